"""How many two-card hands a made hand beats on a board: the *hand strength* of Billings and others (2002), by ranks.

The two cards that an opponent may combine with the board are counted by rank alone: 91 kinds, each weighted by the
cards left in the deck and by how often such cards are played. That count depends only on the ranks of the board, of
which there are only 8,450 sets, so it is done once for each. Flushes are added from the suits of the board.

(D. Billings, A. Davidson, J. Schaeffer, D. Szafron: The challenge of poker. Artificial Intelligence 134, 2002.)
"""

from array import array
from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import accumulate, combinations

from msgspec import Struct

from shuffleup.bots.starting_tables import AGAINST_STRONG, AGAINST_THREE
from shuffleup.cards.lookup import COLUMN_MASK, ROW_SHIFT, ROWS, VALUES, WEIGHTS, load

_PAIRS: tuple[tuple[int, int], ...] = tuple([(low, high) for high in range(13) for low in range(high + 1)])
_PAIR_WEIGHTS: tuple[int, ...] = tuple([WEIGHTS[low] + WEIGHTS[high] for low, high in _PAIRS])


def _willingness(low: int, high: int) -> int:
    """How often these ranks see a flop, from 1 (the worst, seldom) to 12 (the best, nearly always)."""
    worth = AGAINST_STRONG[low][high] + AGAINST_THREE[low][high]
    return 1 + min(11, max(0, (worth - 480) * 11 // 200))


WILLINGNESS: tuple[int, ...] = tuple([_willingness(low, high) for low, high in _PAIRS])
"""The weight of each kind of two cards: that of ranks ``low <= high`` is at ``high * (high + 1) // 2 + low``."""


class RivalHands(Struct, frozen=True, gc=False):
    """The values that two cards make with a board, ascending, and the sum of the weights up to each."""

    values: "array[int]"
    weights: "array[int]"

    def ahead(self, value: int) -> float:
        """The share of two-card hands without a flush that ``value`` beats; ties count half."""
        below = bisect_left(self.values, value)
        up_to = bisect_right(self.values, value, below)
        weights = self.weights
        return (weights[below] + weights[up_to]) / (2 * weights[-1])


@lru_cache(maxsize=8192)
def any_five_field(ranks: tuple[int, ...]) -> RivalHands:
    """The field on a board of three to five ranks, ascending, in a game in which any five cards play."""
    load()
    return _field(ranks, _values(ranks, ranks))


@lru_cache(maxsize=8192)
def two_and_three_field(ranks: tuple[int, ...]) -> RivalHands:
    """The field if two hole cards play with exactly three of the board: the best of all threes of the board."""
    load()
    rows = [_values(three, ranks) for three in sorted(set(combinations(ranks, 3)))]
    return _field(ranks, rows[0] if len(rows) == 1 else list(map(max, *rows)))


def _values(shared: tuple[int, ...], board: tuple[int, ...]) -> list[int]:
    weight = sum([WEIGHTS[rank] for rank in shared])
    left = [4 - board.count(rank) for rank in range(13)]
    return [
        VALUES[ROWS[(weight + pair) >> ROW_SHIFT] + ((weight + pair) & COLUMN_MASK)]
        if left[low] > (low == high) and left[high]
        else 0
        for pair, (low, high) in zip(_PAIR_WEIGHTS, _PAIRS, strict=True)
    ]


def _field(board: tuple[int, ...], values: list[int]) -> RivalHands:
    left = [4 - board.count(rank) for rank in range(13)]
    weights: dict[int, int] = {}
    for value, (low, high), willing in zip(values, _PAIRS, WILLINGNESS, strict=True):
        ways = left[low] * (left[low] - 1) // 2 if low == high else left[low] * left[high]
        if ways:
            weights[value] = weights.get(value, 0) + ways * willing
    ascending = sorted(weights)
    return RivalHands(array("H", ascending), array("I", accumulate([weights[value] for value in ascending], initial=0)))
