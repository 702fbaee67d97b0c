"""The clock of a server, kept beside the log for the next start: as long as the machine runs, its counter goes on.

So a server that is started again knows how long it was away, whatever became of the wall's clock meanwhile. Only Linux
gives each run of a machine a name; elsewhere a start begins with the wall's clock.
"""

import hashlib
from pathlib import Path

from msgspec import json
from sqlalchemy import delete, insert, select

from shuffleup.accounts.database import Database
from shuffleup.room.schema import SETTING
from shuffleup.service.running_clock import RunningClock, TimeFrame

BOOT = Path("/proc/sys/kernel/random/boot_id")
NAME = "clock-"
"""How the names of these settings begin; there is one for each machine that serves the data."""


def this_run() -> str:
    """The name of this run of the machine; empty if there is none."""
    try:
        return hashlib.sha256(BOOT.read_bytes()).hexdigest()[:16]
    except OSError:
        return ""


class KeptClock:
    """Keeps a clock. ``alone`` says that no other process serves these data: what others have kept is let go."""

    def __init__(self, database: Database, clock: RunningClock, *, alone: bool, run: str) -> None:
        self._database = database
        self._clock = clock
        self._alone = alone
        self._name = f"{NAME}{run}" if run else ""
        self._kept: TimeFrame | None = None

    async def load(self) -> None:
        """Lets the clock go on from where it was kept in this run of the machine."""
        if not self._name:
            return
        wanted = select(SETTING.c.value).where(SETTING.c.name == self._name)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        if found:
            self._kept = json.decode(found, type=TimeFrame)
            self._clock.resume(self._kept)

    async def keep(self) -> None:
        """Keeps the clock, if it is another than before. Raises ``StoreError``."""
        frame = self._clock.frame
        if not self._name or not frame.differs(self._kept):
            return
        old = SETTING.c.name.like(f"{NAME}%") if self._alone else SETTING.c.name == self._name
        async with self._database.writing() as connection:
            await connection.execute(delete(SETTING).where(old))
            await connection.execute(insert(SETTING).values(name=self._name, value=json.encode(frame).decode()))
        self._kept = frame
