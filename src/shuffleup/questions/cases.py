"""The cases in a text. A fault in one line is reported, and does not stop the questions that do without it."""

import os
from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.locale.choice_words import with_keys
from shuffleup.questions.mistakes import DEBUG_VARIABLE, BrokenQuestionError, ErrorFacts, QuestionError
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import check_id, scenarios_of
from shuffleup.scenarios.runner import named_house
from shuffleup.scenarios.scenario import THE_HOUSE, Deed, Expectation, FileLine, Scenario, ScenarioError

Found = TypeVar("Found")


class Cases:
    """The cases that could be read, and the faults in the others; ``face`` adapts how a mistake is told to users."""

    def __init__(
        self, language: Language, face: Callable[[QuestionError], QuestionError] = lambda error: error
    ) -> None:
        self.language, self._face = language, face
        self.mistakes: list[QuestionError] = []
        self.cases: list[Scenario] = []
        self._first: dict[str, FileLine] = {}

    def read(self, text: str, file: str) -> None:
        """Reads the cases of one text; ``file`` is its name."""
        for found in scenarios_of(text, file):
            if isinstance(found, ScenarioError):
                self.mistakes.append(unread(found))
                continue
            self.cases.append(with_keys(found))
            try:
                check_id(found, self._first)
            except ScenarioError as error:
                self.mistakes.append(unread(error))

    def without_house(self) -> None:
        """Leaves out what is asked of a house that nobody named, and reports it; the other questions stay."""
        for place, case in enumerate(self.cases):
            if THE_HOUSE not in case.books:
                continue
            try:
                named_house(case, None)
            except ScenarioError as error:
                self.mistakes.append(unread(error))
            self.cases[place] = _of_the_books(case)
        self.cases = [case for case in self.cases if case.steps]

    def each(self, work: Callable[[Scenario], Found]) -> list[Found]:
        """The result for each case. Raises the only mistake if there is nothing else to report."""
        found = list(self._worked(work))
        if not found and len(self.mistakes) == 1:
            raise self.mistakes[0]
        return found

    def facts(self) -> tuple[ErrorFacts, ...]:
        """The mistakes, in the language of the answers."""
        return tuple([self._face(error).told(self.language) for error in self.mistakes])

    def _worked(self, work: Callable[[Scenario], Found]) -> Iterator[Found]:
        for case in self.cases:
            try:
                found = work(case)
            except ScenarioError as error:
                self.mistakes.append(unread(error))
            except QuestionError as error:
                self.mistakes.append(error)
            except Exception as fault:  # the outermost loop over cases: one that breaks is reported, the rest go on
                if os.environ.get(DEBUG_VARIABLE):
                    raise
                self.mistakes.append(_broken(case, fault))
            else:
                yield found


def _of_the_books(case: Scenario) -> Scenario:
    """What a case asks of books, with the acts before it; no steps if it asks them nothing."""
    steps: list[Deed | Expectation] = []
    for step in case.steps:
        if isinstance(step, Deed) or THE_HOUSE not in step.books:
            steps.append(step)
        elif books := tuple([book for book in step.books if book != THE_HOUSE]):
            steps.append(replace(step, books=books))
    while steps and isinstance(steps[-1], Deed):
        steps.pop()
    return replace(case, steps=tuple(steps))


def unread(error: ScenarioError) -> QuestionError:
    """A line that cannot be read, as a mistake of its author."""
    place = note("line-number", number=error.place.line)
    return QuestionError(error.first.what, file=error.place.file, place=place, hint=error.first.hint, code="scenario")


def _broken(case: Scenario, fault: Exception) -> BrokenQuestionError:
    what = note("shuffleup-failed", fault=f"{type(fault).__name__}: {fault}")
    hint, place = note("run-it-again-with", variable=DEBUG_VARIABLE), note("line-number", number=case.place.line)
    return BrokenQuestionError(what, file=case.place.file, place=place, hint=hint)
