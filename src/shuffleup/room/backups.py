"""Backups that a server makes by itself, and which of them are kept.

A backup is made when the server starts, in each hour in which something was written, and at the end of every event. If
only the keys of those who sign in have changed since the last backup, that one stays instead. The last few backups are
kept, then the newest of each day and of each week. Only the process that keeps the timers makes backups. A failed
backup stops nothing: it is reported as a trouble, and tried again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TypeAlias

from shuffleup.answer import note
from shuffleup.projections.audit import Through
from shuffleup.rulebooks.rule import Language
from shuffleup.service.timers import Trouble
from shuffleup.store.backup.archive import beside, manifest_of
from shuffleup.store.backup.manifest import Contents, Manifest
from shuffleup.store.backup.names import backup_name, made_at
from shuffleup.store.copying import TableProof
from shuffleup.store.port import Row, StoreError
from shuffleup.tournament.words.events import PrizesAwarded
from shuffleup.tournament.words.flights import FlightClosed

LOG = logging.getLogger("shuffleup.backups")

SECOND = 1_000_000
HOUR = 3_600 * SECOND
AGAIN = 60 * SECOND
"""How long after a failed backup it is tried again."""
PACK_EVERY = 5 * 60 * SECOND
LOOK_SECONDS = 1.0
KEPT_LAST, KEPT_DAYS, KEPT_WEEKS = 24, 7, 4
BACKUP = "backup"
"""The subject of the trouble."""
PASSING = frozenset(("access_key", "failure"))
"""Tables that also change when people only look."""

Make: TypeAlias = Callable[[Path], Awaitable[Manifest]]
"""Makes a backup of the room in this file. Raises ``StoreError``."""
Packs: TypeAlias = Callable[[], Awaitable[Mapping[str, bytes]]]
"""The emergency packs of the events that are being played, by id."""


class Backups:
    """The backups of one room in a folder. ``now`` gives the time in microseconds UTC."""

    def __init__(
        self,
        folder: Path,
        room: str,
        make: Make,
        now: Callable[[], int],
        language: Language = Language.ENGLISH,
    ) -> None:
        self.language = language
        """The language of the emergency packs beside the backups."""
        self._folder, self._room = folder, room
        self._make, self._now = make, now
        self._tried = 0
        self._wanted = True
        self._written = True
        self._packed, self._unpacked = 0, True
        self._trouble: Trouble | None = None
        self.as_of = 0
        """The point in time (microseconds UTC) up to which everything is in a backup; 0 if there is none."""

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """Reports that no backup can be made, and since when."""
        return (self._trouble,) if self._trouble else ()

    async def heard(self, row: Row, _: Through) -> None:
        """Notes that something was written, here or by another process."""
        self._written = self._unpacked = True
        if any(isinstance(event, PrizesAwarded | FlightClosed) for event in row.events):
            self._wanted = True

    async def run(self, keeps: Callable[[], bool], packs: Packs) -> None:
        """Makes backups for ever, and puts the emergency packs of the events in play beside them."""
        with suppress(OSError):
            self.as_of = max(_found(self._folder, self._room).values(), default=0)
        while True:
            if keeps():
                await self.sweep()
                await self.put_packs(packs)
            await asyncio.sleep(LOOK_SECONDS)

    async def sweep(self) -> None:
        """Makes the backup that is due, if any."""
        at = self._now()
        if not self._is_due(at):
            return
        self._tried, self._wanted, self._written = at, False, False
        try:
            await self._back_up(at)
        except Exception as fault:  # noqa: BLE001 - the outermost loop of the backups
            self._fail(fault, at)
        else:
            if self._trouble:
                LOG.warning("backups-made-again")
            self._trouble, self.as_of = None, at

    async def put_packs(self, packs: Packs) -> None:
        """Writes the packs of events with news since the last packs, and removes those of finished events."""
        at = self._now()
        if not self._unpacked or 0 <= at - self._packed < PACK_EVERY or self._trouble:
            return
        self._packed, self._unpacked = at, False
        try:
            made = {f"pack-{event}.zip": data for event, data in (await packs()).items()}
            await asyncio.to_thread(_put, self._folder, made)
        except Exception:
            self._unpacked = True
            LOG.exception("no-emergency-pack")

    def _is_due(self, at: int) -> bool:
        since = at - self._tried  # negative where the machine's clock was put back
        if self._trouble:
            return not 0 <= since < AGAIN
        return self._wanted or (self._written and not 0 <= since < HOUR)

    async def _back_up(self, at: int) -> None:
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            before = _newest(self._folder, self._room)
        except OSError as fault:
            raise _unusable(self._folder, fault) from None
        out = _free(self._folder, self._room, at)
        manifest = await self._make(out)
        if await asyncio.to_thread(_has_the_same, before, manifest):
            out.unlink()
        await asyncio.to_thread(_tidy, self._folder, self._room, at)

    def _fail(self, fault: Exception, at: int) -> None:
        self._written = True
        code = fault.code if isinstance(fault, StoreError) else "internal"
        if self._trouble is None or self._trouble.code != code:
            LOG.error("no-backup", extra={"code": code}, exc_info=fault)
        self._trouble = Trouble("", self._trouble.since if self._trouble else at, code, BACKUP)


def _put(folder: Path, made: Mapping[str, bytes]) -> None:
    """Raises ``StoreError`` and ``OSError``."""
    for name, data in made.items():
        with beside(folder / name) as part:
            part.write_bytes(data)
            part.replace(folder / name)
    for old in folder.glob("pack-*.zip"):
        if old.name not in made:
            old.unlink(missing_ok=True)


def kept(made: Mapping[str, int]) -> frozenset[str]:
    """Which of these backups are kept, given name and time: the last ones, and the newest of each day and week."""
    newest_first = sorted(made, key=lambda name: made[name], reverse=True)
    days = _first_of(newest_first, lambda name: _day(made[name]).date().isoformat(), KEPT_DAYS)
    weeks = _first_of(newest_first, lambda name: "{}-{}".format(*_day(made[name]).isocalendar()), KEPT_WEEKS)
    return frozenset((*newest_first[:KEPT_LAST], *days, *weeks))


def _first_of(names: Iterable[str], of: Callable[[str], str], most: int) -> list[str]:
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(of(name), name)
    return list(found.values())[:most]


def _day(at: int) -> datetime:
    return datetime.fromtimestamp(at // SECOND, UTC)


def _found(folder: Path, room: str) -> dict[str, int]:
    """The backups of a room by name, with the time each was made. Raises ``OSError``."""
    if not folder.is_dir():
        return {}
    names = [one.name for one in folder.iterdir()]
    times = {name: made_at(name) for name in names}
    return {name: at for name, at in times.items() if at is not None and name == backup_name(room, at)}


def _newest(folder: Path, room: str) -> Path | None:
    made = _found(folder, room)
    return folder / max(made, key=lambda name: made[name]) if made else None


def _free(folder: Path, room: str, at: int) -> Path:
    """A free name for a new one: two of one second get consecutive names, also when the clock was put back."""
    names = (folder / backup_name(room, at + later * SECOND) for later in count())
    return next(one for one in names if not one.exists())


def _has_the_same(before: Path | None, manifest: Manifest) -> bool:
    """Does the previous backup hold everything that matters too? A damaged one counts as empty."""
    try:
        return before is not None and _lasting(manifest_of(before).contents) == _lasting(manifest.contents)
    except StoreError:
        return False


def _lasting(contents: Contents) -> tuple[str, list[TableProof]]:
    return contents.proof.log, [one for one in contents.proof.beside if one.table not in PASSING]


def _tidy(folder: Path, room: str, at: int) -> None:
    """Deletes backups no longer kept, and what a killed process has left behind. Raises ``OSError``."""
    made = _found(folder, room)
    for name in made.keys() - kept(made):
        (folder / name).unlink(missing_ok=True)
    for part in folder.glob(f".{room}-*.part"):
        if part.stat().st_mtime < at / SECOND - HOUR / SECOND:
            part.unlink(missing_ok=True)


def _unusable(folder: Path, fault: OSError) -> StoreError:
    what = note("file-unusable", file=str(folder), fault=(fault.strerror or str(fault)).lower())
    return StoreError("unusable", what, note("check-the-folder"))
