"""Random draws that anybody can repeat: the seed is handed in, used once and published in the event.

Anyone who has the event can shuffle the same cards again. A trustworthy seed is committed to before it is known who is
drawn, and never used twice; both are up to the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from shuffleup.cards.dice import SeededDice, shuffled

Item = TypeVar("Item")

FIELD = "/field/"
"""In the label of a draw whose seed its giver cannot change: it follows from who plays and what is drawn."""


class Draw(Struct, frozen=True, gc=False):
    """The randomness of one draw: a seed as hexadecimal text and what it is drawn for."""

    seed: str
    label: str

    @property
    def by_field(self) -> bool:
        """Does it stand for who plays, so that the same players get the same seats, in whatever order they entered?"""
        return FIELD in self.label

    def part(self, name: str) -> Draw:
        """A draw from the same seed for one part of a command, independent of the other parts."""
        return Draw(self.seed, f"{self.label}/{name}")

    def dice(self) -> SeededDice:
        """The dice of this draw, always the same ones. Raises ``ValueError`` if the seed is not hexadecimal."""
        return SeededDice(bytes.fromhex(self.seed), self.label)


def drawn_order(items: Sequence[Item], draw: Draw) -> tuple[Item, ...]:
    """The items in the order in which this draw picks them."""
    return tuple(shuffled(items, draw.dice()))
