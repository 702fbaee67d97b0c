"""Two services over one PostgreSQL: one keeps the timers, both see everything, and either may die at any moment."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from shuffleup.projections.audit import Through
from shuffleup.service.react import Order
from shuffleup.service.run import Accepted, Service
from shuffleup.service.streams import EventRoom, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.port import Row
from shuffleup.store.postgres.lease import PostgresLease
from shuffleup.store.postgres.store import PostgresStore
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import PauseClock, ResumeClock
from shuffleup.wire.deal import DealHand
from shuffleup.wire.json import Command
from tests.service.club import EVENT, TABLE, club
from tests.service.test_run import PowerCut
from tests.store.postgres import postgres
from tests.tournament.room import NOON

MINUTE = 60_000_000


class Process:
    """A server of the room, as far as it goes without its pages."""

    def __init__(self, store: PostgresStore, url: str) -> None:
        self.at = NOON
        self.heard: list[tuple[str, int]] = []
        self.store = store
        self.service = Service(store, Shuffler.from_seed(7))
        self.lease = PostgresLease(url)
        self.timers = Timers(self.service, lambda: self.at, self.lease)
        self.service.listen(self._happened)

    async def _happened(self, row: Row, _: Through) -> None:
        self.heard.append((row.stream, row.version))

    async def give(self, command: Command, command_id: str) -> None:
        answer = await self.service.execute(Order(EVENT, command_id, command, "floor"), self.at)
        assert isinstance(answer, Accepted), answer

    async def level(self) -> int:
        """The level of the event, as this process knows it."""
        room = await self.service.room(EVENT)
        assert isinstance(room, EventRoom) and room.state
        return room.state.clock.number

    async def die(self) -> None:
        """Lets go of everything at once."""
        self.lease.close()
        await self.store.close()


Story = Callable[[Process, Process], Awaitable[None]]


@pytest.fixture
def play() -> Iterator[Callable[[Story], None]]:
    """Tells a story of two processes, the first of which has begun an event and keeps its timers."""
    with postgres() as url:

        async def told(story: Story) -> None:
            one, other = [Process(await PostgresStore.open(url), url) for _ in range(2)]
            entrants = club(6)
            await one.give(c.OpenEvent("club", entrants.definition, entrants.policy), "open")
            await one.give(c.Register(entrants.players), "register")
            await one.give(c.DrawSeats(), "draw")
            await one.give(c.StartEvent(), "start")
            await one.timers.sweep()
            await other.timers.sweep()
            await story(one, other)
            await other.die()

        yield lambda story: asyncio.run(told(story))


def test_who_has_the_lease_begins_a_level_and_the_other_hears_of_it(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        assert (await one.lease.held(), await other.lease.held()) == (True, False)
        assert other.heard == [(EVENT, 4)], "a page needs to know where the stream stands now"
        one.at = other.at = NOON + 20 * MINUTE
        await other.timers.sweep()
        assert await other.level() == 1
        await one.timers.sweep()
        assert await one.level() == 2
        await other.timers.sweep()
        assert (await other.level(), other.heard[-1]) == (2, (EVENT, 5))
        await one.die()

    play(story)


def test_a_timer_goes_by_what_another_process_was_told(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        await other.give(PauseClock("dinner"), "pause")
        one.at = other.at = NOON + 30 * MINUTE
        await one.timers.sweep()
        assert await one.level() == 1
        await other.give(ResumeClock(), "resume")
        one.at = other.at = NOON + 49 * MINUTE
        await one.timers.sweep()
        assert await one.level() == 1
        one.at = other.at = NOON + 50 * MINUTE
        await one.timers.sweep()
        assert await one.level() == 2
        await one.die()

    play(story)


def test_another_process_takes_over_at_its_next_look_when_the_line_of_the_first_is_lost(
    play: Callable[[Story], None],
) -> None:
    async def story(one: Process, other: Process) -> None:
        line = one.lease._line
        assert line is not None
        await other.store._lines.execute("select pg_terminate_backend($1, 2000)", line.get_server_pid())
        one.at = other.at = NOON + 20 * MINUTE
        await other.timers.sweep()
        assert await other.level() == 2, "it took over"
        await one.timers.sweep()
        assert not await one.lease.held(), "the first one is back, and too late"
        assert [row.version for row in await one.store.read(EVENT)] == [1, 2, 3, 4, 5]
        other.lease.close()
        assert await _soon(one), "and keeps them again when the other one is gone"
        await one.die()

    play(story)


async def _soon(process: Process) -> bool:
    """Whether it gets the lease; PostgreSQL needs a moment to see that a line is gone."""
    for _ in range(5_000):
        if await process.lease.held():
            return True
    return False


def test_what_a_process_that_was_killed_left_undone_is_done_by_who_takes_over(
    play: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Process, other: Process) -> None:
        append = PostgresStore.append

        async def cut(store: PostgresStore, row: Row) -> object:
            if store is one.store and isinstance(row.command, DealHand):
                raise PowerCut
            return await append(store, row)

        monkeypatch.setattr(PostgresStore, "append", cut)
        with pytest.raises(PowerCut):
            await one.give(c.PlanHand(1), "plan")
        await one.die()
        for _ in range(5_000):
            await other.timers.sweep()
            if await other.store.version(TABLE):
                break
        assert [type(row.command) for row in await other.store.read(TABLE)] == [DealHand]

    play(story)
