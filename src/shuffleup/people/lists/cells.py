"""A spreadsheet on stdin, the cells of its first sheet that has something in it on stdout, as JSON; run as a program.

A few bytes of a spreadsheet can stand for more cells, or letters, than any memory holds, and the library that reads it
ends the process where it cannot have them. So it has a process of its own, with limits, which imports nothing of ours.
"""

import json
import sys
from io import BytesIO

MOST_MEMORY = 600 << 20
MOST_LETTERS = 40_000_000
TOO_MUCH = 3
"""The status where there is more than that in it."""


def main() -> int:
    """Reads and writes; the exit status."""
    data = BytesIO(sys.stdin.buffer.read())
    _limit()
    import python_calamine  # after the limit, which holds for it

    book, found = python_calamine.load_workbook(data), list[tuple[int, list[str]]]()
    for name in book.sheet_names:
        letters = 0
        for number, row in enumerate(book.get_sheet_by_name(name).iter_rows(), start=1):
            cells = [_text(cell) for cell in row]
            letters += sum(map(len, cells))
            if letters > MOST_LETTERS:
                return TOO_MUCH
            if any(cells):
                found.append((number, cells))
        if found:
            break
    json.dump(found, sys.stdout)
    return 0


def _limit() -> None:
    """No more memory than this from now on, where the system has such a limit."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _text(value: object) -> str:
    """What a cell shows: a whole number without a point."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return "" if value is None else str(value).strip()


if __name__ == "__main__":
    sys.exit(main())
