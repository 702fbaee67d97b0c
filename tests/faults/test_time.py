"""The wall's clock is set, the machine sleeps, summer time ends: in no phase does that change an event by itself."""

import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from shuffleup.service.following import Others, SoleKeeper
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Store
from shuffleup.tournament.facts.clock import time_left
from shuffleup.tournament.facts.entry import entry_closed
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import AnnounceHandForHand, PauseClock, SetTimeLeft, StartDay
from shuffleup.tournament.words.definition import Break
from shuffleup.tournament.words.doubt import SetLevel, SettleTime
from shuffleup.tournament.words.entry import CloseRegistration, SellEntry
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Admission
from shuffleup.wire.json import Command
from tests.service.club import EVENT, club, told
from tests.service.false_clock import DAY, HOUR, MINUTE, SECOND, FalseClock

JUMPS = (SECOND, -SECOND, HOUR, -HOUR, DAY, -DAY)
PHASES = ("registering", "seated", "playing", "break", "paused", "hand-for-hand", "between days", "finished")
PAID = (Payment(method="cash", cents=5_500, cashier="Ada"),)
CLOSED = CloseRegistration(reason="full", author="Ada")
RUNNING = {"playing", "break"}
"""The phases in which something comes by time."""


class Evening:
    """An event with late registration to the end of level 2, on a server whose machine has a false clock."""

    def __init__(self, store: Store | None = None, machine: FalseClock | None = None) -> None:
        self.machine = machine or FalseClock()
        self.store = store or MemoryStore()
        self.given = 0
        self.clock = self.machine.clock()
        self.restart()

    def restart(self, *, knows: bool = False) -> None:
        """The server is started anew over its log; perhaps it knows that the machine ran on meanwhile."""
        before = self.clock.frame if knows else None
        self.clock = self.machine.clock()
        if before:
            self.clock.resume(before)
        self.service = Service(self.store, Shuffler.from_seed(7))
        self.timers = Timers(self.service, self.clock)

    async def give(self, command: Command) -> object:
        """A command of the floor."""
        self.given += 1
        return await self.service.execute(Order(EVENT, f"c{self.given}", command, "floor"), self.clock.now())

    async def does(self, *commands: Command) -> None:
        """Commands of the floor, that are accepted."""
        for command in commands:
            answer = await self.give(command)
            assert isinstance(answer, Accepted), (command, answer)

    async def begin(self, phase: str = "playing") -> None:
        """Takes the event to a phase."""
        entrants = club(6)
        steps = entrants.definition.structure.steps
        structure = replace(entrants.definition.structure, steps=(steps[0], Break(15), *steps[1:]))
        money = replace(entrants.definition.money, admission=Admission(late=Window(until_level=2)))
        days = (1,) if phase == "between days" else ()
        definition = replace(entrants.definition, structure=structure, money=money, day_ends=days)
        await self.timers.sweep()
        await self.does(c.OpenEvent("club", definition, entrants.policy), c.Register(entrants.players))
        if phase == "registering":
            return
        await self.does(c.DrawSeats())
        if phase == "seated":
            return
        await self.does(c.StartEvent())
        await self.passes(25 * MINUTE if phase in {"break", "between days"} else 5 * MINUTE)
        match phase:
            case "paused":
                await self.does(PauseClock("dinner"))
            case "hand-for-hand":
                await self.does(CLOSED, AnnounceHandForHand(3))
            case "finished":
                busts = [ReportBust(players=(one,), author="Ada") for one in entrants.players[1:]]
                await self.does(CLOSED, *busts, c.AwardPrizes())

    async def passes(self, time: int) -> None:
        """Time goes by, and the timers look."""
        self.machine.passes(time)
        await self.timers.sweep()
        await self.timers.sweep()

    async def state(self) -> EventState:
        """The event."""
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state
        return room.state

    async def stands(self) -> tuple[object, ...]:
        """What a jump must not change: level, what is left of it, registration, places and money."""
        state = await self.state()
        clock, now = state.clock, self.clock.now()
        left: object = time_left(clock, now), clock.break_until and clock.break_until - clock.reading(now)
        closed = state.cage.closed_at is not None, entry_closed(state, now) is not None
        left = left if state.phase is Phase.PLAYING else None
        return (state.phase, clock.number, clock.step, left, closed, state.outcome, state.cage.ledger, state.day.over)

    async def never_goes_back(self) -> None:
        """The points in time of the log."""
        points = [row.at for row in await self.store.read(EVENT)]
        assert points == sorted(points)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("jump", JUMPS)
