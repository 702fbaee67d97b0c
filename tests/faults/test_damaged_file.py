"""A file of which a page is damaged: it is told, nothing is added to what cannot be trusted, nothing false is shown."""

import asyncio
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.answer import ProblemError
from shuffleup.people.person import new_id
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import BrokenLogError, Row, StoreError
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.words.clock import PauseClock
from tests.laws.volume import NIGHTLY
from tests.service.club import club, played

PAGE = 4_096
DAMAGES = 400 if NIGHTLY else 24
SECRET = bytes(32)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file of a room in which an evening was played."""
    path = tmp_path_factory.mktemp("whole") / "club.db"
    store = MemoryStore()
    played(store, club(4))

    async def written() -> None:
        log = SqliteStore.open(path)
        for stream in await store.streams():
            for row in (await store.read(stream))[:150]:
                await log.append(row)
        log.close()
        database = Database.beside(path, Seal(SECRET))
        await database.open()
        await PlayerRegister(database).enter({new_id(): f"Player {number}" for number in range(200)}, Keeper("", 1))
        await database.close()

    asyncio.run(written())
    with closing(sqlite3.connect(path)) as log:
        log.execute("pragma wal_checkpoint(truncate)")
    yield path


async def rows_of(path: Path) -> dict[str, tuple[Row, ...]]:
    """Every row that can be read; a stream that cannot has none."""
    found: dict[str, tuple[Row, ...]] = {}
    log = SqliteStore.open(path)
    try:
        for stream in await log.streams():
            try:
                found[stream] = await log.read(stream)
            except StoreError:
                found[stream] = ()
    finally:
        log.close()
    return found


async def served(path: Path) -> dict[str, tuple[Row, ...]]:
    """What a server that starts over the file does and tells; a row is added to every event that takes one."""
    log = SqliteStore.open(path)
    database = Database.beside(path, Seal(SECRET))
    try:
        await database.open()
        register = PlayerRegister(database)
        await register.load()
        service = Service(log, Shuffler(SECRET))
        for stream in await log.streams():
            place = await log.check(stream)
            if place is not None:
                service.seal(stream, BrokenLogError(place, stream, str(path)))
        await service.recover()
        told: dict[str, tuple[Row, ...]] = {}
        for stream in await log.streams():
            try:
                await service.loaded(stream)
                told[stream] = await log.read(stream)
                service.refuse_if_sealed(stream)
                await service.execute(Order(stream, "after", PauseClock(), "test"), 1)
            except BrokenLogError:
                told.pop(stream, None)  # what is told of it is told as damaged
        return told
    finally:
        await database.close()
        log.close()


def damaged(whole: Path, copy: Path, dice: random.Random) -> str:
    """A copy with one page that is not as it was; how."""
    shutil.copy(whole, copy)
    data = bytearray(copy.read_bytes())
    page = dice.randrange(len(data) // PAGE)
    start = page * PAGE + (100 if page == 0 else 0)  # who damages the head makes it no database
    kind = dice.choice(("zeros", "noise", "bit", "half"))
    match kind:
        case "zeros":
            data[start : (page + 1) * PAGE] = bytes((page + 1) * PAGE - start)
        case "noise":
            data[start : (page + 1) * PAGE] = dice.randbytes((page + 1) * PAGE - start)
        case "half":
            data[start + PAGE // 2 : (page + 1) * PAGE] = dice.randbytes((page + 1) * PAGE - start - PAGE // 2)
        case "bit":
            data[dice.randrange(start, (page + 1) * PAGE)] ^= 1 << dice.randrange(8)
    copy.write_bytes(bytes(data))
    return f"{kind} in page {page}"


def test_a_damaged_page_is_told_and_nothing_false_is(whole: Path, tmp_path: Path, dice: random.Random) -> None:
    true = asyncio.run(rows_of(whole))
    came_to: Counter[str] = Counter()
    for number in range(DAMAGES):
        copy = tmp_path / f"{number}.db"
        how = damaged(whole, copy, dice)
        try:
            told = asyncio.run(served(copy))
        except ProblemError as fault:
            assert "\n" not in str(fault), how
            came_to["refused"] += 1
            continue
        for stream, rows in told.items():
            assert rows == true[stream], f"{how}: {stream} is told otherwise, and not as damaged"
        came_to["sealed" if set(told) < set(true) else "whole"] += 1
        copy.unlink()
    assert came_to["refused"] and came_to["sealed"], came_to


def test_a_file_that_ends_too_early_is_told(whole: Path, tmp_path: Path) -> None:
    """What is left of it says nothing of what is missing."""
    copy = tmp_path / "club.db"
    data = whole.read_bytes()
    for pages in (len(data) // PAGE - 1, len(data) // PAGE // 2, 2):
        copy.write_bytes(data[: pages * PAGE])
        with pytest.raises(StoreError) as fault:
            SqliteStore.open(copy)
        assert fault.value.code == "damaged"
        assert "shuffleup restore" in str(fault.value.first.hint)


def test_an_index_that_says_otherwise_than_its_table_is_told(whole: Path, tmp_path: Path) -> None:
    """A question may be answered by the index alone."""
    copy = tmp_path / "club.db"
    with closing(sqlite3.connect(whole)) as log:
        (page,) = log.execute("select rootpage from sqlite_master where name = 'ix_person_changed_at'").fetchone()
    data, start = bytearray(whole.read_bytes()), (page - 1) * PAGE
    entry = data.index(b"\x03\x09", start, start + PAGE)  # a record of two: the number 1, and the row where it stands
    data[entry + 1] = 0  # no number
    copy.write_bytes(data)
    with pytest.raises(StoreError) as fault:
        SqliteStore.open(copy)
    assert fault.value.code == "damaged"


def test_a_layout_whose_letters_are_damaged_is_told(whole: Path, tmp_path: Path) -> None:
    copy = tmp_path / "club.db"
    for damage in (b"CREATE TABLE per\xf4on (", b"CREAT\xf4 TABLE person ("):
        copy.write_bytes(whole.read_bytes().replace(b"CREATE TABLE person (", damage, 1))
        with pytest.raises(StoreError) as fault:
            SqliteStore.open(copy)
        assert fault.value.code == "damaged"
