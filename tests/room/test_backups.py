"""Automatic backups: when one is made, which are kept, and what is told where none can be."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shuffleup.answer import note
from shuffleup.room.backups import AGAIN, HOUR, PACK_EVERY, SECOND, Backups, kept
from shuffleup.store.backup.archive import manifest_of, pack_room
from shuffleup.store.backup.manifest import Manifest
from shuffleup.store.backup.names import backup_name
from shuffleup.store.port import StoreError
from tests.store.contract import row
from tests.store.files import filled
from tests.web.club import floor

NOON = 1_790_000_000_000_000
DAY = 24 * HOUR


class Room:
    """A room whose clock stands where it is put."""

    def __init__(self, folder: Path) -> None:
        self.at = NOON
        self.made = 0
        self.fault: Exception | None = None
        self.data, self.folder = folder / "club.db", folder / "club.db.backups"
        filled(self.data, 5)
        self.backups = Backups(self.folder, "club", self.make, lambda: self.at)

    async def make(self, out: Path) -> Manifest:
        self.made += 1
        if self.fault:
            raise self.fault
        return await pack_room(str(self.data), out, self.at)

    def change(self, sql: str) -> None:
        with closing(sqlite3.connect(self.data, isolation_level=None)) as file:
            file.execute(sql)

    async def write(self, number: int) -> None:
        """Something of the room changes, and the log tells of it."""
        self.change(f"insert into setting values ('{number}', '')")
        await self.backups.heard(row(1), ())

    async def later(self, microseconds: int) -> int:
        """How many are there after the next look."""
        self.at += microseconds
        await self.backups.sweep()
        return len(list(self.folder.glob("*")))


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def test_one_at_the_start_and_then_one_each_hour_in_which_something_was_written(room: Room) -> None:
    async def told() -> None:
        assert await room.later(0) == 1
        assert room.backups.as_of == NOON
        assert await room.later(3 * HOUR) == 1 and room.made == 1, "nothing was written"
        await room.write(1)
        assert await room.later(0) == 2, "the hour is over since long"
        await room.write(2)
        assert await room.later(HOUR - SECOND) == 2
        assert await room.later(SECOND) == 3
        newest = max(room.folder.iterdir())
        assert (newest.name, room.backups.as_of) == (backup_name("club", room.at), room.at)
        assert {one.table: one.rows for one in manifest_of(newest).contents.proof.beside}["setting"] == 2

    asyncio.run(told())


def test_where_only_keys_were_looked_at_the_one_before_stays(room: Room) -> None:
    keys = (
        "insert into access_key values ('d', 'i', 'session', 's', '', 'owner', '', '', '', 1, 1, 1)",
        "update access_key set seen_at = seen_at + 1",
    )

    async def told() -> None:
        assert await room.later(0) == 1
        for sql in keys:
            room.change(sql)
            await room.backups.heard(row(1), ())
            assert await room.later(HOUR) == 1
        assert room.made == 3
        assert room.backups.as_of == room.at, "everything until now is in the first one"
        again = Backups(room.folder, "club", room.make, lambda: room.at)
        await again.sweep()
        assert len(list(room.folder.iterdir())) == 1, "a start without news piles nothing up"

    asyncio.run(told())


def test_a_backup_that_fails_is_a_trouble_until_one_can_be_made(room: Room) -> None:
    async def told() -> None:
        room.fault = StoreError("disk-full", note("disk-is-full", file="x"), note("free-some-space"))
        for at, made in ((0, 1), (AGAIN - SECOND, 1), (SECOND, 2), (AGAIN, 3)):
            assert await room.later(at) == 0 and room.made == made
        assert [(one.what, one.event, one.code, one.since) for one in room.backups.troubles] == [
            ("backup", "", "disk-full", NOON)
        ]
        assert room.backups.as_of == 0
        room.fault = RuntimeError("no idea")
        await room.later(AGAIN)
        assert [(one.code, one.since) for one in room.backups.troubles] == [("internal", NOON)]
        room.fault = None
        assert await room.later(AGAIN) == 1
        assert room.backups.troubles == ()

    asyncio.run(told())


def test_a_folder_that_cannot_be_made_is_a_trouble(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.folder.write_text("somebody's file")
    asyncio.run(room.backups.sweep())
    assert [one.code for one in room.backups.troubles] == ["unusable"]
    assert room.made == 0


def test_one_at_the_end_of_an_event(room: Room) -> None:
    async def told() -> None:
        await room.backups.sweep()

    with floor() as desk:
        desk.client.app.state.desk.service.listen(room.backups.heard)
        desk.begun(4)
        asyncio.run(told())
        desk.bust(*desk.at_table(1)[:3])
        room.change("insert into setting values ('a', '')")
        asyncio.run(told())
        assert room.made == 1, "play is over, and the prizes are not given yet"
        desk.give("award-prizes")
        asyncio.run(told())
        assert room.made == 2
        assert len(list(room.folder.iterdir())) == 2, "two of one second"


def test_a_clock_that_is_put_back_holds_no_backup_up(room: Room) -> None:
    async def told() -> None:
        await room.later(0)
        await room.write(1)
        assert await room.later(-DAY) == 2

    asyncio.run(told())


def test_a_damaged_one_is_no_reason_to_make_none(room: Room) -> None:
    async def told() -> None:
        await room.later(0)
        next(room.folder.iterdir()).write_bytes(b"PK\x03\x04")
        await room.backups.heard(row(1), ())
        assert await room.later(HOUR) == 2

    asyncio.run(told())


def made_every(hours: int, days: int) -> dict[str, int]:
    return {backup_name("club", NOON + at * HOUR): NOON + at * HOUR for at in range(0, days * 24, hours)}


def test_the_last_ones_are_kept_and_the_newest_of_each_day_and_week() -> None:
    made = made_every(1, 60)
    left = sorted(kept(made), key=made.__getitem__)
    assert left[-24:] == list(made)[-24:]
    days = {name[5:13] for name in left}
    assert sorted(days)[-7:] == sorted({name[5:13] for name in made})[-7:]
    assert 24 + 5 + 2 <= len(left) <= 24 + 7 + 4
    assert made[left[0]] >= NOON + 30 * DAY, "the oldest is that of the fourth week"
    assert kept({}) == frozenset()
    few = made_every(5, 2)
    assert kept(few) == few.keys()


def test_nothing_is_deleted_but_backups_of_this_room(room: Room) -> None:
    room.folder.mkdir()
    strangers = ["notes.txt", "other-20200101T000000Z.backup", "club-friday.backup", ".other-1.part"]
    for name in strangers:
        (room.folder / name).write_text("x")
    old = made_every(1, 60)
    for name in old:
        (room.folder / name).write_text("x")
    part = room.folder / f".{next(iter(old))}-12345678.part"
    part.write_text("what a process that was killed has left")

    async def told() -> None:
        room.at = NOON + 3_000 * DAY
        await room.backups.sweep()

    asyncio.run(told())
    there = {one.name for one in room.folder.iterdir()}
    assert set(strangers) <= there
    assert part.name not in there
    assert len(there & old.keys()) < 40 and backup_name("club", room.at) in there


def test_packs_lie_beside_the_backups_as_long_as_their_events_are_played(room: Room) -> None:
    made = {"friday": b"one", "sunday": b"two"}
    asked = 0

    async def packs() -> dict[str, bytes]:
        nonlocal asked
        asked += 1
        return dict(made)

    async def told() -> None:
        await room.backups.sweep()
        await room.backups.put_packs(packs)
        assert {one.name: one.read_bytes() for one in room.folder.glob("*.zip")} == {
            "pack-friday.zip": b"one",
            "pack-sunday.zip": b"two",
        }
        assert {one.stat().st_mode & 0o777 for one in room.folder.iterdir()} == {0o600}
        made.update(friday=b"later")
        del made["sunday"]
        room.at += PACK_EVERY
        await room.backups.put_packs(packs)
        assert asked == 1, "nothing has happened"
        await room.backups.heard(row(1), ())
        await room.backups.put_packs(packs)
        assert {one.name: one.read_bytes() for one in room.folder.glob("*.zip")} == {"pack-friday.zip": b"later"}

    asyncio.run(told())


def test_a_pack_that_fails_stops_no_backup(room: Room) -> None:
    async def packs() -> dict[str, bytes]:
        raise StoreError("log-broken", note("no-database", file="x"), note("check-the-disk"))

    async def told() -> None:
        await room.backups.put_packs(packs)
        assert await room.later(0) == 1 and room.backups.troubles == ()

    asyncio.run(told())
