"""Flights and their final day: what each flight hands over, and with which stacks players begin."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.conduct import PenaltyFollows
from shuffleup.tournament.words.definition import Definition, smallest_chip
from shuffleup.tournament.words.flights import CarriedConduct, ClosedFlight, TakeFlight
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Admission, BagCarry, FinalDay, Flight, MoneyTerms

FROM_FLIGHT = "from a flight"
"""The price of an entry that was paid in a flight."""


def starting_stacks(state: EventState) -> Mapping[str, int]:
    """The starting stack of every player who has entered."""
    part = state.definition.part
    each = state.definition.entry.stack
    bagged = carried_bags(state.records.flights, part.carry) if isinstance(part, FinalDay) else {}
    bought = {entry.player: each if entry.chips is None else entry.chips for entry in state.entries}
    return {player: bagged.get(player, stack) for player, stack in bought.items()}


def carried_bags(flights: Sequence[ClosedFlight], carry: BagCarry) -> dict[str, int]:
    """What each player takes to the final day."""
    found: dict[str, int] = {}
    for flight in flights:
        for bag in flight.bags:
            before = found.get(bag.player, 0)
            found[bag.player] = before + bag.chips if carry is BagCarry.ALL_STACKS else max(before, bag.chips)
    return found


def left_behind(flights: Sequence[ClosedFlight]) -> dict[str, tuple[str, ...]]:
    """Flights whose bags a player leaves behind, where only the best one is played; of equal bags the first is."""
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


def smallest_in_bags(state: EventState) -> int:
    """The smallest chip in those stacks."""
    units = [flight.unit for flight in state.records.flights if flight.bags]
    return min(units) if units else smallest_chip(state.definition, 1)


def entries_paid(state: EventState) -> int:
    """Entries paid for this event, including those of its flights."""
    sold = sum([bool(entry.price != FROM_FLIGHT) for entry in state.entries])
    return sold + sum([flight.entries for flight in state.records.flights])


def missing_flights(state: EventState) -> Refusal | None:
    """The refusal to draw seats before every bag is in."""
    part = state.definition.part
    if not isinstance(part, FinalDay):
        return None
    taken = {one.flight for one in state.records.flights}
    missing = [flight for flight in part.flights if flight not in taken]
    return refuse("flights-missing", flights=", ".join(missing)) if missing else None


def as_flight(definition: Definition, final_day: str, name: str, end_of_level: int) -> Definition:
    """The event as one of its flights: no guarantee of its own, and over with this level."""
    return replace(
        definition,
        name=f"{definition.name} {name}",
        part=Flight(final_day, name),
        day_ends=(end_of_level,),
        money=replace(definition.money, guarantee_cents=0),
    )


def as_final_day(definition: Definition, part: FinalDay) -> Definition:
    """The event as the final day of its flights: nothing is sold, and league and tax are already settled."""
    shares = replace(definition.money.shares, league=0, league_cents=0, tax=0)
    money = MoneyTerms(shares=shares, guarantee_cents=definition.money.guarantee_cents, bands=definition.money.bands)
    later = tuple([level for level in definition.day_ends if level >= part.first_level])
    return replace(definition, part=part, money=replace(money, admission=Admission()), day_ends=later)


def flight_handed_over(state: EventState) -> TakeFlight | None:
    """What the final day takes from this flight; None until it is closed."""
    closed = next(iter(state.records.flights), None)
    part = state.definition.part
    return None if closed is None or not isinstance(part, Flight) else TakeFlight(closed, conduct_of(state))


def conduct_of(state: EventState) -> CarriedConduct:
    """What another event must know of this event's penalty book; penalties that end with the day stay here."""
    book = state.conduct
    # What came from elsewhere is passed on even if served: there it may still count as open.
    told = [one for one in book.sanctions if (one.left or one.origin) and PenaltyFollows.DAY not in one.ends_on]
    return CarriedConduct(state.opening.event_id, tuple(told), book.bans, book.removed)
