"""``shuffleup serve`` in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
Json = Any  # whatever the server says


class Server:
    """``shuffleup serve`` over a file; it can be stopped and started again at the same address."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.port = 0
        self.start()

    def start(self) -> None:
        """Starts it and waits until it says where it answers."""
        command = [sys.executable, "-m", "shuffleup.main", "serve", "--json", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self._process = subprocess.Popen(
            [*command, "--db", str(self.db)], stdout=subprocess.PIPE, env=environment, text=True
        )
        assert self._process.stdout is not None
        told = ""
        for line in self._process.stdout:
            told += line
            if line.startswith("}"):
                break
        self.address = str(json.loads(told)["address"])
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Ends it, as Ctrl-C does unless another signal is named; its exit status."""
        self._process.send_signal(how)
        status = self._process.wait(timeout=20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def runs(self) -> bool:
        """Whether it is there."""
        return self._process.poll() is None

    def ask(self, path: str, body: object = None) -> Json:
        """One request and its answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


@contextmanager
def served(db: Path) -> Iterator[Server]:
    """A server for as long as the block runs."""
    server = Server(db)
    try:
        yield server
    finally:
        if server.runs():
            server.stop(signal.SIGKILL)
