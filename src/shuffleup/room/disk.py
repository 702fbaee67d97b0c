"""The disk of a room's file: that it is full is told at once, not when somebody next writes.

It is looked at whenever somebody asks how the server is, as the health check and every open page do, by no write.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from shuffleup.service.timers import Trouble
from shuffleup.store.postgres.address import is_postgres

LEAST_BYTES = 128 * 1_024
"""With less room than this the next commit may fail: a command takes some pages of four kilobytes."""


class RoomDisk:
    """The disk of a file. ``place`` is the file, or what has none: an address, or nothing."""

    def __init__(self, place: str, now: Callable[[], int]) -> None:
        self._folder = None if not place or is_postgres(place) else Path(place).resolve().parent
        self._now = now
        self._since = 0

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """That nothing can be written now, and since when that is known."""
        code = self._code()
        self._since = (self._since or self._now()) if code else 0
        return (Trouble("", self._since, code, "disk"),) if code else ()

    def _code(self) -> str:
        if self._folder is None:
            return ""
        try:
            if shutil.disk_usage(self._folder).free < LEAST_BYTES:
                return "disk-full"
            if hasattr(os, "statvfs") and os.statvfs(self._folder).f_flag & os.ST_RDONLY:
                return "read-only"
        except OSError:
            return "unusable"
        return ""
