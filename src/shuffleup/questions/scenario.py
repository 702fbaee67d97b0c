"""Checks whether the rules are as a text of scenarios says."""

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.locale.answers import answer_text
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.messages import messages
from shuffleup.locale.ruling_sentences import ruling_text
from shuffleup.questions.cases import Cases
from shuffleup.questions.mistakes import ErrorFacts
from shuffleup.questions.printed import Printed
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.runner import Judgement, Report, Stopped, run_scenario
from shuffleup.scenarios.scenario import House, Scenario, ScenarioError
from shuffleup.scenarios.stage import seat_names


class ExpectationFacts(Struct, frozen=True):
    """One expectation under one book; ``instead`` is empty if it holds."""

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
    """Scenarios that were played under the books they name."""

    passed: bool
    scenarios: tuple[CaseFacts, ...]
    language: str = "en"
    errors: tuple[ErrorFacts, ...] = ()
    """The scenarios and files that could not be read or played."""


def scenario(cases: Cases, house: House | None) -> tuple[ScenarioDocument, list[Report]]:
    """The results of all cases, and the reports behind them. ``house`` is the one meant by ``Under the house``."""
    if house is None:
        cases.without_house()
    language, reports = cases.language, cases.each(lambda case: _played(case, house))
    passed = all(report.passed for report in reports) and not cases.mistakes
    facts = tuple([facts_of(report, language) for report in reports])
    return ScenarioDocument(passed, facts, language.value, cases.facts()), reports


def _played(case: Scenario, house: House | None) -> Report:
    """The result of a scenario; one that only asks cannot be checked. Raises ``ScenarioError``."""
    if not case.books:
        raise ScenarioError(case.place, note("expects-nothing"), note("write-expectation"))
    return run_scenario(case, house)


def why_stopped(stop: Stopped, names: tuple[str, ...], language: Language) -> str:
    """Why the play stopped there."""
    return answer_text(stop.refusal, language, names)


def so_instead(verdict: Judgement, names: tuple[str, ...], language: Language) -> str:
    """What is true instead; for a ruling that is as expected, the ruling itself."""
    if verdict.ruling:
        said = ruling_text(verdict.ruling, names, language)
        return " ".join((said.binds, *said.chips))
    if verdict.refused and not verdict.holds:
        return answer_text(verdict.refused, language, names)
    return case_text(verdict.instead, language)


def told_text(found: Stopped | Judgement, language: Language) -> str:
    """A line of the file; in another language, without the outcome that it expects, and with the rule that it names."""
    if language is Language.ENGLISH:
        return found.text
    if isinstance(found, Stopped):
        return case_text(found.said or found.text, language)
    told = case_text(found.case or found.said or found.text, language)
    return messages(language).say("scenario-by-rule", {"text": told, "rule": found.rule}) if found.rule else told


def facts_of(report: Report, language: Language) -> CaseFacts:
    """The result of one scenario, for programs."""
    case, names = report.scenario, seat_names(report.scenario.setting)
    expectations = [
        ExpectationFacts(one.place.line, one.book, told_text(one, language), one.holds, _instead(one, names, language))
        for one in report.verdicts
    ]
    stopped = [
        StopFacts(one.place.line, one.book, told_text(one, language), why_stopped(one, names, language), one.rule)
        for one in report.stopped
    ]
    title, rules = case.title_in(language.value), tuple(map(str, case.rules))
    place, told, ended = case.place, tuple(expectations), tuple(stopped)
    return CaseFacts(place.file, place.line, title, case.ids, rules, report.passed, told, ended)


def _instead(one: Judgement, names: tuple[str, ...], language: Language) -> str:
    if language is Language.ENGLISH or one.holds:
        return str(one.instead)
    return so_instead(one, names, language)
