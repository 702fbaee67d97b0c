"""``shuffleup backup``: everything a room has, in one file, while the server goes on."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import click

from shuffleup.accounts.passphrase import seal_key
from shuffleup.answer import note
from shuffleup.cli.backups.facts import BackupFacts, facts_of, moment, passphrase, secret_in
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import is_folder
from shuffleup.cli.options import FILE, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.room_data import USUAL_FILE, RoomData, check_data, room_data, told_of
from shuffleup.cli.store import proof_lines
from shuffleup.locale.messages import Messages
from shuffleup.questions.printed import Printed
from shuffleup.store.backup.archive import pack_room
from shuffleup.store.backup.names import backup_name

KEY_HELP = "The secret of the data, with --with-key: beside the file, or shuffleup.key, unless it is named."


class BackupDocument(Printed, frozen=True):
    """What ``shuffleup backup --json`` prints."""

    backup: BackupFacts


@command(help="Back everything a room has up into one file, also while its server runs.")
@click.option("--db", metavar="FILE", type=FILE, default=None, show_default=USUAL_FILE, help="The data, in a file.")
@click.option("--database", metavar="URL", default="", help="The data, in PostgreSQL.")
@click.option("--out", metavar="FILE", type=FILE, default=None, help="The backup, or a folder for it.")
@click.option("--with-key", is_flag=True, help="Put the room's secret into it, sealed under a passphrase.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@reader_options
def backup(*, db: str | None, database: str, out: str | None, with_key: bool, key: str | None, reader: Reader) -> None:
    """The command itself: exit status 2 if there is nothing to back up or no place for it."""
    room = room_data(db or "", database, key or "")
    at = time.time_ns() // 1_000
    target = _target(room, out, at)
    sealed = seal_key(secret_in(room.key), passphrase(reader, new=True)) if with_key else ""
    check_data(room)
    with told_of(room):
        manifest = asyncio.run(pack_room(room.place, target, at, sealed))
    document = BackupDocument(facts_of(str(target), manifest))
    reader.show(document, _lines(document.backup, room, reader.speech))


def _target(room: RoomData, out: str | None, at: int) -> Path:
    """Where the backup goes; never over another file. Raises ``InputError``."""
    target = Path(out or ".")
    if is_folder(target):
        target /= backup_name(room.title, at)
    if target.exists():
        hint = note("name-another-file", option="--out")
        raise InputError(note("file-is-there", file=str(target)), place="--out", hint=hint, code="exists")
    return target


def _lines(backup: BackupFacts, room: RoomData, speech: Messages) -> Iterator[str]:
    yield speech.say("backup-made", {"file": backup.file, "room": room.name, "at": moment(backup.made_at)})
    yield from proof_lines(backup.contents.proof, speech)
    yield speech.say("backup-key-in" if backup.key else "backup-key-out", {"key": str(room.key)})
