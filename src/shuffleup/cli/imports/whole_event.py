"""``shuffleup import`` of a whole event that ``shuffleup export`` has written."""

import asyncio
from collections.abc import Iterator

from shuffleup.answer import Refusal, note
from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.imports.room import Into, now, opened_room
from shuffleup.cli.reader import Reader
from shuffleup.locale.messages import Messages
from shuffleup.people.register import Keeper
from shuffleup.questions.mistakes import misread
from shuffleup.questions.printed import Printed
from shuffleup.room.whole_event.file import WholeEvent, read_file
from shuffleup.room.whole_event.moving import MovedEvent, look_over, take_in
from shuffleup.service.streams import SOFTWARE
from shuffleup.store.port import StoreError


class ImportEventDocument(Printed, frozen=True):
    """What ``shuffleup import --json`` prints of a whole event; ``written`` says whether it is in the room now."""

    file: str
    written: bool
    event: MovedEvent


def import_whole_event(data: bytes, file: str, into: Into, reader: Reader) -> None:
    """Checks an event and imports it, if a room is named. Raises ``CommandError``."""
    try:
        event = read_file(data)
        moved = look_over(event) if into.room is None or into.preview else asyncio.run(_taken_in(event, into, reader))
    except StoreError as fault:
        raise misread(fault, fault.code, file) from None
    if isinstance(moved, Refusal):
        raise RefusalError(moved, file=file)
    document = ImportEventDocument(file, into.room is not None and not into.preview, moved)
    reader.show(document, _lines(document, into, reader.speech))


def check_id(event_id: str) -> None:
    """Raises ``InputError`` for another id: a whole event keeps its own."""
    if event_id:
        hint = note("leave-option-out", option="--id")
        raise InputError(note("event-keeps-its-id"), place="--id", hint=hint, code="bad-id")


async def _taken_in(event: WholeEvent, into: Into, reader: Reader) -> MovedEvent | Refusal:
    assert into.room is not None
    async with opened_room(into.room, reader.language) as room:
        return await take_in(into.room.place, event, room.register, Keeper(SOFTWARE, now()))


def _lines(document: ImportEventDocument, into: Into, speech: Messages) -> Iterator[str]:
    moved = document.event
    yield speech.say("store-log", {"streams": moved.streams, "rows": moved.rows})
    yield speech.say("import-event-draws", {"count": moved.draws, "holds": "yes" if moved.draws_hold else "no"})
    if document.written and into.room:
        yield speech.say("import-event-done", {"event": moved.event, "place": into.room.name})
    else:
        yield speech.say("import-shown")
