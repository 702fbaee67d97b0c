"""``shuffleup pack``: the emergency pack of an event, for example from the data of a room whose machine has died."""

import asyncio
import time
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
from shuffleup.people.register import PlayerRegister
from shuffleup.people.roll import called
from shuffleup.questions.printed import Printed
from shuffleup.room.calendar import Calendar
from shuffleup.room.pack.archive import pack as packed
from shuffleup.room.whole_event.moving import ids_in, taken_out, with_names

KEY_HELP = "The secret of the data: beside the file, or shuffleup.key, unless it is named."


class PackDocument(Printed, frozen=True):
    """What ``shuffleup pack --json`` prints."""

    file: str
    event: str


@command(
    help="Write what an EVENT needs to go on by hand into one ZIP archive: seats, levels, prizes, money, penalties."
)
@click.argument("event", metavar="EVENT")
@click.option("--db", metavar="FILE", type=FILE, default=None, show_default=USUAL_FILE, help="The data, in a file.")
@click.option("--database", metavar="URL", default="", help="The data, in PostgreSQL.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@click.option("--out", metavar="FILE", type=FILE, default=None, help="The archive; pack-EVENT.zip if left out.")
@reader_options
def pack(*, event: str, db: str | None, database: str, key: str | None, out: str | None, reader: Reader) -> None:
    """The command itself: exit status 2 if there is no such event."""
    room = room_data(db or "", database, key or "")
    check_data(room)
    target = Path(out or f"pack-{event}.zip")
    with told_of(room):
        data = asyncio.run(_packed(room, event, reader))
    whole_bytes(target, data)
    document = PackDocument(str(target), event)
    reader.show(document, [reader.speech.say("pack-done", {"file": document.file, "event": event})])


async def _packed(room: RoomData, event: str, reader: Reader) -> bytes:
    at = time.time_ns() // 1_000
    found = await taken_out(room.place, event, at)
    if found is None:
        raise InputError(note("there-is-no-event", event=event), place=room.name, code="unknown-event")
    database = room.database(Seal(secret_in(room.key)))
    register = PlayerRegister(database)
    try:
        await register.load()
        wall = await Calendar(database).clock()
    finally:
        await database.close()
    names = called(register.directory, ids_in(found), publicly=False)
    return await asyncio.to_thread(packed, with_names(found, names), names, at, wall, reader.speech)
