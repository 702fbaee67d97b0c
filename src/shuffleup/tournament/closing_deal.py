"""What the players who are left when the house has closed are paid: the prizes of their places, by ICM (MED-24)."""

from shuffleup.maths.deals import DealMethod, DealTerms, deal
from shuffleup.maths.refusal import Refusal as NoDeal
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Award, EventState
from shuffleup.tournament.unpaid_places import prizes_now


def closing_awards(state: EventState) -> list[Award] | Refusal:
    """An award for each survivor, most chips first; together they are the prizes of those places."""
    survivors = sorted([place for place in state.places if place.chips], key=lambda place: (-place.chips, place.place))
    gone = len(state.outcome.winners)  # with the seats of the first places
    prizes = prizes_now(state).ladder[gone : gone + len(survivors)]
    if not sum(prizes):
        return []
    made = deal([place.chips for place in survivors], prizes, DealTerms(method=DealMethod.ICM))
    if isinstance(made, NoDeal):
        return Refusal(made.code, made.message, facts=made.facts)
    shares = zip(survivors, made.amounts_cents, strict=True)
    return [Award(place.player, place.place, cents) for place, cents in shares if cents]
