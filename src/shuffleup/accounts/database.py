"""Where people and keys are stored: beside the log in its SQLite file, in PostgreSQL, or in memory for a test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path

from sqlalchemy import URL, Table, delete, event, false, inspect, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from shuffleup.accounts.schema import METADATA, STAFF
from shuffleup.accounts.seal import Seal
from shuffleup.answer import note
from shuffleup.store.port import StoreError
from shuffleup.store.sqlite_file import BUSY_MS, prepare


class Database:
    """One database, and the seal on its personal data. ``open`` it within the event loop that uses it, and ``close`` it
    there."""

    def __init__(self, engine: AsyncEngine, seal: Seal, prepare: Callable[[], Awaitable[object]] | None = None) -> None:
        self._engine = engine
        self._prepare = prepare
        self._turns: _Turns | None = None
        self._counting = asyncio.Lock()
        """Of one process one counts at a time: a hundred who wait for a file would not all get it in time."""
        self.seal = seal

    @classmethod
    def beside(cls, log: Path, seal: Seal) -> "Database":
        """A database in the SQLite file of a log."""
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(log)), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _as_the_log)
        return cls(engine, seal, lambda: asyncio.to_thread(prepare, log))

    @classmethod
    def in_postgres(cls, url: str, seal: Seal) -> "Database":
        """A database in PostgreSQL."""
        from shuffleup.store.postgres import schema as postgres_schema  # its driver is not always installed
        from shuffleup.store.postgres.line import line

        lines = {"async_creator": lambda: line(url), "pool_pre_ping": True}
        engine = create_async_engine("postgresql+asyncpg://", hide_parameters=True, **lines)
        return cls(engine, seal, lambda: postgres_schema.prepare(url))

    @classmethod
    def in_memory(cls) -> "Database":
        """A database in memory: it ends with the program."""
        return cls(
            create_async_engine("sqlite+aiosqlite://", poolclass=StaticPool, hide_parameters=True), Seal.of_the_moment()
        )

    async def open(self) -> None:
        """Creates the missing tables. Raises ``StoreError``."""
        if self._prepare:
            await self._prepare()
            return
        self._turns = _Turns()
        async with self.writing() as connection:
            await connection.run_sync(METADATA.create_all)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end of the block. Raises ``StoreError``."""
        try:
            async with self._turn(), self._engine.begin() as connection:
                yield connection
        except IntegrityError:  # what is there already: the caller knows what that means
            raise
        except SQLAlchemyError as fault:
            raise _unusable(fault) from fault

    @asynccontextmanager
    async def counting(self, table: Table) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else adds to this table, so that a limit counts what is there. Raises
        ``StoreError``."""
        async with self._counting, self.writing() as connection:
            if connection.dialect.name == "sqlite":  # the right to write comes before anything is read
                await connection.execute(delete(table).where(false()))
            else:
                await connection.execute(text(f'lock table "{table.name}" in share row exclusive mode'))
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading. Raises ``StoreError``."""
        try:
            async with self._turn(), self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as fault:
            raise _unusable(fault) from fault

    def _turn(self) -> AbstractAsyncContextManager[None]:
        return self._turns.taken() if self._turns else nullcontext()

    async def in_use(self) -> bool:
        """Does it hold anybody? Raises ``StoreError``."""
        async with self.reading() as connection:
            made = await connection.run_sync(lambda there: inspect(there).has_table(STAFF.name))
            return made and (await connection.execute(select(STAFF.c.id).limit(1))).first() is not None

    async def close(self) -> None:
        """Closes the database."""
        await self._engine.dispose()


class _Turns:
    """Users of a shared connection take turns: otherwise one would end another's transaction."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._whose: object = None

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """A turn; a task that already has one continues in it."""
        asker = asyncio.current_task()
        if self._whose is asker:
            yield
            return
        async with self._lock:
            self._whose = asker
            try:
                yield
            finally:
                self._whose = None


def _as_the_log(connection: DBAPIConnection, _: object) -> None:
    """Writes the file as the log is written: nothing that was answered is lost in a power cut. Erased data is also
    overwritten."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = wal", "synchronous = full", "secure_delete = on", f"busy_timeout = {BUSY_MS}"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _unusable(fault: SQLAlchemyError) -> StoreError:
    """The database's own message, in one line."""
    said = str(getattr(fault, "orig", None) or fault).partition("\n")[0]
    return StoreError("people-unusable", note("people-unusable", fault=said), note("check-disk-and-programs"))
