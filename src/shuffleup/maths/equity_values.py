"""The values of many hands in the orders of a game: by kernels if there are any, or hand by hand."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from shuffleup.cards.orders import RANKINGS
from shuffleup.maths.equity_spot import EquityGame
from shuffleup.maths.kernels.high import Kernels
from shuffleup.maths.kernels.high_arrays import Cards, Counts, Values
from shuffleup.maths.kernels.low import order_kernels
from shuffleup.maths.kernels.low_arrays import Lows

Reader: TypeAlias = Callable[[Cards, Cards], tuple[Values | Lows | Counts, ...]]
"""From hole cards and boards, row by row, to an array of values for each order; without a board it has no columns."""

CLASS_ORDERS = ("high", "low8")
"""Orders that are read from classes of boards: with any hole cards, and with exactly two."""
KERNEL_ORDERS = (*CLASS_ORDERS, "low-a5", "low-27", "short-deck-high")
WIDE_ORDERS = ("low-a5",)
"""Orders whose values need more than sixteen bits."""


def has_classes(game: EquityGame) -> bool:
    """Can the boards of the game be counted by classes?"""
    return all(key in CLASS_ORDERS for key in game.rankings)


def is_quick(game: EquityGame) -> bool:
    """Is there a kernel for every order of the game?"""
    return has_classes(game) or (not game.two_and_three and all(key in KERNEL_ORDERS for key in game.rankings))


def is_narrow(game: EquityGame) -> bool:
    """Is there a kernel for every order of the game, with values that fit in sixteen bits?"""
    return is_quick(game) and not any(key in WIDE_ORDERS for key in game.rankings)


def reader(game: EquityGame, kernels: Kernels) -> Reader:
    """The function that values hands of this game."""
    if not is_quick(game):
        return _one_by_one(game)
    if game.two_and_three:
        both = {"high": kernels.omaha_values, "low8": kernels.omaha_low8_values}
        return lambda hole, board: tuple([both[key](_whole(hole), _whole(board)) for key in game.rankings])
    any_five: dict[str, Callable[[Cards], Values | Lows]] = {
        "high": kernels.high_values,
        "low8": kernels.low8_values,
    }
    if not has_classes(game):
        others = order_kernels(compiled=kernels.name == "numba")
        any_five["low-a5"], any_five["low-27"] = others.low_a5_values, others.low27_values
        any_five["short-deck-high"] = others.short_deck_values

    def read(hole: Cards, board: Cards) -> tuple[Values | Lows, ...]:
        cards = np.concatenate([hole, board], axis=1)
        return tuple([any_five[key](cards) for key in game.rankings])

    return read


def _whole(cards: Cards) -> Cards:
    return np.ascontiguousarray(cards)


def _one_by_one(game: EquityGame) -> Reader:
    def read(hole: Cards, board: Cards) -> tuple[Values, ...]:
        rows = list(zip(hole.tolist(), board.tolist(), strict=True))
        return tuple([np.array([_value(game, key, *row) for row in rows], dtype=np.int64) for key in game.rankings])

    return read


def _value(game: EquityGame, key: str, hole: list[int], board: list[int]) -> int:
    ranking = RANKINGS[key]
    return ranking.two_and_three(board)(hole) if game.two_and_three else ranking.value([*hole, *board])
