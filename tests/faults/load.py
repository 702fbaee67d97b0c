"""Clients that give commands as fast as they are answered, and know of each whether its answer came."""

import http.client
import json
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct

from shuffleup.store.rows import broken_link
from shuffleup.store.sqlite import LINKS

Json = Any  # whatever the server says
ANSWER_SECONDS = 60


class Sent(Struct):
    """A command of a client; ``version`` is the row that the server said it is, 0 while no answer came."""

    event: str
    command_id: str
    command: Json
    version: int = 0
    repeated: bool = False


class Line:
    """One client's connection, opened when it is needed."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port, self._cookie = port, cookie
        self._line: http.client.HTTPConnection | None = None

    def ask(self, path: str, body: Json = None) -> tuple[int, Json]:
        """One request and its answer. Raises ``OSError`` or ``HTTPException`` where there is none."""
        if self._line is None:
            self._line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=ANSWER_SECONDS)
        headers = {"origin": f"http://127.0.0.1:{self._port}", "cookie": self._cookie}
        content = None if body is None else json.dumps(body)
        headers |= {"content-type": "application/json"} if content else {}
        try:
            self._line.request("POST" if content else "GET", path, content, headers)
            answer = self._line.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Lets go of it."""
        if self._line:
            self._line.close()
        self._line = None


class Client(threading.Thread):
    """Gives one command after the other until there is no answer any more."""

    def __init__(self, line: Line, commands: Iterator[Sent]) -> None:
        super().__init__(daemon=True)
        self._line, self._commands = line, commands
        self.sent: list[Sent] = []
        self.wrong: str = ""
        """What was answered instead of an acknowledgement."""

    def run(self) -> None:
        """See ``Thread.run``."""
        with closing(self._line):
            for one in self._commands:
                self.sent.append(one)
                try:
                    self.wrong = give(self._line, one)
                except (OSError, http.client.HTTPException, ValueError):
                    return
                if self.wrong:
                    return


def give(line: Line, one: Sent) -> str:
    """Sends a command and notes its row; what was said where it was refused, nothing otherwise."""
    body = {"command_id": one.command_id, "command": one.command}
    status, said = line.ask(f"/api/events/{one.event}/commands", body)
    if status != 200:
        return f"{status} {said} to {body}"
    one.version, one.repeated = said["version"], said["repeated"]
    return ""


def as_said(rows: Sequence[tuple[str, int, str]], everything: list[Sent]) -> None:
    """Every command is at the place in the log that its giver was told; no version is missing, no id is there twice.

    Rows are stream, version and command id, in that order.
    """
    versions = Counter(stream for stream, _, _ in rows)
    assert [version for _, version, _ in rows] == [n for one in sorted(versions) for n in range(1, versions[one] + 1)]
    at = {(stream, command_id): version for stream, version, command_id in rows}
    assert len(at) == len(rows)
    lost = [one for one in everything if at.get((f"event/{one.event}", one.command_id)) != one.version]
    assert not lost, f"acknowledged and not there: {lost}"


EVENING = """
name = "{name}"
rulebook = "tda-2024"
game = "holdem"
limit = "no-limit"
currency = "EUR"
seats = 6
[entry]
buy_in_cents = 1000
stack = 100000
entries = 6
[payouts]
places_paid = 1
[closing]
after_last_level = "double"
{online}
[[level]]
small = 25
big = 50
minutes = 1
"""


BEGINNING: tuple[dict[str, object], ...] = (
    {"type": "register", "players": ["Anna", "Bruno", "Carla"]},
    {"type": "draw-seats"},
    {"type": "start-event"},
)


def looked_at(db: Path, everything: list[Sent]) -> None:
    """Every row that was said is there, once, at the place that was said; no chain is broken, no id counts twice."""
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as log:
        rows = log.execute("select stream, version, command_id from row order by stream, version").fetchall()
        streams = sorted({stream for stream, _, _ in rows})
        assert [broken_link(stream, log.execute(LINKS, (stream,))) for stream in streams] == [None] * len(streams)
    log.close()
    as_said(rows, everything)
