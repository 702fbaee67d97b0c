"""How events of flights change the state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament import flight_events as e
from shuffleup.tournament.events import Event
from shuffleup.tournament.floor import ChipCountError, floor_of
from shuffleup.tournament.ledger import posted
from shuffleup.tournament.state import EventState, Phase


def _closed(state: EventState, event: e.FlightClosed) -> EventState:
    stacks = {chair.player: chair.stack for table in state.floor.tables.values() for chair in table.chairs}
    if event.closed.bags and stacks != {bag.player: bag.chips for bag in event.closed.bags}:
        raise ChipCountError(f"the bags of {event.closed.flight} are not the stacks on its tables")
    chips = replace(state.chips, removed=state.chips.removed + sum(stacks.values()))
    cage = replace(state.cage, ledger=posted(state.cage.ledger, event.postings))
    floor = floor_of({}, state.floor)
    book = replace(state.book, flights=(event.closed,))
    return replace(state, phase=Phase.FINISHED, cage=cage, chips=chips, floor=floor, book=book)


def _taken(state: EventState, event: e.FlightTaken) -> EventState:
    numbers = event.entries[-1].number if event.entries else state.cage.numbers
    ledger = posted(state.cage.ledger, event.postings)
    cage = replace(state.cage, entries=state.cage.entries + event.entries, numbers=numbers, ledger=ledger)
    return replace(state, cage=cage, book=replace(state.book, flights=(*state.book.flights, event.closed)))


def _carried(state: EventState, event: e.ConductCarried) -> EventState:
    conduct = state.book.conduct
    by_number = {one.number: one for one in (*conduct.sanctions, *event.sanctions)}
    sanctions = tuple([by_number[number] for number in sorted(by_number)])
    open_now: dict[str, int] = {}
    for sanction in sanctions:
        if sanction.left:
            open_now[sanction.player] = open_now.get(sanction.player, 0) + sanction.left
    conduct = replace(
        conduct,
        sanctions=sanctions,
        open=open_now,
        bans=conduct.bans + event.bans,
        removed=conduct.removed + event.removed,
    )
    return replace(state, book=replace(state.book, conduct=conduct))


APPLY_FLIGHTS: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.FlightClosed: _closed,
    e.FlightTaken: _taken,
    e.ConductCarried: _carried,
}
