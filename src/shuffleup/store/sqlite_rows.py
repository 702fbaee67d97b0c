"""The rows of a SQLite log as bytes: read, lifted where an older Shuffleup wrote them, and held against their chain."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.store.port import GENESIS, BrokenLogError, Row, digest
from shuffleup.wire.upcast import SCHEMA, lifted

LINKS = "select version, command_id, body, digest from row where stream = ? order by version"
"""The chain of a stream."""
Link: TypeAlias = tuple[int, str, bytes, bytes]


def broken_link(stream: str, links: Iterable[Link]) -> int | None:
    """The first of these rows (see ``LINKS``) that does not fit the chain of its stream; None when all do."""
    previous = GENESIS
    for place, (version, command_id, body, link) in enumerate(links, start=1):
        if version != place or digest(previous, body) != link:
            return place
        try:
            written = msgspec.json.decode(body, type=_Key)
        except msgspec.MsgspecError:
            return place
        if (written.stream, written.version, written.command_id) != (stream, version, command_id):
            return place
        previous = link
    return None


class _Key(Struct):
    """Where a row stands, as its own bytes say."""

    stream: str
    version: int
    command_id: str


@cache
def _rows() -> msgspec.json.Decoder[Row]:
    return msgspec.json.Decoder(Row)


def row_of(schema: int, body: bytes) -> Row:
    """The row in these bytes, lifted if an older Shuffleup wrote it."""
    if schema == SCHEMA:
        return _rows().decode(body)
    return msgspec.convert(lifted(msgspec.json.decode(body), schema), Row)


def read_row(path: Path, stream: str, version: int, schema: int, body: bytes) -> Row:
    """A row of this file. Raises ``BrokenLogError`` for bytes that are no row: somebody else has written there."""
    try:
        return row_of(schema, body)
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError):  # what stands there may be anything
        raise BrokenLogError(f"row {version} of {stream} in {path}") from None
