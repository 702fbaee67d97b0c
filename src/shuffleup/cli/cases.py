"""The cases of the files that a user names."""

from collections.abc import Iterable
from pathlib import Path

from shuffleup.answer import note
from shuffleup.cli.errors import InputError, asked_by_option, status_of
from shuffleup.cli.files import files_below, is_folder, read_text
from shuffleup.cli.output import tell_one
from shuffleup.questions.cases import Cases
from shuffleup.rulebooks.rule import Language

SUFFIX = ".scenario"


def cases_of(files: Iterable[Path], language: Language) -> Cases:
    """Every case of the files and folders, in the order of their names."""
    cases, found = Cases(language, asked_by_option), []
    for named in files:
        try:
            found += _below(named)
        except InputError as error:
            cases.mistakes.append(error)
    for file in dict.fromkeys(found):
        try:
            text = read_text(file)
        except InputError as error:
            cases.mistakes.append(error)
        else:
            cases.read(text, str(file))
    return cases


def tell(cases: Cases) -> int:
    """Reports every mistake in one line; returns the resulting exit status, 0 without any."""
    for facts in cases.facts():
        tell_one(facts, cases.language)
    return max([status_of(error) for error in cases.mistakes], default=0)


def _below(path: Path) -> list[Path]:
    if not is_folder(path):
        return [path]
    below = sorted(files_below(path, SUFFIX))
    if not below:
        raise InputError(
            note("no-scenario-in-folder"), file=str(path), hint=note("files-end-in", suffix=SUFFIX), code="none"
        )
    return below
