"""Flights and the final day: bags and money handed over, penalties carried along, all places put together.

A flight is an event of its own, with its cage, its clock and its places; it ends with its day (a last level, the
closing hour, or when one player is left). The final day takes over what every flight has closed with: nobody pays
again, seats are drawn anew, and there is one prize pool.

Refusals:

    closing a flight     not-a-flight, reason-missing, hand-in-progress, flight-not-over, rebuy-open, or of settling
                         the pool; bounty-unnamed (``flight_bounties``)
    taking one           not-a-final-day, unknown-flight, flight-taken, seats-drawn
    carrying conduct     reason-missing, conduct-carried
    drawing seats        flights-missing
    a day more           flight-over (``last_hands``)
    awarding prizes      paid-later (``payouts``)
"""

from msgspec.structs import replace

from shuffleup.rulebooks.policy.conduct import PenaltyFollows
from shuffleup.tournament import prize_fund
from shuffleup.tournament.bags import FROM_FLIGHT
from shuffleup.tournament.cage_state import Entry
from shuffleup.tournament.conduct_state import Sanction
from shuffleup.tournament.definition import Definition
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.elimination import place_busts
from shuffleup.tournament.flight_commands import CarriedConduct, CarryConduct, CloseFlight, TakeFlight
from shuffleup.tournament.flight_events import ConductCarried, FlightClosed, FlightTaken
from shuffleup.tournament.flight_state import ClosedFlight, FlightBag
from shuffleup.tournament.flight_terms import FinalDay, Flight
from shuffleup.tournament.ledger import POOL, carried_money, move
from shuffleup.tournament.money_terms import Admission, MoneyTerms
from shuffleup.tournament.reasons import Why
from shuffleup.tournament.rebuy_rights import unanswered
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase

# ── definitions ──────────────────────────────────────────────────────────────────────────────────────────────────────


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
    """The event as the final day of its flights: nothing is sold, and league and tax have been served."""
    shares = replace(definition.money.shares, league=0, tax=0)
    money = MoneyTerms(shares=shares, guarantee_cents=definition.money.guarantee_cents, bands=definition.money.bands)
    later = tuple([level for level in definition.day_ends if level >= part.first_level])
    return replace(definition, part=part, money=replace(money, admission=Admission()), day_ends=later)


# ── a flight ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def close_flight(state: EventState, command: CloseFlight, at: int) -> Decision:
    """Bags every stack and hands over what the pool holds; nothing can be sold any more."""
    part = state.opening.definition.part
    if not isinstance(part, Flight):
        return Refusal("not-a-flight", "this event is no flight: it is played to its end")
    if not command.author.strip():
        return Refusal("reason-missing", "say who closes the flight", facts=(("why", "flight"),))
    refusal = _not_over(state) or unanswered(state)
    if refusal is not None:
        return refusal
    draft = Draft(state)
    place_busts(draft, at)
    if prize_fund.is_selling(state):
        settled = prize_fund.settled(state, at, Why.FLIGHT_OVER, command.author)
        if isinstance(settled, Refusal):
            return settled
        for event in settled:
            draft.add(event)
    pool = prize_fund.pool(draft.state)
    closed = _closed(draft.state, pool)
    postings = move(carried_money(state.opening.event_id), POOL, pool)
    draft.add(FlightClosed(closed, postings, command.author, at))
    return draft.events


def _not_over(state: EventState) -> Refusal | None:
    busy = next((table.number for table in state.floor.tables.values() if table.hand), 0)
    if busy or state.round.open:
        message = "a hand is being played" if busy else "the round is not closed"
        facts = (("why", "flight"), ("table", busy))
        return Refusal("hand-in-progress", f"{message}: a flight is closed between hands", facts=facts)
    part = state.opening.definition.part
    bags = isinstance(part, Flight) and part.bags
    over = bags and state.clock.pace.day.over and state.phase is Phase.PLAYING
    if over or state.phase is Phase.PLAYED_OUT:
        return None
    message = f"the flight is not over: it is {state.phase.value}, and its day has not ended"
    return Refusal("flight-not-over", message, facts=(("phase", state.phase.value),))


def _closed(state: EventState, pool_cents: int) -> ClosedFlight:
    tables = state.floor.tables.values()
    part = state.opening.definition.part
    bagging = isinstance(part, Flight) and part.bags
    tagged = [
        FlightBag(chair.player, chair.stack, table.number, chair.number)
        for table in (tables if bagging else ())
        for chair in table.chairs
    ]
    return ClosedFlight(
        flight=state.opening.event_id,
        bags=tuple(sorted(tagged, key=lambda bag: (-bag.chips, bag.player))),
        entries=len(state.entries),
        players=tuple(dict.fromkeys([entry.player for entry in state.entries])),
        pool_cents=pool_cents,
        level=state.clock.number,
        unit=min([table.unit for table in tables], default=1),
    )


