"""Listeners in this process that want to know when something is written: live lines, feeds."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

BEAT_SECONDS = 2.0
"""The longest pause on a line: whoever hears nothing for longer knows that it is lost."""


class Subscription:
    """One listener to some streams. ``wait`` for the next hint; ``versions`` are where the streams are now."""

    __slots__ = ("_news", "versions")

    def __init__(self, versions: dict[str, int]) -> None:
        self.versions = versions
        self._news = asyncio.Event()

    def tell(self, stream: str, version: int) -> None:
        """The stream has reached this version."""
        if version > self.versions[stream]:
            self.versions[stream] = version
            self._news.set()

    def stir(self) -> None:
        """Something has changed that has no version."""
        self._news.set()

    async def wait(self, seconds: float) -> None:
        """Waits until one of the streams changes, or this many seconds have passed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        self._news.clear()


class Hub:
    """Listeners for changes. A hint says that a stream has reached a version, and is never the truth.

    A listener who has seen less reads the log; a lost or repeated hint does no harm, and of several only the last
    matters.
    """

    def __init__(self) -> None:
        self._subscriptions: dict[str, set[Subscription]] = {}
        self.changes = 0
        """How often anything was told."""

    def publish(self, stream: str, version: int) -> None:
        """Tells all listeners of a stream that it has reached this version."""
        self.changes += 1
        for subscription in self._subscriptions.get(stream, ()):
            subscription.tell(stream, version)

    def stir(self, stream: str) -> None:
        """Tells them that something beside the log has changed."""
        self.changes += 1
        for subscription in self._subscriptions.get(stream, ()):
            subscription.stir()

    @contextmanager
    def listening(self, versions: dict[str, int]) -> Iterator[Subscription]:
        """A subscription to streams that are at these versions, for as long as the block runs."""
        subscription = Subscription(versions)
        for stream in versions:
            self._subscriptions.setdefault(stream, set()).add(subscription)
        try:
            yield subscription
        finally:
            for stream in versions:
                listeners = self._subscriptions[stream]
                listeners.discard(subscription)
                if not listeners:
                    del self._subscriptions[stream]
