"""What the floor has done to the ordinary course of the clock: hand for hand, last hands, overtime, other levels."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from shuffleup.table.stakes import Stakes
from shuffleup.tournament.definition import Structure


class HandForHand(Struct, frozen=True, gc=False):
    """Every table plays one hand and waits for the others (RP-8, PSLive 23, FIGP 60)."""

    announced_at: int
    players: int
    """Players left at the announcement: whoever busts from then on is paid if the money is reached."""
    paid: int
    """It ends when so many players are left."""
    minutes: int
    """What a hand takes off the clock, which else stands still."""
    finishing: bool
    """The hands that were running at the announcement are not over yet."""
    held: tuple[int, ...] = ()
    """Tables with a called all-in that waits face down."""
    released: int = 0
    """The table that plays its held all-in to the end; 0 if none does."""
    live: bool = False
    """People deal: a round is always open, and closing it begins the next."""


class LastHandsOf(Enum):
    """What ends when the last hands have been played."""

    DAY = "day"
    EVENT = "event"  # the house closes


class LastHands(Struct, frozen=True):
    """So many more hands at every table, and how many each table that has begun one has left."""

    of: LastHandsOf
    hands: int
    left: Mapping[int, int]
    """By table; one that is not named has all its hands left."""
    after_round: int = 0
    """The round that was the last one begun when they were announced: where people deal each later one is a hand."""


class Overtime(Struct, frozen=True, gc=False):
    """The house has closed: play goes on with short levels until a point in time (MED-24)."""

    until: int
    numerator: int
    denominator: int

    def shortened(self, length: int) -> int:
        """A length of time as it is in overtime."""
        return length * self.numerator // self.denominator


class Day(Struct, frozen=True, gc=False):
    """The day of play. ``stop_at`` is the drawn reading of the clock at which its last hands are drawn; 0: not yet."""

    number: int = 1
    over: bool = False
    stop_at: int = 0
    second_at: int = 0
    """When the second day began, whoever had a seat then had reached it; 0 before."""


class LevelBefore(Struct, frozen=True, gc=False):
    """The level before this one, for a hand that began in it (TDA 23): what it cost, and when it began."""

    stakes: Stakes
    started_at: int


class Pace(Struct, frozen=True):
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
    """Time banks laid, by player."""
    deal_due: bool = False
    """Play ended with several players left who have to divide the prizes of their places by their chips."""


ORDINARY = Pace()
