"""The 7,462 classes of five-card high hands in words: the category of a value, and how a dealer reads the hand."""

from bisect import bisect_right
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from itertools import combinations

from shuffleup.cards.lookup import BEST_VALUE


class Category(IntEnum):
    """The nine categories of high hands, the worst first; a royal flush is the best straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


CATEGORY_CLASSES = (1277, 2860, 858, 858, 10, 1277, 156, 156, 10)
"""The number of classes in each category."""
LOWEST_VALUES = tuple([1 + sum(CATEGORY_CLASSES[:place]) for place in range(9)])
"""The value of the worst hand of each category."""

RANK_NAMES = (
    *("deuce", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
RANK_PLURALS = tuple(["sixes" if name == "six" else name + "s" for name in RANK_NAMES])
_WHEEL_TOP = 3


def category(value: int) -> Category:
    """The category of a high value, 1 to 7,462. Raises ``ValueError`` outside these."""
    if not 1 <= value <= BEST_VALUE:
        raise ValueError(f"{value} is not the value of a high hand: 1 to {BEST_VALUE}")
    return Category(bisect_right(LOWEST_VALUES, value) - 1)


def telling_ranks(value: int) -> tuple[int, ...]:
    """The ranks that identify a class in its category, most important first: kings full of fours is ``(11, 2)``."""
    kind = category(value)
    return _classes(kind)[value - LOWEST_VALUES[kind]]


@cache
def describe_high(value: int) -> str:
    """The hand in words: ``full house, kings full of fours``. Raises ``ValueError`` outside 1 to 7,462."""
    kind = category(value)
    ranks = telling_ranks(value)
    names = [RANK_NAMES[rank] for rank in ranks]
    plurals = [RANK_PLURALS[rank] for rank in ranks]
    match kind:
        case Category.STRAIGHT_FLUSH:
            return "royal flush" if value == BEST_VALUE else f"straight flush, {names[0]} high"
        case Category.FOUR_OF_A_KIND:
            return f"four of a kind, {plurals[0]}, {names[1]} kicker"
        case Category.FULL_HOUSE:
            return f"full house, {plurals[0]} full of {plurals[1]}"
        case Category.FLUSH:
            return "flush, " + "-".join(names)
        case Category.STRAIGHT:
            return f"straight, {names[0]} high"
        case Category.THREE_OF_A_KIND:
            return f"three of a kind, {plurals[0]}, {names[1]}-{names[2]} kickers"
        case Category.TWO_PAIR:
            return f"two pair, {plurals[0]} and {plurals[1]}, {names[2]} kicker"
        case Category.PAIR:
            return f"pair of {plurals[0]}, {'-'.join(names[1:])} kickers"
        case Category.HIGH_CARD:
            return f"{names[0]} high, " + "-".join(names[1:])


def describe_low8(value: int) -> str:
    """An eight-or-better low in words: ``seven-five-four-deuce-ace low``; 0 stands for no low."""
    if value == 0:
        return "no low"
    lows = _low_classes()
    if not 0 < value <= len(lows):
        raise ValueError(f"{value} is not the value of an eight-or-better low: 0 to {len(lows)}")
    # Here the ace is rank 0 and the deuce rank 1, so each name is one place further along.
    return "-".join([RANK_NAMES[rank - 1] for rank in lows[value - 1]]) + " low"


@cache
def _low_classes() -> tuple[tuple[int, ...], ...]:
    return tuple(sorted([tuple(sorted(five, reverse=True)) for five in combinations(range(8), 5)], reverse=True))


@cache
def _classes(kind: Category) -> tuple[tuple[int, ...], ...]:
    # The tuples name the most important rank first, so their order is the order of the hands.
    return tuple(sorted(_ranks_within(kind)))


def _ranks_within(kind: Category) -> Iterator[tuple[int, ...]]:
    if kind in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return ((top,) for top in range(_WHEEL_TOP, 13))
    if kind in (Category.HIGH_CARD, Category.FLUSH):
        descending = combinations(range(12, -1, -1), 5)
        return (five for five in descending if five[0] - five[4] > 4 and five != (12, 3, 2, 1, 0))
    if kind in (Category.FOUR_OF_A_KIND, Category.FULL_HOUSE):
        return ((first, second) for first in range(13) for second in range(13) if first != second)
    if kind is Category.TWO_PAIR:
        pairs = combinations(range(12, -1, -1), 2)
        return ((high, low, kicker) for high, low in pairs for kicker in range(13) if kicker not in (high, low))
    kickers = 3 if kind is Category.PAIR else 2
    return (
        (rank, *others)
        for rank in range(13)
        for others in combinations([other for other in range(12, -1, -1) if other != rank], kickers)
    )
