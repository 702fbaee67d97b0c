"""Requests that end in the middle, by their sender or because the server stops: one line in the log, and no fault."""

import json
import signal
import socket
import struct
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.web.running import Server, served

BEGUN = "Content-Length: 5000\r\n\r\n{"
CHUNKED = "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"
WHOLE = "Content-Length: 2\r\n\r\n{}"


class Asking:
    """Connections to a server over which something is sent, and no answer read."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._place = urlsplit(server.address)

    def sent(self, rest: str, times: int = 1) -> socket.socket:
        """A sign-in that goes on like this; the server has got it."""
        head = f"POST /api/session HTTP/1.1\r\nHost: {self._place.netloc}\r\nOrigin: {self._server.address}\r\n"
        line = socket.create_connection((self._place.hostname, self._place.port))
        line.sendall(f"{head}Content-Type: application/json\r\n{rest}".encode() * times)
        self.answered()
        return line

    def answered(self) -> None:
        """Something asked later has been answered."""
        with urllib.request.urlopen(f"{self._server.address}/api/health") as answer:
            assert answer.status == 200


def reset(line: socket.socket) -> None:
    """Breaks a connection off."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


@pytest.mark.slow
def test_what_is_cut_off_leaves_one_line_each(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with served(tmp_path / "club.db", log=log, options=("--no-backups", "--log", "json")) as server:
        asking = Asking(server)
        for rest in (BEGUN, CHUNKED, f"{CHUNKED}ZZZ\r\n"):
            asking.sent(rest).close()
            reset(asking.sent(rest))
        for _ in range(20):
            reset(asking.sent(WHOLE, 5))
        asking.answered()
        with asking.sent(BEGUN) as waiting:
            assert server.stop(signal.SIGTERM) == 0
            assert b"503" in waiting.recv(1_000)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["code"] for line in lines if line.get("code") in {"cut-off", "internal"}] == ["cut-off"] * 6
    assert not [line for line in lines if line["level"] == "error" and "fault" in line], lines
    assert not [line for line in lines if line.get("status", 0) == 500]
    assert "password" not in log.read_text(encoding="utf-8")
