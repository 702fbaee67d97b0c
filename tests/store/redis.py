"""A Redis of its own for a test, which may be killed and started again at the same address."""

import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.browser.room import needed

SERVERS = ("redis-server", "valkey-server")


def free_port() -> int:
    """A port of this machine that nobody has now."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Broker:
    """A broker on a free port of this machine."""

    def __init__(self, server: str, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        options = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder))
        self._command = (server, *options)
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it says that it listens."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert any("eady to accept" in line for line in self._process.stdout), "it ended at once"

    def kill(self) -> None:
        """Ends it as a power cut does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def freeze(self, *, frozen: bool) -> None:
        """Stops it without closing a line, or lets it go on."""
        self._process.send_signal(signal.SIGSTOP if frozen else signal.SIGCONT)

    def runs(self) -> bool:
        """Whether it is there."""
        return self._process.poll() is None


@contextmanager
def broker(folder: Path) -> Iterator[Broker]:
    """A broker for as long as the block runs."""
    server = next((path for name in SERVERS if (path := shutil.which(name))), "")
    needed(there=bool(server), what="no redis-server and no valkey-server", how="apt-get install redis-server")
    made = Broker(server, folder)
    try:
        yield made
    finally:
        if made.runs():
            made.kill()
