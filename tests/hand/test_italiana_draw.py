"""The draw: four cards at most, the fourth after everybody else; discards of those who have exchanged return (H5)."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.hand.actions import DealCards, Discard
from shuffleup.hand.decide import settle_stub
from shuffleup.hand.events import CardsDrawn, CardsServed, HandEvent
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import AwardPot, Floor, GiveCard, KillHand, RestoreHand
from shuffleup.hand.orders.events import HandRestored, HandRuledDead, HandVoided, StubRebuilt
from shuffleup.hand.phases.stub import short_stub
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing, Seated, Serving, Settled, Showdown
from shuffleup.hand.view import public_view, seat_view
from tests.hand.dealer import all_of
from tests.hand.italian_table import italian_deck, italian_hand, picks_of, say, stacks_by_name

OPENERS = {"B": "JcJd9s8h7c"}
FLOOR = Floor("Rita", "exposed his hand", "tda-2024 1")


def at_draw(players: int, *, stock: str = "") -> Hand:
    """Everybody has called an opening of ten; a reshuffle keeps its order."""
    deck = italian_deck(OPENERS, players, stock=stock)
    hand = italian_hand(*[1000] * players, deck=deck)
    hand.reshuffle = lambda stub: (*stub.kept, *stub.shuffled)
    say(hand, "dai 10", *["vedo"] * (players - 1))
    assert isinstance(hand.state, Drawing)
    return hand


def change(hand: Hand, *counts: int) -> Hand:
    """Each player in turn changes so many of his first cards."""
    for count in counts:
        assert hand.draw(*picks_of(count)) is None
    return hand


def got(hand: Hand, seat: int) -> list[int]:
    """The cards that a seat drew, in the order they came, the waiting one last."""
    events = [event for event in hand.events if isinstance(event, CardsDrawn | CardsServed) and event.seat == seat]
    return [hand.deck.cards[place] for event in events for place in event.drawn]


def test_five_cards_cannot_be_changed() -> None:
    """ita-draw-01."""
    hand = at_draw(4)
    refusal = hand.draw(0, 1, 2, 3, 4)
    assert isinstance(refusal, Refusal) and refusal.code == "wrong-discard"
    for count in (4, 1, 0, 2):
        assert hand.draw(*picks_of(count)) is None


def test_the_fourth_card_waits_until_everybody_has_been_served() -> None:
    """ita-draw-02: c1-c3 to B, c4 to C, c5-c7 to D, c8-c9 to A, then c10 to B and c11 to D."""
    hand = at_draw(4)
    stock = list(hand.deck.cards[20:])
    assert len(stock) == 12
    change(hand, 4, 1, 4, 2)
    assert got(hand, 0) == [*stock[:3], stock[9]]
    assert got(hand, 1) == stock[3:4]
    assert got(hand, 2) == [*stock[4:7], stock[10]]
    assert got(hand, 3) == stock[7:9]
    assert isinstance(hand.state, BettingRound)
    assert len(hand.deck) - hand.state.felt.cards.stub == 1
    assert [len(held) for held in hand.state.felt.cards.holes] == [5] * 4
    assert fold(hand.events) == hand.state


def test_only_discards_of_those_who_have_exchanged_are_dealt_again() -> None:
    """ita-draw-03, ita-draw-04: P4 takes the last two of the stock and one of the eight cards of P1 to P3."""
    hand = at_draw(6)
    assert len(hand.deck) - 30 == 10
    thrown = [hand.deck.cards[place] for seat, count in ((0, 3), (1, 3), (2, 2)) for place in held(hand, seat)[:count]]
    change(hand, 3, 3, 2, 3, 2, 1)
    (rebuilt,) = all_of(hand, StubRebuilt)
    assert rebuilt.size == 2 + 8 and len(rebuilt.taken) == 8
    stock = list(hand.deck.cards[30:40])
    assert got(hand, 3) == [*stock[8:], thrown[0]]
    assert got(hand, 4) == thrown[1:3]
    assert got(hand, 5) == thrown[3:4]
    assert isinstance(hand.state, BettingRound)
    assert len(hand.deck) - hand.state.felt.cards.stub == 4


def held(hand: Hand, seat: int) -> tuple[int, ...]:
    """The places of a seat's cards."""
    assert not isinstance(hand.state, Seated)
    return hand.state.felt.cards.holes[seat]


