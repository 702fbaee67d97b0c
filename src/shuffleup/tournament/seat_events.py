"""What happened to seats beside drawing them and moving single players."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.rotation import GameTurn
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.seat_state import SeatNeed


class TakenSeat(Struct, frozen=True, gc=False):
    """A player's table, chair and chips after an event that seats many."""

    player: str
    table: int
    chair: int
    stack: int


class DrawnButton(Struct, frozen=True, gc=False):
    """The chair with the button in a table's next hand."""

    table: int
    chair: int


class SeatNeeded(Struct, frozen=True, gc=False, tag="seat-needed"):
    """A player needs a certain seat from now on."""

    need: SeatNeed


class SeatNeedEnded(Struct, frozen=True, gc=False, tag="seat-need-ended"):
    """A player needs no special seat any more."""

    player: str


class SeatsExchanged(Struct, frozen=True, gc=False, tag="seats-exchanged"):
    """Two players exchanged seats, each with his own chips; the first one sat in the wrong seat."""

    first: str
    second: str
    rule: str
    author: str


class PlayersAbsent(Struct, frozen=True, gc=False, tag="players-absent"):
    """These players are not there. The stacks of the ``unclaimed`` ones are not in play yet."""

    players: tuple[str, ...]
    unclaimed: tuple[str, ...] = ()
    rule: str = ""
    level: int = 0
    """The level at which it was noted, as printed."""


class StacksClaimed(Struct, frozen=True, gc=False, tag="stacks-claimed"):
    """The stacks of these absent players go into play: every seat of their seats' numbers has been assigned."""

    players: tuple[str, ...]
    rule: str = ""


class PlayersPresent(Struct, frozen=True, gc=False, tag="players-present"):
    """These players have come."""

    players: tuple[str, ...]


class ClaimVoided(Struct, frozen=True, gc=False, tag="claim-voided"):
    """A player who stayed away for so many whole levels has no claim to the price of his entry any more."""

    player: str
    levels: int
    reason: str
    author: str
    rule: str = ""


class BreakOrderPublished(Struct, frozen=True, gc=False, tag="break-order-published"):
    """Tables break in this order; those not named afterwards, from the highest number down."""

    tables: tuple[int, ...]


class TableHalted(Struct, frozen=True, gc=False, tag="table-halted"):
    """No hand begins at this table until it is let play."""

    table: int
    reason: str
    author: str
    rule: str = ""


class TableLetPlay(Struct, frozen=True, gc=False, tag="table-let-play"):
    """The director has ended his halt of this table, or else lets it play on however short it is."""

    table: int
    reason: str
    author: str
    rule: str = ""


class ButtonsDrawn(Struct, frozen=True, gc=False, tag="buttons-drawn"):
    """Every table's next hand begins with the button here, as a first hand does."""

    buttons: tuple[DrawnButton, ...]
    draw: Draw
    rule: str = ""


class SeatsRedrawn(Struct, frozen=True, gc=False, tag="seats-redrawn"):
    """Everybody who is left has a new seat; tables that are not named are no longer in play."""

    seats: tuple[TakenSeat, ...]
    buttons: tuple[DrawnButton, ...]
    chairs: int
    draw: Draw
    turns: tuple[GameTurn, ...] = ()
    """Where each table stands in a rotation of games, in the order of ``buttons``; empty: at its beginning."""


SeatEvent: TypeAlias = (
    SeatNeeded
    | SeatNeedEnded
    | SeatsExchanged
    | PlayersAbsent
    | StacksClaimed
    | PlayersPresent
    | ClaimVoided
    | BreakOrderPublished
    | TableHalted
    | TableLetPlay
    | ButtonsDrawn
    | SeatsRedrawn
)
