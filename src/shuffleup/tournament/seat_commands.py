"""What can be asked about seats beside drawing them and moving players."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.seat_state import SeatNeed


class NeedSeat(Struct, frozen=True, gc=False, tag="need-seat"):
    """Note that a player needs a certain seat (TDA 9). Draws and moves respect it; the floor may move him there now."""

    need: SeatNeed


class EndSeatNeed(Struct, frozen=True, gc=False, tag="end-seat-need"):
    """Draw this player's seats like anybody's again."""

    player: str


class CorrectSeat(Struct, frozen=True, gc=False, tag="correct-seat"):
    """Move a player who sat down in the wrong seat to the right one, with the chips he has now (TDA 7).

    If somebody sits there, the two exchange their seats.
    """

    player: str
    table: int
    chair: int
    author: str


class MarkAbsent(Struct, frozen=True, gc=False, tag="mark-absent"):
    """Note that players with a seat are not there. Their hands are dealt and killed, their blinds and antes paid."""

    players: tuple[str, ...]


class MarkPresent(Struct, frozen=True, gc=False, tag="mark-present"):
    """Note that absent players have come."""

    players: tuple[str, ...]


class VoidClaim(Struct, frozen=True, gc=False, tag="void-claim"):
    """Decide that a player who has been away too long has no claim to the price of his entry (FIGP 55)."""

    player: str
    reason: str
    author: str


class PublishBreakOrder(Struct, frozen=True, gc=False, tag="publish-break-order"):
    """Announce in which order tables break (PSLive 9); the organiser may publish another one later."""

    tables: tuple[int, ...]


class HaltTable(Struct, frozen=True, gc=False, tag="halt-table"):
    """Let no hand begin at a table until it is let play again; one in progress is finished (TDA 11-D)."""

    table: int
    reason: str
    author: str


class LetTablePlay(Struct, frozen=True, gc=False, tag="let-table-play"):
    """End the director's halt of a table, or else waive that of the book because it is too short (TDA 11-D)."""

    table: int
    reason: str
    author: str


class BalanceTables(Struct, frozen=True, gc=False, tag="balance-tables"):
    """Let players move now if tables are uneven."""


class DrawButtons(Struct, frozen=True, gc=False, tag="draw-buttons"):
    """Draw the button anew at every table, as at a restart (PSLive 11)."""


class RedrawSeats(Struct, frozen=True, gc=False, tag="redraw-seats"):
    """Draw new seats for everybody who is left, at as few tables as they need."""


SeatCommand: TypeAlias = (
    NeedSeat
    | EndSeatNeed
    | CorrectSeat
    | MarkAbsent
    | MarkPresent
    | VoidClaim
    | PublishBreakOrder
    | HaltTable
    | LetTablePlay
    | BalanceTables
    | DrawButtons
    | RedrawSeats
)
