"""A whole event as one file: exported with its chains, imported after they were recomputed."""

import asyncio
from collections.abc import Mapping

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from shuffleup.accounts.roles import RIGHTS, Right, may
from shuffleup.answer import Refusal, note
from shuffleup.locale.messages import messages
from shuffleup.people.register import Keeper
from shuffleup.room.calendar import Calendar
from shuffleup.room.pack.archive import pack
from shuffleup.room.whole_event.file import WholeEvent, read_file, written
from shuffleup.room.whole_event.moving import MovedEvent, ids_in, take_in, taken_out, with_names
from shuffleup.rulebooks.rule import Language
from shuffleup.service.streams import event_stream
from shuffleup.store.port import StoreError
from shuffleup.tournament.words.state import Phase
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, language_of, of_refusal
from shuffleup.web.shell.registered import keeper
from shuffleup.web.shell.who_asks import role_needed

MOST_PACKED = 64_000_000
"""The longest file of an event, in bytes."""
ZIP = "application/zip"


@get(
    "/events/{event_id:str}/export",
    media_type=ZIP,
    summary="A whole event as one file",
    right=Right.EXPORT_EVENTS,
)
async def export_event(
    event_id: FromPath[str], desk: NamedDependency[Desk], request: Asked, *, names: FromQuery[bool] = False
) -> Response[bytes]:
    """The event's log as it was written, those of its tables, its tickets and its place in the calendar. Players appear
    by id; ``names`` adds their names, which needs the right to export people."""
    await desk.room(event_id)
    role = request.user.role
    if names and not may(role, Right.EXPORT_PEOPLE):
        raise RefusedError("role-needed", role_needed(role, RIGHTS[Right.EXPORT_PEOPLE]), status=403)
    event = await _whole(desk, event_id, named=names)
    data = await asyncio.to_thread(written, event)
    headers = {"content-disposition": f'attachment; filename="{event_id}.event"'}
    return Response(data, media_type=ZIP, headers=headers)


def _place(desk: Desk) -> str:
    """Where the data are. Raises ``RefusedError`` if they end with the server."""
    if not desk.place:
        raise RefusedError("in-memory", note("data-are-in-memory"), status=409)
    return desk.place


async def _whole(desk: Desk, event_id: str, *, named: bool) -> WholeEvent:
    # In a thread: rows of a long night are checked and read again while everything else goes on.
    event = await asyncio.to_thread(asyncio.run, taken_out(_place(desk), event_id, desk.now()))
    assert event is not None
    return with_names(event, desk.names.of(ids_in(event))) if named else event


@get("/events/{event_id:str}/pack", media_type=ZIP, summary="The emergency pack", right=Right.TAKE_PACKS)
async def emergency_pack(event_id: FromPath[str], desk: NamedDependency[Desk], request: Asked) -> Response[bytes]:
    """A ZIP archive with which a room can go on by hand: a page to print, the same as CSV, and the whole event."""
    await desk.room(event_id)
    data = await pack_of(desk, event_id, language_of(request))
    headers = {"content-disposition": f'attachment; filename="pack-{event_id}.zip"'}
    return Response(data, media_type=ZIP, headers=headers)


async def pack_of(desk: Desk, event_id: str, language: Language) -> bytes:
    """The pack of an event as it is now."""
    event, wall = await _whole(desk, event_id, named=True), await Calendar(desk.register.database).clock()
    return await asyncio.to_thread(pack, event, event.beside.names, desk.now(), wall, messages(language))


async def running_packs(desk: Desk, language: Language) -> Mapping[str, bytes]:
    """The packs of all events with players in their seats, by id."""
    found = [
        state.opening.event_id async for state in desk.unfinished() if state.phase in {Phase.SEATED, Phase.PLAYING}
    ]
    return {event_id: await pack_of(desk, event_id, language) for event_id in found}


@post(
    "/events/import",
    status_code=201,
    summary="Take a whole event in",
    right=Right.IMPORT_EVENTS,
    request_max_body_size=MOST_PACKED,
    takes=ZIP,
)
async def import_event(desk: NamedDependency[Desk], request: Asked) -> MovedEvent:
    """Imports the file in the body, as ``export`` has produced it: whole or not at all, under its own id."""
    try:
        event = await asyncio.to_thread(read_file, await request.body())
    except StoreError as fault:
        raise RefusedError(fault.code, fault.first.what, status=422, hint=fault.first.hint) from None
    by: Keeper = keeper(request, desk)
    moved = await take_in(_place(desk), event, desk.register, by)
    if isinstance(moved, Refusal):
        raise of_refusal(moved, event_stream(event.event))
    for one in event.streams:
        await desk.service.heard(one.read()[-1])
    return moved
