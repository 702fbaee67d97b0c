"""The machine and the program: versions, what is installed, the clock, the memory."""

import os
import platform
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cli.doctor.findings import Part, State, Symptom, above, below, ok, warning, wrong
from shuffleup.printing.press import is_ready, without_typst
from shuffleup.version import __version__
from shuffleup.web.pages import is_built

OLDEST_SQLITE = (3, 37, 0)
"""The oldest SQLite that is tested."""
YEARS = range(2025, 2075)
"""A clock that was never set shows 1970, or the day on which its machine was built."""
JUMP_SECONDS = 0.5
ZONE = Path("/etc/localtime")
MEMORY = Path("/proc/meminfo")
LEAST_MB, LITTLE_MB = 150, 500
"""A server of a small room takes 150 MB; one with two hundred online tables three times that."""


class Clocks(Struct, frozen=True):
    """The two clocks of the machine at one moment, in seconds: the wall clock, and one that never jumps."""

    wall: float
    steady: float

    @classmethod
    def read(cls) -> "Clocks":
        """The clocks now."""
        return cls(time.time(), time.monotonic())

    def jumped(self, later: "Clocks") -> float:
        """By how many seconds the wall clock was set between two readings."""
        return (later.wall - self.wall) - (later.steady - self.steady)


def program(*, postgres: bool) -> Iterator[Symptom]:
    """Versions, extras and pages."""
    versions = {"release": __version__, "python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        yield wrong(
            Part.PROGRAM, note("sqlite-is-old", version=sqlite3.sqlite_version), note("take-sqlite", wanted=wanted)
        )
    else:
        yield ok(Part.PROGRAM, note("versions-are", **versions))
    if is_built():
        yield ok(Part.PROGRAM, note("pages-are-there"))
    else:
        yield wrong(Part.PROGRAM, note("pages-not-built"), note("run-make-pages"))
    if postgres and find_spec("asyncpg") is None:
        hint = note("install-with", command="pip install 'shuffleup[postgres]'")
        yield wrong(Part.PROGRAM, note("postgres-needs-its-driver"), hint)
    if not is_ready():
        missing = without_typst()
        yield warning(Part.PROGRAM, missing.what, missing.hint)
    if find_spec("numba") is None:
        hint = note("install-with", command="pip install 'shuffleup[fast]'")
        yield warning(Part.PROGRAM, note("kernels-are-plain"), hint)


def clock(now: Clocks, before: Clocks) -> Iterator[Symptom]:
    """The date, the time zone, and whether the clock is being set while it runs."""
    at = datetime.fromtimestamp(now.wall, UTC)
    if at.year not in YEARS:
        yield wrong(Part.TIME, note("clock-is-not-set", at=f"{at:%Y-%m-%d %H:%M}"), note("set-the-clock"))
    else:
        yield ok(Part.TIME, note("clock-says", at=f"{at:%Y-%m-%d %H:%M:%S}"))
    jumped = before.jumped(now)
    if abs(jumped) > JUMP_SECONDS:
        yield warning(Part.TIME, note("clock-jumped", seconds=round(jumped)), note("let-it-be-kept"))
    zone = at.astimezone()
    if os.name == "posix" and not os.environ.get("TZ") and not ZONE.exists():
        yield warning(Part.TIME, note("no-zone"), note("set-the-zone"))
    else:
        yield ok(Part.TIME, note("zone-is", zone=zone.tzname() or "UTC", offset=f"{zone:%z}"))


def against_database(seconds: float) -> Symptom:
    """The time of a database against ours: ``seconds`` is how far it is ahead."""
    state = above(abs(seconds), 1, 30)
    if state is State.OK:
        return ok(Part.TIME, note("clocks-agree"))
    return Symptom(Part.TIME, state, note("clocks-differ", seconds=round(seconds)), note("let-it-be-kept"))


def memory(file: Path = MEMORY) -> Iterator[Symptom]:
    """The free memory, if the system reports it."""
    free = free_mb(file.read_text(encoding="ascii")) if file.exists() else None
    if free is None:
        return
    state = below(free, LEAST_MB, LITTLE_MB)
    hint = None if state is State.OK else note("end-other-programs")
    yield Symptom(Part.MEMORY, state, note("memory-is-free", megabytes=free), hint)


def free_mb(told: str) -> int | None:
    """How many megabytes Linux can give to a program."""
    lines = dict(line.split(":", 1) for line in told.splitlines() if ":" in line)
    free = lines.get("MemAvailable", "").split()
    return int(free[0]) // 1_000 if free else None
