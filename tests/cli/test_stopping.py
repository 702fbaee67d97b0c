"""A server that is stopped under load: what it answered is in the log, nothing twice, and everybody is told."""

import json
import os
import signal
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shuffleup.web.pages import is_built
from tests.web.running import Server, served

pytestmark = [
    pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages"),
    pytest.mark.skipif(os.name != "posix", reason="this system has no signals to end a program with"),
]
SERVICE_RESTARTS = 1012
"""The code of a line that its server ends because it will be back soon (RFC 6455, registry of IANA)."""


class Asker(threading.Thread):
    """Somebody who gives one command after the other until the server is gone."""

    def __init__(self, server: Server, number: int, enough: threading.Semaphore) -> None:
        super().__init__()
        self.acknowledged: list[str] = []
        self.statuses: set[int] = set()
        self._headers, self._address = server.headers, f"{server.address}/api/events/sample/commands"
        self._number, self._enough = number, enough

    def run(self) -> None:
        """See the class."""
        with httpx.Client(headers=self._headers, timeout=20) as client:
            for count in range(10_000):
                kind = {"type": "pause-clock", "reason": ""} if count % 2 else {"type": "resume-clock"}
                body = {"command_id": f"{self._number}-{count}", "command": kind}
                try:
                    answer = client.post(self._address, json=body)
                except httpx.TransportError:
                    return
                self.statuses.add(answer.status_code)
                if answer.status_code == 200:
                    self.acknowledged.append(body["command_id"])
                self._enough.release()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_what_was_acknowledged_is_there_and_lines_are_told_that_it_will_be_back(
    tmp_path: Path, how: signal.Signals
) -> None:
    log = tmp_path / "log"
    with served(tmp_path / "club.db", "", ("--no-backups", "--log", "json"), log) as server:
        server.ask("/api/events/sample/commands", {"command_id": "s", "command": {"type": "start-event"}})
        enough = threading.Semaphore(0)
        askers = [Asker(server, number, enough) for number in range(6)]
        address = f"ws{server.address.removeprefix('http')}/api/live?event=sample"
        with connect(address, additional_headers=server.headers) as line:
            line.recv(timeout=20)
            for asker in askers:
                asker.start()
            for _ in range(60):
                assert enough.acquire(timeout=20)
            assert server.stop(how) == 0
            for asker in askers:
                asker.join(timeout=20)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    line.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVICE_RESTARTS
    assert {status for asker in askers for status in asker.statuses} <= {200, 409}
    with closing(sqlite3.connect(tmp_path / "club.db")) as file:
        kept = [one for (one,) in file.execute("select command_id from row where stream = 'event/sample'")]
    assert len(kept) == len(set(kept))
    assert {one for asker in askers for one in asker.acknowledged} <= set(kept)
    told = [json.loads(one) for one in log.read_text().splitlines()]
    assert [one["signal"] for one in told if one["event"] == "stopping"] == [how.name]
    assert told[-1]["event"] == "stopped"
    assert [one for one in told if one["level"] in {"warning", "error"}] == []
