"""Tables for batches of hands in the low orders, badugi and short deck, made from the rules in ``cards``."""

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shuffleup.cards.hand_class import CATEGORY_CLASSES, LOWEST_VALUES, Category, category, telling_ranks
from shuffleup.cards.lookup import BEST_VALUE
from shuffleup.cards.low_words import value_of_digits, value_of_ranks
from shuffleup.cards.lowball import low27
from shuffleup.maths.kernels.high_arrays import Values

Lows = NDArray[np.int32]
"""Values that need more than sixteen bits."""

NINE_HIGH = 1 << 12 | 0b11110000
"""The ranks of A-6-7-8-9, bit 0 the deuce."""
_FLUSHES = (Category.FLUSH, Category.STRAIGHT_FLUSH)
_FIVE_TO_DEUCE, _ACE_OF_CLUBS, _ACE_OF_DIAMONDS = (0, 4, 8, 12), 48, 49
"""The cards of a wheel, all clubs except for one of the aces."""


class OrderArrays(NamedTuple):
    """One array for each table. Masks of ranks have bit 0 for the ace, as in games in which it is low."""

    ace_low_bits: Values
    """For a card, the bit of its rank."""
    a5_of_mask: Lows
    """The ace-to-five value of the five lowest ranks of a mask; 0 if it has fewer."""
    a5_of_high: Lows
    """The ace-to-five value of five cards by their high value without a flush."""
    low27_of_high: Values
    """The deuce-to-seven value of five cards by their high value."""
    rank_and_suit_bits: Lows
    """For a card, the bit of its rank and, above the bits of the ranks, that of its suit."""
    badugi_of_mask: Lows
    """The value of a badugi of these ranks, one to four; 0 for other masks."""


@cache
def order_arrays() -> OrderArrays:
    """The tables, made once."""
    ranks = [((card >> 2) + 1) % 13 for card in range(52)]
    return OrderArrays(
        ace_low_bits=np.array([1 << rank for rank in ranks], dtype=np.uint16),
        a5_of_mask=_a5_of_mask(),
        a5_of_high=np.array([0, *map(_a5_of_high, range(1, BEST_VALUE + 1))], dtype=np.int32),
        low27_of_high=_low27_of_high(),
        rank_and_suit_bits=np.array([1 << ranks[card] | 1 << 13 + (card & 3) for card in range(52)], dtype=np.int32),
        badugi_of_mask=_badugi_of_mask(),
    )


def _a5_of_mask() -> Lows:
    values = np.zeros(1 << 13, dtype=np.int32)
    masks = np.arange(1 << 13)
    for five in combinations(range(13), 5):
        # Masks with these five lowest ranks: the five, and any ranks above the highest of them.
        low, above = sum(1 << rank for rank in five), five[4] + 1
        values[masks & ((1 << above) - 1) == low] = value_of_digits(0, five[::-1])
    return values


def _a5_of_high(value: int) -> int:
    kind = category(value)
    if kind in _FLUSHES:
        return 0
    told = telling_ranks(value)
    groups = {
        Category.PAIR: (2,),
        Category.TWO_PAIR: (2, 2),
        Category.THREE_OF_A_KIND: (3,),
        Category.FULL_HOUSE: (3, 2),
        Category.FOUR_OF_A_KIND: (4,),
    }.get(kind, ())
    held = [told[0] - down for down in range(5)] if kind is Category.STRAIGHT else list(told)
    held += [rank for rank, size in zip(told, groups, strict=False) for _ in range(size - 1)]
    return value_of_ranks([(rank + 1) % 13 for rank in held])


def _low27_of_high() -> Values:
    values = (2 * (BEST_VALUE + 1 - np.arange(BEST_VALUE + 1))).astype(np.uint16)
    # The wheel is not a straight here. As the lowest straight it has the lowest value of that category.
    for kind, ace in ((Category.STRAIGHT, _ACE_OF_DIAMONDS), (Category.STRAIGHT_FLUSH, _ACE_OF_CLUBS)):
        values[LOWEST_VALUES[kind]] = low27((ace, *_FIVE_TO_DEUCE))
    return values


def _badugi_of_mask() -> Lows:
    values = np.zeros(1 << 13, dtype=np.int32)
    for size in range(1, 5):
        for ranks in combinations(range(13), size):
            values[sum(1 << rank for rank in ranks)] = value_of_digits(4 - size, ranks[::-1])
    return values


@cache
def reordered() -> Values:
    """The short-deck value by the high value: row 0 without the ranks of A-6-7-8-9, row 1 with them, row 2 suited.

    ``cards.short_deck`` says why such a table is possible: flushes and full houses change places, and A-6-7-8-9 takes
    the value of the wheel, which cannot be dealt.
    """
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
