"""What a load balancer and Prometheus ask of a server."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from shuffleup.accounts.roles import RIGHTS, Right, Role
from shuffleup.answer import note
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import StoreError
from shuffleup.web.shell.desk import Desk
from tests.web.answers import error
from tests.web.browsers import invited, somebody
from tests.web.club import Floor, floor
from tests.web.online_seat import entered, sit_and_go

Sample = tuple[str, tuple[tuple[str, str], ...]]


@pytest.fixture
def desk() -> Iterator[Floor]:
    with floor() as desk:
        yield desk


def server_of(desk: Floor) -> Desk:
    """What the handlers share."""
    found: Desk = desk.client.app.state.desk
    return found


def figures(browser: TestClient[Any]) -> dict[Sample, float]:
    """Every figure by its name and labels."""
    answer = browser.get("/metrics")
    assert answer.status_code == 200, answer.text
    families = text_string_to_metric_families(answer.text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for each in families for one in each.samples}


def of(found: dict[Sample, float], name: str, **labels: str) -> float:
    return found[f"shuffleup_{name}", tuple(sorted(labels.items()))]


def test_a_server_is_ready_once_it_knows_who_keeps_the_timers(desk: Floor) -> None:
    stranger = somebody(desk)
    assert stranger.get("/health").json()["name"] == "shuffleup"
    answer = stranger.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "missing": ["timers"]})
    desk.client.blocking_portal.call(server_of(desk).timers.sweep)
    answer = stranger.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "missing": []})


def test_a_server_whose_database_does_not_answer_is_not_ready_and_lives(
    desk: Floor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> int:
        raise StoreError("lost", note("it-is-closed"), note("free-some-space"))

    desk.client.blocking_portal.call(server_of(desk).timers.sweep)
    monkeypatch.setattr(MemoryStore, "version", lost)
    assert desk.client.get("/ready").json() == {"ready": False, "missing": ["log"]}
    assert desk.client.get("/health").status_code == 200


def test_a_server_that_is_being_stopped_is_not_ready(desk: Floor) -> None:
    desk.client.blocking_portal.call(server_of(desk).timers.sweep)
    desk.client.blocking_portal.call(server_of(desk).stopping.set)
    answer = desk.client.get("/ready")
    assert (answer.status_code, answer.json()["missing"]) == (503, ["stays"])


@pytest.mark.parametrize("role", Role)
def test_the_figures_are_for_those_who_may_see_them(desk: Floor, role: Role) -> None:
    answer = invited(desk, role.value).get("/metrics")
    if role in RIGHTS[Right.SEE_METRICS]:
        assert answer.headers["content-type"].startswith("text/plain")
    else:
        assert error(answer, 403)["code"] == "role-needed"


def test_a_program_needs_its_token_for_the_figures_and_one_of_some_events_has_none(desk: Floor) -> None:
    program = somebody(desk)
    assert error(program.get("/metrics"), 401)["code"] == "sign-in"
    for events, status in (([], 200), (["friday"], 403)):
        body = {"name": "Prometheus", "role": "display", "events": events}
        secret = desk.client.post("/api/tokens", json=body).json()["secret"]
        assert program.get("/metrics", headers={"authorization": f"Bearer {secret}"}).status_code == status


def test_requests_and_commands_are_counted_by_kind_and_nothing_says_who(desk: Floor) -> None:
    desk.begun()
    desk.give("pause-clock", "secret-id", reason="")
    desk.refused("pause-clock", reason="")
    for path in ("/api/events/friday/floor", "/api/events/friday/floor", "/nothing/of/ours", "/api/people?text=Anna"):
        desk.client.get(path)
    desk.client.request("BREW", "/coffee")
    found = figures(desk.client)
    route = "/api/events/{event_id}/commands"
    assert of(found, "requests_total", method="GET", route="/api/events/{event_id}/floor", status="200") == 2
    assert of(found, "requests_total", method="POST", route=route, status="409") == 1
    assert of(found, "requests_total", method="GET", route="-", status="404") == 1
    assert any(dict(labels).get("method") == "OTHER" for _, labels in found)
    assert of(found, "command_seconds_count", kind="pause-clock", outcome="accepted") == 1
    assert of(found, "command_seconds_count", kind="pause-clock", outcome="refused") == 1
    assert of(found, "requests_running") == 1, "the one that asks"
    text = desk.client.get("/metrics").text
    assert not [word for word in ("friday", "secret-id", "Anna", "nothing", "BREW", "owner") if word in text]


def test_events_tables_lines_and_timers_are_told(desk: Floor) -> None:
    desk.begun()
    desk.client.blocking_portal.call(server_of(desk).timers.sweep)
    with desk.client.websocket_connect("/api/live?event=friday") as line:
        line.receive_json()
        found = figures(desk.client)
    assert of(found, "sockets_open") == 1
    assert (of(found, "events", phase="playing"), of(found, "events", phase="finished")) == (1, 0)
    assert (of(found, "tables", dealt_by="people"), of(found, "tables", dealt_by="software")) == (2, 0)
    assert (of(found, "timer_slots"), of(found, "clocks_in_trouble")) == (16, 0)
    assert found["process_resident_memory_bytes", ()] > 0


def test_a_table_that_the_software_deals_is_counted_as_such() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        assert of(figures(desk.client), "tables", dealt_by="software") == 1
