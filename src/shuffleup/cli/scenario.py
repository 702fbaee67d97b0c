"""``shuffleup scenario FILE…``: are the rules as these files say?"""

from collections.abc import Iterator
from pathlib import Path

import click
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cli.cases import Cases
from shuffleup.cli.errors import REFUSED, ErrorFacts
from shuffleup.cli.house import house_option, played_house
from shuffleup.cli.options import PATH, command
from shuffleup.cli.output import Printed
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.locale.answers import answer_text
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.messages import Messages, messages
from shuffleup.locale.ruling_sentences import ruling_text
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.runner import Judgement, Report, Stopped, count_by_book, failures, run_scenario
from shuffleup.scenarios.scenario import House, Scenario, ScenarioError


class ExpectationFacts(Struct, frozen=True):
    """One expectation under one book; ``instead`` is empty where it holds."""

    line: int
    book: str
    text: str
    holds: bool
    instead: str


class StopFacts(Struct, frozen=True):
    """A line of the play that the rules of a book refuse."""

    line: int
    book: str
    text: str
    reason: str
    rule: str


class CaseFacts(Struct, frozen=True):
    """One scenario."""

    file: str
    line: int
    title: str
    ids: tuple[str, ...]
    rules: tuple[str, ...]
    passed: bool
    expectations: tuple[ExpectationFacts, ...]
    stopped: tuple[StopFacts, ...]


class ScenarioDocument(Printed, frozen=True):
    """What ``shuffleup scenario --json`` prints."""

    passed: bool
    scenarios: tuple[CaseFacts, ...]
    language: str = "en"
    errors: tuple[ErrorFacts, ...] = ()
    """The scenarios and files that could not be read or played."""


@command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=PATH)
@click.option("--verbose", is_flag=True, help="Show every expectation, also those that hold.")
@house_option("The house book that 'Under the house' means.")
@reader_options
def scenario(*, files: tuple[Path, ...], verbose: bool, house_file: str | None, reader: Reader) -> None:
    """Check rules written as scenarios: each hand is played under every rulebook it names.

    FILE is a .scenario file, or a folder whose .scenario files are all taken. Status 0: everything is as expected;
    3: the rules say otherwise somewhere; 2: a line cannot be read, and its scenario was not played.
    """
    language = reader.language
    house = played_house(house_file) if house_file else None
    cases = Cases(files, language)
    reports = cases.each(lambda case: _played(case, house))
    passed = all(report.passed for report in reports) and not cases.mistakes
    facts = tuple([_facts(report, language) for report in reports])
    document = ScenarioDocument(passed, facts, language.value, cases.facts())
    reader.show(document, _told(reports, reader.speech, verbose=verbose))
    mistaken = cases.tell()
    if not passed:
        raise SystemExit(mistaken or REFUSED)


def _played(case: Scenario, house: House | None) -> Report:
    """What comes of a scenario; one that only asks cannot be checked. Raises ``ScenarioError``."""
    if not case.books:
        raise ScenarioError(case.place, note("expects-nothing"), note("write-expectation"))
    return run_scenario(case, house)


def _told(reports: list[Report], speech: Messages, *, verbose: bool) -> Iterator[str]:
    language = speech.language
    for report in reports:
        if verbose:
            yield f"{', '.join(report.scenario.ids)}: {report.scenario.title_in(language.value)}"
            names = report.scenario.setting.players
            yield from [f"  {one.book}: {_as_expected(one, names, language)}" for one in report.verdicts if one.holds]
        yield from failures(report) if language is Language.ENGLISH else _failures(report, speech)
    values = {"good": str(sum([report.passed for report in reports])), "all": str(len(reports))}
    counts = [
        speech.say("scenario-book-count", {"book": book, "held": str(held), "asked": str(asked)})
        for book, (held, asked) in count_by_book(reports).items()
    ]
    yield speech.say("scenario-count", {**values, "counts": ", ".join(counts) or speech.say("scenario-none-asked")})


def _failures(report: Report, speech: Messages) -> Iterator[str]:
    """What is not as expected, in another language than that of scenarios."""
    language, names = speech.language, report.scenario.setting.players
    for stop in report.stopped:
        why = _why(stop, names, language)
        why = f"{why} ({stop.rule})" if stop.rule else why
        place, text = str(stop.place), _text(stop, language)
        yield speech.say("scenario-cannot-happen", {"place": place, "book": stop.book, "text": text, "reason": why})
    for one in [verdict for verdict in report.verdicts if not verdict.holds]:
        message = "scenario-answer-not-so" if one.case else "scenario-not-so"
        place, text, so = str(one.place), _text(one, language), _so(one, names, language)
        yield speech.say(message, {"place": place, "book": one.book, "text": text, "instead": so})


def _why(stop: Stopped, names: tuple[str, ...], language: Language) -> str:
    """Why the play stopped there."""
    if language is Language.ENGLISH:
        return stop.reason
    return answer_text(stop.refusal, language, names) if stop.refusal else case_text(stop.reason, language)


def _so(verdict: Judgement, names: tuple[str, ...], language: Language) -> str:
    """What is so instead, or for a ruling that is as expected what it is."""
    if verdict.ruling:
        said = ruling_text(verdict.ruling, names, language)
        return " ".join((said.binds, *said.chips))
    if verdict.refused and not verdict.holds:
        return answer_text(verdict.refused, language, names)
    return case_text(verdict.instead, language)


def _text(found: Stopped | Judgement, language: Language) -> str:
    """A line of the file. In another language without the outcome that it expects, and with the rule that it names."""
    if language is Language.ENGLISH:
        return found.text
    if isinstance(found, Stopped):
        return case_text(found.said or found.text, language)
    told = case_text(found.case or found.said or found.text, language)
    return messages(language).say("scenario-by-rule", {"text": told, "rule": found.rule}) if found.rule else told


def _as_expected(one: Judgement, names: tuple[str, ...], language: Language) -> str:
    """An expectation that holds; in another language a case with the ruling that was found."""
    text = _text(one, language)
    return text if language is Language.ENGLISH or not one.case else f"{text}: {_so(one, names, language)}"


def _facts(report: Report, language: Language) -> CaseFacts:
    case, names = report.scenario, report.scenario.setting.players
    expectations = [
        ExpectationFacts(one.place.line, one.book, _text(one, language), one.holds, _instead(one, names, language))
        for one in report.verdicts
    ]
    stopped = [
        StopFacts(one.place.line, one.book, _text(one, language), _why(one, names, language), one.rule)
        for one in report.stopped
    ]
    title, rules = case.title_in(language.value), tuple(map(str, case.rules))
    place, told, ended = case.place, tuple(expectations), tuple(stopped)
    return CaseFacts(place.file, place.line, title, case.ids, rules, report.passed, told, ended)


def _instead(one: Judgement, names: tuple[str, ...], language: Language) -> str:
    if language is Language.ENGLISH or one.holds:
        return str(one.instead)
    return _so(one, names, language)
