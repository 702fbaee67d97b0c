"""The cases of the files that a user names. What one of them lacks is told, and does not stop the others."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from shuffleup.answer import note
from shuffleup.cli.errors import BROKEN, DEBUG_VARIABLE, CommandError, ErrorFacts, InputError
from shuffleup.cli.files import files_below, is_folder, read_text
from shuffleup.cli.output import tell_one
from shuffleup.locale.choice_words import with_keys
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import check_id, scenarios_of
from shuffleup.scenarios.scenario import FileLine, Scenario, ScenarioError

SUFFIX = ".scenario"
Found = TypeVar("Found")


class BrokenCaseError(InputError):
    """A case at which the program itself failed."""

    status = BROKEN


class Cases:
    """The cases that could be read, and what was wrong with the others."""

    def __init__(self, files: Iterable[Path], language: Language) -> None:
        """Reads every case of the files and folders, in the order of their names."""
        self.language = language
        self.mistakes: list[CommandError] = []
        self._first: dict[str, FileLine] = {}
        self.cases = [case for file in dict.fromkeys(self._named(files)) for case in self._read(file)]

    def each(self, work: Callable[[Scenario], Found]) -> list[Found]:
        """What comes of each case. Raises the one mistake where there is nothing else to tell."""
        found = list(self._worked(work))
        if not found and len(self.mistakes) == 1:
            raise self.mistakes[0]
        return found

    def tell(self) -> int:
        """Tells every mistake in one line; the exit status that they come to, 0 without any."""
        for facts in self.facts():
            tell_one(facts, self.language)
        return max([error.status for error in self.mistakes], default=0)

    def facts(self) -> tuple[ErrorFacts, ...]:
        """The mistakes in the language of the answers."""
        return tuple([error.told(self.language) for error in self.mistakes])

    def _named(self, files: Iterable[Path]) -> Iterator[Path]:
        for named in files:
            try:
                yield from _below(named)
            except InputError as error:
                self.mistakes.append(error)

    def _read(self, file: Path) -> Iterator[Scenario]:
        try:
            text = read_text(file)
        except InputError as error:
            self.mistakes.append(error)
            return
        for found in scenarios_of(text, str(file)):
            try:
                if isinstance(found, ScenarioError):
                    raise found
                check_id(found, self._first)
            except ScenarioError as error:
                self.mistakes.append(unread(error))
            else:
                yield with_keys(found)

    def _worked(self, work: Callable[[Scenario], Found]) -> Iterator[Found]:
        for case in self.cases:
            try:
                found = work(case)
            except ScenarioError as error:
                self.mistakes.append(unread(error))
            except CommandError as error:
                self.mistakes.append(error)
            except Exception as fault:  # the outermost loop over cases: one that breaks is told, and the rest go on
                if os.environ.get(DEBUG_VARIABLE):
                    raise
                self.mistakes.append(_broken(case, fault))
            else:
                yield found


def unread(error: ScenarioError) -> InputError:
    """A line that cannot be read, as the mistake of who wrote it."""
    place = note("line-number", number=error.place.line)
    return InputError(error.first.what, file=error.place.file, place=place, hint=error.first.hint, code="scenario")


def _broken(case: Scenario, fault: Exception) -> BrokenCaseError:
    what = note("shuffleup-failed", fault=f"{type(fault).__name__}: {fault}")
    hint = note("run-it-again-with", variable=DEBUG_VARIABLE)
    return BrokenCaseError(
        what, file=case.place.file, place=note("line-number", number=case.place.line), hint=hint, code="internal"
    )


def _below(path: Path) -> list[Path]:
    if not is_folder(path):
        return [path]
    below = sorted(files_below(path, SUFFIX))
    if not below:
        raise InputError(
            note("no-scenario-in-folder"), file=str(path), hint=note("files-end-in", suffix=SUFFIX), code="none"
        )
    return below
