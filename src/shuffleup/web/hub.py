"""Who in this process wants to know that something was written: live lines, feeds."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

BEAT_SECONDS = 2.0
"""At least so often something is sent over a line, so that who hears nothing knows that it is lost."""


class Subscription:
    """One listener of some streams. ``wait`` for the next hint; ``versions`` says where each of them stands."""

    __slots__ = ("_news", "versions")

    def __init__(self, versions: dict[str, int]) -> None:
        self.versions = versions
        self._news = asyncio.Event()

    def tell(self, stream: str, version: int) -> None:
        """The stream stands at this version now."""
        if version > self.versions[stream]:
            self.versions[stream] = version
            self._news.set()

    async def wait(self, seconds: float) -> None:
        """Until one of the streams changes, or so many seconds have passed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        self._news.clear()


class Hub:
    """Who wants to know that something happened. A hint says that a stream stands at a version, and is never the truth.

    Whoever has seen less reads the log; a hint that is lost or comes twice does no harm, and of several only the last
    one matters.
    """

    def __init__(self) -> None:
        self._subscriptions: dict[str, set[Subscription]] = {}

    def publish(self, stream: str, version: int) -> None:
        """Tells everybody who listens to a stream that it stands at this version."""
        for subscription in self._subscriptions.get(stream, ()):
            subscription.tell(stream, version)

    @contextmanager
    def listening(self, versions: dict[str, int]) -> Iterator[Subscription]:
        """A subscription to streams that stand at these versions, for as long as the block runs."""
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
