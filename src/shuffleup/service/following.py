"""What other processes write to the same log is picked up here, so that no stream in memory and no page falls behind.

A hint on the bus says at once that there is something to read. The log itself is polled as well, often if the bus is
silent and now and then if it is not, so that nothing is missed.
"""

import asyncio
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from msgspec import Struct

from shuffleup.projections.audit import Through
from shuffleup.service.run import Service
from shuffleup.service.streams import owner_of
from shuffleup.store.bus import Bus, NoBus
from shuffleup.store.lease import SLOTS
from shuffleup.store.port import Row, StoreError

TABLES = "table/"
"""How streams of tables begin. A table that nobody plays or watches here is read when somebody does."""
UNASKED_SECONDS = 2.0
"""How long the log is not polled while the bus carries hints."""


class Lease(Protocol):
    """Decides for which events this process keeps the timers, among several over one log: each event is in a slot."""

    async def slots(self) -> frozenset[int]:
        """The slots that this process has now."""
        ...

    async def say(self, word: str) -> None:
        """Tells the other processes a word of at most a few hundred letters, within milliseconds or not at all."""
        ...

    def hear(self, listener: Callable[[str], None]) -> None:
        """Sets who is told what other processes say."""
        ...

    def close(self) -> None:
        """Gives the slots back, so that other processes get them when they next look."""
        ...


class SoleKeeper:
    """The lease of a process that has a log to itself."""

    async def slots(self) -> frozenset[int]:
        """See ``Lease.slots``."""
        return frozenset(range(SLOTS))

    async def say(self, word: str) -> None:
        """See ``Lease.say``: there is nobody to hear it."""

    def hear(self, listener: Callable[[str], None]) -> None:
        """See ``Lease.hear``: nobody says anything."""

    def close(self) -> None:
        """See ``Lease.close``: nobody else waits for them."""


class Others(Struct, frozen=True):
    """The other processes over the same log: how timers are shared with them, and how their writes are noticed."""

    lease: Lease
    bus: Bus = NoBus()


def slot_of(stream: str) -> int:
    """The slot of a stream: tables are in the slot of their event, so that one process deals all of it."""
    return zlib.crc32(owner_of(stream).encode()) % SLOTS


class Follower:
    """Follows the log of a service, if other processes write to it.

    ``streams`` are those to which another process has written.
    """

    def __init__(self, service: Service, others: Others | None) -> None:
        self.streams: set[str] = set()
        self._service = service
        self._bus: Bus = others.bus if others else NoBus()
        self._turn = asyncio.Lock()
        self._asked = 0.0
        self._behind: dict[str, int] = {}
        self._known: dict[str, int] = {}
        self._unread: Callable[[str, int], None] = lambda _stream, _version: None
        if others:
            service.listen(self._happened)

    def tell_of_unread(self, listener: Callable[[str, int], None]) -> None:
        """Sets who is told the version of a table that is not read here."""
        self._unread = listener

    async def listen(self) -> None:
        """Reads for ever whatever a hint says is new. If that fails, ``follow`` does it later and reports it."""
        while True:
            hints = await self._bus.heard()
            with suppress(StoreError):
                await self.follow(hints)

    async def follow(self, hints: dict[str, int] | None = None, *, at_once: bool = False) -> None:
        """Reads what is new. Without hints, or with ``at_once``, the log is polled. Raises ``StoreError``."""
        async with self._turn:
            self._behind |= hints or {}
            due = time.monotonic() - self._asked > UNASKED_SECONDS or not self._bus.alive
            if at_once or (due and not hints) or hints == {}:
                self._asked = time.monotonic()
                self._behind |= await self._service.store.news()
            for stream, version in list(self._behind.items()):
                if self._service.works_on(stream):
                    continue  # it may be what is being written here; the next look will show
                await self._take(stream, version)
                del self._behind[stream]

    async def _take(self, stream: str, version: int) -> None:
        known = self._known.get(stream, version - 1)
        if known >= version:
            return
        if stream.startswith(TABLES) and not self._service.holds(stream):
            self.streams.add(stream)
            self._known[stream] = version
            self._unread(stream, version)
            return
        for row in await self._service.store.read(stream, known + 1):
            self.streams.add(stream)
            self._known[stream] = row.version
            await self._service.heard(row)

    async def _happened(self, row: Row, _: Through) -> None:
        """A row was written: if it was written here, the other processes are told."""
        if row.version > self._known.get(row.stream, 0):
            self._known[row.stream] = row.version
            self._bus.publish(row.stream, row.version)
