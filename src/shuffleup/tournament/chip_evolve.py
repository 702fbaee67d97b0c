"""How events about chips change the state. A count is the only one that may change a stack without a move."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament import chip_events as e
from shuffleup.tournament.events import Event
from shuffleup.tournament.floor import ChipCountError, with_floor
from shuffleup.tournament.state import Chair, ChipLedger, EventState


def _with_stacks(state: EventState, tables: set[int], stacks: Mapping[str, int], chips: ChipLedger) -> EventState:
    changed = state.floor.tables.copy()
    for number in tables:
        table = changed[number]
        chairs = [Chair(chair.number, chair.player, stacks.get(chair.player, chair.stack)) for chair in table.chairs]
        changed[number] = replace(table, chairs=tuple(chairs))
    return with_floor(replace(state, chips=chips), replace(state.floor, tables=changed))


def _counted(state: EventState, event: e.ChipsCounted) -> EventState:
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


def _bagged(state: EventState, event: e.StacksBagged) -> EventState:
    return replace(state, book=replace(state.book, bags=event.bags))


def _unchanged(state: EventState, _event: e.ColouredUp) -> EventState:
    return state


def _exchanged(state: EventState, event: e.FoundExchanged) -> EventState:
    chairs = state.floor.tables[event.table].chairs
    stack = next(chair.stack for chair in chairs if chair.player == event.player)
    chips = replace(state.chips, raced=state.chips.raced + event.added)
    return _with_stacks(state, {event.table}, {event.player: stack + event.added}, chips)


def _taken_in(state: EventState, event: e.StrayTakenIn) -> EventState:
    return replace(state, chips=replace(state.chips, strayed=state.chips.strayed + event.chips))


APPLY_CHIPS: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.ChipsCounted: _counted,
    e.StacksBagged: _bagged,
    e.ColouredUp: _unchanged,
    e.FoundExchanged: _exchanged,
    e.StrayTakenIn: _taken_in,
}
