"""Pineapple and crazy pineapple: when the third card goes (MED-14)."""

from shuffleup.hand.events import (
    BoardDealt,
    CardsDrawn,
    DrawOpened,
    HandEnded,
    HandTabled,
    RoundOpened,
)
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from tests.hand.dealer import act, all_of, awarded, bounds, deck_of_hands, hand_of, stacks

DECK = deck_of_hands("AsAh2c", "KsKh3c", "QsQh4c", board="5c6d9hJcTd")
TOLD = (DrawOpened, BoardDealt, HandTabled, RoundOpened, HandEnded)


def order(hand: Hand) -> list[str]:
    """What came when: draws, board, tabled hands and betting rounds, repeats told once."""
    names = [type(event).__name__ for event in hand.events if isinstance(event, TOLD)]
    return [name for place, name in enumerate(names) if place == 0 or names[place - 1] != name]


def discarded(hand: Hand) -> Hand:
    """Everybody asked throws his third card away."""
    while isinstance(hand.state, Drawing):
        assert hand.draw(2) is None
    return hand


def test_with_bets_to_come_the_card_goes_after_the_flops_bets_and_before_the_turn() -> None:
    hand = act(hand_of(5000, 5000, 5000, game="crazy-pineapple", deck=DECK), "call call check", "check check check")
    assert isinstance(hand.state, Drawing) and hand.turn == 0
    assert len(all_of(hand, BoardDealt)) == 1
    discarded(hand)
    assert isinstance(hand.state, BettingRound) and len(hand.state.felt.cards.board) == 4
    act(hand, *["check check check"] * 2)
    assert order(hand) == [
        *("RoundOpened", "BoardDealt", "RoundOpened", "DrawOpened"),
        *("BoardDealt", "RoundOpened", "BoardDealt", "RoundOpened", "HandTabled", "HandEnded"),
    ]
    assert awarded(hand) == [(0, {0: 300})]
    assert fold(hand.events) == hand.state


def test_betting_closed_before_the_flop_brings_the_discard_before_the_flop() -> None:
    hand = act(hand_of(300, 300, 300, game="crazy-pineapple", deck=DECK), "300 call call")
    assert isinstance(hand.state, Drawing)
    assert not all_of(hand, BoardDealt) and not all_of(hand, HandTabled)
    discarded(hand)
    assert hand.over
    assert order(hand) == ["RoundOpened", "DrawOpened", "HandTabled", "BoardDealt", "HandEnded"]
    assert len(all_of(hand, CardsDrawn)) == 3, "nobody discards twice"
    assert {len(event.cards) for event in all_of(hand, HandTabled)} == {2}
    assert stacks(hand) == (900, 0, 0)


def test_closed_on_the_flop_all_live_hands_discard_before_the_turn_and_are_tabled_then() -> None:
    hand = act(hand_of(300, 300, 300, game="crazy-pineapple", deck=DECK), "call call check", "200 call call")
    discarded(hand)
    assert hand.over
    places = [type(event) for event in hand.events]
    assert places.count(BoardDealt) == 3
    first_board = places.index(BoardDealt)
    assert first_board < places.index(DrawOpened) < places.index(HandTabled)
    assert places[places.index(HandTabled) :].count(BoardDealt) == 2
    assert {len(event.cards) for event in all_of(hand, HandTabled)} == {2}


def test_an_all_in_player_discards_with_the_others_while_they_go_on() -> None:
    hand = act(hand_of(300, 5000, 5000, game="crazy-pineapple", deck=DECK), "300 call call", "check check")
    assert isinstance(hand.state, Drawing) and hand.turn == 0
    discarded(hand)
    assert [event.seat for event in all_of(hand, CardsDrawn)] == [0, 1, 2]
    assert isinstance(hand.state, BettingRound) and hand.turn == 1
    assert not all_of(hand, HandTabled)


def test_hand_for_hand_holds_an_all_in_after_the_discards() -> None:
    hand = act(hand_of(300, 300, game="crazy-pineapple", deck=DECK, hold_all_ins=True), "300 call")
    discarded(hand)
    assert not hand.over and not all_of(hand, HandTabled) and not all_of(hand, BoardDealt)


def test_blinds_that_nobody_can_bet_against_are_collected_before_the_discards() -> None:
    hand = hand_of(50, 100, game="crazy-pineapple", deck=DECK)
    assert hand.turn >= 0
    while isinstance(hand.state, BettingRound):
        act(hand, "call")
    assert isinstance(hand.state, Drawing) and sum(hand.state.bets) == 0
    assert sum(stacks(discarded(hand))) == 150


def test_pineapple_throws_the_card_away_before_the_first_bet() -> None:
    hand = hand_of(5000, 5000, 5000, game="pineapple", deck=DECK)
    assert isinstance(hand.state, Drawing) and hand.turn == 0
    discarded(hand)
    assert isinstance(hand.state, BettingRound) and hand.turn == 2
    assert bounds(hand) == (100, 200, 5000)
    act(hand, "call call check", *["check check check"] * 3)
    assert awarded(hand) == [(0, {0: 300})]
