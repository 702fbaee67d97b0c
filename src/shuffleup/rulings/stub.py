"""A stub that was dropped, mixed up or put down too early (TDA RP-4, FIGP 49).

the order is known        the stub is put together again
it is lost                the cards of the stub are shuffled and cut, without muck and burns
muck or burns are in it   all of them are shuffled and cut together, and none of them is muck or burn any longer
"""

from enum import Enum

from msgspec import Struct

from shuffleup.cards.rebuilt import NewStub
from shuffleup.hand.floor_actions import FloorAction, RebuildStub
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members
from shuffleup.hand.state import NOWHERE, BettingRound, Choosing, Dealing, Drawing, HandState, Serving
from shuffleup.hand.strict import deck_of_hand
from shuffleup.hand.stub import taken_back
from shuffleup.rulebooks.policy.deal import StubRecovery
from shuffleup.rulings.cited import cite
from shuffleup.rulings.orders import by
from shuffleup.rulings.ruling import Option, Ruling


class StubOrder(Enum):
    """What is left of the order of the stub."""

    KNOWN = "known"
    LOST = "lost"
    MIXED = "mixed"
    """Folded, discarded or burned cards lie among it."""


class Disordered(Struct, frozen=True, gc=False):
    """A stub out of the dealer's hand."""

    order: StubOrder
    deck_size: int = 0
    """Places of the deck so far; 0: the game's own, no stub having been rebuilt in this hand."""


_OUTCOMES = {
    StubOrder.KNOWN: "restore-order",
    StubOrder.LOST: "reshuffle-stub",
    StubOrder.MIXED: "reshuffle-stub-and-muck",
}


def disordered_stub(rules: HandRules, state: HandState, found: Disordered) -> Ruling | Refusal:
    """How the stub is rebuilt. Refused where no card is to come."""
    stub = disordered_places(rules, state, found)
    if isinstance(stub, Refusal):
        return stub
    cited = cite(rules, "stub_recovery", "reshuffle-in-hand")
    key = _OUTCOMES[found.order]
    orders = _orders(state, stub, key, cited)
    if rules.resolved.policy.deal.stub_recovery is StubRecovery.ORDER_THEN_STUB_THEN_ALL:
        return Ruling(key, cited, remedy=orders, facts=(("shuffled-cards", len(stub.shuffled)),))
    # The deal is completed in any case; how is fairest, the floor says.
    fair = Option(key, cited, remedy=orders)
    return Ruling("rebuild-fairly", cited, options=(fair,), facts=(("deal", "completed"),))


def disordered_places(rules: HandRules, state: HandState, found: Disordered) -> NewStub | Refusal:
    """The new stub of the ruling, as places of the deck so far; with a known order, the old one."""
    none = Refusal("no-cards-to-come", "no card of the stub is to come in this hand")
    if not isinstance(state, BettingRound | Dealing | Drawing | Serving | Choosing):
        return none
    size = found.deck_size or len(deck_of_hand(rules, state.felt.plan))
    if state.felt.cards.stub >= size:
        return none
    cards = state.felt.cards
    left = tuple(range(cards.stub, size))
    if found.order is StubOrder.KNOWN:
        return NewStub((), left)
    if found.order is StubOrder.LOST:
        return NewStub(left)
    everybody = (1 << len(state.stacks)) - 1
    folded = [place for seat in members(everybody & ~state.live) for place in cards.holes[seat]]
    burned = [place for place in cards.burns if place != NOWHERE]
    return NewStub((*left, *burned, *cards.muck, *folded))


def _orders(state: HandState, stub: NewStub, key: str, cited: tuple[str, ...]) -> tuple[FloorAction, ...]:
    """Nothing for a stub whose order is known."""
    if not stub.shuffled:
        return ()
    assert isinstance(state, BettingRound | Dealing | Drawing | Serving | Choosing), "cards of the stub are to come"
    return (RebuildStub(stub.size, "", by(key, cited), taken_back(state.felt.cards, stub.shuffled)),)
