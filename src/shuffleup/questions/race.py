"""The chip race of one table, with cards that anybody can deal again."""

import hashlib
import secrets
from collections.abc import Container, Mapping, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from shuffleup.answer import note
from shuffleup.cards.card import CARD_TEXT
from shuffleup.chips.denominations import USUAL_COLOURS
from shuffleup.chips.pile import PileError, parse_pile
from shuffleup.chips.race import (
    ChairChips,
    Race,
    RaceError,
    RaceResult,
    RaceRounding,
    cards_needed,
    pile_after,
    race_deck,
    run_race,
)
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.printed import Asking, Printed
from shuffleup.tournament.words.draws import Draw, drawn_order

MOST_CHAIRS = 99
Chair: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_CHAIRS)]
ChipsText: TypeAlias = Annotated[str, Meta(max_length=500)]
SEED_DIGITS = 32
"""A seed of at least this many hexadecimal digits is taken as it is, as in the log of an event."""


class RaceQuestion(Asking, frozen=True, kw_only=True):
    """The chips of each chair, as ``25x3+100x2`` under ``1``, the chip that goes and the lowest that stays.

    Without a seed a fresh one is drawn; the answer contains it, so that the race can be repeated.
    """

    stacks: Annotated[
        Mapping[Annotated[int, Meta(ge=1, le=MOST_CHAIRS)], Annotated[str, Meta(max_length=500)]], Meta(min_length=1)
    ]
    remove: int
    lowest: int
    first: int | None = None
    """The chair that is dealt to first; chair 1 if not given."""
    rounding: RaceRounding = RaceRounding.UP
    seed: Annotated[str, Meta(max_length=200)] | None = None
    label: Annotated[str, Meta(max_length=200)] = "race"


class RacePlayer(Struct, frozen=True):
    """What the race made of one player's chips. ``cards`` are those he was dealt, one for each odd chip."""

    chair: int
    before: str
    cards: tuple[str, ...]
    won: bool
    rescued: bool
    """Whether he would have been raced out, and was left one chip."""
    after: str
    total_before: int
    total_after: int


class RaceDocument(Printed, frozen=True):
    """A race that was held. ``seed`` and ``label`` deal the same cards again."""

    removed: int
    lowest: int
    first: int
    rounding: str
    raced_for: int
    players: tuple[RacePlayer, ...]
    added: int
    seed: str
    label: str


def race(asked: RaceQuestion) -> RaceDocument:
    """The race: each odd chip gets a card, and the highest cards win the new chips. Raises ``QuestionError``."""
    holdings = _holdings(asked.stacks, {asked.remove, asked.lowest, *USUAL_COLOURS})
    _check_first(asked.first, holdings)
    given = asked.seed if asked.seed is not None else secrets.token_hex(32)
    try:
        held = Race(asked.remove, asked.lowest, asked.rounding, asked.first or 1)
        _check(holdings, held)
        order = drawn_order(race_deck(held, holdings), Draw(_hexadecimal(given), asked.label))
        result = run_race(held, holdings, order[: cards_needed(held, holdings)])
    except RaceError as fault:
        raise QuestionError(
            fault.first.what, place=note("remove-and-lowest", field="remove", other_field="lowest"), code="bad-race"
        ) from None
    return _document(result, holdings, given, asked.label)


def _hexadecimal(seed: str) -> str:
    """A long hexadecimal seed as it is, any other text by its hash."""
    digits = seed.lower()
    if len(digits) >= SEED_DIGITS and len(digits) % 2 == 0 and all(digit in "0123456789abcdef" for digit in digits):
        return digits
    return hashlib.sha256(seed.encode()).hexdigest()


def _holdings(stacks: Mapping[int, str], denominations: Container[int]) -> list[ChairChips]:
    found: list[ChairChips] = []
    for chair, chips in stacks.items():
        try:
            found.append(ChairChips(chair, parse_pile(chips).told_in(denominations)))
        except PileError as fault:
            place = note("chair-number", number=chair)
            raise QuestionError(fault.first.what, place=place, code="bad-stack") from None
    return sorted(found, key=lambda holding: holding.chair)


def _check_first(first: int | None, holdings: Sequence[ChairChips]) -> None:
    """Raises ``QuestionError`` if the chair to be dealt to first is not in the race."""
    chairs = [holding.chair for holding in holdings]
    if first is None or first in chairs:
        return
    if not 0 < first <= MOST_CHAIRS:
        what, hint = note("chair-is-no-chair", chair=first), note("chairs-from-1")
        raise QuestionError(what, place="first", hint=hint, code="bad-race")
    hint = note("chairs-here-are-list", list=", ".join([str(chair) for chair in chairs]))
    raise QuestionError(note("chair-not-in-the-race", number=first), place="first", hint=hint, code="bad-race")


def _check(holdings: Sequence[ChairChips], held: Race) -> None:
    """Raises ``QuestionError`` for chips below those that stay, other than those that go: they were raced earlier."""
    for holding in holdings:
        for value, _ in holding.pile.chips:
            if value < held.lowest and value != held.removed:
                what = note("chip-not-at-this-table", value=value)
                hint = note("only-chips-of-below", lowest=held.lowest, removed=held.removed)
                raise QuestionError(what, place=note("chair-number", number=holding.chair), hint=hint, code="bad-stack")


def _document(result: RaceResult, holdings: Sequence[ChairChips], seed: str, label: str) -> RaceDocument:
    players = []
    for line, holding in zip(result.lines, holdings, strict=True):
        before, after = holding.pile, pile_after(result, holding)
        cards, totals = tuple([CARD_TEXT[card] for card in line.cards]), (before.total, after.total)
        players.append(RacePlayer(line.chair, str(before), cards, line.won, line.rescued, str(after), *totals))
    held, raced_for, added = result.race, result.raced_for, result.difference
    rounding = held.rounding.value
    return RaceDocument(held.removed, held.lowest, held.first, rounding, raced_for, tuple(players), added, seed, label)
