"""Hands by the million in orders other than high and eight-or-better, which are in ``kernels.high``.

    low_a5_values(cards)            ace-to-five, five to seven cards in each row
    low27_values(cards)             deuce-to-seven, five to seven cards
    badugi_values(cards)            badugi, four or five cards
    short_deck_values(cards)        short deck, five to seven cards, none below the six
    italian_keys(cards, lowest)     the Italian order, five cards; ``lowest`` is the lowest rank of the deck

They take arrays of uint8, one row a hand. The values are those of ``cards``: uint16 if they fit, int32 for ace-to-five
and badugi, int64 for Italian keys. They are compiled by numba if it is installed; plain NumPy gives the same results.
Impossible cards or shapes raise ``ValueError``; a card given twice in one row is the caller's mistake.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from shuffleup.cards.card import RANKS
from shuffleup.maths.kernels.high import checked, compiled_kernels_exist
from shuffleup.maths.kernels.high_arrays import Cards, Values
from shuffleup.maths.kernels.italian_arrays import Keys
from shuffleup.maths.kernels.low_arrays import Lows

_SIX = 16
"""The first card of the short deck."""
_NINE = 7
"""The highest rank at which an Italian deck can begin."""


class OrderKernels(NamedTuple):
    """One implementation. Its functions check nothing and need contiguous arrays."""

    name: str
    low_a5_values: Callable[[Cards], Lows]
    low27_values: Callable[[Cards], Values]
    badugi_values: Callable[[Cards], Lows]
    short_deck_values: Callable[[Cards], Values]


@cache
def order_kernels(*, compiled: bool = True) -> OrderKernels:
    """The compiled kernels if they are asked for and numba is installed, or else those of plain NumPy."""
    if compiled and compiled_kernels_exist():
        from shuffleup.maths.kernels import low_numba as fast

        return OrderKernels("numba", fast.low_a5_values, fast.low27_values, fast.badugi_values, fast.short_deck_values)
    from shuffleup.maths.kernels import low_numpy as slow

    return OrderKernels("numpy", slow.low_a5_values, slow.low27_values, slow.badugi_values, slow.short_deck_values)


@cache
def italian_kernel(*, compiled: bool = True) -> Callable[[Cards, int], Keys]:
    """The same for the Italian order, which has its own tables."""
    if compiled and compiled_kernels_exist():
        from shuffleup.maths.kernels.italian_numba import italian_keys as fast

        return fast
    from shuffleup.maths.kernels.italian_numpy import italian_keys as slow

    return slow


def low_a5_values(cards: Cards) -> Lows:
    """The ace-to-five low of each row of five, six or seven cards; the higher the value, the better the low."""
    return order_kernels().low_a5_values(checked(cards, 5, 7))


def low27_values(cards: Cards) -> Values:
    """The deuce-to-seven low of each row of five, six or seven cards."""
    return order_kernels().low27_values(checked(cards, 5, 7))


def badugi_values(cards: Cards) -> Lows:
    """The badugi of each row of four or five cards."""
    return order_kernels().badugi_values(checked(cards, 4, 5))


def short_deck_values(cards: Cards) -> Values:
    """The value of each row of five, six or seven cards of a short deck."""
    rows = checked(cards, 5, 7)
    if rows.size and int(rows.min()) < _SIX:
        raise ValueError("a short deck has no cards below the six")
    return order_kernels().short_deck_values(rows)


def italian_keys(cards: Cards, lowest: int) -> Keys:
    """The Italian key of each row of five cards; ``lowest`` is the lowest rank of the deck, 0 (deuce) to 7 (nine)."""
    rows = checked(cards, 5, 5)
    if not 0 <= lowest <= _NINE:
        raise ValueError(f"a deck begins with a rank from 0 to {_NINE}, not {lowest}")
    if rows.size and int(rows.min()) < 4 * lowest:
        raise ValueError(f"the deck has no cards below the {RANKS[lowest]}")
    return italian_kernel()(rows, lowest)
