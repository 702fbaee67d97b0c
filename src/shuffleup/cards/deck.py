"""A shuffled deck: which card lies at which place, the top card first.

Events of a hand carry places of the deck; the deck itself is a secret handed to ``decide`` and to views, never logged.
"""

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.arguments import expected
from shuffleup.cards.card import CARD_TEXT, UNKNOWN, Card, CardError, not_a_card

FULL_DECK: tuple[Card, ...] = tuple(range(52))
SHORT_DECK: tuple[Card, ...] = tuple(range(16, 52))
"""Six to ace: the deck of short-deck hold'em."""


class Deck(Struct, frozen=True, gc=False):
    """The cards in the order they are dealt. Unknown cards may stand anywhere."""

    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)


def deck_of(cards: Iterable[Card]) -> Deck:
    """A deck in the given order. Raises ``CardError`` for what is no card, and when a known one occurs twice."""
    try:
        order = tuple(cards)
    except TypeError:
        raise expected(cards, "cards", "a list of cards") from None
    seen: set[Card] = set()
    for card in order:
        if not (isinstance(card, int) and 0 <= card <= UNKNOWN):
            raise not_a_card(card)
        if card in seen:
            raise CardError(note("card-twice-in-deck", card=CARD_TEXT[card]))
        if card != UNKNOWN:
            seen.add(card)
    return Deck(order)
