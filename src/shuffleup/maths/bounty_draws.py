"""The clock-order model of bounties by drawing, for more players than every order can be gone through.

Only the order in which players go out is drawn, by the clocks of ``icm``. Who takes a head is not drawn but weighed:
each survivor takes his part of every head, in proportion to his stack. So one running sum a run is enough:

    A   the sum, over those who are out, of half their head by the stacks of their survivors
    cash of a player with stack s    s · A when he goes out
    his head by then                 as it was at the start, and s · A
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from shuffleup.maths.clock_field import Floats

BLOCK = 2_000_000
"""Players times runs that are worked on at once."""


class DrawnValues(Struct, frozen=True):
    """What each player may expect, and the standard error of each, in the unit of the heads."""

    values: Floats
    errors: Floats


def drawn_values(stacks: Sequence[int], heads: Sequence[int], runs: int, rng: np.random.Generator) -> DrawnValues:
    """The model's values from so many orders. The same generator gives the same values."""
    chips = np.array(stacks, dtype=np.float64) / sum(stacks)
    posted = np.array(heads, dtype=np.float64)
    total, squares = np.zeros(len(chips)), np.zeros(len(chips))
    left = runs
    while left:
        block = min(left, max(1, BLOCK // len(chips)))
        found = _valued(chips, posted, block, rng)
        total += found.sum(axis=0)
        squares += (found**2).sum(axis=0)
        left -= block
    mean = total / runs
    spread = np.sqrt(np.maximum(squares / runs - mean**2, 0.0))
    return DrawnValues(mean, spread / np.sqrt(runs))


def _valued(chips: Floats, posted: Floats, runs: int, rng: np.random.Generator) -> Floats:
    """A row of values for each run."""
    clocks = rng.standard_exponential((runs, len(chips))) / chips
    # The clock that rings first is the winner's, so the last one in this order is out first.
    order = np.argsort(clocks, axis=1)
    alive = np.cumsum(chips[order], axis=1)
    values = np.empty((runs, len(chips)))
    row = np.arange(runs)
    running = np.zeros(runs)
    for place in range(len(chips) - 1, 0, -1):
        out = order[:, place]
        taken = chips[out] * running
        values[row, out] = taken
        running += (posted[out] + taken) / 2 / alive[:, place - 1]
    winner = order[:, 0]
    values[row, winner] = posted[winner] + 2 * chips[winner] * running
    return values
