"""Bounties of an event in several flights: what stands on a head goes to the final day with its player's bag.

    won in a flight       owed by the cage of that flight
    on heads              on the same heads on the final day, what they have grown by included
    of a bag left behind  lies in the first pot of that player's table, as if he had given those chips up (MED-15), or
                          stays on his head: the event says which
    without a bag         of players who left after the last hand of the flight: the next pot of all takes them
    mystery               one purse of all flights; its envelopes are filled on the final day

Like everything about bounties these events stand behind the ones that cause them, in the same decision.

Refusals:

    bounty-unnamed        a flight cannot be closed before it is known who knocked everybody out
"""

from shuffleup.tournament import bags
from shuffleup.tournament import bounty_events as e
from shuffleup.tournament.bounty_checks import bounty_rule
from shuffleup.tournament.bounty_state import Bounties, CarriedBounties, Head
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Draft
from shuffleup.tournament.events import SeatsDrawn
from shuffleup.tournament.flight_events import FlightClosed, FlightTaken
from shuffleup.tournament.flight_state import ClosedFlight
from shuffleup.tournament.flight_terms import BagCarry, FinalDay, ForgoneBounty
from shuffleup.tournament.ledger import BOUNTIES, carried_money, move
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState


def unnamed(book: Bounties) -> Refusal | None:
    """The refusal of whatever waits until every knock-out has its name; None if nothing is open."""
    if not book.unnamed:
        return None
    player = book.unnamed[0].player
    return Refusal("bounty-unnamed", f"say first who knocked {player} out", facts=(("player", player),))


def hand_over(draft: Draft, _before: EventState, event: FlightClosed, _command: Command) -> Refusal | None:
    """What nobody has won in a flight leaves it with the bags."""
    book = draft.state.book.bounties
    refused = unnamed(book)
    if refused is not None:
        return refused
    going = _going(book, event.closed)
    if going.cents:
        postings = move(carried_money(event.closed.flight), BOUNTIES, going.cents)
        draft.add(e.BountiesHandedOver(going, postings))
    return None


def _going(book: Bounties, closed: ClosedFlight) -> CarriedBounties:
    bagged = {bag.player for bag in closed.bags}
    heads = [Head(player, cents) for player, cents in sorted(book.heads.items())]
    left = [one for one in heads if one.player not in bagged]
    return CarriedBounties(
        heads=tuple([one for one in heads if one.player in bagged]),
        loose=(*[Head(one.player, one.cents) for one in book.loose], *left),
        purse=book.mystery.purse,
    )


def take(draft: Draft, _before: EventState, event: FlightTaken, _command: Command) -> Refusal | None:
    """The final day has what a flight has handed over."""
    came = event.closed.bounties
    if came.cents:
        postings = move(BOUNTIES, carried_money(event.closed.flight), came.cents)
        draft.add(e.BountiesTaken(event.closed.flight, came, postings))
    return None


def forgo(draft: Draft, _before: EventState, event: SeatsDrawn, _command: Command) -> Refusal | None:
    """Where only the best bag is played, the bounties of the others go to the first pot of the player's table."""
    part = draft.state.opening.definition.part
    if not isinstance(part, FinalDay) or part.carry is BagCarry.ALL_STACKS or part.forgone is ForgoneBounty.ON_HEAD:
        return None
    flights = draft.state.book.flights
    heads = {(one.flight, head.player): head.cents for one in flights for head in one.bounties.heads}
    behind = bags.left_behind(flights)
    for seat in event.seats:
        cents = sum([heads.get((flight, seat.player), 0) for flight in behind.get(seat.player, ())])
        if cents:
            draft.add(e.BountyLeft(seat.player, seat.table, cents, bounty_rule(draft.state)))
    return None
