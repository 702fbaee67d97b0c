"""What one hand leaves to the next at the same table."""

from typing import TypeAlias

from msgspec import Struct


class NoCarry(Struct, frozen=True, gc=False, tag="none"):
    """Nothing is carried over."""


class WinTheButton(Struct, frozen=True, gc=False, tag="win-the-button"):
    """The winner of the hand takes the button (MED-13)."""

    chair: int


Carry: TypeAlias = NoCarry | WinTheButton
