"""The report of a played event: one document for programs, lines for people. Nothing in it depends on the machine."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from shuffleup import __version__
from shuffleup.cli.hand_story import story
from shuffleup.cli.ledger_lines import ledger_lines
from shuffleup.cli.money import chips, money
from shuffleup.cli.run_extras import (
    Extras,
    bounty_lines,
    deal_lines,
    extras,
    milestone_line,
    part_lines,
    sold_line,
    team_lines,
)
from shuffleup.hand.events import HandStarted
from shuffleup.projections.ledger import LedgerReport, together
from shuffleup.service.programme import PlayedProgramme
from shuffleup.service.simulate import SECOND, START, FinishedHand
from shuffleup.tournament import satellites
from shuffleup.tournament.state import EventState

SHOWN_PLACES = 18
"""How many paid places are listed one by one; the JSON document has them all."""


class EventFacts(Struct, frozen=True):
    """What was played. Amounts of money are in hundredths of ``currency``."""

    name: str
    rulebook: str
    game: str
    limit: str
    currency: str
    entries: int
    starting_stack: int
    pool_cents: int


class Standing(Struct, frozen=True):
    """A player's final place. ``shared_by`` players hold it; ``chips`` are those he had when play ended."""

    place: int
    shared_by: int
    player: str
    prize_cents: int
    chips: int
    out_after_seconds: int
    seat_cents: int = 0
    """What of the prize is a seat in another event, and no money."""


class Totals(Struct, frozen=True):
    """How much was played, and how long it would have taken in a room."""

    rounds: int
    hands: int
    actions: int
    tables: int
    levels: int
    seconds: int
    chips_in_play: int


class LongestHand(Struct, frozen=True):
    """The hand with the most actions of players, the first one of several."""

    hand: int
    table: int
    level: int
    actions: int
    blinds: tuple[int, int, int]
    """Small blind, big blind, ante."""
    players: tuple[str, ...]
    story: tuple[str, ...]


class RunDocument(Struct, frozen=True):
    """What ``shuffleup run --json`` prints: the same for the same event file, seed and version, on every machine."""

    schema: Literal["shuffleup.run/1"]
    version: str
    seed: int
    event: EventFacts
    standings: tuple[Standing, ...]
    totals: Totals
    longest_hand: LongestHand | None
    ledger: LedgerReport
    """Where the money of the event is when it is over and no prize is paid out yet."""
    extras: Extras
    """What only some events have: rebuys, bounties, a deal, flights, teams."""
    log_sha256: str
    """A digest of the whole log, every action of every hand in it: equal only for runs that are equal in everything."""


def run_document(programme: PlayedProgramme, seed: int, log_sha256: str) -> RunDocument:
    """The document of a run that is over."""
    state = programme.final.state
    hands = [one.longest for one in (*programme.parts, programme.final) if one.longest]
    longest = max(hands, key=lambda hand: hand.actions, default=None)
    seats = satellites.terms_of(state)
    more = extras(programme.final, programme.parts, programme.contest, seats.into if seats else "")
    return RunDocument(
        schema="shuffleup.run/1",
        version=__version__,
        seed=seed,
        event=_event(state, more.sold.entries),
        standings=_standings(state),
        totals=_totals(programme),
        longest_hand=_longest(longest) if longest else None,
        ledger=together([*[part.state for part in programme.parts], state]),
        extras=more,
        log_sha256=log_sha256,
    )


def _totals(programme: PlayedProgramme) -> Totals:
    """Sums over all streams; the time is that of play, one stream after the other."""
    final = programme.final
    played = (*programme.parts, final)
    return Totals(
        rounds=sum([one.progress.rounds for one in played]),
        hands=sum([one.progress.hands for one in played]),
        actions=sum([one.progress.actions for one in played]),
        tables=max([one.tables for one in played]),
        levels=final.progress.level,
        seconds=sum([one.progress.at - one.began for one in played]) // SECOND,
        chips_in_play=final.state.chips.in_play,
    )


def _event(state: EventState, entries: int) -> EventFacts:
    definition = state.opening.definition
    return EventFacts(
        name=definition.name,
        rulebook=state.opening.policy.book,
        game=definition.game.variant,
        limit=definition.game.limit.value,
        currency=definition.currency,
        entries=entries,
        starting_stack=definition.entry.stack,
        pool_cents=state.prizes.pool_cents,
    )


