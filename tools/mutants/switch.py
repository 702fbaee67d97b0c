"""The switches in a copy that has mutants: which one is on, and a plugin of pytest that notes which a test comes to.

It stands beside the package in the copy and knows nothing of the project.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ACTIVE = int(os.environ.get("SHUFFLEUP_MUTANT", "-1"))
NOTES = os.environ.get("SHUFFLEUP_MUTANT_NOTES", "")
_come_to: set[int] = set()


def on(number: int) -> bool:
    """Is this the mutant that is looked at? That somebody asked is noted."""
    _come_to.add(number)
    return number == ACTIVE


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Notes of a test what it comes to, how long it takes, and whether it is slow by its mark."""
    _come_to.clear()
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
        }
        with (Path(NOTES) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(note) + "\n")
    return told
