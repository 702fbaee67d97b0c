"""The report of a played event: one document for programs, lines for people. Nothing in it depends on the machine."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import asdict

from shuffleup.cli.forecast_lines import ledger_lines
from shuffleup.cli.hand.story import story
from shuffleup.cli.output import to_left, to_right
from shuffleup.cli.run.extras import (
    Extras,
    bounty_lines,
    counted,
    deal_lines,
    extras,
    milestone_line,
    part_lines,
    sold_line,
    team_lines,
)
from shuffleup.cli.run.games import HandPrice, hand_price, mix_lines, price_words
from shuffleup.cli.typed import money
from shuffleup.hand.events import HandStarted
from shuffleup.locale.hand_sentences import HandSpeech
from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.event_numbers import MIXED, played
from shuffleup.projections.ledger import LedgerReport, together
from shuffleup.questions.placings import Standing, standings
from shuffleup.questions.printed import Printed
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import PlayedProgramme
from shuffleup.service.simulate import SECOND, FinishedHand
from shuffleup.tournament.facts.standing import satellite_terms
from shuffleup.tournament.words.state import EventState
from shuffleup.version import __version__

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
    """The hand with the most player actions; the first of several."""

    hand: int
    table: int
    level: int
    actions: int
    blinds: tuple[int, int, int]
    """Small blind, big blind, ante."""
    players: tuple[str, ...]
    story: tuple[str, ...]
    price: HandPrice
    """The full price, and the game."""


class RunDocument(Printed, frozen=True):
    """What ``shuffleup run --json`` prints: the same for the same event file, seed and version, on every machine."""

    version: str
    seed: int
    event: EventFacts
    standings: tuple[Standing, ...]
    totals: Totals
    longest_hand: LongestHand | None
    ledger: LedgerReport
    """The ledger when the event is over and before any prize is paid out."""
    extras: Extras
    """What only some events have: rebuys, bounties, a deal, flights, teams."""
    log_sha256: str
    """A digest of the whole log, every action of every hand in it: equal only for runs that are equal in everything."""


def run_document(
    programme: PlayedProgramme, seed: int, log_sha256: str, language: Language = Language.ENGLISH
) -> RunDocument:
    """The document of a finished run; its sentences are in the language."""
    state = programme.final.state
    hands = [one.longest for one in (*programme.parts, programme.final) if one.longest]
    longest = max(hands, key=lambda hand: hand.actions, default=None)
    seats = satellite_terms(state)
    more = extras(programme.final, programme.parts, programme.contest, seats.into if seats else "", language)
    return RunDocument(
        version=__version__,
        seed=seed,
        event=_event(state, more.sold.entries),
        standings=standings(state),
        totals=_totals(programme),
        longest_hand=_longest(longest, language) if longest else None,
        ledger=together([*[part.state for part in programme.parts], state]),
        extras=more,
        log_sha256=log_sha256,
    )


def _totals(programme: PlayedProgramme) -> Totals:
    """Sums over all streams; those that begin together, like the tables of a heat, are played side by side."""
    final = programme.final
    played = (*programme.parts, final)
    sides = [[one for one in played if one.began == began] for began in sorted({one.began for one in played})]
    return Totals(
        rounds=sum([max([one.progress.rounds for one in side]) for side in sides]),
        hands=sum([one.progress.hands for one in played]),
        actions=sum([one.progress.actions for one in played]),
        tables=max([sum([one.tables for one in side]) for side in sides]),
        levels=final.progress.level,
        seconds=sum([max([one.progress.at - one.began for one in side]) for side in sides]) // SECOND,
        chips_in_play=final.state.chips.in_play,
    )


def _event(state: EventState, entries: int) -> EventFacts:
    definition, book = state.definition, state.opening.policy.book
    stack, pool = definition.entry.stack, state.prizes.pool_cents
    return EventFacts(definition.name, book, *played(definition), definition.currency, entries, stack, pool)


def _longest(hand: FinishedHand, language: Language) -> LongestHand:
    begun = hand.events[0]
    assert isinstance(begun, HandStarted)
    plan, stakes = begun.plan, begun.plan.stakes
    blinds, players = (stakes.small_blind, stakes.big_blind, stakes.ante), tuple([one.player for one in plan.seats])
    told, price = story(hand.events, HandSpeech(language)), hand_price(plan.game, stakes)
    return LongestHand(hand.number, hand.table, hand.level, hand.actions, blinds, players, told, price)


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def run_lines(document: RunDocument, again: str, speech: Messages) -> Iterator[str]:
    """The report for people. ``again`` is the command that repeats the run."""
    more, currency = document.extras, document.event.currency
    yield _head_line(document, speech)
    if more.parts:
        yield from part_lines(more.parts, currency, speech)
    yield ""
    yield from _standing_lines(document, speech)
    yield ""
    for lines in _extra_lines(more, currency, speech):
        yield from lines
        yield ""
    if hand := document.longest_hand:
        price = price_words(hand.price, speech)
        told: Values = {"hand": hand.hand, "table": hand.table, "level": hand.level, "actions": hand.actions}
        yield speech.say("run-longest", {**told, "price": price})
        yield from [f"  {line}" for line in hand.story]
        yield ""
    money_lines = list(ledger_lines(document.ledger, speech))
    if money_lines:
        yield from money_lines
        yield ""
    yield _totals_line(document.totals, speech)
    yield speech.say("run-log", {"digest": document.log_sha256[:16], "command": again})


def _head_line(document: RunDocument, speech: Messages) -> str:
    event = document.event
    sold = sold_line(document.extras, speech)
    values = {"name": event.name, "sold": sold, "game": event.game, "book": event.rulebook}
    if event.limit == MIXED:
        return speech.say("run-head-mixed", values)
    return speech.say("run-head", values | {"limit": speech.say(f"told-limit-{event.limit}")})


def _extra_lines(more: Extras, currency: str, speech: Messages) -> Iterator[Iterator[str]]:
    if more.mix:
        yield mix_lines(more.mix, speech)
    if more.milestones:
        yield iter((milestone_line(more, speech),))
    if more.deal:
        yield deal_lines(more.deal, currency, speech)
    if more.bounties:
        yield bounty_lines(more.bounties, currency, speech)
    if more.teams:
        yield team_lines(more.teams, currency, speech)


def _standing_lines(document: RunDocument, speech: Messages) -> Iterator[str]:
    currency, language = document.event.currency, speech.language
    paid = [row for row in document.standings if row.prize_cents]
    shown = paid[:SHOWN_PLACES] or list(document.standings[:SHOWN_PLACES])
    players = to_left([row.player for row in shown])
    prizes = to_right([money(row.prize_cents, currency, language) for row in shown])
    for row, player, prize in zip(shown, players, prizes, strict=True):
        tie = f" {speech.say('run-shared')}" if row.shared_by > 1 else ""
        yield f"{row.place:>5}  {player}  {prize}{tie}{_seat(row, document, speech)}".rstrip()
    rest = paid[SHOWN_PLACES:]
    if rest:
        first, last = [money(row.prize_cents, currency, language) for row in (rest[0], rest[-1])]
        yield f"       {speech.say('run-more-paid', {'count': len(rest), 'first': first, 'last': last})}"
    more = document.extras
    everybody = len(more.teams) or more.sold.players
    total = money(sum([row.prize_cents for row in paid]), currency, language)
    values: Values = {"paid": len(paid), "total": total, "unpaid": everybody - len(paid)}
    yield f"       {speech.say('run-paid', values)}"
    yield from [f"       {speech.say('report-note')}: {note.text}" for note in more.payout_notes]


def _seat(row: Standing, document: RunDocument, speech: Messages) -> str:
    """A satellite seat, and the money that comes with it."""
    if not row.seat_cents:
        return ""
    into = document.extras.seats_into
    seat = speech.say("run-seat-in", {"event": into}) if into else speech.say("run-seat")
    over = row.prize_cents - row.seat_cents
    if over:
        sum_over = money(over, document.event.currency, speech.language)
        seat = speech.say("run-seat-and", {"seat": seat, "money": sum_over})
    return f"  {seat}"


def _totals_line(totals: Totals, speech: Messages) -> str:
    hours, minutes = divmod(totals.seconds // 60, 60)
    values = asdict(totals) | {name: counted(name, getattr(totals, name), speech) for name in ("tables", "levels")}
    times = {"hours": hours, "minutes": f"{minutes:02d}", "chips": totals.chips_in_play}
    return speech.say("run-totals", values | times)
