"""Seats in words, apart from draws and moves: needs, absences, halts, the order of breaking."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.table.rotation import GameTurn
from shuffleup.tournament.words.draws import Draw


class SeatNeed(Struct, frozen=True, gc=False):
    """A player who needs a certain seat: the floor gives it to him in the draw and finds a similar one afterwards."""

    player: str
    table: int
    """The table; 0 for any."""
    chairs: tuple[int, ...]
    """The chairs that will do; empty for any."""
    reason: Why
    author: str = ""


class Seating(Struct, frozen=True):
    """Needs, absences, the break order, and which chairs have become empty."""

    needs: tuple[SeatNeed, ...] = ()
    absent: frozenset[str] = frozenset()
    """Seated players who are not there."""
    unclaimed: frozenset[str] = frozenset()
    """Those who never came and whose stacks are not in play yet (PSLive 6b)."""
    break_order: tuple[int, ...] = ()
    """As published; empty: from the highest number down."""
    away_since: Mapping[str, int] = {}
    """The level at which each absent player was noted."""
    claims_void: frozenset[str] = frozenset()
    """Players who stayed away so long that they have no claim to the price of their entry (FIGP 55)."""
    pushed: Mapping[int, int] = {}
    """When each table's dealer was pushed in, by table, until the next hand begins there (TDA 23)."""
    opened: Mapping[int, tuple[int, ...]] = {}
    """The chairs that have become empty, by table, the last one last (TDA 11-A, stud)."""
    halts: Mapping[int, bool] = {}
    """Tables that the director has halted, or lets play though the book halts them; for all others the book decides."""


class NeedSeat(Struct, frozen=True, gc=False, tag="need-seat"):
    """Note that a player needs a certain seat (TDA 9). Draws and moves respect it; the floor may move him there now."""

    need: SeatNeed


class EndSeatNeed(Struct, frozen=True, gc=False, tag="end-seat-need"):
    """From now on draw this player's seats like anybody else's."""

    player: str


class CorrectSeat(Struct, frozen=True, gc=False, tag="correct-seat"):
    """Move a player who sat down in the wrong seat to the right one, with the chips he has now (TDA 7).

    If another player sits there, the two exchange seats.
    """

    player: str
    table: int
    chair: int
    author: str = ""


class MarkAbsent(Struct, frozen=True, gc=False, tag="mark-absent"):
    """Note that seated players are absent. Their hands are dealt and killed, and their blinds and antes are paid."""

    players: tuple[str, ...]


class MarkPresent(Struct, frozen=True, gc=False, tag="mark-present"):
    """Note that absent players have come."""

    players: tuple[str, ...]


class VoidClaim(Struct, frozen=True, gc=False, tag="void-claim"):
    """Decide that a player who has been away too long has no claim to the price of his entry (FIGP 55)."""

    player: str
    reason: Why
    author: str = ""


class PublishBreakOrder(Struct, frozen=True, gc=False, tag="publish-break-order"):
    """Announce the order in which tables break (PSLive 9); the organiser may publish another order later."""

    tables: tuple[int, ...]


class AssignTables(Struct, frozen=True, gc=False, tag="assign-tables"):
    """Open these tables next, in this order: the tables of the room that this event may use. Those in play stay."""

    tables: tuple[int, ...]


class HaltTable(Struct, frozen=True, gc=False, tag="halt-table"):
    """Let no hand begin at a table until it is released; one in progress is finished (TDA 11-D)."""

    table: int
    reason: Why
    author: str = ""


class LetTablePlay(Struct, frozen=True, gc=False, tag="let-table-play"):
    """End the director's halt of a table, or else waive the book's halt of a table that is too short (TDA 11-D)."""

    table: int
    reason: Why
    author: str = ""


class BalanceTables(Struct, frozen=True, gc=False, tag="balance-tables"):
    """Move players now if tables are uneven."""


class DrawButtons(Struct, frozen=True, gc=False, tag="draw-buttons"):
    """Draw the button anew at every table, as at a restart (PSLive 11)."""


class RedrawSeats(Struct, frozen=True, gc=False, tag="redraw-seats"):
    """Draw new seats for all remaining players, at as few tables as they need."""


