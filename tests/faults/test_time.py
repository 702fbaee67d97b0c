"""The wall's clock is set, the machine sleeps, summer time ends: in no phase does that change an event by itself."""

import time
from collections.abc import Iterator

import pytest

from shuffleup.service.following import Others, SoleKeeper
from shuffleup.service.timers import Timers
from shuffleup.tournament.facts.clock import time_left
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words.clock import SetTimeLeft, StartDay
from shuffleup.tournament.words.doubt import SetLevel, SettleTime
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.state import Phase
from tests.faults.timed_evening import Evening
from tests.service.club import told
from tests.service.false_clock import DAY, HOUR, MINUTE, SECOND, FalseClock

JUMPS = (SECOND, -SECOND, HOUR, -HOUR, DAY, -DAY)
PHASES = ("registering", "seated", "playing", "break", "paused", "hand-for-hand", "between days", "finished")
PAID = (Payment(method="cash", cents=5_500, cashier="Ada"),)
RUNNING = {"playing", "break"}
"""The phases in which something comes by time."""


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
