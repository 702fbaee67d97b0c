"""Which of several processes over one log keeps its timers: whoever has a lock in the database that they all share.

The lock belongs to a line, and ends with it: another process has it at its next look.
"""

import asyncio

import asyncpg

from shuffleup.store.postgres.line import REFUSED, connected

LOOK = "select 1"
TRY = "select pg_try_advisory_lock(hashtextextended('shuffleup/timers/' || current_schema(), 0))"
SURE_SECONDS = 1.0
"""Whoever hears nothing for so long has to think that he has lost it."""


class PostgresLease:
    """A lease of one process, over a line of its own. ``close`` it at the end."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._line: asyncpg.Connection | None = None
        self._held = False

    async def held(self) -> bool:
        """Whether this process has it now; asks for it, and mends its line, where it has not."""
        try:
            async with asyncio.timeout(SURE_SECONDS):
                if self._line is None:
                    self._line = await connected(self._url)
                if self._held:
                    await self._line.fetchval(LOOK)
                else:
                    self._held = bool(await self._line.fetchval(TRY))
        except REFUSED:
            self.close()
        return self._held

    def close(self) -> None:
        """Gives it back."""
        if self._line is not None:
            self._line.terminate()
        self._line, self._held = None, False
