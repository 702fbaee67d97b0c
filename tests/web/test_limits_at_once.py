"""Limits that are counted, not measured: of a hundred who come at once, as many pass as may.

Those of the door are in tests/accounts/test_at_once.py, those of how often somebody may ask in test_limits.py, those of
sums in test_askers.py, and those of uploads in test_bounds.py. What bounds a single request, its length or its depth,
has nothing to count.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

import pytest
from litestar.exceptions import WebSocketDisconnect

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.answer import Refusal
from shuffleup.room import walls
from shuffleup.room.walls import NamedWall, Walls
from shuffleup.web.shell import limits, open_lines
from tests.store.postgres import postgres
from tests.web.browsers import invited
from tests.web.club import floor

HUNDRED = 100
MOST = 7
PNG = b"\x89PNG\r\n\x1a\n"
Make: TypeAlias = Callable[[], Database]


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Make]:
    """Each call is one more process over the same database."""
    seal = Seal.of_the_moment()
    if request.param == "sqlite":
        yield lambda: Database.beside(tmp_path / "club.db", seal)
    else:
        with postgres() as url:
            yield lambda: Database.in_postgres(url, seal)


def of_a_hundred(make: Make, ask: Callable[[Walls, int], object]) -> Counter[str]:
    """What a hundred are told who ask two processes at once."""

    async def run() -> Counter[str]:
        both = make(), make()
        for one in both:
            await one.open()
        asked = [ask(Walls(both[number % 2]), number) for number in range(HUNDRED)]
        answers = await asyncio.gather(*asked)  # type: ignore[call-overload]
        for one in both:
            await one.close()
        return Counter([answer.code if isinstance(answer, Refusal) else "kept" for answer in answers])

    return asyncio.run(run())


def test_walls_of_a_room(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walls, "MOST_WALLS", MOST)
    told = of_a_hundred(make, lambda room, number: room.keep(NamedWall(f"wall-{number}"), 1))
    assert told == {"kept": MOST, "too-many-walls": HUNDRED - MOST}


def test_files_for_walls(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walls, "MOST_FILES", MOST)
    told = of_a_hundred(make, lambda room, number: room.keep_file(PNG + bytes([number]), 1))
    assert told == {"kept": MOST, "too-many-wall-files": HUNDRED - MOST}


async def all_closed(lines: open_lines.OpenLines) -> None:
    async with asyncio.timeout(20):
        while lines._open.total():
            await asyncio.to_thread(str)  # the loop and other threads do what they can


@pytest.mark.parametrize("limit", ["LINES", "LINES_OF_PLAYER"])
def test_live_lines(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_lines, limit, MOST)
    monkeypatch.setattr(limits, "PLAYERS_A_SECOND", 10 * HUNDRED)
    with floor() as desk, ThreadPoolExecutor(HUNDRED) as threads:
        desk.begun()
        player = invited(desk, "player")
        told: list[str] = []

        def listens() -> None:
            try:
                with player.websocket_connect("/api/live?event=friday") as line:
                    line.receive_json(timeout=20)
                    told.append("hears")
                    while len(told) < HUNDRED:
                        line.receive_json(timeout=20)
            except WebSocketDisconnect as closed:
                told.append(str(closed.code))

        for one in [threads.submit(listens) for _ in range(HUNDRED)]:
            one.result()
        assert Counter(told) == {"hears": MOST, "4429": HUNDRED - MOST}
        desk.client.blocking_portal.call(all_closed, desk.client.app.state.desk.lines)
        with player.websocket_connect("/api/live?event=friday") as line:
            assert line.receive_json(timeout=20)["stream"] == "event/friday", "there is room again"
