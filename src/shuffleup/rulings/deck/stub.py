"""A stub that was dropped, mixed up or put down too early (TDA RP-4, FIGP 49), and one too short for seventh street.

the order is known        the stub is put together again
it is lost                the cards of the stub are shuffled and cut, without muck and burns
muck or burns are in it   all of them are shuffled and cut together, and none of them is muck or burn any longer

Seventh street of stud (TDA RP-10) needs a card for each player left, the burn, and the last card, which is never dealt.

enough cards                                  deal as usual
enough with the three old burns               shuffle them in, cut, burn, a card to each player
not even then, three or more in the stub      burn, one common card
not even then, fewer than three               shuffle the burns in, cut, burn, one common card

A ruling names the places of the deck that make the new stub. ``cards.shuffle`` shuffles those places and not the cards,
so nobody learns which are left. ``mended`` combines the two: pass in its ``deck`` and then give its ``orders``. Its
``layer`` goes with the openings, so that anybody can prove a card with ``cards.shuffle.rebuilt.proven_card``.
"""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.commit import SealedDeck
from shuffleup.cards.shuffle.rebuilt import Layer, NewStub, rebuilt_deck
from shuffleup.hand.orders.actions import FloorAction, RebuildStub
from shuffleup.hand.phases.stub import taken_back
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members
from shuffleup.hand.state import NOWHERE, BettingRound, Choosing, Dealing, Drawing, HandState, Serving
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.rulebooks.policy.deal import StubRecovery
from shuffleup.rulings.orders import by, signed
from shuffleup.rulings.ruling import Option, Ruling, cite


class StubOrder(Enum):
    """What is known of the order of the stub."""

    KNOWN = "known"
    LOST = "lost"
    MIXED = "mixed"
    """Folded, discarded or burned cards are mixed in."""


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
    """How the stub is rebuilt. Refused if no card is to come."""
    stub = disordered_places(rules, state, found)
    if isinstance(stub, Refusal):
        return stub
    cited = cite(rules, "stub_recovery", "reshuffle-in-hand")
    key = _OUTCOMES[found.order]
    orders = _orders(state, stub, key, cited)
    if rules.policy.deal.stub_recovery is StubRecovery.ORDER_THEN_STUB_THEN_ALL:
        return Ruling(key, cited, remedy=orders, facts=(("shuffled-cards", len(stub.shuffled)),))
    # The deal is completed in any case; the floor decides how, as fairly as possible.
    fair = Option(key, cited, remedy=orders)
    return Ruling("rebuild-fairly", cited, options=(fair,), facts=(("deal", "completed"),))


def disordered_places(rules: HandRules, state: HandState, found: Disordered) -> NewStub | Refusal:
    """The new stub of the ruling, as places of the deck so far; with a known order, the old one."""
    none = refuse("no-cards-to-come")
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
    """The orders to rebuild; none for a stub whose order is known."""
    if not stub.shuffled:
        return ()
    assert isinstance(state, BettingRound | Dealing | Drawing | Serving | Choosing), "cards of the stub are to come"
    return (RebuildStub(stub.size, "", by(key, cited), taken_back(state.felt.cards, stub.shuffled)),)


# ── applying it ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Mended(Struct, frozen=True):
    """What a hand needs to go on with a rebuilt stub. The deck is secret, the layer is public."""

    deck: Deck
    orders: tuple[FloorAction, ...]
    layer: Layer


def mended(
    deck: Deck, stub: NewStub, remedy: Iterable[FloorAction], author: str, shuffle: SealedDeck | None = None
) -> Mended:
    """The remedy ready for use: signed by its author, with the root of the shuffle in the order to rebuild.

    Raises ``ValueError`` if the shuffle is not one of exactly the stub's shuffled places.
    """
    items = shuffle.commitment.promise.items if shuffle else ()
    if sorted(items) != sorted(stub.shuffled):
        raise ValueError(f"the shuffle is of {len(items)} places and the new stub has {len(stub.shuffled)} to shuffle")
    new = rebuilt_deck(deck, (*stub.kept, *(shuffle.order if shuffle else ())))
    root = shuffle.commitment.root.hex() if shuffle else ""
    layer = Layer(len(deck), stub.kept, shuffle.commitment if shuffle else None)
    return Mended(new, signed(remedy, author, root), layer)


# ── too few cards for seventh street ─────────────────────────────────────────────────────────────────────────────────


MOST_PLAYERS = 8
OLD_BURNS = 3
"""The burns of fourth, fifth and sixth street."""
_BURN_AND_LAST = 2
_COMMON_CARD_NEEDS = 3


class ShortStub(Struct, frozen=True, gc=False):
    """The number of players who wait for seventh street, and the cards left for them."""

    players: int
    stub: int


def seventh_street(rules: HandRules, found: ShortStub) -> Ruling | Refusal:
    """How seventh street is dealt from this stub. Refused for numbers that a stud hand cannot have."""
    if not 2 <= found.players <= MOST_PLAYERS or not 0 <= found.stub <= len(rules.variant.deck):
        return refuse(
            "no-such-stub",
            players=found.players,
            stub=found.stub,
            why="seventh-street",
            most=MOST_PLAYERS,
            deck=len(rules.variant.deck),
        )
    cited = cite(rules, "short-stub")
    needed = found.players + _BURN_AND_LAST
    facts: PlainFacts = (("needed", needed), ("stub", found.stub))
    if found.stub >= needed:
        return Ruling("deal-as-ever", cited, facts=facts)
    if found.stub + OLD_BURNS >= needed:
        return Ruling("reshuffle-with-burns", cited, facts=(*facts, ("new-stub", found.stub + OLD_BURNS)))
    # With a common card the first to act on sixth street is the first on seventh.
    facts = (*facts, ("opens", "first-to-act-on-sixth"))
    if found.stub >= _COMMON_CARD_NEEDS:
        return Ruling("common-card", cited, facts=facts)
    return Ruling("reshuffle-and-common-card", cited, facts=(*facts, ("new-stub", found.stub + OLD_BURNS)))
