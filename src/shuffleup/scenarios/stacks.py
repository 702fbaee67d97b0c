"""Who brings how many chips to the table of a scenario."""

from msgspec import Struct


class Stack(Struct, frozen=True, gc=False):
    """A player and the chips he brings."""

    player: str
    chips: int
