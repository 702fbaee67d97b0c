"""What can be asked of a tournament, in the imperative. ``consequences`` says which commands draw lots."""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.giro import DealerChoice
from shuffleup.table.result import HandResult
from shuffleup.tournament.words.bounties import NameKnockOut, PutBounty
from shuffleup.tournament.words.chips import ChipCommand, HeldPile
from shuffleup.tournament.words.clock import ClockCommand
from shuffleup.tournament.words.conduct import ConductCommand
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.doubt import DoubtTime
from shuffleup.tournament.words.entry import CageCommand
from shuffleup.tournament.words.flights import FlightCommand
from shuffleup.tournament.words.live import LiveCommand, RelieveDealer
from shuffleup.tournament.words.prizes import PrizeCommand
from shuffleup.tournament.words.seats import SeatCommand


class StartingAct(Enum):
    """The act seen at the table before the cards were dealt."""

    WASH = "wash"  # the deck spread on the table and mixed
    RIFFLE = "riffle"
    MACHINE_BUTTON = "machine-button"
    DEALER_PUSH = "dealer-push"


class OpenEvent(Struct, frozen=True, gc=False, tag="open-event"):
    """Announce an event: what is played, under which policy."""

    event_id: str
    definition: Definition
    policy: ResolvedPolicy


class Register(Struct, frozen=True, gc=False, tag="register"):
    """Enter these players, each with one entry at the event's price."""

    players: tuple[str, ...]


class DrawSeats(Struct, frozen=True, gc=False, tag="draw-seats"):
    """Draw seats and first buttons for all entries and hand out the stacks (TDA 7).

    With a reason also for another number of players than the book says of this kind of event (MED-23).
    """

    reason: Why = UNSAID
    author: str = ""


class DrawAgain(Struct, frozen=True, gc=False, tag="draw-again"):
    """Draw all seats and buttons once more before play begins, by another draw: the screens count it."""

    reason: Why


class StartEvent(Struct, frozen=True, gc=False, tag="start-event"):
    """Start the clock with level 1 and fix the prizes."""


class StartRound(Struct, frozen=True, gc=False, tag="start-round"):
    """Begin a round: every table plays one hand, and those hands count as simultaneous."""


class PlanHand(Struct, frozen=True, gc=False, tag="plan-hand"):
    """Begin a hand at a table. A reason in ``waive_halt`` lets a table play although it is too short (TDA 11-D)."""

    table: int
    waive_halt: str = ""
    pushed_at: int = 0
    """When the new dealer was pushed in, if this is his first hand; 0 if not. Where the rulebook counts the
    push as the start of a hand, the level is that of this moment (TDA 23)."""
    begun_by: StartingAct = StartingAct.DEALER_PUSH
    """What was done at ``pushed_at``: the push, or a shuffle that is reported later."""
    choice: DealerChoice | None = None
    """What the dealer of a mad round chose; without it he did not answer, unless his table settles what he deals."""


class ReportHand(Struct, frozen=True, gc=False, tag="report-hand"):
    """Report how the hand in progress at a table ended."""

    table: int
    result: HandResult


class CloseRound(Struct, frozen=True, gc=False, tag="close-round"):
    """End the round: place those who bust in it, break and balance tables."""


class AdvanceClock(Struct, frozen=True, gc=False, tag="advance-clock"):
    """Let the clock catch up with the time: levels and breaks that are due begin."""


class AdvanceLevel(Struct, frozen=True, gc=False, tag="advance-level"):
    """Begin the next level or break now, before its time."""


class RaceChips(Struct, frozen=True, gc=False, tag="race-chips"):
    """Race the removed chips off at one table (TDA 24).

    ``piles`` are the chips counted before every chair, with the cards if they were dealt at the table: then only the
    smallest chip is raced. ``dealer`` is the chair of a player who deals, 0 for the staff.
    """

    table: int
    piles: tuple[HeldPile, ...] = ()
    dealer: int = 0


class MovePlayer(Struct, frozen=True, gc=False, tag="move-player"):
    """Move a player to a free chair by the floor's decision."""

    player: str
    table: int
    chair: int
    reason: Why
    author: str = ""


class BreakTable(Struct, frozen=True, gc=False, tag="break-table"):
    """Break a table and draw its players new seats (TDA 10-B)."""

    table: int


class RedrawFinalTable(Struct, frozen=True, gc=False, tag="redraw-final-table"):
    """Bring all remaining players to one table and draw the seats anew (RP-9)."""


class AwardPrizes(Struct, frozen=True, gc=False, tag="award-prizes"):
    """Pay the prizes and finish the event."""


Command: TypeAlias = (
    OpenEvent
    | Register
    | DrawSeats
    | DrawAgain
    | StartEvent
    | StartRound
    | PlanHand
    | ReportHand
    | CloseRound
    | AdvanceClock
    | DoubtTime
    | AdvanceLevel
    | RaceChips
    | MovePlayer
    | BreakTable
    | RedrawFinalTable
    | AwardPrizes
    | ClockCommand
    | SeatCommand
    | RelieveDealer
    | ConductCommand
    | ChipCommand
    | NameKnockOut
    | PutBounty
    | PrizeCommand
    | FlightCommand
    | CageCommand
    | LiveCommand
)
