"""Webhooks: an address is told of an event what its role hears, signed, in order, and at least once."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from shuffleup.accounts.roles import Role
from shuffleup.post.jobs import SECOND
from shuffleup.post.schema import JOB, WEBHOOK
from shuffleup.store.memory import MemoryStore
from shuffleup.web.pages import is_built
from shuffleup.web.programs.post import Post
from shuffleup.web.shell.desk import Desk
from tests.post.receiver import Receiver, receiver
from tests.store.postgres import postgres
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import FORM, Floor, Json, floor
from tests.web.listening import listening
from tests.web.running import Server, served

ROWS = 12
PAGE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "api.md"


def look(desk: Floor) -> None:
    """Everything that is due now is sent."""
    outgoing: Post = desk.client.app.state.outgoing
    server: Desk = desk.client.app.state.desk
    portal = desk.client.blocking_portal
    portal.call(server.timers.sweep)
    count = -1
    while count != (count := len(tried(desk))):
        portal.call(outgoing.look)
        portal.call(outgoing.jobs.settle)


def tried(desk: Floor) -> list[tuple[int, int]]:
    """Every delivery that there is and how often it was tried, whichever webhook it is for."""
    lines = desk.client.get("/api/webhooks").json()["webhooks"]
    return [
        (one["number"], again)
        for line in lines
        for one in deliveries(desk, line["id"])
        for again in range(one["tries"])
    ]


def deliveries(desk: Floor, webhook: str) -> list[Json]:
    """What was sent to a webhook, or waits, the newest first."""
    return desk.client.get(f"/api/webhooks/{webhook}/deliveries?most=100").json()


def made(desk: Floor, program: Receiver, **more: object) -> Json:
    """A new webhook: its line, and its secret."""
    answer = desk.client.post("/api/webhooks", json={"name": "results", "url": program.url, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


@contextmanager
def told(**more: object) -> Iterator[tuple[Floor, Receiver, Json]]:
    """A webhook of this machine, which the owner has allowed; the event is open, and nobody has entered."""
    with floor() as desk, receiver() as program:
        assert desk.client.put("/api/webhooks/hosts", json={"hosts": ["127.0.0.1"]}).status_code == 204
        hook = made(desk, program, **more)
        assert desk.create().status_code == 201
        yield desk, program, hook


def reader_of_the_guide() -> Callable[..., bool]:
    """The ten lines of the guide."""
    block = next(found for found in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
    names: dict[str, Any] = {}
    exec(block, names)
    return names["is_ours"]


def test_an_address_is_told_what_the_feed_tells_its_role() -> None:
    with told() as (desk, program, hook):
        desk.give("register", players=["Anna", "Bruno", "Carla"])
        desk.give("draw-seats")
        desk.give("start-event")
        look(desk)
        with listening(desk.client, "/api/events/friday/feed?since=0", authorization=display(desk)) as feed:
            feed.message()
            heard = [one for one in (feed.news() for _ in range(4)) if one["news"]]
        assert [one.said for one in program.messages] == [{"type": "news", "data": one} for one in heard]
        assert program.versions() == [1, 3, 4]  # who enters is not on the wall
        is_ours, at = reader_of_the_guide(), desk.at / SECOND
        for one in program.messages:
            assert is_ours(hook["secret"], one.headers, one.body, at)
            assert not is_ours(hook["secret"], one.headers, one.body + b" ", at)
            assert not is_ours(hook["secret"], one.headers, one.body, at + 301)
            assert not is_ours("whsec_" + "A" * 32, one.headers, one.body, at)
        assert [(one["version"], one["state"], one["said"]) for one in deliveries(desk, hook["webhook"]["id"])] == [
            (version, "done", "status-200") for version in (4, 3, 1)
        ]


def display(desk: Floor) -> str:
    """What a program sends that was let in as a screen."""
    return "Bearer " + desk.client.post("/api/tokens", json={"name": "a screen", "role": "display"}).json()["secret"]


def test_a_message_that_does_not_arrive_comes_again_under_its_id_and_those_behind_it_wait() -> None:
    with told() as (desk, program, hook):
        program.answers = [500, 503]
        desk.give("register", players=["Anna", "Bruno"])
        desk.give("draw-seats")
        look(desk)
        assert program.versions() == [1]
        waits = deliveries(desk, hook["webhook"]["id"])[-1]
        assert (waits["state"], waits["tries"], waits["said"]) == ("waiting", 1, "status-500")
        assert waits["due_at"] == desk.at + 5 * SECOND
        desk.at += 5 * SECOND
        look(desk)
        desk.at += 10 * SECOND
        look(desk)
        assert program.versions() == [1, 1, 1, 3]
        assert len({one.headers["webhook-id"] for one in program.messages[:3]}) == 1
        stamps = [int(one.headers["webhook-timestamp"]) for one in program.messages[:3]]
        assert stamps == [stamps[0], stamps[0] + 5, stamps[0] + 15]


def test_it_is_told_from_now_on_and_of_the_events_that_it_was_made_for() -> None:
    with floor() as desk, receiver() as program:
        desk.client.put("/api/webhooks/hosts", json={"hosts": ["127.0.0.1"]})
        desk.begun(6)
        made(desk, program, events=["friday"])
        form = {"name": "Saturday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}
        body = {"command_id": "open", "event_id": "saturday", "form": form}
        assert desk.client.post("/api/events", json=body).status_code == 201
        desk.give("pause-clock", reason="a spilled drink")
        look(desk)
        assert [(one.said["data"]["event"], one.said["data"]["version"]) for one in program.messages] == [("friday", 5)]
        assert b"drink" not in program.messages[0].body


def test_its_secret_and_its_address_are_told_once_and_kept_sealed() -> None:
    with told() as (desk, program, hook):
        assert hook["secret"].startswith("whsec_")
        line = desk.client.get("/api/webhooks").json()["webhooks"][0]
        assert line == hook["webhook"]
        assert line["url"] == f"http://127.0.0.1:{program.port}/news"
        kept = desk.client.blocking_portal.call(everything, desk)
        assert hook["secret"] not in kept
        assert "hidden" not in kept
        assert hook["secret"] not in desk.client.get("/api/webhooks").text


async def everything(desk: Floor) -> str:
    """What the database has of webhooks and jobs, in one text."""
    async with desk.people.reading() as connection:
        return str([(await connection.execute(table.select())).all() for table in (JOB, WEBHOOK)])


def test_a_test_says_at_once_what_came_of_it() -> None:
    with told() as (desk, program, hook):
        path = f"/api/webhooks/{hook['webhook']['id']}/test"
        program.answers = [410]
        assert desk.client.post(path).json() == {"arrived": False, "said": "status-410"}
        assert desk.client.post(path).json() == {"arrived": True, "said": "status-200"}
        assert program.messages[0].said == {"type": "ping", "data": {"webhook": hook["webhook"]["id"]}}
        ping = program.messages[0]
        assert reader_of_the_guide()(hook["secret"], ping.headers, ping.body, desk.at / SECOND)


def test_one_that_was_taken_away_is_told_nothing_of_what_waited() -> None:
    with told() as (desk, program, hook):
        program.answers = [500]
        look(desk)
        where = f"/api/webhooks/{hook['webhook']['id']}"
        assert desk.client.delete(where).status_code == 204
        assert error(desk.client.delete(where), 409)["code"] == "no-such-webhook"
        desk.give("register", players=["Anna"])
        desk.at += 60 * SECOND
        look(desk)
        assert program.versions() == [1]
        assert desk.client.get("/api/webhooks").json()["webhooks"] == []


def test_only_an_owner_opens_the_own_network() -> None:
    with floor() as desk, receiver() as program:
        body = {"name": "results", "url": program.url}
        assert error(desk.client.post("/api/webhooks", json=body), 409)["code"] == "inner-address"
        director = invited(desk, "director")
        assert director.put("/api/webhooks/hosts", json={"hosts": ["127.0.0.1"]}).status_code == 403
        assert error(director.post("/api/webhooks", json={**body, "role": "owner"}), 409)["code"] == "owners-only"
        bad = {**body, "url": "ftp://127.0.0.1/"}
        assert error(director.post("/api/webhooks", json=bad), 409)["code"] == "not-a-web-address"
        desk.client.put("/api/webhooks/hosts", json={"hosts": ["127.0.0.1", "Results.local"]})
        assert desk.client.get("/api/webhooks").json()["hosts"] == ["127.0.0.1", "results.local"]
        assert director.post("/api/webhooks", json=body).status_code == 201
        for number in range(19):
            assert director.post("/api/webhooks", json={**body, "name": f"more {number}"}).status_code == 201
        assert error(director.post("/api/webhooks", json=body), 409)["code"] == "too-many-webhooks"


def test_what_was_allowed_and_is_not_any_more_is_sent_nothing() -> None:
    with told() as (desk, program, hook):
        desk.client.put("/api/webhooks/hosts", json={"hosts": []})
        look(desk)
        assert program.messages == []
        assert deliveries(desk, hook["webhook"]["id"])[0]["said"] == "inner-address"


def test_a_server_that_takes_over_tells_what_the_one_before_it_did_not() -> None:
    store = MemoryStore()
    with floor(store) as desk, receiver() as program:
        desk.client.put("/api/webhooks/hosts", json={"hosts": ["127.0.0.1"]})
        made(desk, program)
        desk.create()
        look(desk)
        desk.give("register", players=["Anna", "Bruno"])
        desk.give("draw-seats")  # and here it dies: the log has the rows, and there are no jobs
        outgoing: Post = desk.client.app.state.outgoing
        server: Desk = desk.client.app.state.desk
        successor = Post(server)
        assert outgoing is not successor
        desk.client.blocking_portal.call(successor.look)
        desk.client.blocking_portal.call(successor.jobs.settle)
        assert program.versions() == [1, 3]
        look(desk)  # whoever comes back makes no second job of a row
        assert program.versions() == [1, 3]


def test_of_an_event_from_elsewhere_only_what_is_new_is_told() -> None:
    store = MemoryStore()
    with floor(store) as desk, receiver() as program:
        desk.begun(6)  # in another room, and long ago
        desk.at += 3_600 * SECOND
        desk.client.put("/api/webhooks/hosts", json={"hosts": ["127.0.0.1"]})
        outgoing: Post = desk.client.app.state.outgoing
        told = (Role.DISPLAY, ())
        portal = desk.client.blocking_portal
        portal.call(outgoing.webhooks.make, "results", program.url, told, ("anna", desk.at), {})
        desk.give("pause-clock", reason="")
        look(desk)
        assert program.versions() == [5]


def test_a_program_for_one_event_keeps_no_webhooks() -> None:
    with floor() as desk:
        body = {"name": "a program", "role": "director", "events": ["friday"]}
        bearer = {"authorization": "Bearer " + desk.client.post("/api/tokens", json=body).json()["secret"]}
        assert desk.client.get("/api/webhooks", headers=bearer).status_code == 403


@pytest.mark.parametrize(
    "what", [{"url": ""}, {"url": "x" * 1001}, {"role": "nobody"}, {"more": 1}, {"events": ["A b"]}]
)
def test_what_is_no_webhook_is_refused(what: Json) -> None:
    with floor() as desk:
        body = {"name": "results", "url": "http://example.org/", **what}
        assert error(desk.client.post("/api/webhooks", json=body), 400)["code"] == "bad-request"


def busy(server: Server, program: Receiver) -> None:
    """An event is opened, a webhook hears everything of it, and the program does not answer what it is sent."""
    server.ask("/api/webhooks/hosts", {"hosts": ["127.0.0.1"]}, "PUT")
    server.ask("/api/webhooks", {"name": "results", "url": program.url, "role": "auditor", "events": ["friday"]})
    program.goes.clear()
    server.ask("/api/events", {"command_id": "open", "event_id": "friday", "form": FORM})
    for number in range(ROWS - 1):
        command = {"type": "register", "players": [f"Player {number}"]}
        server.ask("/api/events/friday/commands", {"command_id": f"in{number}", "command": command})
    assert program.heard(1)


@pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")
def test_a_server_that_is_killed_while_it_sends_loses_no_message(tmp_path: Path) -> None:
    with receiver() as program, served(tmp_path / "club.db") as server:
        busy(server, program)
        server.stop(signal.SIGKILL)
        program.goes.set()
        server.start()
        assert program.heard(ROWS + 1)
    assert program.versions() == [1, *range(1, ROWS + 1)]
    assert program.messages[0].headers["webhook-id"] == program.messages[1].headers["webhook-id"]


@pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")
def test_another_process_goes_on_where_a_killed_one_was(tmp_path: Path) -> None:
    with postgres() as url, receiver() as program, served(tmp_path / "club", url) as server:
        busy(server, program)
        with served(tmp_path / "club", url):
            server.stop(signal.SIGKILL)
            program.goes.set()
            assert program.heard(ROWS + 1)
    assert program.versions() == [1, *range(1, ROWS + 1)]
