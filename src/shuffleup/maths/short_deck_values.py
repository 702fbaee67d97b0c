"""The order of the short deck as a table over the high values of the full deck.

``cards.short_deck`` says why there can be one: a flush and a full house change places, and A-6-7-8-9 takes the value of
the wheel, which cannot be dealt.
"""

from functools import cache

import numpy as np

from shuffleup.cards.hand_class import CATEGORY_CLASSES, LOWEST_VALUES, Category
from shuffleup.cards.lookup import BEST_VALUE
from shuffleup.maths.rank_arrays import Values

NINE_HIGH = 1 << 12 | 0b11110000
"""The ranks of A-6-7-8-9, bit 0 the deuce."""


@cache
def reordered() -> Values:
    """The short-deck value by the high value: row 0 without the ranks of A-6-7-8-9, row 1 with them, row 2 suited."""
    flush, full_house, fours = [
        LOWEST_VALUES[kind] for kind in (Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND)
    ]
    straight, straight_flush = LOWEST_VALUES[Category.STRAIGHT], LOWEST_VALUES[Category.STRAIGHT_FLUSH]
    values = np.tile(np.arange(BEST_VALUE + 1, dtype=np.uint16), (3, 1))
    values[:, flush:full_house] += CATEGORY_CLASSES[Category.FULL_HOUSE]
    values[:, full_house:fours] -= CATEGORY_CLASSES[Category.FLUSH]
    values[1:, :straight] = straight
    values[2, flush:fours] = straight_flush
    return values
