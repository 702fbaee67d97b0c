"""The field of a tournament as the integral needs it: stacks of mean 1, with crowds of stacks reduced to a few.

The integral depends on a stack by a smooth function of its logarithm. If at least ``CROWD`` different stacks lie within
a factor e, a polynomial of degree ``POINTS - 1`` through ``POINTS`` fixed stacks reproduces that function to the last
digits. Sums over the players become weighted sums over the fixed stacks, and the players' values are read off the same
polynomial. The work then hardly depends on the number of players.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

POINTS = 20
CROWD = 50
"""The least number of different stacks in a panel for which the polynomial is used; fewer are kept as they are."""
PANEL = 1.0
"""The width of a panel, in the logarithm of the stack."""


class StackPanel(NamedTuple):
    """Neighbouring different stacks that fixed stacks replace; ``basis`` has a row for each of the former."""

    first: int
    after: int
    point: int
    basis: Floats


class StackCounts(NamedTuple):
    """Stacks, and the number of players each one counts for. Counts of fixed stacks are fractions, maybe negative."""

    stacks: Floats
    counts: Floats
    kept: Ints
    """The indices, among the different stacks, of those kept as they are; they come first in ``stacks``."""
    panels: tuple[StackPanel, ...]
    of_player: Ints
    """For each player, the index of his stack among the different ones."""


def condensed(scaled: Floats) -> StackCounts:
    """The field with equal stacks counted together and crowded panels reduced to their fixed stacks."""
    different, of_player, counts = np.unique(scaled, return_inverse=True, return_counts=True)
    logs = np.log(different)
    number = np.floor((logs - logs[0]) / PANEL).astype(np.intp)
    starts = np.flatnonzero(np.diff(number, prepend=-1))
    ends = np.append(starts[1:], len(number))
    crowded = [(first, after) for first, after in zip(starts, ends, strict=True) if after - first >= CROWD]
    keep = np.ones(len(different), dtype=bool)
    for first, after in crowded:
        keep[first:after] = False
    kept = np.flatnonzero(keep)
    stacks, weights, panels = [different[kept]], [counts[kept].astype(np.float64)], []
    for number_of_panel, (first, after) in enumerate(crowded):
        points, basis = _interpolation(logs[first:after])
        panels.append(StackPanel(int(first), int(after), len(kept) + POINTS * number_of_panel, basis))
        stacks.append(np.exp(points))
        weights.append(counts[first:after] @ basis)
    return StackCounts(np.concatenate(stacks), np.concatenate(weights), kept, tuple(panels), of_player)


def spread(field: StackCounts, values: Floats) -> Floats:
    """Turns values for the stacks of the field into values for the players."""
    different = np.empty(len(field.kept) + sum(panel.after - panel.first for panel in field.panels))
    different[field.kept] = values[: len(field.kept)]
    for panel in field.panels:
        different[panel.first : panel.after] = panel.basis @ values[panel.point : panel.point + POINTS]
    return different[field.of_player]


def _interpolation(logs: Floats) -> tuple[Floats, Floats]:
    """Chebyshev points over the span of these logarithms, and each point's share in each of them (barycentric)."""
    angles = (2 * np.arange(POINTS) + 1) * (np.pi / (2 * POINTS))
    middle, half = (logs[-1] + logs[0]) / 2, (logs[-1] - logs[0]) / 2
    points = middle + half * np.cos(angles)
    signs = np.where(np.arange(POINTS) % 2, -1.0, 1.0) * np.sin(angles)
    apart = logs[:, None] - points
    hits = apart == 0
    apart[hits] = 1.0
    shares = signs / apart
    basis: Floats = shares / shares.sum(axis=1, keepdims=True)
    rows = hits.any(axis=1)
    basis[rows] = hits[rows]
    return points, basis
