"""No answer of a scenario is in English in another language: not where it holds, and not where something else is so.

Every scenario is played as it is written and with things in it changed (by day with a third of them), so that the
checks say what is so instead, the play stops, and lines cannot be read. What is said is laid beside the English of it:
a word that stands in both is one of the words that poker has everywhere, or English that was left.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from shuffleup.answer import Note
from shuffleup.locale.answers import answer_text
from shuffleup.locale.case_sentences import case_text
from shuffleup.questions.scenario import ExpectationFacts, StopFacts, facts_of
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import scenarios_of
from shuffleup.scenarios.runner import Report, run_scenario
from shuffleup.scenarios.scenario import ScenarioError
from tests.laws.volume import NIGHTLY
from tests.locale.english import OTHER, english_left

ROOT = Path(__file__).resolve().parents[2]
SHARE = 3
"""One change of a scenario in so many is made by day, its own text among them."""
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.scenario"))
FORM = re.compile(
    r"^(?:write |for example|leave it out|"
    r"'.*' (?:is no|goes with|is not|says|are no|cannot stand here))"
)
"""Hints that say what is to be written: that is written in English."""


def changed(text: str) -> Iterator[str]:
    """A scenario as it is, and with things in it that are wrong."""
    yield text
    lines = text.splitlines()
    asked = [number for number, line in enumerate(lines) if line.startswith("Under ")]
    deeds = [number for number, line in enumerate(lines) if line.startswith("  ") and not line.strip().startswith("#")]
    players = list(dict.fromkeys(re.findall(r"\b[A-Z][a-zé]+\b", " ".join(_of_people(lines)))))
    yield _with(lines, asked, lambda line: re.sub(r"(?<=[, :])\d+\b(?![^(]*\))", _more, line))
    yield _with(lines, asked, lambda line: re.sub(r"\b[A-Z][a-zé]+\b", lambda found: _next(players, found[0]), line))
    yield _with(lines, asked, lambda line: re.sub(r"\(rule [^)]*\)", "(rule 1)", line))
    yield _with(lines, asked, lambda line: re.sub(r": [^:]*$", ": dead hand", line))
    yield _with(lines, asked, lambda line: re.sub(r" may (?!not)", " may not ", line, count=1))
    for deed in deeds:
        yield _with(lines, [deed], lambda _: "")
        yield _with(lines, [deed], lambda line: re.sub(r"\b\d+\b", _more, line))


def _of_people(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith(("Stacks:", "Table:", "Players:"))]


def _more(found: re.Match[str]) -> str:
    return str(int(found[0]) * 3 + 1)


def _next(players: list[str], name: str) -> str:
    return players[(players.index(name) + 1) % len(players)] if name in players else name


def _with(lines: list[str], numbers: list[int], change) -> str:  # type: ignore[no-untyped-def]
    return "\n".join([change(line) if number in numbers else line for number, line in enumerate(lines)])


@cache
def outcomes() -> tuple[Report | ScenarioError, ...]:
    """What comes of every scenario, as it is and changed."""
    found: list[Report | ScenarioError] = []
    for file in FILES:
        for scenario in re.split(r"(?m)^(?=Scenario:)", file.read_text(encoding="utf-8"))[1:]:
            for text in list(dict.fromkeys(changed(scenario)))[:: 1 if NIGHTLY else SHARE]:
                for case in scenarios_of(text, file.name):
                    found.append(case if isinstance(case, ScenarioError) else run_scenario(case))
    return tuple(found)


@pytest.mark.slow
def test_the_changes_reach_what_is_so_instead() -> None:
    reports = [one for one in outcomes() if isinstance(one, Report)]
    assert sum([len([one for one in report.verdicts if not one.holds]) for report in reports]) > 3000 // SHARE
    assert sum([len(report.stopped) for report in reports]) > 1000 // SHARE
    assert len(outcomes()) - len(reports) > 100 // SHARE


@pytest.mark.parametrize("language", OTHER)
def test_no_answer_of_a_scenario_has_english_in_it(language: Language) -> None:
    left: dict[str, set[str]] = {}
    for report in [one for one in outcomes() if isinstance(one, Report)]:
        names = frozenset(report.scenario.setting.players)
        for english, told in zip(_said(report, Language.ENGLISH), _said(report, language), strict=True):
            words = english_left(english, told, names)
            if words:
                left[told] = words
    assert left == {}


def _said(report: Report, language: Language) -> list[str]:
    facts = facts_of(report, language)
    said: list[ExpectationFacts | StopFacts] = [*facts.expectations, *facts.stopped]
    # What a line of a ruling says is told without its outcome: the English of it is its case alone.
    cases = [str(one.case) if language is Language.ENGLISH and one.case else "" for one in report.verdicts]
    texts = [case or one.text for case, one in zip([*cases, *[""] * len(facts.stopped)], said, strict=True)]
    return [*texts, *[one.instead if isinstance(one, ExpectationFacts) else one.reason for one in said]]


@pytest.mark.parametrize("language", OTHER)
def test_no_line_that_cannot_be_read_is_told_in_english(language: Language) -> None:
    left = {}
    for error in [one for one in outcomes() if isinstance(one, ScenarioError)]:
        for one in [one for one in (error.first.what, error.first.hint) if one]:
            text, told = [_without(answer_text(one, each), _to_write(one)) for each in (Language.ENGLISH, language)]
            if FORM.match(text):
                continue
            if english_left(text, told, frozenset()) or told == text:
                left[text] = told
    assert left == {}


def _to_write(answer: Note) -> Iterator[str]:
    """The lines that are nearest to a wrong one: a scenario is written in English, whoever reads the hint."""
    for name, value in answer.facts:
        if isinstance(value, Note):
            yield from _to_write(value)
        elif name == "list" and answer.code == "nearest-forms":
            yield str(value)


def _without(text: str, parts: Iterable[str]) -> str:
    for part in parts:
        text = text.replace(part, "")
    return text


def test_english_that_is_left_is_found() -> None:
    assert english_left("pool has 0", case_text("pool has 0", Language.ITALIAN), frozenset()) == {"pool"}
