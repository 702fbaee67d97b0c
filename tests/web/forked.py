"""Commands of the program in processes of their own, forked from one that has loaded it: a server starts in a third of
the time."""

import gc
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from shuffleup.main import main
from tests.web.false_wall import WALL, set_by

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        *(__name__, "shuffleup.cli.serve", "shuffleup.web.app", "shuffleup.store.migrating", "aiosqlite"),
        *("alembic.command", "anyio._backends._asyncio", "uvicorn.protocols.http.auto", "uvicorn.lifespan.on"),
        *("uvicorn.protocols.websockets.auto", "uvicorn.loops.auto", "jsonschema", "litestar.plugins.pydantic"),
    ]
)


class Forked:
    """One command, run as ``python -m shuffleup`` runs it."""

    def __init__(self, arguments: list[str], environment: dict[str, str], errors: Path | None) -> None:
        reading, writing = _FORKS.Pipe(duplex=False)
        told = arguments, environment, writing, str(errors) if errors else ""
        self._process = _FORKS.Process(target=_run, args=told)
        self._process.start()
        writing.close()
        self.stdout = os.fdopen(os.dup(reading.fileno()), encoding="utf-8")
        reading.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def runs(self) -> bool:
        """Has it not ended yet?"""
        return self._process.is_alive()

    def kill(self) -> None:
        """Ends it without asking."""
        self._process.kill()

    def stop(self, how: signal.Signals) -> int:
        """Sends a signal and waits; the exit status."""
        if self.runs():
            os.kill(self.pid, how)
        self._process.join(timeout=20)
        assert self._process.exitcode is not None, "it does not end"
        self.stdout.close()
        return self._process.exitcode


def _run(arguments: list[str], environment: dict[str, str], out: Connection, errors: str) -> None:
    gc.freeze()  # what was loaded is for ever; whoever looked through it for garbage would copy its pages
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(out.fileno(), 1)
    if file := environment.get(WALL):
        set_by(Path(file))
    if errors:
        os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    sys.exit(main(arguments))
