"""How events of flights change the state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament.evolve.floor import floor_of, plus, with_postings, with_records
from shuffleup.tournament.words import flights as e
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.money import ChipCountError
from shuffleup.tournament.words.state import EventState, Phase


def _closed(state: EventState, event: e.FlightClosed) -> EventState:
    stacks = {chair.player: chair.stack for chair in state.floor.chairs}
    if event.closed.bags and stacks != {bag.player: bag.chips for bag in event.closed.bags}:
        raise ChipCountError(f"the bags of {event.closed.flight} are not the stacks on its tables")
    chips = replace(state.chips, removed=state.chips.removed + sum(stacks.values()))
    closed = with_records(with_postings(state, event.postings), flights=(event.closed,))
    return replace(closed, phase=Phase.FINISHED, chips=chips, floor=floor_of({}, state.floor))


def _taken(state: EventState, event: e.FlightTaken) -> EventState:
    numbers = event.entries[-1].number if event.entries else state.cage.numbers
    taken = with_records(with_postings(state, event.postings), flights=(*state.records.flights, event.closed))
    return replace(taken, cage=replace(taken.cage, entries=state.entries + event.entries, numbers=numbers))


def _carried(state: EventState, event: e.ConductCarried) -> EventState:
    conduct = state.conduct
    by_number = {one.number: one for one in (*conduct.sanctions, *event.sanctions)}
    sanctions = tuple([by_number[number] for number in sorted(by_number)])
    open_now = plus({}, [(sanction.player, sanction.left) for sanction in sanctions])
    conduct = replace(
        conduct,
        sanctions=sanctions,
        open=open_now,
        bans=conduct.bans + event.bans,
        removed=conduct.removed + event.removed,
    )
    return with_records(state, conduct=conduct)


APPLY_FLIGHTS: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.FlightClosed: _closed,
    e.FlightTaken: _taken,
    e.ConductCarried: _carried,
}
