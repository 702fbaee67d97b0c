"""``shuffleup scenario FILE…``: are the rules as these files say?"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.errors import REFUSED, InputError
from shuffleup.cli.files import files_below, is_folder, read_text
from shuffleup.cli.house import played_house
from shuffleup.cli.language import lang_option
from shuffleup.cli.named_file import FILE, PATH
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.messages import messages
from shuffleup.locale.refusal_sentences import refusal_text
from shuffleup.locale.ruling_sentences import ruling_text
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import check_ids, read_scenarios
from shuffleup.scenarios.report import Report, Stopped, Verdict, count_by_book, failures
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Scenario, ScenarioError

SUFFIX = ".scenario"


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
    3: the rules say otherwise somewhere; 2: a line cannot be read, and nothing was played.
    """
    cases = read_cases(files)
    _check_expectations(cases)
    house = played_house(house_file) if house_file else None
    try:
        reports = [run_scenario(case, house) for case in cases]
    except ScenarioError as error:
        raise _unread(error) from None
    passed = all(report.passed for report in reports)
    if as_json:
        emit(ScenarioDocument(passed=passed, scenarios=tuple([_facts(report) for report in reports])))
    else:
        print_lines(_told(reports, Language(lang), verbose=verbose))
    if not passed:
        ctx.exit(REFUSED)


def read_cases(files: Iterable[Path]) -> list[Scenario]:
    """Every scenario of the files and folders, in the order of their names. Raises ``InputError``."""
    found: list[Scenario] = []
    try:
        for path in dict.fromkeys(file for named in files for file in _below(named)):
            found.extend(read_scenarios(read_text(path), str(path)))
        check_ids(found)
    except ScenarioError as error:
        raise _unread(error) from None
    return found


def _unread(error: ScenarioError) -> InputError:
    place = f"line {error.place.line}"
    return InputError(error.what, file=error.place.file, place=place, hint=error.hint, code="scenario")


def _check_expectations(cases: Iterable[Scenario]) -> None:
    """A scenario that only asks cannot be checked. Raises ``InputError``."""
    for case in cases:
        if not case.books:
            hint = "write Under tda-2024, and what must be so; shuffleup compare answers what is only asked"
            place = f"line {case.place.line}"
            raise InputError(
                "the scenario expects nothing", file=case.place.file, place=place, hint=hint, code="scenario"
            )


def _below(path: Path) -> list[Path]:
    if not is_folder(path):
        return [path]
    below = sorted(files_below(path, SUFFIX))
    if not below:
        raise InputError("no scenario in this folder", file=str(path), hint=f"their files end in {SUFFIX}", code="none")
    return below


def _told(reports: list[Report], language: Language, *, verbose: bool) -> Iterator[str]:
    speech = messages(language)
    for report in reports:
        if verbose:
            yield f"{', '.join(report.scenario.ids)}: {report.scenario.title_in(language.value)}"
            yield from [f"  {one.book}: {_text(one.text, language)}" for one in report.verdicts if one.holds]
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
        why = refusal_text(stop.refusal, language, names) if stop.refusal else stop.reason
        values = {"reason": f"{why} ({stop.rule})" if stop.rule else why, **_where(stop, language)}
        yield speech.say("scenario-cannot-happen", values)
    for one in [verdict for verdict in report.verdicts if not verdict.holds]:
        instead = _so(one, names, language)
        yield speech.say("scenario-not-so", {"instead": instead, **_where(one, language)})


def _so(verdict: Verdict, names: tuple[str, ...], language: Language) -> str:
    """What is so instead."""
    if verdict.ruling:
        said = ruling_text(verdict.ruling, names, language)
        return " ".join((said.binds, *said.chips))
    if verdict.refused:
        return refusal_text(verdict.refused, language, names)
    return case_text(verdict.instead, language)


def _where(found: Stopped | Verdict, language: Language) -> dict[str, str]:
    return {"place": str(found.place), "book": found.book, "text": _text(found.text, language)}


def _text(text: str, language: Language) -> str:
    """A line of the file, with the rule that it names."""
    case, named, rule = text.partition(" (rule ")
    return case_text(case, language) + named + rule


def _facts(report: Report) -> CaseFacts:
    case = report.scenario
    return CaseFacts(
        file=case.place.file,
        line=case.place.line,
        title=case.title,
        ids=case.ids,
        rules=tuple([str(rule) for rule in case.rules]),
        passed=report.passed,
        expectations=tuple(
            [ExpectationFacts(one.place.line, one.book, one.text, one.holds, one.instead) for one in report.verdicts]
        ),
        stopped=tuple([StopFacts(one.place.line, one.book, one.text, one.reason, one.rule) for one in report.stopped]),
    )
