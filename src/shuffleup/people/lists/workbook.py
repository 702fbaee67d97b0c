"""XLSX and ODS: the first sheet with any content, read by calamine.

Both are ZIP archives of XML. Before they are read they are unpacked within limits and packed again, so that nothing in
them is larger than it claims; their sheets are checked for cells further out than any list goes; and they are read
within limits of memory and time.
"""

import re
import subprocess
import sys
import zlib
from io import BytesIO
from xml.parsers import expat
from zipfile import ZIP_STORED, BadZipFile, ZipFile

import msgspec

from shuffleup.people.lists import cells
from shuffleup.people.lists.bounds import MOST_COLUMNS, MOST_ROWS, SheetError, sheet_error

MOST_UNPACKED = 20_000_000
MOST_FILES = 500
MOST_CELLS = 400_000
"""A fifth of all that the most rows and columns make: whoever fills more of them has no list of people."""
MOST_SECONDS = 10
_CELL = re.compile(rb'<(?:\w+:)?c\b[^>]*?\br="([A-Za-z]{1,4})(\d{1,8})"')
_ROW = re.compile(rb"<(?:\w+:)?row\b")
_ANY_CELL = re.compile(rb"<(?:\w+:)?c\b")
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
_REPEATS = ("table:number-rows-repeated", "table:number-columns-repeated")


def workbook_rows(data: bytes, file: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The rows with any content, by row number. Raises ``SheetError``."""
    whole = _unpacked(data, file)
    if "content.xml" in whole:
        _check_ods(whole["content.xml"], file)
    for name in filter(_SHEET.fullmatch, whole):
        _check_xlsx(whole[name], file)
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_STORED) as archive:
        while whole:  # both copies of all of it would be twice the memory
            archive.writestr(*whole.popitem())
    return _read(packed.getbuffer(), file)


def _read(packed: memoryview, file: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Reads in a process of its own, as nobody can tell how often a cell repeats: see ``cells``."""
    command = [sys.executable, "-P", cells.__file__]
    try:
        read = subprocess.run(command, input=packed, capture_output=True, timeout=MOST_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise sheet_error(file, "no-list-of-text") from None
    if read.returncode == cells.TOO_MUCH:
        raise sheet_error(file, "more-megabytes-than", count=cells.MOST_LETTERS // 1_000_000)
    if read.returncode:
        raise sheet_error(file, "no-list-of-text")
    return msgspec.json.decode(read.stdout, type=tuple[tuple[int, tuple[str, ...]], ...])


def _unpacked(data: bytes, file: str) -> dict[str, bytes]:
    """Everything in the archive. Raises ``SheetError`` if it is damaged, encrypted, or larger than any list."""
    found: dict[str, bytes] = {}
    left = MOST_UNPACKED
    try:
        with ZipFile(BytesIO(data)) as archive:
            names = archive.infolist()
            if len(names) > MOST_FILES or sum([one.file_size for one in names]) > left:
                raise sheet_error(file, "more-megabytes-than", count=MOST_UNPACKED // 1_000_000)
            for one in names:
                with archive.open(one) as member:
                    found[one.filename] = member.read(left + 1)
                left -= len(found[one.filename])
                if left < 0:
                    raise sheet_error(file, "more-megabytes-than", count=MOST_UNPACKED // 1_000_000)
    except (BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, OSError, ValueError) as fault:
        if isinstance(fault, SheetError):
            raise
        raise sheet_error(file, "no-list-of-text") from None
    return found


def _check_xlsx(sheet: bytes, file: str) -> None:
    """Raises ``SheetError`` for a cell beyond any list. Cells need not say where they are: all are counted."""
    _check_place(len(_ROW.findall(sheet)), 1, file)
    _check_cells(len(_ANY_CELL.findall(sheet)), file)
    for letters, digits in _CELL.findall(sheet):
        _check_place(int(digits), _column(letters.decode().upper()), file)


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _check_place(row: int, column: int, file: str) -> None:
    if row > MOST_ROWS:
        raise sheet_error(file, "more-rows-than", count=MOST_ROWS)
    if column > MOST_COLUMNS:
        raise sheet_error(file, "more-columns-than", count=MOST_COLUMNS)


def _check_cells(cells: int, file: str) -> None:
    if cells > MOST_CELLS:
        raise sheet_error(file, "more-cells-than", count=MOST_CELLS)


def _check_ods(content: bytes, file: str) -> None:
    """Raises ``SheetError`` for a cell beyond any list; empty repeated cells may go on for ever."""
    reader = _OdsReader(file)
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    try:
        parser.Parse(content, True)  # noqa: FBT003 - it takes no keywords
    except expat.ExpatError:
        raise sheet_error(file, "no-list-of-text") from None


class _OdsReader:
    """Follows the positions of cells in an ODS sheet."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._row = self._column = self._rows = self._repeat = self._cells = 0
        self._filled = self._row_filled = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._cells += 1
        _check_cells(self._cells, self._file)
        if name == "table:table":
            self._row = 0
        elif name == "table:table-row":
            self._rows, self._column, self._row_filled = _times(attributes, _REPEATS[0]), 0, False
        elif name in ("table:table-cell", "table:covered-table-cell"):
            self._repeat, self._filled = _times(attributes, _REPEATS[1]), "office:value-type" in attributes

    def text(self, text: str) -> None:
        self._filled = self._filled or bool(text.strip())

    def end(self, name: str) -> None:
        if name in ("table:table-cell", "table:covered-table-cell"):
            self._column += self._repeat
            if self._filled:
                self._row_filled = True
                _check_place(1, self._column, self._file)
        elif name == "table:table-row":
            self._row += self._rows
            if self._row_filled:
                _check_place(self._row, 1, self._file)


def _times(attributes: dict[str, str], key: str) -> int:
    times = attributes.get(key, "1")
    return int(times) if times.isdecimal() and len(times) < 10 else 10**9
