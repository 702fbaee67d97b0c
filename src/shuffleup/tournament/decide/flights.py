"""Flights and the final day: bags and money handed over, penalties carried along, all places put together.

A flight is an event of its own, with its cage, its clock and its places; it ends with its day (a last level, the
closing hour, or when one player is left). The final day takes over what every flight has closed with: nobody pays
again, seats are drawn anew, and there is one prize pool.

Refusals:

    closing a flight     not-a-flight, reason-missing, hand-in-progress, flight-not-over, rebuy-open, or of settling
                         the pool; bounty-unnamed until it is known who knocked everybody out
    taking one           not-a-final-day, unknown-flight, flight-taken, seats-drawn
    carrying conduct     reason-missing, conduct-carried
    drawing seats        flights-missing
    a day more           flight-over
    awarding prizes      paid-later

Bounties of an event in several flights: what stands on a head goes to the final day with its player's bag.

    won in a flight       owed by the cage of that flight
    on heads              on the same heads on the final day, with what they have grown by
    of a bag left behind  lies in the first pot of that player's table, as if he had given those chips up (MED-15), or
                          stays on his head: the event says which
    without a bag         of players who left after the last hand of the flight: the next pot of all takes them
    mystery               one purse of all flights; its envelopes are filled on the final day

Like all bounty events, these follow the events that cause them, in the same decision.
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.decision import Draft
from shuffleup.tournament.facts.bounties import bounty_rule, unnamed_knock_out
from shuffleup.tournament.facts.flights import FROM_FLIGHT, left_behind
from shuffleup.tournament.facts.fund import settle_pool
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.facts.rebuys import rebuy_unanswered
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import busy_table
from shuffleup.tournament.facts.standing import is_selling, place_busts
from shuffleup.tournament.words import bounties as e
from shuffleup.tournament.words import flights as words
from shuffleup.tournament.words.bounties import Bounties, CarriedBounties, Head
from shuffleup.tournament.words.conduct import Sanction
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.events import SeatsDrawn
from shuffleup.tournament.words.money import BOUNTIES, POOL, carried_money, transfer
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import BagCarry, FinalDay, Flight, ForgoneBounty


def hand_over_bounties(draft: Draft, _before: EventState, event: words.FlightClosed) -> None:
    """The bounties that nobody won in a flight leave it with the bags."""
    book = draft.state.bounties
    refused = unnamed_knock_out(book)
    if refused is not None:
        draft.refused = refused
        return
    going = _going(book, event.closed)
    if going.cents:
        postings = transfer(carried_money(event.closed.flight), BOUNTIES, going.cents)
        draft.add(e.BountiesHandedOver(going, postings))


def _going(book: Bounties, closed: words.ClosedFlight) -> CarriedBounties:
    bagged = {bag.player for bag in closed.bags}
    heads = [Head(player, cents) for player, cents in sorted(book.heads.items())]
    left = [one for one in heads if one.player not in bagged]
    return CarriedBounties(
        heads=tuple([one for one in heads if one.player in bagged]),
        loose=(*[Head(one.player, one.cents) for one in book.loose], *left),
        purse=book.mystery.purse,
    )


def take_bounties(draft: Draft, _before: EventState, event: words.FlightTaken) -> None:
    """The final day receives what a flight has handed over."""
    came = event.closed.bounties
    if came.cents:
        postings = transfer(BOUNTIES, carried_money(event.closed.flight), came.cents)
        draft.add(e.BountiesTaken(event.closed.flight, came, postings))


def forgo_bounties(draft: Draft, _before: EventState, event: SeatsDrawn) -> None:
    """Where only the best bag is played, the bounties of the others go to the first pot of the player's table."""
    part = draft.state.definition.part
    if not isinstance(part, FinalDay) or part.carry is BagCarry.ALL_STACKS or part.forgone is ForgoneBounty.ON_HEAD:
        return
    flights = draft.state.records.flights
    heads = {(one.flight, head.player): head.cents for one in flights for head in one.bounties.heads}
    behind = left_behind(flights)
    for seat in event.seats:
        cents = sum([heads.get((flight, seat.player), 0) for flight in behind.get(seat.player, ())])
        if cents:
            draft.add(e.BountyLeft(seat.player, seat.table, cents, bounty_rule(draft.state)))


