"""Checking a draw: the event names its seed, so anybody with the log can draw again and compare."""

from typing import TypeAlias

from shuffleup.chips.race import Race
from shuffleup.tournament import breaking, chip_race, seating
from shuffleup.tournament.events import ChipsRaced, Event, FinalTableDrawn, SeatsDrawn, TableBroken
from shuffleup.tournament.state import EventState

Drawn: TypeAlias = SeatsDrawn | TableBroken | FinalTableDrawn | ChipsRaced
"""The events that are decided by lot."""


def drawn_again(state: EventState, event: Drawn) -> Event | None:
    """What the published draw gives in the state before the event; None where nothing could be drawn.

    The event is genuine if this equals it. That the seed was not chosen to suit anybody is for its commitment to show.
    """
    match event:
        case SeatsDrawn():
            decided = seating.draw_seats(state, event.draw)
            return decided[0] if isinstance(decided, tuple) else None
        case FinalTableDrawn():
            return breaking.final_table(state, event.draw)
        case TableBroken():
            table = state.floor.tables.get(event.table)
            return None if table is None else breaking.broken(state, table, event.draw)
        case ChipsRaced():
            table = state.floor.tables.get(event.table)
            return None if table is None else chip_race.raced(table, Race(event.removed, event.unit), event.draw)
