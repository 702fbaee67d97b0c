"""Who may open the betting in the Italian game, and how the opening level rises while nobody does (rule a4)."""

from collections.abc import Sequence
from enum import Enum

from shuffleup.cards.card import Card
from shuffleup.cards.italian.ranking import ItalianCategory, italian_hand

_BELOW_THE_ACE = (1 << 12) - 1


class OpeningLevel(Enum):
    """The lowest pair that opens. The highest is called kings and aces: either pair will do."""

    JACKS = "jacks"
    QUEENS = "queens"
    KINGS = "kings"


_PAIR_RANK = {OpeningLevel.JACKS: 9, OpeningLevel.QUEENS: 10, OpeningLevel.KINGS: 11}
_NEXT = {OpeningLevel.JACKS: OpeningLevel.QUEENS, OpeningLevel.QUEENS: OpeningLevel.KINGS}


def next_level(level: OpeningLevel) -> OpeningLevel:
    """The level of the next hand after one that nobody opened: jacks, queens, kings, and kings again."""
    return _NEXT.get(level, OpeningLevel.KINGS)


def qualifies(cards: Sequence[Card], level: OpeningLevel, lowest: int) -> bool:
    """Whether five cards may open: the pair of the level or better, or an open-ended draw to a straight flush.

    ``lowest`` is the lowest rank of the deck. Raises ``ValueError`` for other than five cards of the deck.
    """
    hand = italian_hand(cards, lowest)
    if hand.category is ItalianCategory.PAIR and hand.cards[0] >> 2 >= _PAIR_RANK[level]:
        return True
    return hand.category > ItalianCategory.PAIR or straight_flush_draw(cards)


def straight_flush_draw(cards: Sequence[Card]) -> bool:
    """Whether four cards of a suit are in sequence and open at both ends (reading AMB-16).

    That is four in a row without the ace: a card above or one below completes them, since the ace goes below the deck.
    """
    for suit in range(4):
        ranks = sum([1 << (card >> 2) for card in cards if card & 3 == suit]) & _BELOW_THE_ACE
        if ranks & ranks >> 1 & ranks >> 2 & ranks >> 3:
            return True
    return False
