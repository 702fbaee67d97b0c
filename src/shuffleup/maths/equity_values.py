"""The value of many hands in the orders of a game: kernels where there are any, else hand by hand."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from shuffleup.cards.orders import RANKINGS
from shuffleup.maths.equity_spot import EquityGame
from shuffleup.maths.kernels import Kernels
from shuffleup.maths.rank_arrays import Cards, Counts, Values

Reader: TypeAlias = Callable[[Cards, Cards], tuple[Values | Counts, ...]]
"""Hole cards and board (of no columns where there is none), row by row; an array of values for each order."""

KERNEL_ORDERS = ("high", "low8")


def is_quick(game: EquityGame) -> bool:
    """Do kernels read every order of the game?"""
    return all(key in KERNEL_ORDERS for key in game.rankings)


def reader(game: EquityGame, kernels: Kernels) -> Reader:
    """How hands of this game are read."""
    if not is_quick(game):
        return _one_by_one(game)
    if game.two_and_three:
        both = {"high": kernels.omaha_values, "low8": kernels.omaha_low8_values}
        return lambda hole, board: tuple([both[key](_whole(hole), _whole(board)) for key in game.rankings])
    any_five = {"high": kernels.high_values, "low8": kernels.low8_values}

    def read(hole: Cards, board: Cards) -> tuple[Values, ...]:
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
