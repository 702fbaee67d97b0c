"""Hands by the million: the rankings of ``cards.ranking`` for whole arrays of cards.

    high_values(cards)                five, six or seven cards in each row
    omaha_values(hole, board)         exactly two of four to six hole cards and three of three to five of the board
    low8_values, omaha_low8_values    eight-or-better; 0 does not qualify

They take arrays of uint8, one row a hand, and give an array of uint16; the values are those of ``cards.ranking``, which
is quicker for a single hand. They are compiled by numba if it is installed (the extra ``fast``); plain NumPy gives the
same results. A card given twice in one row is the caller's mistake and not checked; impossible cards or shapes raise
``ValueError``.
"""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import NamedTuple, TypeAlias

import numpy as np

from shuffleup.maths.kernels.high_arrays import Cards, Counts, Values

OfCards: TypeAlias = Callable[[Cards], Values]
OfHoleAndBoard: TypeAlias = Callable[[Cards, Cards], Values]


class Kernels(NamedTuple):
    """One implementation. Its functions check nothing and need contiguous arrays."""

    name: str
    high_values: OfCards
    low8_values: OfCards
    omaha_values: OfHoleAndBoard
    omaha_low8_values: OfHoleAndBoard
    any_five_plains: OfCards
    any_five_flushes: OfCards
    two_and_three_plains: OfCards
    two_and_three_flushes: OfCards
    class_tally: Callable[[Values, Values, Counts, Counts], Counts]
    runout_tally: Callable[[Values, Values, Counts, Counts, int], Counts]


def compiled_kernels_exist() -> bool:
    """Is numba installed? Asking does not import it."""
    return find_spec("numba") is not None


@cache
def kernels(*, compiled: bool = True) -> Kernels:
    """The compiled kernels if they are asked for and numba is installed, or else those of plain NumPy."""
    if compiled and compiled_kernels_exist():
        from shuffleup.maths.kernels import high_numba as kernels_numba
        from shuffleup.maths.kernels import tallies_numba

        return _gathered("numba", kernels_numba, tallies_numba)
    from shuffleup.maths.kernels import high_numpy as kernels_numpy
    from shuffleup.maths.kernels import tallies_numpy

    return _gathered("numpy", kernels_numpy, tallies_numpy)


def high_values(cards: Cards) -> Values:
    """The high value of each row of five, six or seven cards, 1 to 7,462."""
    return kernels().high_values(checked(cards, 5, 7))


def low8_values(cards: Cards) -> Values:
    """The eight-or-better low of each row of five, six or seven cards, 1 to 56; 0 does not qualify."""
    return kernels().low8_values(checked(cards, 5, 7))


def omaha_values(hole: Cards, board: Cards) -> Values:
    """The high value of two hole cards and three of the board, row by row."""
    return kernels().omaha_values(*_paired(hole, board))


def omaha_low8_values(hole: Cards, board: Cards) -> Values:
    """The eight-or-better low of two hole cards and three of the board, row by row; 0 does not qualify."""
    return kernels().omaha_low8_values(*_paired(hole, board))


def _gathered(name: str, *modules: object) -> Kernels:
    found = {field: getattr(module, field) for module in modules for field in Kernels._fields if hasattr(module, field)}
    return Kernels(name, **found)


def _paired(hole: Cards, board: Cards) -> tuple[Cards, Cards]:
    ours, shown = checked(hole, 4, 6), checked(board, 3, 5)
    if len(ours) != len(shown):
        raise ValueError(f"{len(ours)} hands and {len(shown)} boards: one row of each belongs together")
    return ours, shown


def checked(cards: Cards, fewest: int, most: int) -> Cards:
    """The rows, contiguous. Raises ``ValueError`` for a wrong number of cards in a row, or a value that is no card."""
    cards = np.asarray(cards)
    if cards.ndim != 2 or not fewest <= cards.shape[1] <= most or cards.dtype != np.uint8:
        raise ValueError(f"rows of {fewest} to {most} cards as uint8 are wanted, not {cards.dtype} of {cards.shape}")
    if cards.size and int(cards.max()) > 51:
        raise ValueError("cards are numbers from 0 to 51")
    return np.ascontiguousarray(cards)
