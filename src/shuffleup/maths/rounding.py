"""Money in whole parts: shares rounded down, what is left over to those who lost the most, every cent accounted for."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import cycle


def apportion(amount: int, weights: Sequence[int]) -> tuple[int, ...]:
    """The amount in whole parts proportional to the weights, which must not all be 0, by the largest remainder.

    Equal remainders: the earlier place first. Parts of weights that never rise never rise.
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
    """Whole cents that sum to the total, each a multiple of the unit as far as the bounds and the total allow.

    Each share is rounded down to the unit and held within the bounds. The units left over go to the largest remainders,
    equal ones to the larger ``precedence`` and then to the earlier. A rest below a unit goes to the largest
    ``precedence`` that has room: by its remainder a place could have it on top of a unit and pass a larger one.
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
    """Gives, or takes back, one step after the other in this order while there is a whole one; what is left then."""
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
