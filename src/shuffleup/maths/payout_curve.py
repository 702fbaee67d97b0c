"""A ladder of prizes from a curve: flat tiers, round prizes, and a sum that is the pool to the cent.

The prizes fall from the first to the last by a power of the place, ``last + (first - last) / k^a`` (the family of
Musco, Sviridenko and Thaler, arXiv 1601.04203), bent to end at the least prize; a is chosen so that they add up to the
pool. If the pool is too large for that even with the gentlest fall, the last prize is higher. Places form tiers: single
places to the ninth, then threes, nines and wider. Each tier's value is rounded down to a round number, tiers from the
second down are raised while money is left, and the first place takes the rest.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import exp, log

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked

TIER_WIDTHS = ((9, 1), (18, 3), (72, 9), (180, 27), (450, 54))
WIDEST_TIER = 108
FIRST_SHARES = (
    (1, 1.0), (2, 0.65), (3, 0.50), (4, 0.42), (5, 0.38), (6, 0.35), (9, 0.30), (15, 0.265),
    (27, 0.22), (45, 0.19), (100, 0.16), (200, 0.14), (500, 0.12), (1500, 0.10),
)  # fmt: skip
"""Paid places, and the share of first place that rooms usually print; interpolated by the logarithm of the places."""
READS_WELL = 50
"""A round prize is a multiple of the largest of 1, 2, 5, 10, 20 … units that is at most a fiftieth of it."""
GENTLEST, STEEPEST = 0.5, 64.0


class CurveTerms(Struct, frozen=True, gc=False, kw_only=True):
    """The terms of a ladder: ``places`` are paid, each at least ``least_cents``, in whole units."""

    places: int
    least_cents: int = 0
    unit_cents: int = 1
    first_basis_points: int = 0
    """The share of first place in hundredths of a per cent; 0 for the usual one. Odd money is added to it."""


def curve_ladder(pool_cents: int, terms: CurveTerms) -> tuple[int, ...] | Refusal:
    """The prizes, best first: they never rise, none is below the least, and they add up to the pool.

    Every prize except the first is a multiple of the unit; the first takes the pool's odd remainder.
    """
    fault = _fault(pool_cents, terms)
    if fault is not None:
        return fault
    units, odd = divmod(pool_cents, terms.unit_cents)
    least = max(-(-terms.least_cents // terms.unit_cents), 1)
    sizes = tier_sizes(terms.places)
    first = _first(units, least, terms)
    if isinstance(first, Refusal):
        return first
    curve = _curve(units, least, first, sizes)
    values = [first, *[max(_reading_well(int(value)), least) for value in curve[1:]]]
    left = _lift(values, sizes, units - sum([value * size for value, size in zip(values, sizes, strict=True)]))
    values[0] += left
    prizes = [value * terms.unit_cents for value, size in zip(values, sizes, strict=True) for _ in range(size)]
    prizes[0] += odd
    return tuple(prizes)


def tier_sizes(places: int) -> tuple[int, ...]:
    """The number of places in each tier, best first; the last tier may be short."""
    sizes: list[int] = []
    held = 0
    for until, width in (*TIER_WIDTHS, (places, WIDEST_TIER)):
        while held < min(until, places):
            sizes.append(min(width, places - held))
            held += sizes[-1]
    return tuple(sizes)


@checked
def usual_places(entries: int) -> int:
    """The usual number of paid places: about 15 % of the entries, at least 1, and not all unless there is only one."""
    return max(1, min(entries - 1, (entries * 15 + 50) // 100))


def usual_first_share(places: int) -> float:
    """The usual share of first place in the pool."""
    for (fewer, larger), (more, smaller) in pairwise(FIRST_SHARES):
        if places <= more:
            return larger + (smaller - larger) * log(places / fewer) / log(more / fewer)
    return FIRST_SHARES[-1][1]


def _fault(pool_cents: int, terms: CurveTerms) -> Refusal | None:
    if terms.places < 1:
        return refuse("no-places", why="ladder", places=terms.places)
    if terms.unit_cents < 1:
        return refuse("bad-unit", unit_cents=terms.unit_cents)
    if not 0 <= terms.first_basis_points <= 10_000:
        return refuse("bad-first-share", why="bounds", first_basis_points=terms.first_basis_points)
    least = max(-(-terms.least_cents // terms.unit_cents), 1) * terms.unit_cents
    if least * terms.places > pool_cents:
        return refuse("min-cash-too-high", pool_cents=pool_cents, places=terms.places, least_cents=least)
    return None


def _first(units: int, least: int, terms: CurveTerms) -> int | Refusal:
    """The first prize of the curve: as asked, if the rest can pay the other places and none of them more than it."""
    share = terms.first_basis_points / 10_000 or usual_first_share(terms.places)
    first = int(units * share)
    even = -(-units // terms.places)
    if terms.first_basis_points:
        others = units - (terms.places - 1) * least
        if first > others or first < even:
            least_share, most_share = -(-even * 10_000 // units), others * 10_000 // units
            shares = (("least_basis_points", least_share), ("most_basis_points", most_share))
            return Refusal(
                "bad-first-share",
                facts=(("first_basis_points", terms.first_basis_points), ("places", terms.places), *shares),
            )
    return max(even, min(first, units - (terms.places - 1) * least))


def _curve(units: int, least: int, first: int, sizes: Sequence[int]) -> list[float]:
    """The value of each tier, taken at its middle; together they are the pool, or a trifle less."""
    ends = list(accumulate(sizes))
    middles = [log(end - (size - 1) / 2) for end, size in zip(ends, sizes, strict=True)]
    if len(sizes) == 1:
        return [float(first)]
    shape = _shape(GENTLEST, middles)
    whole = sum([part * size for part, size in zip(shape, sizes, strict=True)])
    # With the gentlest fall the last prize is what the sum leaves; if that is too little, the fall gets steeper.
    last = (units - first * whole) / (ends[-1] - whole)
    if last >= least:
        return [last + (first - last) * part for part in shape]
    low, high = GENTLEST, STEEPEST
    for _ in range(50):
        exponent = (low + high) / 2
        parts = sum([part * size for part, size in zip(_shape(exponent, middles), sizes, strict=True)])
        low, high = (exponent, high) if least * ends[-1] + (first - least) * parts > units else (low, exponent)
    return [least + (first - least) * part for part in _shape(high, middles)]


def _shape(exponent: float, middles: Sequence[float]) -> list[float]:
    """The power curve from 1 at first place to 0 at the last tier; places are given as logarithms."""
    bottom = exp(-exponent * middles[-1])
    return [(exp(-exponent * middle) - bottom) / (1 - bottom) for middle in middles]


def _step(value: int) -> int:
    """The step of round numbers near a value, in units."""
    power = 1
    while power * 10 * READS_WELL <= value:
        power *= 10
    return max([power * digit for digit in (1, 2, 5) if digit == 1 or power * digit * READS_WELL <= value])


def _reading_well(value: int) -> int:
    """The value rounded down to its step. This keeps the order, as each step's range starts at a multiple of it."""
    step = _step(value)
    return value // step * step


def _lift(values: list[int], sizes: Sequence[int], left: int) -> int:
    """Raises tiers by a step from the second down, again and again, while money is left; returns what remains."""
    lifted = True
    while lifted:
        lifted = False
        for tier in range(1, len(values)):
            more = _reading_well(values[tier] + _step(values[tier]))
            cost = (more - values[tier]) * sizes[tier]
            if 0 < cost <= left and more <= values[tier - 1] - (values[tier - 1] > values[tier]):
                values[tier] = more
                left -= cost
                lifted = True
    return left
