"""The event log in one SQLite file: the default for a room with one server.

    row         one line for each command that was accepted: its bytes, and the digest that links it to the row before
    snapshot    states stored for a quicker start; may be deleted at any time

One thread writes. Commands that arrive while it waits for the disk are committed together (group commit), so that many
tables cost hardly more than one; each is answered only after its commit is on the disk (WAL, ``synchronous=FULL``).
A second connection reads, on a thread of its own. The digest is computed over the bytes as they are stored, and rows of
an older schema are lifted after that, so a newer Shuffleup finds the old chain whole.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from msgspec import Struct

from shuffleup.store.head import HeadKeeper, LogHead
from shuffleup.store.port import (
    GENESIS,
    Appended,
    AppendResult,
    Committed,
    Conflict,
    Row,
    Snapshot,
    digest,
    to_nobody,
)
from shuffleup.store.rows import ChainHead, broken_link, read_row
from shuffleup.store.sqlite_file import check_pages, connected, prepare, unusable
from shuffleup.wire.json import canonical
from shuffleup.wire.upcast import SCHEMA

T = TypeVar("T")

GROUP = 256
"""How many commands are committed together, at most."""
LINKS = "select version, command_id, body, digest from row where stream = ? order by version"
"""The chain of a stream."""
KNOWN = "select count(*) from row indexed by sqlite_autoindex_row_2 where stream = ?"
"""Counts the rows of a stream through the index by command id."""
FIND = "select version, schema, body from row where stream = ? and command_id = ?"

STREAMS = """
with recursive found(stream) as (
    select min(stream) from row
    union all
    select (select min(row.stream) from row where row.stream > found.stream) from found where found.stream is not null
)
select stream from found where stream is not null
"""
"""One step of the index for each stream: scanning every row would take longer with every hand."""


class _Append(Struct):
    """A row on its way to the writer, and the caller waiting for the answer."""

    row: Row
    body: bytes
    answer: "Future[AppendResult]"


class SqliteStore:
    """A ``Store`` in a file. ``open`` it, and ``close`` it when the program ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.backup: Path | None = None
        """The copy of the file as it was, if opening it has upgraded its layout."""
        self.committed: Committed = to_nobody
        """See ``Store.committed``: called by the writer's thread."""
        self._waiting: SimpleQueue[_Append | Callable[[sqlite3.Connection], None] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "shuffleup-reader")
        self._reader = connected(path)
        self._writer = threading.Thread(target=self._write, name="shuffleup-writer", daemon=True)
        self._writer.start()

    @classmethod
    def open(cls, path: Path) -> "SqliteStore":
        """The log in this file, created if there is none. Raises ``StoreError``."""
        try:
            backup = prepare(path)
            check_pages(path)
            store = cls(path)
            store.backup = backup
            return store
        except sqlite3.Error as fault:
            raise unusable(path, fault) from None

    def close(self) -> None:
        """Writes what is waiting and closes the file."""
        self._waiting.put(None)
        self._writer.join()
        self._reading.submit(self._reader.close)
        self._reading.shutdown()

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``. Answered when the row is on the disk."""
        waits: Future[AppendResult] = Future()
        self._waiting.put(_Append(row, canonical(row), waits))
        return await asyncio.wrap_future(waits)

    async def read(self, stream: str, from_version: int = 1, most: int | None = None) -> tuple[Row, ...]:
        """See ``Store.read``."""
        sql = "select version, schema, body from row where stream = ? and version >= ? order by version limit ?"
        asked = (stream, from_version, -1 if most is None else most)

        # Read one by one, outside the loop: the bytes of a long log are never in memory all at once, and nobody waits.
        return await self._beside(
            lambda: tuple([read_row(str(self._path), stream, *row) for row in self._reader.execute(sql, asked)])
        )

    async def find(self, stream: str, command_id: str) -> Row | None:
        """See ``Store.find``."""
        found = await self._ask(FIND, stream, command_id)
        return read_row(str(self._path), stream, *found[0]) if found else None

    async def version(self, stream: str) -> int:
        """See ``Store.version``."""
        found = await self._ask("select max(version) from row where stream = ?", stream)
        return found[0][0] or 0

    async def streams(self) -> tuple[str, ...]:
        """See ``Store.streams``."""
        return tuple([stream for (stream,) in await self._ask(STREAMS)])

    async def news(self) -> dict[str, int]:
        """See ``Store.news``: nobody else writes here."""
        return {}

    async def digests(self, stream: str) -> tuple[bytes, ...]:
        """See ``Store.digests``."""
        found = await self._ask("select digest from row where stream = ? order by version", stream)
        return tuple([link for (link,) in found])

    async def check(self, stream: str) -> int | None:
        """See ``Store.check``: over the bytes as they are stored, row by row and outside the loop."""
        return await self._beside(lambda: self._broken(stream))

    def _broken(self, stream: str) -> int | None:
        """A damaged page may hide the last rows: so the index by command id, stored elsewhere, counts them too."""
        numbers = count(1)
        links = (link for _, link in zip(numbers, self._reader.execute(LINKS, (stream,)), strict=False))
        place = broken_link(stream, links)
        if place is not None:
            return place
        after = next(numbers) - 1
        (known,) = self._reader.execute(KNOWN, (stream,)).fetchone()
        return after if known != after - 1 else None

    async def snapshot(self, stream: str, code: str) -> Snapshot | None:
        """See ``Store.snapshot``."""
        found = await self._ask("select version, body from snapshot where stream = ? and code = ?", stream, code)
        return Snapshot(stream, found[0][0], code, found[0][1]) if found else None

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """See ``Store.keep_snapshot``."""
        sql = "insert or replace into snapshot (stream, version, code, body) values (?, ?, ?, ?)"
        await self._do(sql, snapshot.stream, snapshot.version, snapshot.code, snapshot.body)

    async def drop_snapshots(self) -> None:
        """See ``Store.drop_snapshots``."""
        await self._do("delete from snapshot")

    async def settle(self, stream: str) -> None:
        """See ``Store.settle``: rows on a disk need no packing."""

    # ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _ask(self, sql: str, *values: str | int) -> list[tuple]:  # type: ignore[type-arg]  # columns of the query
        return await self._beside(lambda: self._reader.execute(sql, values).fetchall())

    async def _beside(self, read: Callable[[], T]) -> T:
        """Reads on the reader's thread. Raises ``StoreError``."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, read)
        except sqlite3.Error as fault:
            raise unusable(self._path, fault) from fault

    # ── writing ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _do(self, sql: str, *values: str | int | bytes) -> None:
        """Runs a statement on the writer's thread, in its turn."""
        done: Future[None] = Future()

        def run(connection: sqlite3.Connection) -> None:
            if done.set_running_or_notify_cancel():
                _answer(done, self._path, lambda: _committed(connection, partial(connection.execute, sql, values)))

        self._waiting.put(run)
        await asyncio.wrap_future(done)

    def _write(self) -> None:
        """The writer's thread: takes all that is waiting and commits it together."""
        connection, keeper = connected(self._path), HeadKeeper(self._path)
        heads = _Heads(connection, keeper)
        group: list[_Append] = []
        ends = False
        while not ends:
            task = self._waiting.get()
            if isinstance(task, _Append):
                if task.answer.set_running_or_notify_cancel():
                    group.append(task)
                if len(group) < GROUP and not self._waiting.empty():
                    continue
            if group:
                began = time.perf_counter()
                _commit_group(connection, heads, group, self._path)
                self.committed(len(group), time.perf_counter() - began)
                group = []
            if task is None:
                ends = True
            elif not isinstance(task, _Append):
                task(connection)
        connection.close()
        keeper.close()


