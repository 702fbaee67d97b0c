"""Lists as files for spreadsheets and programs: CSV, XLSX and JSON, with the same rows in all three.

A row is a flat value, and its fields are the columns: ``…cents`` (money), ``…centipoints`` and ``…basis_points`` are
hundredths, ``at`` and ``…_at`` microseconds UTC, and everything else is what its type says. A spreadsheet shows
hundredths with two decimals, money with its currency in the heading, times as date and time; JSON has fields as is.

No cell is read as a formula: in CSV, text that begins like one gets an apostrophe before it; in XLSX it is marked as
text and stays unchanged.
"""

import csv
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, json
from msgspec.structs import asdict

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

LIKE_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""Characters by which spreadsheets recognise a formula, or which they skip before it."""
BOM = b"\xef\xbb\xbf"
"""Without it Excel reads UTF-8 as Latin-1."""
_DAY_ZERO = datetime(1970, 1, 1, tzinfo=UTC)
_WIDEST = 40
"""The width limit of a column, in characters."""
_NAME = 31
"""The length limit of a sheet name, and the characters it may not contain."""
_NOT_IN_NAMES = str.maketrans(dict.fromkeys("[]:*?/\\'", " "))

Cell: TypeAlias = "str | int | bool | _Hundredths | datetime | None"


class Listing(Struct, frozen=True):
    """Rows of one type under a title; ``headings`` maps field names to column headings."""

    title: str
    rows: tuple[Struct, ...]
    kind: type[Struct]
    headings: Mapping[str, str]
    currency: str = ""


class Punctuation(Struct, frozen=True):
    """How a language writes decimals, and what separates columns: a comma cannot do both."""

    decimal: str = "."
    separator: str = ","


COMMA = Punctuation(",", ";")
"""How numbers are written in Italian and Spanish, and how spreadsheets there read CSV."""


class _Hundredths(Struct, frozen=True):
    count: int


def as_csv(listing: Listing, punctuation: Punctuation = Punctuation()) -> bytes:  # noqa: B008
    """The list as CSV in UTF-8."""
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=punctuation.separator, lineterminator="\r\n")
    writer.writerow([_harmless(heading) for heading in _heads(listing)])
    for row in listing.rows:
        writer.writerow([_written(cell, punctuation.decimal) for cell in _cells(row)])
    return BOM + text.getvalue().encode()


def as_json(listing: Listing) -> bytes:
    """The list as one JSON document: its title, its currency and its rows."""
    document = {"title": listing.title, "currency": listing.currency, "rows": listing.rows}
    return json.format(json.encode(document), indent=2) + b"\n"


def as_xlsx(listing: Listing) -> bytes:
    """The list as a workbook of one sheet."""
    from xlsxwriter import Workbook  # slow to load, and only workbooks need it

    made = BytesIO()
    options = {"in_memory": True, "strings_to_numbers": False, "strings_to_formulas": False, "strings_to_urls": False}
    with Workbook(made, options) as book:
        book.set_properties({"title": listing.title, "created": _DAY_ZERO.replace(tzinfo=None)})
        sheet = book.add_worksheet(listing.title.translate(_NOT_IN_NAMES).strip()[:_NAME] or None)
        bold, plain = book.add_format({"bold": True}), book.add_format({"quote_prefix": True})
        exact, moment = book.add_format({"num_format": "#,##0.00"}), book.add_format({"num_format": "yyyy-mm-dd hh:mm"})
        heads, widths = _heads(listing), [len(heading) for heading in _heads(listing)]
        for column, heading in enumerate(heads):
            sheet.write_string(0, column, heading, bold)
        for number, row in enumerate(listing.rows, start=1):
            for column, cell in enumerate(_cells(row)):
                widths[column] = max(widths[column], len(_written(cell, ".")))
                _put(sheet, (number, column), cell, (plain, exact, moment))
        for column, width in enumerate(widths):
            sheet.set_column(column, column, min(width + 2, _WIDEST))
        sheet.freeze_panes(1, 0)
    return made.getvalue()


def _put(sheet: "Worksheet", at: tuple[int, int], cell: Cell, formats: "tuple[Format, Format, Format]") -> None:
    plain, exact, moment = formats
    match cell:
        case bool():
            sheet.write_boolean(*at, cell)
        case int():
            sheet.write_number(*at, cell)
        case _Hundredths(count=count):
            sheet.write_number(*at, count / 100, exact)
        case datetime():
            sheet.write_datetime(*at, cell.replace(tzinfo=None), moment)
        case str() if cell:
            sheet.write_string(*at, cell, plain if cell.startswith(LIKE_A_FORMULA) else None)


def _heads(listing: Listing) -> list[str]:
    names = listing.kind.__struct_fields__
    return [_with_unit(listing.headings.get(name, name), name, listing.currency) for name in names]


def _with_unit(heading: str, name: str, currency: str) -> str:
    if f"_{name}".endswith("_cents") and currency:
        return f"{heading} ({currency})"
    return f"{heading} (UTC)" if _is_time(name) else heading


def _cells(row: Struct) -> Iterator[Cell]:
    for name, value in asdict(row).items():
        if isinstance(value, bool) or not isinstance(value, int):
            yield _as_text(value)
        elif f"_{name}".endswith(("_cents", "_centipoints", "_basis_points")):
            yield _Hundredths(value)
        elif _is_time(name):
            yield _DAY_ZERO + timedelta(microseconds=value) if value else None
        else:
            yield value


def _as_text(value: object) -> Cell:
    if isinstance(value, bool) or value is None:
        return value
    return ", ".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else str(value)


def _is_time(name: str) -> bool:
    return name == "at" or name.endswith("_at")


def _written(cell: Cell, decimal: str) -> str:
    match cell:
        case None:
            return ""
        case bool():
            return "1" if cell else "0"
        case _Hundredths(count=count):
            units, hundredths = divmod(abs(count), 100)
            return f"{'-' if count < 0 else ''}{units}{decimal}{hundredths:02d}"
        case datetime():
            return cell.strftime("%Y-%m-%d %H:%M:%S")
        case int():
            return str(cell)
    return _harmless(cell)


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(LIKE_A_FORMULA) else text
