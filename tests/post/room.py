"""A room whose jobs are done by the test, on each database."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from shuffleup.accounts.database import Database
from shuffleup.post.jobs import Doer, Job, Jobs, Tried, add

NOON = 1_790_000_000_000_000
OK, FAILED = Tried(done=True, said="status-200"), Tried(done=False, said="status-500")


class Room:
    """A room whose clock stands where it is put, and what was done in it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.at = NOON
        self.done: list[str] = []
        self.answers: list[Tried] = []

    def jobs(self, doer: Doer | None = None) -> Jobs:
        """One process that does them."""
        return Jobs(self.database, lambda: self.at, {"mail": doer or self.does})

    async def does(self, job: Job) -> Tried:
        """Does a job, as well as it can now."""
        self.done.append(job.id)
        return self.answers.pop(0) if self.answers else OK

    async def add(self, *names: str, lane: str = "hall") -> None:
        """Jobs to be done now."""
        async with self.database.writing() as connection:
            await add(connection, [Job(name, "mail", lane, "{}", self.at, self.at) for name in names])

    async def look(self, jobs: Jobs) -> list[str]:
        """Everything that is due now is done, one after the other; what it was."""
        before = len(self.done)
        while True:
            count = len(self.done)
            await jobs.begin()
            await jobs.settle()
            if len(self.done) == count:
                return self.done[before:]


Play = Callable[[Callable[[Room], Awaitable[None]]], None]


async def told(database: Database, story: Callable[[Room], Awaitable[None]]) -> None:
    async with opened(database):
        await story(Room(database))


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[None]:
    await database.open()
    try:
        yield
    finally:
        await database.close()
