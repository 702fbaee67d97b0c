"""The tables of the room: which there are, which event has which of them, and who deals."""

from typing import Annotated

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.room.shared_tables import SharedTables, seats_at
from shuffleup.web.shell.asked import PRINTED
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal

MOST_TABLES = 1_000
HIGHEST = 9_999
_Number = Annotated[int, Meta(ge=1, le=HIGHEST)]


class TablesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the tables in the room; none if events need not share them."""

    numbers: Annotated[tuple[_Number, ...], Meta(max_length=MOST_TABLES)]


class DealerRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer of a table; empty for nobody."""

    dealer: Annotated[str, Meta(max_length=80, pattern=PRINTED)]


class TableUse(Struct, frozen=True):
    """An event at a table, and how many players it has there."""

    event_id: str
    name: str
    players: int


class RoomTableLine(Struct, frozen=True):
    """A table. If there is no list, or before it was made, two events may be at the same one."""

    number: int
    dealer: str
    uses: tuple[TableUse, ...]
    waits_for: tuple[str, ...]
    """The ids of events that will open it when they need another table."""
    listed: bool = True


class TakingEvent(Struct, frozen=True):
    """An event that is open or in play, the tables it uses, and those assigned to it."""

    event_id: str
    name: str
    phase: str
    sits_at: tuple[int, ...]
    assigned: tuple[int, ...]


class RoomTablesPage(Struct, frozen=True):
    """Every table of the room and every event that may need some."""

    tables: tuple[RoomTableLine, ...]
    events: tuple[TakingEvent, ...]


@get("/tables", summary="The tables of the room", right=Right.SEE_EVENTS)
async def tables_page(desk: NamedDependency[Desk], tables: NamedDependency[SharedTables]) -> RoomTablesPage:
    """Which table is in which event, who deals there, and which are free."""
    standing = {one.number: one.dealer for one in await tables.all()}
    uses: dict[int, list[TableUse]] = {}
    waits: dict[int, list[str]] = {}
    events: list[TakingEvent] = []
    async for state in desk.unfinished():
        if state.definition.online:
            continue
        event, name, sits = state.opening.event_id, state.definition.name, sorted(seats_at(state))
        for number in sits:
            uses.setdefault(number, []).append(TableUse(event, name, len(state.floor.tables[number].chairs)))
        for number in state.floor.assigned:
            if number not in sits:
                waits.setdefault(number, []).append(event)
        events.append(TakingEvent(event, name, state.phase.value, tuple(sits), state.floor.assigned))
    lines = [
        RoomTableLine(
            number,
            standing.get(number, ""),
            tuple(uses.get(number, ())),
            tuple(waits.get(number, ())),
            number in standing,
        )
        for number in sorted(standing.keys() | uses.keys())
    ]
    return RoomTablesPage(tuple(lines), tuple(sorted(events, key=lambda one: (not one.sits_at, one.name))))


@put("/tables", status_code=204, summary="Say which tables the room has", right=Right.KEEP_TABLES)
async def keep_tables(
    data: JSONBody[TablesRequest], desk: NamedDependency[Desk], tables: NamedDependency[SharedTables]
) -> None:
    """From now on events share these tables: none is opened that is not on the list, or is in use by another event."""
    if refused := await tables.keep(data.numbers, desk.unfinished):
        raise of_refusal(refused, "numbers")
