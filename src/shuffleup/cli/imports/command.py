"""``shuffleup import``: shows the contents of another program's file, and imports it if a room is named.

A ``.tdt`` file is an evening of The Tournament Director, a folder all of them in it, anything else a list of players.
"""

import re
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import is_folder, read_bytes
from shuffleup.cli.imports.evening import import_evening
from shuffleup.cli.imports.folder import import_folder
from shuffleup.cli.imports.people import COLUMN_HELP, columns_told, import_people
from shuffleup.cli.imports.room import PERSON_HELP, Into, answers_of
from shuffleup.cli.imports.whole_event import check_id, import_whole_event
from shuffleup.cli.options import FILE, Choice, command, word_option
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.room_data import room_data
from shuffleup.people.lists.reading import ListTerms, NameOrder
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.whole_event.file import is_whole_event

HELP = (
    "Import an evening of The Tournament Director or a folder of them, a whole event that shuffleup export has "
    "written, or a list of players: CSV, XLSX, ODS, or with - what is typed in. Without --db or --database it is only "
    "shown."
)
INTO = ("event", "people")
INTO_HELP = "What FILE is: an evening becomes an event, a list becomes people of the register."
ORDER_HELP = "Of a list: which part of a name stands first."
KEY_HELP = "The secret of the data: beside the file, or shuffleup.key, unless it is named."
EVENT_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@command("import", help=HELP)
@click.argument("file", metavar="FILE")
@click.option("--into", type=Choice(INTO), default=None, show_default="by the ending of FILE", help=INTO_HELP)
@click.option("--preview", is_flag=True, help="Show what would happen and change nothing, as without --db.")
@click.option("--db", metavar="FILE", type=FILE, default=None, help="The room's data, in a file.")
@click.option("--database", metavar="URL", default="", help="The room's data, in PostgreSQL.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@click.option("--person", "people", metavar="NAME=ID", multiple=True, help=PERSON_HELP)
@click.option("--rest-is-new", is_flag=True, help="Whoever is in doubt is somebody new.")
@click.option("--column", "columns", metavar="WHAT=NUMBER", multiple=True, help=COLUMN_HELP)
@word_option("--order", NameOrder, NameOrder.FIRST_NAME, ORDER_HELP)
@click.option("--no-heads", is_flag=True, help="Of a list: its first row is a player, too.")
@click.option("--id", "event_id", metavar="ID", default="", help="The id of the event; that of the file if left out.")
@click.option("--rulebook", default="tda-2024", show_default=True, help="The book that it was played by.")
@click.option("--currency", default="EUR", show_default=True, help="Of its money, in three letters.")
@reader_options
def import_command(
    *,
    file: str,
    into: str | None,
    preview: bool,
    db: str | None,
    database: str,
    key: str | None,
    people: tuple[str, ...],
    rest_is_new: bool,
    columns: tuple[str, ...],
    order: str,
    no_heads: bool,
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
    where = Into(room, preview or room is None, answers_of(people, rest_is_new=rest_is_new))
    if is_folder(Path(file)):
        import_folder(Path(file), HouseWords(event_id, rulebook, currency), where, reader)
        return
    data = read_bytes(file)
    if is_whole_event(data):
        check_id(event_id)
        import_whole_event(data, file, where, reader)
    elif (into or _kind(file)) == "event":
        import_evening(data, file, HouseWords(event_id, rulebook, currency), where, reader)
    else:
        terms = ListTerms(columns_told(columns), NameOrder(order), False if no_heads else None)
        import_people(data, file, terms, where, reader)


def _kind(file: str) -> str:
    return "event" if file.lower().endswith(".tdt") else "people"