def test_cards_of_who_folded_never_come_back() -> None:
    """ita-draw-04."""
    deck = italian_deck(OPENERS, 6)
    hand = italian_hand(*[1000] * 6, deck=deck)
    asked: list[NewStub] = []

    def shuffle(stub: NewStub) -> tuple[int, ...]:
        asked.append(stub)
        return (*stub.kept, *stub.shuffled)

    hand.reshuffle = shuffle
    say(hand, "dai 10 vedo vedo vedo vedo passo")
    folded = set(held(hand, 5))
    change(hand, 4, 4, 4, 4, 4)
    assert asked and not folded & {place for stub in asked for place in stub.shuffled}


def test_six_players_change_four() -> None:
    """ita-draw-05: two reshuffles, of twelve discards and then of the eight of P4 and P6, but not P5's."""
    hand = at_draw(6)
    by_seat = [[hand.deck.cards[place] for place in held(hand, seat)[:4]] for seat in range(6)]
    change(hand, 4, 4, 4, 4, 4, 4)
    first, second = all_of(hand, StubRebuilt)
    assert first.size == 1 + 12
    assert second.size == 8
    fresh = [hand.deck.cards[place] for place in range(second.stub, second.stub + 8)]
    assert sorted(fresh) == sorted(by_seat[3] + by_seat[5])
    assert isinstance(hand.state, BettingRound)
    assert len(hand.deck) - hand.state.felt.cards.stub == 6
    assert [len(cards) for cards in hand.state.felt.cards.holes] == [5] * 6
    assert got(hand, 4)[-1] == fresh[0] and got(hand, 5)[-1] == fresh[1]
    assert fold(hand.events) == hand.state


def test_without_dice_the_dealer_waits_with_the_fourth_cards() -> None:
    """Four players change four: the stock of twelve serves three to each, and the fourth cards need the discards."""
    hand = at_draw(4)
    hand.reshuffle = None
    change(hand, 4, 4, 4, 4)
    assert isinstance(hand.state, Serving)
    stub = short_stub(hand.rules, hand.state, hand.deck)
    assert stub is not None and len(stub.shuffled) == 12 and stub.kept == ()
    state, deck = settle_stub(hand.rules, hand.state, hand.deck, hand.events, lambda stub: stub.shuffled)
    assert isinstance(state, BettingRound)
    assert [len(held) for held in state.felt.cards.holes] == [5] * 4
    assert len({deck.cards[place] for held in state.felt.cards.holes for place in held}) == 20
    assert fold(hand.events) == state


def test_while_the_stub_lasts_nothing_is_shuffled() -> None:
    hand = at_draw(4)
    assert isinstance(hand.state, Drawing)
    assert short_stub(hand.rules, hand.state, hand.deck, Discard(0, (0, 1, 2, 3))) is None
    change(hand, 3, 3, 3, 3)
    assert all_of(hand, StubRebuilt) == []


@pytest.mark.parametrize("short", [10, 50])
def test_an_all_in_player_draws_in_his_turn(short: int) -> None:
    """ita-draw-07."""
    hand = italian_hand(1000, short, 1000, 1000, deck=italian_deck(OPENERS, 4))
    say(hand, "dai 40", "vedo vedo vedo" if short > 10 else "vedo vedo")
    assert isinstance(hand.state, Drawing)
    change(hand, 1, 3, 0, 1)
    assert len(got(hand, 1)) == 3
    assert isinstance(hand.state, BettingRound) and hand.turn == 0


# ── hands that the floor kills or brings back ────────────────────────────────────────────────────────────────────────


def test_when_the_last_to_draw_is_killed_the_fourth_cards_are_served_and_the_betting_begins() -> None:
    hand = change(at_draw(4), 4, 0, 0)
    assert hand.act(KillHand(3, FLOOR)) is None
    assert [event.seat for event in all_of(hand, CardsServed)] == [0]
    assert isinstance(hand.state, BettingRound) and hand.turn == 0
    assert fold(hand.events) == hand.state


def test_the_last_player_left_in_the_draw_takes_the_pot_and_is_asked_to_show() -> None:
    """a3: he takes the whole pot, and what is left is skipped, his fourth card too."""
    hand = change(at_draw(4), 4)
    for seat in (1, 2, 3):
        assert hand.act(KillHand(seat, FLOOR)) is None
    assert isinstance(hand.state, Showdown) and hand.turn == 0
    assert all_of(hand, CardsServed) == []
    say(hand, "nascondo")
    assert stacks_by_name(hand) == {"B": 1060, "C": 980, "D": 980, "A": 980}
    assert fold(hand.events) == hand.state


