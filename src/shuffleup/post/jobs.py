"""Jobs: work beside the commands, such as notifying a program, that may fail and is retried.

They are in the database before anything is done, on SQLite as on PostgreSQL, so that no crash loses one. A job is taken
by counting the try and postponing the job; if the process dies meanwhile, the job becomes due again, at once for the
process that takes its place. So it may be done twice, but never not at all.

The jobs of one lane are done one after another, in the order in which they were made: one that fails holds up those
behind it. It is retried after 5 seconds, 10, 20 and so on, at most an hour apart, and given up after a day.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from enum import Enum
from typing import TypeAlias

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.ext.asyncio import AsyncConnection

from shuffleup.accounts.database import Database
from shuffleup.post.schema import JOB
from shuffleup.store.port import StoreError

LOG = logging.getLogger("shuffleup.post")

SECOND = 1_000_000
FIRST_WAIT = 5 * SECOND
LONGEST_WAIT = 3_600 * SECOND
GIVEN_UP_AFTER = 24 * LONGEST_WAIT
TAKEN_FOR = 60 * SECOND
"""How long nobody else takes a job that has been taken."""
KEPT_FOR = 14 * 24 * LONGEST_WAIT
"""How long a finished job is kept for inspection."""
TRYING = "trying"
"""The code of a job while it is being tried."""
AT_ONCE = 16
"""In how many lanes work is done at the same time."""


class JobState(Enum):
    """How a job stands."""

    WAITING = "waiting"
    DONE = "done"
    GIVEN_UP = "given-up"


class Job(Struct, frozen=True):
    """A job of a lane. Times are microseconds UTC; ``said`` is a code for the result of the last try."""

    id: str
    kind: str
    lane: str
    what: str
    """What its kind needs to know, in JSON."""
    made_at: int
    due_at: int
    tries: int = 0
    state: JobState = JobState.WAITING
    said: str = ""


class Tried(Struct, frozen=True):
    """The result of a try, and its code."""

    done: bool
    said: str


Doer: TypeAlias = Callable[[Job], Awaitable[Tried]]


class Jobs:
    """The jobs of a room. ``now`` gives the time in microseconds UTC."""

    def __init__(self, database: Database, now: Callable[[], int], doers: dict[str, Doer]) -> None:
        self._database = database
        self._now = now
        self._doers = doers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self.news = asyncio.Event()
        """Set when a lane is free again."""

    async def begin(self) -> None:
        """Starts what is due, one job of each lane. Raises ``StoreError``."""
        for job in await self._due():
            if job.lane not in self._busy and len(self._busy) < AT_ONCE and await self._take(job):
                self._busy[job.lane] = asyncio.create_task(self._try(job))

    async def take_over(self) -> None:
        """Makes due what another process had taken: that process has stopped. Raises ``StoreError``."""
        taken = JOB.c.state == JobState.WAITING.value, JOB.c.said == TRYING
        async with self._database.writing() as connection:
            await connection.execute(update(JOB).where(*taken).values(due_at=self._now()))

    async def settle(self) -> None:
        """Waits until nothing is being done."""
        while self._busy:
            await asyncio.gather(*self._busy.values())

    async def stop(self) -> None:
        """Interrupts the work in progress: it is due again after a while."""
        for task in [*self._busy.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def of_lane(self, lane: str, before: int, most: int) -> tuple[tuple[int, Job], ...]:
        """The newest jobs of a lane with their numbers; ``before`` is the number of a job, 0 for none."""
        wanted = select(JOB).where(JOB.c.lane == lane).order_by(JOB.c.number.desc()).limit(most)
        wanted = wanted.where(JOB.c.number < before) if before else wanted
        async with self._database.reading() as connection:
            return tuple([(line.number, _job(line)) for line in await connection.execute(wanted)])

    async def tidy(self) -> None:
        """Deletes jobs that have been over for two weeks."""
        async with self._database.writing() as connection:
            over = JOB.c.state != JobState.WAITING.value, JOB.c.due_at < self._now() - KEPT_FOR
            await connection.execute(delete(JOB).where(*over))

    async def _due(self) -> list[Job]:
        """The first job of each lane, if its time has come."""
        first = select(func.min(JOB.c.number)).where(JOB.c.state == JobState.WAITING.value).group_by(JOB.c.lane)
        due = JOB.c.number.in_(first), JOB.c.due_at <= self._now()
        wanted = select(JOB).where(*due).order_by(JOB.c.due_at, JOB.c.number).limit(2 * AT_ONCE)
        async with self._database.reading() as connection:
            return [_job(line) for line in await connection.execute(wanted)]

    async def _take(self, job: Job) -> bool:
        """Takes a job, unless another process has: each try is counted before it is made."""
        as_seen = JOB.c.id == job.id, JOB.c.tries == job.tries, JOB.c.state == JobState.WAITING.value
        taken = update(JOB).where(*as_seen).values(tries=job.tries + 1, due_at=self._now() + TAKEN_FOR, said=TRYING)
        async with self._database.writing() as connection:
            return (await connection.execute(taken)).rowcount > 0

    async def _try(self, job: Job) -> None:
        try:
            tried = await self._doers[job.kind](job)
            await self._write(job, tried)
        except StoreError as fault:  # it is due again after a while
            LOG.warning("job-put-off", extra={"kind": job.kind, "code": fault.code})
        except Exception:
            LOG.exception("job-failed", extra={"kind": job.kind})
            with suppress(StoreError):
                await self._write(job, Tried(done=False, said="internal"))
        finally:
            self._busy.pop(job.lane, None)
            self.news.set()

    async def _write(self, job: Job, tried: Tried) -> None:
        """Records the result of a try, and when the next one is."""
        at = self._now()
        due = at if tried.done else at + wait_after(job.tries + 1)
        state = JobState.DONE if tried.done else JobState.WAITING
        if not tried.done and due > job.made_at + GIVEN_UP_AFTER:
            due, state = at, JobState.GIVEN_UP
        async with self._database.writing() as connection:
            same = JOB.c.id == job.id, JOB.c.state == JobState.WAITING.value
            values = {"state": state.value, "due_at": due, "said": tried.said}
            await connection.execute(update(JOB).where(*same).values(**values))


async def add(connection: AsyncConnection, jobs: Iterable[Job]) -> None:
    """Writes jobs within a transaction: they are stored with everything else in it, or not at all.

    Raises ``IntegrityError`` for an id that exists already.
    """
    fixed = {"tries": 0, "state": JobState.WAITING.value, "said": ""}
    rows = [
        {name: getattr(job, name) for name in ("id", "kind", "lane", "what", "made_at", "due_at")} | fixed
        for job in jobs
    ]
    if rows:
        await connection.execute(insert(JOB), rows)


def wait_after(tries: int) -> int:
    """How long a job waits after so many tries, in microseconds."""
    return min(FIRST_WAIT << min(tries - 1, 20), LONGEST_WAIT)


def _job(line: Line[*tuple[object, ...]]) -> Job:
    kept = (line.id, line.kind, line.lane, line.what, line.made_at, line.due_at, line.tries)
    return Job(*kept, JobState(line.state), line.said)
