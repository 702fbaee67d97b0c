"""Database and broker are killed and started again while two servers work: nothing is lost, nobody stays behind.

SHUFFLEUP_FAULTS_RESTARTS=20 pytest -s tests/faults/test_restarts.py   so many of each
"""

import asyncio
import itertools
import os
import random
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPException
from statistics import median
from typing import Protocol

import asyncpg
import pytest
from msgspec import Struct, json
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from shuffleup.store.postgres.store import PostgresStore
from shuffleup.web.pages import is_built
from tests.browser.room import needed
from tests.faults.load import BEGINNING, EVENING, Line, Sent, as_said
from tests.laws.volume import NIGHTLY
from tests.store.postgres import Cluster, cluster
from tests.store.redis import Broker, broker
from tests.web.running import Server, served

pytestmark = pytest.mark.slow

RESTARTS = int(os.environ.get("SHUFFLEUP_FAULTS_RESTARTS", "0")) or (20 if NIGHTLY else 1)
CLIENTS = 4
EVENTS = ("asked", "elsewhere")
LOAD_SECONDS = 1.0
"""So long the servers work before and after each fault."""
AWAY_SECONDS = 0.5
FROZEN_SECONDS = 4.0
"""So long it stands still at most: longer than a server waits for an answer."""
STALE_SECONDS = 5.0
PATIENCE_SECONDS = 30.0


class Fallible(Protocol):
    """What is killed, or stands still."""

    def kill(self) -> None: ...
    def start(self) -> None: ...
    def freeze(self, *, frozen: bool) -> None: ...


class Persistent(threading.Thread):
    """Gives one command after the other, each until it is acknowledged."""

    def __init__(self, line: Line, event: str, name: str, end: threading.Event) -> None:
        super().__init__(daemon=True)
        self._line, self._event, self._name, self._end = line, event, name, end
        self.sent: list[Sent] = []
        self.said: list[tuple[int, float]] = []
        """The versions that were acknowledged, and when."""
        self.unanswered = 0
        self.wrong = ""

    def run(self) -> None:
        """See ``Thread.run``."""
        with closing(self._line):
            for number in itertools.count():
                if self._end.is_set() or self.wrong:
                    return
                mine = f"{self._name}-{number}"
                command = {"type": "set-time-left", "seconds": 60, "reason": mine, "author": "load"}
                self.sent.append(Sent(self._event, mine, command))
                self._give(self.sent[-1])

    def _give(self, one: Sent) -> None:
        until, body = time.monotonic() + PATIENCE_SECONDS, {"command_id": one.command_id, "command": one.command}
        while not one.version and not self.wrong:
            try:
                status, said = self._line.ask(f"/api/events/{one.event}/commands", body)
            except (OSError, HTTPException) as fault:
                status, said = 503, repr(fault)
            if status == 200:
                one.version, one.repeated = said["version"], said["repeated"]
                self.said.append((one.version, time.monotonic()))
                return
            self.unanswered += 1
            busy = status == 409 and said["error"]["code"] == "busy"  # others were before him: a page asks again, too
            if not (status == 503 or busy) or time.monotonic() > until:
                self.wrong = f"{status} {said} to {one.command_id}"
            self._end.wait(0.05)


class Screen(threading.Thread):
    """A page's live line: what it says and when, opened again where it ends."""

    def __init__(self, server: Server, cookie: str) -> None:
        super().__init__(daemon=True)
        self._server, self._cookie = server, cookie
        self.heard: list[tuple[int, float]] = []
        self._hears = threading.Condition()
        self.end = threading.Event()

    def run(self) -> None:
        """See ``Thread.run``."""
        address = f"ws://127.0.0.1:{self._server.port}/api/live?event=asked"
        while not self.end.is_set():
            try:
                with connect(address, origin=self._server.address, additional_headers={"cookie": self._cookie}) as line:  # type: ignore[arg-type]
                    while not self.end.is_set():
                        hint = json.decode(line.recv(10))
                        with self._hears:
                            self.heard.append((hint["version"], time.monotonic()))
                            self._hears.notify()
            except (OSError, WebSocketException):
                self.end.wait(0.1)

    def behind(self, said: list[tuple[int, float]]) -> list[float]:
        """How long after each acknowledgement this version, or a later one, was on the screen; waits for the last."""
        last = max(said)[0]
        with self._hears:
            shown = self._hears.wait_for(lambda: self.heard and self.heard[-1][0] >= last, PATIENCE_SECONDS)
        assert shown, f"the screen stays at {self.heard[-1:]}, the log is at {last}"
        heard = iter(self.heard)
        version, at = next(heard)
        found = []
        for wanted, said_at in sorted(said):
            while version < wanted:
                version, at = next(heard)
            found.append(max(0.0, at - said_at))
        return found


