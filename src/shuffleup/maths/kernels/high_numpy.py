"""The kernels in plain NumPy: the same results as ``high_numba``, a batch at a time.

Cards are rows of uint8, 0 to 51, distinct within a row; nothing is checked here.
"""

from itertools import combinations

import numpy as np

from shuffleup.cards.lookup import COLUMN_MASK, FLUSH_BITS, ROW_SHIFT, THREE_SUITED, WEIGHT_MASK
from shuffleup.maths.kernels.high_arrays import Cards, Values, Words, rank_arrays

SUITS = 13 * np.arange(4, dtype=np.uint64)
"""Where the thirteen bits of each suit begin in the sum of ``suit_words``."""


def plain(words: Words) -> Values:
    """The value of each sum of five to seven cards' words without a flush."""
    tables = rank_arrays()
    weights = (words & np.uint64(WEIGHT_MASK)).astype(np.int64)
    values: Values = tables.values[tables.rows[weights >> ROW_SHIFT] + (weights & COLUMN_MASK)]
    return values


def high_values(cards: Cards) -> Values:
    """The high value of each row of five, six or seven cards."""
    tables = rank_arrays()
    words = tables.card_words[cards].sum(axis=1)
    values = plain(words)
    flushes = np.flatnonzero(words & np.uint64(FLUSH_BITS))
    bits = tables.suit_words[cards[flushes]].sum(axis=1)
    values[flushes] = tables.flushes[(bits[:, None] >> SUITS & np.uint64(8191)).astype(np.int64)].max(axis=1)
    return values


def low8_values(cards: Cards) -> Values:
    """The eight-or-better low of each row of five, six or seven cards; 0 does not qualify."""
    tables = rank_arrays()
    return tables.lows[np.bitwise_or.reduce(tables.low_bits[cards], axis=1)]


def omaha_values(hole: Cards, board: Cards) -> Values:
    """The high value of exactly two hole cards and three of the board, row by row."""
    tables = rank_arrays()
    ours, shown = (hole >> 2).astype(np.int64), (board >> 2).astype(np.int64)
    twos = [tables.pair_places[13 * ours[:, a] + ours[:, b]] for a, b in combinations(range(hole.shape[1]), 2)]
    best = np.zeros(len(hole), dtype=np.uint16)
    for a, b, c in combinations(range(board.shape[1]), 3):
        rows = tables.triple_places[169 * shown[:, a] + 13 * shown[:, b] + shown[:, c]].astype(np.int64)
        for two in twos:
            np.maximum(best, tables.omaha_values[rows + two], out=best)
    words = tables.card_words[board].sum(axis=1) + np.uint64(THREE_SUITED)
    suited = np.flatnonzero(words & np.uint64(FLUSH_BITS))
    best[suited] = np.maximum(best[suited], _omaha_flushes(hole[suited], board[suited]))
    return best


def omaha_low8_values(hole: Cards, board: Cards) -> Values:
    """The eight-or-better low of two hole cards and three of the board, row by row; 0 does not qualify."""
    tables = rank_arrays()
    ours, shown = [np.bitwise_or.reduce(tables.low_bits[cards], axis=1).astype(np.int64) for cards in (hole, board)]
    values: Values = tables.omaha_lows[shown << 8 | ours]
    return values


def _omaha_flushes(hole: Cards, board: Cards) -> Values:
    tables = rank_arrays()
    best = np.zeros(len(hole), dtype=np.uint16)
    bits = [(np.uint64(1) << (cards >> 2).astype(np.uint64)).astype(np.int64) for cards in (hole, board)]
    for three in combinations(range(board.shape[1]), 3):
        for two in combinations(range(hole.shape[1]), 2):
            suits = np.concatenate([board[:, three], hole[:, two]], axis=1) & 3
            alike = np.flatnonzero((suits == suits[:, :1]).all(axis=1))
            masks = bits[1][alike][:, three].sum(axis=1) + bits[0][alike][:, two].sum(axis=1)
            best[alike] = np.maximum(best[alike], tables.flushes[masks])
    return best
