"""What a backup says of itself: how far each stream goes and the head of its chain, and what every table holds.

It is worked out from the SQLite file that lies in the backup when that is made, and again when it is restored: nothing
is missing where both are the same.
"""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from shuffleup.store.port import GENESIS
from shuffleup.store.rows import broken_link
from shuffleup.store.sqlite import LINKS, STREAMS
from shuffleup.store.sqlite_file import unusable

SCHEMA = "shuffleup.backup-file/1"
NOT_KEPT = "snapshot"
"""The states that a server keeps to start quicker: they are worked out again."""
_CHAINED = "body"
"""The column of the log that the digests of its chain cover."""


class BackedUpStream(Struct, frozen=True):
    """A stream in a backup: its rows, and the digest of the last one."""

    stream: str
    rows: int
    head: str
    broken_at: int = 0
    """The first row that was not as it was written when the backup was made, 0 if there was none."""


class BackedUpTable(Struct, frozen=True):
    """A table in a backup: its rows, and one digest over all of them."""

    table: str
    rows: int
    sha256: str


class Contents(Struct, frozen=True):
    """Everything that is in the data of a room."""

    streams: tuple[BackedUpStream, ...]
    tables: tuple[BackedUpTable, ...]

    @property
    def rows(self) -> int:
        """How many rows the log has."""
        return sum([one.rows for one in self.streams])

    @property
    def log_sha256(self) -> str:
        """One digest for everything that happened, as ``port.log_sha256`` works it out of a store."""
        whole = hashlib.sha256()
        for one in self.streams:
            whole.update(one.stream.encode() + b"\0" + bytes.fromhex(one.head))
        return whole.hexdigest()


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup says of itself. ``made_at`` is in microseconds UTC; ``sha256`` is that of the data in it."""

    schema: str
    software: str
    revision: str
    """That of the layout of its tables."""
    made_at: int
    bytes: int
    sha256: str
    contents: Contents
    key: str = ""
    """The secret of the room, sealed under a passphrase; empty where it is not in the backup."""


def contents_of(path: Path) -> Contents:
    """Everything that is in a SQLite file to which nobody writes. Raises ``StoreError``."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            streams = [one for (one,) in connection.execute(STREAMS)]
            return Contents(
                tuple([_stream(connection, stream) for stream in streams]),
                tuple([_table(connection, table) for table in _tables(connection)]),
            )
    except sqlite3.Error as fault:
        raise unusable(path, fault) from None


def _stream(connection: sqlite3.Connection, stream: str) -> BackedUpStream:
    broken = broken_link(stream, connection.execute(LINKS, (stream,)))
    sql = "select version, digest from row where stream = ? order by version desc limit 1"
    head = connection.execute(sql, (stream,)).fetchone() or (0, GENESIS)
    rows = connection.execute("select count(*) from row where stream = ?", (stream,)).fetchone()[0]
    return BackedUpStream(stream, rows, head[1].hex(), broken or 0)


def _tables(connection: sqlite3.Connection) -> list[str]:
    sql = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
    return [name for (name,) in connection.execute(sql) if name != NOT_KEPT]


def _table(connection: sqlite3.Connection, table: str) -> BackedUpTable:
    columns = [f'"{line[1]}"' for line in connection.execute(f'pragma table_info("{table}")') if line[1] != _CHAINED]
    keys = [f'"{line[1]}"' for line in connection.execute(f'pragma table_info("{table}")') if line[5]]
    sql = f'select {", ".join(columns)} from "{table}" order by {", ".join(keys or columns)}'
    whole, rows = hashlib.sha256(", ".join(columns).encode()), 0
    for line in connection.execute(sql):
        whole.update(b"\n" + msgspec.json.encode(line))
        rows += 1
    return BackedUpTable(table, rows, whole.hexdigest())
