"""Who sits where, and who has come: lists for the wall of the room, for tables, and to be signed."""

from shuffleup.answer import Refusal
from shuffleup.people.alike import plain
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.grid import Cells, Grid, GridColumn, GridPaper
from shuffleup.printing.links import WALL
from shuffleup.projections.floor import SeatCard, TableCard, entrants, floor


def entered(facts: Facts) -> bool:
    """Has anybody entered?"""
    return bool(facts.state.entries or facts.state.floor.tables)


def seats_by_name(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """Everybody who has a seat, by name: to be pinned to the wall."""
    words = facts.wording
    rows = sorted(
        [
            (facts.called(chair.player), str(table.number), str(chair.number))
            for table in facts.state.floor.tables.values()
            for chair in table.chairs
        ],
        key=lambda row: (plain(row[0]), int(row[1])),
    )
    columns = (GridColumn(words.say("ui-player")), _number(facts, "paper-table"), _number(facts, "paper-seat"))
    return _paper(facts, wanted, "paper-seats-by-name", (Grid(columns, tuple(rows)),))


def seats_by_table(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """Who sits at each table, table after table."""
    words = facts.wording
    columns = (_number(facts, "paper-seat"), GridColumn(words.say("ui-player")))
    grids = [
        Grid(
            columns,
            tuple([(str(one.chair), facts.called(one.player)) for one in _taken(table)]),
            words.say("ui-table", {"table": table.table}),
        )
        for table in _tables(facts, wanted)
    ]
    return _paper(facts, wanted, "paper-seats-by-table", tuple(grids))


def table_sheets(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """A sheet for each table: every seat with its player and chips, and space to write who goes out, and by whom."""
    words = facts.wording
    columns = (
        _number(facts, "paper-seat"),
        GridColumn(words.say("ui-player"), wide=3),
        GridColumn(words.say("ui-stack"), Cells.NUMBER),
        GridColumn(words.say("paper-out-at"), Cells.BLANK, 1),
        GridColumn(words.say("paper-out-by"), Cells.BLANK, 1),
        GridColumn(words.say("paper-chips-now"), Cells.BLANK),
    )
    grids = [
        Grid(
            columns,
            tuple([_seat_row(facts, one) for one in table.seats]),
            words.say("ui-table", {"table": table.table}),
            words.say("paper-button-at", {"chair": table.button}) if table.button and table.button_known else "",
        )
        for table in _tables(facts, wanted)
    ]
    return _paper(facts, wanted, "paper-table-sheets", tuple(grids))


def sign_in(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """Everybody who has entered, by name, with a line for each to sign on."""
    words = facts.wording
    numbers: dict[str, list[str]] = {}
    for entry in facts.state.entries:
        numbers.setdefault(entry.player, []).append(str(entry.number))
    lines = sorted(entrants(facts.state), key=lambda one: plain(facts.called(one.player)))
    rows = [
        (
            facts.called(one.player),
            ", ".join(numbers.get(one.player, ())),
            f"{one.table}-{one.chair}" if one.table else "",
            "",
        )
        for one in lines
    ]
    columns = (
        GridColumn(words.say("ui-player"), wide=3),
        GridColumn(words.say("paper-entry"), Cells.NUMBER),
        GridColumn(words.say("paper-table-and-seat"), Cells.NUMBER),
        GridColumn(words.say("money-signature"), Cells.BLANK, 3),
    )
    return _paper(facts, wanted, "paper-sign-in", (Grid(columns, tuple(rows)),), (words.say("deal-witness"),))


def _seat_row(facts: Facts, one: SeatCard) -> tuple[str, ...]:
    chips = facts.wording.chips(one.stack) if one.player else ""
    return str(one.chair), facts.called(one.player) if one.player else "", chips, "", "", ""


def _tables(facts: Facts, wanted: Wanted) -> list[TableCard]:
    return [one for one in floor(facts.state, facts.at).tables if wanted.table in (0, one.table)]


def _taken(table: TableCard) -> list[SeatCard]:
    return [one for one in table.seats if one.player]


def _number(facts: Facts, name: str) -> GridColumn:
    return GridColumn(facts.wording.say(name), Cells.NUMBER)


def _paper(
    facts: Facts, wanted: Wanted, name: str, grids: tuple[Grid, ...], signs: tuple[str, ...] = ()
) -> GridPaper | Refusal:
    title = facts.wording.say(name)
    if not any(one.rows for one in grids):
        return empty(title)
    head = facts.head(wanted, title, facts.code(WALL, "paper-scan-event"))
    return GridPaper(head, grids, signs=signs)
