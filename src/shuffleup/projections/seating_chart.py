"""Who sits where, by table for the floor and by name for the wall."""

from msgspec import Struct

from shuffleup.tournament.state import EventState, Table


class ChartSeat(Struct, frozen=True, gc=False):
    """A chair of a table; ``player`` is empty where nobody sits."""

    chair: int
    player: str
    stack: int


class TableChart(Struct, frozen=True, gc=False):
    """A table with all its chairs. ``button`` is the chair of the button in the hand in progress or the last one."""

    table: int
    button: int
    hand: int
    """The hand in progress, 0 between hands."""
    seats: tuple[ChartSeat, ...]


class SeatEntry(Struct, frozen=True, gc=False):
    """Where one player sits."""

    player: str
    table: int
    chair: int


def seating_chart(state: EventState) -> tuple[TableChart, ...]:
    """The tables in play by number, each with every chair it has."""
    return tuple([_chart(table) for table in sorted(state.floor.tables.values(), key=lambda table: table.number)])


def seats_by_player(state: EventState) -> tuple[SeatEntry, ...]:
    """The players in play by their ids."""
    seats = [
        SeatEntry(chair.player, table.number, chair.number)
        for table in state.floor.tables.values()
        for chair in table.chairs
    ]
    return tuple(sorted(seats, key=lambda seat: seat.player))


def _chart(table: Table) -> TableChart:
    taken = {chair.number: chair for chair in table.chairs}
    seats = [
        ChartSeat(number, taken[number].player, taken[number].stack) if number in taken else ChartSeat(number, "", 0)
        for number in range(1, table.seats + 1)
    ]
    button = table.button.last.button if table.button.last else table.button.first
    return TableChart(table.number, button, table.hand, tuple(seats))
