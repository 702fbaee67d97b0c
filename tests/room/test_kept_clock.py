"""The clock of a server is kept beside the log, by the run of its machine."""

import asyncio

from sqlalchemy import select

from shuffleup.accounts.database import Database
from shuffleup.room.kept_clock import KeptClock
from shuffleup.room.schema import SETTING
from tests.service.false_clock import DAY, HOUR, FalseClock


def test_a_start_goes_on_where_the_machine_ran_on_and_nowhere_else() -> None:
    async def story() -> None:
        database = Database.in_memory()
        await database.open()
        machine = FalseClock()
        clock = machine.clock()
        kept = KeptClock(database, clock, alone=False, run="one")
        await kept.load()
        machine.set(2 * HOUR)
        clock.take(clock.jump())
        await kept.keep()
        machine.passes(HOUR)
        machine.set(DAY)
        for run, knows in (("one", True), ("other", False), ("", False)):
            again = machine.clock()
            later = KeptClock(database, again, alone=False, run=run)
            await later.load()
            assert (again.frame == clock.frame) is knows
            await later.keep()
        assert await names(database) == ["clock-one", "clock-other"]
        alone = KeptClock(database, machine.clock(), alone=True, run="third")
        await alone.keep()
        assert await names(database) == ["clock-third"], "nobody starts again in a run that is over"
        await database.close()

    asyncio.run(story())


async def names(database: Database) -> list[str]:
    """The runs of machines that are known."""
    async with database.reading() as connection:
        return sorted([line.name for line in await connection.execute(select(SETTING.c.name))])
