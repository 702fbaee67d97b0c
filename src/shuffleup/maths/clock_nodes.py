"""The times at which the integral is evaluated: equal steps in a measure of how the field empties.

With ``t = e^x`` and ``x = x0 + z - e^(-z)``, whose integrand vanishes at the left end, the steps are equal in

    Xi(z) = slope z + 2 sqrt(n) asin sqrt(F(t)),     F(t) = the mean of 1 - e^(-s t)

The second term changes by about one while the number of clocks that have rung changes by its standard deviation, so the
number of steps grows only with the square root of the paid places. The first term carries the steps over plateaus,
where no clock is near ringing. The trapezoid rule in Xi converges exponentially as the step shrinks.
"""

from typing import NamedTuple

import numpy as np

from shuffleup.maths.clock_field import Floats

LOWEST_Z = -3.6  # the weight to the left of it is below the last digit
SINGLE_LARGEST, SINGLE_SMALLEST, GROUPS = 8, 4, 36
NEGLIGIBLE = 41.5  # e^-41.5 is below the last digit
TABLE = 256
NEWTON_STEPS = 12


class Nodes(NamedTuple):
    """Times and the weights of the integrand there."""

    times: Floats
    weights: Floats


class _Shape(NamedTuple):
    """What the map depends on: a few stacks that represent the field, with their shares in it."""

    stacks: Floats
    shares: Floats
    players: int
    slope: float
    origin: float


def nodes(scaled: Floats, paid: int, step: float, slope: float) -> Nodes:
    """Nodes for stacks of mean 1, lowest first, if ``paid`` places are paid."""
    players = len(scaled)
    stacks, shares = _stand_ins(scaled)
    shape = _Shape(stacks, shares, players, slope, -np.log(players) - 0.5)
    z = np.linspace(LOWEST_Z, _highest(shape, float(scaled[0]), paid), TABLE)
    xi, _, _ = _measure(shape, z)
    targets = np.arange(xi[0], xi[-1], step)
    z = np.interp(targets, xi, z)
    for _ in range(NEWTON_STEPS):
        xi, rise, times = _measure(shape, z)
        move = np.clip((xi - targets) / rise, -0.5, 0.5)
        z = z - move
        if np.abs(move).max() < 1e-13:
            break
    _, rise, times = _measure(shape, z)
    return Nodes(times, step * times * (1 + np.exp(-z)) / rise)


def _stand_ins(scaled: Floats) -> tuple[Floats, Floats]:
    """At most 48 stacks: the largest and the smallest as they are, the others as means of equally many neighbours."""
    players = len(scaled)
    if players <= SINGLE_LARGEST + SINGLE_SMALLEST + GROUPS:
        return scaled, np.full(players, 1 / players)
    inner = np.linspace(SINGLE_SMALLEST, players - SINGLE_LARGEST, GROUPS + 1).astype(np.intp)
    starts = np.concatenate([np.arange(SINGLE_SMALLEST), inner[:-1], np.arange(players - SINGLE_LARGEST, players)])
    sizes = np.diff(np.append(starts, players))
    return np.add.reduceat(scaled, starts) / sizes, sizes / players


def _measure(shape: _Shape, z: Floats) -> tuple[Floats, Floats, Floats]:
    """Xi, its derivative in z, and the times, at these z."""
    left = np.exp(-z)
    times = np.exp(shape.origin + z - left)
    exponents = np.multiply.outer(times, -shape.stacks)
    running = np.exp(exponents)
    rung_mean = -np.expm1(exponents) @ shape.shares
    running_mean = running @ shape.shares
    flow = running @ (shape.shares * shape.stacks)
    root = np.sqrt(shape.players)
    xi = shape.slope * z + 2 * root * np.arctan2(np.sqrt(rung_mean), np.sqrt(running_mean))
    rise = shape.slope + root * flow * times * (1 + left) / np.sqrt(rung_mean * running_mean + 1e-290)
    return xi, rise, times


def _highest(shape: _Shape, smallest: float, paid: int) -> float:
    """The z beyond which no place is paid, or the last clock has rung."""
    last = NEGLIGIBLE / smallest
    enough = paid + 9.2 * np.sqrt(paid) + 28
    if enough < shape.players:
        low, high = 0.0, last
        for _ in range(60):
            middle = (low + high) / 2
            rung = shape.players * float(-np.expm1(-shape.stacks * middle) @ shape.shares)
            low, high = (low, middle) if rung >= enough else (middle, high)
        last = high
    z = max(float(np.log(last)) - shape.origin, 1.0)
    for _ in range(6):
        z -= (z - np.exp(-z) + shape.origin - np.log(last)) / (1 + np.exp(-z))
    return z
