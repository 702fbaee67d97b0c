"""The store in a file keeps the contract of every store, survives being killed and knows what is not its own."""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from shuffleup.store import rows as stored_rows
from shuffleup.store import sqlite as module
from shuffleup.store import sqlite_file
from shuffleup.store.port import Appended, Conflict, Snapshot, Store, StoreError, broken_at
from shuffleup.store.sqlite import SqliteStore
from shuffleup.store.sqlite_file import APPLICATION_ID
from shuffleup.wire.upcast import SCHEMA
from tests.store.contract import TABLE, StoreContract, row, rows
from tests.store.files import filled, stored

ROOT = Path(__file__).resolve().parents[2]


class TestSqliteStore(StoreContract):
    """The contract, kept in a file."""

    @pytest.fixture(autouse=True)
    def _folder(self, tmp_path: Path) -> None:
        self.folder = tmp_path
        self.made = 0

    async def new_store(self) -> Store:
        """A store in a new file."""
        self.made += 1
        return SqliteStore.open(self.folder / f"{self.made}.db")

    async def close(self, store: Store) -> None:
        """Ends its threads."""
        assert isinstance(store, SqliteStore)
        store.close()


def test_a_file_opened_again_holds_what_was_written(tmp_path: Path) -> None:
    filled(tmp_path / "club.db", 7)
    read, chain, broken = stored(tmp_path / "club.db")
    assert (read, broken) == (tuple(rows(7)), None)
    assert broken_at(read, chain) is None


@pytest.mark.parametrize(
    ("version", "sql"),
    [
        (3, "update row set body = cast(replace(body, '\"seat\":3', '\"seat\":4') as blob) where version = 3"),
        (4, "delete from row where version = 4"),
        (2, "update row set digest = zeroblob(32) where version = 2"),
        (5, "update row set command_id = 'c9' where version = 5"),
    ],
)
def test_whoever_edits_the_file_is_found(tmp_path: Path, version: int, sql: str) -> None:
    filled(tmp_path / "club.db", 6)
    with sqlite3.connect(tmp_path / "club.db") as other:
        assert other.execute(sql).rowcount == 1
    other.close()
    assert stored(tmp_path / "club.db")[2] == version


def test_two_programs_on_one_file_never_write_the_same_version(tmp_path: Path) -> None:
    async def told() -> None:
        first, second = (SqliteStore.open(tmp_path / "club.db") for _ in range(2))
        assert isinstance(await first.append(row(1)), Appended)
        assert isinstance(await second.append(row(2)), Appended)
        assert await first.append(row(2, command_id="late")) == Conflict(TABLE, 2)
        assert isinstance(await first.append(row(3)), Appended)
        assert await second.check(TABLE) is None
        first.close()
        second.close()

    asyncio.run(told())


def test_whoever_stops_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def told() -> None:
        store = SqliteStore.open(tmp_path / "club.db")
        given_up = asyncio.ensure_future(store.append(row(1)))
        await asyncio.gather(asyncio.shield(store.version(TABLE)))
        given_up.cancel()
        version = await store.version(TABLE)
        assert isinstance(await store.append(row(1 + version, command_id="next")), Appended | Conflict)
        assert await store.check(TABLE) is None
        store.close()

    asyncio.run(told())


def test_rows_of_an_older_schema_are_lifted_and_the_chain_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path / "club.db", 3)
    monkeypatch.setattr(stored_rows, "SCHEMA", SCHEMA + 1)

    def lifted(raw: dict[str, object], schema: int) -> dict[str, object]:
        assert schema == SCHEMA
        return {**raw, "actor": "lifted"}

    monkeypatch.setattr(stored_rows, "lifted", lifted)
    read, _, broken = stored(tmp_path / "club.db")
    assert ([one.actor for one in read], broken) == (["lifted"] * 3, None)


def refuses_for_now(store: SqliteStore, code: str) -> None:
    """A row and a snapshot cannot be written; both are told in the same way, and nothing is changed."""

    async def told() -> None:
        for given in (store.append(row(1)), store.keep_snapshot(Snapshot(TABLE, 1, "v1", b"\0" * 99_999))):
            with pytest.raises(StoreError) as fault:
                await given
            assert fault.value.code == code
            assert fault.value.first.hint

    asyncio.run(told())


def test_a_file_that_is_locked_is_told_as_that_and_written_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_MS", 1)
    store = SqliteStore.open(tmp_path / "club.db")
    other = sqlite3.connect(tmp_path / "club.db", isolation_level=None)
    other.execute("begin immediate")
    refuses_for_now(store, "locked")
    other.execute("rollback")
    other.close()
    assert asyncio.run(store.append(row(1))) == Appended(row(1), repeated=False)
    store.close()


