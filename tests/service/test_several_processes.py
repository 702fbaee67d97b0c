"""Two services over one PostgreSQL: one keeps the timers, both see everything, and either may die at any moment."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from shuffleup.projections.audit import Through
from shuffleup.service.following import Others, slot_of
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.bus import Bus, NoBus
from shuffleup.store.lease import SLOTS
from shuffleup.store.port import Row
from shuffleup.store.postgres.lease import PostgresLease
from shuffleup.store.postgres.store import PostgresStore
from shuffleup.store.redis_bus import RedisBus
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import PauseClock, ResumeClock
from shuffleup.wire.deal import DealHand
from shuffleup.wire.json import Command
from tests.service.club import EVENT, TABLE, PowerCut, club
from tests.store.postgres import postgres
from tests.store.redis import Broker, broker
from tests.tournament.room import NOON

MINUTE = 60_000_000


class Process:
    """A server of the room, as far as it goes without its pages."""

    def __init__(self, store: PostgresStore, url: str, bus: Bus | None = None) -> None:
        self.at = NOON
        self.heard: list[tuple[str, int]] = []
        self.came = asyncio.Event()
        self.store = store
        self.service = Service(store, Shuffler.from_seed(7))
        self.lease = PostgresLease(url)
        self.timers = Timers(self.service, lambda: self.at, Others(self.lease, bus or NoBus()))
        self.service.listen(self._happened)

    async def _happened(self, row: Row, _: Through) -> None:
        self.heard.append((row.stream, row.version))
        self.came.set()

    async def give(self, command: Command, command_id: str) -> None:
        answer = await self.service.execute(Order(EVENT, command_id, command, "floor"), self.at)
        assert isinstance(answer, Accepted), answer

    async def level(self) -> int:
        """The level of the event, as this process knows it."""
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state
        return room.state.clock.number

    @property
    def keeps(self) -> bool:
        """Does it keep the timers of the event?"""
        return self.timers.keeps(EVENT)

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
            for process in (one, other, one, other):  # the second one comes, and gets its share
                await process.timers.sweep()
            assert {one.keeps, other.keeps} == {True, False}
            await story(*((one, other) if one.keeps else (other, one)))

        yield lambda story: asyncio.run(told(story))


def test_who_has_the_lease_begins_a_level_and_the_other_hears_of_it(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        assert other.heard[-1] == (EVENT, 4), "a page needs to know where the stream stands now"
        one.at = other.at = NOON + 20 * MINUTE
        await other.timers.sweep()
        assert await other.level() == 1
        await one.timers.sweep()
        assert await one.level() == 2
        await other.timers.sweep()
        assert (await other.level(), other.heard[-1]) == (2, (EVENT, 5))
        await one.die()
        await other.die()

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
        await other.die()

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
        assert not one.keeps, "the first one is back, and too late"
        assert [row.version for row in await one.store.read(EVENT)] == [1, 2, 3, 4, 5]
        await other.die()
        assert await _soon(one), "and keeps them again when the other one is gone"
        await one.die()

    play(story)


async def _soon(process: Process) -> bool:
    """Whether it keeps the timers; PostgreSQL needs a moment to see that a line is gone."""
    for _ in range(5_000):
        await process.timers.sweep()
        if process.keeps:
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
        await other.die()

    play(story)


def test_processes_share_the_events_and_a_dead_one_leaves_its_share_to_the_others() -> None:
    async def told(url: str) -> None:
        leases = [PostgresLease(url) for _ in range(3)]
        assert len(await leases[0].slots()) == SLOTS, "whoever is alone keeps all"
        for _ in range(3):
            shares = [await lease.slots() for lease in leases]
        assert sorted(map(len, shares)) == [4, 6, 6]
        assert frozenset().union(*shares) == frozenset(range(SLOTS)) and sum(map(len, shares)) == SLOTS
        leases.pop().close()
        for _ in range(5_000):
            shares = [await lease.slots() for lease in leases]
            if sum(map(len, shares)) == SLOTS:
                break
        assert list(map(len, shares)) == [8, 8]
        for lease in leases:
            lease.close()

    with postgres() as url:
        asyncio.run(told(url))


def test_the_tables_of_an_event_are_kept_where_it_is() -> None:
    assert slot_of("event/club") == slot_of("table/club/1") == slot_of("table/club/12")
    assert len({slot_of(f"event/{number}") for number in range(100)}) == SLOTS


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Broker]:
    """A broker of its own."""
    with broker(tmp_path) as made:
        yield made


async def _hears(process: Process, version: int) -> None:
    while process.heard[-1:] != [(EVENT, version)]:
        process.came.clear()
        await process.came.wait()


async def _hints(redis: Broker, url: str, asked: list[PostgresStore]) -> None:
    async with RedisBus(redis.url, b"club").running() as here, RedisBus(redis.url, b"club").running() as there:
        one, other = [Process(await PostgresStore.open(url), url, bus) for bus in (here, there)]
        listening = [asyncio.create_task(process.timers.follower.listen()) for process in (one, other)]
        entrants = club(6)
        await one.give(c.OpenEvent("club", entrants.definition, entrants.policy), "open")
        await _hears(other, 1)
        looks = len(asked)
        for version, command in ((2, c.Register(entrants.players)), (3, c.DrawSeats()), (4, c.StartEvent())):
            await one.give(command, f"c{version}")
            await _hears(other, version)
        assert len(asked) == looks, "nobody had to ask the log"
        redis.kill()
        await one.give(PauseClock("dinner"), "pause")
        while here.alive or there.alive:
            await other.timers.sweep()
        await other.timers.sweep()
        await _hears(other, 5)
        redis.start()
        await one.give(ResumeClock(), "resume")
        await _hears(other, 6)
        for task in listening:
            task.cancel()
        await one.die()
        await other.die()


def test_a_hint_is_read_at_once_and_the_log_itself_where_the_bus_is_gone(
    redis: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[PostgresStore] = []
    news = PostgresStore.news

    async def counted(store: PostgresStore) -> dict[str, int]:
        asked.append(store)
        return await news(store)

    monkeypatch.setattr(PostgresStore, "news", counted)
    with postgres() as url:
        asyncio.run(asyncio.wait_for(_hints(redis, url, asked), 60))


def test_who_is_stopped_gives_the_timers_back_at_once(play: Callable[[Story], None]) -> None:
    async def story(one: Process, other: Process) -> None:
        end = asyncio.Event()
        running = asyncio.create_task(one.timers.run(end))
        end.set()
        await running
        async with asyncio.timeout(10):
            while len(await other.lease.slots()) < SLOTS:  # the database has to notice that the line is gone
                await asyncio.to_thread(threading.Event().wait, 0.02)
        await one.die()
        await other.die()

    play(story)
