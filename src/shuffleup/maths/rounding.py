"""Divides money into whole parts: shares are rounded down, and the rest goes to the largest remainders."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import cycle


def apportion(amount: int, weights: Sequence[int]) -> tuple[int, ...]:
    """Divides the amount into whole parts proportional to the weights (not all 0), by the largest remainder.

    Of equal remainders the earlier comes first. If the weights never rise, neither do the parts.
    """
    total = sum(weights)
    parts = [amount * weight // total for weight in weights]
    lost = [(-(amount * weight % total), place) for place, weight in enumerate(weights)]
    for _, place in sorted(lost)[: amount - sum(parts)]:
        parts[place] += 1
    return tuple(parts)


def round_shares(
    shares: Sequence[Fraction], total_cents: int, unit_cents: int, bounds: tuple[int, int], precedence: Sequence[int]
) -> tuple[int, ...]:
    """Whole cents that add up to the total, each a multiple of the unit as far as the bounds and the total allow.

    Each share is rounded down to the unit and kept within the bounds. The units left over go to the largest remainders;
    of equal ones, to the larger ``precedence`` and then to the earlier. A rest below a unit goes to the largest
    ``precedence`` with room: by remainders, a place could get it on top of a unit and overtake a larger one.
    Raises ``ValueError`` unless the bounds leave room: ``lowest x shares <= total <= highest x shares``.
    """
    lowest, highest = bounds
    if not lowest * len(shares) <= total_cents <= highest * len(shares):
        raise ValueError(f"{total_cents} cents cannot be {len(shares)} parts between {lowest} and {highest}")
    parts = [min(max(int(share // unit_cents) * unit_cents, lowest), highest) for share in shares]
    left = total_cents - sum(parts)
    sign = 1 if left >= 0 else -1
    order = sorted(
        range(len(shares)), key=lambda place: (-sign * (shares[place] - parts[place]), -precedence[place], place)
    )
    left = _hand_out(parts, order, left, unit_cents, bounds)
    order = sorted(range(len(shares)), key=lambda place: (-sign * precedence[place], place))
    left = _hand_out(parts, order, left, abs(left), bounds)
    _hand_out(parts, order, left, 1, bounds)
    return tuple(parts)


def _hand_out(parts: list[int], order: Sequence[int], left: int, step: int, bounds: tuple[int, int]) -> int:
    """Gives (or takes back) one step at a time in this order while a whole one is left; returns what remains."""
    lowest, highest = bounds
    change = step if left > 0 else -step
    refused = 0
    for place in cycle(order):
        if not left or abs(left) < step or refused == len(order):
            break
        if lowest <= parts[place] + change <= highest:
            parts[place] += change
            left -= change
            refused = 0
        else:
            refused += 1
    return left
