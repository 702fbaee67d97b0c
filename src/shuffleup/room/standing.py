"""How an event stands among the others of the room: planned, open, in play or over; and its part in a larger one."""

from msgspec import Struct

from shuffleup.tournament.facts.standing import satellite_terms
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import FinalDay, Flight

PLANNED = "planned"


class PartLine(Struct, frozen=True):
    """What an event has to do with others: ``done`` of ``total`` are its bags, flights or seats so far.

    A ``flight`` is done when its bags have gone to the final day, a ``final-day`` has so many flights of all, a
    ``satellite`` has given away so many of its seats. ``of`` is the id of the final day, or what the satellite calls
    the event that its seats are for.
    """

    kind: str
    of: str
    done: int
    total: int
    handed: bool = False
    """A satellite has handed its seats over to that event."""


def stands(state: EventState, starts_at: int, now: int) -> str:
    """``planned`` while nobody has entered and it has not come to its start; else the phase of the event."""
    if state.phase is Phase.REGISTERING and not state.entries and now < starts_at:
        return PLANNED
    return state.phase.value


def is_over(state: EventState) -> bool:
    """Is nothing left to be played? A flight is over when its bags are handed over."""
    flight = isinstance(state.definition.part, Flight) and bool(state.records.flights)
    return flight or state.phase is Phase.FINISHED


def part_of(state: EventState) -> PartLine | None:
    """What the event has to do with others; None for one that stands by itself."""
    part, closed = state.definition.part, state.records.flights
    if isinstance(part, Flight):
        return PartLine("flight", part.final_day, len(closed), 1)
    if isinstance(part, FinalDay):
        return PartLine("final-day", state.opening.event_id, len(closed), len(part.flights))
    terms = satellite_terms(state)
    if terms is None:
        return None
    seats = [cents for cents in state.prizes.ladder if cents >= terms.cents]
    won = [one for one in state.prizes.awards if one.seat_cents] or state.outcome.winners
    return PartLine("satellite", terms.into, len(won), max(len(seats), len(won)), state.tickets.handed is not None)
