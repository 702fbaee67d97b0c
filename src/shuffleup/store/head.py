"""The head of a log in a file: which row was acknowledged last, kept beside it (``<file>-head``).

    torn      the program died while it wrote: SQLite drops the unfinished end, of which nobody was told. The head
              names an earlier row, and that is there
    rotten    a bit of the write-ahead log is wrong: SQLite takes that for a torn end, and drops it and all that
              follows. The head names a row that is gone

It is written after each commit and before its answer, and not waited for: if the program is killed, the system still
has it. After a power cut an older one may be found, which is as true.
"""

import sqlite3
import zlib
from contextlib import closing, suppress
from io import FileIO
from pathlib import Path

import msgspec
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.store.port import GENESIS, StoreError, digest

SIZE = 1_024
"""How many bytes are read: more than any head has."""


class LogHead(Struct, frozen=True, array_like=True):
    """A row that was acknowledged: its stream, its version and its digest."""

    stream: str
    version: int
    digest: bytes


def head_file(path: Path) -> Path:
    """Where the head of the log in this file is kept: beside the file itself, as SQLite does, and not beside a link."""
    real = path.resolve()
    return real.with_name(f"{real.name}-head")


class HeadKeeper:
    """Keeps the head of a log; a head that cannot be written leaves the one before, and holds up nothing."""

    def __init__(self, path: Path) -> None:
        self._place = head_file(path)
        self._file: FileIO | None = None

    def keep(self, head: LogHead) -> None:
        """Writes it, over the one before: in one piece, and with a sum of its bytes."""
        body = msgspec.json.encode(head)
        with suppress(OSError):
            if self._file is None:
                self._place.touch(mode=0o600)
                self._file = self._place.open("r+b", buffering=0)
            self._file.seek(0)
            self._file.write(b"%08x %b\n" % (zlib.crc32(body), body))

    def close(self) -> None:
        """Lets go of the file."""
        if self._file:
            self._file.close()


def kept_head(path: Path) -> LogHead | None:
    """The head kept beside this file; None if there is none, or none that can be trusted."""
    try:
        with head_file(path).open("rb") as file:
            line, _, _ = file.read(SIZE).partition(b"\n")
        body = line[9:]
        return msgspec.json.decode(body, type=LogHead) if int(line[:8], 16) == zlib.crc32(body) else None
    except (OSError, ValueError, msgspec.MsgspecError):
        return None


def check_head(path: Path) -> None:
    """Raises ``StoreError`` if the row that was acknowledged last is not in the file; nothing is written.

    The file is read as others read it beside a server, so that what is left of a write-ahead log stays as it is.
    """
    head = kept_head(path)
    if head is None:
        return
    real = path.resolve()
    options = "mode=ro" if real.with_name(f"{real.name}-wal").exists() else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{real.as_uri()}?{options}", uri=True)) as connection:
        last = _end(connection, head)
    if last < head.version:
        what = note("rows-are-lost", file=str(path), stream=head.stream, version=head.version, last=last)
        raise StoreError("rows-lost", what, note("restore-or-go-on", head=str(head_file(path))))


def _end(connection: sqlite3.Connection, head: LogHead) -> int:
    """Up to which row the head's stream is what it was. A row that does not fit its own chain is there: it seals it."""
    sql = "select version, body, digest from row where stream = ? and version <= ? order by version desc limit 2"
    try:
        found = connection.execute(sql, (head.stream, head.version)).fetchall()
    except sqlite3.OperationalError as fault:
        if "no such table" not in str(fault):
            raise
        found = []
    if not found or found[0][0] < head.version or found[0][2] == head.digest:
        return found[0][0] if found else 0
    (_, body, link), *before = found
    another = digest(before[0][2] if before else GENESIS, body) == link
    return head.version - 1 if another else head.version
