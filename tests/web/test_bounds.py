"""A limit on everything that somebody can send: beyond it stands one error with a stable code, and nothing changes."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from uvicorn.server import ServerState

from shuffleup.web.app import BODY_MAX
from shuffleup.web.shell import open_lines
from shuffleup.web.shell.traffic import connections, requests
from shuffleup.web.shell.traffic.connections import HEAD_BYTES, BoundedProtocol
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import Floor, Json, floor

HUNDRED = 100
COMMANDS = "/api/events/friday/commands"


@pytest.fixture
def desk() -> Iterator[Floor]:
    with floor() as desk:
        desk.begun()
        yield desk


@pytest.fixture(autouse=True)
def _nothing_changes(desk: Floor) -> Iterator[None]:
    before = desk.page()["version"]
    yield
    assert desk.page()["version"] == before


def test_a_body_that_is_too_long(desk: Floor) -> None:
    body = b"[" + b" " * BODY_MAX + b"]"
    assert error(desk.client.post(COMMANDS, content=body), 413)["code"] == "too-large"


def test_lists_in_lists_in_lists(desk: Floor) -> None:
    headers = {"content-type": "application/json"}
    for content in (b"[" * 100_000, b'{"command_id": "x", "command": ' + b'{"a":' * 50_000):
        assert error(desk.client.post(COMMANDS, content=content, headers=headers), 400)["code"] == "bad-request"


def test_an_address_and_headers_that_are_too_long(desk: Floor) -> None:
    told = error(desk.client.get(f"/api/people?text={'x' * HEAD_BYTES}"), 431)
    assert (told["code"], told["message"]) == (
        "head-too-large",
        "the address and the headers of the request are too long",
    )
    assert error(desk.client.get("/api/events", headers={"x-more": "y" * HEAD_BYTES}), 431)["code"] == "head-too-large"
    assert error(desk.client.get(f"/api/events/{'x' * 2_000}"), 404)["code"] == "not-found"
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        desk.client.websocket_connect(f"/api/live?event=friday&x={'y' * HEAD_BYTES}"),
    ):
        pass
    assert closed.value.code == 4431


def scope_of(desk: Floor) -> dict[str, Any]:
    """A command on its way, before its body."""
    cookie = f"shuffleup-session={desk.client.cookies['shuffleup-session']}"
    host = desk.client.base_url.host
    named = {"host": host, "origin": f"http://{host}", "cookie": cookie, "content-type": "application/json"}
    return {
        "type": "http",
        "method": "POST",
        "path": COMMANDS,
        "raw_path": COMMANDS.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "client": ("testclient", 1),
        "server": (host, 80),
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        "state": {},
    }


def asked_slowly(desk: Floor) -> tuple[int, Json]:
    """The answer to a command whose body stops coming in the middle."""
    sent: list[Any] = []
    first = iter([{"type": "http.request", "body": b'{"command_id": "slow"', "more_body": True}])

    async def receive() -> object:
        for one in first:
            return one
        return await asyncio.Event().wait()

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    desk.client.blocking_portal.call(desk.client.app, scope_of(desk), receive, send)
    start, *bodies = sent
    return start["status"], json.loads(b"".join([one["body"] for one in bodies]))["error"]


def test_a_body_that_does_not_come(desk: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.05)
    status, told = asked_slowly(desk)
    assert (status, told["code"], told["message"]) == (408, "too-slow", "the request did not come in time")


def test_more_uploads_than_are_held_at_a_time(desk: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def several() -> list[int]:
        gate, refused, statuses = asyncio.Event(), asyncio.Event(), []

        async def upload() -> None:
            sent: list[Any] = []
            parts = iter([b'{"command_id": "' + b"x" * 200, b'"}'])

            async def receive() -> object:
                body = next(parts)
                if body == b'"}':
                    await gate.wait()
                return {"type": "http.request", "body": body, "more_body": body != b'"}'}

            async def send(message: dict[str, Any]) -> None:
                sent.append(message)

            await desk.client.app(scope_of(desk), receive, send)
            statuses.append(sent[0]["status"])
            if len(statuses) == HUNDRED - 2:
                refused.set()

        tasks = [asyncio.create_task(upload()) for _ in range(HUNDRED)]
        await refused.wait()
        gate.set()
        await asyncio.gather(*tasks)
        await upload()  # those before it have been answered: there is room again
        return statuses

    monkeypatch.setattr(requests, "UPLOAD_BYTES", 100)
    monkeypatch.setattr(requests, "UPLOADS", 2)
    assert desk.client.blocking_portal.call(several) == [503] * (HUNDRED - 2) + [400] * 3


def test_more_lines_than_a_player_may_have_and_than_there_may_be(desk: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_lines, "LINES_OF_PLAYER", 1)
    monkeypatch.setattr(open_lines, "LINES", 2)
    player = invited(desk, "player")
    address = "/api/live?event=friday"

    def refused(browser: TestClient[Any]) -> int:
        with pytest.raises(WebSocketDisconnect) as closed, browser.websocket_connect(address):
            pass
        return closed.value.code

    with player.websocket_connect(address) as first:
        first.receive_json()
        assert refused(player) == 4429
        with desk.client.websocket_connect(address) as second:
            second.receive_json()
            assert refused(desk.client) == 4429
            assert error(desk.client.get("/api/events/friday/feed"), 429)["code"] == "too-many-lines"


def test_whoever_talks_on_a_live_line_is_cut_off(desk: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MESSAGES", 3)
    with pytest.raises(WebSocketDisconnect) as closed, desk.client.websocket_connect("/api/live?event=friday") as line:
        line.receive_json()
        for _ in range(5):
            line.send_text("let me in")
        while True:
            line.receive_json(timeout=10)
    assert closed.value.code == 4429


# ── before anybody is known ──────────────────────────────────────────────────────────────────────────────────────────


def answered(desk: Floor, sent: bytes, ready: Callable[[], None] = lambda: None) -> bytes:
    """All that a connection is told on which somebody has sent this and waits."""

    async def told() -> bytes:
        config = uvicorn.Config(desk.client.app, http=BoundedProtocol, log_config=None, lifespan="off")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: BoundedProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(sent)
        try:
            return await asyncio.wait_for(reader.read(), 20)
        finally:
            writer.close()
            server.close()

    ready()
    return desk.client.blocking_portal.call(told)


def parts(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_head_that_does_not_come(desk: Floor, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.05)
    assert parts(answered(desk, sent)) == (408, "too-slow")


def test_a_head_that_never_ends(desk: Floor) -> None:
    sent = b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * (HEAD_BYTES // 4)
    assert parts(answered(desk, sent)) == (431, "head-too-large")


def test_more_connections_than_the_server_takes(desk: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECTIONS", 0)
    assert parts(answered(desk, b"")) == (503, "too-many-connections")


def test_of_a_hundred_connections_at_once_as_many_are_heard_as_may_be(
    desk: Floor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hundred() -> int:
        config = uvicorn.Config(desk.client.app, http=BoundedProtocol, log_config=None, lifespan="off")
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: BoundedProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        there = server.sockets[0].getsockname()
        lines = await asyncio.gather(*[asyncio.open_connection(*there) for _ in range(HUNDRED)])
        for _, writer in lines:
            writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        answers = await asyncio.gather(*[reader.readline() for reader, _ in lines])
        for _, writer in lines:
            writer.close()
        server.close()
        return len([one for one in answers if b" 200 " in one])

    monkeypatch.setattr(connections, "CONNECTIONS", 7)
    assert desk.client.blocking_portal.call(hundred) == 7


def test_a_request_within_the_bounds_is_answered(desk: Floor) -> None:
    answer = answered(desk, b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")
