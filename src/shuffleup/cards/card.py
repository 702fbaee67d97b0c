"""Cards as small integers, and the one card nobody has seen yet.

A card is ``4 * rank + suit``: ranks run from 0 (deuce) to 12 (ace), suits from 0 to 3 in the usual rising order
clubs, diamonds, hearts, spades. Integers keep hands of cards hashable and quick; the text form ``As`` is for people.
"""

from collections.abc import Iterable
from typing import TypeAlias

from shuffleup.answer import ProblemError, note
from shuffleup.arguments import expected, shown

Card: TypeAlias = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
UNKNOWN: Card = 52
"""A card that exists but whose face is not recorded: live tables and recorded hands have many."""

CARD_TEXT: tuple[str, ...] = (*(rank + suit for rank in RANKS for suit in SUITS), "??")
_CARD_BY_TEXT: dict[str, Card] = {text: card for card, text in enumerate(CARD_TEXT)}
_CARD_BY_TEXT |= {"10" + suit: 4 * 8 + place for place, suit in enumerate(SUITS)}


class CardError(ProblemError):
    """The text does not name cards."""


def rank_of(card: Card) -> int:
    """The rank, 0 for a deuce to 12 for an ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit, 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def card_text(card: Card) -> str:
    """The two letters of a card (``As``), ``??`` for an unknown one. Raises ``CardError`` if it is not a card."""
    try:
        return CARD_TEXT[card]
    except (IndexError, TypeError):
        raise not_a_card(card) from None


def cards_text(cards: Iterable[Card]) -> str:
    """Cards written one after the other: ``AsKd``."""
    return "".join([CARD_TEXT[card] for card in cards])


def not_a_card(value: object) -> CardError:
    """The error for a value that is not a card."""
    return CardError(note("no-card-number", value=shown(value), unknown=str(UNKNOWN)))


def parse_card(text: str) -> Card:
    """One card from its two letters; ``10s`` is read as ``Ts``. Raises ``CardError``."""
    try:
        return _CARD_BY_TEXT[text]
    except (KeyError, TypeError):
        if not isinstance(text, str):
            raise expected(text, "text", "text") from None
        raise CardError(note("not-a-card-write", text=text, ranks=RANKS, suits=SUITS)) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards from text with or without blanks (``AsKd``, ``As Kd``, ``????``). Raises ``CardError``."""
    if not isinstance(text, str):
        raise expected(text, "text", "text")
    letters = text.replace(" ", "").replace("10", "T")
    if len(letters) % 2:
        raise CardError(note("odd-number-of-letters", text=text))
    return tuple([parse_card(letters[i : i + 2]) for i in range(0, len(letters), 2)])
