"""The tables of a room in PostgreSQL: created in a new schema, upgraded to the newest layout in an older one."""

from functools import partial

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from shuffleup.answer import note
from shuffleup.store.migrating import VERSION_TABLE, check_revision, newest, upgrade
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import shown
from shuffleup.store.postgres.line import REFUSED, check_age, connected, told

LOCK = "select hashtextextended('shuffleup/log/' || current_schema(), 0)"
"""One lock for each log: a database may have several logs, each in a schema of its own."""
OURS = ("row", "snapshot", "staff", "person")
PATIENCE = {"lock_timeout": "9s", "idle_in_transaction_session_timeout": "60s"}
"""An upgrade loads its tools in the middle of its transaction, and others wait for it: slow machines need longer."""


async def prepare(url: str, revision: str = "") -> int:
    """Creates the tables, or upgrades them to the newest layout; returns the number of the lock between writers.

    With a ``revision``, new tables get that one, and existing ones stay as they are. Raises ``StoreError``.
    """
    try:
        line = await connected(url)
        try:
            await check_age(line, url)
            lock = int(await line.fetchval(LOCK) or 0)
            found = await _revision(line, shown(url))
        finally:
            await line.close()
        if not found or (found != newest() and not revision):
            await _renew(url, lock, revision)
    except DBAPIError as fault:
        raise told_of(url, fault) from None
    except REFUSED as fault:
        raise told(url, fault) from None
    return lock


async def revision_of(url: str) -> str:
    """The revision of the existing layout; empty if there is none. Raises ``StoreError``."""
    try:
        line = await connected(url)
        try:
            await check_age(line, url)
            return await _revision(line, shown(url))
        finally:
            await line.close()
    except REFUSED as fault:
        raise told(url, fault) from None


def told_of(url: str, fault: DBAPIError) -> StoreError:
    """The error that SQLAlchemy reports of a database."""
    cause = fault.orig.__cause__ if fault.orig else None
    return told(url, cause if isinstance(cause, Exception) else fault)


async def _renew(url: str, lock: int, revision: str) -> None:
    opened = partial(connected, url, **PATIENCE)
    engine = create_async_engine("postgresql+asyncpg://", async_creator=opened, poolclass=NullPool)
    async with engine.begin() as connection:
        # Of several processes that start at once, one creates the tables, and the others find them.
        await connection.exec_driver_sql(f"select pg_advisory_xact_lock({lock})")
        await connection.run_sync(upgrade, revision)


async def _revision(line: asyncpg.Connection, place: str) -> str:
    """The existing revision; empty if there is none. Raises ``StoreError``."""
    if await line.fetchval("select to_regclass($1)", VERSION_TABLE) is None:
        sql = "select count(*) from pg_tables where schemaname = current_schema() and tablename = any($1)"
        if await line.fetchval(sql, OURS):
            raise StoreError("not-ours", note("another-programs-data", file=place), note("name-another-database"))
        return ""
    found = str(await line.fetchval(f"select version_num from {VERSION_TABLE}"))
    check_revision(found, place)
    return found
