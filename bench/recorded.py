"""Recorded no-limit hold'em hands, parsed beforehand, ready to be played again and again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from shuffleup.formats.phh.phh import Prepared, Replay, ReplayedHand, Replayer, read_phh
from shuffleup.rulebooks.catalogue import resolved


def replayable(folder: Path) -> list[Callable[[], object]]:
    """One call for each hand of the folder; a hand that ends with other stacks than recorded stops the benchmark."""
    replayer = Replayer(resolved("tda-2024"))
    calls: list[Callable[[], object]] = []
    for path in sorted(folder.rglob("*.phh")):
        record = read_phh(path.read_text(encoding="utf-8"), path.name)
        if record.game.code == "NT":
            prepared = replayer.prepare(record)
            assert isinstance(prepared, Prepared)
            calls.append(partial(_equal, replayer, prepared))
    return calls


def _equal(replayer: Replayer, prepared: Prepared) -> Replay:
    played = replayer.play(prepared)
    assert isinstance(played, ReplayedHand) and played.equal, prepared.record.file
    return played
