"""How large a list of people may be, and the error of a file that is none."""

from shuffleup.answer import Problem, ProblemError, note

MOST_BYTES = 2_000_000
MOST_ROWS = 20_000
MOST_COLUMNS = 100
MOST_LETTERS = 2_000
"""The most letters in one cell."""


class SheetError(ProblemError):
    """The file is not a list."""


def sheet_error(file: str, code: str, place: str = "", **facts: int) -> SheetError:
    """The error of a file, with the hint that every one of them has."""
    return SheetError(Problem(note(code, **facts), place, note("is-it-a-list"), file))
