"""One asker never stops another: sums take turns by who asks, and the staff come first."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

from shuffleup.questions.mistakes import QuestionError
from shuffleup.web.shell import sums
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.sums import Told, Workshop
from shuffleup.web.shell.turns import MOST_EACH, MOST_OTHERS, Asker, Turns
from tests.web.browsers import invited
from tests.web.club import Floor, Json, floor

PLAYER, OTHER, LEAD, CASHIER = Asker("player"), Asker("other"), Asker("lead", staff=True), Asker("cashier", staff=True)
HUNDRED = 100
ICM = {"stacks": [1, 2], "payouts_cents": [1]}
PATIENCE = 20


class Held:
    """Work that goes on until it is let go, or its asker goes."""

    def __init__(self) -> None:
        self.goes_on, self.begun = threading.Event(), threading.Semaphore(0)
        self.order: list[str] = []

    def by(self, name: str) -> Callable[[Told], str]:
        """The work of somebody."""

        def work(told: Told) -> str:
            self.order.append(name)
            self.begun.release()
            while not self.goes_on.wait(0.002):
                told(0.5)
            return name

        return work


async def others_go_on() -> None:
    """Lets the loop and other threads do what they can."""
    await asyncio.to_thread(str)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await others_go_on()


@contextmanager
def workshop() -> Iterator[tuple[Workshop, Held]]:
    made, held = Workshop(), Held()
    try:
        yield made, held
    finally:
        held.goes_on.set()
        made.close()


def test_of_a_hundred_sums_at_once_an_asker_has_a_few_and_stops_nobody() -> None:
    async def told() -> None:
        with workshop() as (room, held):
            flood = [asyncio.create_task(room.of(PLAYER, held.by("player"))) for _ in range(HUNDRED)]
            await until(lambda: sum([one.done() for one in flood]) == HUNDRED - MOST_EACH)
            assert await room.of(LEAD, lambda _: 7) == 7, "the staff do not wait for him"
            other = asyncio.create_task(room.of(OTHER, held.by("other")))
            await others_go_on()
            held.goes_on.set()
            answers = await asyncio.gather(*flood, return_exceptions=True)
            assert await other == "other"
            assert held.order[:3] == ["player", "other", "player"], "they take turns"
            assert answers.count("player") == MOST_EACH
            refused = [one for one in answers if isinstance(one, RefusedError)]
            assert {one.code for one in refused} == {"busy"} and len(refused) == HUNDRED - MOST_EACH
            assert await room.of(PLAYER, lambda _: 8) == 8, "what was counted is given back"
            assert len(room.turns) == 0

    asyncio.run(told())


def test_many_askers_at_once_leave_room_for_the_staff() -> None:
    async def told() -> None:
        with workshop() as (room, held):
            crowd = [
                asyncio.create_task(room.of(Asker(f"player {number}"), held.by("player")))
                for number in range(MOST_OTHERS + HUNDRED)
            ]
            await until(lambda: sum([one.done() for one in crowd]) == HUNDRED)
            assert await asyncio.gather(*[room.of(one, lambda _: 7) for one in (LEAD, CASHIER)]) == [7, 7]
            assert len(held.order) == 1, "all others have one turn at a time"
            for one in crowd:
                one.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            await until(lambda: len(room.turns) == 0)

    asyncio.run(told())


def test_one_of_the_staff_does_not_stop_another() -> None:
    async def told() -> None:
        with workshop() as (room, held):
            flood = [asyncio.create_task(room.of(LEAD, held.by("lead"))) for _ in range(MOST_EACH)]
            await until(lambda: bool(held.order))
            assert await room.of(CASHIER, lambda _: 7) == 7
            assert await room.of(PLAYER, lambda _: 8) == 8
            assert held.order == ["lead"], "nobody has two turns at a time"
            held.goes_on.set()
            await asyncio.gather(*flood)

    asyncio.run(told())


def test_who_goes_away_leaves_the_line_and_ends_his_sum() -> None:
    async def told() -> None:
        with workshop() as (room, held):
            present, *waiting = [asyncio.create_task(room.of(PLAYER, held.by("player"))) for _ in range(MOST_EACH)]
            await until(lambda: held.order == ["player"])
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert len(room.turns) == 1
            present.cancel()
            await until(lambda: len(room.turns) == 0)
            assert held.order == ["player"], "what nobody waits for is not begun"

    asyncio.run(told())


def test_a_turn_that_comes_in_the_moment_in_which_its_asker_goes_is_not_lost() -> None:
    async def told() -> None:
        turns = Turns()
        await turns.take(PLAYER)
        waits = asyncio.create_task(turns.take(PLAYER))
        await others_go_on()
        turns.give_back(PLAYER)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert waits.cancelled() and len(turns) == 0

    asyncio.run(told())


def test_a_sum_that_takes_too_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "LONGEST_SECONDS", 0.02)

    async def told() -> None:
        with workshop() as (room, held):
            with pytest.raises(QuestionError) as fault:
                await room.of(PLAYER, held.by("player"))
            assert fault.value.code == "too-long"
            assert len(room.turns) == 0

    asyncio.run(told())


# ── over the server ──────────────────────────────────────────────────────────────────────────────────────────────────


def held_up(monkeypatch: pytest.MonkeyPatch) -> Held:
    """Evaluations that go on until they are let go."""
    held, evaluate = Held(), "shuffleup.web.programs.calculations.hands.evaluate"
    monkeypatch.setattr(evaluate, lambda _question, _language: held.by("player")(lambda _done: None))
    return held


EVALUATION = {"hands": ["AsKs"]}


def asked(browser: TestClient[Any], address: str, question: Json) -> int:
    return browser.post(f"/api/calculations/{address}", json=question).status_code


def test_a_player_does_not_hold_up_the_director(monkeypatch: pytest.MonkeyPatch) -> None:
    held = held_up(monkeypatch)
    monkeypatch.setattr("shuffleup.web.app.limits.PLAYERS_A_SECOND", 1_000)
    with floor() as desk, ThreadPoolExecutor(HUNDRED) as threads:
        player, director = invited(desk, "player"), invited(desk, "director", "dario")
        flood = [threads.submit(asked, player, "evaluation", EVALUATION) for _ in range(HUNDRED)]
        try:
            assert held.begun.acquire(timeout=PATIENCE)
            assert asked(director, "icm", ICM) == 200
            asyncio.run(until(lambda: sum([one.done() for one in flood]) == HUNDRED - MOST_EACH))
        finally:
            held.goes_on.set()
        answers = [one.result(PATIENCE) for one in flood]
        assert (answers.count(503), answers.count(200)) == (HUNDRED - MOST_EACH, MOST_EACH)


def test_a_browser_that_goes_away_takes_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    held = held_up(monkeypatch)
    with floor() as desk:
        workshop: Workshop = desk.client.app.state.workshop
        said = asked_and_left(desk, held)
        assert said == 499
        held.goes_on.set()
        assert asked(desk.client, "evaluation", EVALUATION) == 200
        assert len(workshop.turns) == 0


def asked_and_left(desk: Floor, held: Held) -> int:
    """The status, which nobody hears, of a request whose client goes away while it is answered."""
    body = b'{"hands":["AsKs"]}'
    heads = {"content-type": "application/json", "content-length": str(len(body)), "origin": "http://testserver.local"}
    heads |= {"host": "testserver.local", "cookie": "; ".join(f"{k}={v}" for k, v in desk.client.cookies.items())}
    address = "/api/calculations/evaluation"
    scope = {"type": "http", "method": "POST", "path": address, "raw_path": address.encode(), "query_string": b""}
    scope |= {"headers": [(name.encode(), value.encode()) for name, value in heads.items()], "http_version": "1.1"}
    scope |= {"client": ("testclient", 1), "server": ("testserver.local", 80), "scheme": "http", "root_path": ""}
    scope["extensions"] = {}
    statuses: list[int] = []

    async def receive() -> Json:
        nonlocal body
        if body:
            body, sent = b"", body
            return {"type": "http.request", "body": sent, "more_body": False}
        await until(lambda: bool(held.order))
        return {"type": "http.disconnect"}

    async def send(message: Json) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    with desk.client.portal() as portal:
        portal.call(desk.client.app, scope, receive, send)
    return statuses[0]
