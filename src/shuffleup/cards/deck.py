"""A shuffled deck: which card is at which place, top card first.

Events of a hand hold places in the deck. The deck itself is a secret: ``decide`` and the views get it, logs never do.
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
    """The cards in the order they are dealt. Unknown cards may be at any place."""

    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)


def deck_of(cards: Iterable[Card]) -> Deck:
    """A deck in the given order. Raises ``CardError`` for a value that is not a card and for a known card twice."""
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
