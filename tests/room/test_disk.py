"""A disk without room is told whenever somebody asks, and since when that is known; nothing is written to find out."""

import shutil
from collections import namedtuple
from pathlib import Path

import pytest

from shuffleup.room import disk
from shuffleup.room.disk import LEAST_BYTES, RoomDisk

Usage = namedtuple("Usage", ("total", "used", "free"))


def test_it_is_told_while_it_lasts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at, free = 5, LEAST_BYTES
    watched = RoomDisk(str(tmp_path / "club.db"), lambda: at)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1, 1, free))
    assert watched.troubles == ()
    free -= 1
    (told,) = watched.troubles
    assert (told.event, told.since, told.code, told.what) == ("", 5, "disk-full", "disk")
    at = 9
    assert watched.troubles == (told,)
    free += 1
    assert watched.troubles == ()
    free, at = 0, 11
    assert watched.troubles[0].since == 11


def test_a_disk_that_is_gone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = RoomDisk(str(tmp_path / "gone" / "club.db"), lambda: 1)
    assert [one.code for one in watched.troubles] == ["unusable"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["", "postgresql://club@db/club"])
def test_what_has_no_file_has_no_disk(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk.shutil, "disk_usage", lambda _: Usage(1, 1, 0))
    assert RoomDisk(place, lambda: 1).troubles == ()
