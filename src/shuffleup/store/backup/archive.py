"""The file of a backup: a ZIP archive of the room's data, as a SQLite file, and the manifest of its contents.

It is written under a temporary name and renamed when everything is on the disk, so that an incomplete backup is never
taken for a whole one. Reading it checks everything it states before its contents are used.
"""

import asyncio
import hashlib
import os
import sqlite3
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import IO

import msgspec
from msgspec.structs import replace

from shuffleup.answer import Note, note
from shuffleup.store.backup.manifest import SCHEMA, Manifest, contents_of
from shuffleup.store.copying import copy
from shuffleup.store.head import head_file
from shuffleup.store.migrating import newest
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import is_postgres
from shuffleup.store.sqlite_file import check_file, snapshot, unusable
from shuffleup.version import __version__

NOT_KEPT = "snapshot"
"""The states that a server stores for a quicker start: they can be computed again."""
DATA, MANIFEST = "room.db", "manifest.json"
_BEGINNING = b"PK\x03\x04"
BLOCK = 1 << 20
MOST_MANIFEST = 1 << 28
"""The longest manifest: it has a line for each event and each table."""
QUICKLY = 3
"""The compression level: logs shrink to a tenth even so, and a server is at work beside it."""


class BackupError(StoreError):
    """A file that cannot be restored from: it is not a backup, or is not whole."""

    def __init__(self, code: str, what: Note) -> None:
        super().__init__(code, what, note("take-another-backup"))


async def pack_room(place: str, out: Path, made_at: int, key: str = "") -> Manifest:
    """Backs up a room (a file or a database address), even while servers write to it; returns the manifest.

    ``out`` appears only when it is whole. Raises ``StoreError``.
    """
    with beside(out) as work:
        if is_postgres(place):
            work.unlink()
            await copy(place, str(work), lambda _: None)
        else:
            _check_room(Path(place))
            await asyncio.to_thread(snapshot, Path(place), work)
        return await _pack_copy(work, out, made_at, key)


def _check_room(path: Path) -> None:
    """Raises ``StoreError`` for a file without a room's data."""
    if not path.is_file():
        raise StoreError("no-file", note("no-data-in-file", file=str(path)), note("name-the-served-file"))
    check_file(path)


async def _pack_copy(work: Path, out: Path, made_at: int, key: str) -> Manifest:
    await asyncio.to_thread(_trim, work)
    contents = await contents_of(work)
    manifest = Manifest(
        schema=SCHEMA,
        software=__version__,
        revision=contents.proof.revision,
        made_at=made_at,
        bytes=work.stat().st_size,
        sha256="",
        contents=contents,
        key=key,
    )
    try:
        with beside(out) as part:
            manifest = await asyncio.to_thread(_write, work, part, manifest)
            part.replace(out)
            _sync_folder(out.parent)
    except OSError as fault:
        raise _unusable(out, fault) from None
    return manifest


def manifest_of(backup: Path) -> Manifest:
    """The manifest of a backup. Raises ``BackupError`` for a file that is not a backup or is incomplete."""
    with _opened(backup) as archive:
        return _manifest(archive, backup)


async def unpack(backup: Path, target: Path) -> Manifest:
    """Writes the data in a backup to a file, after proving that they are what was backed up; otherwise nothing.

    Raises ``StoreError``.
    """
    try:
        with _opened(backup) as archive, beside(target) as part:
            manifest = _manifest(archive, backup)
            _copy_out(archive, backup, part, manifest)
            if await contents_of(part) != manifest.contents:
                raise _damaged(backup)
            head_file(target).unlink(missing_ok=True)  # of what was there before
            part.replace(target)
            _sync_folder(target.parent)
            return manifest
    except OSError as fault:
        raise _unusable(target, fault) from None