def test_a_disk_that_is_full_is_told_as_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connected = module.connected

    def small(path: Path) -> sqlite3.Connection:
        connection = connected(path)
        connection.execute("pragma max_page_count = 1")  # never less than there are
        return connection

    monkeypatch.setattr(module, "connected", small)
    store = SqliteStore.open(tmp_path / "club.db")

    async def until_full() -> None:
        for version in range(1, 500):
            await store.append(row(version))

    with pytest.raises(StoreError) as fault:
        asyncio.run(until_full())
    assert (fault.value.code, str(fault.value.first.hint)) == ("disk-full", "free some space there first")
    store.close()
    assert stored(tmp_path / "club.db")[2] is None


# ── files that are something else ────────────────────────────────────────────────────────────────────────────────────


def refused(path: Path) -> StoreError:
    """What is said of a file that cannot be the log; the file stays as it was."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(StoreError) as fault:
        SqliteStore.open(path)
    assert (path.read_bytes() if path.is_file() else b"") == before
    return fault.value


def test_a_text_is_no_log(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("Anna owes 5\n" * 400, encoding="utf-8")
    assert refused(tmp_path / "notes.db").code == "not-ours"


def test_another_programs_database_is_no_log(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("create table customer (name text)")
    other.close()
    assert refused(tmp_path / "other.db").code == "not-ours"


def test_a_newer_layout_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "new.db") as other:
        other.execute(f"pragma application_id = {APPLICATION_ID}")
        other.execute("pragma user_version = 99")
        other.execute("create table row (version integer)")
    other.close()
    assert refused(tmp_path / "new.db").code == "too-new"


def test_a_folder_that_is_missing_and_one_in_the_place_of_a_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere" / "club.db").code == "no-folder"
    assert refused(tmp_path).code == "unusable"


# ── kill -9 ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no kill -9")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_acknowledged_is_lost_when_the_program_is_killed(tmp_path: Path, seed: int) -> None:
    path, dice = tmp_path / "club.db", random.Random(seed)
    said: dict[str, int] = {}
    for _ in range(3):
        writing = subprocess.Popen(
            [sys.executable, "-m", "tests.store.writer", str(path), "4"], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert writing.stdout is not None
        for _, line in zip(range(dice.randrange(1, 300)), writing.stdout, strict=False):
            stream, version = line.split()
            said[stream] = int(version)
        writing.kill()
        for line in writing.stdout:
            if line.endswith("\n"):
                stream, version = line.split()
                said[stream] = int(version)
        writing.wait()
        writing.stdout.close()
    for stream, version in said.items():
        read, _, broken = stored(path, stream)
        assert len(read) >= version, f"seed {seed}: {stream} lost what was acknowledged"
        assert [one.version for one in read] == list(range(1, len(read) + 1))
        assert broken is None
    with sqlite3.connect(path) as other:
        assert other.execute("pragma integrity_check").fetchone() == ("ok",)
    other.close()


def test_a_snapshot_is_whole_while_others_write_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "club.db", tmp_path / "copy.db"
    copy.write_text("an older one")

    async def told() -> None:
        store = SqliteStore.open(path)
        writing = asyncio.create_task(_writes(store))
        while await store.version(TABLE) < 20:
            pass
        await asyncio.to_thread(sqlite_file.snapshot, path, copy)
        seen = await store.version(TABLE)
        writing.cancel()
        store.close()
        there, _, broken = await asyncio.to_thread(stored, copy)
        assert 20 <= len(there) <= seen
        assert ([one.version for one in there], broken) == (list(range(1, len(there) + 1)), None)

    asyncio.run(told())
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part*"))
    sqlite_file.snapshot(copy, tmp_path / "third.db")
    assert stored(tmp_path / "third.db") == stored(copy)


async def _writes(store: SqliteStore) -> None:
    version = 0
    while True:
        version += 1
        await store.append(row(version))


def test_a_snapshot_that_cannot_be_made_leaves_what_was_there(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("an older one")
    (tmp_path / "notes.txt").write_text("no database at all, but long enough to be looked at as one" * 20)
    for source in ("missing.db", "notes.txt"):
        with pytest.raises(StoreError, match=source):
            sqlite_file.snapshot(tmp_path / source, copy)
    filled(tmp_path / "club.db", 3)
    with pytest.raises(StoreError, match="nowhere"):
        sqlite_file.snapshot(tmp_path / "club.db", tmp_path / "nowhere" / "copy.db")
    assert copy.read_text() == "an older one"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["club.db", "club.db-head", "copy.db", "notes.txt"]
