"""How an event changes the state. Nothing is decided here, and no chip may appear or vanish.

A hand is the only thing that happens often: it costs its own table and one copy of the mapping of tables, whatever the
number of players. How full the tables are is counted again only when somebody comes or goes.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.button import Arrival, Origin
from shuffleup.table.stakes import Stakes
from shuffleup.tournament import events as e
from shuffleup.tournament.state import (
    Chair,
    ChipLedger,
    EventState,
    Floor,
    LevelClock,
    Phase,
    Prizes,
    Round,
    Table,
    TableButton,
)


class ChipCountError(AssertionError):
    """An event would make chips appear or vanish, or does not fit the state: the record is damaged."""


def evolve(state: EventState | None, event: e.Event) -> EventState:
    """The state after an event. Raises ``ChipCountError`` for an event that does not fit."""
    if state is None:
        if not isinstance(event, e.EventOpened):
            raise ChipCountError(f"{type(event).__name__} before the event was opened")
        return _opened(event)
    return _APPLY[type(event)](state, event)


def fold(events: Iterable[e.Event], state: EventState | None = None) -> EventState:
    """The state after all these events. Raises ``ValueError`` when there is neither a state nor an event."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("no events: nothing was opened")
    return state


def recount(state: EventState) -> int:
    """All chips on all tables, counted one by one. Raises ``ChipCountError`` unless they are what was issued."""
    counted = sum(chair.stack for table in state.floor.tables.values() for chair in table.chairs)
    if counted != state.chips.in_play:
        raise ChipCountError(f"{counted} chips on the tables, {state.chips.in_play} issued")
    return counted


def _opened(event: e.EventOpened) -> EventState:
    clock = LevelClock(-1, 0, Stakes(0, 0), 0, 0, 0)
    return EventState(
        event.opening, Phase.REGISTERING, (), Floor({}, 0, 0, 0), clock, Round(), ChipLedger(), (), Prizes()
    )


def _reopened(state: EventState, event: e.EventOpened) -> EventState:
    raise ChipCountError(f"{state.opening.event_id} was opened already")


def _registered(state: EventState, event: e.EntriesRegistered) -> EventState:
    return replace(state, entries=state.entries + event.entries)


def _seated(state: EventState, event: e.SeatsDrawn) -> EventState:
    buttons = {button.table: button.chair for button in event.buttons}
    tables = {
        number: Table(number, event.chairs, chairs, TableButton(buttons[number]), event.unit)
        for number, chairs in sorted(_chairs_by_table(event.seats).items())
    }
    chips = ChipLedger(sum([seat.stack for seat in event.seats]))
    return _counted(replace(state, phase=Phase.SEATED, chips=chips), tables)


def _chairs_by_table(seats: Iterable[e.SeatDrawn]) -> dict[int, tuple[Chair, ...]]:
    tables: dict[int, list[Chair]] = {}
    for seat in seats:
        tables.setdefault(seat.table, []).append(Chair(seat.chair, seat.player, seat.stack))
    return {number: _in_order(chairs) for number, chairs in tables.items()}


