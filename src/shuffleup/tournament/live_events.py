"""What happened at tables where people deal."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.plan import GameKey
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


class GameChosen(Struct, frozen=True, gc=False, tag="game-chosen"):
    """Dealer's choice: whose turn it was has named the game of a table's next turn."""

    table: int
    chair: int
    player: str
    game: int
    """Its place among the games of the rotation."""
    key: GameKey
    author: str = ""
    warned: str = ""
    """The rule that warns of this game after the one before it, because they are mistaken for one another (RP-18)."""


LiveEvent: TypeAlias = LiveHandReported | ButtonPlaced | GameChosen
