"""The rules behind a ruling, and how the floor's orders and options name them."""

from shuffleup.hand.floor_actions import Floor
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BlindOpening, HandState, Seated
from shuffleup.rulebooks.rule import ResolvedPolicy, citations, subject_citations
from shuffleup.table.plan import HandPlan


def cite(rules: HandRules, *names: str) -> tuple[str, ...]:
    """Every rule behind these policy parameters and subjects (``oot_rule``, ``killed-winner``), each once, in order.

    A subject is what all books say alike. Raises ``KeyError`` for a name that is neither.
    """
    return cite_policy(rules.resolved, *names)


def cite_policy(resolved: ResolvedPolicy, *names: str) -> tuple[str, ...]:
    """The same, where no hand is being played."""
    found = []
    for name in names:
        cited = subject_citations(resolved, name) if name in resolved.subjects else citations(resolved, name)
        found.extend([str(one) for one in cited])
    return tuple(dict.fromkeys(found))


def by_rule(rules: tuple[str, ...], reason: str) -> Floor:
    """The floor as the author of a remedy; whoever applies the ruling may put his own name there."""
    return Floor("floor", reason, rules[0])


def holds_cards(state: HandState, seat: int) -> Refusal | None:
    """Why this seat can have no hand to rule on: no such seat, nothing dealt, folded before."""
    if isinstance(state, Seated | BlindOpening):
        return Refusal("not-now", "no cards have been dealt yet", facts=(("why", "no-cards-dealt"),))
    unknown = no_such_seat(state, seat)
    if unknown:
        return unknown
    if not state.felt.cards.holes[seat]:
        return Refusal("no-cards", f"{named(state, seat)} was dealt no cards", "", (("seat", seat),))
    return None


def live_hand(state: HandState, seat: int) -> Refusal | None:
    """Why this seat can have no live hand."""
    refusal = holds_cards(state, seat)
    if refusal or isinstance(state, Seated) or state.live >> seat & 1:
        return refusal
    return Refusal("not-live", f"{named(state, seat)} has no live hand any more", "", (("seat", seat),))


def no_such_seat(state: HandState, seat: int) -> Refusal | None:
    """Refuses a seat that the hand does not have."""
    seats = _plan(state).seats
    if 0 <= seat < len(seats):
        return None
    return Refusal(
        "no-such-seat",
        f"the hand has {len(seats)} seats, there is no seat {seat}",
        "",
        (("seat", seat), ("why", "seats"), ("seats", len(seats))),
    )


def named(state: HandState, seat: int) -> str:
    """A player as a message names him: by his chair."""
    return f"seat {_plan(state).seats[seat].number}"


def _plan(state: HandState) -> HandPlan:
    return state.plan if isinstance(state, Seated) else state.felt.plan
