"""The data of a room: their layout, whether they are whole, their secret, and how old the newest backup is."""

import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal, SealError
from shuffleup.accounts.staff import Staff
from shuffleup.answer import note
from shuffleup.cli.doctor.findings import Part, State, Symptom, above, ok, warning, wrong
from shuffleup.cli.doctor.machine import against_database
from shuffleup.cli.errors import why
from shuffleup.cli.room_data import SECRET_BYTES, RoomData, is_claimed
from shuffleup.people.register import PlayerRegister
from shuffleup.store.backup.names import made_at
from shuffleup.store.copying import check
from shuffleup.store.migrating import newest
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import is_postgres
from shuffleup.store.sqlite_file import FAULTS, check_file

PRIVATE = 0o077
"""The permissions of anybody but a file's owner."""
SECOND = 1_000_000
DAY_HOURS, WEEK_HOURS = 30, 24 * 7
"""A nightly backup is never older than the first; one older than the second hardly counts."""


async def data(room: RoomData) -> AsyncIterator[Symptom]:
    """All findings about them that can be made without changing them."""
    try:
        revision = await _revision(room)
    except StoreError as fault:
        yield wrong(Part.DATABASE, fault.first.what, fault.first.hint)
        return
    if not revision:
        yield ok(Part.DATABASE, note("no-data-yet", place=room.name))
        return
    if revision != newest():
        yield warning(Part.DATABASE, note("older-layout", place=room.name, revision=revision), note("renewed-at-start"))
        return
    yield ok(Part.DATABASE, note("layout-is-ours", place=room.name, revision=revision))
    if is_postgres(room.place):
        yield against_database(await _ahead(room.place))
    else:
        yield _whole(Path(room.place))
    async for finding in _chains(room):
        yield finding
    async for finding in _secret(room):
        yield finding


async def _revision(room: RoomData) -> str:
    if not is_postgres(room.place):
        file = Path(room.place)
        found = check_file(file)
        return found or ("0" if file.exists() and file.stat().st_size else "")
    from shuffleup.store.postgres.schema import revision_of

    return await revision_of(room.place)


async def _ahead(url: str) -> float:
    """By how many seconds the database's clock is ahead of this machine's."""
    from shuffleup.store.postgres.line import line

    connection = await line(url)
    try:
        began = time.time()
        there = await connection.fetchval("select extract(epoch from clock_timestamp())::float8")
        return float(there) - (began + time.time()) / 2
    finally:
        await connection.close()


def _whole(file: Path) -> Symptom:
    """What SQLite itself finds in its file."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            told = str(connection.execute("pragma integrity_check(1)").fetchone()[0])
    except FAULTS as fault:
        told = str(fault)
    if told == "ok":
        return ok(Part.DATABASE, note("file-is-whole", file=str(file)))
    what = note("file-has-damage", file=str(file), fault=told.partition("\n")[0])
    return wrong(Part.DATABASE, what, note("restore-a-backup"))


async def _chains(room: RoomData) -> AsyncIterator[Symptom]:
    try:
        proof = await check(room.place, lambda _: None)
    except StoreError as fault:
        yield wrong(Part.DATABASE, fault.first.what, fault.first.hint)
        return
    for one in proof.broken:
        row = note("row-of-stream", row=one.row, stream=one.stream, file=room.name)
        yield wrong(Part.DATABASE, note("row-not-as-written", row=row), note("keep-the-file"))
    if not proof.broken:
        yield ok(Part.DATABASE, note("chains-hold", streams=proof.streams, rows=proof.rows))


async def _secret(room: RoomData) -> AsyncIterator[Symptom]:
    key = room.key
    if not key.exists():
        yield wrong(Part.KEY, note("secret-is-lost", file=room.name), note("put-the-secret-back"))
        return
    if os.name == "posix" and key.stat().st_mode & PRIVATE:
        yield wrong(Part.KEY, note("secret-is-open", file=str(key)), note("close-it", command=f"chmod 600 {key}"))
    try:
        secret = key.read_bytes()
    except OSError as fault:
        yield wrong(Part.KEY, note("file-unusable", file=str(key), fault=why(fault)), note("check-permissions"))
        return
    if len(secret) != SECRET_BYTES:
        yield wrong(Part.KEY, note("file-is-damaged", file=str(key)), note("put-the-secret-back"))
        return
    yield await _fits(room, secret)
    if not is_postgres(room.place) and is_claimed(key):
        yield ok(Part.DATABASE, note("is-served-now", place=room.name))


async def _fits(room: RoomData, secret: bytes) -> Symptom:
    """Can the names be read with this secret?"""
    database: Database = room.database(Seal(secret))
    try:
        await PlayerRegister(database).load()
        damaged = [one.id for one in await Staff(database).everybody() if one.damaged]
    except SealError as fault:
        return wrong(Part.KEY, fault.first.what, fault.first.hint)
    except StoreError as fault:
        return wrong(Part.DATABASE, fault.first.what, fault.first.hint)
    finally:
        await database.close()
    if damaged:
        told = note("staff-damaged", count=len(damaged), people=", ".join(damaged))
        return wrong(Part.DATABASE, told, note("invite-them-anew"))
    return ok(Part.KEY, note("secret-fits", file=str(room.key)))


def backups(folders: tuple[Path, ...], at: int) -> Symptom:
    """The newest backup in these folders; ``at`` is now, in microseconds UTC."""
    made = [
        (found, file)
        for folder in folders
        if folder.is_dir()
        for file in folder.iterdir()
        if (found := made_at(file.name)) is not None
    ]
    if not made:
        return warning(Part.BACKUPS, note("no-backups", folder=str(folders[0])), note("back-up-with"))
    newest_one, file = max(made)
    hours = max(0, (at - newest_one) // SECOND // 3_600)
    state = above(hours, DAY_HOURS, WEEK_HOURS)
    hint = None if state is State.OK else note("back-up-with")
    return Symptom(Part.BACKUPS, state, note("newest-backup", file=str(file), hours=hours), hint)
