"""The kernel of the Italian order, compiled by numba."""

import numpy as np

from shuffleup.cards.italian.ranking import FLUSH_SHIFT, ONE_SUIT, SUIT_BITS
from shuffleup.maths.kernels.compiling import compiler
from shuffleup.maths.kernels.high_arrays import Cards, rank_arrays
from shuffleup.maths.kernels.high_numba import CARD_WORDS, ZERO, plain
from shuffleup.maths.kernels.italian_arrays import Keys, italian_arrays
from shuffleup.maths.kernels.italian_numpy import HIGH_CARD_TO_FLUSH, STRAIGHT_TO_FLUSH, STRAIGHTS

_TABLES = italian_arrays()
compiled = compiler((*rank_arrays(), *_TABLES))

HEADS, PATTERNS, SUITS = _TABLES.heads, _TABLES.patterns, _TABLES.suits
MINIMA_VALUES = _TABLES.minima_values
MINIMA_HEADS, MINIMA_PATTERNS = _TABLES.minima_heads, _TABLES.minima_patterns
# Plain integers, because numba does not accept members of an enumeration as such.
_STRAIGHTS, _STRAIGHT_TO_FLUSH, _HIGH_CARD_TO_FLUSH = int(STRAIGHTS), int(STRAIGHT_TO_FLUSH), int(HIGH_CARD_TO_FLUSH)


@compiled
def italian_keys(cards: Cards, lowest: int) -> Keys:
    """The key of each row of five cards; ``lowest`` is the lowest rank of the deck."""
    keys = np.empty(len(cards), dtype=np.int64)
    five = np.empty(5, dtype=np.int64)
    for hand in range(len(cards)):
        word = ZERO
        for place in range(5):
            card = np.int64(cards[hand, place])
            word += CARD_WORDS[card]
            at = place
            while at and five[at - 1] > card:
                five[at] = five[at - 1]
                at -= 1
            five[at] = card
        suits = 0
        for place in range(5):
            suits |= ((five[place] + 1) & 3) << (2 * place)
        value = plain(word)
        head, pattern = HEADS[value], np.int64(PATTERNS[value])
        if value == MINIMA_VALUES[lowest]:
            head, pattern = MINIMA_HEADS[lowest], np.int64(MINIMA_PATTERNS[lowest])
        key = head | np.int64(SUITS[(pattern << SUIT_BITS) | suits])
        if suits % ONE_SUIT == 0:
            key += _STRAIGHT_TO_FLUSH if head >= _STRAIGHTS else _HIGH_CARD_TO_FLUSH + ((suits & 3) << FLUSH_SHIFT)
        keys[hand] = key
    return keys
