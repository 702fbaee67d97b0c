"""What happened at tables where people deal."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.state import Bust


class LiveHandReported(Struct, frozen=True, gc=False, tag="live-hand-reported"):
    """A hand of which only the busts were told. It has the next number of the event.

    ``chairs`` and ``stacks`` are all players of the table with the chips on record after it. Where nobody said who
    won, ``counted`` is false: the chips of those who are out stand evenly with the others until they are counted.
    """

    table: int
    hand: int
    chairs: tuple[int, ...]
    stacks: tuple[int, ...]
    busts: tuple[Bust, ...]
    by: tuple[str, ...]
    counted: bool
    author: str


class ButtonPlaced(Struct, frozen=True, gc=False, tag="button-placed"):
    """The next hand of a table begins with the button here."""

    table: int
    chair: int
    author: str


LiveEvent: TypeAlias = LiveHandReported | ButtonPlaced
