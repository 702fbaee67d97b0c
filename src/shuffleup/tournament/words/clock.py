"""The clock in words: what takes it off its ordinary course, what can be asked of it, what happened to it."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.words.definition import Structure
from shuffleup.tournament.words.doubt import Doubt, SetLevel, SettleTime, TimeDoubted, TimeSettled
from shuffleup.tournament.words.draws import Draw


class HandForHand(Struct, frozen=True, gc=False):
    """Every table plays one hand and waits for the others (RP-8, PSLive 23, FIGP 60)."""

    announced_at: int
    players: int
    """Players left at the announcement: those who bust after it are paid if the money is reached."""
    paid: int
    """It ends when this many players are left."""
    minutes: int
    """What a hand takes off the clock, which otherwise stands still."""
    finishing: bool
    """Whether hands that were running at the announcement are not yet over."""
    held: tuple[int, ...] = ()
    """Tables with a called all-in that waits face down."""
    released: tuple[int, ...] = ()
    """The tables that were let play their held all-in to the end in this round."""
    live: bool = False
    """Whether people deal: then a round is always open, and closing it begins the next."""


class LastHandsOf(Enum):
    """What ends when the last hands have been played."""

    DAY = "day"
    EVENT = "event"  # the house closes


class LastHands(Struct, frozen=True):
    """How many more hands every table plays, and how many each table that has begun one has left."""

    of: LastHandsOf
    hands: int
    left: Mapping[int, int]
    """By table; an unnamed table has all its hands left."""
    after_round: int = 0
    """The last round begun when they were announced: where people deal, each later round is one of the hands."""


class Overtime(Struct, frozen=True, gc=False):
    """The house has closed: play goes on with shortened levels until a point in time (MED-24)."""

    until: int
    numerator: int
    denominator: int

    def shortened(self, length: int) -> int:
        """A length of time as shortened in overtime."""
        return length * self.numerator // self.denominator


class Day(Struct, frozen=True, gc=False):
    """The day of play. ``stop_at`` is the drawn clock reading at which its last hands are drawn; 0: not yet."""

    number: int = 1
    over: bool = False
    stop_at: int = 0
    second_at: int = 0
    """When the second day began: players with a seat then had reached it; 0 before."""
    doubt: Doubt | None = None
    """Why whatever comes by time is halted; None while time counts."""


class LevelBefore(Struct, frozen=True, gc=False):
    """The level before this one, for a hand that began in it (TDA 23): what it cost, and when it began."""

    stakes: Stakes
    started_at: int


class Schedule(Struct, frozen=True):
    """Everything beside the level itself that decides when hands begin and what they cost."""

    started_at: int = 0
    """When play began."""
    structure: Structure | None = None
    """The levels as they were edited; None: as the event was opened."""
    before: LevelBefore | None = None
    hand_for_hand: HandForHand | None = None
    last_hands: LastHands | None = None
    overtime: Overtime | None = None
    day: Day = Day()
    banks_used: Mapping[str, int] = {}
    """Time banks used, by player."""
    deal_due: bool = False
    """Whether play ended with several players left who must divide the prizes of their places by their chips."""


class PauseClock(Struct, frozen=True, gc=False, tag="pause-clock"):
    """Stop the clock; hands may go on at the present level."""

    reason: Why = UNSAID


class ResumeClock(Struct, frozen=True, gc=False, tag="resume-clock"):
    """Let the clock go on from where it stood."""


class SetTimeLeft(Struct, frozen=True, gc=False, tag="set-time-left"):
    """Correct the time left in the level or break."""

    seconds: int
    reason: Why
    author: str = ""


class EditStructure(Struct, frozen=True, gc=False, tag="edit-structure"):
    """Change levels and breaks to come, and the length of the present one; past ones are frozen."""

    structure: Structure
    reason: Why
    author: str = ""


class AnnounceHandForHand(Struct, frozen=True, gc=False, tag="announce-hand-for-hand"):
    """Let every table finish its hand and play hand for hand from then on. 0 minutes: as the rulebook says."""

    minutes: int = 0
    live: bool = False
    """Whether people deal: their present hands count as begun, and each close of a round begins the next hand."""


class EndHandForHand(Struct, frozen=True, gc=False, tag="end-hand-for-hand"):
    """Let the tables play independently again before the money is reached."""

    reason: Why
    author: str = ""


class HoldAllIn(Struct, frozen=True, gc=False, tag="hold-all-in"):
    """Report that an all-in was called at a table: it waits face down for the other tables."""

    table: int


class ReleaseTable(Struct, frozen=True, gc=False, tag="release-table"):
    """Let a table play out its held all-in."""

    table: int


class DrawLastHands(Struct, frozen=True, gc=False, tag="draw-last-hands"):
    """Stop the clock near the end of the day and draw how many more hands are played (PSLive 22, FIGP 59)."""

    card: int = 0
    """The value of the card that a player drew; 0: the software draws."""


class StartDay(Struct, frozen=True, gc=False, tag="start-day"):
    """Begin the next day with the next level, or roll the levels back to one that has been played."""

    level: int = 0
    """The number of that level; 0 for the next one."""
    reason: Why = UNSAID
    author: str = ""


class AnnounceClosing(Struct, frozen=True, gc=False, tag="announce-closing"):
    """Announce that the house closes: levels get shorter until the last hands (MED-24)."""


class UseTimeBank(Struct, frozen=True, gc=False, tag="use-time-bank"):
    """Note that a player has used a time bank."""

    player: str


class ResetTimeBanks(Struct, frozen=True, gc=False, tag="reset-time-banks"):
    """Give every player all time banks again."""


ClockCommand: TypeAlias = (
    PauseClock
    | ResumeClock
    | SetTimeLeft
    | SetLevel
    | SettleTime
    | EditStructure
    | AnnounceHandForHand
    | EndHandForHand
    | HoldAllIn
    | ReleaseTable
    | DrawLastHands
    | StartDay
    | AnnounceClosing
    | UseTimeBank
    | ResetTimeBanks
)


class ClockStopped(Struct, frozen=True, gc=False, tag="clock-stopped"):
    """The clock stands still at this reading."""

    at: int
    reason: Why


class ClockResumed(Struct, frozen=True, gc=False, tag="clock-resumed"):
    """The clock goes on from where it stood."""

    at: int


class ClockSet(Struct, frozen=True, gc=False, tag="clock-set"):
    """The end of the level or break was corrected; ``ends_at`` is a reading of the clock."""

    ends_at: int
    reason: Why
    author: str


class StructureEdited(Struct, frozen=True, gc=False, tag="structure-edited"):
    """Levels were changed. The end of the present one follows, if its length was changed."""

    structure: Structure
    ends_at: int
    last_round: int
    reason: Why
    author: str


class HandForHandAnnounced(Struct, frozen=True, gc=False, tag="hand-for-hand-announced"):
    """From now on the tables play hand for hand, and the clock only counts hands. Fields as in ``HandForHand``."""

    at: int
    players: int
    paid: int
    minutes: int
    finishing: bool
    rule: str = ""
    live: bool = False


class AllInHeld(Struct, frozen=True, gc=False, tag="all-in-held"):
    """A called all-in waits face down."""

    table: int
    hand: int
    rule: str = ""


class TableReleased(Struct, frozen=True, gc=False, tag="table-released"):
    """A held all-in is being played out."""

    table: int
    hand: int


class HandDeducted(Struct, frozen=True, gc=False, tag="hand-deducted"):
    """A hand of hand for hand took these minutes off the clock; ``reading`` is what it shows now."""

    minutes: int
    reading: int


class HandForHandEnded(Struct, frozen=True, gc=False, tag="hand-for-hand-ended"):
    """The tables play independently again, and the clock goes on."""

    at: int
    reason: Why
    author: str = ""


class DayStopDrawn(Struct, frozen=True, gc=False, tag="day-stop-drawn"):
    """A minute was drawn, given as a clock reading, at which the clock stops on the last level of the day."""

    stop_at: int
    draw: Draw
    rule: str = ""


class LastHandsAnnounced(Struct, frozen=True, gc=False, tag="last-hands-announced"):
    """The clock stands still, and every table plays this many more hands, starting with its next one."""

    of: LastHandsOf
    hands: int
    at: int
    draw: Draw | None = None
    rule: str = ""
    counted: tuple[int, ...] = ()
    """Tables whose hand in progress is the first of them."""


class DayEnded(Struct, frozen=True, gc=False, tag="day-ended"):
    """The day of play is over."""

    day: int
    at: int


class DayStarted(Struct, frozen=True, gc=False, tag="day-started"):
    """Another day of play begins; ``level`` is the one the director has rolled back to, 0 for none."""

    day: int
    at: int
    level: int = 0
    reason: Why = UNSAID
    author: str = ""


class ClosingReached(Struct, frozen=True, gc=False, tag="closing-reached"):
    """The house has closed. The present level ends earlier, later ones are shortened to match, up to ``until``."""

    at: int
    ends_at: int
    until: int
    numerator: int
    denominator: int
    rule: str = ""


class Survivor(Struct, frozen=True, gc=False):
    """A player who is left when time is up, with his chips."""

    player: str
    chips: int


class DealRequested(Struct, frozen=True, gc=False, tag="deal-requested"):
    """Play has to end with several players left: the prizes not yet won are to be divided by their chips (MED-24)."""

    at: int
    survivors: tuple[Survivor, ...]
    """Most chips first; the first one has the trophy."""
    prizes_cents: tuple[int, ...]
    """The prizes of their places, the first place first."""
    method: str
    rule: str = ""


class TimeBankUsed(Struct, frozen=True, gc=False, tag="time-bank-used"):
    """A player used a time bank, and has this many left."""

    player: str
    left: int


class TimeBanksReset(Struct, frozen=True, gc=False, tag="time-banks-reset"):
    """Every player has all time banks again."""


ClockEvent: TypeAlias = (
    ClockStopped
    | ClockResumed
    | ClockSet
    | TimeDoubted
    | TimeSettled
    | StructureEdited
    | HandForHandAnnounced
    | AllInHeld
    | TableReleased
    | HandDeducted
    | HandForHandEnded
    | DayStopDrawn
    | LastHandsAnnounced
    | DayEnded
    | DayStarted
    | ClosingReached
    | DealRequested
    | TimeBankUsed
    | TimeBanksReset
)