def _in_order(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    return tuple(sorted(chairs, key=lambda chair: chair.number))


def _counted(state: EventState, tables: dict[int, Table]) -> EventState:
    """The state with these tables, their chips recounted: for the rare events that move many players."""
    after = replace(state, floor=_floor(tables, state.floor.hands))
    recount(after)
    return after


def _floor(tables: dict[int, Table], hands: int) -> Floor:
    sizes = [len(table.chairs) for table in tables.values()]
    return Floor(tables, sum(sizes), min(sizes, default=0), max(sizes, default=0), hands)


def _started(state: EventState, event: e.EventStarted) -> EventState:
    return replace(state, phase=Phase.PLAYING)


def _payouts_fixed(state: EventState, event: e.PayoutsFixed) -> EventState:
    return replace(state, prizes=Prizes(event.pool_cents, event.ladder))


def _level_started(state: EventState, event: e.LevelStarted) -> EventState:
    clock = LevelClock(event.step, event.number, event.stakes, event.at, event.ends_at, event.last_round)
    return replace(state, clock=clock)


def _break_started(state: EventState, event: e.BreakStarted) -> EventState:
    clock = replace(state.clock, step=event.step, ends_at=event.ends_at, break_until=event.ends_at, last_round=0)
    return replace(state, clock=clock)


def _round_started(state: EventState, event: e.RoundStarted) -> EventState:
    return replace(state, round=Round(event.number, event.at, True))  # noqa: FBT003 - a field, not a switch


def _hand_planned(state: EventState, event: e.HandPlanned) -> EventState:
    floor = state.floor
    tables = floor.tables.copy()
    table = tables[event.table]
    hand = event.plan.hand
    button = TableButton(table.button.first, event.positions)
    tables[event.table] = Table(
        table.number, table.seats, table.chairs, button, table.unit, hand, state.round.number if state.round.open else 0
    )
    return _with_floor(state, Floor(tables, floor.players, floor.fewest, floor.most, hand))


def _with_floor(state: EventState, floor: Floor) -> EventState:
    return EventState(
        state.opening,
        state.phase,
        state.entries,
        floor,
        state.clock,
        state.round,
        state.chips,
        state.places,
        state.prizes,
    )


def _hand_reported(state: EventState, event: e.HandReported) -> EventState:
    table = state.floor.tables[event.table]
    if table.hand != event.hand:
        raise ChipCountError(f"table {table.number} plays hand {table.hand}, not {event.hand}")
    chairs, difference = _settled(table.chairs, dict(zip(event.chairs, event.stacks, strict=True)))
    if difference:
        raise ChipCountError(f"hand {event.hand} changes the chips of table {table.number} by {difference}")
    button = table.button
    if type(event.carry) is not type(button.carry) or event.carry != button.carry:
        button = TableButton(button.first, button.last, button.arrivals, event.carry)
    tables = state.floor.tables.copy()
    tables[event.table] = Table(table.number, table.seats, chairs, button, table.unit, 0, table.round)
    floor = state.floor
    if not event.busts:
        return _with_floor(state, Floor(tables, floor.players, floor.fewest, floor.most, floor.hands))
    after = _with_floor(state, _floor(tables, floor.hands))
    busts = state.round.busts + event.busts
    return replace(after, round=Round(state.round.number, state.round.at, state.round.open, busts))


def _settled(chairs: tuple[Chair, ...], stacks: Mapping[int, int]) -> tuple[tuple[Chair, ...], int]:
    """The chairs with their new stacks, the empty ones gone, and by how much the table's chips changed."""
    after: list[Chair] = []
    difference = 0
    for chair in chairs:
        stack = stacks.get(chair.number, chair.stack)
        difference += stack - chair.stack
        if stack > 0:
            after.append(chair if stack == chair.stack else Chair(chair.number, chair.player, stack))
        elif stack < 0:
            raise ChipCountError(f"{chair.player} cannot have {stack} chips")
    return tuple(after), difference


def _round_closed(state: EventState, event: e.RoundClosed) -> EventState:
    return replace(state, round=replace(state.round, open=False))


def _placed(state: EventState, event: e.PlayersPlaced) -> EventState:
    placed = {place.player for place in event.places}
    waiting = tuple([bust for bust in state.round.busts if bust.player not in placed])
    return replace(state, places=state.places + event.places, round=replace(state.round, busts=waiting))


def _moved(state: EventState, event: e.PlayerMoved) -> EventState:
    tables = state.floor.tables.copy()
    source = tables[event.source]
    leaving = next((chair for chair in source.chairs if chair.player == event.player), None)
    if leaving is None or leaving.stack != event.stack:
        raise ChipCountError(f"{event.player} does not sit at table {event.source} with {event.stack} chips")
    stays = tuple([chair for chair in source.chairs if chair is not leaving])
    arrivals = tuple([arrival for arrival in source.button.arrivals if arrival.chair != leaving.number])
    tables[event.source] = replace(source, chairs=stays, button=replace(source.button, arrivals=arrivals))
    seat = e.SeatDrawn(event.player, event.target, event.chair, event.stack)
    tables[event.target] = _joined(tables[event.target], [seat], source.unit)
    return _with_floor(state, _floor(tables, state.floor.hands))


def _joined(table: Table, seats: Iterable[e.SeatDrawn], unit: int) -> Table:
    """The table with players from elsewhere, who may bring smaller chips than it has."""
    newcomers = [Chair(seat.chair, seat.player, seat.stack) for seat in seats]
    chairs = _in_order([*table.chairs, *newcomers])
    if len({chair.number for chair in chairs}) < len(chairs):
        raise ChipCountError(f"two players in one chair of table {table.number}")
    arrivals = table.button.arrivals + tuple([Arrival(chair.number, Origin.MOVED) for chair in newcomers])
    return replace(table, chairs=chairs, button=replace(table.button, arrivals=arrivals), unit=min(table.unit, unit))


def _broken(state: EventState, event: e.TableBroken) -> EventState:
    tables = state.floor.tables.copy()
    broken = tables.pop(event.table)
    if {seat.player: seat.stack for seat in event.seats} != {chair.player: chair.stack for chair in broken.chairs}:
        raise ChipCountError(f"the players and stacks of table {event.table} are not those that were drawn for")
    for seat in event.seats:
        tables[seat.table] = _joined(tables[seat.table], [seat], broken.unit)
    return _with_floor(state, _floor(tables, state.floor.hands))


def _final_table(state: EventState, event: e.FinalTableDrawn) -> EventState:
    unit = min(table.unit for table in state.floor.tables.values())
    chairs = _chairs_by_table(event.seats)[event.table]
    table = Table(event.table, event.chairs, chairs, TableButton(event.button), unit)
    return _counted(state, {event.table: table})


def _raced(state: EventState, event: e.ChipsRaced) -> EventState:
    tables = state.floor.tables.copy()
    table = tables[event.table]
    after = {seat.chair: seat.after for seat in event.seats}
    chairs, difference = _settled(table.chairs, after)
    if difference != event.added or len(chairs) != len(table.chairs):
        raise ChipCountError(f"the race at table {event.table} added {difference} chips, not {event.added}")
    tables[event.table] = replace(table, chairs=chairs, unit=event.unit)
    chips = replace(state.chips, raced=state.chips.raced + event.added)
    return _with_floor(replace(state, chips=chips), replace(state.floor, tables=tables))


def _play_ended(state: EventState, event: e.PlayEnded) -> EventState:
    return replace(state, phase=Phase.PLAYED_OUT, round=replace(state.round, open=False))


def _awarded(state: EventState, event: e.PrizesAwarded) -> EventState:
    paid = sum([award.cents for award in event.awards])
    if paid != state.prizes.pool_cents:
        raise ChipCountError(f"{paid} cents awarded of a pool of {state.prizes.pool_cents}")
    return replace(state, phase=Phase.FINISHED, prizes=replace(state.prizes, awards=event.awards))


_APPLY: Mapping[type[e.Event], Callable[[EventState, Any], EventState]] = {
    e.EventOpened: _reopened,
    e.EntriesRegistered: _registered,
    e.SeatsDrawn: _seated,
    e.EventStarted: _started,
    e.PayoutsFixed: _payouts_fixed,
    e.LevelStarted: _level_started,
    e.BreakStarted: _break_started,
    e.RoundStarted: _round_started,
    e.HandPlanned: _hand_planned,
    e.HandReported: _hand_reported,
    e.RoundClosed: _round_closed,
    e.PlayersPlaced: _placed,
    e.PlayerMoved: _moved,
    e.TableBroken: _broken,
    e.FinalTableDrawn: _final_table,
    e.ChipsRaced: _raced,
    e.PlayEnded: _play_ended,
    e.PrizesAwarded: _awarded,
}
