"""The 2,598,960 boards by their ranks alone, and boards with a possible flush by the ranks of its suit.

    class      a multiset of five ranks: 6,175; the value of a hand without a flush depends on the class only
    mask       the ranks of three, four or five board cards of one suit: 286 + 715 + 1,287 = 2,288
    rest       the ranks of the other two, one or no cards: 91, 13 or 1

Counting boards by class takes 6,175 look-ups a hand instead of 1,712,304. Boards with three cards of a suit on which
somebody has a flush are counted again by mask and rest. This is exact, since a board has at most one such suit.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shuffleup.cards.lookup import LOW_BITS, WEIGHTS

Indices = NDArray[np.int64]


class BoardClasses(NamedTuple):
    """Tables that are the same for all hands; ``keys`` are sums of ``WEIGHTS``."""

    ranks: Indices
    """The five ranks of a class, ascending."""
    earlier: Indices
    """For each of the five ranks, how many equal ones come before it."""
    orders: Indices
    """The product of the factorials of the numbers of times each rank occurs."""
    keys: NDArray[np.uint64]
    low_masks: Indices
    triples: Indices
    """For each class, its ten indices among the 455 multisets of three ranks."""


class FlushClasses(NamedTuple):
    """Tables for flushes. Masks of three ranks come first, then of four, then of five; rests likewise."""

    masks: Indices
    threes_of_four: Indices
    threes_of_five: Indices
    """For each mask of four (five), the indices among the masks of its threes."""
    rests: Indices
    """For each rest of two, its lower and its higher rank."""
    with_two: Indices
    with_one: Indices
    with_none: Indices
    """The class of each mask combined with each rest."""


@cache
def board_classes() -> BoardClasses:
    """Built in some hundredths of a second, at the first use."""
    fives = [five for five in combinations_with_replacement(range(13), 5) if five[0] != five[4]]
    triples = {triple: place for place, triple in enumerate(combinations_with_replacement(range(13), 3))}
    earlier = [[five[:place].count(rank) for place, rank in enumerate(five)] for five in fives]
    return BoardClasses(
        ranks=np.array(fives),
        earlier=np.array(earlier),
        orders=np.prod(np.array(earlier) + 1, axis=1),
        keys=np.array([sum([WEIGHTS[rank] for rank in five]) for five in fives], dtype=np.uint64),
        low_masks=np.bitwise_or.reduce(np.array(LOW_BITS)[4 * np.array(fives)], axis=1),
        triples=np.array([[triples[triple] for triple in combinations(five, 3)] for five in fives]),
    )


@cache
def flush_classes() -> FlushClasses:
    """Built in some hundredths of a second, at the first use."""
    place = {five: number for number, five in enumerate(map(tuple, board_classes().ranks.tolist()))}
    suited = {size: list(combinations(range(13), size)) for size in (3, 4, 5)}
    three = {ranks: number for number, ranks in enumerate(suited[3])}
    rests: list[tuple[int, ...]] = list(combinations_with_replacement(range(13), 2))

    def with_rests(size: int, others: list[tuple[int, ...]]) -> Indices:
        return np.array([[place[tuple(sorted(ranks + rest))] for rest in others] for ranks in suited[size]])

    return FlushClasses(
        masks=np.array([sum(1 << rank for rank in ranks) for size in (3, 4, 5) for ranks in suited[size]]),
        threes_of_four=np.array([[three[ranks] for ranks in combinations(four, 3)] for four in suited[4]]),
        threes_of_five=np.array([[three[ranks] for ranks in combinations(five, 3)] for five in suited[5]]),
        rests=np.array(rests),
        with_two=with_rests(3, rests),
        with_one=with_rests(4, [(rank,) for rank in range(13)]),
        with_none=with_rests(5, [()]),
    )
