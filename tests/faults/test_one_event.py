"""What goes wrong with one event, one write or one step stops no other clock, is told, and is made up for."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal, note
from shuffleup.hand.events import HandStarted
from shuffleup.projections.audit import Through
from shuffleup.service import timers as module
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import Decided, LoadedEvent, Shuffler
from shuffleup.service.timers import LOOK_SECONDS, Timers, Trouble
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import AppendResult, Row, Snapshot, Store, StoreError
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import PauseClock, ResumeClock
from shuffleup.tournament.words.definition import AfterLast
from shuffleup.tournament.words.state import EventState, LevelClock
from shuffleup.wire.deal import DealHand
from shuffleup.wire.json import Command
from tests.service.club import TABLE, club, told
from tests.tournament.room import NOON

MINUTE = 60_000_000
ONE, OTHER = "event/club", "event/other"
FULL = StoreError("disk-full", note("disk-is-full", file="club.db"), note("free-some-space"))


class Evening:
    """Two events that are played at once, at levels of 20 minutes, and the timers of their server."""

    def __init__(self, store: Store | None = None, *, snapshot_every: int = 0) -> None:
        self.at = NOON
        self.given = 0
        self.store = store or MemoryStore()
        self.service = Service(self.store, Shuffler.from_seed(7), snapshot_every=snapshot_every)
        self.timers = Timers(self.service, lambda: self.at)

    async def begin(self, *names: str, after_last: AfterLast | None = None) -> None:
        """Opens these events and starts them."""
        entrants = club(6)
        definition = entrants.definition
        if after_last:
            steps = definition.structure.steps[:1]
            definition = replace(
                definition, structure=replace(definition.structure, steps=steps, after_last=after_last)
            )
        for name in names or ("club", "other"):
            opening = c.OpenEvent(name, definition, entrants.policy)
            for command in (opening, c.Register(entrants.players), c.DrawSeats(), c.StartEvent()):
                assert isinstance(await self.give(command, f"event/{name}"), Accepted)

    async def give(self, command: Command, stream: str = ONE, command_id: str = "") -> object:
        """Somebody's command."""
        self.given += 1
        return await self.service.execute(Order(stream, command_id or f"c{self.given}", command, "floor"), self.at)

    async def clock(self, stream: str) -> LevelClock:
        """An event's clock."""
        room = await self.service.loaded(stream)
        assert isinstance(room, LoadedEvent) and isinstance(room.state, EventState)
        return room.state.clock

    async def level(self, stream: str) -> int:
        """The level that an event has reached."""
        return (await self.clock(stream)).number


