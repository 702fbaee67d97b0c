"""The kernel of the Italian order in plain NumPy."""

import numpy as np

from shuffleup.cards.italian.ranking import CATEGORY_SHIFT, FLUSH_SHIFT, ONE_SUIT, SUIT_BITS, ItalianCategory
from shuffleup.maths.kernels.high_arrays import Cards, rank_arrays
from shuffleup.maths.kernels.high_numpy import plain
from shuffleup.maths.kernels.italian_arrays import Keys, italian_arrays

STRAIGHT_TO_FLUSH = (ItalianCategory.STRAIGHT_FLUSH - ItalianCategory.STRAIGHT) << CATEGORY_SHIFT
HIGH_CARD_TO_FLUSH = (ItalianCategory.FLUSH - ItalianCategory.HIGH_CARD) << CATEGORY_SHIFT
STRAIGHTS = ItalianCategory.STRAIGHT << CATEGORY_SHIFT
"""The key of a straight is at least this; of the hands without a pair or a flush, only straights reach it."""


def italian_keys(cards: Cards, lowest: int) -> Keys:
    """The key of each row of five cards; ``lowest`` is the lowest rank of the deck."""
    tables = italian_arrays()
    values = plain(rank_arrays().card_words[cards].sum(axis=1))
    heads, patterns = tables.heads[values], tables.patterns[values].astype(np.int64)
    minima_hands = values == tables.minima_values[lowest]
    heads[minima_hands], patterns[minima_hands] = tables.minima_heads[lowest], tables.minima_patterns[lowest]
    strengths = (np.sort(cards, axis=1) + 1 & 3).astype(np.int64)
    suits = (strengths << np.arange(0, SUIT_BITS, 2)).sum(axis=1)
    keys: Keys = heads | tables.suits[patterns << SUIT_BITS | suits]
    flushes = np.flatnonzero(suits % ONE_SUIT == 0)
    straight = heads[flushes] >= STRAIGHTS
    suited = HIGH_CARD_TO_FLUSH + (strengths[flushes, 0] << FLUSH_SHIFT)
    keys[flushes] += np.where(straight, STRAIGHT_TO_FLUSH, suited)
    return keys
