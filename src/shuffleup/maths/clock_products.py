"""Algorithm A: the distribution of the number of clocks that have rung, built up and taken apart player by player.

It uses only sums and products of positive numbers, so the value of the smallest stack has as many correct digits as
that of the largest. The work grows with players times paid places.
"""

import numpy as np

from shuffleup.maths.clock_field import Floats
from shuffleup.maths.clock_nodes import Nodes

AT_ONCE = 1_500_000
"""The most numbers kept at one time: 12 MB."""


def integrated(stacks: Floats, payouts: Floats, at: Nodes) -> tuple[Floats, Floats]:
    """The integral for each player over the even and over the odd nodes; their sum is the whole integral."""
    some = max(2, AT_ONCE // (len(stacks) * len(payouts)) // 2 * 2)
    even, odd = np.zeros(len(stacks)), np.zeros(len(stacks))
    for first in range(0, len(at.times), some):
        values = _over(stacks, payouts, Nodes(at.times[first : first + some], at.weights[first : first + some]))
        even += values[0]
        odd += values[1]
    return even, odd


def _over(stacks: Floats, payouts: Floats, at: Nodes) -> Floats:
    """Both sums over these nodes; the first node is an even one."""
    exponents = np.multiply.outer(-stacks, at.times)
    rung, running = -np.expm1(exponents), np.exp(exponents)
    flow = stacks[:, None] * running * at.weights
    players, paid = len(stacks), len(payouts)
    before = np.empty((players, paid, len(at.times)))
    before[0, 0] = 1.0
    for player in range(players - 1):
        known, used = min(player + 1, paid), min(player + 2, paid)
        np.multiply(before[player, :known], running[player], out=before[player + 1, :known])
        if used > known:
            before[player + 1, known] = 0.0
        before[player + 1, 1:used] += before[player, : used - 1] * rung[player]
    # The worth of a place if these players' clocks are known and the others' are not: the payouts, built up backwards.
    worth = np.repeat(payouts[:, None], len(at.times), axis=1)
    values = np.empty((2, players))
    for player in range(players - 1, -1, -1):
        known = min(player + 1, paid)
        won = np.einsum("kt,kt->t", before[player, :known], worth[:known]) * flow[player]
        values[:, player] = won[::2].sum(), won[1::2].sum()
        left = min(player, paid)
        later = worth[1 : left + 1] * rung[player]
        worth[:left] *= running[player]
        worth[: len(later)] += later
    return values
