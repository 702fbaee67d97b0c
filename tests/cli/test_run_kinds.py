"""``shuffleup run`` of every kind of event in ``examples``: to the end, with totals that prove themselves."""

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.run.report import RunDocument
from tests.cli.shell import ROOT, ran, spawned

KINDS = (
    "rebuy_night",
    "knock_out",
    "two_flights",
    "sit_and_go",
    "team_event",
    "satellite",
    "two_days",
    "bounty_flights",
    "shootout",
)
EXAMPLES = ROOT / "examples"


@cache
def played(name: str, seed: int = 7) -> tuple[RunDocument, str]:
    """The document and the text of an example."""
    path = str(EXAMPLES / f"{name}.toml")
    document = ran("run", path, "--seed", str(seed), "--json")
    assert (document.status, document.err) == (0, "")
    text = ran("run", path, "--seed", str(seed))
    return msgspec.json.decode(document.out, type=RunDocument, strict=True), text.out


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_event_ends_and_its_totals_close(name: str) -> None:
    document, text = played(name)
    prizes = sum([row.prize_cents for row in document.standings])
    assert prizes == document.event.pool_cents
    assert document.ledger.closes
    assert f"{prizes // 100:,}.{prizes % 100:02d} EUR in all" in text
    assert "Ledger: closes" in text and "DOES NOT" not in text
    assert max([len(line) for line in text.splitlines() if not line.startswith("  ")]) < 200


@pytest.mark.slow
def test_the_report_is_the_same_on_every_machine() -> None:
    for name in ("two_flights", "team_event"):
        path = str(EXAMPLES / f"{name}.toml")
        one, other = (
            spawned("run", path, "--seed", "7", "--json", environment={"PYTHONHASHSEED": salt}).out
            for salt in ("1", "2")
        )
        assert one == other
        assert msgspec.json.decode(one, type=RunDocument) == played(name)[0]


def test_what_was_sold_adds_up_in_a_rebuy_event() -> None:
    document, text = played("rebuy_night")
    sold = document.extras.sold
    assert sold.rebuys and sold.add_ons
    paid = 3_000 * (sold.entries + sold.rebuys + sold.add_ons)
    kept = paid * 5 // 100
    overlay = max(0, 200_000 - (paid - kept))
    accounts = {line.account: 0 for line in document.ledger.accounts}
    for line in document.ledger.accounts:
        accounts[line.account] += line.cents
    assert accounts["retention"] == -kept
    assert accounts.get("overlay", 0) == overlay
    assert document.event.pool_cents == paid - kept + overlay
    assert f"{sold.rebuys} rebuys, {sold.add_ons} add-ons" in text.splitlines()[0]


def test_bounties_come_to_what_was_posted() -> None:
    document, text = played("knock_out")
    sheet = document.extras.bounties
    assert sheet is not None and sheet.closes
    assert sheet.posted == 27 * 2_500 == sum([line.won for line in sheet.lines])
    assert sum([line.knock_outs for line in sheet.lines]) == 26
    assert "Bounties: closes, 675.00 EUR posted, 675.00 EUR won" in text


def test_bounties_of_two_flights_come_to_what_was_posted() -> None:
    """Four players are in both flights; what was won in a flight is told with what was won on the final day."""
    document, text = played("bounty_flights")
    sheet = document.extras.bounties
    assert sheet is not None and sheet.closes
    assert sheet.posted == 24 * 5_000 == sum([line.won for line in sheet.lines])
    assert sum([part.bounties_cents for part in document.extras.parts]) < sheet.posted, "some was won in the flights"
    accounts = {line.account for line in document.ledger.accounts}
    assert not {"bounties", "carried", "pool"} & accounts
    assert "EUR of bounties" in text


def test_two_flights_have_one_prize_pool_and_a_deal_at_its_end() -> None:
    document, text = played("two_flights")
    parts = document.extras.parts
    assert [part.name for part in parts] == ["1A", "1B"]
    assert sum([part.entries for part in parts]) == document.event.entries
    assert sum([part.bagged_chips for part in parts]) == 20_000 * document.event.entries
    assert sum([part.pool_cents for part in parts]) == 20_000 * document.event.entries
    assert len(document.standings) == sum([part.bags for part in parts])
    deal = document.extras.deal
    assert deal is not None and deal.method == "icm" and deal.play_for_cents == (100_000,)
    assert sum([line.cents for line in deal.lines]) + 100_000 == deal.total_cents
    assert [line.cents for line in deal.lines] == [line.icm_cents for line in deal.lines]
    first = document.standings[0]
    dealt = {line.player: line.cents for line in deal.lines}
    assert first.prize_cents == dealt[first.player] + 100_000
    assert text.count("agreed before the desk") == len(deal.lines)


