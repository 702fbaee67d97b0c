"""A real server whose machine's clock is set, while it runs and while it does not: no event moves before the answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.two_events import begun, give
from tests.web.false_wall import WALL
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow
DAY = 86_400
EVENTS = ("sample", "friday")


@pytest.fixture
def wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file that says by how many seconds the wall's clock is wrong: it is a day behind."""
    file = tmp_path / "wall"
    file.write_text(str(-DAY))
    monkeypatch.setenv(WALL, str(file))
    yield file


def asked(server: Server, code: str) -> list[Json]:
    """What the server asks, once it does of both events."""
    health = server.until("/api/health", lambda told: len(told["troubles"]) == 2)
    assert {one["code"] for one in health["troubles"]} == {code}
    return sorted(health["troubles"], key=lambda one: EVENTS.index(one["event"]))


def clocks(server: Server) -> list[Json]:
    """What cannot change by a jump: level, and registration."""
    views = [server.ask(f"/api/events/{event}/floor")["view"] for event in EVENTS]
    return [(one["clock"]["level"], one["clock"]["on_break"], one["prizes"]["fixed"]) for one in views]


def test_the_clock_is_set_right_by_a_day_and_the_server_started_again(tmp_path: Path, wall: Path) -> None:
    with served(tmp_path / "club.db") as server:
        begun(server)
        for event in EVENTS:
            assert "version" in give(server, event, "next", "advance-level")
        before = clocks(server)
        wall.write_text("0")
        assert [one["jump"] // 10**6 for one in asked(server, "clock-set")] == [pytest.approx(DAY, abs=1)] * 2
        server.stop()
        server.start()  # who does not know what to answer starts it again: both still ask the same
        assert clocks(server) == before
        assert [one["jump"] // 10**6 for one in asked(server, "clock-set")] == [pytest.approx(DAY, abs=1)] * 2
        for event in EVENTS:
            assert "version" in give(server, event, "answer", "settle-time", counts=False)
        server.until("/api/health", lambda told: told["troubles"] == [])
        assert clocks(server) == before
        server.stop()
        wall.write_text(str(DAY))  # and now the machine is a day ahead
        server.start()
        assert [one["jump"] // 10**6 for one in asked(server, "clock-set")] == [pytest.approx(DAY, abs=1)] * 2
        assert clocks(server) == before
        server.stop()
