"""The report of a played event: one document for programs, lines for people. Nothing in it depends on the machine."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from shuffleup import __version__
from shuffleup.cli.hand_story import story
from shuffleup.cli.ledger_lines import ledger_lines
from shuffleup.cli.money import chips, money
from shuffleup.hand.events import HandStarted
from shuffleup.projections.ledger import LedgerReport, ledger
from shuffleup.service.simulate import SECOND, START, FinishedHand, Played
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
    log_sha256: str
    """A digest of the whole log, every action of every hand in it: equal only for runs that are equal in everything."""


def run_document(played: Played, seed: int, log_sha256: str) -> RunDocument:
    """The document of a run that is over."""
    state = played.state
    progress = played.progress
    return RunDocument(
        schema="shuffleup.run/1",
        version=__version__,
        seed=seed,
        event=_event(state),
        standings=_standings(state),
        totals=Totals(
            rounds=progress.rounds,
            hands=progress.hands,
            actions=progress.actions,
            tables=played.tables,
            levels=progress.level,
            seconds=(progress.at - START) // SECOND,
            chips_in_play=state.chips.in_play,
        ),
        longest_hand=_longest(played.longest) if played.longest else None,
        ledger=ledger(state),
        log_sha256=log_sha256,
    )


def _event(state: EventState) -> EventFacts:
    definition = state.opening.definition
    return EventFacts(
        name=definition.name,
        rulebook=state.opening.policy.book,
        game=definition.game.variant,
        limit=definition.game.limit.value,
        currency=definition.currency,
        entries=len(state.entries),
        starting_stack=definition.entry.stack,
        pool_cents=state.prizes.pool_cents,
    )


def _standings(state: EventState) -> tuple[Standing, ...]:
    prizes = {award.player: award.cents for award in state.prizes.awards}
    rows = [
        Standing(
            place.place,
            place.shared_by,
            place.player,
            prizes.get(place.player, 0),
            place.chips,
            (place.at - START) // SECOND,
        )
        for place in state.places
    ]
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
    yield f"{event.name}: {event.entries} entries, {event.limit} {event.game}, rulebook {event.rulebook}"
    yield ""
    yield from _standing_lines(document)
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


def _standing_lines(document: RunDocument) -> Iterator[str]:
    currency = document.event.currency
    paid = [row for row in document.standings if row.prize_cents]
    shown = paid[:SHOWN_PLACES] or list(document.standings[:SHOWN_PLACES])
    width = max([len(row.player) for row in shown], default=0)
    prizes = [money(row.prize_cents, currency) for row in shown]
    column = max([len(prize) for prize in prizes], default=0)
    for row, prize in zip(shown, prizes, strict=True):
        tie = " (shared)" if row.shared_by > 1 else ""
        yield f"{row.place:>5}  {row.player:<{width}}  {prize:>{column}}{tie}".rstrip()
    rest = paid[SHOWN_PLACES:]
    if rest:
        ends = f"from {money(rest[0].prize_cents, currency)} to {money(rest[-1].prize_cents, currency)}"
        yield f"       {len(rest)} more paid, {ends}"
    unpaid = len(document.standings) - len(paid)
    total = money(sum([row.prize_cents for row in paid]), currency)
    yield f"       {len(paid)} paid, {total} in all; {unpaid} without a prize"


def _longest_lines(hand: LongestHand) -> Iterator[str]:
    small, big, ante = hand.blinds
    price = f"{chips(small)}/{chips(big)}" + (f", ante {chips(ante)}" if ante else "")
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
