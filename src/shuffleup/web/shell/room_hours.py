"""The clock on the wall of the room, as the pages of an event show it."""

from msgspec import Struct

from shuffleup.room.calendar import Calendar
from shuffleup.tournament.words.state import EventState, Phase


class RoomHours(Struct, frozen=True):
    """The clock on the wall of the room, and when an event is to begin by it."""

    zone: str
    """Such as Europe/Rome; empty if none was chosen."""
    starts_at: int
    """0 if no time is announced, or play has begun."""
    ahead: int
    """By how much the clock on the wall is ahead of the server's time, in microseconds."""


async def room_hours(state: EventState, calendar: Calendar, ahead: int) -> RoomHours:
    """The clock of the room, ``ahead`` of the log's by so much, and when the event is to begin by it."""
    clock = await calendar.clock()
    before = state.phase in {Phase.REGISTERING, Phase.SEATED}
    slot = await calendar.slot(state.opening.event_id) if before else None
    return RoomHours(clock.zone, clock.moment(slot) - ahead if slot and slot.time else 0, ahead)
