"""kill -9 at any moment, under load: nothing that was acknowledged is lost, nothing counts twice, clocks are right.

    SHUFFLEUP_FAULTS_SEED=…                                        the chance of a run that failed
    HYPOTHESIS_PROFILE=nightly pytest tests/faults/test_kills.py   a thousand kills

Killed are ``shuffleup serve`` and its start, at times that nobody chose: before a command is written, after it is and
before that is said, between two streams, while what was left undone is made up for.
"""

import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec import Struct, field

from shuffleup.web.pages import is_built
from tests.browser.room import needed
from tests.faults.load import BEGINNING, EVENING, Client, Line, Sent, give, looked_at
from tests.laws.volume import NIGHTLY
from tests.web.running import ROOT, Server, served

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name != "posix", reason="this system has no kill -9")]
KILLS = int(os.environ.get("SHUFFLEUP_FAULTS_KILLS", "0")) or (1_000 if NIGHTLY else 30)
CLIENTS = 6
MOST_SECONDS = 0.25
"""So long the server works at most until it is killed."""
STOPPED_SECONDS = 8
"""So long a server may take to stop: two are for requests that are being answered, one for the last look at clocks."""
SECOND = 1_000_000
LEVEL = 60 * SECOND
BOTS = "[online]\nstarts_at = 6\nbots = 6\nbot_seconds = 0\npause_seconds = 0"


class Kills(Struct):
    """What the kills came to."""

    acknowledged: int = 0
    unanswered: int = 0
    written_unsaid: int = 0
    """Commands that were in the log although nobody had been told."""
    hands: int = 0
    back_seconds: list[float] = field(default_factory=list)
    starts_killed: int = 0

    def told(self) -> str:
        """For people."""
        back = sorted(self.back_seconds)
        return (
            f"{KILLS} kills of a server under load, {self.starts_killed} starts killed besides\n"
            f"  {self.acknowledged} commands acknowledged: 0 lost, 0 twice, every chain whole\n"
            f"  {self.unanswered} without an answer: {self.written_unsaid} were in the log, all were given again\n"
            f"  {self.hands} hands dealt meanwhile by the software; every chip is there, every clock stands right\n"
            f"  back after {back[len(back) // 2]:.2f} s (median), {back[-1]:.2f} s (worst)"
        )


@pytest.fixture(autouse=True)
def _pages() -> None:
    needed(there=is_built(), what="the pages are not built", how="make pages")


def test_nothing_is_lost_nothing_counts_twice_and_clocks_are_right(tmp_path: Path, dice: random.Random) -> None:
    db, kills, everything = tmp_path / "club.db", Kills(), list[Sent]()
    with served(db) as server:
        cookie = server.headers["cookie"]
        with closing(Line(server.port, cookie)) as line:
            begun = opened(line)
        for _ in range(KILLS):
            everything += killed(server, cookie, dice, kills)
            if dice.random() < 0.2:
                killed_while_it_starts(server, dice)
                kills.starts_killed += 1
            started = time.monotonic()
            server.start()
            kills.back_seconds.append(time.monotonic() - started)
            with closing(Line(server.port, cookie)) as line:
                given_again(line, everything, kills)
                looked_at(db, everything)
                clocks_are_right(line, begun)
        kills.acknowledged = len(everything)
        kills.hands = len(dealt(db))
        assert server.stop() == 0
    assert kills.written_unsaid or KILLS < 30, "no kill came between a commit and its answer"
    assert kills.hands
    sys.stdout.write(kills.told())


