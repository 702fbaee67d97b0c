"""``shuffleup export``: a whole event of a room as one file, for another room or to be kept."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import click

from shuffleup.accounts.seal import Seal
from shuffleup.answer import note
from shuffleup.cli.backups.facts import secret_in
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import whole_bytes
from shuffleup.cli.options import FILE, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.room_data import USUAL_FILE, RoomData, check_data, room_data, told_of
from shuffleup.locale.messages import Messages
from shuffleup.people.register import PlayerRegister
from shuffleup.people.roll import called
from shuffleup.questions.printed import Printed
from shuffleup.room.whole_event.file import WholeEvent, written
from shuffleup.room.whole_event.moving import ids_in, taken_out, with_names

KEY_HELP = "The secret of the data, with --with-names: beside the file, or shuffleup.key, unless it is named."


class ExportDocument(Printed, frozen=True):
    """What ``shuffleup export --json`` prints. ``names`` counts names of players; 0 if the file has ids only."""

    file: str
    event: str
    streams: int
    rows: int
    head: str
    """The digest of the last row of the event: reading it out proves the file."""
    names: int


@command(help="Write a whole EVENT of a room into one file, its log as it was written, also while a server runs.")
@click.argument("event", metavar="EVENT")
@click.option("--db", metavar="FILE", type=FILE, default=None, show_default=USUAL_FILE, help="The data, in a file.")
@click.option("--database", metavar="URL", default="", help="The data, in PostgreSQL.")
@click.option("--out", metavar="FILE", type=FILE, default=None, help="The file; EVENT.event if left out.")
@click.option("--with-names", is_flag=True, help="Put the names of the players into it, not only their ids.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@reader_options
def export(
    *,
    event: str,
    db: str | None,
    database: str,
    out: str | None,
    with_names: bool,
    key: str | None,
    reader: Reader,
) -> None:
    """The command itself: exit status 2 if there is no such event, or its log is not as it was written."""
    room = room_data(db or "", database, key or "")
    check_data(room)
    target = Path(out or f"{event}.event")
    if target.exists():
        hint = note("name-another-file", option="--out")
        raise InputError(note("file-is-there", file=str(target)), place="--out", hint=hint, code="exists")
    with told_of(room):
        found = asyncio.run(_taken_out(room, event, named=with_names))
    whole_bytes(target, written(found))
    own = found.streams[0].rows[-1]
    rows = sum([len(one.rows) for one in found.streams])
    document = ExportDocument(str(target), event, len(found.streams), rows, own.digest, len(found.beside.names))
    reader.show(document, _lines(document, reader.speech))


async def _taken_out(room: RoomData, event: str, *, named: bool) -> WholeEvent:
    found = await taken_out(room.place, event, time.time_ns() // 1_000)
    if found is None:
        raise InputError(note("there-is-no-event", event=event), place=room.name, code="unknown-event")
    if not named:
        return found
    database = room.database(Seal(secret_in(room.key)))
    register = PlayerRegister(database)
    try:
        await register.load()
        return with_names(found, called(register.directory, ids_in(found), publicly=False))
    finally:
        await database.close()


def _lines(document: ExportDocument, speech: Messages) -> Iterator[str]:
    counts = {"streams": document.streams, "rows": document.rows}
    yield speech.say("export-done", {"event": document.event, "file": document.file})
    yield speech.say("store-log", counts)
    yield speech.say("export-head", {"digest": document.head})
    yield speech.say("export-names", {"count": document.names})
