"""Tables where people deal, in words: what is reported of them, and when their dealers are relieved."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.games.limits import Limit
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import NO_TURN, GameTurn
from shuffleup.tournament.words.conduct import Served
from shuffleup.tournament.words.state import Bust


class ReportBust(Struct, frozen=True, gc=False, tag="report-bust", kw_only=True):
    """Report players of one table who lost their last chips in one hand, the one with more when it began first.

    ``by`` are the players who won those chips, if the table knows. A report that could not be sent when it was made
    gives that time in ``told_at`` (microseconds UTC, 0 for now). If others were placed in the meantime, it is refused,
    because nobody knows who was out first, until ``before`` names all the players who were out after these.
    """

    players: tuple[str, ...]
    by: tuple[str, ...] = ()
    author: str = ""
    told_at: int = 0
    before: tuple[str, ...] = ()


class PlaceButton(Struct, frozen=True, gc=False, tag="place-button", kw_only=True):
    """Say where the button of a table's next hand will be; advice on balancing follows it."""

    table: int
    chair: int
    author: str = ""


class ChooseGame(Struct, frozen=True, gc=False, tag="choose-game", kw_only=True):
    """Dealer's choice: name the game of a table's next turn, as the event's list of games has it.

    ``game`` is its key; ``limit`` its betting limit if the list has it with several.
    """

    table: int
    game: str
    limit: Limit | None = None
    author: str = ""


class CountHands(Struct, frozen=True, gc=False, tag="count-hands", kw_only=True):
    """Say how many hands a table has played since its last report, not counting those with a reported bust.

    They move a rotation by hands or orbits on, and penalties at that table are served by them.
    """

    table: int
    hands: int
    author: str = ""


LiveCommand: TypeAlias = ReportBust | PlaceButton | ChooseGame | CountHands


class RelieveDealer(Struct, frozen=True, gc=False, tag="relieve-dealer"):
    """Push the next dealer in at a table. ``override`` is the reason for a push shortly before a new level."""

    table: int
    override: Why = UNSAID
    author: str = ""


class LiveHandReported(Struct, frozen=True, gc=False, tag="live-hand-reported"):
    """A hand of which only the busts were reported. It has the next number of the event.

    ``chairs`` and ``stacks`` are all players of the table with the chips on record after it. If no winner was named,
    ``counted`` is false: the others hold the chips of the bust players in equal parts until they are counted.
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
    """Where the table stands in a rotation after this hand; without one it is unchanged."""
    served: tuple[Served, ...] | None = None
    """The penalties that this serves; ``None`` in events written before they said so."""


class ButtonPlaced(Struct, frozen=True, gc=False, tag="button-placed"):
    """The next hand of a table begins with the button here."""

    table: int
    chair: int
    author: str


class GameChosen(Struct, frozen=True, gc=False, tag="game-chosen"):
    """Dealer's choice: the player whose turn it was has named the game of a table's next turn."""

    table: int
    chair: int
    player: str
    game: int
    """Its place among the games of the rotation."""
    key: GameKey
    author: str = ""
    warned: str = ""
    """The rule that warns of this game after the previous one, because they are easily confused (RP-18)."""


class HandsCounted(Struct, frozen=True, gc=False, tag="hands-counted"):
    """A table has played this many more hands; ``turn`` is where it stands in the rotation after the last of them."""

    table: int
    hands: int
    turn: GameTurn
    author: str
    served: tuple[Served, ...] | None = None
    """The penalties that this serves; ``None`` in events written before they said so."""


LiveEvent: TypeAlias = LiveHandReported | ButtonPlaced | GameChosen | HandsCounted


class DealerRelieved(Struct, frozen=True, gc=False, tag="dealer-relieved"):
    """Another dealer sits at the table, from this moment on."""

    table: int
    at: int
    override: Why = UNSAID
    author: str = ""
