"""A wall's clock that a test sets while the real server runs: a file says by how many seconds it is wrong."""

import time
from pathlib import Path
from unittest import mock

from shuffleup.service import running_clock

WALL = "SHUFFLEUP_TESTS_WALL"
"""The variable that names the file."""


class _Wall:
    """The module ``time`` with another wall's clock."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def time_ns(self) -> int:
        """What that clock says."""
        return time.time_ns() + int(float(self._file.read_text() or 0) * 1e9)

    def __getattr__(self, name: str) -> object:
        return getattr(time, name)


def set_by(file: Path) -> None:
    """From now on this process's server looks at that clock."""
    mock.patch.object(running_clock, "time", _Wall(file)).start()
