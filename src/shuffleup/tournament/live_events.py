"""What happened at tables where people deal."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import NO_TURN, GameTurn
from shuffleup.tournament.conduct_state import Served
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
    turn: GameTurn = NO_TURN
    """Where the table stands in a rotation with this hand; without one it stays where it was."""
    served: tuple[Served, ...] | None = None
    """What that serves of penalties; ``None`` in events written before they said so."""


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


class HandsCounted(Struct, frozen=True, gc=False, tag="hands-counted"):
    """A table has played so many hands more; ``turn`` is where it stands in the rotation with the last of them."""

    table: int
    hands: int
    turn: GameTurn
    author: str
    served: tuple[Served, ...] | None = None
    """What that serves of penalties; ``None`` in events written before they said so."""


LiveEvent: TypeAlias = LiveHandReported | ButtonPlaced | GameChosen | HandsCounted
