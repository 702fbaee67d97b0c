"""The players and their seats when a hand begins."""

from enum import Enum

from msgspec import Struct


class Attendance(Enum):
    """Whether a player may play the hand he is dealt (TDA 30, 71-C; PSLive 25; FIGP 72)."""

    PRESENT = "present"
    ABSENT = "absent"
    PENALISED = "penalised"


class SeatPlan(Struct, frozen=True, gc=False):
    """A player in a hand: chair number at the table, player id, chips before any posting."""

    number: int
    player: str
    stack: int
    attendance: Attendance = Attendance.PRESENT
