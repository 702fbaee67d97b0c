"""The ruling desk: how long a ruling takes, in which language it is said, and how long a rulebook takes to load.

    python -m bench.rulings            the tables, about half a minute
    python -m bench.rulings --write    the same, and bench/results.md is rewritten

Every case of every scenario of tests/scenarios is put to every book, each at its moment of the hand; a ruling is timed
whole, from the situation to the value, and once more with its sentences. Limits, not peers: nobody else rules. A book
is loaded in a fresh interpreter that has imported msgspec and nothing else, from the first import of the package to
the resolved policy, fallback included.
"""

import argparse
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from bench.results import write_section
from shuffleup.locale.ruling_sentences import ruling_text
from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.answers import ask
from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import perform
from shuffleup.scenarios.scenario import Deed, Scenario, Setting
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences.betting import shows_or_mucks
from shuffleup.scenarios.sentences.hand_language import check
from shuffleup.scenarios.stage import start

ROOT = Path(__file__).resolve().parents[1]
CALLS = 5
RUNS = 7
RULING_MS, BOOK_MS = 1.0, 50.0
KINDS = {
    "gestures": "words and chips",
    "wagers": "undercalls and wrong bets",
    "turn": "turn, time and seats",
    "showdown": "showdown, found chips",
    "deck": "deal and deck",
    "conduct": "conduct",
}
"""The subject of a case, by the module of its sentence."""
LOAD = """
import msgspec, time
began = time.process_time_ns()
from shuffleup.rulebooks.catalogue import resolved
resolved({key!r})
print((time.process_time_ns() - began) / 1e6)
"""


class Timed(Struct, frozen=True):
    """One case under one book: milliseconds of the ruling, and of the ruling with its sentences."""

    subject: str
    title: str
    ruled_ms: float
    said_ms: float


def median_ms(work: Callable[[], object], calls: int = CALLS) -> float:
    """The median processor time of so many calls, after one to warm up."""
    work()
    spent = []
    for _ in range(calls):
        began = time.process_time_ns()
        work()
        spent.append((time.process_time_ns() - began) / 1e6)
    return statistics.median(spent)


def timed() -> Iterator[Timed]:
    """Every case of the scenarios under every book."""
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.scenario")):
        for case in read_scenarios(path.read_text(encoding="utf-8"), path.name):
            if isinstance(case.setting, Setting):
                for key in RULEBOOKS:
                    yield from _under(case, case.setting, key)


def _under(case: Scenario, setting: Setting, key: str) -> Iterator[Timed]:
    told = [step.sentence for step in case.steps if isinstance(step.sentence, Line)]
    by_hand = any(line.says(shows_or_mucks) for line in told)
    scene = Scene(start(setting, resolved(key)), by_hand=by_hand)
    for step in case.steps:
        if isinstance(step, Deed):
            if perform(scene, step.sentence):
                return
        elif isinstance(check(scene, step.sentence).ruling, Ruling):
            yield _time(case, scene, step.sentence)


def _time(case: Scenario, scene: Scene, sentence: Line) -> Timed:
    def said() -> object:
        ruling = check(scene, sentence).ruling
        assert isinstance(ruling, Ruling)
        return ruling_text(ruling, scene.names, Language.ITALIAN)

    told = sentence.form.does if isinstance(sentence, Line) else type(sentence)
    subject = KINDS.get(told.__module__.rpartition(".")[2], "others")
    return Timed(subject, case.title, median_ms(lambda: check(scene, sentence)), median_ms(said))


def loading_ms(key: str) -> list[float]:
    """The time that loading a book takes, in so many fresh interpreters."""
    script = LOAD.format(key=key)
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in range(RUNS)
    ]
    return [float(done.stdout) for done in runs]


def comparing_ms() -> float:
    """The whole answer to one case: every book, from the text of its file."""
    text = (ROOT / "examples" / "cases" / "two_chips.scenario").read_text(encoding="utf-8")
    books = {key: resolved(key) for key in RULEBOOKS}
    return median_ms(lambda: [ask(case, books) for case in read_scenarios(text, "two_chips")], 15)


# ── the tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _kept(found: float, most: float) -> str:
    return "yes" if found <= most else "**no**"


def tables() -> Iterator[str]:
    """Both tables, as Markdown."""
    yield f"CPython {platform.python_version()}, {platform.machine()}; processor time, medians of {CALLS} calls."
    yield ""
    yield "| a ruling on | cases | median, ms | 99 of 100 | slowest | with its sentences | promised, ms | kept |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    found = list(timed())
    for subject in (*dict.fromkeys(one.subject for one in found), "all"):
        of_it = [one for one in found if subject in ("all", one.subject)]
        ms = sorted([one.ruled_ms for one in of_it])
        said = statistics.median([one.said_ms for one in of_it])
        middle, most = statistics.median(ms), ms[-1]
        high = ms[min(len(ms) - 1, len(ms) * 99 // 100)]
        yield (
            f"| {subject} | {len(ms):,} | {middle:.3f} | {high:.3f} | {most:.3f} | {said:.3f} | {RULING_MS:g} "
            f"| {_kept(middle, RULING_MS)} |"
        )
    yield ""
    yield f"A file with three cases, read and answered by {len(RULEBOOKS)} books: {comparing_ms():.1f} ms."
    yield ""
    yield f"Loading a book, with its fallback, in a fresh interpreter that has imported msgspec; {RUNS} runs:"
    yield ""
    yield "| book | median, ms | range | promised, ms | kept |"
    yield "| --- | --- | --- | --- | --- |"
    for key in BOOKS:
        ms = sorted(loading_ms(key))
        middle = statistics.median(ms)
        yield f"| {key} | {middle:.1f} | {ms[0]:.1f} to {ms[-1]:.1f} | {BOOK_MS:g} | {_kept(middle, BOOK_MS)} |"


def main() -> None:
    """Prints the tables; with ``--write`` they become a section of the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="rewrite bench/results.md")
    body = "\n".join(tables())
    print(body)
    if parser.parse_args().write:
        write_section("Rulings", body)


if __name__ == "__main__":
    main()
