"""Open Tournament Summary: every kind of event in the published format, and its money sums."""

import asyncio
import json
from decimal import Decimal
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.cli.event_input import read_planned
from shuffleup.formats.ohh.tournament_summary import OtsMeta, summary_to_ots
from shuffleup.service.programme import PlayedProgramme, TeamsRun, play_planned
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.state import EventState, Phase
from tests.formats.schemas import faults

EXAMPLES = Path(__file__).parents[2] / "examples"
KINDS = ("knock_out", "rebuy_night", "satellite", "sit_and_go", "two_flights")


@cache
def played(name: str) -> PlayedProgramme:
    planned = read_planned(str(EXAMPLES / f"{name}.toml"))
    assert not isinstance(planned, TeamsRun)
    return asyncio.run(play_planned(planned, MemoryStore(forgets="table/"), Shuffler.from_seed(7), lambda _: None))


def summary(name: str) -> dict[str, object]:
    programme = played(name)
    final = programme.final
    meta = OtsMeta(started=final.began, ended=final.progress.at, tables=final.tables)
    text = summary_to_ots(final.state, meta, tuple([part.state for part in programme.parts]))
    document = json.loads(text, parse_float=Decimal)
    assert not faults("open_tournament_summary", json.loads(text))
    assert isinstance(document["ots"], dict)
    return document["ots"]


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_event_is_summed_up(name: str) -> None:
    state: EventState = played(name).final.state
    ots = summary(name)
    finishes = ots["tournament_finishes_and_winnings"]
    assert isinstance(finishes, list)
    assert ots["player_count"] == len(finishes) == len({row["player_name"] for row in finishes})
    won = sum([row["prize"] + row["ticket_value"] for row in finishes])
    assert won * 100 == sum([award.cents for award in state.prizes.awards])
    assert Decimal(str(ots["prize_pool"])) * 100 == state.prizes.pool_cents
    places = [row["finish_position"] for row in finishes]
    assert places[0] == 1
    assert places == sorted(places)


def test_bounties_have_their_price_and_their_winners() -> None:
    ots = summary("knock_out")
    state = played("knock_out").final.state
    terms = state.definition.money.shares.bounty
    assert terms is not None
    assert ots["bounty_value_amount"] * 100 == terms.cents  # type: ignore[operator]
    full = state.definition.entry.buy_in_cents
    assert (ots["buyin_amount"] + ots["bounty_fee_amount"]) * 100 == full  # type: ignore[operator]
    assert set(ots["flags"]) & {"Bounty", "Progressive-Bounty"}  # type: ignore[call-overload]
    won = ots["_shuffleup"]["bounties"]  # type: ignore[index]
    assert sum([row["won"] for row in won]) * 100 == sum(state.bounties.won.values())
    assert won[0]["knock_outs"] > 0


def test_rebuys_and_add_ons_are_counted_by_player() -> None:
    ots = summary("rebuy_night")
    bought = played("rebuy_night").final.state.cage.purchases
    assert bought
    rows = ots["tournament_rebuys"]
    assert isinstance(rows, list)
    assert "Rebuy" in ots["flags"]  # type: ignore[operator]
    again = sum([row["rebuys"] + row["addons"] for row in rows])
    entries = len(played("rebuy_night").final.state.entries) - int(str(ots["player_count"]))
    assert again == len(bought) + entries


def test_seats_of_a_satellite_are_tickets() -> None:
    ots = summary("satellite")
    assert "Satellite" in ots["flags"]  # type: ignore[operator]
    assert [row for row in ots["tournament_finishes_and_winnings"] if row["ticket_value"]]  # type: ignore[attr-defined]


def test_whoever_went_out_in_a_flight_is_listed() -> None:
    programme = played("two_flights")
    entered = {entry.player for part in programme.parts for entry in part.state.entries}
    ots = summary("two_flights")
    assert {row["player_name"] for row in ots["tournament_finishes_and_winnings"]} == entered  # type: ignore[attr-defined]


def test_an_event_that_is_not_over_has_no_summary() -> None:
    state = replace(played("sit_and_go").final.state, phase=Phase.PLAYED_OUT)
    with pytest.raises(ValueError, match="is not over"):
        summary_to_ots(state, OtsMeta(started=0, ended=0, tables=1))


def test_bounties_won_in_flights_are_listed_with_those_of_the_final_day() -> None:
    programme = played("bounty_flights")
    ots = summary("bounty_flights")
    told = {row["player_name"]: row["won"] for row in ots["_shuffleup"]["bounties"]}  # type: ignore[index]
    assert sum(told.values()) * 100 == 24 * 5_000
    first = programme.parts[0].state.bounties.won
    assert first and set(first) <= set(told), "what was won on the first day counts"
