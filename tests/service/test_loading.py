"""A room that several ask for at once, as they do after a restart, is read once: nobody brings an older one back."""

import asyncio

from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Row
from shuffleup.tournament.words.clock import PauseClock
from tests.service.club import EVENT, told
from tests.service.live_club import LiveClub


class SlowStore(MemoryStore):
    """A log whose next read of a stream comes back when it is told to, with what it read at first."""

    def __init__(self) -> None:
        super().__init__()
        self.held: asyncio.Event | None = None
        self.reads = asyncio.Event()

    async def read(self, stream: str, from_version: int = 1, most: int | None = None) -> tuple[Row, ...]:
        """See ``MemoryStore.read``."""
        rows = await super().read(stream, from_version, most)
        held, self.held = self.held, None
        if held:
            self.reads.set()
            await held.wait()
        return rows


async def opened(store: SlowStore) -> LiveClub:
    """A club in play, and its service started again: no room has been read yet."""
    club = LiveClub(store)
    await club.open(12)
    club.service = Service(store, Shuffler.from_seed(7))
    return club


def test_a_page_that_was_read_slowly_does_not_hide_a_command_given_meanwhile() -> None:
    async def story() -> None:
        store = SlowStore()
        club = await opened(store)
        slow = store.held = asyncio.Event()
        page = asyncio.create_task(club.service.loaded(EVENT))
        await store.reads.wait()
        command = asyncio.create_task(club.give(PauseClock(reason="")))
        # A command that reads the log by itself is done before the page has its answer; one that waits for it is not.
        for _ in range(20):
            await asyncio.wait([command], timeout=0)
        slow.set()
        row = await command
        await page
        room = await club.service.loaded(EVENT)
        assert room is not None
        assert room.version == row.version == await store.version(EVENT)

    told(story)
