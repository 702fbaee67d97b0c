"""Chips by denomination, as they lie on the table: ``1000+500x3`` is one thousand and three five-hundreds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping

from msgspec import Struct

from shuffleup.answer import ProblemError, note

LONGEST_NUMBER = 15


class PileError(ProblemError):
    """The text is not a pile, or the pile lacks the chips to be taken."""


class Pile(Struct, frozen=True, gc=False):
    """Pairs of denomination and count, highest denomination first, no pair with count 0."""

    chips: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        values = [value for value, _ in self.chips]
        if values != sorted(set(values), reverse=True) or any(value <= 0 or count <= 0 for value, count in self.chips):
            raise PileError(note("not-a-pile", chips=str(self.chips)))

    def __str__(self) -> str:
        return "+".join(str(value) if count == 1 else f"{value}x{count}" for value, count in self.chips) or "0"

    def __iter__(self) -> Iterator[int]:
        """The chips one by one, highest first."""
        return (value for value, count in self.chips for _ in range(count))

    def __len__(self) -> int:
        """The number of chips."""
        return sum(count for _, count in self.chips)

    @property
    def total(self) -> int:
        """What the pile is worth."""
        return sum(value * count for value, count in self.chips)

    @property
    def smallest(self) -> int:
        """The lowest denomination in the pile, which the removal test takes away (TDA 45-A); 0 without chips."""
        return self.chips[-1][0] if self.chips else 0

    def count(self, denomination: int) -> int:
        """The number of chips of one denomination."""
        return dict(self.chips).get(denomination, 0)

    def add(self, other: Pile) -> Pile:
        """Both piles together."""
        return _pile(Counter(dict(self.chips)) + Counter(dict(other.chips)))

    def take(self, other: Pile) -> Pile:
        """The pile without exactly the chips of ``other``. Raises ``PileError`` if one is missing."""
        left = Counter(dict(self.chips))
        left.subtract(dict(other.chips))
        if missing := [value for value, count in left.items() if count < 0]:
            raise PileError(note("too-few-chips-of", pile=str(self), value=missing[0], other=str(other)))
        return _pile(left)

    def told_in(self, denominations: Container[int]) -> Pile:
        """The pile as it was meant: ``2x1000`` are two of 1,000 where there is no chip of 2, and one of 1,000."""
        counts: Counter[int] = Counter()
        for value, count in self.chips:
            turned = value not in denominations and count in denominations
            counts[count if turned else value] += value if turned else count
        return _pile(counts)

    def change(self, given: Pile, received: Pile) -> Pile:
        """The pile after some of its chips are exchanged at equal value. Raises ``PileError``."""
        if given.total != received.total:
            raise PileError(note("piles-differ", one=given.total, other=received.total))
        return self.take(given).add(received)


def pile_of(*chips: int) -> Pile:
    """A pile of single chips in any order: ``pile_of(1000, 500, 500)``."""
    return _pile(Counter(chips))


def parse_pile(text: str) -> Pile:
    """A pile from text such as ``1000+500x3`` or ``500+1000+500``; ``0`` is no chips. Raises ``PileError``."""
    if text.strip() == "0":
        return Pile()
    counts: Counter[int] = Counter()
    for part in text.split("+"):
        value, _, times = part.strip().lower().replace("×", "x").partition("x")
        counted = times.strip() if "x" in part.lower() or "×" in part else "1"
        if not (_is_number(value.strip()) and _is_number(counted)):
            raise PileError(note("not-a-number-of-chips", text=part.strip()))
        counts[int(value)] += int(counted)
    return _pile(counts)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER and int(text) > 0


def _pile(counts: Mapping[int, int]) -> Pile:
    return Pile(tuple(sorted(((value, count) for value, count in counts.items() if count), reverse=True)))
