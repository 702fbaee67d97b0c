"""Who in this process wants to know that something was written: live lines, feeds."""

import asyncio
from contextlib import suppress

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

    def stir(self) -> None:
        """Something has changed that no version says."""
        self._news.set()

    async def wait(self, seconds: float) -> None:
        """Until one of the streams changes, or so many seconds have passed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        self._news.clear()
