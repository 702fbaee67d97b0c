"""The disk under a SQLite file: whether it can be written, how much is free, its speed and its kind."""

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from shuffleup.answer import note
from shuffleup.cli.doctor.findings import Part, State, Symptom, above, below, ok, warning, wrong
from shuffleup.cli.errors import why

MEGABYTE = 1_000_000
LEAST_MB, LITTLE_MB = 100, 1_000
SLOW_MS, TOO_SLOW_MS = 25, 250
"""A commit waits for the disk once or twice: at 25 ms, forty commands a second hold each other up."""
WAL_MB = 200
"""SQLite writes its log back at 4 MB; one this large has a reader that never ends."""
WRITES = 15
BLOCK = bytes(4_096)
SHARED = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "afs", "ncpfs", "glusterfs", "ceph"})
"""Network file systems: SQLite cannot keep two programs apart on them."""
PASSING = frozenset({"tmpfs", "ramfs"})
MOUNTS = Path("/proc/mounts")


def disk(db: Path, sync_ms: Callable[[Path], float] | None = None, mounts: Path = MOUNTS) -> Iterator[Symptom]:
    """The folder of a file that exists, or will."""
    folder = db.resolve().parent
    if not folder.is_dir():
        yield wrong(Part.DISK, note("folder-of-file-missing", file=str(db)), note("make-the-folder-first"))
        return
    try:
        took = (sync_ms or written_ms)(folder)
    except OSError as fault:
        what = note("folder-not-writable", folder=str(folder), why=why(fault))
        yield wrong(Part.DISK, what, note("check-permissions"))
        return
    yield _speed(took)
    yield _room(folder)
    if mounts.exists():
        yield from kind(folder, mounts.read_text(encoding="utf-8", errors="replace"))
    yield from _wal(db)


def written_ms(folder: Path) -> float:
    """How long the disk takes to store a block, in milliseconds: the median of several tries. Raises ``OSError``."""
    took: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(WRITES):
            began = time.perf_counter()
            file.write(BLOCK)
            file.flush()
            os.fsync(file.fileno())
            took.append((time.perf_counter() - began) * 1_000)
    return median(took)


def _speed(took: float) -> Symptom:
    state = above(took, SLOW_MS, TOO_SLOW_MS)
    hint = None if state is State.OK else note("take-a-quicker-disk")
    return Symptom(Part.DISK, state, note("disk-keeps-in", milliseconds=f"{took:.1f}"), hint)


def _room(folder: Path) -> Symptom:
    free = shutil.disk_usage(folder).free // MEGABYTE
    state = below(free, LEAST_MB, LITTLE_MB)
    hint = None if state is State.OK else note("free-some-space")
    return Symptom(Part.DISK, state, note("disk-has-free", megabytes=free, folder=str(folder)), hint)


def kind(folder: Path, mounts: str) -> Iterator[Symptom]:
    """The file system of a folder; ``mounts`` is the system's list of them."""
    found = [line.split()[1:3] for line in mounts.splitlines() if len(line.split()) > 2]
    above_it = [(place, name) for place, name in found if folder.is_relative_to(place)]
    name = max(above_it, key=lambda one: len(one[0]), default=("", ""))[1]
    if name in SHARED:
        yield wrong(Part.DISK, note("disk-of-another-machine", kind=name), note("take-a-disk-of-this-machine"))
    elif name in PASSING:
        yield warning(Part.DISK, note("disk-is-memory", kind=name), note("take-a-disk-of-this-machine"))
    elif name:
        yield ok(Part.DISK, note("file-system-is", kind=name))


def _wal(db: Path) -> Iterator[Symptom]:
    wal = db.with_name(f"{db.name}-wal")
    size = wal.stat().st_size // MEGABYTE if wal.exists() else 0
    if size > WAL_MB:
        yield warning(Part.DISK, note("wal-is-large", file=str(wal), megabytes=size), note("end-who-reads-it"))
