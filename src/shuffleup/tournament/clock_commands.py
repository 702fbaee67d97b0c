"""What can be asked of the clock and of the pace at which hands are played."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.definition import Structure


class PauseClock(Struct, frozen=True, gc=False, tag="pause-clock"):
    """Stop the clock; hands may go on at the level as it stands."""

    reason: str = ""


class ResumeClock(Struct, frozen=True, gc=False, tag="resume-clock"):
    """Let the clock go on where it stood."""


class SetTimeLeft(Struct, frozen=True, gc=False, tag="set-time-left"):
    """Correct the time left of the level or break."""

    seconds: int
    reason: str
    author: str


class EditStructure(Struct, frozen=True, gc=False, tag="edit-structure"):
    """Change levels and breaks that are to come, and the length of the present one; what has been is frozen."""

    structure: Structure
    reason: str
    author: str


class AnnounceHandForHand(Struct, frozen=True, gc=False, tag="announce-hand-for-hand"):
    """Let every table finish its hand and play hand for hand from then on. 0 minutes: as the rulebook says."""

    minutes: int = 0
    live: bool = False
    """People deal: the hands they are playing count as begun, and each close of a round begins the next hand."""


class EndHandForHand(Struct, frozen=True, gc=False, tag="end-hand-for-hand"):
    """Let the tables play on by themselves before the money is reached."""

    reason: str
    author: str


class HoldAllIn(Struct, frozen=True, gc=False, tag="hold-all-in"):
    """Report that an all-in was called at a table: it waits face down for the other tables."""

    table: int


class ReleaseTable(Struct, frozen=True, gc=False, tag="release-table"):
    """Let a table play its held all-in to the end."""

    table: int


class DrawLastHands(Struct, frozen=True, gc=False, tag="draw-last-hands"):
    """Stop the clock near the end of the day and draw how many hands are still played (PSLive 22, FIGP 59)."""

    card: int = 0
    """The value of the card that a player drew; 0: the software draws."""


class StartDay(Struct, frozen=True, gc=False, tag="start-day"):
    """Begin the next day with the next level, or with one that has been played: levels are rolled back."""

    level: int = 0
    """The number of that level; 0 for the next one."""
    reason: str = ""
    author: str = ""


class AnnounceClosing(Struct, frozen=True, gc=False, tag="announce-closing"):
    """The house closes: levels get shorter until the last hands (MED-24)."""


class UseTimeBank(Struct, frozen=True, gc=False, tag="use-time-bank"):
    """Note that a player has laid a time bank."""

    player: str


class ResetTimeBanks(Struct, frozen=True, gc=False, tag="reset-time-banks"):
    """Give everybody all time banks again."""


ClockCommand: TypeAlias = (
    PauseClock
    | ResumeClock
    | SetTimeLeft
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
