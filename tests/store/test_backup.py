"""A backup holds everything, is there whole or not at all, and is restored only as it was made."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from shuffleup.store.backup import archive
from shuffleup.store.backup.archive import MANIFEST, BackupError, manifest_of, pack_room
from shuffleup.store.backup.manifest import Manifest, contents_of
from shuffleup.store.backup.names import backup_name, made_at
from shuffleup.store.port import StoreError, log_sha256
from shuffleup.store.postgres.store import PostgresStore
from shuffleup.store.sqlite import SqliteStore
from tests.store.contract import TABLE, row, rows
from tests.store.files import filled, stored
from tests.store.postgres import postgres

ROOT = Path(__file__).resolve().parents[2]
AT = 1_790_000_000_000_000
SNAPSHOT = "insert into snapshot values ('event/club', 3, 'x', x'00')"


def pack_file(room: Path, out: Path, at: int) -> Manifest:
    return asyncio.run(pack_room(str(room), out, at))


def unpack(backup: Path, target: Path) -> Manifest:
    return asyncio.run(archive.unpack(backup, target))


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A room whose log has rows, with a state kept to start quicker and something beside the log."""
    path = tmp_path / "club.db"
    filled(path, 30)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(SNAPSHOT)
        file.execute("insert into setting values ('zone', 'Europe/Rome')")
    return path


def test_everything_comes_back_and_what_can_be_worked_out_again_is_left_out(room: Path, tmp_path: Path) -> None:
    made = pack_file(room, tmp_path / "a.backup", AT)
    assert made == manifest_of(tmp_path / "a.backup") == unpack(tmp_path / "a.backup", tmp_path / "new.db")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.backup", "club.db", "club.db-head", "new.db"]
    assert stored(tmp_path / "new.db") == stored(room)
    assert asyncio.run(contents_of(tmp_path / "new.db")) == made.contents
    assert [(one.stream, one.rows) for one in made.contents.streams] == [(TABLE, 30)]
    assert {one.table: one.rows for one in made.contents.proof.beside}["setting"] == 1
    with closing(sqlite3.connect(tmp_path / "new.db")) as file:
        assert file.execute("select count(*) from snapshot").fetchone() == (0,)
    assert (tmp_path / "a.backup").stat().st_mode & 0o777 == 0o600


def test_the_digest_of_the_log_is_the_one_that_a_store_has(room: Path, tmp_path: Path) -> None:
    async def told() -> str:
        store = SqliteStore.open(room)
        try:
            return await log_sha256(store)
        finally:
            store.close()

    assert pack_file(room, tmp_path / "a.backup", AT).contents.proof.chains == asyncio.run(told())


def test_a_room_in_which_nothing_has_happened(tmp_path: Path) -> None:
    SqliteStore.open(tmp_path / "club.db").close()
    made = pack_file(tmp_path / "club.db", tmp_path / "a.backup", AT)
    assert made.contents.streams == () and made.contents.proof.rows == 0
    assert unpack(tmp_path / "a.backup", tmp_path / "new.db") == made


@pytest.mark.slow
def test_a_backup_is_one_moment_while_others_write(tmp_path: Path) -> None:
    path = tmp_path / "club.db"

    async def writes(store: SqliteStore) -> None:
        version = 0
        while True:
            version += 1
            await store.append(row(version))

    async def told() -> None:
        store = SqliteStore.open(path)
        writing = asyncio.create_task(writes(store))
        for number in range(4):
            made = await pack_room(str(path), tmp_path / f"{number}.backup", AT)
            assert await archive.unpack(tmp_path / f"{number}.backup", tmp_path / f"{number}.db") == made
            there, _, broken = await asyncio.to_thread(stored, tmp_path / f"{number}.db")
            assert broken is None and len(there) == made.contents.proof.rows
        writing.cancel()
        store.close()

    asyncio.run(told())


def test_a_log_that_was_not_whole_is_backed_up_and_told(room: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(room, isolation_level=None)) as file:
        file.execute("update row set body = x'7b7d' where version = 7")
    made = pack_file(room, tmp_path / "a.backup", AT)
    assert [(one.stream, one.row) for one in made.contents.proof.broken] == [(TABLE, 7)]
    assert unpack(tmp_path / "a.backup", tmp_path / "new.db") == made


