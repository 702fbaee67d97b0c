"""The machine's clock is set while the server runs: nobody is signed out, nobody's time is up, the day is another."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from shuffleup.accounts.roles import Role
from shuffleup.games.limits import Limit
from shuffleup.post.jobs import Jobs
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.tournament.words import commands as c
from tests.service.club import club
from tests.service.false_clock import DAY, HOUR, MINUTE, SECOND, FalseClock
from tests.web.twins import TABLE, Club, no_chance, opened

FRIDAY = "event/friday"
JUMPS = (DAY, -DAY, 3 * HOUR, -3 * HOUR)


def told(story: Callable[[], Awaitable[None]]) -> None:
    """Runs a story."""
    asyncio.run(story())  # type: ignore[arg-type]  # a coroutine


async def begun(at: Club) -> None:
    """An event is played."""
    entrants = club(6)
    opening = c.OpenEvent("friday", entrants.definition, entrants.policy)
    for number, command in enumerate((opening, c.Register(entrants.players), c.DrawSeats(), c.StartEvent())):
        order = Order(FRIDAY, f"begin{number}", command, "test")
        assert isinstance(await at.service.execute(order, at.desk.now()), Accepted)


async def asks(at: Club, path: str) -> tuple[int, Any]:
    """What the floor is answered."""
    status, said, _ = await at.ask("floor", path)
    return status, json.loads(said)


@pytest.mark.parametrize("plays", [True, False], ids=["while an event is played", "while nothing is played"])
@pytest.mark.parametrize("jump", JUMPS)
def test_nobody_is_signed_out_by_a_jump_and_everybody_by_time(*, jump: int, plays: bool) -> None:
    async def story() -> None:
        machine = FalseClock()
        at = Club({}, machine.clock())
        with no_chance():
            async with at.app.lifespan():
                await at.let_in("floor", Role.FLOOR)
                if plays:
                    await begun(at)
                await at.desk.timers.sweep()
                machine.set(jump)
                await at.desk.timers.sweep()
                assert (await asks(at, "/api/session"))[0] == 200
                machine.passes(11 * HOUR)
                assert (await asks(at, "/api/session"))[0] == 200
                machine.passes(13 * HOUR)
                assert (await asks(at, "/api/session"))[0] == 401

    told(story)


@pytest.mark.parametrize("jump", JUMPS)
def test_the_calendar_goes_by_the_wall_and_the_health_says_who_waits(jump: int) -> None:
    async def story() -> None:
        machine = FalseClock()
        at = Club({}, machine.clock())
        with no_chance():
            async with at.app.lifespan():
                await at.let_in("floor", Role.FLOOR)
                await begun(at)
                await at.desk.timers.sweep()
                before = (await asks(at, "/api/calendar"))[1]
                machine.set(jump)
                await at.desk.timers.sweep()
                after = (await asks(at, "/api/calendar"))[1]
                assert after["now"] - before["now"] == jump
                assert (after["today"] != before["today"]) == (abs(jump) == DAY)
                (trouble,) = (await asks(at, "/api/health"))[1]["troubles"]
                assert (trouble["event"], trouble["what"], trouble["jump"]) == ("friday", "time", jump)
                body = {"command_id": "answer", "command": {"type": "settle-time", "counts": False}}
                assert (await at.ask("floor", "/api/events/friday/commands", body))[0] == 200
                assert (await asks(at, "/api/health"))[1]["troubles"] == []

    told(story)


@pytest.mark.parametrize("jump", JUMPS)
def test_nobodys_time_to_act_is_up_by_a_jump(jump: int) -> None:
    async def story() -> None:
        machine = FalseClock()
        async with opened("holdem", Limit.NO_LIMIT, {}, machine.clock()) as at:
            for _ in range(20):
                await at.desk.timers.sweep()
                machine.passes(SECOND // 4)
            online = await at.online()
            assert online and online.asked
            rows = len(await at.store.read(TABLE))
            machine.set(jump)
            await at.desk.timers.sweep()
            assert len(await at.store.read(TABLE)) == rows
            machine.passes(10 * MINUTE)
            await at.desk.timers.sweep()
            assert len(await at.store.read(TABLE)) > rows, "but by time"

    told(story)


def test_what_waits_to_be_sent_waits_no_shorter_and_no_longer() -> None:
    machine = FalseClock()
    at = Club({}, machine.clock())
    jobs: Jobs = at.app.state.outgoing.jobs
    now = jobs._now()
    machine.set(DAY)
    machine.passes(SECOND)
    assert jobs._now() - now == SECOND
