"""A pot that nobody wins: who said parol, who caught up, and what passes to the next hand."""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.carry import CarriedPot


class ParolSaid(Struct, frozen=True, gc=False, tag="parol-said"):
    """A seat checked and proposed that the pot pass to the next hand."""

    seat: int
    turn: int


class CatchUpOpened(Struct, frozen=True, gc=False, tag="catch-up-opened"):
    """Everybody left said parol: these seats may pay up to ``target`` chips in all and play the pot too."""

    turn: int
    waiting: int
    target: int


class CaughtUp(Struct, frozen=True, gc=False, tag="caught-up"):
    """A seat paid ``amount`` more and plays the carried pot."""

    seat: int
    amount: int
    turn: int


class CatchUpDeclined(Struct, frozen=True, gc=False, tag="catch-up-declined"):
    """A seat does not play the carried pot."""

    seat: int
    turn: int


class WhyCarried(Enum):
    """Why nobody won the pot."""

    UNOPENED = "unopened"
    PAROL = "parol"
    NOBODY = "nobody"  # nobody was dealt in


class PotCarried(Struct, frozen=True, gc=False, tag="pot-carried"):
    """The pot stays on the table for the next hand."""

    carry: CarriedPot
    why: WhyCarried


CarryEvent: TypeAlias = ParolSaid | CatchUpOpened | CaughtUp | CatchUpDeclined | PotCarried
