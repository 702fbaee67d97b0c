"""The independent chip model of Malmuth and Harville: what a stack is worth in prizes, for fields of any size.

The winner is drawn in proportion to the stacks, then the second from the players left, and so on. The same order comes
out if each player has a clock that rings after an exponential time with his stack as its rate, and the first to ring is
first. So a player's value is an integral over the time at which his clock rings,

    E = integral of  s e^(-s t) G(t) dt,      G(t) = the sum over k of pay(k) P(k - 1 of the other clocks have rung)

G is computed player by player (``clock_products``) or in Fourier modes (``clock_fourier``). Every call checks itself:
the values must add up to the prizes, and two interleaved halves of the nodes must agree; if not, the step shrinks. The
error of the halves is about the square root of the whole's, so if they agree to 1e-6, the whole is below 1e-10.
"""

from collections.abc import Sequence
from math import isfinite
from typing import TypeVar

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.maths import clock_fourier, clock_products
from shuffleup.maths.clock_field import Floats, condensed, spread
from shuffleup.maths.clock_nodes import nodes

PRODUCTS_UP_TO = 150
"""The most players for whom algorithm A is as quick as B; A is exact whatever the ratio of the stacks."""
PRODUCTS_AT_MOST = 500_000_000
"""The players x places x nodes beyond which algorithm A takes more than seconds."""
FIRST_STEP, SHRINK, SLOPE, TRIES = 0.8, 0.75, 3.0, 9
POOL_TOLERANCE = 1e-11
HALVES_TOLERANCE = 1e-6
NOISE_TOLERANCE = 2e-11
DIGITS = 4e-16
WIDEST = 1e30

Prize = TypeVar("Prize", int, float)


class IcmCheck(Struct, frozen=True, gc=False):
    """How far the values of one call can be trusted. All errors are relative."""

    method: str
    """``products`` (algorithm A) or ``fourier`` (algorithm B)."""
    nodes: int
    tries: int
    """The number of steps tried: 1 unless the field is extreme."""
    pool_error: float
    """The difference between the sum of the values and the sum of the prizes."""
    halves_error: float
    """The largest difference between the two halves of the nodes; the error of the whole is about its square."""
    noise: float
    """The largest relative error of a value that rounding may have caused."""

    @property
    def holds(self) -> bool:
        """Whether every value has a relative error below 1e-10, as far as the call can tell."""
        return (
            self.pool_error <= POOL_TOLERANCE
            and self.halves_error <= HALVES_TOLERANCE
            and self.noise <= 5 * NOISE_TOLERANCE
        )


class IcmValues(Struct, frozen=True, gc=False):
    """The worth of each stack, in the unit of the prizes and the order of the stacks."""

    values: tuple[float, ...]
    check: IcmCheck


@checked
def icm(stacks: Sequence[float], payouts: Sequence[float]) -> IcmValues | Refusal:
    """The value of each stack for the prizes still to be won. Prizes are best first, without unpaid places or with."""
    fault = stacks_fault(stacks) or prizes_fault(payouts, len(stacks))
    if fault is not None:
        return fault
    chips = np.array([float(stack) for stack in stacks])
    order = np.argsort(chips, kind="stable")
    scaled = chips[order] / chips.mean()
    guaranteed, contested = _contested(payouts, len(stacks))
    if not len(contested):
        return IcmValues((guaranteed,) * len(stacks), IcmCheck("products", 0, 0, 0.0, 0.0, 0.0))
    sorted_values, check = _valued(scaled, contested, guaranteed)
    values = np.empty(len(stacks))
    values[order] = guaranteed + sorted_values
    return IcmValues(tuple(values.tolist()), check)


def stacks_fault(stacks: Sequence[float]) -> Refusal | None:
    """Why these stacks cannot be valued: there are none, one is not a positive number, or a ratio is too large."""
    if len(stacks) == 0:
        return refuse("no-stacks")
    for place, stack in enumerate(stacks, start=1):
        if not 0 < stack < float("inf"):
            return refuse("bad-stack", seat=place, stack=str(stack))
    if max(stacks) > WIDEST * min(stacks):
        return refuse("stacks-too-wide")
    return None


def prizes_fault(payouts: Sequence[Prize], players: int, *, cents: bool = False) -> Refusal | None:
    """Why these prizes cannot be played for: there are none or too many, some are negative, or some rise."""
    if len(payouts) == 0:
        return refuse("no-prizes", why="none")
    if len(payouts) > players:
        return refuse("more-prizes-than-players", of="prizes", prizes=len(payouts), players=players)
    for place, prize in enumerate(payouts, start=1):
        if not (isfinite(prize) and prize >= 0):
            return refuse("bad-prize", place=place)
        if place > 1 and prize > payouts[place - 2]:
            if not cents:
                return refuse("prizes-rise", unit="bare", place=place)
            paid, above = int(prize), int(payouts[place - 2])
            return refuse(
                "prizes-rise", unit="cents", place=place, prize_cents=paid, above_cents=above, above=place - 1
            )
    if not payouts[0]:
        return refuse("no-prizes", why="zero")
    return None


def _contested(payouts: Sequence[float], players: int) -> tuple[float, Floats]:
    """What every player is certain of, and how much more the better places pay."""
    prizes = np.array([float(prize) for prize in payouts])
    guaranteed = float(prizes[-1]) if len(prizes) == players else 0.0
    above = prizes - guaranteed
    return guaranteed, above[: np.count_nonzero(above)]


def _valued(scaled: Floats, contested: Floats, guaranteed: float) -> tuple[Floats, IcmCheck]:
    method = "products" if len(scaled) <= PRODUCTS_UP_TO else "fourier"
    values, check = _tried(scaled, contested, guaranteed, method)
    if check.noise > NOISE_TOLERANCE and len(scaled) * len(contested) * check.nodes <= PRODUCTS_AT_MOST:
        return _tried(scaled, contested, guaranteed, "products")
    return values, check


def _tried(scaled: Floats, contested: Floats, guaranteed: float, method: str) -> tuple[Floats, IcmCheck]:
    """The values from the first step whose result passes its checks, or from the finest step if none does."""
    pool = float(contested.sum())
    field = condensed(scaled) if method == "fourier" else None
    for attempt in range(TRIES):
        at = nodes(scaled, len(contested), FIRST_STEP * SHRINK**attempt, SLOPE)
        if field is None:
            even, odd = clock_products.integrated(scaled, contested, at)
        else:
            even, odd = (spread(field, half) for half in clock_fourier.integrated(field, contested, at))
        values: Floats = even + odd
        worth = guaranteed + np.abs(values) + 1e-290
        reached = -np.expm1(-scaled * at.times[-1])
        noise = 0.0 if field is None else float((DIGITS * contested[0] * reached / worth).max())
        halves = float((2 * np.abs(even - odd) / worth).max())
        check = IcmCheck(method, len(at.times), attempt + 1, abs(float(values.sum()) - pool) / pool, halves, noise)
        if check.pool_error <= POOL_TOLERANCE and check.halves_error <= HALVES_TOLERANCE:
            break
    return values, check
