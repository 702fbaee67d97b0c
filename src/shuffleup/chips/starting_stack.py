"""How many chips of each kind make a starting stack, where the house does not say.

Small chips are handed out so that nobody has to ask for change at once: of each kind at least as many as make one chip
of the next, and never as many as make two beyond what the amount needs. The highest kind takes the rest.
"""

from collections.abc import Sequence
from itertools import pairwise

from shuffleup.chips.denominations import chip_set
from shuffleup.chips.pile import Pile


def starting_stack(values: Sequence[int], stack: int) -> Pile:
    """The stack in chips of these values, lowest first. Raises ``ChipSetError`` if they cannot pay it."""
    known = chip_set(values).values
    counts: list[tuple[int, int]] = []
    left = stack
    for value, above in pairwise(known):
        count = _count(left, value, above)
        counts.append((value, count))
        left -= value * count
    highest = known[-1]
    if left % highest:
        return chip_set(values).pile_for(stack)
    counts.append((highest, left // highest))
    return Pile(tuple([(value, count) for value, count in reversed(counts) if count]))


def _count(left: int, value: int, above: int) -> int:
    """So many that the rest can be made of the next kind up."""
    if above % value:
        return 0
    ratio = above // value
    odd = left // value % ratio
    enough = odd + ratio * (1 if odd else 2)
    return enough if enough * value <= left else odd
