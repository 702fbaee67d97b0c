"""Reads results of finished tournaments: the output of ``shuffleup run --json``, or a spreadsheet as CSV.

    place,player,day,pool,prize
    1,Anna,2026-03-14,800.00,400.00
    2,Bruno,2026-03-14,800.00,240.00

Only ``place`` and ``player`` are needed. Players with the same place share it. What belongs to the whole event may be
in each of its rows or only in the first. One file may have several events, told apart by ``event``. Columns are
separated by commas, semicolons or tabs; money has a decimal point or comma.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO

import msgspec
from msgspec import Struct

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.arguments import checked
from shuffleup.league.result import Result, ResultLine
from shuffleup.toml_text import did_you_mean
from shuffleup.tournament.words.names import canonical_name

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


class ResultFileError(ProblemError):
    """A file of results cannot be read: where, what is wrong, and how to mend it."""

    def __init__(self, place: Note | str, what: Note, hint: Note) -> None:
        super().__init__(Problem(what, place, hint))


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
    """The results in a file; ``event_id`` and ``day`` are used if it names none. Raises ``ResultFileError``."""
    if text.lstrip().startswith("{"):
        return (_of_run(text, event_id, day),)
    return _of_csv(text, event_id, day)


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _of_run(text: str, event_id: str, day: str) -> Result:
    try:
        run = msgspec.json.decode(text, type=_RunDocument)
    except msgspec.DecodeError as fault:
        raise ResultFileError("JSON", note("no-result-why", why=str(fault)), note("run-json-prints-one")) from None
    if not run.schema.startswith("shuffleup.run/"):
        raise ResultFileError("schema", note("no-result", schema=run.schema), note("run-json-prints-one"))
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
        # Without a price in the document, it follows from the pool if that divides evenly.
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
            raise ResultFileError(self.where(column), note("not-a-number", word=text), note("write-digits"))
        return int(text)

    def cents(self, column: str) -> int:
        text = self.text(column)
        if not text:
            return 0
        found = re.fullmatch(r"(\d{1,12})(?:[.,](\d{1,2}))?", text)
        if not found:
            raise ResultFileError(self.where(column), note("no-amount-of-money", text=text), note("write-money"))
        return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))

    def yes(self, column: str, *, absent: bool) -> bool:
        if column not in self.cells:
            return absent
        word = self.text(column).lower()
        if word not in _YES | _NO:
            raise ResultFileError(self.where(column), note("neither-yes-nor-no", word=word), note("write-yes-or-no"))
        return word in _YES if word else absent

    def where(self, column: str) -> Note:
        return note("line-and-column", number=self.line, column=column)


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
        raise ResultFileError(_line(1), note("the-file-is-empty"), note("write-columns-and-lines"))
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
            what = note("more-cells-than-columns", cells=len(trimmed), columns=len(columns))
            raise ResultFileError(_line(line), what, note("quote-cells"))
        else:
            rows.append(_Row(line, dict(zip(columns, trimmed, strict=False))))
    if not rows:
        raise ResultFileError(_line(2), note("no-player"), note("write-a-line-each"))
    return rows


def _line(number: int) -> Note:
    return note("line-number", number=number)


def _cells(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Each line with its number. A cell ends on its line, or an open quotation mark would swallow all players below."""
    reader, line = csv.reader(StringIO(text), delimiter=delimiter), 0
    try:
        for cells in reader:
            if reader.line_num > line + 1:
                raise ResultFileError(_line(line + 1), note("quote-not-closed"), note("close-the-quote"))
            line = reader.line_num
            yield line, cells
    except csv.Error:
        raise ResultFileError(_line(line + 1), note("cell-too-long"), note("shorten-it")) from None


def _columns(heading: Sequence[str]) -> list[str]:
    plain = [cell.lower().replace(" ", "_").replace("-", "_") for cell in heading]
    columns = [_SAME.get(cell, cell) for cell in plain]
    for column in columns:
        if column not in COLUMNS:
            hint = did_you_mean(column, COLUMNS, "columns-are")
            raise ResultFileError(_line(1), note("no-column", column=column), hint)
        if columns.count(column) > 1:
            raise ResultFileError(_line(1), note("column-twice", column=column), note("keep-one-of-them"))
    for column in ("place", "player"):
        if column not in columns:
            raise ResultFileError(_line(1), note("column-missing", column=column), note("write-columns"))
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
    """The first row with this fact about the event; all rows that have it must agree."""
    telling = [row for row in rows if row.text(column)]
    for row in telling[1:]:
        if row.text(column) != telling[0].text(column):
            here, there = row.text(column), telling[0].text(column)
            what = note("event-has-two", event=event_id, here=here, there=there, line=telling[0].line)
            raise ResultFileError(row.where(column), what, note("write-it-once"))
    return telling[0] if telling else _Row(0, {})
