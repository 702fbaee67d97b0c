"""The event log in PostgreSQL: for a room served by several machines.

``writer`` writes; reading uses a few other connections, and pages: a long log is never in memory all at
once.
"""

import sys
from collections.abc import AsyncIterator

import asyncpg

from shuffleup.store.port import GENESIS, AppendResult, Committed, Row, Snapshot, to_nobody
from shuffleup.store.postgres.address import shown
from shuffleup.store.postgres.line import LOST, REFUSED, pooled, told
from shuffleup.store.postgres.schema import prepare
from shuffleup.store.postgres.writer import Writer
from shuffleup.store.rows import broken_link, read_row

READERS = 4
"""How many connections read at the same time, at most."""
PAGE = 1_000
"""How many rows are read at once."""

LINKS = """
select version, command_id, schema, body, digest from "row"
where stream = $1 and version >= $2 order by version limit $3
"""
NEWS = 'select stream, max(version) as version, max(pos) as pos from "row" where pos > $1 group by stream'
STREAMS = """
with recursive found(stream) as (
    select min(stream) from "row"
    union all
    select (select min(next.stream) from "row" next where next.stream > found.stream)
    from found where found.stream is not null
)
select stream from found where stream is not null
"""


class PostgresStore:
    """A ``Store`` in a database. ``open`` it within the event loop that uses it, and ``close`` it there."""

    def __init__(self, url: str, lines: asyncpg.Pool, lock: int, pos: int) -> None:
        self._url = url
        self._lines = lines
        self._seen = pos
        self.committed: Committed = to_nobody
        """See ``Store.committed``."""
        self._writer = Writer(url, lock, lambda rows, seconds: self.committed(rows, seconds))

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The log in this database, created if there is none. Raises ``StoreError``."""
        try:
            lock = await prepare(url)
            lines = await pooled(url, READERS)
            return cls(url, lines, lock, await lines.fetchval('select coalesce(max(pos), 0) from "row"'))
        except REFUSED as fault:
            raise told(url, fault) from None

    async def close(self) -> None:
        """Writes what is waiting and closes the database."""
        await self._writer.close()
        self._lines.terminate()

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``. Answered when the row is on the disk."""
        return await self._writer.append(row)

    async def read(self, stream: str, from_version: int = 1, most: int | None = None) -> tuple[Row, ...]:
        """See ``Store.read``."""
        log = shown(self._url)
        return tuple(
            [
                read_row(log, stream, line["version"], line["schema"], line["body"])
                async for page in self._pages(stream, from_version, most)
                for line in page
            ]
        )

    async def find(self, stream: str, command_id: str) -> Row | None:
        """See ``Store.find``."""
        sql = 'select version, schema, body from "row" where stream = $1 and command_id = $2'
        found = await self._ask(sql, stream, command_id)
        return read_row(shown(self._url), stream, *found[0]) if found else None

    async def version(self, stream: str) -> int:
        """See ``Store.version``."""
        found = await self._ask('select max(version) from "row" where stream = $1', stream)
        return found[0][0] or 0

    async def streams(self) -> tuple[str, ...]:
        """See ``Store.streams``."""
        return tuple([stream for (stream,) in await self._ask(STREAMS)])

    async def news(self) -> dict[str, int]:
        """See ``Store.news``."""
        found = await self._ask(NEWS, self._seen)
        self._seen = max([self._seen, *[line["pos"] for line in found]])
        return {line["stream"]: line["version"] for line in found}

    async def digests(self, stream: str) -> tuple[bytes, ...]:
        """See ``Store.digests``."""
        found = await self._ask('select digest from "row" where stream = $1 order by version', stream)
        return tuple([link for (link,) in found])

    async def check(self, stream: str) -> int | None:
        """See ``Store.check``: over the bytes as they are stored."""
        first, previous = 1, GENESIS
        async for page in self._pages(stream, 0):
            links = [(line["version"], line["command_id"], line["body"], line["digest"]) for line in page]
            broken = broken_link(stream, links, first, previous)
            if broken is not None:
                return broken
            first, previous = first + len(page), page[-1]["digest"]
        return None

    async def snapshot(self, stream: str, code: str) -> Snapshot | None:
        """See ``Store.snapshot``."""
        found = await self._ask("select version, body from snapshot where stream = $1 and code = $2", stream, code)
        return Snapshot(stream, found[0][0], code, found[0][1]) if found else None

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """See ``Store.keep_snapshot``."""
        sql = "insert into snapshot (stream, version, code, body) values ($1, $2, $3, $4) on conflict (stream)"
        sql += " do update set version = excluded.version, code = excluded.code, body = excluded.body"
        await self._ask(sql, snapshot.stream, snapshot.version, snapshot.code, snapshot.body)

    async def drop_snapshots(self) -> None:
        """See ``Store.drop_snapshots``."""
        await self._ask("delete from snapshot")

    async def settle(self, stream: str) -> None:
        """See ``Store.settle``: rows on a disk need no packing."""

    async def _pages(
        self, stream: str, from_version: int, most: int | None = None
    ) -> AsyncIterator[list[asyncpg.Record]]:
        """The rows from a version on, page by page, and no more than ``most``."""
        end = sys.maxsize if most is None else from_version + most
        while page := await self._ask(LINKS, stream, from_version, min(PAGE, end - from_version)):
            yield page
            from_version = page[-1]["version"] + 1

    async def _ask(self, sql: str, *values: str | int | bytes) -> list[asyncpg.Record]:
        """The result of a statement; tried once more if its connection was lost. Raises ``StoreError``."""
        try:
            try:
                found: list[asyncpg.Record] = await self._lines.fetch(sql, *values)
            except LOST:
                found = await self._lines.fetch(sql, *values)
        except REFUSED as fault:
            raise told(self._url, fault) from fault
        return found
