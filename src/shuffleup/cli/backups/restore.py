"""``shuffleup restore``: turns a backup into the data of a room again, and proves that nothing is missing."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path

import click

from shuffleup.accounts.passphrase import open_key
from shuffleup.accounts.seal import SealError
from shuffleup.answer import note
from shuffleup.cli.backups.facts import BackupFacts, facts_of, moment, passphrase
from shuffleup.cli.errors import InputError, why
from shuffleup.cli.options import FILE, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.room_data import SECRET_BYTES, USUAL_FILE, RoomData, check_data, room_data
from shuffleup.cli.store import proof_lines
from shuffleup.locale.messages import Messages
from shuffleup.questions.printed import Printed
from shuffleup.store.backup.archive import beside, manifest_of, unpack, unpack_into
from shuffleup.store.backup.manifest import Manifest
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import is_postgres

KEY_HELP = "Where the secret goes or is already: beside the file, or shuffleup.key, unless it is named."


class RestoreDocument(Printed, frozen=True):
    """What ``shuffleup restore --json`` prints once everything in the backup was found again in the data.

    ``key`` is the file of the secret, ``key_there`` whether it is there: without it the names of people stay sealed.
    """

    backup: BackupFacts
    place: str
    key: str
    key_there: bool


@command(help="Restore a backup into a file or a database in which nothing is yet, and prove that nothing is missing.")
@click.argument("file", metavar="FILE")
@click.option("--db", metavar="FILE", type=FILE, default=None, show_default=USUAL_FILE, help="The data, in a file.")
@click.option("--database", metavar="URL", default="", help="The data, in PostgreSQL.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@click.option("--without-key", is_flag=True, help="Leave the secret in the backup, which asks for no passphrase then.")
@reader_options
def restore(*, file: str, db: str | None, database: str, key: str | None, without_key: bool, reader: Reader) -> None:
    """The command itself: exit status 2, and nothing restored, if the backup or the place for it is unfit."""
    room = room_data(db or "", database, key or "")
    try:
        manifest = manifest_of(Path(file))
        _check_empty(room)
        secret = _secret(manifest.key, room, reader) if manifest.key and not without_key else b""
        asyncio.run(_restored(Path(file), room))
    except StoreError as fault:
        raise InputError(fault.first.what, hint=fault.first.hint, code=fault.code) from None
    if secret and not room.key.exists():
        _write_key(room, secret)
    document = RestoreDocument(facts_of(file, manifest), room.name, str(room.key), room.key.exists())
    reader.show(document, _lines(document, reader.speech))


def _restored(backup: Path, room: RoomData) -> Coroutine[None, None, Manifest]:
    return unpack_into(backup, room.place) if is_postgres(room.place) else unpack(backup, Path(room.place))


def _secret(sealed: str, room: RoomData, reader: Reader) -> bytes:
    """The secret in the backup. Raises ``InputError`` for a wrong passphrase, or if another secret is in its place."""
    try:
        secret = open_key(sealed, passphrase(reader, new=False))
    except SealError:
        hint = note("write-it-again-or-leave-the-key")
        raise InputError(note("wrong-passphrase"), hint=hint, code="bad-passphrase") from None
    if len(secret) != SECRET_BYTES or _is_another(room.key, secret):
        hint = note("name-another-file", option="--key")
        raise InputError(note("another-secret-there", file=str(room.key)), place="--key", hint=hint, code="key")
    return secret


def _is_another(key: Path, secret: bytes) -> bool:
    """Is something other than this secret in its place?"""
    try:
        return key.read_bytes() != secret
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _check_empty(room: RoomData) -> None:
    """Raises ``InputError`` for a place that is not empty; a database is checked as it is written."""
    if is_postgres(room.place):
        check_data(room)
        return
    path = Path(room.place)
    if not path.parent.is_dir():
        what = note("folder-of-file-missing", file=room.place)
        raise InputError(what, place=room.option, hint=note("make-the-folder-first"), code="no-folder")
    there = [one for one in (path, path.with_name(f"{path.name}-wal")) if one.exists() or one.is_symlink()]
    if there:
        hint = note("name-another-file", option=room.option)
        raise InputError(note("file-is-there", file=str(there[0])), place=room.option, hint=hint, code="not-empty")


def _write_key(room: RoomData, secret: bytes) -> None:
    """Raises ``InputError``, although the data are restored."""
    try:
        with beside(room.key) as part:
            part.write_bytes(secret)
            part.replace(room.key)
    except OSError as fault:
        what = note("file-unusable", file=str(room.key), fault=why(fault))
        raise InputError(what, place="--key", hint=note("check-the-folder"), code="key") from None


def _lines(document: RestoreDocument, speech: Messages) -> Iterator[str]:
    backup = document.backup
    yield speech.say("restore-from", {"file": backup.file, "at": moment(backup.made_at)})
    yield from proof_lines(backup.contents.proof, speech)
    yield speech.say("restore-done", {"place": document.place})
    yield speech.say("restore-key-there" if document.key_there else "restore-key-missing", {"key": document.key})
