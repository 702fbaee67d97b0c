"""What the heads of a progressive knock-out are worth, by two models, each of which says what it is.

Neither is a rule of any book. The first hands out all the head money in proportion to the chips. The second follows the
order of the clocks of ``icm``: whoever goes out is taken by one of those left, in proportion to their stacks at the
start; the taker is paid half of the head and carries the other half on his own; the winner keeps what is on his.
"""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction

import numpy as np
from msgspec import Struct

from shuffleup.maths.clock_field import Floats
from shuffleup.maths.icm import stacks_fault
from shuffleup.maths.refusal import Refusal
from shuffleup.maths.rounding import round_shares

MOST_PLAYERS = 12
"""The model by the clocks goes through every set of survivors."""


class BountyModel(Enum):
    """How the heads are valued."""

    PROPORTIONAL = "proportional"
    CLOCK_ORDER = "clock-order"


MODEL_SAYS = {
    BountyModel.PROPORTIONAL: "model: all head money in proportion to the chips; it overrates big stacks",
    BountyModel.CLOCK_ORDER: "model: eliminations in ICM order, taker drawn by stack, half paid, half on his head",
}


class BountyValues(Struct, frozen=True, gc=False):
    """What each player may expect of all the heads, his own among them, in the unit of the heads."""

    values: tuple[float, ...]
    model: BountyModel


def bounty_values(stacks: Sequence[int], heads: Sequence[int], model: BountyModel) -> BountyValues | Refusal:
    """What the heads are worth to each player, who stands in the same place of both lists."""
    fault = stacks_fault(stacks) or _heads_fault(stacks, heads)
    if fault is not None:
        return fault
    match model:
        case BountyModel.PROPORTIONAL:
            values = [float(Fraction(sum(heads) * stack, sum(stacks))) for stack in stacks]
        case BountyModel.CLOCK_ORDER:
            if len(stacks) > MOST_PLAYERS:
                what = f"{len(stacks)} players: the clock-order model goes to {MOST_PLAYERS}"
                return Refusal(
                    "too-many-players",
                    what,
                    "use the proportional model",
                    (("players", len(stacks)), ("why", "sum"), ("most", MOST_PLAYERS)),
                )
            values = (_head_money(stacks) @ np.array([float(head) for head in heads])).tolist()
    return BountyValues(tuple(values), model)


def _heads_fault(stacks: Sequence[int], heads: Sequence[int]) -> Refusal | None:
    if len(heads) != len(stacks):
        what = f"{len(heads)} heads for {len(stacks)} stacks"
        return Refusal(
            "heads-do-not-match", what, "give one head for each stack", (("heads", len(heads)), ("stacks", len(stacks)))
        )
    for seat, head in enumerate(heads, start=1):
        if head < 0:
            return Refusal("bad-head", f"head {seat} is {head:,}", "a head is 0 or more", (("seat", seat),))
    return None


def _head_money(stacks: Sequence[int]) -> Floats:
    """For each player (row) the share of each head (column) that he may expect, set by set of survivors."""
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
    """For each set of players the probability that its members take the first places."""
    players = len(chips)
    chance = [1.0] + [0.0] * ((1 << players) - 1)
    for members in range(1, 1 << players):
        for seat in range(players):
            if members >> seat & 1:
                others = members & ~(1 << seat)
                chance[members] += chance[others] * chips[seat] / _outside(chips, others)
    return chance


def _outside(chips: Floats, members: int) -> float:
    """The chips of all who are not members, summed and not subtracted: nothing cancels."""
    return float(sum(chips[seat] for seat in range(len(chips)) if not members >> seat & 1))


def buy_out(
    stacks: Sequence[int], heads_cents: Sequence[int], model: BountyModel, unit_cents: int
) -> tuple[int, ...] | Refusal:
    """What each player takes for all heads when they are dealt too: whole cents that come to the heads together."""
    found = bounty_values(stacks, heads_cents, model)
    if isinstance(found, Refusal):
        return found
    shares = [Fraction(round(value * 1000), 1000) for value in found.values]
    return round_shares(shares, sum(heads_cents), unit_cents, (0, sum(heads_cents)), stacks)
