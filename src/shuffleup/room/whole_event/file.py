"""The file of a whole event: the rows of its log, byte for byte, and what the room keeps beside them.

It is a ZIP archive with one JSON document. The rows keep their digests: anybody with the file can recompute every
chain, and an importing room does so before taking anything in.
"""

import io
import zipfile
import zlib
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from shuffleup.answer import Note, Why, note
from shuffleup.room.calendar import PlannedStart
from shuffleup.room.tickets import RoomTicket
from shuffleup.service.streams import event_of, event_stream, table_of
from shuffleup.store.port import BrokenLogError, Row, StoreError
from shuffleup.store.rows import Link, broken_link, read_row
from shuffleup.wire.upcast import SCHEMA as ROW_SCHEMA

DOCUMENT = "event.json"
FORM = "shuffleup.event-file/1"
MOST_BYTES = 1 << 29
"""The longest document, half a gigabyte: thousands of tables dealt by the software."""


class WholeEventError(StoreError):
    """A file without an event that can be taken in."""

    def __init__(self, code: str, what: Note, hint: Note | None = None) -> None:
        super().__init__(code, what, hint or note("export-it-again"))


class EventRow(Struct, frozen=True):
    """A row of a log: its bytes as text, its digest in hexadecimal digits."""

    version: int
    command_id: str
    at: int
    schema: int
    body: str
    digest: str


class EventStream(Struct, frozen=True):
    """A stream, from its first row."""

    stream: str
    rows: tuple[EventRow, ...]

    def links(self) -> Iterator[Link]:
        """Its chain."""
        for one in self.rows:
            yield one.version, one.command_id, one.body.encode(), bytes.fromhex(one.digest)

    def read(self) -> tuple[Row, ...]:
        """Its rows. Raises ``BrokenLogError``."""
        return tuple([read_row(DOCUMENT, self.stream, one.version, one.schema, one.body.encode()) for one in self.rows])


class TicketLine(Struct, frozen=True):
    """One thing done with a ticket."""

    command_id: str
    ticket: str
    act: str
    at: int
    actor: str
    place: str
    reason: Why


class BesideEvent(Struct, frozen=True):
    """What the room keeps beside an event's log: its slot, the file it was opened from, the tickets for it, from it or
    redeemed for it; and its players' names, if those were asked for."""

    plan: PlannedStart | None = None
    source: str = ""
    tickets: tuple[RoomTicket, ...] = ()
    acts: tuple[TicketLine, ...] = ()
    names: dict[str, str] = {}


class WholeEvent(Struct, frozen=True, kw_only=True):
    """A whole event. The first stream is the event's own, the others are its tables'."""

    schema: str
    software: str
    event: str
    made_at: int
    streams: tuple[EventStream, ...]
    beside: BesideEvent


def is_whole_event(data: bytes) -> bool:
    """Does this look like such a file?"""
    try:
        return zipfile.ZipFile(io.BytesIO(data)).namelist() == [DOCUMENT]
    except (zipfile.BadZipFile, ValueError):
        return False


def written(event: WholeEvent) -> bytes:
    """The file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        # Always with the same time, so that the same event gives the same file.
        archive.writestr(zipfile.ZipInfo(DOCUMENT), msgspec.json.encode(event), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def read_file(data: bytes) -> WholeEvent:
    """The event in a file, after checking that every chain is whole. Raises ``StoreError``."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open(DOCUMENT) as packed:
            text = packed.read(MOST_BYTES)
        head = msgspec.json.decode(text, type=_Head)
        if head.schema != FORM and head.schema.partition("/")[0] == FORM.partition("/")[0]:
            raise _too_new()
        event = msgspec.json.decode(text, type=WholeEvent)
    except WholeEventError:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, RuntimeError, OSError, ValueError) as fault:
        raise WholeEventError("damaged", note("event-file-damaged")) from fault
    _check(event)
    return event


class _Head(Struct):
    """The part that even a file of a later version has."""

    schema: str


def _check(event: WholeEvent) -> None:
    """Raises ``StoreError`` if the streams are not those of the event, or a row does not fit its chain."""
    names = [one.stream for one in event.streams]
    own, tables = names[:1], names[1:]
    try:
        fits = own == [event_stream(event.event)] and all(event_of(one) == event.event for one in tables)
        numbers = [table_of(one) for one in tables]
    except ValueError:
        fits, numbers = False, []
    if (
        not fits
        or len(set(numbers)) < len(tables)
        or event.schema != FORM
        or not all(one.rows for one in event.streams)
    ):
        raise WholeEventError("damaged", note("event-file-damaged"))
    if any(row.schema > ROW_SCHEMA for one in event.streams for row in one.rows):
        raise _too_new()
    for one in event.streams:
        try:
            place = broken_link(one.stream, one.links())
        except (ValueError, UnicodeError):
            place = 1
        if place is not None:
            raise BrokenLogError(place, one.stream, DOCUMENT)


def _too_new() -> WholeEventError:
    return WholeEventError("too-new", note("of-newer-shuffleup"), note("install-that-version"))
