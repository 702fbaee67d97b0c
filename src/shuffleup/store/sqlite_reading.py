"""The event log of a SQLite file, read beside the server that may be writing it; the file is not changed.

While a server runs, its newest rows are in a file beside the log (``-wal``), and SQLite lets others read both at once.
If there is none, nobody is writing, and the file is read as one that cannot change: then no file is created beside it.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.store.migrating import newest
from shuffleup.store.port import GENESIS, Row, StoreError
from shuffleup.store.rows import broken_link, row_of
from shuffleup.store.sqlite import LINKS, STREAMS
from shuffleup.store.sqlite_file import APPLICATION_ID, BUSY_MS


class ReadStream(Struct, frozen=True):
    """A stream as it stood at one moment: its rows as far as their chain is whole, and the digest of the last one."""

    stream: str
    rows: tuple[Row, ...]
    digest: bytes
    broken_at: int
    """The first row that does not fit the chain or cannot be read; 0 if there is none."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """The log in this file as it is now, for reading only. Raises ``StoreError``."""
    try:
        connection = _opened(path)
    except sqlite3.Error as fault:
        raise _unreadable(fault) from None
    try:
        yield connection
    except sqlite3.Error as fault:
        raise _unreadable(fault) from None
    finally:
        connection.close()


def streams(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The names of all streams, in alphabetical order."""
    return tuple([stream for (stream,) in connection.execute(STREAMS)])


def read(connection: sqlite3.Connection, stream: str) -> ReadStream:
    """A stream, up to the first row that is not as it was written."""
    links = connection.execute(LINKS, (stream,)).fetchall()
    broken = broken_link(stream, links) or 0
    sql = "select schema, body from row where stream = ? order by version"
    rows: list[Row] = []
    for place, (schema, body) in enumerate(connection.execute(sql, (stream,)), start=1):
        if place == broken:
            break
        try:
            rows.append(row_of(schema, body))
        except msgspec.MsgspecError:
            broken = place
            break
    return ReadStream(stream, tuple(rows), links[len(rows) - 1][3] if rows else GENESIS, broken)


def _opened(path: Path) -> sqlite3.Connection:
    real = path.resolve()  # what SQLite keeps beside a file stands beside the file itself, not beside a link
    written = real.with_name(f"{real.name}-wal").exists()
    options = "mode=ro" if written else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{real.as_uri()}?{options}", uri=True, isolation_level=None, timeout=BUSY_MS / 1_000)
    try:
        owner = connection.execute("pragma application_id").fetchone()[0]
        layout = connection.execute("pragma user_version").fetchone()[0]
        connection.execute("begin")  # so that everything is read as of one moment
    except sqlite3.Error:
        connection.close()
        raise
    if owner == APPLICATION_ID and layout <= int(newest()):
        return connection
    connection.close()
    if owner == APPLICATION_ID:
        raise StoreError("too-new", note("of-newer-shuffleup"), note("install-that-version"))
    raise _not_ours()


def _unreadable(fault: sqlite3.Error) -> StoreError:
    text = str(fault).lower()
    if "not a database" in text or "malformed" in text or "no such table" in text:
        return _not_ours()
    return StoreError("unreadable", note("it-cannot-be-read-why", why=text), note("check-file-permissions"))


def _not_ours() -> StoreError:
    return StoreError("not-ours", note("not-a-rooms-data"), note("name-the-served-file"))