def test_no_jump_changes_an_event_in_any_phase(phase: str, jump: int) -> None:
    async def story() -> None:
        at = Evening()
        await at.begin(phase)
        before = await at.stands()
        at.machine.set(jump)
        for _ in range(3):
            await at.timers.sweep()
        assert await at.stands() == before
        asked = phase in RUNNING and abs(jump) > MINUTE
        assert [one.jump for one in at.timers.asked] == ([jump] if asked else [])
        assert at.timers.troubles == ()
        if asked:
            await at.passes(3 * HOUR)
            assert await at.stands() == before, "nothing comes before the floor has answered"
            await at.does(SettleTime(counts=False))
        assert await at.stands() == before
        assert at.timers.asked == ()
        await at.never_goes_back()

    told(story)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("jump", JUMPS)
def test_no_jump_changes_an_event_while_the_server_does_not_run(phase: str, jump: int) -> None:
    async def story() -> None:
        at = Evening()
        await at.begin(phase)
        if phase in RUNNING:
            await at.does(SetTimeLeft(600, "the last that was entered", "Ada"))
        before = await at.stands()
        at.machine.set(jump)
        at.restart()
        await at.timers.begin()
        await at.timers.sweep()
        asked = phase in RUNNING and abs(jump) > MINUTE
        assert len(at.timers.asked) == asked
        if asked:
            await at.passes(HOUR)
            await at.does(SettleTime(counts=False))
        after = await at.stands()
        if abs(jump) > MINUTE or phase not in RUNNING:
            assert after == before
        await at.never_goes_back()

    told(story)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("jump", JUMPS)
def test_a_start_in_the_same_run_of_the_machine_knows_a_jump_from_time(phase: str, jump: int) -> None:
    async def story() -> None:
        at = Evening()
        await at.begin(phase)
        at.machine.passes(MINUTE)
        before = await at.stands()
        at.machine.set(jump)
        at.restart(knows=True)
        await at.timers.begin()
        await at.timers.sweep()
        assert await at.stands() == before
        asked = phase in RUNNING and abs(jump) > MINUTE
        assert [one.jump for one in at.timers.asked] == ([jump] if asked else [])
        at.restart(knows=True)
        await at.timers.begin()
        assert [one.jump for one in at.timers.asked] == ([jump] if asked else []), "it asks the same again"
        if asked:
            await at.does(SettleTime(counts=False))
        at.restart(knows=True)
        await at.timers.begin()
        assert at.timers.asked == (), "and not once it was answered"
        assert await at.stands() == before
        await at.never_goes_back()

    told(story)


@pytest.mark.parametrize("phase", sorted(RUNNING))
def test_sleep_counts_and_asks_nobody(phase: str) -> None:
    async def story() -> None:
        at = Evening()
        await at.begin(phase)
        await at.passes(35 * MINUTE if phase == "playing" else 15 * MINUTE)
        assert at.timers.asked == ()
        state = await at.state()
        assert (state.clock.number, state.clock.ends_at - at.clock.now()) == (2, 15 * MINUTE)
        await at.passes(4 * HOUR)
        assert (await at.state()).cage.closed_at is not None, "as if it had been awake"

    told(story)


