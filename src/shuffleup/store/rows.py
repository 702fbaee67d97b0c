"""The rows of a log as bytes, from any database: read, lifted from older schemas, checked against their chain."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.store.port import GENESIS, BrokenLogError, Row, digest
from shuffleup.wire.upcast import SCHEMA, lifted

Link: TypeAlias = tuple[int, str, bytes, bytes]
"""A row's version, command id, bytes and digest."""


class ChainHead(Struct, frozen=True):
    """The end of a stream: its last version and the digest of that row."""

    version: int
    digest: bytes


def broken_link(stream: str, links: Iterable[Link], first: int = 1, previous: bytes = GENESIS) -> int | None:
    """The first of these rows that does not fit the chain of its stream; None if all do.

    They begin with the version ``first``, and ``previous`` is the digest before it.
    """
    for place, (version, command_id, body, link) in enumerate(links, start=first):
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
    """The stream, version and command id of a row, as its own bytes say."""

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


def read_row(log: str, stream: str, version: int, schema: int, body: bytes) -> Row:
    """A row of the log of this name. Raises ``BrokenLogError`` for bytes that are no row: others wrote them."""
    try:
        return row_of(schema, body)
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError):  # the bytes may be anything
        raise BrokenLogError(version, stream, log) from None
