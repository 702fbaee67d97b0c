"""Up to which version of its log everybody in an event has found his new seat: the screens call nobody to those.

It stands beside the log and not in it, where every process of the server sees it.
"""

from collections.abc import Callable

from sqlalchemy import delete, insert, select

from shuffleup.accounts.database import Database
from shuffleup.room.tables import SEATS_READ

FRESH_FOR = 1_000_000
"""So long what another process has marked may stay unseen, in microseconds."""


class SeatsReadMarks:
    """The marks of a room. ``now`` gives the time in microseconds UTC."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._known: dict[str, tuple[int, int]] = {}

    async def of(self, event: str) -> int:
        """The version up to which the new seats of an event have been read."""
        at, known = self._now(), self._known.get(event)
        if known is None or not 0 <= at - known[0] < FRESH_FOR:
            async with self._database.reading() as connection:
                wanted = select(SEATS_READ.c.version).where(SEATS_READ.c.event == event)
                known = self._known[event] = (at, (await connection.execute(wanted)).scalar() or 0)
        return known[1]

    def seen(self, event: str) -> int:
        """The same as this process saw it last; 0 where it never looked."""
        return self._known.get(event, (0, 0))[1]

    async def mark(self, event: str, version: int) -> None:
        """They have been read up to this version; what was marked before stays."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(SEATS_READ).where(SEATS_READ.c.event == event, SEATS_READ.c.version < version)
            )
            there = select(SEATS_READ.c.version).where(SEATS_READ.c.event == event)
            read = (await connection.execute(there)).scalar()
            if read is None:
                await connection.execute(insert(SEATS_READ).values(event=event, version=version))
        self._known[event] = (self._now(), read or version)
