"""``python -m tools.mutants``."""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.mutants.places import Place, places, switched

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("hand", "tournament", "rulings")
FIRST = 40
"""So many of the quickest tests are tried before the rest: most mutants die of one of them."""
MANY = 500
"""So many tests are worth more than one process."""
SECONDS = 600
"""A test that takes longer than this with a mutant goes round for ever: that is seen, too."""
USAGE_ERROR, NOTHING_COLLECTED = 4, 5
"""How pytest ends where no test was run."""
QUICK, SLOW, NOBODY = "make test", "make test-slow", "nobody"
NOT_OF_RULES = ("tests/shape", "tests/browser")
"""The one looks at the sources, which are another's in the copy; the other sees the rules through a server."""


@dataclass
class Noted:
    """What one run of the tests without a mutant has shown."""

    seconds: dict[str, float] = field(default_factory=dict)
    slow: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)
    come_to: dict[int, set[str]] = field(default_factory=dict)
    others: set[str] = field(default_factory=set)
    """Tests that have other processes do something: those may come to more than is noted."""

    def quickest(self, tests: Iterable[str]) -> list[str]:
        """These tests, the quickest first, without those that fail anyhow."""
        return sorted(set(tests) - self.failed, key=lambda test: (self.seconds.get(test, 0.0), test))


def drawn(count: int, seed: int) -> list[Place]:
    """So many faults of all that there could be, by chance."""
    package = ROOT / "src" / "shuffleup"
    found = [place for folder in FOLDERS for file in sorted((package / folder).rglob("*.py")) for place in places(file)]
    return random.Random(seed).sample(found, count)


