"""The fixed tables of ``cards.lookup`` as NumPy arrays, and what else batches of hands need."""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shuffleup.cards import lookup

Cards = NDArray[np.uint8]
Values = NDArray[np.uint16]
Bytes = NDArray[np.uint8]
Counts = NDArray[np.int64]
Words = NDArray[np.uint64]


PAIRS = 91
"""The multisets of two ranks."""


class RankArrays(NamedTuple):
    """One array for each table. ``rows`` and ``values`` are padded, so impossible sums read values nobody uses."""

    rows: NDArray[np.uint32]
    values: Values
    flushes: Values
    lows: Values
    """The best eight-or-better low within a mask of eight ranks."""
    omaha_lows: Values
    """The best low from two ranks of the hand and three of the board, at ``board mask << 8 | hand mask``."""
    pair_places: Bytes
    """For two ranks, at ``13 * one + other``, their index in a row of ``omaha_values``, which has ``PAIRS`` values."""
    triple_places: Values
    """For three ranks, at ``169 * one + 13 * other + third``, where their row of ``omaha_values`` begins."""
    omaha_values: Values
    """The value of two ranks of the hand with three of the board, without a flush."""
    card_words: Words
    suit_words: Words
    """For a card, the bit of its rank in the thirteen bits of its suit."""
    low_bits: Bytes


@cache
def rank_arrays() -> RankArrays:
    """The tables, read once."""
    lookup.load()
    rows = np.zeros((7 * lookup.WEIGHTS[12] >> lookup.ROW_SHIFT) + 1, dtype=np.uint32)
    rows[: len(lookup.ROWS)] = lookup.ROWS
    values = np.array(lookup.VALUES, dtype=np.uint16)
    values = np.concatenate([values, np.zeros(lookup.COLUMN_MASK + 1, dtype=np.uint16)])
    lows = np.array(lookup.LOWS, dtype=np.uint16)
    return RankArrays(
        rows=rows,
        values=values,
        flushes=np.array(lookup.FLUSHES, dtype=np.uint16),
        lows=lows,
        omaha_lows=_omaha_lows(lows),
        pair_places=_places(2).astype(np.uint8),
        triple_places=(_places(3) * PAIRS).astype(np.uint16),
        omaha_values=_omaha_values(rows, values),
        card_words=np.array(lookup.CARD_WORDS, dtype=np.uint64),
        suit_words=np.array([1 << (13 * (card & 3) + (card >> 2)) for card in range(52)], dtype=np.uint64),
        low_bits=np.array(lookup.LOW_BITS, dtype=np.uint8),
    )


def _omaha_lows(lows: Values) -> Values:
    masks = np.arange(256)
    ranks = np.array([mask.bit_count() for mask in range(256)])
    best = np.zeros((256, 256), dtype=np.uint16)
    threes, twos = masks[ranks == 3], masks[ranks == 2]
    best[np.ix_(threes, twos)] = lows[threes[:, None] | twos]
    for bit in [1 << rank for rank in range(8)]:
        # A larger mask has every low of the smaller ones.
        with_bit = masks[masks & bit > 0]
        best[with_bit] = np.maximum(best[with_bit], best[with_bit ^ bit])
        best[:, with_bit] = np.maximum(best[:, with_bit], best[:, with_bit ^ bit])
    return best.ravel()


def _places(size: int) -> NDArray[np.int64]:
    multisets = {ranks: place for place, ranks in enumerate(combinations_with_replacement(range(13), size))}
    every = np.sort(np.indices((13,) * size).reshape(size, -1), axis=0).T
    return np.array([multisets[tuple(ranks)] for ranks in every.tolist()])


def _omaha_values(rows: NDArray[np.uint32], values: Values) -> Values:
    two, three = [
        np.array(
            [sum([lookup.WEIGHTS[rank] for rank in ranks]) for ranks in combinations_with_replacement(range(13), size)]
        )
        for size in (2, 3)
    ]
    sums = three[:, None] + two
    # Five of a rank cannot be dealt; such sums read a value that nobody uses.
    found: Values = values[rows[sums >> lookup.ROW_SHIFT] + (sums & lookup.COLUMN_MASK)].ravel()
    return found
