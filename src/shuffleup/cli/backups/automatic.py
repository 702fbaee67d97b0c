"""The automatic backups of a server: where they go, and each made by ``shuffleup backup`` in a process of its own.

So a backup does not delay answers to anybody, and if it fails, nothing else does.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from pathlib import Path

import msgspec

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.room_data import RoomData
from shuffleup.room.backups import Make
from shuffleup.store.backup.archive import manifest_of
from shuffleup.store.backup.manifest import Manifest
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import is_postgres

KINDNESS = 10
"""The niceness of the process."""


def backup_folder(room: RoomData, named: str | None, *, wanted: bool) -> Path | None:
    """Where backups go: beside the file unless a folder is named. None if none are made: a database is backed up only
    if a folder is named. Raises ``InputError``."""
    if named and not wanted:
        hint = note("leave-option-out", option="--no-backups")
        raise InputError(note("one-or-the-other"), place="--backups", hint=hint, code="usage")
    if not wanted or (named is None and is_postgres(room.place)):
        return None
    folder = Path(named) if named else Path(f"{Path(room.place).resolve()}.backups")
    if named and not folder.is_dir():
        what, hint = note("there-is-no-folder", folder=named), note("make-the-folder-first")
        raise InputError(what, place="--backups", hint=hint, code="no-folder")
    return folder


def backing_up(room: RoomData) -> Make:
    """The function that makes a backup of this room in a file."""
    place = ("--database" if is_postgres(room.place) else "--db", room.place)

    async def make(out: Path) -> Manifest:
        line = (sys.executable, "-m", "shuffleup", "backup", *place, "--out", str(out), "--json")
        process = await asyncio.create_subprocess_exec(*line, stdout=PIPE, stderr=DEVNULL, start_new_session=True)
        try:
            if os.name == "posix":
                os.setpriority(os.PRIO_PROCESS, process.pid, KINDNESS)
            told, _ = await process.communicate()
        except BaseException:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        if process.returncode:
            raise _fault(told, process.returncode)
        return await asyncio.to_thread(manifest_of, out)

    return make


class _Told(msgspec.Struct):
    code: str
    message: str


class _Failed(msgspec.Struct):
    error: _Told


def _fault(told: bytes, status: int) -> StoreError:
    """Why the process made no backup."""
    try:
        error = msgspec.json.decode(told, type=_Failed).error
    except msgspec.MsgspecError:
        error = _Told("ended", f"status {status}")
    return StoreError(error.code, note("as-it-is-told", why=error.message), note("check-the-folder"))
