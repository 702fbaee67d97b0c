"""What other processes write to the same log: heard of here, so that no room and no page stays behind.

A hint from elsewhere may come sooner; this asks the log itself, and misses nothing.
"""

from typing import Protocol

from shuffleup.projections.audit import Through
from shuffleup.service.run import Service
from shuffleup.store.port import Row


class Lease(Protocol):
    """Says which of several processes over one log keeps its timers."""

    async def held(self) -> bool:
        """Whether this process has it now."""
        ...


class SoleKeeper:
    """The lease of a process that has a log to itself."""

    async def held(self) -> bool:
        """See ``Lease.held``."""
        return True


class Follower:
    """Follows the log of a service. ``streams`` are those to which another process has written."""

    def __init__(self, service: Service) -> None:
        self.streams: set[str] = set()
        self._service = service
        self._behind: dict[str, int] = {}
        self._known: dict[str, int] = {}
        service.listen(self._happened)

    async def follow(self) -> None:
        """Takes over what is new. Raises ``StoreError``."""
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
        self.streams.add(stream)
        for row in await self._service.store.read(stream, known + 1):
            await self._service.heard(row)

    async def _happened(self, row: Row, _: Through) -> None:
        self._known[row.stream] = row.version
