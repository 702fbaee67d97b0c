"""The servers of a process share routes, guards and errors, and nothing that one of them is told."""

import pytest

from shuffleup.web.app import built
from shuffleup.web.shell import limits
from tests.web.browsers import somebody
from tests.web.club import floor


def test_servers_of_a_process_share_the_application_and_no_event() -> None:
    with floor() as one:
        made = built.cache_info().misses
        with floor() as other:
            assert built.cache_info().misses == made
            assert one.client.app.routes is other.client.app.routes
            one.begun()
            assert one.client.get("/api/events/friday/floor").status_code == 200
            assert other.client.get("/api/events/friday/floor").status_code == 404
            assert other.client.get("/api/events").json() == []
        assert one.client.get("/api/events/friday/floor").status_code == 200  # the other took nothing with it


def test_each_server_counts_for_itself_how_often_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEALTH_A_MINUTE", 2)
    with floor() as one, floor() as other:
        asked = [somebody(one).get("/api/health").status_code for _ in range(3)]
        assert asked == [200, 200, 429]
        assert somebody(other).get("/api/health").status_code == 200
    monkeypatch.undo()
    with floor() as usual:
        assert [somebody(usual).get("/api/health").status_code for _ in range(3)] == [200] * 3
