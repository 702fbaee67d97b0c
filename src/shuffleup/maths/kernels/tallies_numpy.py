"""Counts boards by winners, in plain NumPy.

A tally has a row for each set of players who share the high and a column for each set who share the low, both as masks
of players; column 0 counts the boards without a low. Values are laid out with the players last.
"""

from itertools import combinations

import numpy as np

from shuffleup.maths.kernels.boards import board_classes, flush_classes
from shuffleup.maths.kernels.high_arrays import PAIRS, Cards, Counts, Values, rank_arrays
from shuffleup.maths.kernels.high_numpy import plain

AT_ONCE = 2_000_000
"""The number of runouts compared at once."""


def any_five_plains(hole: Cards) -> Values:
    """For each class, the value of each player's two cards with it, without a flush."""
    words = rank_arrays().card_words[hole].sum(axis=1)
    return plain(board_classes().keys[:, None] + words)


def any_five_flushes(hole: Cards) -> Values:
    """For each suit and mask, the flush of each player's two cards with it; 0 for none."""
    suits = [[[card >> 2 for card in hand if card & 3 == suit] for hand in hole.tolist()] for suit in range(4)]
    own = np.array([[sum([1 << rank for rank in ranks]) for ranks in hands] for hands in suits])
    flushes: Values = rank_arrays().flushes[flush_classes().masks[None, :, None] | own[:, None, :]]
    return flushes


def two_and_three_plains(hole: Cards) -> Values:
    """For each class, the best value of two of each player's cards with three of it, without a flush."""
    tables = rank_arrays()
    pairs = np.array([[13 * (a >> 2) + (b >> 2) for a, b in combinations(cards, 2)] for cards in hole.tolist()])
    by_triple = tables.omaha_values.reshape(-1, PAIRS)[:, tables.pair_places[pairs]].max(axis=2)
    plains: Values = by_triple[board_classes().triples].max(axis=1)
    return plains


def two_and_three_flushes(hole: Cards) -> Values:
    """For each suit and mask, the best flush of two of each player's cards with three of it; 0 for none."""
    suited = flush_classes()
    threes = suited.masks[: len(suited.with_two)]
    flushes = np.zeros((4, len(suited.masks), len(hole)), dtype=np.uint16)
    for player, cards in enumerate(hole.tolist()):
        for a, b in combinations(cards, 2):
            if a & 3 == b & 3:
                found = flushes[a & 3, : len(threes), player]
                np.maximum(found, rank_arrays().flushes[threes | 1 << (a >> 2) | 1 << (b >> 2)], out=found)
    fours = len(threes) + len(suited.with_one)
    flushes[:, len(threes) : fours] = flushes[:, suited.threes_of_four].max(axis=2)
    flushes[:, fours:] = flushes[:, suited.threes_of_five].max(axis=2)
    return flushes


def class_tally(plains: Values, flushes: Values, lows: Counts, available: Counts) -> Counts:
    """Counts boards of the available cards by their winners.

    ``plains[class, player]`` and ``flushes[suit, mask, player]`` are values, ``lows[class]`` are the low's winners, and
    ``available[card]`` is 1 for a card that may still come.
    """
    suited = flush_classes()
    columns = int(lows.max()) + 1
    tally = np.zeros((1 << plains.shape[1]) * columns, dtype=np.int64)
    weights = _class_weights(available)
    ends = np.cumsum([0, len(suited.with_two), len(suited.with_one), len(suited.with_none)])
    for suit in range(4):
        other = available.reshape(13, 4).sum(axis=1) - available[suit::4]
        low, high = suited.rests.T
        twos = np.where(low == high, other[low] * (other[low] - 1) // 2, other[low] * other[high])
        dealt = int((1 << np.flatnonzero(available[suit::4] == 0)).sum())
        wanted = (suited.masks & dealt == 0) & flushes[suit].any(axis=1)
        groups = ((suited.with_two, twos), (suited.with_one, other), (suited.with_none, np.array([1])))
        for start, (classes, rests) in zip(ends, groups, strict=False):
            masks = np.flatnonzero(wanted[start : start + len(classes)])
            places = classes[masks]
            values = np.maximum(plains[places], flushes[suit, start + masks][:, None, :])
            counts = np.broadcast_to(rests, places.shape).ravel()
            weights -= _counted(places.ravel(), counts, len(weights))
            tally += _counted((winners(values) * columns + lows[places]).ravel(), counts, len(tally))
    tally += _counted(winners(plains) * columns + lows, weights, len(tally))
    return tally.reshape(-1, columns)


def runout_tally(highs: Values, lows: Values, deals: Counts, weights: Counts, low_size: int) -> Counts:
    """Counts runouts by their winners.

    ``highs[hand, runout]`` is 0 if the hand holds a card of the runout, and such runouts do not count. ``deals`` has
    the hands of a deal in each row, and ``weights`` how often the deal counts. ``low_size`` is the number of sets of
    players, or 1 if no low is played for.
    """
    players = deals.shape[1]
    tally = np.zeros((1 << players) * low_size, dtype=np.int64)
    some = max(1, AT_ONCE // max(1, highs.shape[1] * players))
    for first in range(0, len(deals), some):
        hands = deals[first : first + some]
        high = np.moveaxis(highs[hands], 1, 2)
        places = winners(high) * low_size
        if low_size > 1:
            places = places + winners(np.moveaxis(lows[hands], 1, 2))
        counts = np.where((high > 0).all(axis=2), weights[first : first + some, None], 0)
        tally += _counted(places.ravel(), counts.ravel(), len(tally))
    return tally.reshape(-1, low_size)


def winners(values: Values | Counts) -> Counts:
    """The players (the last axis) with the best value, as a mask; empty if nobody has a value."""
    best = values.max(axis=-1, keepdims=True)
    marks = np.left_shift(1, np.arange(values.shape[-1], dtype=np.int64))
    masks: Counts = ((values == best) & (best > 0)) @ marks
    return masks


def _class_weights(available: Counts) -> Counts:
    classes = board_classes()
    left = available.reshape(13, 4).sum(axis=1)
    weights: Counts = np.prod(left[classes.ranks] - classes.earlier, axis=1) // classes.orders
    return weights


def _counted(places: Counts, counts: Counts, size: int) -> Counts:
    # Sums of whole numbers in floats are exact below 2**53, far above the number of boards of any deal.
    return np.bincount(places, weights=counts, minlength=size).astype(np.int64)
