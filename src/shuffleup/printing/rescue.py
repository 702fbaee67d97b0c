"""The emergency pack on paper: all a room needs to go on by hand, in one print, from the sheets of the archive."""

from collections.abc import Iterator

from msgspec.structs import asdict

from shuffleup.answer import Refusal
from shuffleup.formats.listing import Listing
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.grid import Cells, Grid, GridColumn, GridPaper
from shuffleup.printing.links import FLOOR
from shuffleup.printing.seat_lists import entered
from shuffleup.printing.wording import Wording
from shuffleup.projections.event_numbers import numbers, prize_board
from shuffleup.projections.payouts import PayoutRow
from shuffleup.room.pack.sheets import PackFacts, position, sheets

ORDER = ("structure", "payouts", "tables", "names", "entries", "ledger", "penalties", "tickets")
"""What is needed first comes first."""
_TABLE = "table"


def pack(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """Clock, levels, prizes, seats and stacks, standings, money, penalties and tickets, as they are now."""
    words = facts.wording
    if not entered(facts):
        return empty(words.say("paper-pack"))
    packed = PackFacts(facts.state, facts.at, facts.beside.tickets, facts.names, words.wall)
    made = sheets(packed, words.speech)
    grids = [grid for name in ORDER for grid in _grids(name, made[name], facts)]
    day, time = words.moment(facts.at)
    now = numbers(facts.state)
    chips = {"chips": words.chips(now.chips), "average": words.chips(now.average_stack)}
    told = (
        position(packed, words.speech),
        words.say("pack-numbers", {"players": now.players, "entries": now.entries, **chips}),
        words.say("paper-pack-made", {"day": day, "time": time}),
        words.say("paper-pack-how"),
    )
    return GridPaper(
        facts.head(wanted, words.say("paper-pack"), facts.code(FLOOR, "paper-scan-floor")), tuple(grids), told
    )


def _grids(name: str, sheet: Listing, facts: Facts) -> Iterator[Grid]:
    """A sheet as grids: prizes as they would be now, seats with one grid per table, and none if it is empty."""
    words = facts.wording
    if name == "payouts":
        yield from _prizes(facts, sheet.title)
        return
    names = sheet.kind.__struct_fields__
    rows = [asdict(row) for row in sheet.rows]
    if name != "tables":
        if rows:
            cells = tuple([_cells(row, names, words) for row in rows])
            yield Grid(_columns(names, rows, sheet), cells, sheet.title, key=name)
        return
    names = tuple([one for one in names if one != _TABLE])
    for table in dict.fromkeys([row[_TABLE] for row in rows]):
        own = [row for row in rows if row[_TABLE] == table]
        cells = tuple([_cells(row, names, words) for row in own])
        yield Grid(_columns(names, own, sheet), cells, words.say("ui-table", {"table": int(table)}), key=name)


def _prizes(facts: Facts, title: str) -> Iterator[Grid]:
    words, board = facts.wording, prize_board(facts.state)
    columns = GridColumn(words.say("ui-place-head"), Cells.NUMBER), GridColumn(words.say("ui-prize"), Cells.NUMBER)
    rows = tuple([(words.places(row.first, row.last), _prize(row, words)) for row in board.chart.rows])
    if rows:
        yield Grid(columns, rows, title, "" if board.fixed else words.say("wall-prizes-so-far"), "payouts")


def _prize(row: PayoutRow, words: Wording) -> str:
    """The money of a place, and what it gets beside it."""
    return " + ".join([one for one in (words.money(row.prize_cents) if row.prize_cents else "", row.in_kind) if one])


def _columns(names: tuple[str, ...], rows: list[dict[str, object]], sheet: Listing) -> tuple[GridColumn, ...]:
    found = []
    for name in names:
        head, counts = sheet.headings[name], any(isinstance(row[name], int) for row in rows)
        wide = 2 if name == "player" else 1
        found.append(GridColumn(head[:1].upper() + head[1:], Cells.NUMBER if counts else Cells.TEXT, wide))
    return tuple(found)


def _cells(row: dict[str, object], names: tuple[str, ...], words: Wording) -> tuple[str, ...]:
    return tuple([_cell(name, row[name], words) for name in names])


def _cell(name: str, value: object, words: Wording) -> str:
    if name.endswith("_cents"):
        return words.money(int(str(value))) if value else ""
    if isinstance(value, int):
        return words.chips(value)
    return str(value) if value else ""
