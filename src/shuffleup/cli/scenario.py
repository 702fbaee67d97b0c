"""``shuffleup scenario FILE…``: are the rules as these files say?"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.cases import Cases
from shuffleup.cli.errors import REFUSED, ErrorFacts
from shuffleup.cli.house import played_house
from shuffleup.cli.language import lang_option
from shuffleup.cli.named_file import FILE, PATH
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.messages import messages
from shuffleup.locale.refusal_sentences import refusal_text
from shuffleup.locale.ruling_sentences import ruling_text
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.house import House
from shuffleup.scenarios.report import Report, Stopped, Verdict, count_by_book, failures
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Scenario, ScenarioError


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


class ScenarioDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup scenario --json`` prints."""

    schema: Literal["shuffleup.scenario/1"] = "shuffleup.scenario/1"
    passed: bool
    scenarios: tuple[CaseFacts, ...]
    language: str = "en"
    errors: tuple[ErrorFacts, ...] = ()
    """The scenarios and files that could not be read or played."""


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=PATH)
@click.option("--verbose", is_flag=True, help="Show every expectation, also those that hold.")
@click.option("--house", "house_file", type=FILE, metavar="FILE", help="The house book that 'Under the house' means.")
@lang_option
@json_option
@click.pass_context
def scenario(
    ctx: click.Context, files: tuple[Path, ...], *, verbose: bool, house_file: str | None, lang: str, as_json: bool
) -> None:
    """Check rules written as scenarios: each hand is played under every rulebook it names.

    FILE is a .scenario file, or a folder whose .scenario files are all taken. Status 0: everything is as expected;
    3: the rules say otherwise somewhere; 2: a line cannot be read, and its scenario was not played.
    """
    language = Language(lang)
    house = played_house(house_file) if house_file else None
    cases = Cases(files, language)
    reports = cases.each(lambda case: _played(case, house))
    passed = all(report.passed for report in reports) and not cases.mistakes
    if as_json:
        facts = tuple([_facts(report, language) for report in reports])
        emit(ScenarioDocument(passed=passed, scenarios=facts, language=lang, errors=cases.facts()))
    else:
        print_lines(_told(reports, language, verbose=verbose))
    mistaken = cases.tell()
    if not passed:
        ctx.exit(mistaken or REFUSED)


def _played(case: Scenario, house: House | None) -> Report:
    """What comes of a scenario; one that only asks cannot be checked. Raises ``ScenarioError``."""
    if not case.books:
        hint = "write Under tda-2024, and what must be so; shuffleup compare answers what is only asked"
        raise ScenarioError(case.place, "the scenario expects nothing", hint)
    return run_scenario(case, house)


def _told(reports: list[Report], language: Language, *, verbose: bool) -> Iterator[str]:
    speech = messages(language)
    for report in reports:
        if verbose:
            yield f"{', '.join(report.scenario.ids)}: {report.scenario.title_in(language.value)}"
            names = report.scenario.setting.players
            yield from [f"  {one.book}: {_as_expected(one, names, language)}" for one in report.verdicts if one.holds]
        yield from failures(report) if language is Language.ENGLISH else _failures(report, language)
    values = {"good": str(sum([report.passed for report in reports])), "all": str(len(reports))}
    counts = [
        speech.say("scenario-book-count", {"book": book, "held": str(held), "asked": str(asked)})
        for book, (held, asked) in count_by_book(reports).items()
    ]
    yield speech.say("scenario-count", {**values, "counts": ", ".join(counts) or speech.say("scenario-none-asked")})


def _failures(report: Report, language: Language) -> Iterator[str]:
    """What is not as expected, in another language than that of scenarios."""
    speech, names = messages(language), report.scenario.setting.players
    for stop in report.stopped:
        why = _why(stop, names, language)
        values = {"reason": f"{why} ({stop.rule})" if stop.rule else why, **_where(stop, language)}
        yield speech.say("scenario-cannot-happen", values)
    for one in [verdict for verdict in report.verdicts if not verdict.holds]:
        message = "scenario-answer-not-so" if one.case else "scenario-not-so"
        yield speech.say(message, {"instead": _so(one, names, language), **_where(one, language)})


def _why(stop: Stopped, names: tuple[str, ...], language: Language) -> str:
    """Why the play stopped there."""
    if language is Language.ENGLISH:
        return stop.reason
    return refusal_text(stop.refusal, language, names) if stop.refusal else case_text(stop.reason, language)


def _so(verdict: Verdict, names: tuple[str, ...], language: Language) -> str:
    """What is so instead, or for a ruling that is as expected what it is."""
    if verdict.ruling:
        said = ruling_text(verdict.ruling, names, language)
        return " ".join((said.binds, *said.chips))
    if verdict.refused and not verdict.holds:
        return refusal_text(verdict.refused, language, names)
    return case_text(verdict.instead, language)


def _where(found: Stopped | Verdict, language: Language) -> dict[str, str]:
    return {"place": str(found.place), "book": found.book, "text": _text(found, language)}


def _text(found: Stopped | Verdict, language: Language) -> str:
    """A line of the file. In another language without the outcome that it expects, and with the rule that it names."""
    if language is Language.ENGLISH:
        return found.text
    case, named, rule = found.text.partition(" (rule ")
    told = case_text((isinstance(found, Verdict) and found.case) or case, language)
    return messages(language).say("scenario-by-rule", {"text": told, "rule": rule.rstrip(")")}) if named else told


def _as_expected(one: Verdict, names: tuple[str, ...], language: Language) -> str:
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
    return CaseFacts(
        file=case.place.file,
        line=case.place.line,
        title=case.title_in(language.value),
        ids=case.ids,
        rules=tuple([str(rule) for rule in case.rules]),
        passed=report.passed,
        expectations=tuple(expectations),
        stopped=tuple(stopped),
    )


def _instead(one: Verdict, names: tuple[str, ...], language: Language) -> str:
    if language is Language.ENGLISH or one.holds:
        return str(one.instead)
    return _so(one, names, language)
