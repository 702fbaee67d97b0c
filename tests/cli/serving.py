"""What tests of ``shuffleup serve`` need of the machine, and one command to it."""

import os

import pytest

from shuffleup.cli import serve as module
from tests.web.running import Server


def asks_for(server: Server, number: int) -> int:
    """Gives a command to the sample event; the version after it."""
    kind = "pause-clock" if number % 2 else "resume-clock"
    command = {"type": kind, **({"reason": ""} if number % 2 else {})}
    body = {"command_id": f"c{number}", "command": command}
    return int(server.ask("/api/events/sample/commands", body)["version"])


needs_pages = pytest.mark.skipif(
    not module.STATIC.joinpath("floor.html").is_file(), reason="the pages are not built: make pages"
)


needs_signals = pytest.mark.skipif(os.name != "posix", reason="this system has no signals to end a program with")