def test_one_altered_byte_is_found_wherever_it_is(room: Path, tmp_path: Path) -> None:
    made = pack_file(room, tmp_path / "a.backup", AT)
    whole = (tmp_path / "a.backup").read_bytes()
    refused = 0
    for place in range(0, len(whole), len(whole) // 150):
        (tmp_path / "b.backup").write_bytes(whole[:place] + bytes((whole[place] ^ 0x55,)) + whole[place + 1 :])
        try:
            # What says only how a file is to be called or dated may be another: then everything in it is as it was.
            assert unpack(tmp_path / "b.backup", tmp_path / "new.db") == made
            (tmp_path / "new.db").unlink()
        except StoreError as fault:
            assert fault.code in {"damaged", "not-ours", "too-new"}
            refused += 1
        assert sorted(one.name for one in tmp_path.iterdir()) == ["a.backup", "b.backup", "club.db", "club.db-head"]
    assert refused > 140


def test_a_backup_that_was_cut_short_restores_nothing(room: Path, tmp_path: Path) -> None:
    pack_file(room, tmp_path / "a.backup", AT)
    whole = (tmp_path / "a.backup").read_bytes()
    for length in (0, 1, 100, len(whole) // 2, len(whole) - 30, len(whole) - 1):
        (tmp_path / "b.backup").write_bytes(whole[:length])
        with pytest.raises(BackupError):
            unpack(tmp_path / "b.backup", tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


def rewritten(backup: Path, out: Path, change: Callable[[dict], object]) -> Path:  # type: ignore[type-arg]
    """The backup with something else in its manifest."""
    with zipfile.ZipFile(backup) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == MANIFEST:
                told = msgspec.json.decode(data)
                change(told)
                data = msgspec.json.encode(told)
            new.writestr(name, data)
    return out


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda told: told["contents"]["streams"][0].update(rows=31), "damaged"),
        (lambda told: told["contents"]["streams"][0].update(head="00" * 32), "damaged"),
        (lambda told: told["contents"]["streams"].clear(), "damaged"),
        (lambda told: told["contents"]["proof"]["beside"][0].update(sha256="00" * 32), "damaged"),
        (lambda told: told.update(bytes=told["bytes"] - 1), "damaged"),
        (lambda told: told.update(bytes=told["bytes"] + 1), "damaged"),
        (lambda told: told.update(sha256="00" * 32), "damaged"),
        (lambda told: told.pop("contents"), "damaged"),
        (lambda told: told.update(schema="other/1"), "not-ours"),
        (lambda told: told.update(schema="shuffleup.backup-file/2", new="x"), "too-new"),
        (lambda told: told.update(revision="9999"), "too-new"),
    ],
)
def test_what_is_not_as_the_manifest_says_restores_nothing(
    room: Path,
    tmp_path: Path,
    change: Callable[[dict], object],
    code: str,  # type: ignore[type-arg]
) -> None:
    pack_file(room, tmp_path / "a.backup", AT)
    with pytest.raises(StoreError) as fault:
        unpack(rewritten(tmp_path / "a.backup", tmp_path / "b.backup", change), tmp_path / "new.db")
    assert fault.value.code == code
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.backup", "b.backup", "club.db", "club.db-head"]


def test_what_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Anna owes 5")
    with zipfile.ZipFile(tmp_path / "photos.zip", "w") as other:
        other.writestr("beach.txt", "sun")
    found = []
    for name in ("notes.txt", "photos.zip", "missing", "."):
        with pytest.raises(BackupError) as fault:
            unpack(tmp_path / name, tmp_path / "new.db")
        found.append(fault.value.code)
    assert found == ["not-ours", "not-ours", "no-file", "is-folder"]


