"""``shuffleup race``: the chip race of one table, with cards that anybody can deal again."""

import hashlib
import secrets
import shlex
from collections.abc import Iterator, Sequence

import click
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import CARD_TEXT
from shuffleup.chips.pile import LONGEST_NUMBER, Pile, PileError, parse_pile
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
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import WHOLE, command, word_option
from shuffleup.cli.output import Printed, to_left
from shuffleup.cli.reader import Reader, lang_again, reader_options
from shuffleup.cli.typed import chips
from shuffleup.locale.messages import Messages, Values
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.draws import Draw, drawn_order

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


class RaceDocument(Printed, frozen=True):
    """What ``shuffleup race --json`` prints. ``seed`` and ``label`` deal the same cards again."""

    removed: int
    lowest: int
    first: int
    rounding: str
    raced_for: int
    players: tuple[RacePlayer, ...]
    added: int
    seed: str
    label: str


@command("race")
@click.argument("stacks", nargs=-1, required=True, metavar="CHAIR=CHIPS...")
@click.option("--remove", "removed", required=True, type=WHOLE, metavar="CHIP", help="The chip that goes.")
@click.option("--lowest", required=True, type=WHOLE, metavar="CHIP", help="The lowest chip that stays.")
@click.option("--first", metavar="CHAIR", type=WHOLE, help="Who is dealt to first; chair 1 if unsaid.")
@word_option(
    "--rounding",
    RaceRounding,
    RaceRounding.UP,
    "How many chips are raced for when the odd ones are not worth a whole number.",
)
@click.option("--seed", metavar="TEXT", help="Deal the cards of this seed; a fresh one if there is none.")
@click.option("--label", default="race", show_default=True, help="What the seed is used for, as the log has it.")
@reader_options
def race(
    *,
    stacks: tuple[str, ...],
    removed: int,
    lowest: int,
    first: int | None,
    rounding: str,
    seed: str | None,
    label: str,
    reader: Reader,
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
        raise InputError(fault.first.what, place=note("remove-and-lowest"), code="bad-race") from None
    document = _document(result, holdings, given, label)
    reader.show(document, _lines(document, stacks, reader.speech))


def _hexadecimal(seed: str) -> str:
    """A long hexadecimal seed as it stands, any other text by its hash."""
    digits = seed.lower()
    if len(digits) >= SEED_DIGITS and len(digits) % 2 == 0 and all(digit in "0123456789abcdef" for digit in digits):
        return digits
    return hashlib.sha256(seed.encode()).hexdigest()


def _holdings(stacks: Sequence[str]) -> list[ChairChips]:
    found: dict[int, Pile] = {}
    for text in stacks:
        chair, _, chips = text.partition("=")
        hint = note("write-chair-and-chips")
        if not (chair.isascii() and chair.isdigit() and len(chair) <= LONGEST_NUMBER and 0 < int(chair) <= MOST_CHAIRS):
            raise InputError(note("text-names-no-chair", text=text), hint=hint, code="bad-stack")
        if int(chair) in found:
            raise InputError(note("chair-twice", chair=int(chair)), hint=note("name-each-chair-once"), code="bad-stack")
        try:
            found[int(chair)] = parse_pile(chips)
        except PileError as fault:
            raise InputError(fault.first.what, place=note("chair-number", number=chair), code="bad-stack") from None
    return [ChairChips(chair, pile) for chair, pile in sorted(found.items())]


def _check_first(first: int | None, holdings: Sequence[ChairChips]) -> None:
    """Raises ``InputError`` where somebody is to be dealt to first who is not in the race."""
    chairs = [holding.chair for holding in holdings]
    if first is None or first in chairs:
        return
    if not 0 < first <= MOST_CHAIRS:
        what, hint = note("chair-is-no-chair", chair=first), note("chairs-from-1")
        raise InputError(what, place="--first", hint=hint, code="bad-race")
    hint = note("chairs-here-are-list", list=", ".join([str(chair) for chair in chairs]))
    raise InputError(note("chair-not-in-the-race", number=first), place="--first", hint=hint, code="bad-race")


def _check(holdings: Sequence[ChairChips], held: Race) -> None:
    """Raises ``InputError`` for chips below those that stay, other than those that go: their race was held before."""
    for holding in holdings:
        for value, _ in holding.pile.chips:
            if value < held.lowest and value != held.removed:
                what = note("chip-not-at-this-table", value=value)
                hint = note("only-chips-of-below", lowest=held.lowest, removed=held.removed)
                raise InputError(what, place=note("chair-number", number=holding.chair), hint=hint, code="bad-stack")


def _document(result: RaceResult, holdings: Sequence[ChairChips], seed: str, label: str) -> RaceDocument:
    players = []
    for line, holding in zip(result.lines, holdings, strict=True):
        before, after = holding.pile, pile_after(result, holding)
        cards, totals = tuple([CARD_TEXT[card] for card in line.cards]), (before.total, after.total)
        players.append(RacePlayer(line.chair, str(before), cards, line.won, line.rescued, str(after), *totals))
    held, raced_for, added = result.race, result.raced_for, result.difference
    rounding = held.rounding.value
    return RaceDocument(held.removed, held.lowest, held.first, rounding, raced_for, tuple(players), added, seed, label)


def _lines(document: RaceDocument, stacks: Sequence[str], speech: Messages) -> Iterator[str]:
    held: Values = {"removed": str(document.removed), "lowest": str(document.lowest), "count": document.raced_for}
    yield speech.say("race-head", held)
    piles = to_left([player.before for player in document.players])
    for player, before in zip(document.players, piles, strict=True):
        cards = f"  {' '.join(player.cards)}" if player.cards else ""
        fate = "race-wins" if player.won else "race-rescued" if player.rescued else ""
        told = f"  {speech.say(fate)}" if fate else ""
        total = chips(player.total_after, speech.language)
        yield f"{player.chair:>5}  {before}  →  {player.after} ({total}){cards}{told}"
    added = document.added
    change = "race-more" if added > 0 else "race-less" if added else "race-as-much"
    yield f"       {speech.say(change, {'chips': chips(abs(added), speech.language)})}"
    yield speech.say("race-again", {"command": _again(document, stacks, speech.language)})


def _again(document: RaceDocument, stacks: Sequence[str], language: Language) -> str:
    options = ["--remove", str(document.removed), "--lowest", str(document.lowest)]
    for name, usual in (("first", 1), ("rounding", RaceRounding.UP.value), ("label", "race")):
        value = getattr(document, name)
        options += [f"--{name}", str(value)] if value != usual else []
    options += lang_again(language).split()
    return shlex.join(["shuffleup", "race", *options, "--seed", document.seed, *stacks])
