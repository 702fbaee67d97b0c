"""What happened to the clock and to the pace of the hands."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.clock_state import LastHandsOf
from shuffleup.tournament.definition import Structure
from shuffleup.tournament.draws import Draw


class ClockStopped(Struct, frozen=True, gc=False, tag="clock-stopped"):
    """The clock stands still at this reading."""

    at: int
    reason: str


class ClockResumed(Struct, frozen=True, gc=False, tag="clock-resumed"):
    """The clock goes on from where it stood."""

    at: int


class ClockSet(Struct, frozen=True, gc=False, tag="clock-set"):
    """The end of the level or break was corrected; ``ends_at`` is a reading of the clock."""

    ends_at: int
    reason: str
    author: str


class StructureEdited(Struct, frozen=True, gc=False, tag="structure-edited"):
    """Levels were changed. The end of the present one follows, if its length was changed."""

    structure: Structure
    ends_at: int
    last_round: int
    reason: str
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
    """A held all-in is played to its end."""

    table: int
    hand: int


class HandDeducted(Struct, frozen=True, gc=False, tag="hand-deducted"):
    """A hand of hand for hand took these minutes off the clock; ``reading`` is what it shows now."""

    minutes: int
    reading: int


class HandForHandEnded(Struct, frozen=True, gc=False, tag="hand-for-hand-ended"):
    """The tables play by themselves again, and the clock goes on."""

    at: int
    reason: str
    author: str = ""


class DayStopDrawn(Struct, frozen=True, gc=False, tag="day-stop-drawn"):
    """The minute was drawn at which the clock will be stopped on the last level of the day, as a reading of it."""

    stop_at: int
    draw: Draw
    rule: str = ""


class LastHandsAnnounced(Struct, frozen=True, gc=False, tag="last-hands-announced"):
    """The clock stands still, and every table plays so many more hands from its next one on."""

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
    """Another day of play begins; ``level`` is the one that the director has rolled back to, 0 for none."""

    day: int
    at: int
    level: int = 0
    reason: str = ""
    author: str = ""


class ClosingReached(Struct, frozen=True, gc=False, tag="closing-reached"):
    """The house has closed. The present level ends earlier, later ones are as much shorter, up to ``until``."""

    at: int
    ends_at: int
    until: int
    numerator: int
    denominator: int
    rule: str = ""


class Survivor(Struct, frozen=True, gc=False):
    """A player who is left when time is over, with his chips."""

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
    """A player laid a time bank, and has so many left."""

    player: str
    left: int


class TimeBanksReset(Struct, frozen=True, gc=False, tag="time-banks-reset"):
    """Everybody has all time banks again."""


ClockEvent: TypeAlias = (
    ClockStopped
    | ClockResumed
    | ClockSet
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
