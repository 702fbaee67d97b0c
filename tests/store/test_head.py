"""The head beside a file tells rows that were lost from an end that nobody was told of."""

import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from shuffleup.rulebooks.rule import Language
from shuffleup.store.backup.archive import pack_room, unpack
from shuffleup.store.head import LogHead, check_head, head_file, kept_head
from shuffleup.store.port import Appended, StoreError
from shuffleup.store.sqlite import SqliteStore
from shuffleup.store.sqlite_reading import read, reading
from tests.service.club import told
from tests.store.contract import TABLE, row
from tests.store.files import filled, stored

ROOT = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(os.name != "posix", reason="this system has other rights and no kill -9")
STREAMS = 3


def killed(path: Path, acknowledged: int, streams: int = STREAMS) -> dict[str, int]:
    """A program that writes is killed once so many rows were acknowledged; the last one of each stream."""
    command = [sys.executable, "-m", "tests.store.writer", str(path), str(streams)]
    said: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        assert writer.stdout
        while len(said) < acknowledged:
            said.append(writer.stdout.readline())
        writer.send_signal(signal.SIGKILL)
        said += writer.stdout.read().splitlines(keepends=True)
    last: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):
            stream, version = line.split()
            last[stream] = int(version)
    return last


def written_on(path: Path, first: int, last: int, seat: int = 1) -> None:
    """Appends these rows to the file."""

    async def story() -> None:
        store = SqliteStore.open(path)
        for version in range(first, last + 1):
            assert isinstance(await store.append(row(version, TABLE, seat=seat)), Appended)
        store.close()

    told(story)


