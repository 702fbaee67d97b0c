"""A program that listens to a feed of the server under test, message by message."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

import anyio
from httpx import Client
from litestar.testing import TestClient

Json = Any  # whatever the server says
PATIENCE_SECONDS = 20
END = b""


class Feed:
    """What has come over a feed. Comments are beats; messages are told apart by their kind."""

    def __init__(self, chunks: "Queue[bytes]", read: Callable[[], None]) -> None:
        self._chunks = chunks
        self.read = read
        """Begins to read, where the program is stuck."""
        self._lines: list[str] = []
        self.beats = 0

    def message(self) -> tuple[str, int, Json] | None:
        """The next message: its kind, its id and its data; None when the feed has ended."""
        kind, number, data = "", 0, ""
        while (line := self._line()) is not None:
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "id":
                number = int(value)
            elif name == "data":
                data = value
            elif not line and kind:
                return kind, number, json.loads(data)
            elif not name:
                self.beats += 1
        return None

    def news(self) -> Json:
        """The next bulletin."""
        found = self.message()
        assert found is not None, "the feed has ended"
        kind, number, bulletin = found
        assert kind == "news"
        assert number == bulletin["version"]
        return bulletin

    def ended(self) -> bool:
        """Ends without another message?"""
        return self.message() is None

    def _line(self) -> str | None:
        while not self._lines:
            chunk = self._chunks.get(timeout=PATIENCE_SECONDS)
            if chunk == END:
                return None
            self._lines = chunk.decode().replace("\r\n", "\n").splitlines()
        return self._lines.pop(0)


def cookies(client: Client) -> str:
    """What a browser sends to say who it is."""
    return "; ".join([f"{one.name}={one.value}" for one in client.cookies.jar])


def _scope(path: str, headers: dict[str, str]) -> dict[str, Any]:
    address, _, query = path.partition("?")
    return {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
        "client": ("testclient", 50000),
        "server": ("testserver.local", 80),
        "extensions": {},
    }


@contextmanager
def listening(client: TestClient, path: str, *, stuck: bool = False, **headers: str) -> Iterator[Feed]:
    """The feed under this address, for as long as the block runs: a client of tests reads only what has an end.

    A program that is ``stuck`` takes one message and then no more until it begins to ``read``.
    """
    named = {"host": "testserver.local", **{key.replace("_", "-"): value for key, value in headers.items()}}
    if "authorization" not in named:
        named.setdefault("cookie", cookies(client))
    chunks: Queue[bytes] = Queue()
    with client.portal() as portal:
        gone, reads = portal.call(anyio.Event), portal.call(anyio.Event)
        begun = False

        async def receive() -> dict[str, Any]:
            nonlocal begun
            if begun:
                await gone.wait()
                return {"type": "http.disconnect"}
            begun = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                assert message["status"] == 200, message
            elif message["body"]:
                chunks.put(message["body"])
                if stuck:
                    await reads.wait()
            if message["type"] == "http.response.body" and not message.get("more_body"):
                chunks.put(END)

        running = portal.start_task_soon(client.app, _scope(path, named), receive, send)
        try:
            yield Feed(chunks, lambda: portal.call(reads.set))
        finally:
            portal.call(reads.set)
            portal.call(gone.set)
            running.result(PATIENCE_SECONDS)
