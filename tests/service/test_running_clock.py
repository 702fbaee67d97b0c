"""The server's clock runs on from its start: setting the wall's clock moves nothing, sleep counts."""

import sys
import time

import pytest

from shuffleup.service.running_clock import COUNTER, JUMP, RunningClock, elapsed
from tests.service.false_clock import HOUR, SECOND, FalseClock

DAY = 24 * HOUR


@pytest.mark.parametrize("by", [SECOND, -SECOND, HOUR, -HOUR, DAY, -DAY])
def test_setting_the_wall_moves_nothing(by: int) -> None:
    machine = FalseClock()
    clock = machine.clock()
    began = clock.now()
    machine.set(by)
    machine.passes(10 * SECOND)
    assert clock.now() - began == clock.steady() - began == 10 * SECOND
    assert clock.wall() == machine.wall
    assert clock.jump() == (by if abs(by) > JUMP else 0)


def test_small_settings_add_up_until_somebody_is_asked() -> None:
    machine = FalseClock()
    clock = machine.clock()
    for _ in range(2):
        machine.set(30 * SECOND)
        assert clock.jump() == 0
    machine.set(SECOND)
    assert clock.jump() == 61 * SECOND
    clock.take(clock.jump())
    assert (clock.jump(), clock.ahead) == (0, 61 * SECOND)


def test_sleep_counts() -> None:
    machine = FalseClock()
    clock = machine.clock()
    began = clock.now()
    machine.passes(3 * HOUR)
    assert (clock.now() - began, clock.jump()) == (3 * HOUR, 0)


def test_a_clock_that_is_set_is_taken_over_for_the_log_alone() -> None:
    machine = FalseClock()
    clock = machine.clock()
    began = clock.now()
    machine.set(DAY)
    clock.adopt()
    assert (clock.now() - began, clock.steady() - began, clock.jump()) == (DAY, 0, 0)
    machine.set(-2 * DAY)
    clock.adopt()
    assert (clock.now() - began, clock.steady() - began, clock.jump()) == (-DAY, 0, 0)


def test_a_start_in_the_same_run_of_the_machine_goes_on_whatever_the_wall_says() -> None:
    machine = FalseClock()
    clock = machine.clock()
    machine.set(2 * HOUR)
    clock.take(clock.jump())
    machine.passes(HOUR)
    machine.set(DAY)
    again = machine.clock()
    again.resume(clock.frame)
    assert (again.now(), again.steady(), again.ahead, again.jump()) == (clock.now(), clock.steady(), 2 * HOUR, DAY)


def test_the_log_is_never_told_a_time_that_it_has_passed() -> None:
    machine = FalseClock()
    clock = machine.clock()
    last = clock.now() + HOUR
    clock.begin_after(last)
    assert (clock.now(), clock.jump(), clock.wall()) == (last, 0, machine.wall)


def test_another_process_goes_by_the_word_of_the_one_that_decides() -> None:
    one, other = FalseClock(), FalseClock(wall=FalseClock().wall - DAY, counter=77 * HOUR)
    leads, follows = one.clock(), other.clock()
    one.set(2 * HOUR)
    leads.take(leads.jump())
    follows.follow(leads.word())
    assert (follows.now(), follows.wall()) == (leads.now(), leads.wall())
    word = leads.word()
    for machine in (one, other):
        machine.passes(10_000)
    follows.follow(word)  # it was 10 ms on its way
    assert follows.now() == leads.now()
    other.set(HOUR)
    follows.lead()
    assert (follows.now(), follows.jump()) == (leads.now(), 0), "its own wall's clock says nothing new"


def test_the_counter_of_this_system() -> None:
    if sys.platform == "linux":
        assert COUNTER == "CLOCK_BOOTTIME"
    began = elapsed()
    while elapsed() == began:
        pass
    assert elapsed() - began < SECOND
    assert abs(RunningClock().now() - time.time_ns() // 1_000) < SECOND
