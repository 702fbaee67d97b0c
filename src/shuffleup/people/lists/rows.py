"""A list as rows of text: CSV in any of its dialects, XLSX, ODS, or pasted text.

What a cell shows is its text: a formula counts as its last value, and text that looks like a formula is text. Nothing
is calculated, and the size of a file is limited before it is unpacked.
"""

import csv
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from shuffleup.formats.encodings import decoded
from shuffleup.people.lists.bounds import MOST_BYTES, MOST_COLUMNS, MOST_LETTERS, MOST_ROWS, sheet_error

_DELIMITERS = ";\t,|"
_LOOKED_AT = 200
"""How many rows decide which character separates the cells."""
_ZIP = b"PK\x03\x04"
_BINARY = (b"\xd0\xcf\x11\xe0", b"%PDF", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"\x1f\x8b", b"{\\rtf")


class SheetRows(Struct, frozen=True):
    """The rows with any content, each with its number in the file, and the character that separates their cells."""

    rows: tuple[tuple[int, tuple[str, ...]], ...]
    delimiter: str = ""
    """Empty for a spreadsheet."""


def read_sheet(data: bytes, file: str) -> SheetRows:
    """The rows of a file; ``file`` is its name. Raises ``SheetError``, whose text is one line."""
    if len(data) > MOST_BYTES:
        raise sheet_error(file, "more-megabytes-than", count=MOST_BYTES // 1_000_000)
    if data.startswith(_ZIP):
        from shuffleup.people.lists.workbook import workbook_rows  # brings a library that other files do not need

        return _within(SheetRows(workbook_rows(data, file)), file)
    if data.startswith(_BINARY):
        raise sheet_error(file, "no-list-of-text")
    text = decoded(data)
    if not text.strip("\ufeff\0 \r\n\t"):
        raise sheet_error(file, "the-file-is-empty")
    if "\0" in text:
        raise sheet_error(file, "no-list-of-text")
    return _within(_parted(text, file), file)


def _within(sheet: SheetRows, file: str) -> SheetRows:
    """The same sheet, unless it is larger than any room's list. Raises ``SheetError``."""
    if not sheet.rows:
        raise sheet_error(file, "the-file-is-empty")
    if len(sheet.rows) > MOST_ROWS:
        raise sheet_error(file, "more-rows-than", count=MOST_ROWS)
    for number, row in sheet.rows:
        if len(row) > MOST_COLUMNS:
            raise sheet_error(file, "more-columns-than", f"{number}", count=MOST_COLUMNS)
        if any(len(cell) > MOST_LETTERS for cell in row):
            raise sheet_error(file, "more-letters-than", f"{number}", count=MOST_LETTERS)
    return sheet


def _parted(text: str, file: str) -> SheetRows:
    """The cells of a text. If every row is a name with a comma in it, the comma does not separate cells."""
    lines = text.removeprefix("\ufeff").splitlines()
    delimiter = _delimiter(lines[:_LOOKED_AT])
    if delimiter == "," and _are_names(lines):
        delimiter = ""
    if not delimiter:
        return SheetRows(_numbered([line] for line in lines), "")
    try:
        rows = list(csv.reader(lines, delimiter=delimiter))
    except csv.Error:
        raise sheet_error(file, "no-list-of-text") from None
    return SheetRows(_numbered(rows), delimiter)


def _numbered(rows: Iterable[Sequence[str]]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    found = [(number, tuple([cell.strip() for cell in row])) for number, row in enumerate(rows, start=1)]
    return tuple([(number, row) for number, row in found if any(row)])


def _delimiter(lines: Sequence[str]) -> str:
    """The character that splits the most rows into the same number of cells, more than one; empty if none does."""
    best: tuple[int, int, str] = (0, 0, "")
    for place, sign in enumerate(_DELIMITERS):
        try:
            widths = Counter([len(row) for row in csv.reader(lines, delimiter=sign) if row])
        except csv.Error:
            continue
        width, rows = max(widths.items(), key=lambda one: (one[0] > 1, one[1]), default=(0, 0))
        if width > 1:
            best = max(best, (rows, -place, sign))
    return best[2]


def _are_names(lines: Sequence[str]) -> bool:
    """Is every line a surname, a comma, a blank and a name?"""
    written = [line.strip() for line in lines if line.strip()]
    return all(line.count(",") == 1 and ", " in line and '"' not in line for line in written)
