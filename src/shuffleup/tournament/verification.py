"""Checking a draw: the event holds its seed, so anybody with the log can draw again and compare."""

from typing import TypeAlias

from shuffleup.tournament.decide.bounties import envelope_drawn
from shuffleup.tournament.decide.days import drawn_day_stop, drawn_last_hands
from shuffleup.tournament.decide.draws import broken, draw_again, draw_seats, final_table, seats_redrawn
from shuffleup.tournament.decide.entry import late_seated, table_opened
from shuffleup.tournament.decide.races import raced_again
from shuffleup.tournament.facts.seats import buttons_drawn
from shuffleup.tournament.words.bounties import EnvelopeDrawn, Taker
from shuffleup.tournament.words.clock import DayStopDrawn, LastHandsAnnounced
from shuffleup.tournament.words.commands import DrawAgain, DrawSeats
from shuffleup.tournament.words.entry import PlayerSeated, TableOpened
from shuffleup.tournament.words.events import ChipsRaced, Event, FinalTableDrawn, SeatsDrawn, TableBroken
from shuffleup.tournament.words.seats import ButtonsDrawn, SeatsRedrawn
from shuffleup.tournament.words.state import EventState

Drawn: TypeAlias = SeatsDrawn | TableBroken | FinalTableDrawn | ChipsRaced | EnvelopeDrawn
"""The events that any event may decide by lot."""

DrawnAnew: TypeAlias = ButtonsDrawn | SeatsRedrawn | DayStopDrawn | LastHandsAnnounced | TableOpened | PlayerSeated
"""Those of a restart, a redraw, the end of a day and late seats."""


def drawn_again(state: EventState, event: Drawn | DrawnAnew) -> Event | None:
    """What the published draw gives in the state before the event; None where nothing could be drawn.

    The event is genuine if it equals this. Only its commitment shows that the seed was not chosen to suit somebody.
    """
    match event:
        case SeatsDrawn():
            return _first_seats(state, event)
        case TableOpened():
            return table_opened(state, event.draw)
        case PlayerSeated():
            return late_seated(state, event.player, event.draw)
        case FinalTableDrawn():
            return final_table(state, event.draw)
        case TableBroken():
            table = state.floor.tables.get(event.table)
            return None if table is None else broken(state, table, event.draw)
        case ChipsRaced():
            table = state.floor.tables.get(event.table)
            return None if table is None else raced_again(table, event)
        case ButtonsDrawn():
            return buttons_drawn(state, event.draw)
        case SeatsRedrawn():
            return seats_redrawn(state, event.draw)
        case DayStopDrawn():
            return drawn_day_stop(state, event)
        case LastHandsAnnounced():
            return drawn_last_hands(state, event)
        case EnvelopeDrawn():
            waiting = state.bounties.waiting.get(event.player)
            by = waiting.by if waiting else tuple([Taker(gain.player, 1) for gain in event.gains])
            left = state.bounties.envelopes
            return envelope_drawn(state, event.player, by, event.draw) if left else None


def _first_seats(state: EventState, event: SeatsDrawn) -> Event | None:
    overruled = event.overruled
    if event.number > 1:
        decided = draw_again(state, DrawAgain(event.reason), event.draw)
    else:
        asked = DrawSeats(overruled.reason, overruled.author) if overruled else DrawSeats()
        decided = draw_seats(state, asked, event.draw)
    return decided[0] if isinstance(decided, tuple) else None
