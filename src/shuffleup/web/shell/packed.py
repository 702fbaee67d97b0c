"""A body that differs from the one before only in the time of the answer, which is packed once and not each time."""

import re
import zlib
from hashlib import blake2b

NOW = re.compile(rb'(?<="now":)\d+')
"""Where an answer has its own time: within a text the quotation marks would be escaped."""
_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_LEVEL = 6


def tag_of(body: bytes) -> str:
    """A tag of the content, without the time of the answer, which always differs."""
    return f'W/"{blake2b(NOW.sub(b"", body), digest_size=12).hexdigest()}"'


class Packed:
    """A body around the time in it, also as gzip: the two parts are compressed once, the time is put between them."""

    __slots__ = ("_after", "_before", "_squeezed")

    def __init__(self, body: bytes) -> None:
        found = NOW.search(body)
        self._before, self._after = (body[: found.start()], body[found.end() :]) if found else (body, b"")
        self._squeezed: tuple[bytes, bytes] | None = None

    @property
    def has_time(self) -> bool:
        """Is the time of the answer in it?"""
        return bool(self._after)

    def plain(self, now: int) -> bytes:
        """The body at a point in time."""
        return b"%b%d%b" % (self._before, now, self._after) if self.has_time else self._before

    def gzip(self, now: int) -> bytes:
        """The same, compressed: one stream, in which the time is a block that is not compressed."""
        if self._squeezed is None:
            self._squeezed = _squeezed(self._before, zlib.Z_FULL_FLUSH), _squeezed(self._after, zlib.Z_FINISH)
        time = b"%d" % now if self.has_time else b""
        size = len(time).to_bytes(2, "little")
        stored = b"\x00" + size + bytes([0xFF - byte for byte in size]) + time
        whole = self.plain(now)
        end = zlib.crc32(whole).to_bytes(4, "little") + len(whole).to_bytes(4, "little")
        return b"".join((_HEAD, self._squeezed[0], stored, self._squeezed[1], end))


def _squeezed(part: bytes, ends: int) -> bytes:
    press = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(part) + press.flush(ends)