class _Heads:
    """The last row of each stream, remembered as long as no other program writes to the file."""

    def __init__(self, connection: sqlite3.Connection, keeper: HeadKeeper) -> None:
        self._connection = connection
        self._keeper = keeper
        self._known: dict[str, ChainHead] = {}
        self._added: LogHead | None = None
        self._others = -1

    def refresh(self) -> None:
        """Forgets everything if another program has written since."""
        others = self._connection.execute("pragma data_version").fetchone()[0]
        if others != self._others:
            self._known.clear()
            self._others = others

    def of(self, stream: str) -> ChainHead:
        """The last version of a stream and its digest."""
        head = self._known.get(stream)
        if head is None:
            sql = "select version, digest from row where stream = ? order by version desc limit 1"
            found = self._connection.execute(sql, (stream,)).fetchone()
            head = self._known[stream] = ChainHead(*found) if found else ChainHead(0, GENESIS)
        return head

    def set(self, stream: str, head: ChainHead) -> None:
        """A row was added."""
        self._known[stream] = head
        self._added = LogHead(stream, head.version, head.digest)

    def committed(self) -> None:
        """What was added is on the disk: its last row is kept beside the file, before anybody is told of it."""
        if self._added:
            self._keeper.keep(self._added)
        self._added = None

    def forget(self) -> None:
        """Forgets what was added: it was not committed."""
        self._known.clear()
        self._added = None


def _commit_group(connection: sqlite3.Connection, heads: _Heads, group: Sequence[_Append], path: Path) -> None:
    answers: list[AppendResult] = []

    def run() -> None:
        heads.refresh()
        answers.extend([_appended(connection, heads, one, path) for one in group])

    try:
        _committed(connection, run)
    except Exception as fault:  # noqa: BLE001 - a full disk, say: whoever waits gets it as his answer
        heads.forget()
        for one in group:
            one.answer.set_exception(unusable(path, fault) if isinstance(fault, sqlite3.Error) else fault)
        return
    heads.committed()
    for one, answer in zip(group, answers, strict=True):
        one.answer.set_result(answer)


def _appended(connection: sqlite3.Connection, heads: _Heads, one: _Append, path: Path) -> AppendResult:
    row = one.row
    known = connection.execute(FIND, (row.stream, row.command_id)).fetchone()
    if known:
        return Appended(read_row(str(path), row.stream, *known), repeated=True)
    head = heads.of(row.stream)
    if row.version != head.version + 1:
        return Conflict(row.stream, head.version)
    link = digest(head.digest, one.body)
    connection.execute(
        "insert into row (stream, version, command_id, at, schema, body, digest) values (?, ?, ?, ?, ?, ?, ?)",
        (row.stream, row.version, row.command_id, row.at, SCHEMA, one.body, link),
    )
    heads.set(row.stream, ChainHead(row.version, link))
    return Appended(row, repeated=False)


def _committed(connection: sqlite3.Connection, run: Callable[[], object]) -> None:
    connection.execute("begin immediate")
    try:
        run()
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def _answer(done: "Future[None]", path: Path, run: Callable[[], None]) -> None:
    try:
        run()
    except Exception as fault:  # noqa: BLE001 - handed to whoever waits
        done.set_exception(unusable(path, fault) if isinstance(fault, sqlite3.Error) else fault)
    else:
        done.set_result(None)
