"""The manifest of a backup: how far each stream goes, the head of its chain, and the proof of all its contents.

It is computed from the SQLite file in the backup when the backup is made, and again when it is restored: if both are
the same, nothing is missing.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from shuffleup.store.copying import StoreProof, check
from shuffleup.store.sqlite_file import unusable

SCHEMA = "shuffleup.backup-file/1"
_HEADS = "select stream, count(*), max(version) from row group by stream order by stream"
_HEAD = "select digest from row where stream = ? and version = ?"


class StreamHead(Struct, frozen=True):
    """A stream in a backup: its rows, and the digest of the last one."""

    stream: str
    rows: int
    head: str


class Contents(Struct, frozen=True):
    """Everything that is in the data of a room: the streams one by one, and the proof of the whole."""

    streams: tuple[StreamHead, ...]
    proof: StoreProof


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """The manifest of a backup. ``made_at`` is in microseconds UTC; ``sha256`` is that of the data in it."""

    schema: str
    software: str
    revision: str
    """The revision of the layout of its tables."""
    made_at: int
    bytes: int
    sha256: str
    contents: Contents
    key: str = ""
    """The secret of the room, sealed under a passphrase; empty if it is not in the backup."""


async def contents_of(path: Path) -> Contents:
    """All contents of a SQLite file that nobody is writing to. Raises ``StoreError``."""
    proof = await check(str(path), lambda _: None)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            heads = connection.execute(_HEADS).fetchall()
            links = [connection.execute(_HEAD, (stream, last)).fetchone()[0] for stream, _, last in heads]
    except sqlite3.Error as fault:
        raise unusable(path, fault) from None
    streams = [StreamHead(stream, rows, link.hex()) for (stream, rows, _), link in zip(heads, links, strict=True)]
    return Contents(tuple(streams), proof)
