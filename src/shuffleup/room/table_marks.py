"""What tables have reported of themselves: how far they are with a hand of hand for hand, and that they need the floor.

It is kept beside the log and not in it, where every process of the server sees it. Progress belongs to one round; in
the next round every table plays again.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.room.last_seen import LastSeen
from shuffleup.room.schema import TABLE_MARK

_ANY = 0
"""The round of marks that belong to no round."""
_NEEDS_FLOOR, _HELPED = "needs-floor", "helped"


class TableState(Enum):
    """What a table is doing while all tables play the same hand."""

    PLAYING = "playing"
    ALL_IN = "all-in"  # called: its cards wait face down
    DONE = "done"


class FloorCall(Struct, frozen=True):
    """A table that needs the floor, and since when, in microseconds UTC."""

    table: int
    since: int


class _Mark(Struct, frozen=True):
    table: int
    round: int
    state: str
    at: int


class TableMarks:
    """The marks of a room. ``now`` gives the time in microseconds UTC."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._seen: LastSeen[tuple[_Mark, ...]] = LastSeen(self._read, now)

    async def of_round(self, event: str, number: int) -> Mapping[int, TableState]:
        """The tables that have reported their progress in a round; all others are playing."""
        marks = await self._seen.of(event)
        return {one.table: TableState(one.state) for one in marks if one.round == number != _ANY}

    async def calls(self, event: str) -> tuple[FloorCall, ...]:
        """The tables that need the floor, longest wait first."""
        found = [FloorCall(one.table, one.at) for one in await self._seen.of(event) if one.state == _NEEDS_FLOOR]
        return tuple(sorted(found, key=lambda call: call.since))

    def changed_at(self, event: str) -> int:
        """When a table last reported something, as far as this process has seen; 0 for never."""
        return max([one.at for one in self._seen.last(event, ())], default=0)

    async def look(self, event: str) -> None:
        """Sees what other processes have marked."""
        await self._seen.of(event)

    async def mark(self, event: str, number: int, table: int, state: TableState) -> None:
        """A table reports its progress in a round. What it reported in earlier rounds is forgotten."""
        await self._keep(event, _Mark(table, number, state.value, self._now()))

    async def call(self, event: str, table: int, *, needed: bool) -> None:
        """A table needs the floor, or no longer does. A repeated call keeps the time of the first."""
        there = [one.table for one in await self.calls(event)]
        if (table in there) != needed:
            await self._keep(event, _Mark(table, _ANY, _NEEDS_FLOOR if needed else _HELPED, self._now()))

    async def _keep(self, event: str, mark: _Mark) -> None:
        column = TABLE_MARK.c
        before = column.round == _ANY if mark.round == _ANY else column.round != _ANY
        with suppress(IntegrityError):  # the same table reports to another process at the same time
            async with self._database.writing() as connection:
                await connection.execute(
                    delete(TABLE_MARK).where(column.event == event, column.table == mark.table, before)
                )
                await connection.execute(insert(TABLE_MARK).values({"event": event, **asdict(mark)}))
        await self._seen.again(event)

    async def _read(self, event: str) -> tuple[_Mark, ...]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(TABLE_MARK).where(TABLE_MARK.c.event == event))).all()
        return tuple([_Mark(row.table, row.round, row.state, row.at) for row in rows])
