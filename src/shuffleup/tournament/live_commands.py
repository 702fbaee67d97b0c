"""What the floor reports of tables where people deal: no hand is announced, and only what matters is told."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.games.limits import Limit


class ReportBust(Struct, frozen=True, gc=False, tag="report-bust", kw_only=True):
    """Report players of one table who lost their last chips in one hand; who had more when it began is named first.

    ``by`` are those who won them, if the table knows. A report that could not be sent when it was made says in
    ``told_at`` when that was (microseconds UTC, 0 for now). If others were placed meanwhile, it is refused, because
    nobody knows who was out first, until ``before`` names all of them who were out after these players.
    """

    players: tuple[str, ...]
    by: tuple[str, ...] = ()
    author: str
    told_at: int = 0
    before: tuple[str, ...] = ()


class PlaceButton(Struct, frozen=True, gc=False, tag="place-button", kw_only=True):
    """Say where the button of a table's next hand will be; advice on balancing follows it."""

    table: int
    chair: int
    author: str


class ChooseGame(Struct, frozen=True, gc=False, tag="choose-game", kw_only=True):
    """Dealer's choice: name the game of a table's next turn, as the event's list of games has it.

    ``game`` is its key, ``limit`` its limit where the list has it with several.
    """

    table: int
    game: str
    limit: Limit | None = None
    author: str = ""


class CountHands(Struct, frozen=True, gc=False, tag="count-hands", kw_only=True):
    """Say how many hands a table has played since it was last told, those with a reported bust left out.

    A rotation of games that counts hands or orbits goes on by them, and penalties at that table are served by them.
    """

    table: int
    hands: int
    author: str


LiveCommand: TypeAlias = ReportBust | PlaceButton | ChooseGame | CountHands
