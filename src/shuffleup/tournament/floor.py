"""Changing the floor: the steps of every event that seats, moves or removes players."""

from collections.abc import Iterable

from msgspec.structs import replace

from shuffleup.table.button import Arrival, Origin
from shuffleup.table.giro import vacated
from shuffleup.tournament.state import Chair, EventState, Floor, Place, Table, ToldAt


class ChipCountError(AssertionError):
    """An event would make chips appear or vanish, or does not fit the state: the record is damaged."""


def floor_of(tables: dict[int, Table], before: Floor) -> Floor:
    """The floor with these tables instead, its players counted."""
    sizes = [len(table.chairs) for table in tables.values()]
    return Floor(
        tables, sum(sizes), min(sizes, default=0), max(sizes, default=0), before.hands, before.care, before.dealt
    )


def with_table(floor: Floor, table: Table) -> Floor:
    """The floor with one table that has other players than before; the others are looked at only if they must be."""
    before, after = len(floor.tables[table.number].chairs), len(table.chairs)
    tables = floor.tables.copy()
    tables[table.number] = table
    fewest, most = min(floor.fewest, after), max(floor.most, after)
    if before == floor.fewest < after and all(len(one.chairs) > before for one in tables.values()):
        fewest = min([len(one.chairs) for one in tables.values()])
    if before == floor.most > after and all(len(one.chairs) < before for one in tables.values()):
        most = max([len(one.chairs) for one in tables.values()])
    return Floor(tables, floor.players + after - before, fewest, most, floor.hands, floor.care, floor.dealt)


def with_floor(state: EventState, floor: Floor) -> EventState:
    """The state with another floor, in the quickest way: this happens twice for every hand."""
    return EventState(
        state.opening,
        state.phase,
        state.cage,
        floor,
        state.clock,
        state.round,
        state.chips,
        state.outcome,
        state.book,
    )


def with_places(state: EventState, places: tuple[Place, ...]) -> EventState:
    """The state with other places."""
    return replace(state, outcome=replace(state.outcome, places=places))


def in_order(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs by rising number, as a table holds them."""
    return tuple(sorted(chairs, key=lambda chair: chair.number))


def joined(table: Table, newcomers: Iterable[Chair], unit: int, origin: Origin = Origin.MOVED) -> Table:
    """The table with players from elsewhere, who may bring smaller chips than it has."""
    arriving = list(newcomers)
    chairs = in_order([*table.chairs, *arriving])
    if len({chair.number for chair in chairs}) < len(chairs):
        raise ChipCountError(f"two players in one chair of table {table.number}")
    arrivals = table.button.arrivals + tuple([Arrival(chair.number, origin) for chair in arriving])
    return replace(table, chairs=chairs, button=replace(table.button, arrivals=arrivals), unit=min(table.unit, unit))


def told_now(state: EventState) -> ToldAt:
    """The mark of what is told of a table at this point of play."""
    return ToldAt(state.clock.step, state.round.number)


def left(table: Table, player: str) -> tuple[Table, Chair]:
    """The table without a player, and the chair he had. Raises ``ChipCountError`` if he does not sit there."""
    leaving = next((chair for chair in table.chairs if chair.player == player), None)
    if leaving is None:
        raise ChipCountError(f"{player} does not sit at table {table.number}")
    stays = tuple([chair for chair in table.chairs if chair is not leaving])
    arrivals = tuple([arrival for arrival in table.button.arrivals if arrival.chair != leaving.number])
    button = replace(table.button, arrivals=arrivals, giro=vacated(table.button.giro, leaving.number))
    return replace(table, chairs=stays, button=button), leaving
