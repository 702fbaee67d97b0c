"""The store in memory keeps the contract of every store."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.store.memory import ForgottenError, MemoryStore
from shuffleup.store.port import Store
from tests.store.contract import TABLE, StoreContract, rows


class TestMemoryStore(StoreContract):
    """The contract, kept in memory."""

    commits = False

    async def new_store(self) -> Store:
        """An empty store."""
        return MemoryStore()

    @given(settled=st.sets(st.integers(1, 12)), first=st.integers(0, 14))
    def test_reading_across_packed_and_open_rows(self, settled: set[int], first: int) -> None:
        async def story(store: Store) -> None:
            await self.filled(store, rows(12), settled=sorted(settled))
            assert await store.read(TABLE, first) == tuple(rows(12)[max(first, 1) - 1 :])

        self.play(story)


def test_a_stream_that_forgets_keeps_its_version_and_its_chain() -> None:
    async def story() -> None:
        forgetful, plain = MemoryStore(forgets="table/"), MemoryStore()
        for each in rows(7):
            for store in (forgetful, plain):
                await store.append(each)
                if each.version == 4:
                    await store.settle(TABLE)
        assert await forgetful.version(TABLE) == 7
        assert await forgetful.digests(TABLE) == await plain.digests(TABLE)
        assert await forgetful.read(TABLE, 5) == tuple(rows(7)[4:])
        with pytest.raises(ForgottenError, match="up to version 4"):
            await forgetful.read(TABLE, 4)

    asyncio.run(story())


def test_other_streams_forget_nothing() -> None:
    async def story() -> None:
        store = MemoryStore(forgets="table/")
        events = rows(3, "event/club")
        for each in events:
            await store.append(each)
            await store.settle("event/club")
        assert await store.read("event/club") == tuple(events)

    asyncio.run(story())
