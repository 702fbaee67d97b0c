"""A store as a whole: its log and everything beside it, read as of one moment or written at once, in any database.

The database itself says which tables there are, so that none is forgotten here.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import aiosqlite
from sqlalchemy import Column, Connection, MetaData, Table, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from shuffleup.answer import note
from shuffleup.store.migrating import VERSION_TABLE
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import is_postgres
from shuffleup.store.sqlite_file import address, check_file, told_of

LOG = "row"
PAGE = 1_000
"""How many rows are read at once."""


class WholeStore:
    """An open store. ``tables`` are all of its tables by name, except the one with the revision."""

    def __init__(self, connection: AsyncConnection, tables: dict[str, Table], revision: str) -> None:
        self.connection = connection
        self.tables = tables
        self.revision = revision

    async def counts(self) -> dict[str, int]:
        """How many rows each table has."""
        found: dict[str, int] = {}
        for name, table in self.tables.items():
            found[name] = (await self.connection.execute(select(func.count()).select_from(table))).scalar() or 0
        return found

    async def pages(self, table: Table, columns: list[Column[object]]) -> AsyncIterator[list[tuple[object, ...]]]:
        """These columns of a table, page by page; those of the log by stream and version."""
        wanted = select(*columns)
        if table.name == LOG:
            wanted = wanted.order_by(table.c.stream, table.c.version)
        result = await self.connection.stream(wanted, execution_options={"yield_per": PAGE})
        async for page in result.partitions(PAGE):
            yield [tuple(row) for row in page]


@asynccontextmanager
async def read_whole(place: str) -> AsyncIterator[WholeStore]:
    """A store (a file or a PostgreSQL address) as it is now, even while a server writes to it.

    Raises ``StoreError``.
    """
    if is_postgres(place):
        async with _in_postgres(place, "set transaction isolation level repeatable read, read only") as store:
            if not store.revision:
                raise _not_a_log()
            yield store
    else:
        if not check_file(Path(place)):
            raise StoreError("no-store", note("no-data-in-file", file=place), note("name-the-served-file"))
        async with _in_file(Path(place), "begin") as store:
            yield store


@asynccontextmanager
async def write_whole(place: str) -> AsyncIterator[WholeStore]:
    """A store with existing tables, for writing: everything done in the block is written, or nothing.

    Raises ``StoreError``.
    """
    if is_postgres(place):
        from shuffleup.store.postgres.schema import LOCK

        async with _in_postgres(place, f"select pg_advisory_xact_lock(({LOCK}))") as store:
            yield store
            await store.connection.commit()
    else:
        async with _in_file(Path(place), "begin immediate") as store:
            yield store
            await store.connection.commit()


@asynccontextmanager
async def _in_file(path: Path, begin: str) -> AsyncIterator[WholeStore]:
    async def opened() -> aiosqlite.Connection:
        return await aiosqlite.connect(address(path), uri=True, isolation_level=None)

    engine = create_async_engine("sqlite+aiosqlite://", async_creator=opened, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql(begin)
            yield await _opened(connection)
    except DBAPIError as fault:
        raise told_of(path, fault) from None
    finally:
        await engine.dispose()


@asynccontextmanager
async def _in_postgres(url: str, begin: str) -> AsyncIterator[WholeStore]:
    # Its driver is not always installed.
    from shuffleup.store.postgres.line import REFUSED, connected, told
    from shuffleup.store.postgres.schema import told_of

    opened = partial(connected, url, idle_in_transaction_session_timeout="0")
    engine = create_async_engine("postgresql+asyncpg://", async_creator=opened, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql(begin)
            yield await _opened(connection)
    except DBAPIError as fault:
        raise told_of(url, fault) from None
    except REFUSED as fault:
        raise told(url, fault) from None
    finally:
        await engine.dispose()


def _not_a_log() -> StoreError:
    return StoreError("no-store", note("not-a-rooms-data"), note("name-the-served-file"))


async def _opened(connection: AsyncConnection) -> WholeStore:
    tables = await connection.run_sync(_tables)
    versions = tables.pop(VERSION_TABLE, None)
    revision = (await connection.execute(select(versions))).scalar() if versions is not None else ""
    return WholeStore(connection, tables, str(revision or ""))


def _tables(connection: Connection) -> dict[str, Table]:
    everything = MetaData()
    everything.reflect(connection)
    return dict(everything.tables)
