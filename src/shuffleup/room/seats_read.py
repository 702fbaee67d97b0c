"""Up to which log version all players of an event have found their new seats: screens no longer call them to these.

It is kept beside the log and not in it, where every process of the server sees it.
"""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.room.last_seen import LastSeen
from shuffleup.room.schema import SEATS_READ


class SeatsReadMarks:
    """The marks of a room. ``now`` gives the time in microseconds UTC."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._seen = LastSeen(self._read, now)

    async def of(self, event: str) -> int:
        """The version up to which the new seats of an event have been read."""
        return await self._seen.of(event)

    def seen(self, event: str) -> int:
        """The same as this process saw it last; 0 if it never looked."""
        return self._seen.last(event, 0)

    async def mark(self, event: str, version: int) -> None:
        """Notes that they have been read up to this version; a later mark stays."""
        with suppress(IntegrityError):  # another process marks them at the same time
            async with self._database.writing() as connection:
                column = SEATS_READ.c
                await connection.execute(delete(SEATS_READ).where(column.event == event, column.version < version))
                there = select(column.version).where(column.event == event)
                if (await connection.execute(there)).scalar() is None:
                    await connection.execute(insert(SEATS_READ).values(event=event, version=version))
        await self._seen.again(event)

    async def _read(self, event: str) -> int:
        async with self._database.reading() as connection:
            wanted = select(SEATS_READ.c.version).where(SEATS_READ.c.event == event)
            return (await connection.execute(wanted)).scalar() or 0
