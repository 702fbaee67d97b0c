"""A program that webhooks are sent to."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from msgspec import Struct

PATIENCE_SECONDS = 20
Json = Any  # whatever it is sent


class Message(Struct):
    """One request: its headers in small letters, its body, and where it was asked for."""

    headers: dict[str, str]
    body: bytes
    path: str

    @property
    def said(self) -> Json:
        """What the body says."""
        return json.loads(self.body)


class Receiver:
    """Collects messages. ``answers`` are the next statuses, then 200; while ``held`` nothing is answered."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.answers: list[int] = []
        self.goes = threading.Event()
        self.goes.set()
        self.came = threading.Condition()
        self.port = 0

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}/news?token=hidden"

    def heard(self, count: int) -> bool:
        """Waits until so many messages have come."""
        with self.came:
            return self.came.wait_for(lambda: len(self.messages) >= count, PATIENCE_SECONDS)

    def versions(self) -> list[int]:
        """The rows that it was told of, in the order in which they came."""
        return [one.said["data"]["version"] for one in self.messages]


@contextmanager
def receiver(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    """A program that listens on this machine, over TLS if that is handed in, for as long as the block runs."""
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            with found.came:
                found.messages.append(Message(headers, body, self.path))
                found.came.notify_all()
            found.goes.wait(PATIENCE_SECONDS)
            self.send_response(found.answers.pop(0) if found.answers else 200)
            self.send_header("location", found.url)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if tls:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    found.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield found
    finally:
        found.goes.set()
        server.shutdown()
        thread.join()
        server.server_close()
