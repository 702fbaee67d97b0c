"""Checking a draw: the event names its seed, so anybody with the log can draw again and compare."""

from typing import TypeAlias

from shuffleup.tournament import bounties, breaking, chip_race, last_hands, late_seats, redraw, seating
from shuffleup.tournament.bounty_events import EnvelopeDrawn
from shuffleup.tournament.bounty_state import Taker
from shuffleup.tournament.cage_events import PlayerSeated, TableOpened
from shuffleup.tournament.clock_events import DayStopDrawn, LastHandsAnnounced
from shuffleup.tournament.events import ChipsRaced, Event, FinalTableDrawn, SeatsDrawn, TableBroken
from shuffleup.tournament.seat_events import ButtonsDrawn, SeatsRedrawn
from shuffleup.tournament.state import EventState

Drawn: TypeAlias = SeatsDrawn | TableBroken | FinalTableDrawn | ChipsRaced | EnvelopeDrawn
"""The events that are decided by lot in any event."""

DrawnAnew: TypeAlias = ButtonsDrawn | SeatsRedrawn | DayStopDrawn | LastHandsAnnounced | TableOpened | PlayerSeated
"""Those of a restart, a redraw, the end of a day and late seats."""


def drawn_again(state: EventState, event: Drawn | DrawnAnew) -> Event | None:
    """What the published draw gives in the state before the event; None where nothing could be drawn.

    The event is genuine if this equals it. That the seed was not chosen to suit anybody is for its commitment to show.
    """
    match event:
        case SeatsDrawn():
            decided = seating.draw_seats(state, event.draw)
            return decided[0] if isinstance(decided, tuple) else None
        case TableOpened():
            return late_seats.opened(state, event.draw)
        case PlayerSeated():
            return late_seats.seated(state, event.player, event.draw)
        case FinalTableDrawn():
            return breaking.final_table(state, event.draw)
        case TableBroken():
            table = state.floor.tables.get(event.table)
            return None if table is None else breaking.broken(state, table, event.draw)
        case ChipsRaced():
            table = state.floor.tables.get(event.table)
            return None if table is None else chip_race.raced_again(table, event)
        case ButtonsDrawn():
            return redraw.buttons_drawn(state, event.draw)
        case SeatsRedrawn():
            return redraw.seats_redrawn(state, event.draw)
        case DayStopDrawn():
            return last_hands.drawn_day_stop(state, event)
        case LastHandsAnnounced():
            return last_hands.drawn_last_hands(state, event)
        case EnvelopeDrawn():
            waiting = state.book.bounties.waiting.get(event.player)
            by = waiting.by if waiting else tuple([Taker(gain.player, 1) for gain in event.gains])
            left = state.book.bounties.mystery.envelopes
            return bounties.envelope(state, event.player, by, event.draw) if left else None