def test_a_sit_and_go_pays_half_three_tenths_and_a_fifth() -> None:
    """MED-23: ten players at 500.00, a fee of 50.00 each."""
    document, _ = played("sit_and_go")
    assert [row.prize_cents for row in document.standings[:4]] == [250_000, 150_000, 100_000, 0]
    fees = [line.cents for line in document.ledger.accounts if line.account == "fees"]
    assert fees == [-50_000]
    assert document.totals.chips_in_play == 10 * 500


def test_teams_share_what_their_final_table_wins() -> None:
    document, text = played("team_event")
    teams = document.extras.teams
    assert len(teams) == 12 and sum([bool(team.final_place) for team in teams]) == 9
    assert sum([team.points for team in teams]) == 8 * (10 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 1), "four tables in two heats"
    by_name = {row.player: row.prize_cents for row in document.standings}
    for team in teams:
        assert sum(team.members_cents) == team.prize_cents == by_name.get(team.team, 0)
    assert document.event.pool_cents == 36 * 5_000
    assert text.startswith("Team cup: 12 teams, 36 entries")
    assert "3 paid, 1,800.00 EUR in all; 9 without a prize" in text, "three teams did not reach the final"
    assert document.totals.tables == 4, "the tables of a heat are played side by side"
    assert document.totals.rounds < document.totals.hands / 2


def test_a_satellite_gives_seats_and_what_is_over_in_money() -> None:
    document, text = played("satellite")
    seats = [row for row in document.standings if row.seat_cents]
    money = [row for row in document.standings if row.prize_cents > row.seat_cents]
    assert len(seats) == 45 * 4_000 // 22_000 == 8
    assert [(row.place, row.prize_cents) for row in money] == [(9, 45 * 4_000 - 8 * 22_000)]
    assert {line.player for line in document.extras.milestones} <= {row.player for row in seats}
    assert all(line.chips >= 60_000 for line in document.extras.milestones)
    assert text.count("a seat in Main event") == 8


@pytest.mark.parametrize(("last", "noted"), [(9, True), (10, False)])
def test_the_report_says_where_the_payout_table_ends(tmp_path: Path, last: int, *, noted: bool) -> None:
    """Ten entries, by a house's table that ends before or at them."""
    path = tmp_path / "own_table.toml"
    path.write_text(
        f"""
name = "Own table"
rulebook = "tda-2024"
game = "holdem"
limit = "no-limit"
seats = 10
currency = "EUR"
entry = {{ buy_in_cents = 5000, stack = 1000, entries = 10 }}
payouts = {{ column = [{{ entries_to = {last}, percentages = [60, 40] }}] }}
closing = {{ after_last_level = "double" }}
level = [{{ small = 100, big = 200, minutes = 10 }}]
""",
        encoding="utf-8",
    )
    note = "the table ends at 9 entries; 10 are paid by its last column"
    document = msgspec.json.decode(ran("run", str(path), "--seed", "7", "--json").out, type=RunDocument)
    assert [one.text for one in document.extras.payout_notes] == ([note] if noted else [])
    assert (f"note: {note}" in ran("run", str(path), "--seed", "7").out) is noted
    italian = ran("run", str(path), "--seed", "7", "--lang", "it").out
    in_italian = msgspec.json.decode(
        ran("run", str(path), "--seed", "7", "--json", "--lang", "it").out, type=RunDocument
    )
    told = "la tabella finisce a 9 iscrizioni; 10 si pagano con l'ultima colonna"
    assert [one.text for one in in_italian.extras.payout_notes] == ([told] if noted else [])
    assert ("nota: la tabella finisce a 9 iscrizioni" in italian) is noted


def test_a_format_that_contradicts_the_file_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "rebuy.toml"
    text = (EXAMPLES / "rebuy_night.toml").read_text(encoding="utf-8")
    path.write_text('format = "freezeout"\n' + text.replace('format = "rebuy"\n', ""), encoding="utf-8")
    told = ran("run", str(path))
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert "[rebuys] does not go with format = 'freezeout'" in told.err
    assert json.loads(ran("run", str(path), "--json").out)["error"]["code"] == "bad-event"


@pytest.mark.parametrize(
    ("announced", "told"),
    [
        ('button_mode = "win"', "[announced]: button_mode = 'win' cannot be announced; give normal or win_the_button"),
        ('dead_button = "no"', "[announced]: mediterraneo-2026 does not leave dead_button to the announcement"),
        ('buton_mode = "normal"', "[announced]: there is no parameter 'buton_mode'"),
    ],
)
def test_what_cannot_be_announced(tmp_path: Path, announced: str, told: str) -> None:
    path = tmp_path / "knock_out.toml"
    text = (EXAMPLES / "knock_out.toml").read_text(encoding="utf-8")
    path.write_text(f"{text}\n[announced]\n{announced}\n", encoding="utf-8")
    answer = ran("run", str(path), "--seed", "1")
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert told in answer.err
