"""House books that a user names: the file of one, read whole, with one clear line when it is none."""

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.house import HouseBook, HouseError, read_house


def read_house_file(path: str) -> HouseBook:
    """The house book of a file. Raises ``InputError``."""
    try:
        return read_house(read_text(path), path, RULEBOOKS)
    except HouseError as fault:
        first, more = fault.problems[0], len(fault.problems) - 1
        hint = f"{first.hint} (and {more} more)" if more else first.hint
        raise InputError(first.what, file=path, place=first.place.rstrip(":"), hint=hint, code="bad-house") from None
