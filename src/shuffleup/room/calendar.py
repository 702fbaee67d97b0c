"""When events are planned. Days and times are those of the clock on the wall of the room, as they are announced.

A change to summer time or to another time zone moves no announced time. Points in time (microseconds UTC) are computed
when they are asked for.

Refusals:

    no-such-zone   there is no time zone of this name
    no-such-day    the calendar has no such day, or the clock no such time
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct
from sqlalchemy import delete, insert, select

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.room.schema import PLANNED, SETTING

SECOND = 1_000_000
ZONE = "zone"


class PlannedStart(Struct, frozen=True):
    """When an event is to begin: ``day`` as 2026-11-27, ``time`` as 20:00 or empty if not yet set."""

    day: str
    time: str = ""
    note: str = ""


YEARS = range(2000, 3000)
"""The years in which a room opens."""


class WallClock(Struct, frozen=True):
    """The clock on the wall of a room in this time zone; without a time zone, the machine's."""

    zone: str = ""

    def told(self, at: int) -> tuple[str, str]:
        """Day and time at a point in time."""
        there = (datetime.fromtimestamp(0, UTC) + timedelta(microseconds=at)).astimezone(self._zone())
        return there.date().isoformat(), there.strftime("%H:%M")

    def moment(self, slot: PlannedStart) -> int:
        """The point in time at which a slot begins; if it has no time, the first moment of its day."""
        there = datetime.fromisoformat(f"{slot.day}T{slot.time or '00:00'}")
        zone = self._zone()
        return int((there.replace(tzinfo=zone) if zone else there.astimezone()).timestamp()) * SECOND

    def _zone(self) -> ZoneInfo | None:
        return ZoneInfo(self.zone) if self.zone else None


def no_such_day(slot: PlannedStart) -> Refusal | None:
    """The refusal of a slot that is on no calendar of a room: the days before the first and after the last day that
    Python knows could not be told."""
    try:
        year = datetime.fromisoformat(f"{slot.day}T{slot.time or '00:00'}").year
    except ValueError:
        year = 0
    return None if year in YEARS else refuse("no-such-day", day=slot.day, time=slot.time)


class Calendar:
    """The planned starts of a room's events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def slots(self) -> Mapping[str, PlannedStart]:
        """The slot of every event that has one, by its id."""
        async with self._database.reading() as connection:
            lines = (await connection.execute(select(PLANNED))).all()
        return {line.event: PlannedStart(line.day, line.time, line.note) for line in lines}

    async def slot(self, event: str) -> PlannedStart | None:
        """The slot of an event; None where it has none."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(PLANNED).where(PLANNED.c.event == event))).first()
        return PlannedStart(line.day, line.time, line.note) if line else None

    async def plan(self, slots: Mapping[str, PlannedStart]) -> None:
        """Gives events these slots in place of any they have."""
        rows = [{"event": event, "day": one.day, "time": one.time, "note": one.note} for event, one in slots.items()]
        if not rows:
            return
        async with self._database.writing() as connection:
            await connection.execute(delete(PLANNED).where(PLANNED.c.event.in_(slots)))
            await connection.execute(insert(PLANNED), rows)

    async def clock(self) -> WallClock:
        """The clock of the room."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(SETTING).where(SETTING.c.name == ZONE))).first()
        return WallClock(line.value if line else "")

    async def choose_zone(self, zone: str) -> Refusal | None:
        """Sets the time zone of the room's clock, such as Europe/Rome; an empty one means the machine's."""
        try:
            WallClock(zone).told(0)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return refuse("no-such-zone", zone=zone)
        async with self._database.writing() as connection:
            await connection.execute(delete(SETTING).where(SETTING.c.name == ZONE))
            await connection.execute(insert(SETTING).values(name=ZONE, value=zone))
        return None
