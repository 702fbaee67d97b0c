"""The kernels of the low orders, badugi and the short deck in plain NumPy, with the results of the compiled ones.

Cards are rows of uint8, 0 to 51, distinct within a row; nothing is checked here.
"""

from itertools import combinations

import numpy as np

from shuffleup.maths.kernels.high_arrays import Cards, Values, rank_arrays
from shuffleup.maths.kernels.high_numpy import SUITS, high_values, plain
from shuffleup.maths.kernels.low_arrays import NINE_HIGH, Lows, order_arrays, reordered

RANKS = 8191
"""The bits of the ranks, which are below those of the suits."""


def low_a5_values(cards: Cards) -> Lows:
    """The ace-to-five low of each row of five, six or seven cards."""
    tables = order_arrays()
    values: Lows = tables.a5_of_mask[np.bitwise_or.reduce(tables.ace_low_bits[cards], axis=1)]
    paired = np.flatnonzero(values == 0)
    if len(paired):
        words = rank_arrays().card_words[cards[paired]]
        fives = [
            tables.a5_of_high[plain(words[:, five].sum(axis=1))] for five in combinations(range(cards.shape[1]), 5)
        ]
        values[paired] = np.maximum.reduce(fives)
    return values


def low27_values(cards: Cards) -> Values:
    """The deuce-to-seven low of each row of five, six or seven cards."""
    table = order_arrays().low27_of_high
    fives = [table[high_values(cards[:, five])] for five in combinations(range(cards.shape[1]), 5)]
    values: Values = np.maximum.reduce(fives)
    return values


def badugi_values(cards: Cards) -> Lows:
    """The badugi of each row of four or five cards."""
    tables = order_arrays()
    bits = tables.rank_and_suit_bits[cards]
    best = np.zeros(len(cards), dtype=np.int32)
    for size in range(1, 5):
        for some in combinations(range(cards.shape[1]), size):
            held = np.bitwise_or.reduce(bits[:, some], axis=1)
            # Bits that repeat are counted twice in a sum.
            rainbow = held == bits[:, some].sum(axis=1)
            np.maximum(best, np.where(rainbow, tables.badugi_of_mask[held & RANKS], 0), out=best)
    return best


def short_deck_values(cards: Cards) -> Values:
    """The value of each row of five, six or seven cards of a short deck."""
    tables = rank_arrays()
    bits = np.bitwise_or.reduce(tables.suit_words[cards], axis=1)
    suited = bits[:, None] >> SUITS & np.uint64(NINE_HIGH)
    in_suit = (suited == np.uint64(NINE_HIGH)).any(axis=1)
    in_ranks = np.bitwise_or.reduce(suited, axis=1) == np.uint64(NINE_HIGH)
    values: Values = reordered()[in_ranks.astype(np.int64) + in_suit, high_values(cards)]
    return values
