"""The event log in memory: for runs that are never resumed, for rehearsals and for tests.

A tournament of a thousand players leaves half a million rows. ``settle`` says which of them will not be read soon: they
are linked to the chain and packed, to a tenth of their size, and unpacked if they are read after all. A run that needs
only the chain of a finished hand may have its rows forgotten instead.
"""

import zlib
from bisect import bisect_right
from functools import cache
from itertools import islice

from msgspec.json import Decoder

from shuffleup.store.port import (
    GENESIS,
    Appended,
    AppendResult,
    Committed,
    Conflict,
    Row,
    Snapshot,
    broken_at,
    digest,
    to_nobody,
)
from shuffleup.wire.json import canonical

DIGEST_BYTES = 32
QUICKLY = 1
"""The compression level: even the quickest one packs rows to a fifth."""


class ForgottenError(LookupError):
    """Rows were asked for that this store was told to forget."""


@cache
def _rows() -> Decoder[Row]:
    return Decoder(Row)


class _Stream:
    """Packs of settled rows, then open ones. Packed command ids leave only hashes: a hit is looked up in the packs."""

    __slots__ = ("_chain", "_firsts", "_forgotten", "_open", "_packed_ids", "_packs", "version")

    def __init__(self) -> None:
        self.version = 0
        self._open: dict[str, Row] = {}
        self._chain = bytearray()
        self._packs: list[bytes] = []
        self._firsts: list[int] = []
        self._packed_ids: set[int] = set()
        self._forgotten = 0

    def add(self, row: Row) -> None:
        self._open[row.command_id] = row
        self.version = row.version

    def find(self, command_id: str) -> Row | None:
        row = self._open.get(command_id)
        if row is None and hash(command_id) in self._packed_ids:
            return next((row for row in self._unpacked(1) if row.command_id == command_id), None)
        return row

    def read(self, from_version: int) -> tuple[Row, ...]:
        first_open = self.version - len(self._open) + 1
        if from_version >= first_open:
            return tuple(islice(self._open.values(), from_version - first_open, None))
        if from_version <= self._forgotten:
            raise ForgottenError(f"rows up to version {self._forgotten} were forgotten when they were settled")
        return (*self._unpacked(from_version), *self._open.values())

    def settle(self, *, forget: bool) -> None:
        """Links the open rows to the chain, then packs or forgets them."""
        if not self._open:
            return
        written = self._link()
        if forget:
            self._forgotten = self.version
        else:
            self._packs.append(zlib.compress(b"\n".join(written), QUICKLY))
            self._firsts.append(self.version - len(self._open) + 1)
            self._packed_ids.update(map(hash, self._open))
        self._open.clear()

    def digests(self) -> tuple[bytes, ...]:
        """The chain as if all rows were settled now."""
        settled = len(self._chain)
        self._link()
        chain = bytes(self._chain)
        del self._chain[settled:]
        return tuple([chain[start : start + DIGEST_BYTES] for start in range(0, len(chain), DIGEST_BYTES)])

    def _link(self) -> list[bytes]:
        """Adds the open rows to the chain; returns their canonical bytes."""
        written = [canonical(row) for row in self._open.values()]
        last = bytes(self._chain[-DIGEST_BYTES:]) or GENESIS
        for row in written:
            last = digest(last, row)
            self._chain += last
        return written

    def _unpacked(self, from_version: int) -> list[Row]:
        start = max(bisect_right(self._firsts, from_version) - 1, 0)
        packed = [_rows().decode(line) for pack in self._packs[start:] for line in zlib.decompress(pack).split(b"\n")]
        return [row for row in packed if row.version >= from_version]


class MemoryStore:
    """A ``Store`` that forgets everything when the program ends.

    Streams whose names begin with ``forgets`` forget their settled rows at once. They keep their versions and chains;
    reading a forgotten row raises ``ForgottenError``, and its command id is no longer known.
    """

    def __init__(self, forgets: str | None = None) -> None:
        self._streams: dict[str, _Stream] = {}
        self._forgets = forgets
        self._snapshots: dict[str, Snapshot] = {}
        self.committed: Committed = to_nobody
        """See ``Store.committed``: nothing is committed here."""

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``."""
        stream = self._streams.get(row.stream)
        if stream is None:
            stream = _Stream()
        known = stream.find(row.command_id)
        if known is not None:
            return Appended(known, repeated=True)
        if row.version != stream.version + 1:
            return Conflict(row.stream, stream.version)
        self._streams[row.stream] = stream
        stream.add(row)
        return Appended(row, repeated=False)

    async def read(self, stream: str, from_version: int = 1, most: int | None = None) -> tuple[Row, ...]:
        """See ``Store.read``."""
        known = self._streams.get(stream)
        return known.read(max(from_version, 1))[:most] if known else ()

    async def find(self, stream: str, command_id: str) -> Row | None:
        """See ``Store.find``."""
        known = self._streams.get(stream)
        return known.find(command_id) if known else None

    async def version(self, stream: str) -> int:
        """See ``Store.version``."""
        known = self._streams.get(stream)
        return known.version if known else 0

    async def streams(self) -> tuple[str, ...]:
        """See ``Store.streams``."""
        return tuple(sorted(self._streams))

    async def news(self) -> dict[str, int]:
        """See ``Store.news``: nobody else writes here."""
        return {}

    async def digests(self, stream: str) -> tuple[bytes, ...]:
        """See ``Store.digests``."""
        known = self._streams.get(stream)
        return known.digests() if known else ()

    async def check(self, stream: str) -> int | None:
        """See ``Store.check``."""
        return broken_at(await self.read(stream), await self.digests(stream))

    async def snapshot(self, stream: str, code: str) -> Snapshot | None:
        """See ``Store.snapshot``."""
        kept = self._snapshots.get(stream)
        return kept if kept and kept.code == code else None

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """See ``Store.keep_snapshot``."""
        self._snapshots[snapshot.stream] = snapshot

    async def drop_snapshots(self) -> None:
        """See ``Store.drop_snapshots``."""
        self._snapshots.clear()

    async def settle(self, stream: str) -> None:
        """See ``Store.settle``."""
        known = self._streams.get(stream)
        if known:
            known.settle(forget=self._forgets is not None and stream.startswith(self._forgets))
