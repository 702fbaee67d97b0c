"""The kernels compiled by numba: one addition a card, one look-up a hand. ``high_numpy`` gives the same results.

Compiled code is kept on disk, so only the very first call waits for the compiler. The tables are globals that numba
freezes into the code: as arguments they would be many times slower. Constants are uint64, because numba turns a sum of
uint64 and int into a float.
"""

import numpy as np

from shuffleup.cards import lookup
from shuffleup.maths.kernels.boards import board_classes, flush_classes
from shuffleup.maths.kernels.compiling import compiler
from shuffleup.maths.kernels.high_arrays import Cards, Values, rank_arrays

_TABLES = rank_arrays()
compiled = compiler((*_TABLES, *board_classes(), *flush_classes()))

ROWS, VALUES, FLUSHES = _TABLES.rows, _TABLES.values, _TABLES.flushes
LOWS, OMAHA_LOWS, LOW_BITS = _TABLES.lows, _TABLES.omaha_lows, _TABLES.low_bits
PAIR_PLACES, TRIPLE_PLACES, OMAHA_VALUES = _TABLES.pair_places, _TABLES.triple_places, _TABLES.omaha_values
CARD_WORDS, SUIT_WORDS = _TABLES.card_words, _TABLES.suit_words
SHIFT, COLUMN, WEIGHT = np.uint64(lookup.ROW_SHIFT), np.uint64(lookup.COLUMN_MASK), np.uint64(lookup.WEIGHT_MASK)
FLUSH, THREE_SUITED = np.uint64(lookup.FLUSH_BITS), np.uint64(lookup.THREE_SUITED)
SUIT_MASK, THIRTEEN, ZERO = np.uint64(8191), np.uint64(13), np.uint64(0)


@compiled
def plain(word: np.uint64) -> np.uint16:
    """The value of five to seven ranks without a flush."""
    weight = word & WEIGHT
    value: np.uint16 = VALUES[np.uint64(ROWS[weight >> SHIFT]) + (weight & COLUMN)]
    return value


@compiled
def suited_value(bits: np.uint64) -> np.uint16:
    """The value of the one flush among these cards, given as bits of ``SUIT_WORDS``."""
    best = np.uint16(0)
    for _ in range(4):
        best = max(best, FLUSHES[bits & SUIT_MASK])
        bits >>= THIRTEEN
    return best


@compiled
def high_values(cards: Cards) -> Values:
    """The high value of each row of five, six or seven cards."""
    hands, size = cards.shape
    values = np.empty(hands, dtype=np.uint16)
    for hand in range(hands):
        word = CARD_WORDS[cards[hand, 0]] + CARD_WORDS[cards[hand, 1]] + CARD_WORDS[cards[hand, 2]]
        word += CARD_WORDS[cards[hand, 3]] + CARD_WORDS[cards[hand, 4]]
        if size > 5:
            word += CARD_WORDS[cards[hand, 5]]
        if size > 6:
            word += CARD_WORDS[cards[hand, 6]]
        if word & FLUSH:
            bits = ZERO
            for place in range(size):
                bits |= SUIT_WORDS[cards[hand, place]]
            values[hand] = suited_value(bits)
        else:
            values[hand] = plain(word)
    return values


@compiled
def low8_values(cards: Cards) -> Values:
    """The eight-or-better low of each row of five, six or seven cards; 0 does not qualify."""
    hands, size = cards.shape
    values = np.empty(hands, dtype=np.uint16)
    for hand in range(hands):
        mask = 0
        for place in range(size):
            mask |= LOW_BITS[cards[hand, place]]
        values[hand] = LOWS[mask]
    return values


@compiled
def omaha_low8_values(hole: Cards, board: Cards) -> Values:
    """The eight-or-better low of two hole cards and three of the board, row by row; 0 does not qualify."""
    values = np.empty(len(hole), dtype=np.uint16)
    for hand in range(len(hole)):
        mask = 0
        for place in range(board.shape[1]):
            mask |= LOW_BITS[board[hand, place]]
        mask <<= 8
        for place in range(hole.shape[1]):
            mask |= LOW_BITS[hole[hand, place]]
        values[hand] = OMAHA_LOWS[mask]
    return values


@compiled
def omaha_values(hole: Cards, board: Cards) -> Values:
    """The high value of exactly two hole cards and three of the board, row by row."""
    hands, held = hole.shape
    shown = board.shape[1]
    values = np.empty(hands, dtype=np.uint16)
    twos = np.empty(held * (held - 1) // 2, dtype=np.uint64)
    for hand in range(hands):
        count = 0
        for a in range(held - 1):
            for b in range(a + 1, held):
                twos[count] = PAIR_PLACES[13 * (hole[hand, a] >> 2) + (hole[hand, b] >> 2)]
                count += 1
        best, total = np.uint16(0), ZERO
        for a in range(shown):
            total += CARD_WORDS[board[hand, a]]
            for b in range(a + 1, shown - 1):
                two = 169 * (board[hand, a] >> 2) + 13 * (board[hand, b] >> 2)
                for c in range(b + 1, shown):
                    row = np.uint64(TRIPLE_PLACES[two + (board[hand, c] >> 2)])
                    for pair in range(count):
                        best = max(best, OMAHA_VALUES[row + twos[pair]])
        if (total + THREE_SUITED) & FLUSH:
            best = max(best, omaha_flush(hole[hand], board[hand]))
        values[hand] = best
    return values


@compiled
def omaha_flush(hole: Cards, board: Cards) -> np.uint16:
    """The best flush of two hole cards and three of the board; 0 without one."""
    best = np.uint16(0)
    for a in range(len(board) - 2):
        for b in range(a + 1, len(board) - 1):
            for c in range(b + 1, len(board)):
                if board[a] & 3 == board[b] & 3 == board[c] & 3:
                    three = (1 << (board[a] >> 2)) | (1 << (board[b] >> 2)) | (1 << (board[c] >> 2))
                    best = max(best, flush_with_two(hole, three, board[a] & 3))
    return best


@compiled
def flush_with_two(hole: Cards, three: int, suit: int) -> np.uint16:
    """The best flush of two hole cards of a suit with a mask of three ranks; 0 with fewer hole cards of the suit."""
    best = np.uint16(0)
    for a in range(len(hole) - 1):
        for b in range(a + 1, len(hole)):
            if hole[a] & 3 == suit and hole[b] & 3 == suit:
                best = max(best, FLUSHES[three | (1 << (hole[a] >> 2)) | (1 << (hole[b] >> 2))])
    return best