# ── a flight ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def close_flight(draft: Draft, command: words.CloseFlight, at: int) -> Refusal | None:
    """Bags every stack and hands over what the pool holds; nothing can be sold any more."""
    state = draft.state
    part = state.definition.part
    if not isinstance(part, Flight):
        return refuse("not-a-flight")
    if not command.author.strip():
        return refuse("reason-missing", why="flight")
    if refusal := _not_over(state) or rebuy_unanswered(state):
        return refusal
    place_busts(draft, at)
    if is_selling(state) and (unfit := settle_pool(draft, at, Reason.FLIGHT_OVER, command.author)):
        return unfit
    pool = pool_cents(draft.state)
    closed = _closed_flight(draft.state, pool)
    postings = transfer(carried_money(state.opening.event_id), POOL, pool)
    draft.add(words.FlightClosed(closed, postings, command.author, at))
    return None


def _not_over(state: EventState) -> Refusal | None:
    busy = busy_table(state)
    if busy or state.round.open:
        return refuse("hand-in-progress", why="flight", table=busy)
    part = state.definition.part
    bags = isinstance(part, Flight) and part.bags
    over = bags and state.day.over and state.phase is Phase.PLAYING
    return None if over or state.phase is Phase.PLAYED_OUT else refuse("flight-not-over", phase=state.phase.value)


def _closed_flight(state: EventState, pool_cents: int) -> words.ClosedFlight:
    tables = state.floor.tables.values()
    part = state.definition.part
    bagging = isinstance(part, Flight) and part.bags
    tagged = [
        words.FlightBag(chair.player, chair.stack, table.number, chair.number)
        for table in (tables if bagging else ())
        for chair in table.chairs
    ]
    return words.ClosedFlight(
        flight=state.opening.event_id,
        bags=tuple(sorted(tagged, key=lambda bag: (-bag.chips, bag.player))),
        entries=len(state.entries),
        players=tuple(dict.fromkeys([entry.player for entry in state.entries])),
        pool_cents=pool_cents,
        level=state.clock.number,
        unit=min([table.unit for table in tables], default=1),
    )


# ── the final day ────────────────────────────────────────────────────────────────────────────────────────────────────


def take_flight(draft: Draft, command: words.TakeFlight, at: int) -> Refusal | None:
    """Enters every player who has a bag and no entry yet, and takes the money over."""
    state = draft.state
    part = state.definition.part
    closed = command.closed
    facts = (("flight", closed.flight),)
    if not isinstance(part, FinalDay):
        return refuse("not-a-final-day")
    if closed.flight not in part.flights:
        return Refusal("unknown-flight", facts=facts)
    if any(one.flight == closed.flight for one in state.records.flights):
        return Refusal("flight-taken", facts=facts)
    if state.phase is not Phase.REGISTERING:
        return refuse("seats-drawn")
    known = {entry.player for entry in state.entries}
    new = [bag.player for bag in closed.bags if bag.player not in known]
    entries = [
        Entry(number, player, 0, 0, FROM_FLIGHT, at) for number, player in enumerate(new, start=state.cage.numbers + 1)
    ]
    postings = transfer(POOL, carried_money(closed.flight), closed.pool_cents)
    draft.add(words.FlightTaken(closed, tuple(entries), postings, at))
    _carry(draft, command.conduct, "")
    return None


def carry_conduct(draft: Draft, command: words.CarryConduct) -> Refusal | None:
    """Lets penalties and bans of another event hold here."""
    if not (command.author.strip() and command.conduct.source.strip()):
        return refuse("reason-missing", why="conduct")
    _carry(draft, command.conduct, command.author)
    return None if draft.events else refuse("conduct-carried", source=command.conduct.source)


def _carry(draft: Draft, conduct: words.CarriedConduct, author: str) -> None:
    """Adds what is new here. A penalty that arrives by two ways is served once, with the fewer hands left."""
    book = draft.state.conduct
    fresh = _newer(draft.state, conduct)
    bans = [ban for ban in conduct.bans if ban not in book.bans]
    removed = [player for player in conduct.removed if player not in book.removed]
    if not (fresh or bans or removed):
        return
    policy = draft.state.policy.conduct
    rule = rule_of(draft.state, "penalty_follows") if policy.penalty_follows else ""
    draft.add(words.ConductCarried(conduct.source, tuple(fresh), tuple(bans), tuple(removed), rule, author))


def _newer(state: EventState, conduct: words.CarriedConduct) -> list[Sanction]:
    """Penalties that are not in the penalty book yet, and those with fewer hands left than it has."""
    known = {one.origin: one for one in state.conduct.sanctions if one.origin}
    number = len(state.conduct.sanctions)
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
