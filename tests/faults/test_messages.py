"""Messages that come twice, late and in another order, and a time told wrong: what was asked counts once or never."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from shuffleup.accounts.roles import Role
from shuffleup.games.limits import Limit
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.store.port import broken_at
from shuffleup.tournament.words import commands as c
from tests.service.club import club
from tests.web.twins import IDS, PLAYERS, SECOND, TABLE, Club, no_chance, opened

Json = Any  # whatever the server says
MINUTE = 60 * SECOND
FRIDAY = "event/friday"
MESSAGES, ACTS = 40, 30
AT_ONCE = 8


@asynccontextmanager
async def evening():  # type: ignore[no-untyped-def]  # of a club
    """A club whose six players have sat down; the floor is signed in."""
    with no_chance():
        at = Club({})
        async with at.app.lifespan():
            await at.let_in("floor", Role.FLOOR)
            entrants = club(6)
            opening = c.OpenEvent("friday", entrants.definition, entrants.policy)
            for number, command in enumerate((opening, c.Register(entrants.players), c.DrawSeats(), c.StartEvent())):
                order = Order(FRIDAY, f"begin{number}", command, "test")
                assert isinstance(await at.service.execute(order, at.at), Accepted)
            yield at


def told(story: Callable[[], Awaitable[None]]) -> None:
    """Runs a story."""
    asyncio.run(story())  # type: ignore[arg-type]  # a coroutine


async def delivered(at: Club, who: str, path: str, bodies: list[Json]) -> list[tuple[Json, int, Json]]:
    """Every message with its answer: so many at once as a network has under way."""
    answers: list[tuple[Json, int, Json]] = []

    async def send(body: Json) -> None:
        status, said, _ = await at.ask(who, path, body)
        answers.append((body, status, json.loads(said)))

    for first in range(0, len(bodies), AT_ONCE):
        await asyncio.gather(*[send(body) for body in bodies[first : first + AT_ONCE]])
    return answers


def messages(dice: random.Random) -> list[Json]:
    """What the floor asks, some of it only possible in another order than it will come in."""
    kinds: list[Callable[[int], Json]] = [
        lambda number: {"type": "set-time-left", "seconds": 60 + number, "reason": "load", "author": "floor"},
        lambda _: {"type": "pause-clock", "reason": "load"},
        lambda _: {"type": "resume-clock"},
        lambda number: {"type": "undo", "command_id": f"m{number // 2}"},
    ]
    return [{"command_id": f"m{number}", "command": dice.choice(kinds)(number)} for number in range(MESSAGES)]


def test_a_message_counts_once_however_often_and_in_whatever_order_it_comes(dice: random.Random) -> None:
    async def story() -> None:
        async with evening() as at:
            sent = [one for one in messages(dice) for _ in range(dice.randint(1, 3))]
            dice.shuffle(sent)
            path = "/api/events/friday/commands"
            answers = await delivered(at, "floor", path, sent)
            answers += await delivered(at, "floor", path, sent)  # late, when all else has happened
            rows = await at.store.read(FRIDAY)
            assert broken_at(rows, await at.store.digests(FRIDAY)) is None
            ids = [row.command_id for row in rows]
            assert len(ids) == len(set(ids))
            versions: dict[str, set[int]] = {}
            news: dict[str, int] = {}
            for body, status, said in answers:
                assert status in (200, 409), said
                if status == 200:
                    versions.setdefault(body["command_id"], set()).add(said["version"])
                    news[body["command_id"]] = news.get(body["command_id"], 0) + (not said["repeated"])
            assert {one: {ids.index(one) + 1} for one in versions} == versions
            assert set(news.values()) == {1}, "one answer says that it is new, and all others that it had been there"
            assert set(versions) == {one for one in ids if one.startswith("m")}
            assert len(versions) > MESSAGES // 3

    told(story)


def test_acts_that_come_twice_and_after_their_question_move_no_chip_twice(dice: random.Random) -> None:
    async def story() -> None:
        async with opened("holdem", Limit.NO_LIMIT, {}) as at:
            await at.wait(1)
            given: list[tuple[str, Json]] = []
            for number in range(ACTS):
                online = await at.online()
                assert online
                if not online.asked:
                    await at.wait(1)
                    continue
                question = online.asked[0]
                player = next(name for name, one in IDS.items() if one == question.player)
                body = {"command_id": f"a{number}", "act": {"do": "call", "asked_at": question.asked_at}}
                room = await at.service.loaded(TABLE)
                before = room.version if room else 0
                late = [dice.choice(given)] if given else []
                bodies = [*[(player, body)] * 3, *late]
                dice.shuffle(bodies)
                answers = await asyncio.gather(*[at.ask(who, "/api/events/friday/acts", one) for who, one in bodies])
                done = {status for (_, one), (status, _, _) in zip(bodies, answers, strict=True) if one is body}
                assert len(done) == 1, "all copies of a message are answered alike"
                rows = await at.store.read(TABLE, before + 1)
                assert sum(row.command_id == f"{question.player}/a{number}" for row in rows) == (done == {200})
                if done == {200}:
                    given.append((player, body))
                    renewed = {"command_id": f"r{number}", "act": body["act"]}
                    status, said, _ = await at.ask(player, "/api/events/friday/acts", renewed)
                    assert status == 409, said
                else:
                    check = {"command_id": f"c{number}", "act": {**body["act"], "do": "check"}}
                    assert (await at.ask(player, "/api/events/friday/acts", check))[0] == 200
                    given.append((player, check))
                at.at += SECOND
            state, _ = await at.desk.state("friday")
            assert sum(chair.stack for table in state.floor.tables.values() for chair in table.chairs) <= 6_000
            assert len(given) > ACTS // 3
            assert set(PLAYERS) >= {who for who, _ in given}

    told(story)


def test_time_that_passed_brings_what_was_due_and_a_told_time_that_is_earlier_brings_nothing_back() -> None:
    async def story() -> None:
        async with evening() as at:
            await at.desk.timers.sweep()
            begun = at.at
            ends = (await at.desk.state("friday"))[0].clock.ends_at
            assert ends == begun + 20 * MINUTE

            async def looked(jump: int) -> tuple[int, int]:
                at.at += jump
                await at.desk.timers.sweep()
                assert at.desk.timers.troubles == ()
                assert (await at.ask("floor", "/api/events/friday/floor"))[0] == 200, "who is signed in stays so"
                clock = (await at.desk.state("friday"))[0].clock
                return clock.number, clock.ends_at

            assert await looked(50 * MINUTE) == (3, begun + 60 * MINUTE)
            assert await looked(-45 * MINUTE) == (3, begun + 60 * MINUTE), "a level that began has begun"
            for number, command in enumerate(({"type": "pause-clock"}, {"type": "resume-clock"})):
                body = {"command_id": f"p{number}", "command": command}
                status, said, _ = await at.ask("floor", "/api/events/friday/commands", body)
                assert status == 200, said
            assert await looked(45 * MINUTE + 9 * MINUTE) == (3, begun + 60 * MINUTE)
            assert await looked(2 * MINUTE) == (4, begun + 80 * MINUTE)

    told(story)


def test_a_player_loses_no_time_to_a_told_time_that_is_earlier_and_is_answered_for_once_when_it_is_late() -> None:
    async def story() -> None:
        async with opened("holdem", Limit.NO_LIMIT, {}) as at:
            await at.wait(1)
            online = await at.online()
            assert online and online.asked
            deadline = online.next_deadline
            rows = len(await at.store.read(TABLE))
            for jump in (-600, 600):
                at.at += jump * SECOND
                await at.desk.timers.sweep()
                again = await at.online()
                assert again and again.next_deadline == deadline and len(await at.store.read(TABLE)) == rows
            at.at += 600 * SECOND
            await at.desk.timers.sweep()
            await at.desk.timers.sweep()
            missed = [row for row in await at.store.read(TABLE, rows + 1) if row.command_id.startswith("timer:")]
            assert len(missed) == 1, "the next one's time began when he was asked"
            assert at.desk.timers.troubles == ()

    told(story)
