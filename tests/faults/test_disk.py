"""A server whose disk fills, or whose file another program locks: it says so, loses nothing, and goes on by itself."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shuffleup.web.pages import is_built
from tests.browser.room import needed
from tests.faults.two_events import EVENTS, begun, give, locked
from tests.web.running import Json, Server, served

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="this system has no signals to end a program with"),
]
LEVEL = 20 * 60 * 1_000_000


@pytest.fixture(autouse=True)
def _pages() -> None:
    needed(there=is_built(), what="the pages are not built", how="make pages")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    there = sys.platform.startswith("linux") and not subprocess.run(mount, capture_output=True, check=False).returncode
    needed(there=there, what="no small disk could be mounted, and none is filled", how="run it as root on Linux")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """The disk is full for as long as the block runs."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65_536, 512, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue
    try:
        yield
    finally:
        ballast.unlink()


def clock(server: Server, event: str) -> Json:
    """The clock of an event as its floor page has it."""
    return server.ask(f"/api/events/{event}/floor")["view"]["clock"]


def troubles(health: Json) -> dict[str, str]:
    """The events whose clocks are in trouble, and by what, as the server says of itself."""
    return {one["event"]: one["code"] for one in health["troubles"]}


def told_and_made_good(server: Server, code: str, says: str, trouble: Callable[[], object]) -> None:
    """Through the trouble pages are there and say what is wrong; after it clocks stand where they would have stood."""
    for event in EVENTS:
        give(server, event, "soon", "set-time-left", seconds=5, reason="test", author="test")
    ends = {event: clock(server, event)["ends_at"] for event in EVENTS}
    with trouble():  # type: ignore[attr-defined]  # a context manager of this file
        server.until("/api/health", lambda told: troubles(told) == dict.fromkeys(EVENTS, code))
        refused = give(server, "sample", "meanwhile", "pause-clock", reason="")
        assert refused["status"] == 503, refused
        assert refused["error"]["code"] == code and says in refused["error"]["message"], refused
        assert refused["error"]["hint"]
        assert [clock(server, event)["level"] for event in EVENTS] == [1, 1]
    server.until("/api/health", lambda told: troubles(told) == {})
    for event in EVENTS:
        now = clock(server, event)
        assert (now["level"], now["ends_at"]) == (2, ends[event] + LEVEL)
    again = give(server, "sample", "meanwhile", "pause-clock", reason="")
    assert not again["repeated"], "what was refused was not written"


def whole(db: Path) -> bool:
    """Is the file as SQLite wants it?"""
    with sqlite3.connect(db) as log:
        found = log.execute("pragma integrity_check").fetchone() == ("ok",)
    log.close()
    return found


def test_a_disk_that_fills_and_is_freed(small_disk: Path) -> None:
    db = small_disk / "club.db"
    with served(db) as server:
        begun(server)
        told_and_made_good(server, "disk-full", "è pieno", lambda: filled(small_disk))
        assert server.stop() == 0
        assert whole(db)


def test_a_full_disk_is_told_before_anybody_writes(small_disk: Path) -> None:
    """Nobody asks for anything, and no clock runs: the health check says it all the same, and at once."""
    with served(small_disk / "club.db") as server:
        assert server.ask("/api/health")["troubles"] == []
        with filled(small_disk):
            (told,) = server.ask("/api/health")["troubles"]
            assert (told["what"], told["code"], told["event"]) == ("disk", "disk-full", "")
            assert server.ask("/api/health")["troubles"] == [told], "it is known since when"
        assert server.ask("/api/health")["troubles"] == []
        assert server.stop() == 0


def test_a_file_that_another_program_has_locked(tmp_path: Path) -> None:
    db = tmp_path / "club.db"
    with served(db) as server:
        begun(server)
        told_and_made_good(server, "locked", "è bloccato da un altro programma", lambda: locked(db))
        assert server.stop() == 0
        assert whole(db)
