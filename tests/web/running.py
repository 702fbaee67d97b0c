"""``shuffleup serve`` in a process of its own."""

import json
import os
import signal
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

from tests.web.forked import Forked
from tests.web.naming import Naming

ROOT = Path(__file__).resolve().parents[2]
Json = Any  # whatever the server says
START_SECONDS = 120
"""A server that has not said by then where it answers never will."""


class Server:
    """``shuffleup serve`` over a file, or over a database whose secret stands beside that file.

    It can be stopped and started again at the same address.
    """

    def __init__(
        self, db: Path, database: str = "", options: tuple[str, ...] = ("--no-backups",), log: Path | None = None
    ) -> None:
        self.db = db
        self._log = log
        self._data = ["--database", database, "--key", f"{db}.key"] if database else ["--db", str(db)]
        self._data += options
        self.port = 0
        self.naming = Naming()
        self.start()

    def start(self) -> None:
        """Starts it and waits until it says where it answers."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        command = ["serve", "--json", "--port", str(self.port), *self._data]
        self._process = Forked(command, environment, self._log)
        too_long = Timer(START_SECONDS, self._process.kill)
        too_long.start()
        told = ""
        for line in self._process.stdout:
            told += line
            if line.startswith("}"):
                break
        too_long.cancel()
        document = json.loads(told or "{}")
        assert "address" in document, f"it does not start: {told}"
        self.address = str(document["address"])
        self.owner = str(document["owner"])
        """The link that lets the owner in, while nobody has used it."""
        self.port = urlsplit(self.address).port or self.port  # behind a proxy its address is that of the proxy
        self.cookie = ""

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Ends it, as Ctrl-C does unless another signal is named; its exit status."""
        return self._process.stop(how)

    def again(self, *options: str) -> None:
        """Starts it again at the same port, with more options."""
        self.stop()
        self._data += options
        self.start()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def runs(self) -> bool:
        """Whether it is there."""
        return self._process.runs()

    @property
    def headers(self) -> dict[str, str]:
        """What a page of the owner sends with its requests: he comes in by his link when he first asks."""
        page = {"origin": self.address, "content-type": "application/json"}
        if not self.cookie:
            body = json.dumps({"by": "link", "key": self.owner.partition("#link=")[2]}).encode()
            asked = urllib.request.Request(self.address + "/api/session", body, page)
            with urllib.request.urlopen(asked, timeout=20) as answer:
                self.cookie = str(answer.headers["set-cookie"]).partition(";")[0]
        return {**page, "cookie": self.cookie}

    def ask(self, path: str, body: object = None, method: str | None = None) -> Json:
        """One request of the owner and its answer; None where that says nothing."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, self.headers, method=method)
        with urllib.request.urlopen(asked, timeout=20) as answer:
            said = answer.read()
            return self.naming.read(said) if said else None

    def until(self, path: str, holds: Callable[[Json], bool], event: str = "sample") -> Json:
        """What it answers there as soon as that is so: it is asked whenever it hints at something, or is silent."""
        given_up = time.monotonic() + START_SECONDS
        live = f"ws{self.address.removeprefix('http')}/api/live?event={event}"
        with connect(live, additional_headers=self.headers) as line:
            while not holds(told := self.ask(path)):
                assert time.monotonic() < given_up, told
                with suppress(TimeoutError):
                    line.recv(timeout=0.2)
        return told

    def let_in(self, context: BrowserContext) -> BrowserContext:
        """The browser of the owner, who has come in."""
        name, _, value = self.headers["cookie"].partition("=")
        context.add_cookies([{"name": name, "value": value, "url": self.address}])
        return context


@contextmanager
def served(
    db: Path, database: str = "", options: tuple[str, ...] = ("--no-backups",), log: Path | None = None
) -> Iterator[Server]:
    """A server for as long as the block runs. It makes no backups by itself unless these options say otherwise; what it
    writes to stderr is added to ``log``."""
    server = Server(db, database, options, log)
    try:
        yield server
    finally:
        if server.runs():
            server.stop(signal.SIGKILL)
