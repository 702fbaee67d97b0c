"""What happened to chips outside hands and races."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.chips.pile import Pile


class CountedStack(Struct, frozen=True, gc=False):
    """A stack as it was on record, and as it was counted."""

    player: str
    table: int
    before: int
    after: int


class ChipsCounted(Struct, frozen=True, gc=False, tag="chips-counted"):
    """Stacks were counted and are now as counted. ``difference`` is what all of them gained or lost by it."""

    stacks: tuple[CountedStack, ...]
    difference: int
    strays: int
    """Of what is missing, so much had been found astray before."""
    explanation: str
    author: str
    at: int


class BagTag(Struct, frozen=True, gc=False):
    """What stands on the tag of a bag."""

    player: str
    tag: str
    table: int
    chair: int
    chips: int


class StacksBagged(Struct, frozen=True, gc=False, tag="stacks-bagged"):
    """All stacks are in bags; they had been counted just before."""

    day: int
    bags: tuple[BagTag, ...]
    author: str
    at: int


class ColouredUp(Struct, frozen=True, gc=False, tag="coloured-up"):
    """A player has larger chips of the same value; it was announced."""

    player: str
    table: int
    given: Pile
    received: Pile
    author: str
    rule: str
    at: int


class FoundExchanged(Struct, frozen=True, gc=False, tag="found-exchanged"):
    """Chips found after their race: ``received`` chips of ``unit`` for them, and so many of them lost."""

    player: str
    table: int
    value: int
    found: int
    unit: int
    received: int
    forfeited: int
    added: int
    """What that is worth: it is in play from now on."""
    author: str
    rule: str
    at: int


class StrayTakenIn(Struct, frozen=True, gc=False, tag="stray-taken-in"):
    """Chips that nobody owns are in the inventory; the next count will miss them."""

    chips: int
    where: str
    author: str
    rule: str
    at: int


ChipEvent: TypeAlias = ChipsCounted | StacksBagged | ColouredUp | FoundExchanged | StrayTakenIn
