"""The one writer of a process to a log in PostgreSQL.

Rows that arrive while it waits for the disk are committed together, as in SQLite. A lock that lasts as long as the
transaction keeps the writers of other processes out: what a batch is decided on is still true when it is written, and
``pos`` counts the rows of all streams in commit order, without gaps and without late arrivals.

A connection may break between a commit and its answer. The batch is then retried over a new connection, and a row found
there byte for byte was written by the first try: a caller is never told that nothing was written unless that is
certain.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import TypeAlias

import asyncpg
from msgspec import Struct

from shuffleup.store.port import GENESIS, Appended, AppendResult, Committed, Conflict, Row, StoreError, digest
from shuffleup.store.postgres.address import shown
from shuffleup.store.postgres.line import LOST, connected, told
from shuffleup.store.rows import ChainHead, read_row
from shuffleup.wire.json import canonical
from shuffleup.wire.upcast import SCHEMA

GROUP = 256
"""How many rows are committed together, at most."""
HEALING_SECONDS = 2
"""How long an unwritten batch is retried before the waiting callers are told that the connection is lost."""
AGAIN_SECONDS = 0.05

ASK = """
select head.version as head, head.digest, known.version, known.schema, known.body
from unnest($1::text[], $2::text[]) with ordinality as asked(stream, command_id, place)
left join lateral (
    select version, digest from "row" where stream = asked.stream collate "C" order by version desc limit 1
) head on true
left join lateral (
    select version, schema, body from "row"
    where stream = asked.stream collate "C" and command_id = asked.command_id collate "C" limit 1
) known on true
order by asked.place
"""
WRITE = """
insert into "row" (pos, stream, version, command_id, at, schema, body, digest)
select (select coalesce(max(pos), 0) from "row") + place, stream, version, command_id, at, $7, body, digest
from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bytea[], $6::bytea[])
with ordinality as new(stream, version, command_id, at, body, digest, place)
"""

Answer: TypeAlias = AppendResult | StoreError
New: TypeAlias = tuple[str, int, str, int, bytes, bytes]


class _Append(Struct):
    """A row on its way to the log, and the caller waiting for the answer."""

    row: Row
    body: bytes
    answer: "asyncio.Future[AppendResult]"


class Writer:
    """Writes for as long as it is open; ``lock`` is the number that keeps the writers of one log apart."""

    def __init__(self, url: str, lock: int, committed: Committed) -> None:
        self._url = url
        self._told = committed
        self._begin = f"begin; select pg_advisory_xact_lock({lock})"
        self._waiting: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._line: asyncpg.Connection | None = None
        self._commits = False
        self._closes = False
        self._task = asyncio.create_task(self._run(), name="shuffleup-writer")

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``. Answered when the row is on the disk."""
        waits: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Append(row, canonical(row), waits))
        return await waits

    async def close(self) -> None:
        """Writes what is waiting and closes the connection."""
        self._closes = True
        self._waiting.put_nowait(None)
        await self._task
        self._drop()

    async def _run(self) -> None:
        while group := await self._next():
            began = time.monotonic()
            try:
                answers: Sequence[Answer] = await self._committed(group)
                self._told(len(group), time.monotonic() - began)
            except Exception as fault:  # noqa: BLE001 - whoever waits gets it as his answer
                answers = [told(self._url, fault) for _ in group]
            for one, answer in zip(group, answers, strict=True):
                if one.answer.done():  # the caller has stopped waiting
                    continue
                if isinstance(answer, StoreError):
                    one.answer.set_exception(answer)
                else:
                    one.answer.set_result(answer)

    async def _next(self) -> list[_Append]:
        """All that is waiting; empty at the end."""
        group: list[_Append] = []
        while not group or (len(group) < GROUP and not self._waiting.empty()):
            one = await self._waiting.get()
            if one is None:
                if group:
                    self._waiting.put_nowait(None)
                return group
            if not one.answer.done():
                group.append(one)
        return group

    async def _committed(self, group: list[_Append]) -> list[Answer]:
        """The answers to a batch that is on the disk, retried while a new connection can be had."""
        until = time.monotonic() + HEALING_SECONDS
        in_doubt = False
        while True:
            try:
                return await self._written(group, again=in_doubt)
            except LOST:
                self._drop()
                in_doubt |= self._commits
                if self._closes or (time.monotonic() > until and not in_doubt):
                    raise
                await asyncio.sleep(AGAIN_SECONDS)
            except BaseException:
                self._drop()
                raise

    async def _written(self, group: list[_Append], *, again: bool) -> list[Answer]:
        self._commits, line = False, self._line
        if line is None:
            line = self._line = await connected(self._url)
        await line.execute(self._begin)
        found = await line.fetch(ASK, [one.row.stream for one in group], [one.row.command_id for one in group])
        answers, new = decided(group, found, shown(self._url), again=again)
        if new:
            await line.execute(WRITE, *map(list, zip(*new, strict=True)), SCHEMA)
        self._commits = True
        await line.execute("commit")
        return answers

    def _drop(self) -> None:
        """Without its connection a transaction ends, too."""
        if self._line is not None:
            self._line.terminate()
            self._line = None


def decided(
    group: Sequence[_Append], found: Sequence[asyncpg.Record], log: str, *, again: bool
) -> tuple[list[Answer], list[New]]:
    """The answer to each row of a batch, and what is to be written, given what the log has of their streams and ids."""
    answers: list[Answer] = []
    new: list[New] = []
    heads: dict[str, ChainHead] = {}
    written: dict[tuple[str, str], Row] = {}
    for one, there in zip(group, found, strict=True):
        row, key = one.row, (one.row.stream, one.row.command_id)
        head = heads.get(row.stream) or ChainHead(there["head"] or 0, there["digest"] or GENESIS)
        if key in written:
            answers.append(Appended(written[key], repeated=True))
        elif there["body"] is not None:
            ours = again and (there["version"], there["body"]) == (row.version, one.body)
            answers.append(Appended(row, repeated=False) if ours else _known(log, row.stream, there))
            written |= {key: row} if ours else {}
        elif row.version != head.version + 1:
            answers.append(Conflict(row.stream, head.version))
        else:
            link = digest(head.digest, one.body)
            heads[row.stream], written[key] = ChainHead(row.version, link), row
            new.append((row.stream, row.version, row.command_id, row.at, one.body, link))
            answers.append(Appended(row, repeated=False))
    return answers, new


def _known(log: str, stream: str, there: asyncpg.Record) -> Answer:
    try:
        return Appended(read_row(log, stream, there["version"], there["schema"], there["body"]), repeated=True)
    except StoreError as fault:
        return fault
