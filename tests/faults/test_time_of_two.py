"""Two processes over one PostgreSQL, on machines whose clocks disagree: one decides on the time, whoever keeps it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from shuffleup.service.following import Others
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.postgres.lease import PostgresLease
from shuffleup.store.postgres.store import PostgresStore
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.doubt import SettleTime
from shuffleup.tournament.words.state import LevelClock
from shuffleup.wire.json import Command
from tests.service.club import EVENT, club
from tests.service.false_clock import DAY, HOUR, MINUTE, SECOND, FalseClock
from tests.store.postgres import postgres
from tests.tournament.room import NOON

PATIENCE_SECONDS = 20


class Process:
    """A server on a machine of its own."""

    def __init__(self, store: PostgresStore, url: str, machine: FalseClock) -> None:
        self.machine = machine
        self.store = store
        self.clock = machine.clock()
        self.service = Service(store, Shuffler.from_seed(7))
        self.lease = PostgresLease(url)
        self.timers = Timers(self.service, self.clock, Others(self.lease))
        self.given = 0

    async def does(self, *commands: Command) -> None:
        """Commands that are accepted."""
        for command in commands:
            self.given += 1
            name = f"{self.machine.counter}-{self.given}"
            answer = await self.service.execute(Order(EVENT, name, command, "floor"), self.clock.now())
            assert isinstance(answer, Accepted), (command, answer)

    async def level(self) -> LevelClock:
        """The clock of the event, as this process knows it."""
        await self.timers.follower.follow(at_once=True)
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state
        return room.state.clock

    async def die(self) -> None:
        """Lets go of everything at once."""
        self.lease.close()
        await self.store.close()


Story = Callable[[Process, Process], Awaitable[None]]


async def agreed(leads: Process, follows: Process) -> None:
    """Both look until the second goes by the first one's time."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while abs(leads.clock.now() - follows.clock.now()) > SECOND or leads.clock.ahead != follows.clock.ahead:
            await asyncio.gather(leads.timers.sweep(), follows.timers.sweep())


async def passes(time: int, *processes: Process) -> None:
    """Time goes by on all machines, and they look."""
    for one in processes:
        one.machine.passes(time)
    for one in (*processes, *processes):
        await one.timers.sweep()


@pytest.fixture
def play() -> Iterator[Callable[[Story], None]]:
    """Tells a story of two processes, the second of which has come later, on a machine that is a day ahead."""
    with postgres() as url:

        async def told(story: Story) -> None:
            one = Process(await PostgresStore.open(url), url, FalseClock())
            entrants = club(6)
            opening = c.OpenEvent("club", entrants.definition, entrants.policy)
            await one.timers.begin()
            await one.does(opening, c.Register(entrants.players), c.DrawSeats(), c.StartEvent())
            other = Process(await PostgresStore.open(url), url, FalseClock(wall=NOON + DAY, counter=77 * HOUR))
            began = asyncio.create_task(other.timers.begin())
            while not began.done():
                await one.timers.sweep()
            await agreed(one, other)
            await story(one, other)
            points = [row.at for row in await other.store.read(EVENT)]
            assert points == sorted(points)
            for process in (one, other):
                await process.die()

        yield lambda story: asyncio.run(told(story))


def test_who_comes_on_a_wrong_machine_goes_by_the_time_of_who_leads(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        assert one.timers.leads and not other.timers.leads
        assert (await other.level()).number == 1
        assert one.timers.asked == other.timers.asked == ()
        await passes(21 * MINUTE, one, other)
        assert (await one.level()).number == (await other.level()).number == 2

    play(story)


def test_the_clock_of_who_leads_is_set_and_both_ask_and_any_floor_answers(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        await passes(5 * MINUTE, one, other)
        other.machine.set(-DAY)  # its clock is nobody's business
        await passes(0, one, other)
        assert one.timers.asked == ()
        one.machine.set(DAY)
        await passes(0, one, other)
        await other.level()
        assert [trouble.jump for trouble in one.timers.asked] == [DAY]
        assert one.timers.asked == other.timers.asked
        await agreed(one, other)
        assert abs(other.clock.wall() - one.machine.wall) < SECOND, "times of day are those of who leads"
        await passes(2 * HOUR, one, other)
        assert (await one.level()).number == 1
        await other.does(SettleTime(counts=False))
        await one.level()
        assert one.timers.asked == other.timers.asked == ()
        left = (await other.level()).ends_at - other.clock.now()
        assert abs(left - 15 * MINUTE) < SECOND

    play(story)


def test_the_lease_goes_over_to_a_machine_with_another_clock_and_nothing_jumps(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        await passes(5 * MINUTE, one, other)
        one.lease.close()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not other.timers.leads:
                await other.timers.sweep()
        assert other.timers.asked == ()
        assert (await other.level()).number == 1
        other.machine.passes(14 * MINUTE)
        await other.timers.sweep()
        assert (await other.level()).number == 1
        other.machine.passes(MINUTE + SECOND)
        await other.timers.sweep()
        assert (await other.level()).number == 2
        other.machine.set(-HOUR)
        await other.timers.sweep()
        assert [trouble.jump for trouble in other.timers.asked] == [-HOUR], "from now on its clock is the wall's"

    play(story)
