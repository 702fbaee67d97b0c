"""Run as a program: a spreadsheet on stdin; on stdout, as JSON, the cells of its first sheet with any content.

A few bytes of a spreadsheet can stand for more cells, or letters, than fit in memory, and the library that reads it
ends the process then. So it runs in a process of its own, with limits, which imports nothing of ours.
"""

import json
import sys
from io import BytesIO

MOST_MEMORY = 600 << 20
MOST_LETTERS = 40_000_000
TOO_MUCH = 3
"""The exit status if there is too much in it."""


def main() -> int:
    """Reads and writes; returns the exit status."""
    data = BytesIO(sys.stdin.buffer.read())
    _limit()
    import python_calamine  # after the limit, which must hold for it

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
    """Limits memory from now on, where the system has such a limit."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _text(value: object) -> str:
    """What a cell shows: a whole number without a decimal point."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return "" if value is None else str(value).strip()


if __name__ == "__main__":
    sys.exit(main())
