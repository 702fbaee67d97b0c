"""No report of the command line is in English in another language: not of a run, not of books compared or a ruling.

Each is laid beside the English one, as the answers of scenarios are: what stands in both is a word that poker has
everywhere, a name of the event, or English that was left.
"""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from shuffleup.cli.run import command
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import Planned, PlayedProgramme, event_of
from tests.cli.shell import ROOT, ran
from tests.locale.english import OTHER, WORD, english_left

EVENTS = sorted([file for file in (ROOT / "examples").glob("*.toml") if file.name != "house_club.toml"])
FOLDERS = (ROOT / "examples" / "cases", ROOT / "tests" / "scenarios" / "compare")
CASES = sorted([file for folder in FOLDERS for file in folder.glob("*.scenario")])
_ALIKE = "area ons badugi choice crazy courchevel hold'em holdem limit pineapple single triple horse telesina italiana"
"""Games are called by the same names everywhere; an area is one in Italian, and Spanish has add-ons."""
_AGAIN = re.compile(r"shuffleup run \S+ .*|\b[0-9a-f]{16}\b|\bp\d+\b|\bteam \d+|\w+(?:-\w+)*-\d\w*\b")
"""How to run it again, the number of its log, players and teams of no name, and games with a number in their key."""


@cache
def _report(arguments: tuple[str, ...], language: Language) -> str:
    told = ran(*arguments, "--lang", language.value)
    assert told.status == 0, told.err
    return told.out


def _left(english: list[str], told: list[str], names: str = "") -> set[str]:
    """The words that lines of a report share with the English ones, but for names of the file."""
    known = frozenset([*WORD.findall(names), *_ALIKE.split()])
    return {word for pair in zip(english, told, strict=True) for word in english_left(*pair, known)}


def _run(file: Path, language: Language) -> list[str]:
    report = _report(("run", str(file), "--seed", "1", "--quiet"), language)
    return [_AGAIN.sub(" ", line) for line in report.splitlines()]


@pytest.fixture
def _played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event is played in one language, and told in the others."""
    play, kept = command.play_planned, dict[str, PlayedProgramme]()

    async def once(planned: Planned, *how: object) -> PlayedProgramme:
        name = event_of(planned).definition.name
        if name not in kept:
            kept[name] = await play(planned, *how)
        return kept[name]

    monkeypatch.setattr(command, "play_planned", once)


@pytest.mark.usefixtures("_played_once")
@pytest.mark.parametrize(
    "file",
    [pytest.param(one, marks=[pytest.mark.slow] if one.stem == "main_event" else []) for one in EVENTS],
    ids=lambda file: file.stem,
)
def test_the_report_of_a_run(file: Path) -> None:
    names = re.findall(r"^\s*\w*(?:name|title|players|into)\w* = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    english = _run(file, Language.ENGLISH)
    assert len(english) > 5
    for language in OTHER:
        assert _left(english, _run(file, language), " ".join(names)) == set(), language


def _answers(command: str, file: Path, language: Language) -> list[str]:
    """What is said of every case, and every choice that the floor has; titles stand as the file has them."""
    document = json.loads(_report((command, str(file), "--json"), language))
    said: list[str] = []
    for question in document["questions"]:
        said.append(question["told"])
        for answer in question["answers"]:
            said += [answer["text"], *[one["text"] for one in (answer["ruling"] or {}).get("others", ())]]
    return said


@pytest.mark.parametrize("language", OTHER)
@pytest.mark.parametrize("command", ["compare", "ruling"])
@pytest.mark.parametrize("file", CASES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_answers_of_books(file: Path, command: str, language: Language) -> None:
    told = _answers(command, file, language)
    assert told
    assert _left(_answers(command, file, Language.ENGLISH), told) == set()


def test_english_that_is_left_in_a_report_is_found() -> None:
    club = _run(ROOT / "examples" / "club_night.toml", Language.ENGLISH)
    assert {"hands", "entries"} <= _left(club, club)
