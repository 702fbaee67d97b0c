"""What a room needs, row by row, and the tests that do it in a browser: read from their marks, ``@pytest.mark.row``."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

NEEDS: Mapping[int, str] = {
    1: "A clock that no screen, crash or restart puts wrong",
    2: "Undo and redo by name",
    3: "A bust in two taps",
    4: "Balancing, with the reason and the rule",
    5: "Breaking a table",
    6: "A fast cage",
    7: "Many devices, no internet",
    8: "A ledger that closes",
    9: "Payouts that sum",
    10: "Late entries, re-entries, rebuys, add-ons",
    11: "Flights and day 2",
    12: "A deal desk",
    13: "Hand for hand, table by table",
    14: "A ruling desk",
    15: "A penalty book",
    16: "Walls",
    17: "The draw of the seats",
    18: "Alternates",
    19: "Bounties",
    20: "Roles and audit",
    21: "A structure editor",
    22: "Colour-up and chip race",
    23: "Leagues",
    24: "A dealer's tablet",
    25: "A player's page on a phone",
    26: "Satellites",
    27: "Templates and calendar",
    28: "Imports",
    29: "Printing",
    30: "Shot clock and time banks",
    31: "Chip counts",
    32: "A register of players, with privacy",
    33: "A federation's documents",
    34: "A forecast",
    35: "English, Italian, Spanish",
    36: "An open API",
    37: "Mixed games",
    38: "Sounds and announcements",
    39: "Staff and dealers",
    40: "An emergency pack, and rehearsals",
}
"""What a director needs, the most wanted first."""
_HEAD = """# What a room needs

Forty things that a tournament director needs, the most wanted first, and the test that does each of them on the pages
as a director would. *Partly* says what is missing, *not yet* that no test does it on a page: much of that can be done
over [the API](api.md) or on the [command line](../reference/cli.md). This page is generated from the tests' marks.

| | | done | shown by |
|---|---|---|---|
"""


class Mark(Struct, frozen=True):
    """A test that does what a row asks for; ``missing`` says what of it is not there yet."""

    row: int
    test: str
    missing: str


def marks(folder: Path) -> Iterator[Mark]:
    """The marks of the tests of a folder, file by file."""
    for path in sorted(folder.glob("test_*.py")):
        for function in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(function, ast.FunctionDef):
                place = f"{folder.parent.name}/{folder.name}/{path.name}::{function.name}"
                yield from _of(function, place)


def _of(function: ast.FunctionDef, place: str) -> Iterator[Mark]:
    for call in function.decorator_list:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.row":
            row, *missing = [ast.literal_eval(argument) for argument in call.args]
            yield Mark(row, place, missing[0] if missing else "")


def rooms_page(folder: Path) -> str:
    """The table of the rows."""
    found: dict[int, list[Mark]] = {}
    for mark in marks(folder):
        found.setdefault(mark.row, []).append(mark)
    assert found.keys() <= NEEDS.keys(), "a test is marked with a row that does not exist"
    return _HEAD + "".join([_line(row, need, found.get(row, [])) for row, need in NEEDS.items()])


def _line(row: int, need: str, shown: list[Mark]) -> str:
    missing = [mark.missing for mark in shown if mark.missing]
    whole = any(not mark.missing for mark in shown)
    done = "yes" if whole else f"partly: {'; '.join(missing)}" if shown else "not yet"
    return f"| {row} | {need} | {done} | {' '.join([f'`{mark.test}`' for mark in shown])} |\n"
