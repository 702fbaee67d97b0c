"""``shuffleup import``: shows what stands in a file of another program, and brings it into a room that is named."""

import re

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_bytes
from shuffleup.cli.imports.evening import import_evening
from shuffleup.cli.imports.room import PERSON_HELP, Into, answers_of
from shuffleup.cli.imports.whole_event import check_id, import_whole_event
from shuffleup.cli.options import FILE, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.room_data import room_data
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.whole_event.file import is_whole_event

HELP = (
    "Import an evening that The Tournament Director has saved, or a whole event that shuffleup export has written. "
    "Without --db it is only shown."
)
KEY_HELP = "The secret of the data: beside the file, or shuffleup.key, unless it is named."
EVENT_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@command("import", help=HELP)
@click.argument("file", metavar="FILE")
@click.option("--preview", is_flag=True, help="Show what would happen and change nothing, as without --db.")
@click.option("--db", metavar="FILE", type=FILE, default=None, help="The room's data, in a file.")
@click.option("--database", metavar="URL", default="", help="The room's data, in PostgreSQL.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@click.option("--person", "people", metavar="NAME=ID", multiple=True, help=PERSON_HELP)
@click.option("--rest-is-new", is_flag=True, help="Whoever is in doubt is somebody new.")
@click.option("--id", "event_id", metavar="ID", default="", help="The id of the event; that of the file if left out.")
@click.option("--rulebook", default="tda-2024", show_default=True, help="The book that it was played by.")
@click.option("--currency", default="EUR", show_default=True, help="Of its money, in three letters.")
@reader_options
def import_command(
    *,
    file: str,
    preview: bool,
    db: str | None,
    database: str,
    key: str | None,
    people: tuple[str, ...],
    rest_is_new: bool,
    event_id: str,
    rulebook: str,
    currency: str,
    reader: Reader,
) -> None:
    """The command itself: exit status 2 for what cannot be read or decided, 3 for what the rules refuse."""
    if event_id and not EVENT_ID.fullmatch(event_id):
        what = note("value-cannot-be", key="--id", value=event_id)
        raise InputError(what, hint=note("event-id-is"), code="bad-id")
    room = room_data(db or "", database, key or "") if db or database else None
    into = Into(room, preview or room is None, answers_of(people, rest_is_new=rest_is_new))
    data = read_bytes(file)
    if is_whole_event(data):
        check_id(event_id)
        import_whole_event(data, file, into, reader)
    else:
        import_evening(data, file, HouseWords(event_id, rulebook, currency), into, reader)