def _standings(state: EventState) -> tuple[Standing, ...]:
    awards = {award.player: award for award in state.prizes.awards}
    rows: list[Standing] = []
    for place in state.places:
        award = awards.get(place.player)
        rows.append(
            Standing(
                place.place,
                place.shared_by,
                place.player,
                award.cents if award else 0,
                place.chips,
                (place.at - START) // SECOND,
                award.seat_cents if award else 0,
            )
        )
    return tuple(sorted(rows, key=lambda row: (row.place, row.player)))


def _longest(hand: FinishedHand) -> LongestHand:
    begun = hand.events[0]
    assert isinstance(begun, HandStarted)
    plan = begun.plan
    stakes = plan.stakes
    return LongestHand(
        hand=hand.number,
        table=hand.table,
        level=hand.level,
        actions=hand.actions,
        blinds=(stakes.small_blind, stakes.big_blind, stakes.ante),
        players=tuple([seat.player for seat in plan.seats]),
        story=story(hand.events),
    )


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def run_lines(document: RunDocument, again: str) -> Iterator[str]:
    """The report for people. ``again`` is the command that repeats the run."""
    event = document.event
    more = document.extras
    yield f"{event.name}: {sold_line(more)}, {event.limit} {event.game}, rulebook {event.rulebook}"
    if more.parts:
        yield from part_lines(more.parts, event.currency)
    yield ""
    yield from _standing_lines(document)
    yield ""
    for lines in _extra_lines(more, event.currency):
        yield from lines
        yield ""
    if document.longest_hand:
        yield from _longest_lines(document.longest_hand)
        yield ""
    money_lines = list(ledger_lines(document.ledger))
    if money_lines:
        yield from money_lines
        yield ""
    yield _totals_line(document)
    yield f"Log {document.log_sha256[:16]}. The same event again: {again}"


def _extra_lines(more: Extras, currency: str) -> Iterator[Iterator[str]]:
    if more.milestones:
        yield iter((milestone_line(more),))
    if more.deal:
        yield deal_lines(more.deal, currency)
    if more.bounties:
        yield bounty_lines(more.bounties, currency)
    if more.teams:
        yield team_lines(more.teams, currency)


def _standing_lines(document: RunDocument) -> Iterator[str]:
    currency = document.event.currency
    paid = [row for row in document.standings if row.prize_cents]
    shown = paid[:SHOWN_PLACES] or list(document.standings[:SHOWN_PLACES])
    width = max([len(row.player) for row in shown], default=0)
    prizes = [money(row.prize_cents, currency) for row in shown]
    column = max([len(prize) for prize in prizes], default=0)
    for row, prize in zip(shown, prizes, strict=True):
        tie = " (shared)" if row.shared_by > 1 else ""
        yield f"{row.place:>5}  {row.player:<{width}}  {prize:>{column}}{tie}{_seat(row, document)}".rstrip()
    rest = paid[SHOWN_PLACES:]
    if rest:
        ends = f"from {money(rest[0].prize_cents, currency)} to {money(rest[-1].prize_cents, currency)}"
        yield f"       {len(rest)} more paid, {ends}"
    more = document.extras
    everybody = len(document.standings) if more.teams else more.sold.players
    unpaid = everybody - len(paid)
    total = money(sum([row.prize_cents for row in paid]), currency)
    yield f"       {len(paid)} paid, {total} in all; {unpaid} without a prize"


def _seat(row: Standing, document: RunDocument) -> str:
    """A seat of a satellite, and the money that comes with it."""
    if not row.seat_cents:
        return ""
    into = f" in {document.extras.seats_into}" if document.extras.seats_into else ""
    over = row.prize_cents - row.seat_cents
    return f"  a seat{into}" + (f" and {money(over, document.event.currency)}" if over else "")


def _longest_lines(hand: LongestHand) -> Iterator[str]:
    small, big, ante = hand.blinds
    blinds = [f"{chips(small)}/{chips(big)}"] if big else []
    price = ", ".join([*blinds, *([f"ante {chips(ante)}"] if ante else [])])
    yield f"Longest hand: number {hand.hand}, table {hand.table}, level {hand.level} ({price}), {hand.actions} actions"
    for line in hand.story:
        yield f"  {line}"


def _totals_line(document: RunDocument) -> str:
    totals = document.totals
    hours, minutes = divmod(totals.seconds // 60, 60)
    return (
        f"{chips(totals.hands)} hands and {chips(totals.actions)} actions in {chips(totals.rounds)} rounds, "
        f"{totals.tables} {'table' if totals.tables == 1 else 'tables'} at the start, {totals.levels} levels, "
        f"{hours} h {minutes:02d} min of play; all {chips(totals.chips_in_play)} chips accounted for"
    )
