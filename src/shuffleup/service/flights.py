"""Flights and their final day as events: their names, and what each of them plays."""

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from shuffleup.tournament.facts.flights import as_final_day, as_flight
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.terms import FinalDay


def slug(name: str) -> str:
    """A name as used in ids and streams."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "event"


def flight_id(event_id: str, name: str) -> str:
    """The id of a flight of an event."""
    return f"{event_id}-{slug(name)}"


def with_flights(
    event_id: str, whole: Definition, flights: Sequence[str], end_of_level: int, part: FinalDay
) -> Mapping[str, Definition]:
    """The final day under the id of the event, followed by its flights; each flight is over with that level."""
    names = {flight_id(event_id, name): name for name in flights}
    final = as_final_day(whole, replace(part, flights=tuple(names)))
    return {event_id: final, **{one: as_flight(whole, event_id, name, end_of_level) for one, name in names.items()}}