class Load(Struct):
    """A time under load, and what came of it."""

    clients: list[Persistent]
    behind: list[float] = []
    """Of each command that was acknowledged: so many seconds later the screen of the other server showed it."""
    silent: float = 0.0
    """The longest time in seconds in which nothing was acknowledged."""
    unanswered: int = 0
    """Answers that said that something is away, or that did not come."""

    def lasts(self, seconds: float) -> None:
        """So much time passes."""
        self.clients[0].join(seconds)

    def until(self, holds: Callable[[], bool], what: str) -> float:
        """Waits for it; so many seconds it took."""
        begun = time.monotonic()
        while not holds():
            assert time.monotonic() < begun + PATIENCE_SECONDS, what
            self.lasts(0.02)
        return time.monotonic() - begun


class Room:
    """Two servers over one database and one bus, with an event that is being played."""

    def __init__(self, database: Cluster, bus: Broker, one: Server, other: Server) -> None:
        self.database, self.bus, self.one, self.other = database, bus, one, other
        self.cookie = one.headers["cookie"]
        self.everything: list[Sent] = []
        self.rounds = 0
        for name in EVENTS:
            text = EVENING.format(name=name, online="")
            one.ask("/api/events/file", {"command_id": name, "event_id": name, "file": name, "text": text})
            for number, command in enumerate(BEGINNING):
                one.ask(f"/api/events/{name}/commands", {"command_id": f"b{number}", "command": command})

    @contextmanager
    def load(self) -> Iterator[Load]:
        """Clients at one server and a screen at the other, where somebody else writes to another event.

        What is yielded is filled in when the block has ended and the screen shows everything.
        """
        self.rounds += 1
        end, screen = threading.Event(), Screen(self.other, self.cookie)
        work = [*[(self.one, EVENTS[0])] * (CLIENTS - 1), (self.other, EVENTS[1])]
        lines = [(Line(server.port, self.cookie), event) for server, event in work]
        clients = [Persistent(*to, f"r{self.rounds}c{number}", end) for number, to in enumerate(lines)]
        came_of = Load(clients)
        for thread in (screen, *clients):
            thread.start()
        try:
            yield came_of
            end.set()
            for client in clients:
                client.join(60)
            assert not any(client.wrong for client in clients), [client.wrong for client in clients]
            came_of.behind = screen.behind([one for client in clients[:-1] for one in client.said])
        finally:
            end.set()
            screen.end.set()
        self.everything += [one for client in clients for one in client.sent]
        times = sorted([at for client in clients for _, at in client.said])
        came_of.silent = max([after - before for before, after in itertools.pairwise(times)])
        came_of.unanswered = sum(client.unanswered for client in clients)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room whose database and broker are its own."""
    needed(there=is_built(), what="the pages are not built", how="make pages")
    folder = tmp_path_factory.mktemp("restarts")
    with cluster() as database, broker(folder) as bus:
        options = ("--no-backups", "--bus", bus.url)
        with served(folder / "club", database.url, options) as one:
            cookie = one.headers["cookie"]  # the next start makes another link for the owner
            with served(folder / "club", database.url, options) as other:
                other.cookie = cookie
                yield Room(database, bus, one, other)
                assert (one.stop(), other.stop()) == (0, 0)


def readiness(server: Server) -> tuple[int, tuple[str, ...]]:
    """What it says to whoever watches."""
    try:
        with urllib.request.urlopen(f"{server.address}/ready", timeout=PATIENCE_SECONDS) as answer:
            return answer.status, ()
    except urllib.error.HTTPError as fault:
        return fault.code, tuple(json.decode(fault.read())["missing"])


def both_ready(room: Room) -> bool:
    """Do both servers say so?"""
    return readiness(room.one)[0] == readiness(room.other)[0] == 200


async def rows(url: str) -> list[tuple[str, int, str]]:
    """The log, as the database itself has it; every chain is whole."""
    store = await PostgresStore.open(url)
    assert [await store.check(stream) for stream in await store.streams()] == [None] * len(await store.streams())
    await store.close()
    line = await asyncpg.connect(url)
    found = await line.fetch('select stream, version, command_id from "row" order by stream collate "C", version')
    await line.close()
    return [tuple(one) for one in found]


def test_a_screen_of_another_server_shows_at_once_what_is_written(room: Room) -> None:
    with room.load() as load:
        load.lasts(LOAD_SECONDS)
    told = f"{median(load.behind) * 1000:.0f} ms (median), {max(load.behind) * 1000:.0f} ms (worst)"
    sys.stdout.write(f"a screen of the other server is behind by {told} of {len(load.behind)} commands\n")
    assert max(load.behind) < STALE_SECONDS


@pytest.mark.parametrize("what", ["database", "bus"])
def test_what_is_killed_under_load_comes_back_and_nothing_is_lost(room: Room, dice: random.Random, what: str) -> None:
    killed: Fallible = getattr(room, what)
    loads, back = list[Load](), list[float]()
    for _ in range(RESTARTS):
        with room.load() as load:
            load.lasts(dice.uniform(0.2, LOAD_SECONDS))
            killed.kill()
            if what == "database":
                load.until(lambda: readiness(room.one) == (503, ("log", "people")), "it says that it is ready")
            load.lasts(AWAY_SECONDS)
            killed.start()
            if what == "database":
                room.database.wait()
            back.append(load.until(lambda: both_ready(room), "they are not ready again"))
            load.lasts(LOAD_SECONDS)
        loads.append(load)
        as_said(asyncio.run(rows(room.database.url)), room.everything)
        assert room.one.ask("/api/health")["troubles"] == room.other.ask("/api/health")["troubles"] == []
    unanswered, worst = sum(load.unanswered for load in loads), max(max(load.behind) for load in loads)
    sys.stdout.write(
        f"{RESTARTS} kills of the {what} under load: {len(room.everything)} commands acknowledged, 0 lost, 0 twice\n"
        f"  {unanswered} answers said that it is away; ready {max(back):.2f} s after it was back at the latest\n"
        f"  a screen of the other server was behind by {worst:.2f} s at worst\n"
    )
    assert worst < STALE_SECONDS
    assert what == "bus" or min([load.silent for load in loads]) >= AWAY_SECONDS, (
        "it was acknowledged while it was away"
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what belongs to a process is read from /proc")
@pytest.mark.parametrize("what", ["database", "bus"])
def test_what_stands_still_under_load_goes_on_and_nothing_is_lost(room: Room, dice: random.Random, what: str) -> None:
    """A disk that hangs, a machine that is suspended: no line is closed, and nobody can tell it from slowness."""
    frozen: Fallible = getattr(room, what)
    back: list[float] = []
    unanswered = 0
    for _ in range(RESTARTS):
        with room.load() as load:
            load.lasts(dice.uniform(0.2, LOAD_SECONDS))
            frozen.freeze(frozen=True)
            try:
                load.lasts(dice.uniform(AWAY_SECONDS, FROZEN_SECONDS))
            finally:
                frozen.freeze(frozen=False)
            back.append(load.until(lambda: both_ready(room), "they are not ready again"))
            load.lasts(LOAD_SECONDS)
        unanswered += load.unanswered
        as_said(asyncio.run(rows(room.database.url)), room.everything)
        load.until(lambda: room.one.ask("/api/health")["troubles"] == [], "its clocks are kept again")
        load.until(lambda: room.other.ask("/api/health")["troubles"] == [], "its clocks are kept again")
    sys.stdout.write(
        f"{RESTARTS} times the {what} stood still: {len(room.everything)} commands acknowledged, 0 lost, 0 twice\n"
        f"  {unanswered} answers said that it is away; ready {max(back):.2f} s after it went on at the latest\n"
    )
