"""All hands of seven cards, read by the compiled kernels one after the other."""

import numba
import numpy as np

from shuffleup.cards.lookup import BEST_VALUE
from shuffleup.maths.kernels.high_arrays import Counts
from shuffleup.maths.kernels.high_numba import CARD_WORDS, FLUSH, SUIT_WORDS, plain, suited_value


@numba.njit
def seven_card_counts() -> Counts:
    """How often each high value occurs among all 133,784,560 hands of seven cards, in their natural order."""
    counts = np.zeros(BEST_VALUE + 1, dtype=np.int64)
    for a in range(6, 52):
        for b in range(5, a):
            for c in range(4, b):
                word3 = CARD_WORDS[a] + CARD_WORDS[b] + CARD_WORDS[c]
                bits3 = SUIT_WORDS[a] | SUIT_WORDS[b] | SUIT_WORDS[c]
                for d in range(3, c):
                    for e in range(2, d):
                        word5 = word3 + CARD_WORDS[d] + CARD_WORDS[e]
                        bits5 = bits3 | SUIT_WORDS[d] | SUIT_WORDS[e]
                        for f in range(1, e):
                            word6, bits6 = word5 + CARD_WORDS[f], bits5 | SUIT_WORDS[f]
                            for g in range(f):
                                word = word6 + CARD_WORDS[g]
                                counts[suited_value(bits6 | SUIT_WORDS[g]) if word & FLUSH else plain(word)] += 1
    return counts