def test_a_hand_killed_before_its_fourth_card_is_not_served_it() -> None:
    hand = change(at_draw(4), 4, 4)
    assert hand.act(KillHand(0, FLOOR)) is None
    change(hand, 0, 0)
    assert [event.seat for event in all_of(hand, CardsServed)] == [1]
    assert isinstance(hand.state, BettingRound) and len(held(hand, 0)) == 4


def test_a_hand_brought_back_in_the_draw_gets_its_fourth_card_and_changes_no_more() -> None:
    hand = change(at_draw(4), 4)
    assert hand.act(KillHand(0, FLOOR)) is None
    assert hand.act(RestoreHand(0, FLOOR)) is None
    change(hand, 0, 0, 0)
    assert [event.seat for event in all_of(hand, CardsServed)] == [0]
    assert isinstance(hand.state, BettingRound) and len(held(hand, 0)) == 5
    assert fold(hand.events) == hand.state


def test_a_hand_brought_back_without_its_fourth_card_is_not_read() -> None:
    """The floor gives it the card; if it does not, it awards the pot."""
    hand = change(at_draw(4), 4)
    assert hand.act(KillHand(0, FLOOR)) is None
    change(hand, 0, 0, 0)
    assert hand.act(RestoreHand(0, FLOOR)) is None
    given = hand.fork()
    assert given.act(GiveCard(0, FLOOR)) is None
    for each in (hand, given):
        say(each, "busso busso busso busso")
        while isinstance(each.state, Showdown) and each.state.waiting:
            assert each.show() is None
    assert given.over and not hand.over
    assert hand.act(AwardPot(((1, 80),), FLOOR)) is None
    assert hand.over


def test_while_the_fourth_cards_wait_no_hand_is_killed_or_brought_back() -> None:
    hand = at_draw(4)
    hand.reshuffle = None
    change(hand, 4, 4, 4, 4)
    for order in (KillHand(0, FLOOR), RestoreHand(0, FLOOR)):
        refusal = hand.act(order)
        assert refusal is not None and refusal.code == "not-now"


def test_a_log_in_which_a_killed_hand_was_served_is_still_read() -> None:
    hand = change(at_draw(4), 4)
    assert hand.act(KillHand(0, FLOOR)) is None
    change(hand, 0, 0, 0)
    drawn = next(place for place, event in enumerate(hand.events) if isinstance(event, CardsDrawn) and event.turn == -1)
    stub = len(hand.deck) - 9
    served = CardsServed(0, (stub,), stub + 1)
    state = fold([*hand.events[: drawn + 1], served, *hand.events[drawn + 1 :]])
    assert isinstance(state, BettingRound)
    assert len(state.felt.cards.holes[0]) == 5 and state.felt.cards.stub == stub + 1


def test_a_log_in_which_a_draw_stood_still_is_still_read() -> None:
    """Once nobody was to act any more, the floor could kill, restore and void, and no more."""
    hand = change(at_draw(4), 4, 0, 0)
    again: list[HandEvent] = [HandRuledDead(3, -1, FLOOR), HandRestored(3, True, FLOOR), HandRuledDead(2, -1, FLOOR)]
    state = fold([*hand.events, *again, HandVoided(FLOOR)])
    assert isinstance(state, Settled) and state.stacks == (1000,) * 4


def test_nobody_sees_the_cards_that_are_drawn() -> None:
    hand = change(at_draw(4), 4, 0, 0, 0)
    assert not isinstance(hand.state, Seated)
    assert {face for faces in hand.state.felt.cards.faces for face in faces} == {UNKNOWN}
    own = seat_view(hand.state, hand.deck, 0).own
    assert len(own) == 5 and own[0] == parse_cards("7c")[0]
    assert {card for player in public_view(hand.state).players for card in player.cards} == {UNKNOWN}


def test_a_hand_of_six_cards_opens_nothing_until_the_floor_has_put_it_right() -> None:
    hand = italian_hand()
    assert hand.act(DealCards(0)) is None
    assert hand.act(GiveCard(hand.turn, FLOOR)) is None
    assert (hand.options().min_to, hand.options().call) == (0, 0)
    refused = hand.raise_to(50)
    assert isinstance(refused, Refusal) and refused.code == "may-not-open"
    assert hand.check() is None