def raising_in(stream: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets one event fail whenever time is to go on there; gives what ends that."""
    decide = LoadedEvent.decide

    def fails(room: LoadedEvent, command: Command, command_id: str, at: int) -> Decided | Refusal:
        if isinstance(command, c.AdvanceClock) and room._stream == stream:
            raise ZeroDivisionError("a fault of the program")
        return decide(room, command, command_id, at)

    monkeypatch.setattr(LoadedEvent, "decide", fails)
    return lambda: monkeypatch.setattr(LoadedEvent, "decide", decide)


def test_an_event_that_fails_stops_no_other_clock_and_catches_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        at = Evening()
        await at.begin()
        starts = (await at.clock(ONE)).ends_at
        mended = raising_in(ONE, monkeypatch)
        at.at += 20 * MINUTE
        await at.timers.sweep()
        since = at.at
        assert (await at.level(ONE), await at.level(OTHER)) == (1, 2)
        at.at += 25 * MINUTE
        await at.timers.sweep()
        assert (await at.level(ONE), await at.level(OTHER)) == (1, 3)
        assert at.timers.troubles == (Trouble("club", since, "internal"),)
        mended()
        await at.timers.sweep()
        assert at.timers.troubles == ()
        assert (await at.level(ONE), await at.level(OTHER)) == (3, 3)
        assert (await at.clock(ONE)).ends_at == starts + 40 * MINUTE, "it went by the points in time"

    told(story)


def test_the_timers_go_on_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.001)

    async def story() -> None:
        at = Evening()
        await at.begin()
        levels: asyncio.Queue[str] = asyncio.Queue()

        async def listen(row: Row, _through: Through) -> None:
            levels.put_nowait(row.stream)

        at.service.listen(listen)
        mended = raising_in(ONE, monkeypatch)
        at.at += 20 * MINUTE
        running = asyncio.create_task(at.timers.run(asyncio.Event()))
        assert await levels.get() == OTHER
        at.at += 20 * MINUTE
        assert await levels.get() == OTHER, "a second look"
        mended()
        assert await levels.get() == ONE
        running.cancel()
        assert (await at.level(ONE), await at.level(OTHER)) == (3, 3)

    told(lambda: asyncio.wait_for(story(), 30))


class FaultyStore(MemoryStore):
    """A store that fails as told."""

    def __init__(self) -> None:
        super().__init__()
        self.lists = self.snapshots = True
        self.refuses: dict[type, int] = {}

    async def streams(self) -> tuple[str, ...]:
        """See ``Store.streams``."""
        if not self.lists:
            raise FULL
        return await super().streams()

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``."""
        if self.refuses.get(type(row.command), 0):
            self.refuses[type(row.command)] -= 1
            raise FULL
        return await super().append(row)

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """See ``Store.keep_snapshot``."""
        if not self.snapshots:
            raise FULL
        await super().keep_snapshot(snapshot)


def test_clocks_go_on_where_nobody_can_tell_which_events_there_are() -> None:
    async def story() -> None:
        store = FaultyStore()
        at = Evening(store)
        await at.begin()
        await at.timers.sweep()
        store.lists = False
        at.at += 20 * MINUTE
        await at.timers.sweep()
        assert (await at.level(ONE), await at.level(OTHER)) == (2, 2)
        assert at.timers.troubles == (Trouble("", at.at, "disk-full"),)
        store.lists = True
        await at.timers.sweep()
        assert at.timers.troubles == ()

    told(story)


def test_a_write_that_fails_is_told_and_tried_again_with_the_next_look() -> None:
    async def story() -> None:
        store = FaultyStore()
        at = Evening(store)
        await at.begin()
        store.refuses[c.AdvanceClock] = 2
        at.at += 20 * MINUTE
        assert await at.timers.sweep() == LOOK_SECONDS
        assert {(one.event, one.code) for one in at.timers.troubles} == {("club", "disk-full"), ("other", "disk-full")}
        await at.timers.sweep()
        assert at.timers.troubles == ()
        assert (await at.level(ONE), await at.level(OTHER)) == (2, 2)

    told(story)


def test_what_one_stream_asks_of_another_is_made_up_for_without_a_restart() -> None:
    async def story() -> None:
        store = FaultyStore()
        at = Evening(store)
        await at.begin("club")
        store.refuses[DealHand] = 2
        with pytest.raises(StoreError):
            await at.give(c.PlanHand(1), command_id="plan")
        again = await at.give(c.PlanHand(1), command_id="plan")
        assert isinstance(again, Accepted) and again.repeated
        await at.timers.sweep()
        assert [(one.event, one.code) for one in at.timers.troubles] == [("club", "disk-full")]
        assert await store.version(TABLE) == 0
        await at.timers.sweep()
        rows = await store.read(TABLE)
        assert [isinstance(row.events[0], HandStarted) for row in rows] == [True]
        await at.timers.sweep()
        assert await store.version(TABLE) == 1 and at.timers.troubles == ()

    told(story)


def test_a_state_that_is_not_kept_for_a_quicker_start_fails_no_command() -> None:
    async def story() -> None:
        store = FaultyStore()
        at = Evening(store, snapshot_every=1)
        store.snapshots = False
        await at.begin("club")
        heard: list[int] = []

        async def listen(row: Row, _through: Through) -> None:
            heard.append(row.version)

        at.service.listen(listen)
        assert isinstance(await at.give(PauseClock()), Accepted)
        assert isinstance(await at.give(ResumeClock()), Accepted)
        assert heard == [5, 6]

    told(story)


@pytest.mark.parametrize("after_last", [AfterLast.STAY, AfterLast.DOUBLE], ids=lambda one: one.value)
def test_nothing_is_looked_at_without_a_pause(after_last: AfterLast) -> None:
    """The last level that stays on is over and is not: that is no reason to look a thousand times a second."""

    async def story() -> None:
        at = Evening()
        await at.begin("club", after_last=after_last)
        at.at += 90 * MINUTE
        assert await at.timers.sweep() == LOOK_SECONDS

    told(story)


def test_an_id_that_an_old_log_has_for_something_else_is_told_and_not_hurried_after() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin("club")
        used: Mapping[str, Command] = {"timer:6": PauseClock(), "resumed": ResumeClock()}
        for command_id, command in used.items():
            assert isinstance(await at.give(command, command_id=command_id), Accepted)
        at.at += 20 * MINUTE
        assert await at.timers.sweep() == LOOK_SECONDS
        assert [(one.event, one.code) for one in at.timers.troubles] == [("club", "command-id-used")]
        assert isinstance(await at.give(PauseClock()), Accepted), "any command lets time go on"
        assert isinstance(await at.give(ResumeClock()), Accepted)
        await at.timers.sweep()
        assert at.timers.troubles == ()
        assert await at.level(ONE) == 2

    told(story)


@pytest.mark.parametrize("body", ["{", "[]", '{"stream": 1}', ""])
def test_a_row_that_is_none_stops_neither_the_start_nor_the_other_clock(tmp_path: Path, body: str) -> None:
    path = tmp_path / "club.db"

    async def written() -> None:
        store = SqliteStore.open(path)
        await Evening(store).begin()
        store.close()

    async def read() -> None:
        store = SqliteStore.open(path)
        at = Evening(store)
        await at.service.recover()
        at.at += 20 * MINUTE
        await at.timers.sweep()
        assert await at.level(OTHER) == 2
        assert at.timers.troubles == (Trouble("club", at.at, "log-broken"),)
        for ask in (lambda: at.service.loaded(ONE), lambda: at.give(PauseClock("dinner"))):
            with pytest.raises(StoreError, match=r"row 3 of event/club in .*club.db is not as it was written"):
                await ask()
        store.close()

    told(written)
    with closing(sqlite3.connect(path, isolation_level=None)) as log:
        change = "update row set body = cast(? as blob) where stream = ? and version = 3"
        assert log.execute(change, (body, ONE)).rowcount == 1
    told(read)