def test_a_server_whose_bots_let_nobody_wait_stops_when_it_is_told_to(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        for number in range(2):
            name = f"bots/{number}"
            body = {"command_id": name, "event_id": f"bots{number}", "file": "bots"}
            server.ask("/api/events/file", {**body, "text": EVENING.format(name=name, online=BOTS)})
        health = server.until("/api/health", lambda _: len(dealt(server.db)) >= 5, event="bots0")
        assert health["troubles"] == []
        told = time.monotonic()
        assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - told < STOPPED_SECONDS


def opened(line: Line) -> int:
    """Opens an event whose clock runs untouched, one that is asked, and one that bots play; when the clock started."""
    for name, online in (("steady", ""), ("asked", ""), ("doors", ""), ("bots", BOTS)):
        body = {"command_id": name, "event_id": name, "file": "kills", "text": EVENING.format(name=name, online=online)}
        status, said = line.ask("/api/events/file", body)
        assert status == 201, said
    for name in ("steady", "asked"):
        for number, command in enumerate(BEGINNING):
            assert not give(line, Sent(name, f"begin{number}", command))
    _, page = line.ask("/api/events/steady/wall")
    return int(page["view"]["clock"]["ends_at"]) - LEVEL


def commands(client: int, begin: int) -> Iterator[Sent]:
    """What one client asks, for ever: each is accepted once and only once, whatever the others ask."""
    for number in itertools.count(begin):
        mine = f"c{client}-{number}"
        if client % 2:
            yield Sent("doors", mine, {"type": "register", "players": [f"Player {client} {number}"]})
        else:
            yield Sent("asked", mine, {"type": "set-time-left", "seconds": 60, "reason": mine, "author": "load"})


def killed(server: Server, cookie: str, dice: random.Random, kills: Kills) -> list[Sent]:
    """The server is killed while clients ask it; what they asked."""
    clients = [Client(Line(server.port, cookie), commands(one, dice.randrange(10**12))) for one in range(CLIENTS)]
    for client in clients:
        client.start()
    the_moment(server.db, clients[0], dice)
    server.stop(signal.SIGKILL)
    for client in clients:
        client.join(60)
        assert not client.is_alive() and not client.wrong, client.wrong
    return [one for client in clients for one in client.sent]


def the_moment(db: Path, client: Client, dice: random.Random) -> None:
    """Lets so much time pass as chance says; half the time until something is written, and a little more.

    Nothing is waited for: the tests kill at moments that nobody chose, and often right between a commit and its answer.
    """
    client.join(dice.uniform(0, MOST_SECONDS))
    if dice.random() < 0.5:
        return
    log, until = db.with_name(f"{db.name}-wal"), time.monotonic() + 1
    before = log.stat().st_mtime_ns
    while log.stat().st_mtime_ns == before and time.monotonic() < until:
        client.join(0.0002)
    client.join(dice.uniform(0, 0.002))


def killed_while_it_starts(server: Server, dice: random.Random) -> None:
    """Another start is killed before it may have ended: in the middle of what it makes up for, say."""
    command = [sys.executable, "-m", "shuffleup.main", "serve", "--json", "--port", "0", "--db", str(server.db)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    starting = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    with suppress(subprocess.TimeoutExpired):
        starting.wait(dice.uniform(0.3, 1.5))
    starting.kill()
    starting.wait()


def given_again(line: Line, everything: list[Sent], kills: Kills) -> None:
    """Whoever got no answer asks again, and is told where his command is, once."""
    for one in everything:
        if not one.version:
            kills.unanswered += 1
            assert not give(line, one)
            kills.written_unsaid += one.repeated


def clocks_are_right(line: Line, begun: int) -> None:
    """Levels began when they were due, whether or not the server was there; nobody doubles, nothing is in trouble."""
    _, health = line.ask("/api/health")
    assert health["troubles"] == []
    _, page = line.ask("/api/events/steady/wall")
    clock, now = page["view"]["clock"], page["now"]
    assert (clock["ends_at"] - begun) % LEVEL == 0
    assert clock["level"] == (clock["ends_at"] - begun) // LEVEL
    assert now < clock["ends_at"] + LEVEL, "the timers have made up for what was due"
    _, floor = line.ask("/api/events/bots/floor")
    players = floor["view"]["tables"][0]["seats"] if floor["view"]["tables"] else []
    assert floor["view"]["numbers"]["chips"] in (0, 600_000), players
    _, doors = line.ask("/api/events/doors/floor")
    names = [name for name in doors["names"].values() if name.startswith("Player")]
    assert len(names) == len(set(names))


def dealt(db: Path) -> list[int]:
    """The hands that the software has dealt, each once."""
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as log:
        found = log.execute("select body from row where stream like 'table/bots%'").fetchall()
    log.close()
    return [1 for (body,) in found if b"hand-started" in body]
