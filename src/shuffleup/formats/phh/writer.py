"""Writes PHH: takes the events and the deck of a finished hand; other programs replay the text to the same stacks.

Amounts are those of the hand, or counted in the smallest chip in play (``Amounts``), so that every reader divides a pot
as the table does. Antes are written as actually paid, because readers post antes before blinds, while RP-11 takes a
single ante after them.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, time
from decimal import Decimal
from math import gcd

from msgspec import Struct, json

from shuffleup.answer import ProblemError, note
from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.formats.event.facts import TournamentFacts
from shuffleup.formats.phh.extension_writer import Extended
from shuffleup.formats.phh.ledger import PhhReading, Record, finished_plan
from shuffleup.formats.phh.record import GAME_CODES, GAMES
from shuffleup.formats.phh.script import ANTES, Amounts, HandScript, blinds_owed
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BroughtIn, HandEvent, HandStarted, Posted, PotAwarded, Raised
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.plan import GameKey, HandPlan, PostingKind


class PhhMeta(Struct, frozen=True, kw_only=True):
    """What a file says about a hand besides the hand itself. Empty texts and zeros are left out."""

    event: str = ""
    table: str = ""
    level: int = 0
    players: tuple[str, ...] = ()
    """Names in the order of ``plan.seats``; if empty, the ids of the plan."""
    seat_count: int = 0
    rulebook: str = ""
    """The key of the book by which the hand was played."""
    switches: ItalianSwitches = ItalianSwitches()
    """The table's choices on points that the Italian games leave open."""
    number: str = ""
    """Unique among all hands of the site."""
    started: int = 0
    """When the hand was dealt, in microseconds UTC."""
    currency: str = ""
    facts: TournamentFacts | None = None
    """Price and kind of the event, for which PHH has no fields."""


NOTHING_SAID = PhhMeta()


@checked
def hand_to_phh(
    events: Sequence[HandEvent],
    deck: Deck,
    meta: PhhMeta = NOTHING_SAID,
    record: Record = Record.FULL,
    amounts: Amounts = Amounts.OWN,
) -> str:
    """The text of a ``.phh`` file, by the extension if PHH has no code for the game.

    Raises ``ProblemError`` if the hand is unfinished or the floor has changed it.
    """
    started = events[0] if events else None
    if isinstance(started, HandStarted) and not has_code(started.plan.game):
        extended = Extended(events, deck, record)
        fields = "".join(f"{name} = {_toml(value)}\n" for name, value in _extended_fields(extended, meta))
        return fields + _actions(extended.lines)
    script = _script(events, deck, record, amounts)
    return "".join(f"{name} = {_toml(value)}\n" for name, value in _fields(script, meta)) + _actions(script.lines)


def numbered_hand(number: int, text: str) -> str:
    """A hand as one section of a collection (``.phhs``); sections follow each other, numbered from 1."""
    return f"[{number}]\n{text}\n"


def other_readings(events: Sequence[HandEvent], amounts: Amounts = Amounts.OWN) -> tuple[PhhReading, ...]:
    """The rules used in this hand that readers with WSOP rules do not have; empty for nearly every hand."""
    unknown = Deck((UNKNOWN,) * 52)
    return _in_order(_script(events, unknown, Record.PUBLIC, amounts).eye.found)


def has_code(game: GameKey) -> bool:
    """Does PHH have a code for this game? Other games are written by the extension, which only this program reads."""
    return (game.variant, game.limit) in GAME_CODES


def _in_order(found: set[PhhReading]) -> tuple[PhhReading, ...]:
    return tuple([reading for reading in PhhReading if reading in found])


def _script(events: Sequence[HandEvent], deck: Deck, record: Record, amounts: Amounts) -> HandScript:
    plan = finished_plan(events)
    if not has_code(plan.game):
        raise ProblemError(note("phh-has-no-code", game=f"{plan.game.limit.value} {plan.game.variant}"))
    script = HandScript(plan, 1 if amounts is Amounts.OWN else _chip(plan, events), deck, record)
    script.tell(events)
    return script


def _chip(plan: HandPlan, events: Iterable[HandEvent]) -> int:
    """The chip to count in: the smallest in play, or less if some amount is not a multiple of it."""
    chip = gcd(plan.stakes.unit, *[seat.stack for seat in plan.seats])
    for event in events:
        if isinstance(event, Posted):
            chip = gcd(chip, *[payment.amount for payment in event.payments])
        elif isinstance(event, Raised):
            chip = gcd(chip, event.to)
        elif isinstance(event, BroughtIn):
            chip = gcd(chip, event.amount)
        elif isinstance(event, PotAwarded):
            chip = gcd(chip, *[amount for _, amount in event.shares])
    owed = [posting.amount for posting in plan.postings if posting.kind not in ANTES]
    stakes = plan.stakes
    return gcd(chip, *owed, stakes.ante, stakes.small_bet, stakes.big_bet, stakes.big_blind, stakes.bring_in)


# ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _fields(script: HandScript, meta: PhhMeta) -> Iterable[tuple[str, object]]:
    """The fields in the order of the specification; those that begin with an underscore are this program's own."""
    plan, chip = script.plan, script.chip
    kinds = {owed.kind for owed in plan.postings}
    yield "variant", GAME_CODES[plan.game.variant, plan.game.limit]
    yield "ante_trimming_status", PostingKind.DEAD_ANTE not in kinds
    yield "antes", _row(script, [(paid.seat, paid.amount) for paid in script.posted if paid.kind in ANTES])
    if GAMES[GAME_CODES[plan.game.variant, plan.game.limit]].blinds:
        yield "blinds_or_straddles", _row(script, [(owed.seat, owed.amount) for owed in blinds_owed(plan)])
    else:
        yield "bring_in", plan.stakes.bring_in // chip
    if plan.game.limit is Limit.FIXED_LIMIT:
        yield "small_bet", (plan.stakes.small_bet or plan.stakes.big_blind) // chip
        yield "big_bet", (plan.stakes.big_bet or plan.stakes.big_blind) // chip
    else:
        yield "min_bet", script.least_bet() // chip
    yield from _usual_fields(plan, meta, script.ledger.stacks, chip)
    yield from _own_fields(script, kinds)


def _extended_fields(extended: Extended, meta: PhhMeta) -> Iterable[tuple[str, object]]:
    yield from extended.fields(meta.switches)
    yield from _usual_fields(extended.plan, meta, extended.stacks, 1)


def _usual_fields(plan: HandPlan, meta: PhhMeta, stacks: Sequence[int], chip: int) -> Iterable[tuple[str, object]]:
    """The fields for every game: the players with their seats and stacks, and the place."""
    yield "starting_stacks", [seat.stack // chip for seat in plan.seats]
    event = meta.event or (meta.facts.name if meta.facts else "")
    currency = meta.currency or (meta.facts.currency if meta.facts else "")
    yield from _said(event=event, table=meta.table, level=meta.level, currency=currency)
    if meta.started:
        yield from _date(meta.started)
    yield "hand", plan.hand
    yield "seats", [seat.number for seat in plan.seats]
    yield from _said(seat_count=meta.seat_count)
    yield "players", list(meta.players or [seat.player for seat in plan.seats])
    yield "finishing_stacks", [stack // chip for stack in stacks]
    info = meta.facts.tournament_info() if meta.facts else None
    yield from _said(_rulebook=meta.rulebook, _number=meta.number, _tournament_info=info)


def _said(**fields: object) -> Iterable[tuple[str, object]]:
    """The fields that are not empty."""
    return [(name, value) for name, value in fields.items() if value]


def _date(microseconds: int) -> Iterable[tuple[str, object]]:
    """The date and the time of day in the fields of the format, in whole seconds."""
    at = datetime.fromtimestamp(microseconds // 1_000_000, UTC)
    yield from (("year", at.year), ("month", at.month), ("day", at.day))
    yield from (("time", at.time()), ("time_zone", "UTC"))


def _own_fields(script: HandScript, kinds: set[PostingKind]) -> Iterable[tuple[str, object]]:
    plan, chip = script.plan, script.chip
    stakes = plan.stakes
    paid = max([paid.amount for paid in script.posted if paid.kind in ANTES], default=0)
    yield "_counted_in", chip
    yield from _said(
        _smallest_chip=stakes.unit // chip if stakes.unit > chip else 0,
        _ante=stakes.ante // chip if stakes.ante > paid else 0,
        _small_blind=0 if PostingKind.SMALL_BLIND in kinds else stakes.small_blind // chip,
        _players_left=plan.players_left,
        _button=plan.button if plan.button != plan.seats[-1].number else 0,
        _killed=[seat + 1 for seat in script.killed],
        _other_readings=[reading.value for reading in _in_order(script.eye.found)],
    )


def _row(script: HandScript, amounts: Iterable[tuple[int, int]]) -> list[int]:
    """One amount for each player; heads-up, the format has forced bets in reverse."""
    row = [0] * len(script.plan.seats)
    for seat, amount in amounts:
        row[seat] += amount // script.chip
    return row[::-1] if len(row) == 2 else row


def _actions(lines: Sequence[str]) -> str:
    """The actions, with a line for each street."""
    streets: list[list[str]] = []
    for line in lines:
        if not streets or line.startswith("d db") or (line.startswith("p") and streets[-1][-1].startswith("d dh")):
            streets.append([])
        streets[-1].append(line)
    rows = "".join(f"  {', '.join(_toml(line) for line in street)},\n" for street in streets)
    return f"actions = [\n{rows}]\n"


def _toml(value: object) -> str:
    """A value in TOML, on one line. A JSON string is a TOML string, except for the delete character."""
    if isinstance(value, time | Decimal):
        return str(value)
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {_toml(entry)}' for name, entry in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(entry) for entry in value)}]"
    return json.encode(value).decode().replace("\x7f", "\\u007F")