async def unpack_into(backup: Path, url: str) -> Manifest:
    """As ``unpack``, into an empty PostgreSQL database, which is then compared with the file row by row."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / DATA
        manifest = await unpack(backup, file)
        await copy(str(file), url, lambda _: None)
        return manifest


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A private file beside another, deleted after the block; nobody else can read it. Raises ``StoreError``."""
    part = target.with_name(f".{target.name}-{token_hex(4)}.part")
    try:
        part.touch(mode=0o600, exist_ok=False)
    except OSError as fault:
        raise _unusable(target, fault) from None
    try:
        yield part
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _trim(work: Path) -> None:
    """Leaves out what can be computed again, and makes one plain file of the rest."""
    try:
        with closing(sqlite3.connect(work, isolation_level=None)) as connection:
            connection.execute("pragma journal_mode = delete")
            connection.execute(f"delete from {NOT_KEPT}")
            connection.execute("vacuum")
    except sqlite3.Error as fault:
        raise unusable(work, fault) from None


def _write(work: Path, part: Path, manifest: Manifest) -> Manifest:
    whole = hashlib.sha256()
    with part.open("r+b") as out:
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=QUICKLY) as archive:
            with work.open("rb") as data, archive.open(DATA, "w", force_zip64=True) as packed:
                while block := data.read(BLOCK):
                    whole.update(block)
                    packed.write(block)
            manifest = replace(manifest, sha256=whole.hexdigest())
            archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=1))
        out.flush()
        os.fsync(out.fileno())
    return manifest


@contextmanager
def _opened(backup: Path) -> Iterator[zipfile.ZipFile]:
    """The archive. Raises ``BackupError``, also for damage found while reading it."""
    try:
        with _archive(backup) as archive:
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, UnicodeDecodeError):
        raise _damaged(backup) if _begins_so(backup) else _none(backup) from None


def _archive(backup: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(backup)
    except FileNotFoundError:
        raise BackupError("no-file", note("there-is-no-file", file=str(backup))) from None
    except IsADirectoryError:
        raise BackupError("is-folder", note("file-is-a-folder", file=str(backup))) from None
    except OSError as fault:
        raise _unusable(backup, fault) from None


def _begins_so(backup: Path) -> bool:
    """Does the file begin as an archive does?"""
    with backup.open("rb") as file:
        return file.read(len(_BEGINNING)) == _BEGINNING


def _manifest(archive: zipfile.ZipFile, backup: Path) -> Manifest:
    names = archive.namelist()
    if MANIFEST not in names or DATA not in names:
        raise _none(backup)
    with archive.open(MANIFEST) as told:
        text = told.read(MOST_MANIFEST)
    try:
        found = msgspec.json.decode(text, type=_Head)
        if found.schema.partition("/")[0] != SCHEMA.partition("/")[0]:
            raise _none(backup)
        if found.schema != SCHEMA or found.revision > newest():
            what, hint = note("file-of-newer-shuffleup", file=str(backup)), note("install-that-version")
            raise StoreError("too-new", what, hint)
        return msgspec.json.decode(text, type=Manifest)
    except msgspec.MsgspecError:
        raise _damaged(backup) from None


class _Head(msgspec.Struct):
    """The part that even a manifest of a later version has."""

    schema: str
    revision: str


def _copy_out(archive: zipfile.ZipFile, backup: Path, part: Path, manifest: Manifest) -> None:
    """Copies the data out, checking length and digest against the manifest."""
    whole, left = hashlib.sha256(), manifest.bytes
    with archive.open(DATA) as packed, part.open("r+b") as out:
        while block := _next(packed):
            left -= len(block)
            if left < 0:
                raise _damaged(backup)
            whole.update(block)
            out.write(block)
        out.flush()
        os.fsync(out.fileno())
    if left or whole.hexdigest() != manifest.sha256:
        raise _damaged(backup)


def _next(packed: IO[bytes]) -> bytes:
    return packed.read(BLOCK)


def _damaged(backup: Path) -> BackupError:
    return BackupError("damaged", note("backup-is-damaged", file=str(backup)))


def _none(backup: Path) -> BackupError:
    return BackupError("not-ours", note("no-backup", file=str(backup)))


def _unusable(target: Path, fault: OSError) -> StoreError:
    what = note("file-unusable", file=str(target), fault=(fault.strerror or str(fault)).lower())
    return StoreError("unusable", what, note("check-the-disk"))


def _sync_folder(folder: Path) -> None:
    """Puts the new name on the disk, where the system can."""
    if os.name != "posix":
        return
    place = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)
