"""The switches in a copy that has mutants: which one is on, and a plugin of pytest that notes which a test comes to,
and whether it has other processes do something, which may come to more.

It stands beside the package in the copy and knows nothing of the project.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ACTIVE = int(os.environ.get("SHUFFLEUP_MUTANT", "-1"))
NOTES = os.environ.get("SHUFFLEUP_MUTANT_NOTES", "")
OTHER_PROCESSES = frozenset(("subprocess.Popen", "os.fork", "os.posix_spawn", "socket.connect"))
_come_to: set[int] = set()
_asked: set[str] = set()


def on(number: int) -> bool:
    """Is this the mutant that is looked at? That somebody asked is noted."""
    _come_to.add(number)
    return number == ACTIVE


def _heard(event: str, _arguments: object) -> None:
    if event in OTHER_PROCESSES:
        _asked.add(event)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Notes of a test what it comes to, how long it takes, and whether it is slow by its mark."""
    _come_to.clear()
    _asked.clear()
    begun = time.perf_counter()
    failed = item.session.testsfailed
    told = yield
    if NOTES:
        note = {
            "test": item.nodeid,
            "seconds": time.perf_counter() - begun,
            "slow": item.get_closest_marker("slow") is not None,
            "failed": item.session.testsfailed > failed,
            "mutants": sorted(_come_to),
            "others": bool(_asked),
        }
        with (Path(NOTES) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(note) + "\n")
    return told


if NOTES:
    sys.addaudithook(_heard)
