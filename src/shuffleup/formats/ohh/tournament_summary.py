"""Open Tournament Summary (version 1.1.5): a finished event as one JSON object that trackers read.

The format has no field for the bounties each player won; they are in an object of this program's own.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from shuffleup.answer import ProblemError, note
from shuffleup.formats.event.facts import event_facts, units
from shuffleup.formats.ohh.record import OWN
from shuffleup.formats.ohh.writer import EXACT, SITE, utc_text
from shuffleup.league.finished import result_of
from shuffleup.league.result import Result
from shuffleup.projections.bounties import together
from shuffleup.tournament.words.entry import PurchaseKind, PurchaseStatus
from shuffleup.tournament.words.state import EventState

SPEC_VERSION = "1.1.5"


class OtsMeta(Struct, frozen=True, kw_only=True):
    """What a summary says besides the event."""

    number: str = ""
    """Unique among all events of the house, and the same as in its hands; empty: the event's id."""
    started: int
    """In microseconds UTC, like ``ended``."""
    ended: int
    tables: int
    """Tables at the start."""
    hero: str = ""
    """The player for whom the summary is written."""


def summary_to_ots(state: EventState, meta: OtsMeta, flights: Sequence[EventState] = ()) -> str:
    """The summary as a line of JSON.

    ``flights`` are the events that led to this one; the players who busted in them place below all in the last event.
    Raises ``ProblemError`` for an event that is not over.
    """
    result = result_of(state, "", flights=flights)
    if not isinstance(result, Result):
        raise ProblemError(note("as-it-is-told", why=result))
    fields = dict(_fields(state, result, tuple(flights), meta))
    return EXACT.encode({"ots": fields}).decode() + "\n"


def _fields(
    state: EventState, result: Result, flights: tuple[EventState, ...], meta: OtsMeta
) -> Iterator[tuple[str, object]]:
    """The fields in the order of the specification."""
    started, ended = utc_text(meta.started), utc_text(meta.ended)
    facts = event_facts(meta.number or state.opening.event_id, state.definition, started, meta.tables)
    info, bounty = facts.tournament_info(), facts.bounty_fee_amount
    yield "spec_version", SPEC_VERSION
    yield from SITE
    yield "tournament_number", facts.tournament_number
    yield "tournament_name", facts.name
    yield "start_date_utc", started
    yield "end_date_utc", ended
    yield from [(name, info[name]) for name in ("currency", "buyin_amount", "fee_amount")]
    if bounty:
        yield from [(name, bounty) for name in ("bounty_fee_amount", "bounty_value_amount")]
    yield from [(name, info[name]) for name in ("initial_stack", "type", "flags", "speed")]
    yield "prize_pool", units(state.prizes.pool_cents)
    if meta.hero:
        yield "hero_player_name", meta.hero
    yield "player_count", len(result.lines)
    yield "tournament_finishes_and_winnings", _finishes(state, result)
    yield from _purchases((*flights, state), result)
    won = _bounties((*flights, state))
    if won:
        yield OWN, {"bounties": won}


def _finishes(state: EventState, result: Result) -> list[Mapping[str, object]]:
    """Every player with his place and his prize; a seat in another event is a ticket."""
    seats = {award.player: award.seat_cents for award in state.prizes.awards}
    return [
        {
            "player_name": line.player,
            "finish_position": line.place,
            "still_playing": False,
            "prize": units(line.prize_cents - seats.get(line.player, 0)),
            "ticket_value": units(seats.get(line.player, 0)),
        }
        for line in result.lines
    ]


def _purchases(streams: Sequence[EventState], result: Result) -> Iterator[tuple[str, object]]:
    """Rebuys (or re-entries, if the event has those instead) and add-ons."""
    bought: Counter[tuple[str, PurchaseKind]] = Counter()
    for state in streams:
        bought.update(
            [(one.player, one.kind) for one in state.cage.purchases if one.standing is not PurchaseStatus.VOIDED]
        )
    entry, money = streams[-1].definition.entry, streams[-1].definition.money
    rows: list[Mapping[str, object]] = []
    for line in result.lines:
        again = line.entries - 1 + bought[line.player, PurchaseKind.REBUY]
        added = bought[line.player, PurchaseKind.ADD_ON]
        if again or added:
            rows.append({"player_name": line.player, "rebuys": again, "addons": added})
    if money.rebuys:
        yield "rebuy_cost", units(money.rebuys[0].due_cents)
    elif any(line.entries > 1 for line in result.lines):
        yield "rebuy_cost", units(entry.buy_in_cents + entry.fee_cents)
    if money.add_ons:
        yield "addon_cost", units(money.add_ons[0].due_cents)
    if rows:
        yield "tournament_rebuys", rows


def _bounties(streams: Sequence[EventState]) -> list[Mapping[str, object]]:
    """What each player has won in bounties, including those in the flights."""
    return [
        {"player_name": line.player, "won": units(line.won), "knock_outs": line.knock_outs}
        for line in together(streams).lines
    ]
