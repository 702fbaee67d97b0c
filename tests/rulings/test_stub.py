"""Stubs out of order, short stubs of stud, deck changes and undealt cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.games.limits import Limit
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import RestoreHand
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import NOWHERE, Choosing
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.deal import DeckChange
from shuffleup.rulebooks.policy.italian_game import DeckBasis, ItalianSwitches
from shuffleup.rulings.deck.fouled_deck import AskedForDeck, deck_change, deck_request, rabbit_hunt
from shuffleup.rulings.deck.stub import (
    OLD_BURNS,
    Disordered,
    ShortStub,
    StubOrder,
    disordered_places,
    disordered_stub,
    mended,
    seventh_street,
)
from shuffleup.rulings.ruling import Ruling
from tests.hand.dealer import act, all_of, hand_of
from tests.hand.italian_table import italian_hand, say
from tests.hand.stud_table import stud
from tests.hand.telesina_table import knock_to_the_end, telesina_hand
from tests.rulings.floor_by_chance import drop_the_stub
from tests.rulings.mended_hand import BOOKS, MendedHand, sealed, start


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("order", [StubOrder.LOST, StubOrder.MIXED])
def test_a_rebuilt_stub_plays_the_hand_to_its_end(book: str, order: StubOrder) -> None:
    mended = MendedHand(book)
    hand = mended.hand
    hand.fold()
    while hand.state.felt.street < 1:
        hand.check_or_call()
    cards = hand.state.felt.cards
    found = Disordered(order)
    ruling, stub = disordered_stub(hand.rules, hand.state, found), disordered_places(hand.rules, hand.state, found)
    assert isinstance(ruling, Ruling)
    assert isinstance(stub, NewStub)
    assert set(range(cards.stub, 52)) <= set(stub.shuffled)
    back = set(stub.shuffled) - set(range(cards.stub, 52))
    assert back == ({*cards.burns, *cards.holes[2]} if order is StubOrder.MIXED else set())
    mended.mend(stub, ruling.remedy or ruling.options[0].remedy)
    mended.check_down()
    dealt = [mended.origin[place] for place in mended.board_places()]
    live = [place for seat in (0, 1, 3) for place in cards.holes[seat]]
    assert len({*dealt, *live}) == 5 + 6, "no live card comes a second time"
    mended.audit()


def dropped_among_the_muck(hand: Hand) -> StubRebuilt:
    assert drop_the_stub(hand, StubOrder.MIXED)
    return all_of(hand, StubRebuilt)[-1]


def test_what_was_mixed_in_lies_in_the_stub_alone() -> None:
    """A draw with a fold and two exchanges: twelve cards go back, and are never shuffled in a second time."""
    hand = act(hand_of(*[5000] * 6, game="triple-draw-27", limit=Limit.FIXED_LIMIT), "fold call call call call check")
    folded = hand.state.felt.cards.holes[2]
    for _ in range(2):
        assert hand.draw(0, 1, 2) is None
    before = hand.state.felt.cards
    rebuilt = dropped_among_the_muck(hand)
    assert sorted(rebuilt.taken) == sorted((*before.burns, *before.muck, *folded))
    assert (rebuilt.size, len(rebuilt.taken)) == (27, 12)
    after = hand.state.felt.cards
    assert (after.muck, after.holes[2]) == ((), ())
    assert after.burns == (NOWHERE,), "it is in the stub, and the draw has had its burn"
    assert fold(hand.events) == hand.state
    again = dropped_among_the_muck(hand)
    assert (again.size, again.taken) == (27, ()), "nothing was thrown away or burned since"
    refused = hand.act(RestoreHand(2, rebuilt.by))
    assert isinstance(refused, Refusal) and refused.code == "no-cards"


def test_no_street_burns_again_because_its_burn_went_into_the_stub() -> None:
    hand = stud("2c2d2h", "3c3d3h", "4c4d4h")
    act(hand, "call call call", "check check check")
    burned = hand.state.felt.cards.burns
    assert len(burned) == 2
    assert set(dropped_among_the_muck(hand).taken) == set(burned)
    act(hand, "check check check")
    assert hand.state.felt.cards.burns == (NOWHERE, NOWHERE, 52)


def test_a_known_order_needs_no_shuffle() -> None:
    hand = start("tda-2024")
    ruling = disordered_stub(hand.rules, hand.state, Disordered(StubOrder.KNOWN))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.remedy) == ("restore-order", ())
    assert ruling.rules == ("tda-2024 RP-4", "tda-2024 39")


def test_a_stripped_deck_has_a_shorter_stub() -> None:
    """Four players of the Italian game play with the sevens up: 32 cards, of which 20 are dealt."""
    hand = say(italian_hand(), "dai")
    stub = disordered_places(hand.rules, hand.state, Disordered(StubOrder.LOST))
    assert stub == NewStub(tuple(range(20, 32)))


@pytest.mark.parametrize("basis", DeckBasis)
def test_a_stub_is_as_long_as_the_table_counts_its_deck(basis: DeckBasis) -> None:
    """AMB-01: with one of four sitting out 28 cards are shuffled, where only who is dealt in counts."""
    short = basis is DeckBasis.DEALT_IN
    deck = Deck(stripped_deck(3 if short else 4))
    hand = say(italian_hand(away="C", switches=ItalianSwitches(deck_basis=basis), deck=deck), "dai")
    stub = disordered_places(hand.rules, hand.state, Disordered(StubOrder.LOST))
    assert isinstance(stub, NewStub)
    assert max(stub.shuffled) == len(deck) - 1 == (27 if short else 31)


def test_a_stub_that_nobody_needs_is_refused() -> None:
    hand = start("tda-2024", seats=2)
    hand.fold()
    refused = disordered_stub(hand.rules, hand.state, Disordered(StubOrder.LOST))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-cards-to-come"


@given(players=st.integers(2, 8), stub=st.integers(0, 30))
def test_seventh_street_is_dealt_as_far_as_the_cards_go(players: int, stub: int) -> None:
    ruling = seventh_street(start("tda-2024").rules, ShortStub(players, stub))
    assert isinstance(ruling, Ruling)
    assert ruling.rules == ("tda-2024 RP-10",)
    facts = dict(ruling.facts)
    common = "common-card" in ruling.key
    assert ("opens" in facts) is common
    available = int(facts.get("new-stub", stub))
    assert available in (stub, stub + OLD_BURNS)
    # A burn, then the common card or one for each, and where each gets his own the last card stays.
    assert available >= (2 if common else players + 2)
    if common:
        assert stub + OLD_BURNS < players + 2


@pytest.mark.parametrize("found", [ShortStub(1, 5), ShortStub(9, 5), ShortStub(4, -1), ShortStub(4, 53)])
def test_an_impossible_stub_is_refused(found: ShortStub) -> None:
    refused = seventh_street(start("tda-2024").rules, found)
    assert isinstance(refused, Refusal)
    assert refused.code == "no-such-stub"


@pytest.mark.parametrize("book", BOOKS)
def test_undealt_cards_are_never_shown(book: str) -> None:
    ruling = rabbit_hunt(start(book).rules)
    assert ruling.key == "not-shown"
    assert ruling.rules == (("figp-2012 30",) if book == "figp-2012" else ("tda-2024 28",))


def test_who_may_ask_for_a_deck_and_when_it_is_changed() -> None:
    for book in BOOKS:
        hand = start(book)
        asked = deck_request(hand.rules, hand.state, AskedForDeck(0, irregular=True))
        assert isinstance(asked, Ruling)
        assert asked.key == ("change-deck" if book == "figp-2012" else "deck-stays")
        level = deck_change(hand.rules, DeckChange.LEVEL_CHANGE)
        assert level.key == ("deck-stays" if book == "pslive" else "change-deck")
    refused = deck_request(hand.rules, hand.state, AskedForDeck(9))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-such-seat"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("order", [StubOrder.LOST, StubOrder.MIXED])
def test_a_stub_is_rebuilt_while_players_choose_a_card_to_turn_up(book: str, order: StubOrder) -> None:
    hand = telesina_hand(game="telesina-due-sempre")
    rules = hand_rules(hand.rules.variant, Limit.NO_LIMIT, resolved(book))
    assert isinstance(hand.state, Choosing)
    found = Disordered(order, len(hand.deck))
    ruling, stub = disordered_stub(rules, hand.state, found), disordered_places(rules, hand.state, found)
    assert isinstance(ruling, Ruling) and isinstance(stub, NewStub)
    made = mended(hand.deck, stub, ruling.remedy or ruling.options[0].remedy, "Ada", sealed("stub", stub.shuffled))
    hand.deck = made.deck
    for one in made.orders:
        assert hand.act(one) is None
    knock_to_the_end(hand)
    assert sum(hand.state.stacks) == 4000
