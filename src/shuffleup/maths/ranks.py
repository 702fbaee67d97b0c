"""The probability of each player finishing in each place, by the model of Malmuth and Harville."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.maths.clock_field import Floats
from shuffleup.maths.clock_nodes import Nodes, nodes
from shuffleup.maths.icm import stacks_fault

MOST_PLAYERS = 500
FIRST_STEP, SHRINK, SLOPE, TRIES = 0.7, 0.75, 3.0, 7
TOLERANCE = 1e-11
AT_ONCE = 400_000


class RankTable(Struct, frozen=True, gc=False):
    """``rows[i][k]`` is the probability that player ``i`` finishes in place ``k + 1``."""

    rows: tuple[tuple[float, ...], ...]
    error: float
    """The largest difference from 1 of the sum of a player's or a place's probabilities."""


def rank_probabilities(stacks: Sequence[float]) -> RankTable | Refusal:
    """The probabilities of every place for every player, to about 1e-12 each; for at most 500 players."""
    fault = stacks_fault(stacks)
    if fault is not None:
        return fault
    if len(stacks) > MOST_PLAYERS:
        return refuse("too-many-players", players=len(stacks), why="sum", most=MOST_PLAYERS)
    if len(stacks) == 1:
        return RankTable(((1.0,),), 0.0)
    chips = np.array([float(stack) for stack in stacks])
    order = np.argsort(chips, kind="stable")
    scaled = chips[order] / chips.mean()
    for attempt in range(TRIES):
        table = _table(scaled, nodes(scaled, len(stacks), FIRST_STEP * SHRINK**attempt, SLOPE))
        error = float(max(np.abs(table.sum(axis=0) - 1).max(), np.abs(table.sum(axis=1) - 1).max()))
        if error <= TOLERANCE:
            break
    rows = np.empty_like(table)
    rows[order] = np.clip(table, 0.0, 1.0)
    return RankTable(tuple(map(tuple, rows.tolist())), error)


def _table(scaled: Floats, at: Nodes) -> Floats:
    """Integrates each mode over the nodes, then turns modes into places."""
    players = len(scaled)
    length = players | 1  # odd, so no player's own factor is ever 0
    angles = np.arange((length + 1) // 2) * (2 * np.pi / length)
    sums = np.zeros((players, len(angles)), dtype=np.complex128)
    some = max(1, AT_ONCE // (players * len(angles)))
    for first in range(0, len(at.times), some):
        exponents = np.multiply.outer(at.times[first : first + some], -scaled)
        rung = -np.expm1(exponents)[:, :, None]
        flow = np.exp(exponents) * scaled * at.weights[first : first + some, None]
        factors = 1 + rung * np.expm1(1j * angles)
        everyone = np.multiply.reduce(factors, axis=1)
        sums += np.einsum("ts,tsm->sm", flow, everyone[:, None, :] / factors)
    table: Floats = np.fft.irfft(sums.conj(), n=length, axis=1)[:, :players]
    return table
