"""The equity of hands before all cards are out: the part of the pot that each wins on average.

Every deal is counted if that is feasible, for any number of players and with ranges for each: hold'em and Omaha before
the flop by classes of boards, later streets by their runouts, stud by the missing cards. If it is not feasible, deals
are drawn, and the result states its error.
"""

from math import sqrt

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.maths.equity_deals import Progress, counted, sampled, usual_samples
from shuffleup.maths.equity_spot import Spot, spot_fault
from shuffleup.maths.kernels.high import kernels
from shuffleup.maths.kernels.high_arrays import Counts

POT = 5040
"""The number of parts of a pot: half of it can be split among two to nine players without remainder."""
MOST_SAMPLES = 10**9
CERTAIN_ENOUGH = 1.96
"""The standard errors to each side that contain the true value in 95 of 100 cases."""


class HandEquity(Struct, frozen=True, gc=False):
    """One player's equity. ``wins`` counts outcomes that bring him the whole pot, ``ties`` those that bring a part."""

    wins: int
    ties: int
    equity: float
    error: float
    """How far the true equity may be to each side, with 95 % confidence; 0 if every deal was counted."""


class Equity(Struct, frozen=True, gc=False):
    """The answer. ``outcomes`` counts deals of hands and boards; ``exact`` says whether these are all deals."""

    hands: tuple[HandEquity, ...]
    outcomes: int
    exact: bool


class Effort(Struct, frozen=True, gc=False):
    """How to compute: with 0 ``samples``, deals are counted if feasible; otherwise ``seed`` draws that many deals.

    Without ``compiled`` plain NumPy does the work: slower, with the same results, but ready at once.
    """

    samples: int = 0
    seed: int = 0
    compiled: bool = True


def _unwatched(done: int, total: int) -> None:
    """Ignores the progress."""


@checked
def equity(spot: Spot, effort: Effort = Effort(), progress: Progress = _unwatched) -> Equity | Refusal:  # noqa: B008
    """The equity of each player's hand or range. ``progress`` is called with the work done and the whole work."""
    fault = spot_fault(spot)
    if fault is not None:
        return fault
    if not 0 <= effort.samples <= MOST_SAMPLES:
        return refuse("samples", samples=effort.samples, most=MOST_SAMPLES)
    chosen = kernels(compiled=effort.compiled)
    tally = None if effort.samples else counted(spot, chosen, progress)
    exact = tally is not None
    if tally is None:
        tally = sampled(spot, effort.samples or usual_samples(spot), effort.seed, chosen, progress)
    if tally is None or not tally.any():
        return refuse("cards-conflict")
    return _equity(tally, len(spot.hands), exact=exact)


def _equity(tally: Counts, players: int, *, exact: bool) -> Equity:
    outcomes = int(tally.sum())
    found = [(int(high), int(low), int(tally[high, low])) for high, low in np.argwhere(tally)]
    hands = []
    for player in range(players):
        parts = [(_part(high, low, player), count) for high, low, count in found]
        wins = sum([count for part, count in parts if part == POT])
        ties = sum([count for part, count in parts if 0 < part < POT])
        mean = sum([part * count for part, count in parts]) / (POT * outcomes)
        error = 0.0 if exact else _error(parts, mean, outcomes)
        hands.append(HandEquity(wins, ties, mean, error))
    return Equity(tuple(hands), outcomes, exact)


def _part(high: int, low: int, player: int) -> int:
    """The player's part of the pot if these masks of players share the high and the low."""
    for_high = POT // 2 if low else POT
    part = for_high // high.bit_count() if high >> player & 1 else 0
    return part + POT // 2 // low.bit_count() if low >> player & 1 else part


def _error(parts: list[tuple[int, int]], mean: float, outcomes: int) -> float:
    spread = sum([count * (part / POT - mean) ** 2 for part, count in parts]) / outcomes
    # If all n draws ended alike, 3 / n is the largest deviation that 95 % confidence allows.
    return max(CERTAIN_ENOUGH * sqrt(spread / outcomes), 3 / outcomes)
