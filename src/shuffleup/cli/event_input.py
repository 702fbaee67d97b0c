"""Event files that a user names, with the house book that one of them names beside it."""

from pathlib import Path

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import is_missing, read_text
from shuffleup.cli.house import read_house_file
from shuffleup.formats.event.file import EventFile
from shuffleup.questions.planned import planned
from shuffleup.rulebooks.house import amend
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.programme import Planned


def read_planned(path: str) -> Planned:
    """What a file describes, ready to play. Raises ``QuestionError``."""
    return planned(read_text(path), path, lambda read, book: _amended(path, read, book) if read.house else book)


def _amended(path: str, file: EventFile, book: ResolvedPolicy) -> ResolvedPolicy:
    """The house's file lies where the event file says, seen from it."""
    where = Path(path).parent / file.house
    if is_missing(where):
        what, hint = note("there-is-no-file-file", file=str(where)), note("name-house-from-event")
        raise InputError(what, file=path, place="house", hint=hint, code="no-house")
    house = read_house_file(str(where))
    if house.amends != book.book:
        hint = note("other-house-or-write", line=f'rulebook = "{house.amends}"')
        what = note("house-of-other-book", house=house.name, book=house.amends, other=book.book)
        raise InputError(what, file=path, place="house", hint=hint, code="other-book")
    return amend(book, house)
