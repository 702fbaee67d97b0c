"""``shuffleup race``: the chip race of one table, with cards that anybody can deal again."""

import hashlib
import secrets
import shlex
from collections.abc import Iterator, Sequence
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cards.card import CARD_TEXT
from shuffleup.chips.pile import LONGEST_NUMBER, Pile, PileError, parse_pile
from shuffleup.chips.race import (
    Holding,
    Race,
    RaceError,
    RaceResult,
    RaceRounding,
    cards_needed,
    pile_after,
    race_deck,
    run_race,
)
from shuffleup.cli.errors import InputError
from shuffleup.cli.language import lang_again, lang_option
from shuffleup.cli.money import chips
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.draws import Draw, drawn_order

MOST_CHAIRS = 99
SEED_DIGITS = 32
"""A seed of at least so many hexadecimal digits is taken as it stands, as the log of an event has it."""


class RacePlayer(Struct, frozen=True):
    """What the race made of one player's chips. ``cards`` are those he was dealt, one for each odd chip."""

    chair: int
    before: str
    cards: tuple[str, ...]
    won: bool
    rescued: bool
    """He would have been raced out, and got one chip."""
    after: str
    total_before: int
    total_after: int


class RaceDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup race --json`` prints. ``seed`` and ``label`` deal the same cards again."""

    schema: Literal["shuffleup.race/1"] = "shuffleup.race/1"
    removed: int
    lowest: int
    first: int
    rounding: str
    raced_for: int
    players: tuple[RacePlayer, ...]
    added: int
    seed: str
    label: str


@click.command("race")
@click.argument("stacks", nargs=-1, required=True, metavar="CHAIR=CHIPS...")
@click.option("--remove", "removed", required=True, type=int, metavar="CHIP", help="The chip that goes.")
@click.option("--lowest", required=True, type=int, metavar="CHIP", help="The lowest chip that stays.")
@click.option("--first", metavar="CHAIR", type=int, help="Who is dealt to first; chair 1 if unsaid.")
@click.option(
    "--rounding",
    type=click.Choice([one.value for one in RaceRounding]),
    default=RaceRounding.UP.value,
    show_default=True,
    help="How many chips are raced for when the odd ones are not worth a whole number.",
)
@click.option("--seed", metavar="TEXT", help="Deal the cards of this seed; a fresh one if there is none.")
@click.option("--label", default="race", show_default=True, help="What the seed is used for, as the log has it.")
@lang_option
@json_option
def race(
    *,
    stacks: tuple[str, ...],
    removed: int,
    lowest: int,
    first: int | None,
    rounding: str,
    seed: str | None,
    label: str,
    lang: str,
    as_json: bool,
) -> None:
    """Race a removed chip off at one table: odd chips get a card each, and the highest cards win the new chips.

    CHAIR=CHIPS is a chair and the chips before it, as 1=25x3+100x2. Nobody is raced out, and nobody wins two chips.
    """
    holdings = _holdings(stacks)
    _check_first(first, holdings)
    given = seed if seed is not None else secrets.token_hex(32)
    try:
        held = Race(removed, lowest, RaceRounding(rounding), first or 1)
        _check(holdings, held)
        cards = drawn_order(race_deck(held, holdings), Draw(_hexadecimal(given), label))[: cards_needed(held, holdings)]
        result = run_race(held, holdings, cards)
    except RaceError as fault:
        raise InputError(str(fault), place="--remove and --lowest", code="bad-race") from None
    document = _document(result, holdings, given, label)
    if as_json:
        emit(document)
    else:
        print_lines(_lines(document, stacks, messages(Language(lang))))


def _hexadecimal(seed: str) -> str:
    """A long hexadecimal seed as it stands, any other text by its hash."""
    digits = seed.lower()
    if len(digits) >= SEED_DIGITS and len(digits) % 2 == 0 and all(digit in "0123456789abcdef" for digit in digits):
        return digits
    return hashlib.sha256(seed.encode()).hexdigest()


def _holdings(stacks: Sequence[str]) -> list[Holding]:
    found: dict[int, Pile] = {}
    for text in stacks:
        chair, _, chips = text.partition("=")
        hint = "write a chair and its chips, as 1=25x3+100x2"
        if not (chair.isascii() and chair.isdigit() and len(chair) <= LONGEST_NUMBER and 0 < int(chair) <= MOST_CHAIRS):
            raise InputError(f"'{text}' names no chair", hint=hint, code="bad-stack")
        if int(chair) in found:
            raise InputError(f"chair {int(chair)} is there twice", hint="name each chair once", code="bad-stack")
        try:
            found[int(chair)] = parse_pile(chips)
        except PileError as fault:
            raise InputError(str(fault), place=f"chair {chair}", code="bad-stack") from None
    return [Holding(chair, pile) for chair, pile in sorted(found.items())]


def _check_first(first: int | None, holdings: Sequence[Holding]) -> None:
    """Raises ``InputError`` where somebody is to be dealt to first who is not in the race."""
    chairs = [holding.chair for holding in holdings]
    if first is None or first in chairs:
        return
    if not 0 < first <= MOST_CHAIRS:
        raise InputError(f"{first} is no chair", place="--first", hint="chairs are counted from 1", code="bad-race")
    hint = f"chairs here are {', '.join([str(chair) for chair in chairs])}"
    raise InputError(f"chair {first} is not in this race", place="--first", hint=hint, code="bad-race")


def _check(holdings: Sequence[Holding], held: Race) -> None:
    """Raises ``InputError`` for chips below those that stay, other than those that go: their race was held before."""
    for holding in holdings:
        for value, _ in holding.pile.chips:
            if value < held.lowest and value != held.removed:
                what = f"chips of {value} cannot be at this table"
                hint = f"below {held.lowest}, the lowest that stays, there are only chips of {held.removed}"
                raise InputError(what, place=f"chair {holding.chair}", hint=hint, code="bad-stack")


def _document(result: RaceResult, holdings: Sequence[Holding], seed: str, label: str) -> RaceDocument:
    players = []
    for line, holding in zip(result.lines, holdings, strict=True):
        after = pile_after(result, holding)
        cards = tuple([CARD_TEXT[card] for card in line.cards])
        players.append(
            RacePlayer(
                line.chair,
                str(holding.pile),
                cards,
                line.won,
                line.rescued,
                str(after),
                holding.pile.total,
                after.total,
            )
        )
    held = result.race
    return RaceDocument(
        removed=held.removed,
        lowest=held.lowest,
        first=held.first,
        rounding=held.rounding.value,
        raced_for=result.raced_for,
        players=tuple(players),
        added=result.difference,
        seed=seed,
        label=label,
    )


def _lines(document: RaceDocument, stacks: Sequence[str], speech: Messages) -> Iterator[str]:
    held: Values = {"removed": str(document.removed), "lowest": str(document.lowest), "count": document.raced_for}
    yield speech.say("race-head", held)
    width = max(len(player.before) for player in document.players)
    for player in document.players:
        cards = f"  {' '.join(player.cards)}" if player.cards else ""
        fate = "race-wins" if player.won else "race-rescued" if player.rescued else ""
        told = f"  {speech.say(fate)}" if fate else ""
        total = chips(player.total_after, speech.language)
        yield f"{player.chair:>5}  {player.before:<{width}}  →  {player.after} ({total}){cards}{told}"
    yield f"       {_change(document.added, speech)}"
    yield speech.say("race-again", {"command": _again(document, stacks, speech.language)})


def _change(added: int, speech: Messages) -> str:
    """What the table has more or less than before."""
    if not added:
        return speech.say("race-as-much")
    return speech.say("race-more" if added > 0 else "race-less", {"chips": chips(abs(added), speech.language)})


def _again(document: RaceDocument, stacks: Sequence[str], language: Language) -> str:
    options = ["--remove", str(document.removed), "--lowest", str(document.lowest)]
    options += ["--first", str(document.first)] if document.first != 1 else []
    options += ["--rounding", document.rounding] if document.rounding != RaceRounding.UP.value else []
    options += ["--label", document.label] if document.label != "race" else []
    options += lang_again(language).split()
    return shlex.join(["shuffleup", "race", *options, "--seed", document.seed, *stacks])
