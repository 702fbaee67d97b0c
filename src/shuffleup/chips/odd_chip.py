"""How a pot is divided when it does not divide evenly (TDA 20, PSLive 14)."""

from collections.abc import Sequence


def split(amount: int, winners: Sequence[int], unit: int) -> tuple[tuple[int, int], ...]:
    """Equal shares in whole chips of ``unit``; odd chips go one each to the winners in the order given.

    The caller puts first who stands first for an odd chip: left of the button with a board, highest card by suit in
    stud. A remainder smaller than the unit cannot be changed and goes to the first winner.
    """
    if len(winners) == 1:
        return ((winners[0], amount),)
    chips, rest = divmod(amount, unit)
    each, odd = divmod(chips, len(winners))
    shares = [(winner, each * unit + (unit if place < odd else 0)) for place, winner in enumerate(winners)]
    if rest:
        first, share = shares[0]
        shares[0] = (first, share + rest)
    return tuple(shares)


def halves(amount: int, unit: int) -> tuple[int, int]:
    """The high half and the low half; the odd chip goes to the high side (TDA 20-C)."""
    low = amount // unit // 2 * unit
    return amount - low, low
