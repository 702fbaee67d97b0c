"""Results of finished tournaments as files: what ``shuffleup run --json`` prints, or rows of a spreadsheet as CSV.

    place,player,day,pool,prize
    1,Anna,2026-03-14,800.00,400.00
    2,Bruno,2026-03-14,800.00,240.00

Only ``place`` and ``player`` are needed. Players with the same place share it. What belongs to the whole event stands
in each of its rows, or in the first; several events may stand in one file, parted by ``event``. Columns are parted by
commas, semicolons or tabs; money has a decimal point or comma.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from io import StringIO

import msgspec
from msgspec import Struct

from shuffleup.arguments import checked
from shuffleup.league.result import Result, ResultLine
from shuffleup.tournament.names import canonical_name

_EVENT_COLUMNS = ("event", "day", "venue", "buy_in", "pool", "players", "total_entries", "paid_places")
_PLAYER_COLUMNS = ("place", "player", "entries", "knock_outs", "prize", "took_part", "day_two")
COLUMNS = (*_PLAYER_COLUMNS, *_EVENT_COLUMNS)
"""Every column that a CSV file may have."""
_SAME = {
    "date": "day",
    "name": "player",
    "rank": "place",
    "position": "place",
    "buyin": "buy_in",
    "ko": "knock_outs",
    "knockouts": "knock_outs",
}
_YES, _NO = frozenset({"", "yes", "y", "true", "1", "x"}), frozenset({"no", "n", "false", "0"})


class ResultFileError(ValueError):
    """A file of results cannot be read: where in it, what, and how to mend it."""

    def __init__(self, place: str, what: str, hint: str = "") -> None:
        super().__init__(f"{place}: {what}{f'; {hint}' if hint else ''}")
        self.place = place
        self.what = what
        self.hint = hint


class _RunEvent(Struct, frozen=True):
    name: str
    entries: int
    pool_cents: int
    buy_in_cents: int = -1


class _RunStanding(Struct, frozen=True):
    place: int
    player: str
    shared_by: int = 1
    prize_cents: int = 0


class _RunDocument(Struct, frozen=True):
    schema: str
    event: _RunEvent
    standings: tuple[_RunStanding, ...]


@checked
def read_results(text: str, event_id: str, day: str = "") -> tuple[Result, ...]:
    """The results in a file. ``event_id`` and ``day`` hold where the file names none. Raises ``ResultFileError``."""
    if text.lstrip().startswith("{"):
        return (_of_run(text, event_id, day),)
    return _of_csv(text, event_id, day)


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _of_run(text: str, event_id: str, day: str) -> Result:
    try:
        run = msgspec.json.decode(text, type=_RunDocument)
    except msgspec.DecodeError as fault:
        raise ResultFileError(
            "JSON", f"this is no result of a run ({fault})", "shuffleup run --json prints one"
        ) from None
    if not run.schema.startswith("shuffleup.run/"):
        raise ResultFileError("schema", f"'{run.schema}' is no result of a run", "shuffleup run --json prints one")
    event = run.event
    each, rest = divmod(event.pool_cents, event.entries) if event.entries else (0, 0)
    return Result(
        event_id=event_id,
        day=day,
        lines=tuple(
            [
                ResultLine(
                    player=canonical_name(one.player),
                    place=one.place,
                    shared_by=one.shared_by,
                    prize_cents=one.prize_cents,
                )
                for one in run.standings
            ]
        ),
        # Without a price in the document the pool tells it, as long as it divides evenly.
        buy_in_cents=event.buy_in_cents if event.buy_in_cents >= 0 else (0 if rest else each),
        pool_cents=event.pool_cents,
        entries=event.entries,
        paid_places=sum([one.prize_cents > 0 for one in run.standings]),
    )


# ── CSV ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


class _Row(Struct, frozen=True):
    line: int
    cells: Mapping[str, str]

    def text(self, column: str) -> str:
        return self.cells.get(column, "")

    def number(self, column: str, absent: int = 0) -> int:
        text = self.text(column)
        if not text:
            return absent
        if not text.isdecimal() or len(text) > 9:
            raise ResultFileError(self.where(column), f"'{text}' is not a number", "write digits only")
        return int(text)

    def cents(self, column: str) -> int:
        text = self.text(column)
        if not text:
            return 0
        found = re.fullmatch(r"(\d{1,12})(?:[.,](\d{1,2}))?", text)
        if not found:
            raise ResultFileError(self.where(column), f"'{text}' is no amount of money", "write it as 1234.50")
        return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))

    def yes(self, column: str, *, absent: bool) -> bool:
        if column not in self.cells:
            return absent
        word = self.text(column).lower()
        if word not in _YES | _NO:
            raise ResultFileError(self.where(column), f"'{word}' is neither yes nor no", "write yes or no")
        return word in _YES if word else absent

    def where(self, column: str) -> str:
        return f"line {self.line}, column {column}"


def _of_csv(text: str, event_id: str, day: str) -> tuple[Result, ...]:
    rows = _rows(text)
    events: dict[str, list[_Row]] = {}
    for row in rows:
        events.setdefault(row.text("event") or event_id, []).append(row)
    return tuple([_result(name, below, day) for name, below in events.items()])


def _rows(text: str) -> list[_Row]:
    lines = text.splitlines()
    heading = next((line for line in lines if line.strip()), "")
    if not heading:
        raise ResultFileError("line 1", "the file is empty", "write place,player and one line for each player")
    delimiter = max(";\t,", key=heading.count)
    columns: list[str] = []
    rows: list[_Row] = []
    for line, cells in _cells(text, delimiter):
        trimmed = [canonical_name(cell.strip()) for cell in cells]
        if not any(trimmed):
            continue
        if not columns:
            columns = _columns(trimmed)
        elif len(trimmed) > len(columns):
            what = f"{len(trimmed)} cells under {len(columns)} columns"
            raise ResultFileError(f"line {line}", what, "quote cells that hold a comma")
        else:
            rows.append(_Row(line, dict(zip(columns, trimmed, strict=False))))
    if not rows:
        raise ResultFileError("line 2", "there is no player", "write one line for each player")
    return rows


def _cells(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Each line with its number. A cell ends in its line: one open quotation mark would swallow all players below."""
    reader, line = csv.reader(StringIO(text), delimiter=delimiter), 0
    try:
        for cells in reader:
            if reader.line_num > line + 1:
                hint = "close it in its line, or leave it out"
                raise ResultFileError(f"line {line + 1}", "a quotation mark is not closed", hint)
            line = reader.line_num
            yield line, cells
    except csv.Error:
        raise ResultFileError(f"line {line + 1}", "a cell is too long", "shorten it") from None


