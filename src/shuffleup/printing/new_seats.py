"""New seats: a slip for each player who has to move, or one list if there are many."""

from shuffleup.answer import Refusal
from shuffleup.people.alike import plain
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.grid import Cells, Grid, GridColumn, GridPaper
from shuffleup.printing.links import WALL
from shuffleup.printing.slip import Detail, Slip, Slips
from shuffleup.projections.audit import NewSeat

MOST_SLIPS = 36
"""Beyond this many, slips are not cut out and handed out; a list is put up instead."""


def moved(facts: Facts) -> bool:
    """Did the last row that gave new seats move anybody who still sits there?"""
    return bool(_sitting(facts, ()))


def new_seats(facts: Facts, wanted: Wanted) -> Slips | GridPaper | Refusal:
    """Players who got new seats by these rows of the log, or by the last one that gave any, if they still have them."""
    words, found = facts.wording, _sitting(facts, wanted.rows)
    title = words.say("paper-new-seats")
    if not found:
        return empty(title)
    if len(found) <= MOST_SLIPS:
        return Slips(facts.head(wanted, title), tuple([_slip(facts, one) for one in found]))
    rows = [(facts.called(one.player), _from(one), f"{one.table}-{one.chair}") for one in found]
    columns = (
        GridColumn(words.say("ui-player")),
        GridColumn(words.say("money-from"), Cells.NUMBER),
        GridColumn(words.say("paper-table-and-seat"), Cells.NUMBER),
    )
    grid = Grid(columns, tuple(sorted(rows, key=lambda row: plain(row[0]))))
    return GridPaper(facts.head(wanted, title, facts.code(WALL, "paper-scan-event")), (grid,))


def _sitting(facts: Facts, rows: tuple[int, ...]) -> list[NewSeat]:
    """The new seats in these rows, in the order a floor walks; if a player moved several times, the last one counts."""
    asked = rows or tuple([row for row in sorted(facts.moved) if facts.moved[row]])[-1:]
    seats = facts.seats()
    last = {one.player: one for row in asked for one in facts.moved.get(row, ())}
    return [one for one in last.values() if seats.get(one.player) == (one.table, one.chair)]


def _from(one: NewSeat) -> str:
    return f"{one.from_table}-{one.from_chair}" if one.from_table else ""


def _slip(facts: Facts, one: NewSeat) -> Slip:
    words = facts.wording
    old = {"table": one.from_table, "chair": one.from_chair}
    return Slip(
        title=words.say("ui-from-seat", old) if one.from_table else words.say("paper-new-seat"),
        who=facts.called(one.player),
        seat=(Detail(words.say("paper-table"), str(one.table)), Detail(words.say("paper-seat"), str(one.chair))),
        code=facts.code_of(one.player),
    )