def copied(folder: Path, chosen: Sequence[Place]) -> None:
    """A copy of the project in which every chosen fault has its switch; what is installed and built is shared."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    for shared in (".venv", "frontend/node_modules", "src/shuffleup/web/static"):
        if (ROOT / shared).exists() and not (folder / shared).exists():
            (folder / shared).symlink_to(ROOT / shared)
    for path in {place.path for place in chosen}:
        faults = {number: place for number, place in enumerate(chosen) if place.path == path}
        text = switched(path.read_text(encoding="utf-8"), faults)
        (folder / path.relative_to(ROOT)).write_text(text, encoding="utf-8")
    shutil.copy2(Path(__file__).with_name("switch.py"), folder / "src" / "switch.py")
    told = [{**asdict(place), "path": str(place.path)} for place in chosen]
    (folder / "chosen.json").write_text(json.dumps(told), encoding="utf-8")


def kept(folder: Path) -> list[Place]:
    """The faults that a copy has, whatever has become of the project since."""
    told = json.loads((folder / "chosen.json").read_text(encoding="utf-8"))
    return [Place(**{**one, "path": Path(one["path"])}) for one in told]


def pytest(folder: Path, *arguments: str, mutant: int = -1, notes: str = "") -> str:
    """Runs tests in the copy; the first one that failed, or how else pytest ended. Empty if all was well."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "switch", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    environment |= {"SHUFFLEUP_MUTANT": str(mutant), "SHUFFLEUP_MUTANT_NOTES": notes}
    ended = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    if ended.returncode in (USAGE_ERROR, NOTHING_COLLECTED):
        sys.exit(f"these tests cannot be run: {ended.stdout[-500:]}")
    failed = [line.split()[1] for line in ended.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return (failed or [f"status {ended.returncode}"])[0] if ended.returncode else ""


def noted(folder: Path, tests: Sequence[str]) -> Noted:
    """Which mutants each test comes to: one run of all tests, kept in the copy."""
    notes = folder / "notes"
    if not notes.exists():
        unfinished = folder / "notes.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir()
        pytest(folder, "-n", "auto", "--dist", "worksteal", *tests, notes=str(unfinished))
        unfinished.rename(notes)
    told = Noted()
    for file in sorted(notes.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            test = row["test"]
            told.seconds[test] = row["seconds"]
            told.slow |= {test} if row["slow"] else set()
            told.failed |= {test} if row["failed"] else set()
            told.others |= {test} if row["others"] else set()
            for number in row["mutants"]:
                told.come_to.setdefault(number, set()).add(test)
    return told


def seen_by(folder: Path, number: int, tests: Sequence[str]) -> str:
    """The first of these tests that fails with this mutant; they run in their order, until one does."""
    for some in (tests[:FIRST], tests[FIRST:]):
        if some:
            listed = folder / f"tests-{number}.txt"
            listed.write_text("\n".join(some), encoding="utf-8")
            side_by_side = ("-n", "auto", "--dist", "worksteal") if len(some) > MANY else ()
            if failed := pytest(folder, "-x", f"--timeout={SECONDS}", *side_by_side, f"@{listed}", mutant=number):
                return failed
    return ""


def seen_at_once(folder: Path, number: int, told: Noted) -> str:
    """The first test of `make test` that comes to this mutant and sees it."""
    return seen_by(folder, number, told.quickest(told.come_to.get(number, set()) - told.slow))


def verdict(folder: Path, number: int, told: Noted) -> tuple[str, str]:
    """Who else sees a mutant, `make test`, only `make test-slow`, or nobody; and the test that does."""
    come_to = told.come_to.get(number, set())
    others = told.others - come_to
    for tests, by in ((others - told.slow, QUICK), (come_to & told.slow, SLOW), (others & told.slow, SLOW)):
        if failed := seen_by(folder, number, told.quickest(tests)):
            return by, failed
    return NOBODY, ""


def main() -> None:
    """Draws, copies, notes, tries, and prints a table."""
    asked = argparse.ArgumentParser(prog="python -m tools.mutants")
    asked.add_argument("--count", type=int, default=60, help="so many mutants (60)")
    asked.add_argument("--seed", type=int, default=11, help="which ones (11)")
    asked.add_argument("--keep", type=Path, default=ROOT / "build" / "mutants", help="where the copy and results are")
    asked.add_argument("--tests", nargs="*", default=["tests"], help="folders or files of tests")
    options = asked.parse_args()
    folder = options.keep.resolve() / f"{options.seed}-{options.count}"
    results = folder / "results.json"
    if not (folder / "chosen.json").exists():
        copied(folder, drawn(options.count, options.seed))
    chosen = kept(folder)
    told = noted(folder, [*options.tests, *[f"--ignore={one}" for one in NOT_OF_RULES]])
    known: dict[str, list[str]] = json.loads(results.read_text("utf-8")) if results.exists() else {}

    def keep(number: int, by: str, test: str) -> None:
        known[str(number)] = [by, test]
        results.write_text(json.dumps(known), encoding="utf-8")
        print(number, by, test, file=sys.stderr, flush=True)

    left = [number for number in range(len(chosen)) if str(number) not in known]
    for number in left:
        if test := seen_at_once(folder, number, told):
            keep(number, QUICK, test)
    for number in left:
        if str(number) not in known:
            keep(number, *verdict(folder, number, told))
    for line in table(chosen, known):
        print(line)


def table(chosen: Sequence[Place], known: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What became of every mutant, and how many are seen by whom."""
    yield "| | place | kind | was | becomes | seen by | test |"
    yield "|---|---|---|---|---|---|---|"
    for number, place in enumerate(chosen):
        by, test = known[str(number)]
        where = f"{place.path.as_posix().partition('/src/shuffleup/')[2]}:{place.line}"
        was, becomes = [text.replace("|", "\\|")[:60] for text in (place.was, place.becomes)]
        yield f"| {number} | {where} | {place.kind} | `{was}` | `{becomes}` | {by} | {test} |"
    yield ""
    for by in (QUICK, SLOW, NOBODY):
        yield f"{by}: {sum(one == by for one, _ in known.values())}"


if __name__ == "__main__":
    main()
