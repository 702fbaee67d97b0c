"""Recorded no-limit hold'em hands, parsed beforehand, ready to be played again and again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from shuffleup.formats.phh import read_phh, replay
from shuffleup.rulebooks.catalogue import resolved


def replayable(folder: Path) -> list[Callable[[], object]]:
    """One call for each hand of the folder; a hand that ends with other stacks than recorded stops the benchmark."""
    policy = resolved("tda-2024")
    calls: list[Callable[[], object]] = []
    for path in sorted(folder.rglob("*.phh")):
        record = read_phh(path.read_text(encoding="utf-8"), path.name)
        if record.variant == "NT":
            calls.append(partial(replay, record, policy))
    return calls
