"""How far each table has come with a hand of hand for hand, as dealers and floor say: what the floor waits for.

It stands beside the log and not in it, where every process of the server sees it. A mark is about one round; with the
next one every table plays again.
"""

from collections.abc import Callable, Mapping
from enum import Enum

from msgspec import Struct
from sqlalchemy import delete, insert, select

from shuffleup.accounts.database import Database
from shuffleup.room.tables import ROUND_MARK

FRESH_FOR = 1_000_000
"""So long what another process has marked may stay unseen, in microseconds."""


class TableState(Enum):
    """What a table does while the others play the same hand."""

    PLAYING = "playing"
    ALL_IN = "all-in"  # called: its cards wait face down
    DONE = "done"


class _Marks(Struct, frozen=True):
    looked_at: int
    changed_at: int
    by_round: Mapping[int, Mapping[int, TableState]]


class RoundMarks:
    """The marks of a room. ``now`` gives the time in microseconds UTC."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._known: dict[str, _Marks] = {}

    async def of(self, event: str, number: int) -> Mapping[int, TableState]:
        """The tables of which something was said in a round; every other one plays."""
        at, known = self._now(), self._known.get(event)
        if known is None or not 0 <= at - known.looked_at < FRESH_FOR:
            known = self._known[event] = await self._read(event, at)
        return known.by_round.get(number, {})

    def changed_at(self, event: str) -> int:
        """When something was said last, as far as this process has looked; 0 for never."""
        known = self._known.get(event)
        return known.changed_at if known else 0

    async def mark(self, event: str, number: int, table: int, state: TableState) -> None:
        """A table has come so far in a round. What was said of it in earlier ones is forgotten."""
        row = {"event": event, "table": table, "round": number, "state": state.value, "at": self._now()}
        async with self._database.writing() as connection:
            await connection.execute(delete(ROUND_MARK).where(ROUND_MARK.c.event == event, ROUND_MARK.c.table == table))
            await connection.execute(insert(ROUND_MARK).values(row))
        self._known.pop(event, None)
        await self.of(event, number)

    async def _read(self, event: str, at: int) -> _Marks:
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(ROUND_MARK).where(ROUND_MARK.c.event == event))).all()
        found: dict[int, dict[int, TableState]] = {}
        for row in rows:
            found.setdefault(row.round, {})[row.table] = TableState(row.state)
        return _Marks(at, max([row.at for row in rows], default=0), found)
