"""Opening events: from a form, from files and templates, or as copies of a day.

Events opened together are all opened or none: everything is read and decided before the first event is in the log, and
the same request sent again after a lost answer goes on where it stopped.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct, field

from shuffleup.accounts.database import Database
from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal, refuse
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.room.calendar import Calendar, PlannedStart
from shuffleup.room.event_text import EventChanges, changed
from shuffleup.room.openings import ToOpen, copied, from_text
from shuffleup.room.templates import Templates
from shuffleup.service.new_event import FORM, EventForm, text_of
from shuffleup.service.streams import event_stream
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Flight
from shuffleup.web.room.calendar import SlotRequest
from shuffleup.web.shell.asked import Asked, CommandId, Day, EventId
from shuffleup.web.shell.commands import Acknowledged, given
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import RefusedError, of_refusal

MOST_TOGETHER = 50
"""The most files that one request opens."""
T = TypeVar("T")
_FileName = Annotated[str, Meta(max_length=200, description="for what is wrong in the text")]
_FileText = Annotated[str, Meta(max_length=1_000_000)]


class EventRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An event to be opened under an id of the sender's choice, and when it is planned.

    ``levels`` is the id of a structure kept as a template; it replaces the form's own.
    """

    command_id: CommandId
    event_id: EventId
    form: EventForm
    slot: SlotRequest | None = None
    levels: str = ""


class EventFileRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The event or events in a file, to be opened: ``text`` is its contents, ``file`` its name for error messages."""

    command_id: CommandId
    event_id: EventId
    file: Annotated[str, Meta(min_length=1, max_length=200)]
    text: _FileText
    slot: SlotRequest | None = None


class FileToOpen(Struct, frozen=True, forbid_unknown_fields=True):
    """One file, or one template, and what to change in it."""

    event_id: EventId
    text: _FileText = ""
    file: _FileName = ""
    template: str = ""
    """The id of a template, if there is no text."""
    levels: str = ""
    """The id of a structure that replaces the file's own."""
    changes: EventChanges = field(default_factory=EventChanges)
    slot: SlotRequest | None = None


class OpeningsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Several files to be opened together; a ``preview`` opens nothing."""

    command_id: CommandId
    events: Annotated[tuple[FileToOpen, ...], Meta(min_length=1, max_length=MOST_TOGETHER)]
    preview: bool = False


class CopyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """All events of a day, to be opened on another day; a ``preview`` opens nothing."""

    command_id: CommandId
    source: Day
    target: Day
    preview: bool = False


class OpeningLine(Struct, frozen=True):
    """An event that was opened, or would be."""

    event_id: str
    name: str
    start: PlannedStart | None
    flight_of: str = ""
    """The id of its final day."""


class OpeningsAnswer(Struct, frozen=True):
    """What was opened, or in a preview would be, and the ids of events that cannot be copied without others."""

    opened: bool
    events: tuple[OpeningLine, ...]
    left_out: tuple[str, ...] = ()


class Beside(Struct, frozen=True):
    """What is written beside the log when an event is opened."""

    calendar: Calendar
    templates: Templates

    @classmethod
    def over(cls, database: Database) -> "Beside":
        """Both in the room's database."""
        return cls(Calendar(database), Templates(database))


@post("/events", status_code=201, summary="Open an event", right=Right.OPEN_EVENTS)
async def open_event(
    data: JSONBody[EventRequest], desk: NamedDependency[Desk], beside: NamedDependency[Beside], request: Asked
) -> Acknowledged:
    """Opens an event from a form."""
    text = await _read(lambda: text_of(data.form))
    levels = await _text(beside, data.levels) if data.levels else ""
    plans = await _plans(changed(text, EventChanges(), levels), FORM, data.event_id, data.slot)
    return (await _opened(desk, beside, plans, data.command_id, request))[0]


@post("/events/file", status_code=201, summary="Open what a file describes", right=Right.OPEN_EVENTS)
async def open_event_file(
    data: JSONBody[EventFileRequest], desk: NamedDependency[Desk], beside: NamedDependency[Beside], request: Asked
) -> Acknowledged:
    """Opens an event from the text of an event file, or flights and their final day; the answer is about the latter."""
    plans = await _plans(data.text, data.file, data.event_id, data.slot)
    return (await _opened(desk, beside, plans, data.command_id, request))[0]


