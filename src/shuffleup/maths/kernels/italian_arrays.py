"""Tables for batches of Italian hands: what ``cards.italian`` says about every set of five ranks, by high value."""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shuffleup.cards.italian.ranking import Shape, Shapes
from shuffleup.cards.lookup import BEST_VALUE, COLUMN_MASK, ROW_SHIFT, WEIGHTS
from shuffleup.maths.kernels.high_arrays import Bytes, Values, rank_arrays

Keys = NDArray[np.int64]
_LOWEST_RANKS = 8
_MOST_OF_A_RANK = 4


class ItalianArrays(NamedTuple):
    """One array for each table. A high value without a flush identifies the five ranks of a hand."""

    heads: Keys
    """The head of the key, by high value."""
    patterns: Bytes
    """The row of ``suits`` to use, by high value."""
    suits: Values
    """For each pattern, the suits of a key by those of the sorted cards, at ``pattern << SUIT_BITS | suits``."""
    minima_values: Values
    """For each lowest rank of a deck, the high value of the minima."""
    minima_heads: Keys
    minima_patterns: Bytes


@cache
def italian_arrays() -> ItalianArrays:
    """The tables, made once."""
    shapes = Shapes(0)
    heads, patterns = np.zeros(BEST_VALUE + 1, dtype=np.int64), np.zeros(BEST_VALUE + 1, dtype=np.uint8)
    suits: list[Values] = []
    seen: dict[int, int] = {}

    def pattern(shape: Shape) -> int:
        # Hands of one pattern share their table.
        if id(shape.suits) not in seen:
            seen[id(shape.suits)] = len(suits)
            suits.append(np.array(shape.suits, dtype=np.uint16))
        return seen[id(shape.suits)]

    for ranks in combinations_with_replacement(range(12, -1, -1), 5):
        if max(map(ranks.count, ranks)) <= _MOST_OF_A_RANK:
            shape = shapes[_word(ranks)]
            value = _high_value(ranks)
            heads[value], patterns[value] = shape.head, pattern(shape)
    minima_hands = [(12, *range(lowest + 3, lowest - 1, -1)) for lowest in range(_LOWEST_RANKS)]
    of_decks = [Shapes(lowest)[_word(ranks)] for lowest, ranks in enumerate(minima_hands)]
    return ItalianArrays(
        heads=heads,
        patterns=patterns,
        minima_values=np.array([_high_value(ranks) for ranks in minima_hands], dtype=np.uint16),
        minima_heads=np.array([shape.head for shape in of_decks], dtype=np.int64),
        minima_patterns=np.array([pattern(shape) for shape in of_decks], dtype=np.uint8),
        suits=np.concatenate(suits),
    )


def _word(falling: tuple[int, ...]) -> int:
    return sum([rank + 1 << 16 - 4 * place for place, rank in enumerate(falling)])


def _high_value(ranks: tuple[int, ...]) -> int:
    tables = rank_arrays()
    weight = sum([WEIGHTS[rank] for rank in ranks])
    return int(tables.values[int(tables.rows[weight >> ROW_SHIFT]) + (weight & COLUMN_MASK)])
