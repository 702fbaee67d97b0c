"""How one event changes the state, and how a sequence of events does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.stakes import Stakes
from shuffleup.tournament.evolve.bounties import APPLY_BOUNTIES
from shuffleup.tournament.evolve.chips import APPLY_CHIPS
from shuffleup.tournament.evolve.clock import APPLY_CLOCK
from shuffleup.tournament.evolve.conduct import APPLY_CONDUCT
from shuffleup.tournament.evolve.entry import APPLY_CAGE
from shuffleup.tournament.evolve.flights import APPLY_FLIGHTS
from shuffleup.tournament.evolve.floor import APPLY_FLOOR, with_floor
from shuffleup.tournament.evolve.prizes import APPLY_PRIZES
from shuffleup.tournament.evolve.seats import APPLY_SEATS
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.entry import Cage
from shuffleup.tournament.words.money import ChipCountError
from shuffleup.tournament.words.state import (
    ChipLedger,
    EventState,
    FloorPlan,
    FloorTable,
    LevelClock,
    Outcome,
    Phase,
    PlayerRecords,
    Round,
)


def evolve(state: EventState | None, event: e.Event) -> EventState:
    """The state after an event. Raises ``ChipCountError`` for an event that does not fit."""
    if state is None:
        if not isinstance(event, e.EventOpened):
            raise ChipCountError(f"{type(event).__name__} before the event was opened")
        return _opened(event)
    return APPLY[type(event)](state, event)


class _Owned(dict[int, FloorTable]):
    """The tables of a state that nobody else sees: while a stream is replayed, every copy would be thrown away."""

    def copy(self) -> dict[int, FloorTable]:
        """These tables themselves."""
        return self


def fold(events: Iterable[e.Event], state: EventState | None = None) -> EventState:
    """The state after all these events, as ``evolve`` leads to it one by one; the state handed in stays as it is.

    Raises ``ValueError`` when there is neither a state nor an event.
    """
    for event in events:
        state = evolve(state, event)
        if type(state.floor.tables) is not _Owned:
            state = with_floor(state, replace(state.floor, tables=_Owned(state.floor.tables)))
    if state is None:
        raise ValueError("no events: nothing was opened")
    return with_floor(state, replace(state.floor, tables=dict(state.floor.tables)))


def _opened(event: e.EventOpened) -> EventState:
    clock = LevelClock(-1, 0, Stakes(0, 0), 0, 0, 0)
    floor, chips = FloorPlan({}, 0, 0, 0), ChipLedger()
    return EventState(
        event.opening, Phase.REGISTERING, Cage(), floor, clock, Round(), chips, Outcome(), PlayerRecords()
    )


def _reopened(state: EventState, event: e.EventOpened) -> EventState:
    raise ChipCountError(f"{state.opening.event_id} was opened already")


APPLY: Mapping[type[e.Event], Callable[[EventState, Any], EventState]] = {
    e.EventOpened: _reopened,
    **APPLY_FLOOR,
    **APPLY_CAGE,
    **APPLY_CLOCK,
    **APPLY_SEATS,
    **APPLY_CONDUCT,
    **APPLY_BOUNTIES,
    **APPLY_CHIPS,
    **APPLY_PRIZES,
    **APPLY_FLIGHTS,
}