@post("/openings", status_code=201, summary="Open several events together", right=Right.OPEN_EVENTS)
async def open_together(
    data: JSONBody[OpeningsRequest], desk: NamedDependency[Desk], beside: NamedDependency[Beside], request: Asked
) -> OpeningsAnswer:
    """Opens what files and templates describe, such as a satellite and its event: all of it or nothing."""
    plans: list[ToOpen] = []
    for one in data.events:
        text = one.text if one.text else await _text(beside, one.template)
        levels = await _text(beside, one.levels) if one.levels else ""
        new = await _changed(text, one, levels)
        plans += await _plans(new, one.file or one.template or FORM, one.event_id, one.slot)
    return await _answered(desk, beside, plans, (), data, request)


@post("/calendar/copies", status_code=201, summary="Copy a day", right=Right.OPEN_EVENTS)
async def copy_day(
    data: JSONBody[CopyRequest], desk: NamedDependency[Desk], beside: NamedDependency[Beside], request: Asked
) -> OpeningsAnswer:
    """Opens copies of all events of a day on another day, under free ids: all of them or none."""
    starts, clock = await beside.calendar.slots(), await beside.calendar.clock()
    target = SlotRequest(data.target).slot()
    found: dict[str, tuple[EventState, PlannedStart]] = {}
    taken: set[str] = set()
    async for opened in desk.opened():
        event = opened.state.opening.event_id
        start = starts.get(event) or PlannedStart(clock.told(opened.at)[0])
        repeated = await desk.service.store.find(event_stream(event), data.command_id)
        if not repeated:
            taken.add(event)
        if start.day == data.source and not repeated:
            found[event] = (opened.state, start)
    plans, left_out = copied(found, target.day, taken)
    if not plans:
        raise of_refusal(refuse("nothing-to-copy", day=data.source), "source")
    return await _answered(desk, beside, plans, left_out, data, request)


async def _answered(
    desk: Desk,
    beside: Beside,
    plans: Sequence[ToOpen],
    left_out: tuple[str, ...],
    asked: OpeningsRequest | CopyRequest,
    request: Asked,
) -> OpeningsAnswer:
    if asked.preview:
        await _would_open(desk, plans, asked.command_id)
    else:
        await _opened(desk, beside, plans, asked.command_id, request)
    return OpeningsAnswer(not asked.preview, tuple([_line(one) for one in plans]), left_out)


async def _opened(
    desk: Desk, beside: Beside, plans: Sequence[ToOpen], command_id: str, request: Asked
) -> list[Acknowledged]:
    """Opens all of them, or raises ``RefusedError`` before the first one."""
    await _would_open(desk, plans, command_id)
    by = By.of(request.user)
    answers = [await given(desk, one.command.event_id, command_id, one.command, by) for one in plans]
    await beside.calendar.plan({one.command.event_id: one.start for one in plans if one.start})
    await beside.templates.keep_sources({one.command.event_id: one.text for one in plans if one.text})
    return answers


async def _would_open(desk: Desk, plans: Sequence[ToOpen], command_id: str) -> None:
    """Raises ``RefusedError`` for the first that cannot be opened; those already opened by this request pass."""
    ids = [one.command.event_id for one in plans]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice:
        raise of_refusal(refuse("id-twice", event=twice), twice)
    for one in plans:
        stream = event_stream(one.command.event_id)
        if await desk.service.store.find(stream, command_id) is None:
            room = await desk.service.loaded(stream)
            decided = room.decide(one.command, command_id, desk.now()) if room else None
            if isinstance(decided, Refusal):
                raise of_refusal(decided, one.command.event_id)


def _line(one: ToOpen) -> OpeningLine:
    definition = one.command.definition
    flight_of = definition.part.final_day if isinstance(definition.part, Flight) else ""
    return OpeningLine(one.command.event_id, definition.name, one.start, flight_of)


async def _plans(text: str, file: str, event_id: str, slot: SlotRequest | None) -> tuple[ToOpen, ...]:
    start = slot.slot() if slot else None
    return await _read(lambda: from_text(text, file, event_id, start))


async def _text(beside: Beside, template: str) -> str:
    text = await beside.templates.text(template)
    if isinstance(text, Refusal):
        raise of_refusal(text, "template")
    return text


async def _changed(text: str, asked: FileToOpen, levels: str) -> str:
    """The text with the changes; it is read first, as nothing unreadable can be changed."""
    if asked.changes == EventChanges() and not levels:
        return text
    await _plans(text, asked.file or asked.template, asked.event_id, None)
    return changed(text, asked.changes, levels)


async def _read(read: Callable[[], T]) -> T:
    """Reads a form or a text outside the loop: a long file delays nobody.

    Raises ``RefusedError`` with the first thing that is wrong there.
    """
    try:
        return await asyncio.to_thread(read)
    except EventFileError as fault:
        first = fault.first
        raise RefusedError("bad-event", first.what, status=422, place=first.place, hint=first.hint) from None
