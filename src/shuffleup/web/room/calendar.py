"""The calendar of the room: which events there are on which day, and how each of them stands."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.projections.event_numbers import EventHead, Numbers
from shuffleup.room.calendar import Calendar, PlannedStart, WallClock, no_such_day
from shuffleup.room.standing import PartLine, stands
from shuffleup.tournament.words.state import Phase
from shuffleup.web.shell.asked import PRINTED, Asked, Day
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.known_events import KnownEvent
from shuffleup.web.shell.paging import After, Most, paged

MOST_FOUND = 50
"""The most past events listed at once, last ones first."""


class SlotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """When an event is to begin, by the room's clock; without a time if it is not yet known."""

    day: Day
    time: Annotated[str, Meta(pattern=r"^([0-9]{2}:[0-9]{2})?\Z", description="as 20:00")] = ""
    note: Annotated[str, Meta(max_length=200, pattern=PRINTED)] = ""

    def slot(self) -> PlannedStart:
        """The slot. Raises ``RefusedError`` for a day or a time that does not exist."""
        slot = PlannedStart(self.day, self.time, self.note.strip())
        if refused := no_such_day(slot):
            raise of_refusal(refused, "day")
        return slot


class ZoneRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The time zone of the room, such as Europe/Rome; empty for the machine's."""

    zone: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*\Z")]


class CalendarLine(Struct, frozen=True):
    """An event of the calendar. ``state`` is ``planned`` or the phase of the event; ``tables`` are in use now."""

    event: EventHead
    numbers: Numbers
    version: int
    slot: PlannedStart
    """An event without a slot appears where it was opened."""
    starts_at: int
    state: str
    tables: int
    part: PartLine | None


class CalendarPage(Struct, frozen=True):
    """Events of today and later, and those not yet over, by day and time; ``past`` is the number of the others."""

    now: int
    today: str
    time: str
    zone: str
    events: tuple[CalendarLine, ...]
    past: int


@get("/calendar", summary="The calendar of the room", right=Right.SEE_EVENTS)
async def calendar_page(desk: NamedDependency[Desk], calendar: NamedDependency[Calendar]) -> CalendarPage:
    """Every event from today on, and every earlier one that is not over, by starting time."""
    clock, now = await calendar.clock(), desk.clock.wall()
    today, time = clock.told(now)
    lines = await _lines(desk, calendar, clock)
    current = [line for line, over in lines if not over]
    return CalendarPage(now, today, time, clock.zone, tuple(current), len(lines) - len(current))


@get("/calendar/past", summary="Events that are over", right=Right.SEE_EVENTS)
async def past_events(
    desk: NamedDependency[Desk],
    calendar: NamedDependency[Calendar],
    request: Asked,
    search: FromQuery[str] = "",
    after: After = "",
    most: Most = MOST_FOUND,
) -> Response[list[CalendarLine]]:
    """Past events that are over, latest first: those whose name or day contains the words.

    ``after`` is the id of an event.
    """
    words = _plain(search).split()
    over = [line for line, over in await _lines(desk, calendar, await calendar.clock()) if over]
    fit = [one for one in over if all(word in f"{_plain(one.event.name)} {one.slot.day}" for word in words)]
    page, headers = paged(fit[::-1], lambda one: one.event.event_id, after, most, request)
    return Response(list(page), headers=headers)


@put("/events/{event_id:str}/slot", status_code=204, summary="Plan an event", right=Right.PLAN_EVENTS)
async def plan_event(
    event_id: FromPath[str],
    data: JSONBody[SlotRequest],
    desk: NamedDependency[Desk],
    calendar: NamedDependency[Calendar],
) -> None:
    """Puts an event on another day or time. Its clock does not start by itself."""
    await desk.room(event_id)
    await calendar.plan({event_id: data.slot()})


@put("/calendar/zone", status_code=204, summary="Set the clock of the room", right=Right.PLAN_EVENTS)
async def choose_zone(data: JSONBody[ZoneRequest], calendar: NamedDependency[Calendar]) -> None:
    """Sets the time zone for days and times."""
    if refused := await calendar.choose_zone(data.zone):
        raise of_refusal(refused, "zone")


async def _lines(desk: Desk, calendar: Calendar, clock: WallClock) -> Sequence[tuple[CalendarLine, bool]]:
    """Every event by starting time, and whether it is over and of an earlier day."""
    slots, now = await calendar.slots(), desk.clock.wall()
    today, _ = clock.told(now)
    found: list[tuple[CalendarLine, bool]] = []
    async for known in desk.known.all():
        slot = slots.get(known.head.event_id) or PlannedStart(clock.told(known.at)[0])
        found.append((_line(known, slot, clock, now), known.over and slot.day < today))
    return sorted(found, key=lambda one: (one[0].slot.day, one[0].slot.time, one[0].event.name))


def _line(known: KnownEvent, slot: PlannedStart, clock: WallClock, now: int) -> CalendarLine:
    starts_at = clock.moment(slot)
    return CalendarLine(
        event=known.head,
        numbers=known.numbers,
        version=known.version,
        slot=slot,
        starts_at=starts_at,
        state=stands(Phase(known.head.phase), known.entries, starts_at, now),
        tables=known.tables,
        part=known.part,
    )


def _plain(text: str) -> str:
    """The text in the form in which it is searched for: without accents, in lower case."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join([one for one in letters if not unicodedata.combining(one)])
