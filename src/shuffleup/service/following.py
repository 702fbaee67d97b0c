"""What other processes write to the same log: heard of here, so that no room and no page stays behind.

A hint on the bus says at once that there is something to read. The log itself is asked as well, often where the bus is
silent and now and then where it is not, so that nothing is missed.
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
"""So the streams of tables begin. One at which nobody plays here, and nobody looks, is read when somebody does."""
UNASKED_SECONDS = 2.0
"""So long the log is not asked while the bus carries hints."""


class Lease(Protocol):
    """Says of which events this process keeps the timers, of several over one log: each is in a slot."""

    async def slots(self) -> frozenset[int]:
        """The slots that this process has now."""
        ...

    def close(self) -> None:
        """Gives them back, so that other processes have them at their next look."""
        ...


class SoleKeeper:
    """The lease of a process that has a log to itself."""

    async def slots(self) -> frozenset[int]:
        """See ``Lease.slots``."""
        return frozenset(range(SLOTS))

    def close(self) -> None:
        """See ``Lease.close``: nobody else waits for them."""


class Others(Struct, frozen=True):
    """The other processes over the same log: how timers are shared with them, and how they are heard of."""

    lease: Lease
    bus: Bus = NoBus()


def slot_of(stream: str) -> int:
    """The slot of a stream: tables are in that of their event, so that one process deals all of it."""
    return zlib.crc32(owner_of(stream).encode()) % SLOTS


class Follower:
    """Follows the log of a service, in which others write where there are any.

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
        """Whom to tell where a table stands that is not read here."""
        self._unread = listener

    async def listen(self) -> None:
        """Takes over whatever a hint says is new, for ever. Where that fails now, ``follow`` does it and tells."""
        while True:
            hints = await self._bus.heard()
            with suppress(StoreError):
                await self.follow(hints)

    async def follow(self, hints: dict[str, int] | None = None, *, at_once: bool = False) -> None:
        """Takes over what is new. Without hints, or ``at_once``, the log is asked for it. Raises ``StoreError``."""
        async with self._turn:
            self._behind |= hints or {}
            due = time.monotonic() - self._asked > UNASKED_SECONDS or not self._bus.alive
            if at_once or (due and not hints) or hints == {}:
                self._asked = time.monotonic()
                self._behind |= await self._service.store.news()
            for stream, version in list(self._behind.items()):
                if self._service.works_on(stream):
                    continue  # it may be what is being written here; the next look tells
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
        """Somebody wrote a row: the others are told of those that were written here."""
        if row.version > self._known.get(row.stream, 0):
            self._known[row.stream] = row.version
            self._bus.publish(row.stream, row.version)
