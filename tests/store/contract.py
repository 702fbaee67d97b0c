"""What every store promises. A store's own test module subclasses this and says how to make one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from shuffleup.hand.actions import Call, Check, Fold
from shuffleup.hand.events import Called, Checked, Folded
from shuffleup.store.port import Appended, Conflict, Row, Snapshot, Store, broken_at

T = TypeVar("T")
TABLE = "table/club/1"


def row(version: int, stream: str = TABLE, command_id: str = "", seat: int = 0) -> Row:
    """A small row: a seat folds."""
    return Row(
        stream, version, command_id or f"c{version}", Fold(seat), (Folded(seat, seat + 1),), 1_000 * version, "p01"
    )


def rows(count: int, stream: str = TABLE) -> list[Row]:
    """The first rows of a stream."""
    return [row(version, stream, seat=version % 9) for version in range(1, count + 1)]


class StoreContract:
    """The promises of ``store.port.Store``."""

    commits = True
    """Does it write on a disk?"""

    async def new_store(self) -> Store:
        """An empty store."""
        raise NotImplementedError

    def play(self, story: Callable[[Store], Awaitable[T]]) -> T:
        """Runs a story on an empty store."""

        async def told() -> T:
            store = await self.new_store()
            try:
                return await story(store)
            finally:
                await self.close(store)

        return asyncio.run(told())

    async def close(self, store: Store) -> None:
        """Lets go of what a store holds."""

    async def filled(self, store: Store, given: Sequence[Row], settled: Sequence[int] = ()) -> Store:
        """The store after these rows, settled after the versions named."""
        for each in given:
            assert await store.append(each) == Appended(each, repeated=False)
            if each.version in settled:
                await store.settle(each.stream)
        return store

    def test_of_each_commit_it_is_told_how_much_was_in_it(self) -> None:
        async def story(store: Store) -> None:
            told: list[int] = []
            store.committed = lambda count, _: told.append(count)
            await asyncio.gather(*[store.append(row(1, f"table/club/{number}")) for number in range(40)])
            assert (sum(told), len(told) < 40) == ((40, True) if self.commits else (0, True))

        self.play(story)

    def test_what_was_appended_is_read_in_order(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(5))
            assert await store.read(TABLE) == tuple(rows(5))
            assert await store.read(TABLE, 4) == tuple(rows(5)[3:])
            assert await store.read(TABLE, 2, 2) == tuple(rows(5)[1:3])
            assert await store.read(TABLE, 5, 9) == tuple(rows(5)[4:])
            assert await store.read(TABLE, 6) == ()
            assert await store.version(TABLE) == 5

        self.play(story)

    def test_an_unknown_stream_is_empty(self) -> None:
        async def story(store: Store) -> None:
            assert await store.read("table/club/9") == ()
            assert await store.version("table/club/9") == 0
            assert await store.find("table/club/9", "c1") is None
            assert await store.digests("table/club/9") == ()
            await store.settle("table/club/9")
            assert await store.streams() == ()

        self.play(story)

    def test_a_writer_who_saw_too_little_or_too_much_writes_nothing(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(2))
            for wrong in (0, 1, 2, 4):
                assert await store.append(row(wrong, command_id=f"late {wrong}")) == Conflict(TABLE, 2)
            assert await store.append(row(2, "table/club/2")) == Conflict("table/club/2", 0)
            assert await store.read(TABLE) == tuple(rows(2))
            assert await store.streams() == (TABLE,)

        self.play(story)

    def test_a_command_that_comes_twice_counts_once(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(3), settled=[2])
            for known in rows(3):
                again = replace(known, version=4, command=Check(8), events=(Checked(8, 0),), at=77)
                assert await store.append(again) == Appended(known, repeated=True)
                assert await store.find(TABLE, known.command_id) == known
            assert await store.version(TABLE) == 3

        self.play(story)

    def test_a_command_id_belongs_to_its_stream(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, [row(1, command_id="x"), row(1, "table/club/2", command_id="x")])
            assert await store.streams() == (TABLE, "table/club/2")
            assert await store.find("table/club/2", "x") == row(1, "table/club/2", command_id="x")

        self.play(story)

    def test_settling_changes_nothing_that_is_read(self) -> None:
        async def story(store: Store) -> None:
            plain = await self.new_store()
            await self.filled(plain, rows(9))
            await self.filled(store, rows(9), settled=[3, 4, 4, 8])
            for first in range(11):
                assert await store.read(TABLE, first) == await plain.read(TABLE, first)
            assert await store.digests(TABLE) == await plain.digests(TABLE)
            await self.close(plain)
            assert await store.version(TABLE) == 9

        self.play(story)

    def test_the_chain_tells_edited_dropped_inserted_and_swapped_rows(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(6))
            whole, chain = await store.read(TABLE), await store.digests(TABLE)
            assert len(set(chain)) == 6
            assert broken_at(whole, chain) is None
            edited = replace(whole[2], events=(Called(3, 100, 4),), command=Call(3))
            assert broken_at((*whole[:2], edited, *whole[3:]), chain) == 3
            assert broken_at((*whole[:3], *whole[4:]), chain) == 4
            assert broken_at((*whole[:3], whole[4], whole[3], whole[5]), chain) == 4
            assert broken_at(whole[:5], chain) == 6
            assert broken_at((*whole, row(7)), chain) == 7

        self.play(story)

    def test_the_chain_covers_every_field(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(2))
            whole, chain = await store.read(TABLE), await store.digests(TABLE)
            changes: tuple[dict[str, object], ...] = (
                {"stream": "table/club/3"},
                {"command_id": "c9"},
                {"command": Fold(7)},
                {"events": ()},
                {"at": 3},
                {"actor": "p02"},
                {"draw": "00ff"},
            )
            for change in changes:
                assert broken_at((whole[0], replace(whole[1], **change)), chain) == 2

        self.play(story)

    def test_a_store_checks_its_own_chain(self) -> None:
        async def story(store: Store) -> None:
            assert await store.check(TABLE) is None
            await self.filled(store, rows(4), settled=[2])
            assert await store.check(TABLE) is None

        self.play(story)

    def test_many_writers_at_once_leave_no_gap_and_nobody_without_an_answer(self) -> None:
        async def writer(store: Store, number: int, count: int) -> list[Row]:
            written: list[Row] = []
            while len(written) < count:
                mine = row(await store.version(TABLE) + 1, command_id=f"w{number}-{len(written)}", seat=number)
                answer = await store.append(mine)
                if isinstance(answer, Appended):
                    written.append(answer.row)
            return written

        async def story(store: Store) -> None:
            written = await asyncio.gather(*[writer(store, number, 6) for number in range(8)])
            stored = await store.read(TABLE)
            assert [one.version for one in stored] == list(range(1, 49))
            assert {one.command_id: one for one in stored} == {one.command_id: one for each in written for one in each}
            assert await store.check(TABLE) is None

        self.play(story)

    def test_a_snapshot_is_kept_by_its_code_and_may_be_dropped(self) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(3))
            assert await store.snapshot(TABLE, "v1") is None
            await store.keep_snapshot(Snapshot(TABLE, 2, "v1", b"two"))
            await store.keep_snapshot(Snapshot(TABLE, 3, "v1", b"three"))
            assert await store.snapshot(TABLE, "v1") == Snapshot(TABLE, 3, "v1", b"three")
            assert await store.snapshot(TABLE, "v2") is None
            assert await store.snapshot("table/club/2", "v1") is None
            await store.drop_snapshots()
            assert await store.snapshot(TABLE, "v1") is None
            assert await store.read(TABLE) == tuple(rows(3))

        self.play(story)