def rows_of(path: Path) -> dict[str, int]:
    """How far each stream goes in a file that is read as it is."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as log:
        return dict(log.execute("select stream, max(version) from row group by stream").fetchall())


def wal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def flipped(file: Path, at: int) -> None:
    """One bit is wrong."""
    data = bytearray(file.read_bytes())
    data[at] ^= 1
    file.write_bytes(bytes(data))


@POSIX
def test_after_a_kill_the_head_is_there_and_no_alarm_is_false(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    for number in range(6):
        last = killed(path, 20 + 7 * number)
        check_head(path)
        there = rows_of(path)
        assert all(there[stream] >= version for stream, version in last.items())
        head = kept_head(path)
        assert head and there[head.stream] >= head.version >= last[head.stream]
        SqliteStore.open(path).close()


@POSIX
def test_one_flipped_bit_after_a_kill_loses_nothing_in_silence(tmp_path: Path) -> None:
    path, dice, lost = tmp_path / "club.db", random.Random(7), 0
    last = killed(path, 60)
    for number in range(16):
        copy = tmp_path / f"copy{number}.db"
        for ending in ("", "-wal", "-head"):
            shutil.copy(path.with_name(path.name + ending), copy.with_name(copy.name + ending))
        flipped(wal(copy), dice.randrange(wal(copy).stat().st_size))
        kept = wal(copy).read_bytes()
        try:
            SqliteStore.open(copy).close()
        except StoreError as fault:
            lost += 1
            assert fault.code == "rows-lost"
            assert "shuffleup restore" in str(fault.first.hint) and str(head_file(copy)) in str(fault.first.hint)
            assert wal(copy).read_bytes() == kept, "what is left of the log stays as it is"
        else:
            there = rows_of(copy)
            assert all(there[stream] >= version for stream, version in last.items()), "nothing that counted is missing"
    assert lost > 8, "most of a log is rows"


@POSIX
def test_an_end_that_nobody_was_told_of_is_dropped_as_ever(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    last = killed(path, 30)
    with wal(path).open("ab") as file:
        file.write(b"\x01" * 2_000)  # half a frame
    store = SqliteStore.open(path)
    store.close()
    assert all(stored(path, stream)[0][-1].version >= version for stream, version in last.items())


def test_an_older_file_in_its_place_is_told_and_taken_where_the_head_is_deleted(tmp_path: Path) -> None:
    path, older = tmp_path / "club.db", tmp_path / "older.db"
    filled(path, 5)
    shutil.copy(path, older)
    written_on(path, 6, 9)
    shutil.copy(older, path)
    with pytest.raises(StoreError) as fault:
        SqliteStore.open(path)
    assert fault.value.code == "rows-lost"
    assert dict(fault.value.first.what.facts) | {"file": ""} == {
        "file": "",
        "stream": TABLE,
        "version": 9,
        "last": 5,
    }
    head_file(path).unlink()
    assert stored(path)[2] is None


@pytest.mark.slow
@pytest.mark.parametrize("language", Language)
def test_no_command_line_serves_it_and_the_backup_is_put_back_once_it_is_moved_aside(
    tmp_path: Path, language: Language
) -> None:
    path, backup, aside = tmp_path / "club.db", tmp_path / "club.backup", tmp_path / "aside"
    filled(path, 5)
    shutil.copy(path, tmp_path / "older.db")
    written_on(path, 6, 9)
    told(lambda: pack_room(str(path), backup, 1))
    shutil.copy(tmp_path / "older.db", path)

    def asked(*words: str) -> tuple[int, str]:
        command, here = [sys.executable, "-m", "shuffleup.main", *words], {**os.environ, "LANG": language.value}
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=here)
        return done.returncode, done.stdout + done.stderr

    for words in (("serve", "--db", str(path), "--port", "0"), ("doctor", "--db", str(path))):
        status, said = asked(*words)
        assert status and TABLE in said and "shuffleup restore" in said and str(head_file(path)) in said
    assert asked("restore", str(backup), "--db", str(path))[0] == 2, "what is there is never written over"
    aside.mkdir()
    for one in tmp_path.glob("club.db*"):
        one.rename(aside / one.name)
    assert asked("restore", str(backup), "--db", str(path))[0] == 0
    assert len(stored(path)[0]) == 9


def test_another_history_in_its_place_is_told(tmp_path: Path) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    filled(path, 5)

    written_on(other, 1, 7, seat=8)
    shutil.copy(other, path)
    with pytest.raises(StoreError) as fault:
        SqliteStore.open(path)
    assert fault.value.code == "rows-lost"


@pytest.mark.parametrize("head", [b"", b"nonsense", b'00000000 ["table/club/1",99,""]\n', b"\xff" * 2_000])
def test_a_head_that_cannot_be_read_stops_nobody(tmp_path: Path, head: bytes) -> None:
    path = tmp_path / "club.db"
    filled(path, 3)
    head_file(path).write_bytes(head)
    assert kept_head(path) is None
    written_on(path, 4, 4)
    kept = kept_head(path)
    assert kept and (kept.stream, kept.version) == (TABLE, 4)


@POSIX
def test_a_file_that_is_reached_through_a_link_has_one_head_and_no_false_alarm(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    path, link = tmp_path / "disk" / "club.db", tmp_path / "club.db"
    filled(path, 2)
    link.symlink_to(path)
    last = killed(link, 30)
    assert wal(path).exists() and head_file(link) == head_file(path)
    for name in (link, path):
        check_head(name)
        with reading(name) as log:
            assert all(len(read(log, stream).rows) >= version for stream, version in last.items())
        assert all(rows_of(name)[stream] >= version for stream, version in last.items())
    assert [one.name for one in tmp_path.iterdir() if one.name.endswith("-head")] == []


def test_what_is_restored_has_no_older_head_beside_it(tmp_path: Path) -> None:
    path, backup = tmp_path / "club.db", tmp_path / "club.backup"
    filled(path, 3)

    told(lambda: pack_room(str(path), backup, 1))
    written_on(path, 4, 4)
    path.unlink()
    told(lambda: unpack(backup, path))
    assert stored(path)[2] is None
    assert kept_head(path) is None


def test_a_file_that_was_taken_away_leaves_no_head_to_the_next(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    filled(path, 3)
    path.unlink()
    filled(path, 1)
    head = kept_head(path)
    assert head == LogHead(TABLE, 1, stored(path)[1][0])


# ── names and rights ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_second_name_of_the_file_is_refused_by_both(tmp_path: Path) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    filled(path, 3)
    os.link(path, other)
    for name in (path, other):
        with pytest.raises(StoreError) as fault:
            SqliteStore.open(name)
        assert fault.value.code == "hard-link"
    other.unlink()
    assert stored(path)[2] is None


@POSIX
def test_only_the_owner_reads_the_file_and_what_stands_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    old = os.umask(0)
    try:
        store = SqliteStore.open(path)

        told(lambda: store.append(row(1, TABLE)))
        beside = sorted(tmp_path.iterdir())
        assert [one.name for one in beside] == ["club.db", "club.db-head", "club.db-shm", "club.db-wal"]
        assert {stat.S_IMODE(one.stat().st_mode) for one in beside} == {0o600}
        store.close()
    finally:
        os.umask(old)


@POSIX
def test_a_file_that_was_open_to_others_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    filled(path, 2)
    path.chmod(0o644)
    SqliteStore.open(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
