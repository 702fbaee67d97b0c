"""Seats of an event: how its tables break, who needs a certain seat, and whether its draws hold."""

import asyncio
from collections import Counter

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.projections.draws_proof import DrawLine, draws_proof
from shuffleup.rulebooks.policy.seating import BreakDraw
from shuffleup.service.history import given_of
from shuffleup.service.streams import event_stream
from shuffleup.tournament.decide.draws import break_table
from shuffleup.tournament.facts.balance import break_is_due, break_order
from shuffleup.tournament.facts.rebuys import open_chairs
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import unknown_table
from shuffleup.tournament.words.commands import BreakTable
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import TableBroken
from shuffleup.tournament.words.seats import SeatNeed
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal

MOST_DRAWS = 200
"""Draws in one answer: first those that do not hold, then the newest."""
_NO_SEED = Draw("00", "preview")
"""The number of players each table gets does not depend on the draw; who goes where is not revealed before it."""


class TakingTable(Struct, frozen=True):
    """A table that takes ``gets`` of the players of a broken table, in chairs drawn from ``chairs``."""

    table: int
    gets: int
    chairs: tuple[int, ...]


class Breaking(Struct, frozen=True):
    """What happens if a table is broken now. If breaking it would be refused, nobody is moved."""

    table: int
    players: tuple[str, ...]
    taken_by: tuple[TakingTable, ...]
    drawing: BreakDraw
    rule: str


class SeatingPage(Struct, frozen=True):
    """The order in which tables break, what it means for one of them, and which players need a certain seat."""

    version: int
    order: tuple[int, ...]
    """The next one first; empty before the draw."""
    due: bool
    """Whether the players left would fit at one table fewer."""
    breaking: Breaking | None
    """The requested table, or else the one that breaks next; none if only one is left."""
    needs: tuple[SeatNeed, ...]


class DrawsPage(Struct, frozen=True):
    """The draws of the log, each repeated from the seed recorded there. ``broken_at`` is the first row that does not
    follow from those before it; 0 if all do."""

    version: int
    count: int
    holds: bool
    broken_at: int
    draws: tuple[DrawLine, ...]


@get("/events/{event_id:str}/seating", summary="How tables break, and seats that are needed", right=Right.SEE_FLOOR)
async def seating_page(event_id: FromPath[str], desk: NamedDependency[Desk], table: FromQuery[int] = 0) -> SeatingPage:
    """The order of breaking, what breaking ``table`` (or the next) would do, and the seats that players need."""
    state, version = await desk.state(event_id)
    order = break_order(state)
    if table and table not in order:
        raise of_refusal(unknown_table(state, table), "table")
    asked = table or (order[0] if len(order) > 1 else 0)
    breaking = _breaking(state, asked) if asked else None
    return SeatingPage(version, order, break_is_due(state), breaking, state.seating.needs)


def _breaking(state: EventState, number: int) -> Breaking:
    decided = break_table(state, BreakTable(number), _NO_SEED)
    gets: Counter[int] = Counter()
    if not isinstance(decided, Refusal):
        broken = next(event for event in decided if isinstance(event, TableBroken))
        gets.update([seat.table for seat in broken.seats])
    tables = state.floor.tables
    taken_by = [TakingTable(to, count, open_chairs(state, tables[to])) for to, count in sorted(gets.items())]
    players = tuple([chair.player for chair in tables[number].chairs])
    drawing = state.procedure.seating.break_draw
    return Breaking(number, players, tuple(taken_by), drawing, rule_of(state, "break_draw"))


@get("/events/{event_id:str}/draws", summary="The draws of an event, drawn again", right=Right.SEE_FLOOR)
async def draws_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> DrawsPage:
    """Repeats every draw: those that do not hold come first, then the newest."""
    await desk.room(event_id)
    stream = event_stream(event_id)
    with desk.service.reading(stream):
        rows = await desk.service.store.read(stream)
    proof = await asyncio.to_thread(lambda: draws_proof(given_of(rows)))  # a long night takes its time
    shown = sorted(proof.draws, key=lambda line: (line.holds, -line.version))[:MOST_DRAWS]
    return DrawsPage(rows[-1].version, len(proof.draws), proof.holds, proof.broken_at, tuple(shown))
