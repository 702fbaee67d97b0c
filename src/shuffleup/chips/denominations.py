"""The chips of an event: their values, their colours, and the amounts they can pay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import gcd

from msgspec import Struct

from shuffleup.answer import ProblemError, note
from shuffleup.chips.pile import Pile

USUAL_COLOURS: dict[int, str] = {
    5: "red",
    25: "green",
    100: "black",
    500: "purple",
    1_000: "yellow",
    5_000: "orange",
    25_000: "light green",
    100_000: "light blue",
    500_000: "pink",
    1_000_000: "white",
}
"""The colours that many rooms use; an event may have its own."""


class ChipSetError(ProblemError):
    """The values are not a possible chip set, or an amount cannot be paid with it."""


class Chip(Struct, frozen=True, gc=False):
    """One kind of chip."""

    value: int
    colour: str


class ChipSet(Struct, frozen=True, gc=False):
    """The chips in play, lowest first. Raises ``ChipSetError`` on values that repeat, fall or are not positive."""

    chips: tuple[Chip, ...]

    def __post_init__(self) -> None:
        if not self.chips:
            raise ChipSetError(note("no-chip-in-the-set"))
        if self.values != tuple(sorted(set(self.values))) or self.smallest < 1:
            raise ChipSetError(note("chip-values-must-rise", list=str(list(self.values))))

    @property
    def values(self) -> tuple[int, ...]:
        """The denominations, lowest first."""
        return tuple([chip.value for chip in self.chips])

    @property
    def smallest(self) -> int:
        """The lowest denomination in play: the unit of odd chips (TDA 20)."""
        return self.chips[0].value

    def colour_of(self, value: int) -> str:
        """The colour of a denomination. Raises ``ChipSetError`` if there is no such chip."""
        for chip in self.chips:
            if chip.value == value:
                return chip.colour
        raise ChipSetError(note("no-chip-of", value=value, list=str(list(self.values))))

    def without(self, value: int) -> ChipSet:
        """The set after a denomination has been raced off (TDA 24). Raises ``ChipSetError``."""
        self.colour_of(value)
        return ChipSet(tuple([chip for chip in self.chips if chip.value != value]))

    def payable(self, amount: int) -> bool:
        """Can these chips pay the amount exactly?"""
        return _fewest(amount, self.values[::-1]) is not None

    def pile_for(self, amount: int) -> Pile:
        """The amount in the largest chips that pay it exactly. Raises ``ChipSetError`` if none do."""
        counts = _fewest(amount, self.values[::-1])
        if counts is None:
            raise ChipSetError(note("cannot-be-paid-with", amount=amount, list=str(list(self.values))))
        return Pile(tuple([(value, count) for value, count in zip(self.values[::-1], counts, strict=True) if count]))


def chip_set(values: Iterable[int]) -> ChipSet:
    """A set of these values in the usual colours; a value without a usual colour is named ``T`` and its number.

    Raises ``ChipSetError``.
    """
    return ChipSet(tuple([Chip(value, USUAL_COLOURS.get(value, f"T{value}")) for value in sorted(values)]))


def _fewest(amount: int, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """Counts per value (highest first) that sum to the amount, as many of the high ones as possible; None if none do.

    Plain greed fails if a chip does not divide the next one up (30 from 25 and 10), so a high chip is put back if the
    rest cannot be paid. The divisor test keeps that search short: most amounts settle at the first count tried.
    """
    if amount < 0 or amount % gcd(*values):
        return None
    most = amount // values[0]
    if len(values) == 1:
        return (most,)
    for count in range(most, -1, -1):
        rest = _fewest(amount - count * values[0], values[1:])
        if rest is not None:
            return (count, *rest)
    return None


# ── starting stacks ──────────────────────────────────────────────────────────────────────────────────────────────────


def starting_stack(values: Sequence[int], stack: int) -> Pile:
    """The stack in chips of these values, lowest first. Raises ``ChipSetError`` if they cannot pay it.

    Small chips are handed out so that nobody needs change at once: of each denomination at least enough for one chip of
    the next, and less than enough for two beyond what the amount needs. The highest denomination makes up the rest.
    """
    known = chip_set(values).values
    counts: list[tuple[int, int]] = []
    left = stack
    for value, above in pairwise(known):
        count = _handed_out(left, value, above)
        counts.append((value, count))
        left -= value * count
    highest = known[-1]
    if left % highest:
        return chip_set(values).pile_for(stack)
    counts.append((highest, left // highest))
    return Pile(tuple([(value, count) for value, count in reversed(counts) if count]))


def _handed_out(left: int, value: int, above: int) -> int:
    """How many chips of ``value`` to hand out so that the rest can be paid in the next denomination up."""
    if above % value:
        return 0
    ratio = above // value
    odd = left // value % ratio
    enough = odd + ratio * (1 if odd else 2)
    return enough if enough * value <= left else odd
