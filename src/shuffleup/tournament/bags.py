"""The stacks with which players begin: the event's, or on a final day those of their bags."""

from collections.abc import Mapping, Sequence

from shuffleup.tournament.definition import smallest_chip
from shuffleup.tournament.flight_state import ClosedFlight
from shuffleup.tournament.flight_terms import BagCarry, FinalDay
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState

FROM_FLIGHT = "from a flight"
"""The price of an entry that was paid in a flight."""


def stacks(state: EventState) -> Mapping[str, int]:
    """What everybody who has entered begins with."""
    part = state.opening.definition.part
    each = state.opening.definition.entry.stack
    bagged = carried(state.book.flights, part.carry) if isinstance(part, FinalDay) else {}
    return {entry.player: bagged.get(entry.player, each) for entry in state.entries}


def carried(flights: Sequence[ClosedFlight], carry: BagCarry) -> dict[str, int]:
    """What each player takes to the final day."""
    found: dict[str, int] = {}
    for flight in flights:
        for bag in flight.bags:
            before = found.get(bag.player, 0)
            found[bag.player] = before + bag.chips if carry is BagCarry.ALL_STACKS else max(before, bag.chips)
    return found


def left_behind(flights: Sequence[ClosedFlight]) -> dict[str, tuple[str, ...]]:
    """The flights whose bags a player does not play, where only the best one goes on; of equal ones the first does."""
    played: dict[str, tuple[int, str]] = {}
    behind: dict[str, tuple[str, ...]] = {}
    for flight in flights:
        for bag in flight.bags:
            best = played.get(bag.player)
            if best is None or bag.chips > best[0]:
                played[bag.player] = bag.chips, flight.flight
            if best is not None:
                left = best[1] if bag.chips > best[0] else flight.flight
                behind[bag.player] = (*behind.get(bag.player, ()), left)
    return behind


def unit(state: EventState) -> int:
    """The smallest chip in those stacks."""
    units = [flight.unit for flight in state.book.flights if flight.bags]
    return min(units) if units else smallest_chip(state.opening.definition, 1)


def entries_paid(state: EventState) -> int:
    """Entries paid for this event, those of its flights included."""
    sold = sum([bool(entry.price != FROM_FLIGHT) for entry in state.entries])
    return sold + sum([flight.entries for flight in state.book.flights])


def missing_flights(state: EventState) -> Refusal | None:
    """The refusal of drawing seats before every bag is in."""
    part = state.opening.definition.part
    if not isinstance(part, FinalDay):
        return None
    taken = {one.flight for one in state.book.flights}
    missing = [flight for flight in part.flights if flight not in taken]
    if not missing:
        return None
    message = f"the bags of {', '.join(missing)} are not in yet"
    return Refusal("flights-missing", message, facts=(("flights", ", ".join(missing)),))
