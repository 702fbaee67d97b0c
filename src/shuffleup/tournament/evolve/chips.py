"""How events about chips change the state. A count is the only one that may change a stack without a move."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament.evolve.floor import settled_chairs, with_records, with_tables, without_player, without_stack
from shuffleup.tournament.words.chips import ChipsCounted, ColouredUp, FoundExchanged, StacksBagged, StrayTakenIn
from shuffleup.tournament.words.conduct import ChipsForfeited, PlayerRemoved
from shuffleup.tournament.words.events import ChipsRaced, Event
from shuffleup.tournament.words.money import ChipCountError
from shuffleup.tournament.words.state import Chair, ChipLedger, EventState, FloorTable, chair_of


def _raced(state: EventState, event: ChipsRaced) -> EventState:
    table = state.floor.tables[event.table]
    chipless = tuple([chair.player for chair in table.chairs if not chair.stack])  # an entry may buy no chips
    chairs, difference = settled_chairs(table.chairs, {seat.chair: seat.after for seat in event.seats}, chipless)
    if difference != event.added or len(chairs) != len(table.chairs):
        raise ChipCountError(f"the race at table {event.table} added {difference} chips, not {event.added}")
    chips = replace(state.chips, raced=state.chips.raced + event.added)
    return with_tables(replace(state, chips=chips), replace(table, chairs=chairs, unit=event.unit))


def _with_stacks(state: EventState, tables: set[int], stacks: Mapping[str, int], chips: ChipLedger) -> EventState:
    changed: list[FloorTable] = []
    for number in tables:
        table = state.floor.tables[number]
        chairs = [Chair(chair.number, chair.player, stacks.get(chair.player, chair.stack)) for chair in table.chairs]
        changed.append(replace(table, chairs=tuple(chairs)))
    return with_tables(replace(state, chips=chips), *changed)


def _counted(state: EventState, event: ChipsCounted) -> EventState:
    if sum(stack.after - stack.before for stack in event.stacks) != event.difference:
        raise ChipCountError(f"the count changes the chips by something else than {event.difference}")
    chips = replace(
        state.chips,
        found=state.chips.found + event.difference,
        strayed=state.chips.strayed - event.strays,
        counted=len(event.stacks) == state.floor.players,
    )
    tables = {stack.table for stack in event.stacks}
    if state.round.won:
        counted = {stack.player for stack in event.stacks}
        won = {player: chips for player, chips in state.round.won.items() if player not in counted}
        state = replace(state, round=replace(state.round, won=won))
    return _with_stacks(state, tables, {stack.player: stack.after for stack in event.stacks}, chips)


def _exchanged(state: EventState, event: FoundExchanged) -> EventState:
    stack = chair_of(state.floor.tables[event.table], event.player).stack
    chips = replace(state.chips, raced=state.chips.raced + event.added)
    return _with_stacks(state, {event.table}, {event.player: stack + event.added}, chips)


def _forfeited(state: EventState, event: ChipsForfeited) -> EventState:
    _, before = without_player(state.floor.tables[event.table], event.player)
    if before.stack != event.stack + event.chips:
        raise ChipCountError(f"{event.player} does not have {event.stack + event.chips} chips at table {event.table}")
    chips = replace(state.chips, removed=state.chips.removed + event.chips)
    return _with_stacks(state, {event.table}, {event.player: event.stack}, chips)


def _removed(state: EventState, event: PlayerRemoved) -> EventState:
    removals = tuple([one for one in state.conduct.removals if one.player != event.player])
    after = with_records(state, conduct=replace(state.conduct, removals=removals))
    return without_stack(after, event.table, event.player, event.stack) if event.table else after


def _taken_in(state: EventState, event: StrayTakenIn) -> EventState:
    return replace(state, chips=replace(state.chips, strayed=state.chips.strayed + event.chips))


APPLY_CHIPS: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    ChipsRaced: _raced,
    ChipsCounted: _counted,
    StacksBagged: lambda state, event: with_records(state, bags=event.bags),
    ColouredUp: lambda state, _event: state,
    FoundExchanged: _exchanged,
    ChipsForfeited: _forfeited,
    PlayerRemoved: _removed,
    StrayTakenIn: _taken_in,
}
