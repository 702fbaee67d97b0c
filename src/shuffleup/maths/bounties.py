"""The worth of the bounties in a progressive knock-out, by two models.

Neither is a rule of any book. The first shares out all bounty money in proportion to the chips. The second follows the
order of the clocks of ``icm``: a player who goes out is eliminated by one of those left, with probability in proportion
to their stacks at the start. The eliminator is paid half of the bounty, and the other half is added to his own; the
winner keeps his own. It is exact for up to twelve players; for more, orders are drawn and the error is stated.
"""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal, note, refuse
from shuffleup.maths.clock_field import Floats
from shuffleup.maths.icm import stacks_fault
from shuffleup.maths.rounding import round_shares

MOST_PLAYERS = 12
"""The most players for whom the clock model goes through every set of survivors; for more, orders are drawn."""
MOST_DRAWN = 100_000
BLOCK = 2_000_000
"""Players times runs in one batch."""


class Draws(Struct, frozen=True):
    """Chance for fields too large to go through: how many orders to draw, and the generator."""

    rng: np.random.Generator
    runs: int = 20_000


class BountyModel(Enum):
    """How bounties are valued."""

    PROPORTIONAL = "proportional"
    CLOCK_ORDER = "clock-order"


MODEL_SAYS = {
    BountyModel.PROPORTIONAL: note("heads-by-chips"),
    BountyModel.CLOCK_ORDER: note("heads-by-icm-order"),
}


class BountyValues(Struct, frozen=True, gc=False):
    """What each player can expect from all bounties, his own included, in the unit of the bounties."""

    values: tuple[float, ...]
    model: BountyModel
    runs: int = 0
    """The number of orders drawn; 0 if the values are exact."""
    error: float = 0.0
    """The largest standard error of the values; 0 if they are exact."""


def bounty_values(
    stacks: Sequence[int], heads: Sequence[int], model: BountyModel, draws: Draws | None = None
) -> BountyValues | Refusal:
    """What the bounties are worth to each player. A player has the same index in ``stacks`` and ``heads``.

    The clock model needs ``draws`` for more than ``MOST_PLAYERS``.
    """
    fault = stacks_fault(stacks) or _heads_fault(stacks, heads)
    if fault is not None:
        return fault
    match model:
        case BountyModel.PROPORTIONAL:
            return BountyValues(tuple([float(Fraction(sum(heads) * stack, sum(stacks))) for stack in stacks]), model)
        case BountyModel.CLOCK_ORDER:
            if len(stacks) <= MOST_PLAYERS:
                exact = _head_money(stacks) @ np.array([float(head) for head in heads])
                return BountyValues(tuple(exact.tolist()), model)
            if draws is None or len(stacks) > MOST_DRAWN:
                most = MOST_DRAWN if draws else MOST_PLAYERS
                return refuse("too-many-players", players=len(stacks), why="order", most=most)
            drawn = drawn_values(stacks, heads, draws.runs, draws.rng)
            return BountyValues(tuple(drawn.values.tolist()), model, draws.runs, float(drawn.errors.max()))


def _heads_fault(stacks: Sequence[int], heads: Sequence[int]) -> Refusal | None:
    if len(heads) != len(stacks):
        return refuse("heads-do-not-match", heads=len(heads), stacks=len(stacks))
    for seat, head in enumerate(heads, start=1):
        if head < 0:
            return refuse("bad-head", seat=seat)
    return None


def _head_money(stacks: Sequence[int]) -> Floats:
    """For each player (row), the share of each bounty (column) that he can expect, set by set of survivors."""
    players = len(stacks)
    chips = np.array([float(stack) for stack in stacks]) / float(sum(stacks))
    last = _survival(chips)
    shares: dict[int, Floats] = {}
    for survivors in sorted(range(1, 1 << players), key=int.bit_count):
        inside = [seat for seat in range(players) if survivors >> seat & 1]
        table = np.zeros((players, players))
        if len(inside) == 1:
            table[inside[0], inside[0]] = 1.0
        else:
            for out in inside:
                left = survivors & ~(1 << out)
                alive = np.array([chips[seat] if left >> seat & 1 else 0.0 for seat in range(players)])
                chance = last[left] * chips[out] / _outside(chips, left) / last[survivors]
                after = shares[left].copy()
                taken = alive / alive.sum()
                after[:, out] = taken / 2 + after @ taken / 2
                table += chance * after
        shares[survivors] = table
    return shares[(1 << players) - 1]


def _survival(chips: Floats) -> list[float]:
    """For each set of players, the probability that its members take the first places."""
    players = len(chips)
    chance = [1.0] + [0.0] * ((1 << players) - 1)
    for members in range(1, 1 << players):
        for seat in range(players):
            if members >> seat & 1:
                others = members & ~(1 << seat)
                chance[members] += chance[others] * chips[seat] / _outside(chips, others)
    return chance


def _outside(chips: Floats, members: int) -> float:
    """The chips of all players who are not members, by summing and not by subtracting, which would lose digits."""
    return float(sum(chips[seat] for seat in range(len(chips)) if not members >> seat & 1))


def buy_out(
    stacks: Sequence[int], heads_cents: Sequence[int], model: BountyModel, unit_cents: int, draws: Draws | None = None
) -> tuple[int, ...] | Refusal:
    """What each player takes for the bounties if they are part of a deal: whole cents that add up to all bounties."""
    found = bounty_values(stacks, heads_cents, model, draws)
    if isinstance(found, Refusal):
        return found
    shares = [Fraction(round(value * 1000), 1000) for value in found.values]
    return round_shares(shares, sum(heads_cents), unit_cents, (0, sum(heads_cents)), stacks)


# ── orders by drawing ────────────────────────────────────────────────────────────────────────────────────────────────
#
# Only the order in which players go out is drawn, by the clocks of ``icm``. Who wins a bounty is not drawn but weighed:
# each survivor takes his part of every bounty, in proportion to his stack. So one running sum per run is enough:
#
#     A   the sum, over the players who are out, of half their bounty divided by the stacks of their survivors
#     cash of a player with stack s    s · A when he goes out
#     his bounty by then               its value at the start plus s · A


class DrawnValues(Struct, frozen=True):
    """What each player can expect, and the standard error of each value, in the unit of the bounties."""

    values: Floats
    errors: Floats


def drawn_values(stacks: Sequence[int], heads: Sequence[int], runs: int, rng: np.random.Generator) -> DrawnValues:
    """The model's values from ``runs`` drawn orders. The same generator gives the same values."""
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
    # The first clock to ring is the winner's, so the last one in this order is out first.
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
