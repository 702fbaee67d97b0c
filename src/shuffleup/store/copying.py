"""Copying a store into an empty one, in any pair of databases, and comparing them row by row.

Rows of the log are copied byte for byte, so that their chains are the same, and so is everything beside the log. A copy
is written as a whole or not at all. Reading the chains of a store again gives its proof.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Column, Table, insert, text

from shuffleup.answer import note
from shuffleup.store.head import head_file
from shuffleup.store.port import GENESIS, StoreError
from shuffleup.store.postgres.address import is_postgres, shown
from shuffleup.store.rows import Link, broken_link
from shuffleup.store.sqlite_file import make
from shuffleup.store.whole import LOG, WholeStore, read_whole, write_whole

Told: TypeAlias = Callable[[float], None]
"""Receives how much is done, from 0 to 1."""

LINKS = ("stream", "version", "command_id", "body", "digest", "at", "schema")
POS = "pos"
"""The position of a row among those of all streams: PostgreSQL has it, and a file needs none."""


class BrokenStream(Struct, frozen=True):
    """A stream with a row that does not fit its chain."""

    stream: str
    row: int


class TableProof(Struct, frozen=True):
    """A table beside the log: how many rows it has, and one SHA-256 digest of them all, in hexadecimal digits."""

    table: str
    rows: int
    sha256: str


class StoreProof(Struct, frozen=True):
    """What a store holds. ``chains`` is one SHA-256 digest over the last digest of each stream (``port.log_sha256``),
    ``log`` one over every row of the log, whether its chain is whole or not."""

    revision: str
    streams: int
    rows: int
    chains: str
    log: str
    broken: tuple[BrokenStream, ...]
    beside: tuple[TableProof, ...]


class CopiedStore(Struct, frozen=True):
    """What was copied: both sides were read, and are equal. ``left`` are tables for which the target has no place."""

    proof: StoreProof
    left: tuple[str, ...]


class _Chains:
    """The chains of a log, whose rows come stream by stream."""

    def __init__(self) -> None:
        self._whole, self._log = hashlib.sha256(), hashlib.sha256()
        self._stream, self._version, self._digest = "", 0, GENESIS
        self.streams = self.rows = 0
        self.broken: list[BrokenStream] = []

    def add(self, row: tuple[object, ...]) -> None:
        """Adds the next row, with the columns of ``LINKS``."""
        self._log.update(msgspec.msgpack.encode(row))
        stream, link = cast("str", row[0]), cast("Link", row[1:5])
        if stream != self._stream:
            self._end()
            self._stream, self._version, self._digest = stream, 0, GENESIS
            self.streams += 1
        place = broken_link(stream, [link], self._version + 1, self._digest)
        if place is not None and (not self.broken or self.broken[-1].stream != stream):
            self.broken.append(BrokenStream(stream, place))
        self._version, self._digest = link[0], link[3]
        self.rows += 1

    def proof(self, revision: str, beside: tuple[TableProof, ...]) -> StoreProof:
        """The proof of the chains, after the last row."""
        self._end()
        digests = self._whole.hexdigest(), self._log.hexdigest()
        return StoreProof(revision, self.streams, self.rows, *digests, tuple(self.broken), beside)

    def _end(self) -> None:
        if self._stream:
            self._whole.update(self._stream.encode() + b"\0" + self._digest)


class _Work:
    """How much of the rows has been done."""

    def __init__(self, rows: int, told: Told) -> None:
        self._rows, self._told, self._done = max(rows, 1), told, 0

    def done(self, rows: int) -> None:
        """Counts this many more rows."""
        self._done += rows
        self._told(min(self._done / self._rows, 1))


async def check(place: str, told: Told) -> StoreProof:
    """Reads a whole store, and every chain from its first row. Raises ``StoreError``."""
    async with read_whole(place) as store:
        return await _proof(store, _Work(sum((await store.counts()).values()), told))


async def copy(source: str, target: str, told: Told) -> CopiedStore:
    """Copies a store as it stands at one moment; what is written to it later is not in the copy.

    ``source`` and ``target`` are files or addresses of PostgreSQL databases. Raises ``StoreError``, and then leaves
    nothing behind except empty tables in a database.
    """
    async with read_whole(source) as read:
        work = _Work(3 * sum((await read.counts()).values()), told)
        if is_postgres(target):
            from shuffleup.store.postgres.schema import prepare

            await prepare(target, read.revision)
            return await _written(read, target, work)
        return await _in_file(read, Path(target), work)


async def _in_file(read: WholeStore, target: Path, work: _Work) -> CopiedStore:
    part = target.with_name(target.name + ".part")
    if target.exists():
        raise _not_empty(str(target))
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600, exist_ok=False)
        make(part, read.revision)
        copied = await _written(read, str(part), work)
        head_file(target).unlink(missing_ok=True)  # of what was there before
        part.rename(target)
    except OSError as fault:
        what = note("file-unusable", file=str(target), fault=(fault.strerror or str(fault)).lower())
        raise StoreError("unusable", what, note("check-the-disk")) from None
    finally:
        for more in ("", "-wal", "-shm"):
            part.with_name(part.name + more).unlink(missing_ok=True)
    return copied


async def _written(read: WholeStore, target: str, work: _Work) -> CopiedStore:
    place = shown(target) if is_postgres(target) else target
    async with write_whole(target) as written:
        if any((await written.counts()).values()):
            raise _not_empty(place)
        if written.revision != read.revision:
            what = note("layouts-differ", source=read.revision, target=written.revision)
            raise StoreError("other-layout", what, note("name-an-empty-database"))
        for name in sorted(written.tables.keys() & read.tables.keys()):
            await _fill(read, written, name, work)
        proof, copy = await _proof(read, work), await _proof(written, work)
        if replace(copy, beside=proof.beside) != proof or not {*copy.beside} <= {*proof.beside}:
            raise StoreError("copy-differs", note("copy-differs", place=place), note("check-disk-and-programs"))
    left = tuple(sorted(read.tables.keys() - written.tables.keys()))
    return CopiedStore(copy, left)


async def _fill(read: WholeStore, written: WholeStore, name: str, work: _Work) -> None:
    source, target = read.tables[name], written.tables[name]
    columns = _shared(source, target)
    counts = POS in target.c and POS not in source.c
    pos = 0
    async for page in read.pages(source, columns):
        rows = [dict(zip([one.name for one in columns], row, strict=True)) for row in page]
        if counts:
            rows = [{**row, POS: place} for place, row in enumerate(rows, start=pos + 1)]
            pos += len(rows)
        await written.connection.execute(insert(target), rows)
        work.done(len(rows))
    await _count_on(written, target)


async def _count_on(written: WholeStore, table: Table) -> None:
    """Lets the numbers that PostgreSQL generates go on after those that were copied."""
    numbered = table.autoincrement_column
    if written.connection.dialect.name != "postgresql" or numbered is None or table.name == LOG:
        return
    sql = f'select setval(pg_get_serial_sequence(:table, :column), max("{numbered.name}")) from "{table.name}"'
    await written.connection.execute(text(sql), {"table": f'"{table.name}"', "column": numbered.name})


async def _proof(store: WholeStore, work: _Work) -> StoreProof:
    chains = _Chains()
    log = store.tables[LOG]
    async for page in store.pages(log, [log.c[name] for name in LINKS]):
        for row in page:
            chains.add(row)
        work.done(len(page))
    beside = tuple([await _table_proof(store, name, work) for name in sorted(store.tables) if name != LOG])
    return chains.proof(store.revision, beside)


async def _table_proof(store: WholeStore, name: str, work: _Work) -> TableProof:
    """Its rows in any order: databases sort letters differently."""
    table, digests = store.tables[name], []
    async for page in store.pages(table, sorted(table.c, key=lambda one: str(one.name))):
        digests += [hashlib.sha256(msgspec.msgpack.encode(row)).digest() for row in page]
        work.done(len(page))
    return TableProof(name, len(digests), hashlib.sha256(b"".join(sorted(digests))).hexdigest())


def _shared(source: Table, target: Table) -> list[Column[object]]:
    return [one for one in source.c if one.name in target.c]


def _not_empty(place: str) -> StoreError:
    return StoreError("not-empty", note("place-is-not-empty", place=place), note("name-an-empty-place"))
