"""Algorithm B: the distribution of the number of clocks that have rung, in its few Fourier modes.

At a time t, let q be the probability that a player's clock has rung. The number of clocks that have rung has the
characteristic function ``C = product of f`` with ``f = 1 - q + q e^(i theta)``. It is taken over a window of ``L``
numbers around the mean, outside which the mass is negligible, and only modes with ``|C|`` above the last digit count:
about 26 in a field of any large size. The player himself is taken out by one division; L is odd, so f is never 0.
"""

import numpy as np
from numpy.typing import NDArray

from shuffleup.maths.clock_field import Floats, Ints, StackCounts
from shuffleup.maths.clock_nodes import Nodes

REACH = 8.8  # standard deviations on each side of the mean, and
SLACK = 14.0  # as many clocks more, where the tail is that of rare events: beyond lies 1e-17 of the mass
QUIET = 38.5  # e^-38.5 is below 2e-17


def _odd_lengths(longest: int) -> Ints:
    """Odd numbers with no prime factor above 13, for which a Fourier transform is quick."""
    found = [1]
    for prime in (3, 5, 7, 11, 13):
        powers = [prime**power for power in range(14) if prime**power <= longest]
        found = [smooth * power for smooth in found for power in powers if smooth * power <= longest]
    return np.array(sorted(found), dtype=np.intp)


LENGTHS = _odd_lengths(1_000_000)


def integrated(field: StackCounts, payouts: Floats, at: Nodes) -> tuple[Floats, Floats]:
    """The integral at each stack of the field over the even and over the odd nodes; their sum is the whole integral."""
    exponents = np.multiply.outer(at.times, -field.stacks)
    rung, running = -np.expm1(exponents), np.exp(exponents)
    mean = rung @ field.counts
    variance = np.maximum((rung * running) @ field.counts, 0.0)
    lengths = LENGTHS[np.searchsorted(LENGTHS, 2 * (REACH * np.sqrt(variance) + SLACK) + 1)]
    first = np.floor(mean - lengths / 2).astype(np.intp)
    worth = np.zeros_like(rung)
    for node in np.flatnonzero(first < len(payouts)):
        length = int(lengths[node])
        angles = _angles(length, float(variance[node]))
        spectrum = _payout_spectrum(payouts, int(first[node]), length)[: len(angles)]
        worth[node] = _worth(field.counts, rung[node], spectrum * np.exp(-1j * int(first[node]) * angles), angles)
        worth[node] /= length
    flow: Floats = running * field.stacks * at.weights[:, None] * worth
    return flow[::2].sum(axis=0), flow[1::2].sum(axis=0)


def _angles(length: int, variance: float) -> Floats:
    """The modes above the noise: ``|C| <= exp(-2 variance sin^2(theta / 2))``."""
    limit = np.arcsin(np.sqrt(min(QUIET / (2 * variance), 1.0))) if variance > QUIET / 2 else np.pi / 2
    modes = min(int(limit * length / np.pi) + 1, (length + 1) // 2)
    angles: Floats = np.arange(modes, dtype=np.float64) * (2 * np.pi / length)
    return angles


def _payout_spectrum(payouts: Floats, first: int, length: int) -> NDArray[np.complex128]:
    """The payouts of the places in the window, as modes; the window's first number has phase 0."""
    window = np.zeros(length)
    begin, end = max(first, 0), min(first + length, len(payouts))
    window[begin - first : end - first] = payouts[begin:end]
    return np.fft.rfft(window)


def _worth(counts: Floats, rung: Floats, spectrum: NDArray[np.complex128], angles: Floats) -> Floats:
    """For each stack, the mean payout of a player whose clock rings now, times the length of the window."""
    sines, versines = np.sin(angles), 2 * np.sin(angles / 2) ** 2
    real = 1 - np.multiply.outer(rung, versines)
    imaginary = np.multiply.outer(rung, sines)
    phase = counts @ np.arctan2(imaginary, real)
    squared = real * real + imaginary * imaginary
    size = counts @ np.log(squared) / 2
    modes = spectrum * np.exp(size + 1j * phase)
    modes[1:] *= 2
    # Re(modes / f), with f = 1 - rung * versines + i * rung * sines taken apart by powers of ``rung``.
    parts = (1 / squared) @ np.column_stack((modes.real, modes.imag * sines - modes.real * versines))
    worth: Floats = parts[:, 0] + rung * parts[:, 1]
    return worth
