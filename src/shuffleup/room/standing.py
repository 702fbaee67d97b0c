"""How an event stands among the room's others: planned, open, in play or over; and its part in a larger event."""

from msgspec import Struct

from shuffleup.tournament.facts.standing import satellite_terms
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import FinalDay, Flight

PLANNED = "planned"


class PartLine(Struct, frozen=True):
    """How an event relates to others: ``done`` of ``total`` are its bags, flights or seats so far.

    A ``flight`` is done when its bags have gone to the final day; a ``final-day`` counts the flights it has taken; a
    ``satellite`` counts the seats it has given away. ``of`` is the id of the final day, or the satellite's name for the
    event that its seats are for.
    """

    kind: str
    of: str
    done: int
    total: int
    handed: bool = False
    """Whether a satellite has handed its seats over to that event."""


def stands(phase: Phase, entries: int, starts_at: int, now: int) -> str:
    """``planned`` until a player has entered or its start has come; then the phase of the event."""
    if phase is Phase.REGISTERING and not entries and now < starts_at:
        return PLANNED
    return phase.value


def is_over(state: EventState) -> bool:
    """Is nothing left to play? A flight is over when its bags are handed over."""
    flight = isinstance(state.definition.part, Flight) and bool(state.records.flights)
    return flight or state.phase is Phase.FINISHED


def part_of(state: EventState) -> PartLine | None:
    """How the event relates to others; None if it stands alone."""
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