SeatCommand: TypeAlias = (
    NeedSeat
    | EndSeatNeed
    | CorrectSeat
    | MarkAbsent
    | MarkPresent
    | VoidClaim
    | PublishBreakOrder
    | AssignTables
    | HaltTable
    | LetTablePlay
    | BalanceTables
    | DrawButtons
    | RedrawSeats
)


class SeatDrawn(Struct, frozen=True, gc=False):
    """A player's seat after a draw, and his chips."""

    player: str
    table: int
    chair: int
    stack: int


class DrawnButton(Struct, frozen=True, gc=False):
    """The chair with the button in a table's next hand, or its first."""

    table: int
    chair: int


class SeatNeeded(Struct, frozen=True, gc=False, tag="seat-needed"):
    """A player needs a certain seat from now on."""

    need: SeatNeed


class SeatNeedEnded(Struct, frozen=True, gc=False, tag="seat-need-ended"):
    """A player no longer needs a special seat."""

    player: str


class SeatsExchanged(Struct, frozen=True, gc=False, tag="seats-exchanged"):
    """Two players exchanged seats, each with his own chips; the first one sat in the wrong seat."""

    first: str
    second: str
    rule: str
    author: str


class PlayersAbsent(Struct, frozen=True, gc=False, tag="players-absent"):
    """These players are absent. The stacks of the ``unclaimed`` ones are not in play yet."""

    players: tuple[str, ...]
    unclaimed: tuple[str, ...] = ()
    rule: str = ""
    level: int = 0
    """The level at which it was noted, as printed."""


class StacksClaimed(Struct, frozen=True, gc=False, tag="stacks-claimed"):
    """These absent players' stacks go into play: all seats with the numbers of their seats have been assigned."""

    players: tuple[str, ...]
    rule: str = ""


class PlayersPresent(Struct, frozen=True, gc=False, tag="players-present"):
    """These players have come."""

    players: tuple[str, ...]


class ClaimVoided(Struct, frozen=True, gc=False, tag="claim-voided"):
    """A player who stayed away for this many whole levels no longer has a claim to the price of his entry."""

    player: str
    levels: int
    reason: Why
    author: str
    rule: str = ""


class BreakOrderPublished(Struct, frozen=True, gc=False, tag="break-order-published"):
    """Tables break in this order; unnamed ones follow, from the highest number down."""

    tables: tuple[int, ...]


class TablesAssigned(Struct, frozen=True, gc=False, tag="tables-assigned"):
    """The next table opened has the first of these numbers that is not in play; after them, others follow."""

    tables: tuple[int, ...]


class TableHalted(Struct, frozen=True, gc=False, tag="table-halted"):
    """No hand begins at this table until it is released."""

    table: int
    reason: Why
    author: str
    rule: str = ""


class TableLetPlay(Struct, frozen=True, gc=False, tag="table-let-play"):
    """The director has ended his halt of this table, or else lets it play on however short it is."""

    table: int
    reason: Why
    author: str
    rule: str = ""


class ButtonsDrawn(Struct, frozen=True, gc=False, tag="buttons-drawn"):
    """Every table's next hand begins with the button here, as a first hand does."""

    buttons: tuple[DrawnButton, ...]
    draw: Draw
    rule: str = ""


class SeatsRedrawn(Struct, frozen=True, gc=False, tag="seats-redrawn"):
    """Every remaining player has a new seat; tables that are not named are no longer in play."""

    seats: tuple[SeatDrawn, ...]
    buttons: tuple[DrawnButton, ...]
    chairs: int
    draw: Draw
    turns: tuple[GameTurn, ...] = ()
    """Where each table stands in a rotation of games, in the order of ``buttons``; empty: at its beginning."""
    unit: int = 0
    """The smallest chip in the new stacks of a shootout, in place of the chips won; 0: everybody keeps his chips."""


SeatEvent: TypeAlias = (
    SeatNeeded
    | SeatNeedEnded
    | SeatsExchanged
    | PlayersAbsent
    | StacksClaimed
    | PlayersPresent
    | ClaimVoided
    | BreakOrderPublished
    | TablesAssigned
    | TableHalted
    | TableLetPlay
    | ButtonsDrawn
    | SeatsRedrawn
)