def test_what_cannot_be_backed_up_leaves_nothing(room: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Anna owes 5 " * 400)
    for source, out in (("notes.txt", "a.backup"), ("missing.db", "a.backup"), ("club.db", "nowhere/a.backup")):
        with pytest.raises(StoreError):
            pack_file(tmp_path / source, tmp_path / out, AT)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["club.db", "club.db-head", "notes.txt"]


# ── kill -9 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

BACKS_UP = (
    "import asyncio, sys; from pathlib import Path; from shuffleup.store.backup.archive import pack_room, unpack\n"
    "done = pack_room(sys.argv[2], Path(sys.argv[3]), 1) if sys.argv[1] == 'pack' else "
    "unpack(Path(sys.argv[2]), Path(sys.argv[3]))\nasyncio.run(done)"
)


def large(path: Path) -> None:
    """A log that takes a while to be read."""

    async def told() -> None:
        store = SqliteStore.open(path)
        await asyncio.gather(*[store.append(one) for one in rows(8_000)])
        store.close()

    asyncio.run(told())


def killed(folder: Path, parts: int, *arguments: str) -> bool:
    """Kills it when so many files that nobody should ever see lie in the folder; was it in time?"""
    process = subprocess.Popen([sys.executable, "-c", BACKS_UP, *arguments], env={"PYTHONPATH": str(ROOT / "src")})
    while process.poll() is None and len(list(folder.glob(".*.part"))) < parts:
        pass
    process.kill()
    return process.wait() != 0


@pytest.mark.slow
@pytest.mark.parametrize("parts", [1, 2])
def test_a_backup_that_is_killed_is_none_and_the_next_one_is_whole(room: Path, tmp_path: Path, parts: int) -> None:
    out = tmp_path / "backups"
    out.mkdir()
    large(tmp_path / "large.db")
    assert killed(out, parts, "pack", str(tmp_path / "large.db"), str(out / "a.backup"))
    assert list(out.glob("*.backup")) == []
    made = pack_file(tmp_path / "large.db", out / "a.backup", AT)
    assert made.contents.proof.rows == 8_000
    assert unpack(out / "a.backup", tmp_path / "new.db") == made


def test_a_restore_that_is_killed_restores_nothing_and_the_next_one_everything(tmp_path: Path) -> None:
    target = tmp_path / "other"
    target.mkdir()
    large(tmp_path / "large.db")
    made = pack_file(tmp_path / "large.db", tmp_path / "a.backup", AT)
    assert killed(target, 1, "unpack", str(tmp_path / "a.backup"), str(target / "new.db"))
    assert not (target / "new.db").exists()
    shutil.rmtree(target)
    target.mkdir()
    assert unpack(tmp_path / "a.backup", target / "new.db") == made


def test_a_name_says_when() -> None:
    assert backup_name("club", AT) == "club-20260921T141320Z.backup"
    assert made_at(backup_name("club-2", AT)) == AT
    assert [made_at(name) for name in ("club.backup", "club-20269921T140000Z.backup", "x")] == [None, None, None]


# ── PostgreSQL ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def urls() -> Iterator[tuple[str, str]]:
    """Two empty schemas."""
    with postgres() as one, postgres() as other:
        yield one, other


def test_a_room_of_a_database_comes_back_in_a_file_and_in_another_database(
    urls: tuple[str, str], tmp_path: Path
) -> None:
    url, other = urls

    async def told() -> Manifest:
        store = await PostgresStore.open(url)
        for one in rows(30):
            await store.append(one)
        made = await pack_room(url, tmp_path / "a.backup", AT)
        await store.append(row(31))
        await store.close()
        assert await archive.unpack(tmp_path / "a.backup", tmp_path / "new.db") == made
        assert await archive.unpack_into(tmp_path / "a.backup", other) == made
        with pytest.raises(StoreError, match="is not empty"):
            await archive.unpack_into(tmp_path / "a.backup", other)
        back = await PostgresStore.open(other)
        assert await back.read(TABLE) == tuple(rows(30)) and await back.check(TABLE) is None
        assert await log_sha256(back) == made.contents.proof.chains
        await back.close()
        return made

    made = asyncio.run(told())
    assert stored(tmp_path / "new.db")[0] == tuple(rows(30))
    assert made.contents.proof.rows == 30
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.backup", "new.db"]


def test_a_damaged_backup_fills_no_database(urls: tuple[str, str], room: Path, tmp_path: Path) -> None:
    pack_file(room, tmp_path / "a.backup", AT)
    whole = (tmp_path / "a.backup").read_bytes()
    (tmp_path / "a.backup").write_bytes(whole[: len(whole) - 9])

    async def told() -> tuple[str, ...]:
        with pytest.raises(BackupError):
            await archive.unpack_into(tmp_path / "a.backup", urls[0])
        store = await PostgresStore.open(urls[0])
        try:
            return await store.streams()
        finally:
            await store.close()

    assert asyncio.run(told()) == ()
