"""``shuffleup evaluate``: the name of a hand, the five cards that play, and of several hands the one that wins."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cards.card import Card, cards_text
from shuffleup.cards.orders import RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.cli.card_words import cards_of, distinct, game_of
from shuffleup.cli.errors import InputError
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.games.variant import Holding, Variant

FIVE = 5


class Reading(Struct, frozen=True):
    """A hand read in one order. ``value`` compares within the order, the higher wins; 0 does not qualify."""

    order: str
    name: str
    cards: str
    value: int
    wins: bool


class EvaluatedHand(Struct, frozen=True):
    """One hand, read in each order of the game: high before low where the pot is split."""

    cards: str
    readings: tuple[Reading, ...]


class EvaluateDocument(Struct, frozen=True):
    """What ``shuffleup evaluate --json`` prints."""

    schema: Literal["shuffleup.evaluate/1"]
    game: str
    board: str
    hands: tuple[EvaluatedHand, ...]


@click.command(
    help="Names hands and the cards that play. Cards with blanks between them are one hand; so is AsKdQhJcTs."
)
@click.argument("cards", nargs=-1, required=True, metavar="CARDS…")
@click.option("--board", default="", metavar="CARDS", help="The shared cards: 3, 4 or 5.")
@click.option("--game", default="holdem", show_default=True, metavar="GAME", help="The game's key, as in event files.")
@json_option
def evaluate(*, cards: tuple[str, ...], board: str, game: str, as_json: bool) -> None:
    """The command itself: exit status 0, or 2 for cards that are no hand of the game."""
    variant, shared = game_of(game), cards_of(board, "--board")
    hands = _hands(cards)
    distinct(shared, *hands)
    for number, hand in enumerate(hands, start=1):
        _check(variant, hand, shared, f"hand {number}")
    readings = [[_read(variant, RANKINGS[key], hand, shared) for key in variant.rankings] for hand in hands]
    best = [max(column) for column in zip(*[[value for value, _ in row] for row in readings], strict=True)]
    evaluated = tuple(
        [
            EvaluatedHand(cards_text(hand), tuple(_readings(variant, row, best)))
            for hand, row in zip(hands, readings, strict=True)
        ]
    )
    document = EvaluateDocument("shuffleup.evaluate/1", game, cards_text(shared), evaluated)
    if as_json:
        emit(document)
    else:
        print_lines(_lines(document))


def _hands(words: Sequence[str]) -> list[tuple[Card, ...]]:
    """Each word is a hand, unless every word is a single card: then they are one hand together."""
    hands = [cards_of(word, "CARDS") for word in words]
    if all(len(hand) == 1 for hand in hands):
        return [tuple([hand[0] for hand in hands])]
    return hands


def _check(variant: Variant, hand: Sequence[Card], board: Sequence[Card], place: str) -> None:
    missing = [card for card in (*hand, *board) if card not in variant.deck]
    if missing:
        what = f"{cards_text(missing[:1])} is not in the deck of {variant.name}"
        raise InputError(what, place=place, hint="leave it out", code="no-such-card")
    held, shown = len(hand), len(board)
    if variant.holding is Holding.TWO_AND_THREE:
        wrong = (
            ""
            if held == variant.hole_cards and 3 <= shown <= 5
            else f"{variant.hole_cards} cards and a board of 3 to 5"
        )
    elif variant.holding is Holding.HOLE_ONLY:
        wrong = "" if held == variant.hole_cards and not shown else f"{variant.hole_cards} cards and no board"
    elif shown:
        wrong = (
            "" if FIVE <= held + shown <= 7 and 3 <= shown <= 5 else "5 to 7 cards with a board of 3 to 5 among them"
        )
    else:
        wrong = "" if FIVE <= held <= 7 else "5 to 7 cards, or hole cards and --board"
    if wrong:
        what = f"{held} card{'' if held == 1 else 's'}" + (f" and a board of {shown}" if shown else "")
        raise InputError(what, place=place, hint=f"a hand of {variant.name} is read from {wrong}", code="wrong-number")


def _read(
    variant: Variant, ranking: Ranking, hand: Sequence[Card], board: Sequence[Card]
) -> tuple[int, tuple[Card, ...]]:
    """The value and the cards that play."""
    if variant.holding is not Holding.TWO_AND_THREE:
        cards = (*hand, *board)
        return ranking.value(cards), ranking.five(cards)
    fives = [(*two, *three) for two in combinations(hand, 2) for three in combinations(board, 3)]
    best = max(fives, key=ranking.value)
    return ranking.value(best), ranking.five(best)


def _readings(variant: Variant, row: Sequence[tuple[int, tuple[Card, ...]]], best: Sequence[int]) -> Iterator[Reading]:
    for key, (value, cards), highest in zip(variant.rankings, row, best, strict=True):
        ranking = RANKINGS[key]
        yield Reading(ranking.name, ranking.describe(value), cards_text(cards), value, value == highest > 0)


def _lines(document: EvaluateDocument) -> Iterator[str]:
    width = max(len(hand.cards) for hand in document.hands)
    for hand in document.hands:
        for order, reading in enumerate(hand.readings):
            shared = sum(other.readings[order].wins for other in document.hands)
            verdict = f"  {'wins' if shared == 1 else 'ties'}" if reading.wins and len(document.hands) > 1 else ""
            head = hand.cards if not order else ""
            cards = f"  {_spaced(reading.cards)}" if reading.cards else ""
            yield f"{head:<{width}}  {reading.name}{cards}{verdict}"


def _spaced(cards: str) -> str:
    return " ".join([cards[place : place + 2] for place in range(0, len(cards), 2)])
