"""The event log: what every store guarantees, whatever it writes on.

A stream is a list of rows, one for each command that was accepted. Two keys hold it together:

    (stream, version)       versions count from 1 without a gap; a writer says which version it has seen
    (stream, command id)    the same command may come twice (a lost answer, a crash between two streams) and counts once

Rows of a stream form a hash chain: the digest of a row covers its content and the digest before it, so that a row that
was edited, dropped or inserted later is found by ``broken_at``.
"""

import hashlib
from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Note, Problem, ProblemError, Why, note
from shuffleup.wire.json import Command, Event, canonical

GENESIS = bytes(32)
"""The digest before the first row of a stream."""


class Asked(Struct, frozen=True, gc=False, omit_defaults=True):
    """On which device of the room or by which program a command was given, why, if a reason was given, and who vouched
    for it, where that takes a second person."""

    device: str = ""
    reason: Why = UNSAID
    voucher: str = ""
    """His id."""
    alone: bool = False
    """Nobody else had the right to vouch: the reason stands in his place."""


NOWHERE = Asked()


class Row(Struct, frozen=True, gc=False):
    """A command that was accepted, with everything it decided.

    ``at`` is the point in time handed to the decision, in microseconds since 1970 UTC; ``actor`` is who gave it;
    ``draw`` is the seed of the draw that the decision used, and after an ``@`` its label unless that follows from the
    command's id; empty if it used none. Secrets (decks and their seeds) are
    not here.
    """

    stream: str
    version: int
    command_id: str
    command: Command
    events: tuple[Event, ...]
    at: int
    actor: str
    draw: str = ""
    asked: Asked = NOWHERE


class Appended(Struct, frozen=True, gc=False):
    """The row is in the log. ``repeated`` says that it had been there before and nothing was written."""

    row: Row
    repeated: bool


class Conflict(Struct, frozen=True, gc=False):
    """Nothing was written: the stream has reached ``version``, and not the one the writer had seen."""

    stream: str
    version: int


AppendResult: TypeAlias = Appended | Conflict


class StoreError(ProblemError):
    """The log cannot be read or written now, and nothing was: ``code``, the cause and how to fix it."""

    def __init__(self, code: str, what: Note, hint: Note) -> None:
        super().__init__(Problem(what, hint=hint))
        self.code = code


class BrokenLogError(StoreError):
    """A row was tampered with or damaged."""

    def __init__(self, version: int, stream: str, file: str) -> None:
        row = note("row-of-stream", row=version, stream=stream, file=file)
        super().__init__("log-broken", note("row-not-as-written", row=row), note("keep-the-file"))


class Snapshot(Struct, frozen=True, gc=False):
    """A state as bytes after a version of a stream, written by the code named: a saving of time, never the truth."""

    stream: str
    version: int
    code: str
    body: bytes


Committed: TypeAlias = Callable[[int, float], None]
"""Receives how many rows were committed together, and in how many seconds, from whichever thread commits."""


def to_nobody(_rows: int, _seconds: float) -> None:
    """Ignores a commit."""


class Store(Protocol):
    """An append-only log of streams. Reading a stream nobody wrote to gives nothing; versions start at 1."""

    committed: Committed
    """Called at each commit."""

    async def append(self, row: Row) -> AppendResult:
        """Writes a row as version ``row.version``: one more than the last version the writer has seen.

        A command id that the stream knows is answered with the row stored first, whatever else the new row says.
        Raises ``StoreError``, as every method here may, if for example the disk is full.
        """
        ...

    async def read(self, stream: str, from_version: int = 1, most: int | None = None) -> tuple[Row, ...]:
        """The rows of a stream from a version on, in order: the first ``most`` of them, None for all."""
        ...

    async def find(self, stream: str, command_id: str) -> Row | None:
        """The row that a command left in a stream, if it was accepted."""
        ...

    async def version(self, stream: str) -> int:
        """The last version of a stream; 0 when nothing was written."""
        ...

    async def streams(self) -> tuple[str, ...]:
        """The names of all streams, in alphabetical order."""
        ...

    async def news(self) -> dict[str, int]:
        """The streams that got rows since the last call, or since the opening, and their present versions.

        Empty for a store that one process has to itself.
        """
        ...

    async def digests(self, stream: str) -> tuple[bytes, ...]:
        """The chain of a stream: one SHA-256 digest for each row."""
        ...

    async def check(self, stream: str) -> int | None:
        """The first version at which the stored bytes do not fit the chain; None if all do."""
        ...

    async def snapshot(self, stream: str, code: str) -> Snapshot | None:
        """The newest state of a stream stored by this code."""
        ...

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Stores a state, in place of older ones of its stream."""
        ...

    async def drop_snapshots(self) -> None:
        """Drops all states; every one of them can be computed again from the rows."""
        ...

    async def settle(self, stream: str) -> None:
        """A hint that the rows so far will seldom be read again: a store may pack them. Reading gives the same."""
        ...


def digest(previous: bytes, row: bytes) -> bytes:
    """The digest of a row, given as its canonical bytes: SHA-256 over the digest before it and the row."""
    return hashlib.sha256(previous + row).digest()


def broken_at(rows: tuple[Row, ...], digests: tuple[bytes, ...]) -> int | None:
    """The first version at which a whole stream does not fit its chain; None if all of it does."""
    previous = GENESIS
    for place, row in enumerate(rows, start=1):
        if place > len(digests) or row.version != place or digest(previous, canonical(row)) != digests[place - 1]:
            return place
        previous = digests[place - 1]
    return len(rows) + 1 if len(digests) > len(rows) else None


async def log_sha256(store: Store) -> str:
    """One digest for everything that happened: over the last digest of each stream, in the order of their names."""
    whole = hashlib.sha256()
    for stream in await store.streams():
        whole.update(stream.encode() + b"\0" + (await store.digests(stream))[-1])
    return whole.hexdigest()
