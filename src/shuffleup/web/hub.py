"""Listeners in this process that want to know when something is written: live lines, feeds."""

import asyncio
from contextlib import suppress

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
