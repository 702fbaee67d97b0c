"""Who wants to know that something happened: hints, never the truth.

A hint says that a stream stands at a version. Whoever has seen less reads the log; a hint that is lost or comes twice
does no harm, and of several only the last one matters.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from shuffleup.store.port import Row


class Subscription:
    """One listener of one stream. ``wait`` for the next hint."""

    __slots__ = ("_news", "version")

    def __init__(self, version: int) -> None:
        self.version = version
        self._news = asyncio.Event()

    def tell(self, version: int) -> None:
        """The stream stands at this version now."""
        self.version = max(self.version, version)
        self._news.set()

    async def wait(self, seconds: float) -> int:
        """The version of the stream, as soon as it changes or so many seconds have passed."""
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return self.version
        self._news.clear()
        return self.version


class Hub:
    """Hands the hints of one process on. Give ``publish`` to ``Service.listen``."""

    def __init__(self) -> None:
        self._subscriptions: dict[str, set[Subscription]] = {}

    async def publish(self, row: Row) -> None:
        """Tells everybody who listens to the stream of a row."""
        for subscription in self._subscriptions.get(row.stream, ()):
            subscription.tell(row.version)

    @contextmanager
    def listening(self, stream: str, version: int) -> Iterator[Subscription]:
        """A subscription for as long as the block runs."""
        subscription = Subscription(version)
        self._subscriptions.setdefault(stream, set()).add(subscription)
        try:
            yield subscription
        finally:
            listeners = self._subscriptions[stream]
            listeners.discard(subscription)
            if not listeners:
                del self._subscriptions[stream]