def _columns(heading: Sequence[str]) -> list[str]:
    plain = [cell.lower().replace(" ", "_").replace("-", "_") for cell in heading]
    columns = [_SAME.get(cell, cell) for cell in plain]
    for column in columns:
        if column not in COLUMNS:
            near = get_close_matches(column, COLUMNS, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"columns are {', '.join(COLUMNS)}"
            raise ResultFileError("line 1", f"there is no column '{column}'", hint)
        if columns.count(column) > 1:
            raise ResultFileError("line 1", f"the column '{column}' stands twice", "keep one of them")
    for column in ("place", "player"):
        if column not in columns:
            raise ResultFileError("line 1", f"the column '{column}' is missing", "write place,player,…")
    return columns


def _result(event_id: str, rows: Sequence[_Row], day: str) -> Result:
    places = Counter([row.number("place") for row in rows])
    lines = [
        ResultLine(
            player=row.text("player"),
            place=row.number("place"),
            shared_by=places[row.number("place")],
            entries=row.number("entries", 1),
            knock_outs=row.number("knock_outs"),
            prize_cents=row.cents("prize"),
            took_part=row.yes("took_part", absent=True),
            day_two=row.yes("day_two", absent=False),
        )
        for row in rows
    ]
    facts = {column: _fact(event_id, column, rows) for column in _EVENT_COLUMNS[1:]}
    return Result(
        event_id=event_id,
        day=facts["day"].text("day") or day,
        lines=tuple(lines),
        buy_in_cents=facts["buy_in"].cents("buy_in"),
        pool_cents=facts["pool"].cents("pool"),
        players=facts["players"].number("players"),
        entries=facts["total_entries"].number("total_entries"),
        paid_places=facts["paid_places"].number("paid_places"),
        venue=facts["venue"].text("venue"),
    )


def _fact(event_id: str, column: str, rows: Iterable[_Row]) -> _Row:
    """The row that tells this about the event; every row that tells it says the same."""
    telling = [row for row in rows if row.text(column)]
    for row in telling[1:]:
        if row.text(column) != telling[0].text(column):
            what = f"{event_id} has '{row.text(column)}' here and '{telling[0].text(column)}' in line {telling[0].line}"
            raise ResultFileError(row.where(column), what, "it belongs to the whole event: write it once")
    return telling[0] if telling else _Row(0, {})