def handed_over(state: EventState) -> TakeFlight | None:
    """What the final day takes of this flight; None while it is not closed."""
    closed = next(iter(state.book.flights), None)
    part = state.opening.definition.part
    if closed is None or not isinstance(part, Flight):
        return None
    return TakeFlight(closed, conduct_of(state))


def conduct_of(state: EventState) -> CarriedConduct:
    """What of this event's penalty book another event must know; penalties that end with the day stay here."""
    book = state.book.conduct
    # What came from elsewhere is told even when it is served: there it may still stand as open.
    told = [one for one in book.sanctions if (one.left or one.origin) and PenaltyFollows.DAY not in one.ends_on]
    return CarriedConduct(state.opening.event_id, tuple(told), book.bans, book.removed)


# ── the final day ────────────────────────────────────────────────────────────────────────────────────────────────────


def take_flight(state: EventState, command: TakeFlight, at: int) -> Decision:
    """Enters everybody who has a bag and no entry yet, and takes the money over."""
    part = state.opening.definition.part
    closed = command.closed
    facts = (("flight", closed.flight),)
    if not isinstance(part, FinalDay):
        return Refusal("not-a-final-day", "this event has no flights")
    if closed.flight not in part.flights:
        return Refusal("unknown-flight", f"{closed.flight} is no flight of this event", facts=facts)
    if any(one.flight == closed.flight for one in state.book.flights):
        return Refusal("flight-taken", f"the bags of {closed.flight} are in already", facts=facts)
    if state.phase is not Phase.REGISTERING:
        return Refusal("seats-drawn", "the seats have been drawn already")
    draft = Draft(state)
    known = {entry.player for entry in state.entries}
    new = [bag.player for bag in closed.bags if bag.player not in known]
    entries = [
        Entry(number, player, 0, 0, FROM_FLIGHT, at) for number, player in enumerate(new, start=state.cage.numbers + 1)
    ]
    postings = move(POOL, carried_money(closed.flight), closed.pool_cents)
    draft.add(FlightTaken(closed, tuple(entries), postings, at))
    _carry(draft, command.conduct, "")
    return draft.events


# ── conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def carry_conduct(state: EventState, command: CarryConduct, _at: int) -> Decision:
    """Lets penalties and bans of another event hold here."""
    if not (command.author.strip() and command.conduct.source.strip()):
        return Refusal("reason-missing", "say who carries them over, and from where", facts=(("why", "conduct"),))
    draft = Draft(state)
    _carry(draft, command.conduct, command.author)
    if draft.events:
        return draft.events
    message = f"nothing of {command.conduct.source} is to be carried over"
    return Refusal("conduct-carried", message, facts=(("source", command.conduct.source),))


def _carry(draft: Draft, conduct: CarriedConduct, author: str) -> None:
    """What is new here. A penalty that came by two roads is served once, with the fewest hands that are left of it."""
    book = draft.state.book.conduct
    fresh = _newer(draft.state, conduct)
    bans = [ban for ban in conduct.bans if ban not in book.bans]
    removed = [player for player in conduct.removed if player not in book.removed]
    if not (fresh or bans or removed):
        return
    rule = rule_of(draft.state, "penalty_follows") if _follows(draft.state) else ""
    draft.add(ConductCarried(conduct.source, tuple(fresh), tuple(bans), tuple(removed), rule, author))


def _newer(state: EventState, conduct: CarriedConduct) -> list[Sanction]:
    """Penalties that are not in the book yet, and those of which fewer hands are left than the book has."""
    known = {one.origin: one for one in state.book.conduct.sanctions if one.origin}
    number = len(state.book.conduct.sanctions)
    found: list[Sanction] = []
    for one in conduct.sanctions:
        origin = one.origin or f"{conduct.source}#{one.number}"
        here = known.get(origin)
        if here is None:
            number += 1
            found.append(replace(one, number=number, hands=one.left, served=0, lifted=False, origin=origin))
        elif one.left < here.left:
            found.append(replace(here, hands=one.left, served=0))
    return found


def _follows(state: EventState) -> bool:
    return bool(state.opening.policy.policy.conduct.penalty_follows)
