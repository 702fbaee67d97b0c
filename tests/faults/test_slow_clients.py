"""Whoever never reads holds up nobody and takes no memory that grows; commands come twice, late and unanswered.

Against a server in a process of its own, over connections as clients have them.
"""

import base64
import random
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from http.client import HTTPException
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from shuffleup.web.pages import is_built
from tests.browser.room import needed
from tests.faults.load import BEGINNING, EVENING, Client, Json, Line, Sent, give, looked_at
from tests.laws.volume import NIGHTLY
from tests.web.running import Server, served

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system has no /proc"),
]
STUCK = 40
"""So many feeds, and as many live lines, whose clients read nothing."""
LONG = "\N{WHITE SMILING FACE}" * 1_000
"""As long as a text may be."""
COMMANDS = 600 if NIGHTLY else 60
CLIENTS = 4
MUDDLED = 100 if NIGHTLY else 15
"""Commands of each client over a line that muddles them."""
LAST = 1 + len(BEGINNING) + 3 * COMMANDS
STALE_SECONDS = 5
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two events that are being played."""
    needed(there=is_built(), what="the pages are not built", how="make pages")
    with served(tmp_path_factory.mktemp("slow") / "club.db") as made:
        with closing(Line(made.port, made.headers["cookie"])) as line:
            for name in ("asked", "muddled"):
                text = EVENING.format(name=name, online="")
                body = {"command_id": name, "event_id": name, "file": name, "text": text}
                assert line.ask("/api/events/file", body)[0] == 201
                for number, command in enumerate(BEGINNING):
                    assert not give(line, Sent(name, f"begin{number}", command))
        yield made
        assert made.stop() == 0


def stuck(server: Server, path: str, *heads: str) -> socket.socket:
    """A client that asks and never reads. The system holds little for it on either side."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    line.connect(("127.0.0.1", server.port))
    said = (f"GET {path} HTTP/1.1", f"host: 127.0.0.1:{server.port}", f"origin: {server.address}", *heads)
    line.sendall("\r\n".join([*said, f"cookie: {server.headers['cookie']}", "", ""]).encode())
    return line


def hears(server: Server) -> ClientConnection:
    """A live line of a page that reads."""
    address = f"ws://127.0.0.1:{server.port}/api/live?event=asked"
    return connect(address, origin=server.address, additional_headers={"cookie": server.headers["cookie"]})  # type: ignore[arg-type]


def resident(server: Server) -> int:
    """The memory that the server has now, in bytes."""
    [line] = [one for one in Path(f"/proc/{server.pid}/status").read_text().splitlines() if one.startswith("VmRSS")]
    return int(line.split()[1]) * 1024


def commands(client: str) -> Iterator[Sent]:
    """Commands whose news are long."""
    for number in range(COMMANDS // CLIENTS):
        mine = f"{client}-{number}"
        yield Sent("asked", mine, {"type": "set-time-left", "seconds": 60, "reason": LONG, "author": "load"})


def given(server: Server, name: str) -> None:
    """Clients give commands; each is acknowledged."""
    clients = [Client(Line(server.port, server.headers["cookie"]), commands(f"{name}{one}")) for one in range(CLIENTS)]
    for client in clients:
        client.start()
    for client in clients:
        client.join(60)
        assert not client.wrong and len(client.sent) == COMMANDS // CLIENTS, client.wrong
        assert all(one.version for one in client.sent)


def read_third(server: Server) -> int:
    """How long the last third of the feed is, in bytes."""
    with closing(stuck(server, f"/api/events/asked/feed?since={LAST - COMMANDS}")) as line:
        line.settimeout(20)
        tail, length = b"", 0
        while f"id: {LAST}\r\n".encode() not in tail:
            data = line.recv(1 << 16)
            assert data, "the feed has ended"
            tail, length = (tail + data)[-100_000:], length + len(data)
        return length


def test_who_never_reads_holds_up_nobody_and_takes_no_memory_that_grows(server: Server) -> None:
    key = base64.b64encode(bytes(16)).decode()
    upgrade = ("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13", f"sec-websocket-key: {key}")
    with ExitStack() as lines:
        page = lines.enter_context(hears(server))
        for _ in range(STUCK):
            lines.enter_context(stuck(server, "/api/events/asked/feed?since=0"))
            lines.enter_context(stuck(server, "/api/live?event=asked", *upgrade))
        page.recv(STALE_SECONDS)
        given(server, "first")  # as many bytes as may wait for each of them are there after this
        sizes = [resident(server)]
        for name in ("then", "after"):
            given(server, name)
            sizes.append(resident(server))
        said = time.monotonic()
        while f'"version":{LAST},' not in str(page.recv(STALE_SECONDS)):
            assert time.monotonic() < said + STALE_SECONDS, "a page is held up by others that do not read"
        behind = time.monotonic() - said
        grown = min(later - before for before, later in pairwise(sizes))  # what else a server learns, it learns once
        unread = STUCK * read_third(server)
        told = f"{unread / MEGABYTE:.0f} MB more to send, {grown / MEGABYTE:.1f} MB more memory"
        sys.stdout.write(f"{STUCK} feeds and live lines unread: {told}; a page that reads {behind:.2f} s behind\n")
        assert unread > 10 * MEGABYTE, "there is less to send than the system itself may hold"
        assert grown < unread / 3


class Muddled(Line):
    """A line over which a command goes out twice, one of them late, and whose answer may be lost."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        cookie = server.headers["cookie"]
        super().__init__(server.port, cookie)
        self.again = Line(server.port, cookie)
        self._dice = dice
        self.late: list[int] = []
        """How the second ones were answered."""

    def ask(self, path: str, body: Json = None) -> tuple[int, Json]:
        """See ``Line.ask``."""
        first, second = self._dice.uniform(0, 0.005), self._dice.uniform(0, 0.02)

        def goes_again() -> None:
            self.late.append(self.again.ask(path, body)[0])

        other = threading.Timer(second, goes_again)
        other.start()
        other.join(first)
        answer = super().ask(path, body)
        other.join()
        if self._dice.random() < 0.3:
            raise OSError
        return answer


def test_what_comes_twice_late_and_in_another_order_is_written_once(server: Server, dice: random.Random) -> None:
    everything: list[Sent] = []

    def gives(client: int, line: Muddled) -> None:
        with closing(line), closing(line.again):
            for number in range(MUDDLED):
                mine = f"m{client}-{number}"
                command = {"type": "set-time-left", "seconds": 60, "reason": mine, "author": "load"}
                one = Sent("muddled", mine, command)
                everything.append(one)
                while not one.version:
                    with suppress(OSError, HTTPException):
                        assert not give(line, one)

    lines = [Muddled(server, random.Random(dice.random())) for _ in range(CLIENTS)]
    with ThreadPoolExecutor(CLIENTS) as clients:
        list(clients.map(gives, range(CLIENTS), lines))
    assert len(everything) == CLIENTS * MUDDLED
    looked_at(server.db, everything)
    assert {status for line in lines for status in line.late} == {200}
    assert sum(len(line.late) for line in lines) > len(everything), "some were given again"
