"""Event files that a user names, with the house book that one of them names beside it."""

from pathlib import Path

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import is_missing, read_text
from shuffleup.cli.house import read_house_file
from shuffleup.questions.planned import housed, planned
from shuffleup.rulebooks.house import HouseBook
from shuffleup.service.programme import Planned


def read_planned(path: str) -> Planned:
    """What a file describes, ready to play. Raises ``QuestionError``."""

    def house(name: str) -> HouseBook:
        """The house's file, at the path in the event file, relative to it."""
        where = Path(path).parent / name
        if is_missing(where):
            what, hint = note("there-is-no-file-file", file=str(where)), note("name-house-from-event")
            raise InputError(what, file=path, place="house", hint=hint, code="no-house")
        return read_house_file(str(where))

    return planned(read_text(path), path, housed(path, house))