@pytest.fixture
def rome(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Rome")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("rome")
@pytest.mark.parametrize("change", [1_806_195_600, 1_824_944_400], ids=["to summer time", "to winter time"])
@pytest.mark.parametrize("phase", PHASES)
def test_summer_time_is_none_of_its_business(change: int, phase: str) -> None:
    async def story() -> None:
        before, after = [time.localtime(change + one).tm_isdst for one in (-1, 1)]
        assert before != after
        at = Evening(machine=FalseClock(wall=change * SECOND - 30 * MINUTE))
        await at.begin(phase)
        number, left = (await at.state()).clock.number, (await at.stands())[3]
        await at.passes(4 * MINUTE if phase == "break" else 6 * MINUTE)
        at.machine.passes(change * SECOND - at.machine.wall + 1)
        assert at.clock.jump() == 0
        await at.timers.sweep()
        assert at.timers.asked == ()
        if phase not in RUNNING:
            assert ((await at.state()).clock.number, (await at.stands())[3]) == (number, left)

    told(story)


def test_the_clock_set_right_by_a_day_in_level_two() -> None:
    """The machine is a day behind; somebody notices in level 2 and sets it right."""

    async def story() -> None:
        at = Evening()
        await at.begin()
        await at.passes(35 * MINUTE)
        assert (await at.state()).clock.number == 2
        before = await at.stands()
        at.machine.set(DAY)
        await at.passes(0)
        (halted,) = at.timers.asked
        assert (halted.event, halted.jump) == ("club", DAY)
        assert await at.stands() == before
        await at.passes(2 * MINUTE)
        await at.does(SettleTime(counts=False))
        assert await at.stands() == before
        await at.passes(5 * MINUTE)
        assert at.timers.asked == ()
        state = await at.state()
        assert (state.clock.number, state.phase, state.cage.closed_at) == (2, Phase.PLAYING, None)
        await at.does(SellEntry(player="Latecomer", payments=PAID))
        await at.never_goes_back()

    told(story)


def test_what_the_floor_answers_can_be_undone_and_so_can_what_came_before() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin()
        await at.does(SellEntry(player="Early", payments=PAID))
        await at.passes(35 * MINUTE)
        before = await at.stands()
        at.machine.set(DAY)
        await at.timers.sweep()
        await at.does(SettleTime(counts=True))
        late = await at.state()
        assert (late.clock.number, late.cage.closed_at is not None) == (9, True)
        await at.passes(MINUTE)
        await at.does(Undo(f"c{at.given}"))
        assert await at.stands() == before, "it asks again"
        assert len(at.timers.asked) == 1
        await at.does(Redo(f"c{at.given - 1}"), Undo(f"c{at.given - 1}"))
        await at.does(SettleTime(counts=False), Undo("c5"))
        state = await at.state()
        assert (state.clock.number, state.floor.players, state.cage.closed_at) == (2, 6, None)

    told(story)


def test_a_level_is_set_back_after_the_time_was_let_count() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin()
        at.machine.set(40 * MINUTE)
        await at.timers.sweep()
        await at.does(SettleTime(counts=True))
        assert (await at.state()).clock.number == 2
        await at.does(SetLevel(1, 600, "the clock was wrong"))
        await at.passes(9 * MINUTE)
        state = await at.state()
        assert (state.clock.number, time_left(state.clock, at.clock.now())) == (1, MINUTE)
        await at.passes(2 * MINUTE)
        assert (await at.state()).clock.break_until

    told(story)


def test_between_two_days_a_night_is_a_night() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin("between days")
        await at.passes(DAY)
        at.machine.set(DAY)
        await at.timers.sweep()
        await at.does(StartDay())
        await at.passes(MINUTE)
        state = await at.state()
        assert (state.clock.number, time_left(state.clock, at.clock.now())) == (2, 19 * MINUTE)
        assert at.timers.asked == ()

    told(story)


def test_an_event_that_was_finished_lets_the_log_have_the_new_time_and_keeps_every_key() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin("finished")
        steady = at.clock.steady()
        at.machine.set(DAY)
        await at.timers.sweep()
        assert (at.clock.now(), at.clock.steady(), at.clock.ahead) == (at.machine.wall, steady, 0)

    told(story)


def test_a_start_that_finds_one_level_due_asks_nobody() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin()
        at.machine.passes(20 * MINUTE)
        at.restart()
        await at.timers.begin()
        await at.timers.sweep()
        assert at.timers.asked == ()
        assert (await at.state()).clock.break_until

    told(story)


@pytest.mark.parametrize("counts", [True, False])
def test_what_was_asked_before_a_start_counts_once(*, counts: bool) -> None:
    async def story() -> None:
        at = Evening()
        await at.begin()
        at.machine.set(40 * MINUTE)
        await at.timers.sweep()
        at.restart()
        await at.timers.begin()
        assert [one.jump for one in at.timers.asked] == [0], "the server's time has it already"
        await at.does(SettleTime(counts=counts))
        state = await at.state()
        left = time_left(state.clock, at.clock.now()) // MINUTE
        # 5 and 40 minutes: 20 of level 1, 15 of the break, 10 of level 2
        assert (state.clock.number, left) == ((2, 10) if counts else (1, 15))

    told(story)


class Outage(SoleKeeper):
    """A lease that is lost while its database is away."""

    away = False

    async def slots(self) -> frozenset[int]:
        """See ``Lease.slots``."""
        return frozenset() if self.away else await super().slots()


def test_what_came_due_while_the_database_was_away_is_in_no_doubt() -> None:
    async def story() -> None:
        at, lease = Evening(), Outage()
        at.timers = Timers(at.service, at.clock, Others(lease))
        await at.begin()
        lease.away = True
        await at.passes(50 * MINUTE)
        assert (await at.state()).clock.number == 1
        lease.away = False
        await at.passes(0)
        assert at.timers.asked == ()
        assert (await at.state()).clock.number == 3

    told(story)


def test_a_start_after_hours_asks_and_lets_the_time_count() -> None:
    async def story() -> None:
        at = Evening()
        await at.begin()
        at.machine.passes(50 * MINUTE)
        at.restart()
        await at.timers.begin()
        await at.timers.sweep()
        assert (await at.state()).clock.number == 1
        await at.does(SettleTime(counts=True))
        state = await at.state()
        # 5 + 50 minutes: 20 of level 1, a break of 15, and level 2 ends now
        assert (state.clock.number, time_left(state.clock, at.clock.now())) == (3, 20 * MINUTE)

    told(story)
