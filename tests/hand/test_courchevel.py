"""Courchevel: a card of the flop lies open before the first bets, and for every rule these are the bets before it."""

import pytest

from shuffleup.games.limits import Limit
from shuffleup.hand.events import BetsCollected, BoardDealt, Called, HandTabled
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import Floor, SetBet, SetStakes
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.deck.premature import Premature, premature_cards
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import acts_since, substantial_action
from shuffleup.table.stakes import Stakes
from tests.hand.dealer import act, all_of, bounds, hand_of, stacks

FLOOR = Floor("Ada", "a wrong bet", "tda-2024 52")


def dealt(*chips: int, game: str = "courchevel", book: str = "tda-2024") -> Hand:
    return hand_of(*chips, game=game, limit=Limit.POT_LIMIT, book=book)


def betting(hand: Hand) -> BettingRound:
    assert isinstance(hand.state, BettingRound)
    return hand.state


def test_a_card_is_opened_before_the_first_bet() -> None:
    hand = dealt(5000, 5000, 5000)
    assert len(betting(hand).felt.cards.board) == 1
    assert hand.turn == 2 and bounds(hand) == (100, 200, 350)
    act(hand, "call call check")
    assert [len(event.cards) for event in all_of(hand, BoardDealt)] == [1, 2]
    act(hand, *["check check check"] * 3)
    assert hand.over and fold(hand.events) == hand.state


def test_blinds_that_are_all_in_are_collected_before_the_open_card() -> None:
    hand = dealt(50, 100)
    while isinstance(hand.state, BettingRound):
        act(hand, "call")
    assert hand.over and sum(stacks(hand)) == 150
    names = [type(event) for event in hand.events]
    assert names.index(BetsCollected) < names.index(HandTabled)


@pytest.mark.parametrize("chips", [(5000, 100), (100, 5000), (5000, 70), (30, 100, 5000)])
def test_no_hand_is_opened_while_somebody_may_still_fold(chips: tuple[int, ...]) -> None:
    """TDA 16: the others are all-in for their blinds, and he has not answered them yet."""
    hand = dealt(*chips)
    assert len(betting(hand).felt.cards.board) == 1 and not all_of(hand, HandTabled)
    act(hand, "call")
    assert hand.over and sum(stacks(hand)) == sum(chips)
    names = [type(event) for event in hand.events]
    assert names.index(Called) < names.index(HandTabled)


@pytest.mark.parametrize("game", ["omaha", "courchevel"])
def test_a_short_big_blind_is_no_cheaper_once_the_floor_has_put_a_bet_right(game: str) -> None:
    hand = act(dealt(5000, 70, 5000, 5000, game=game), "call")
    assert hand.act(SetBet(2, 0, FLOOR)) is None
    assert betting(hand).bets == (50, 70, 0, 0)
    assert bounds(hand) == (100, 200, 350)


@pytest.mark.parametrize("game", ["omaha", "courchevel"])
def test_the_level_is_put_right_before_the_flop(game: str) -> None:
    hand = dealt(5000, 5000, 5000, game=game)
    board = betting(hand).felt.cards.board
    assert hand.act(SetStakes(Stakes(100, 200), FLOOR)) is None
    assert betting(hand).bets == (100, 200, 0) and betting(hand).felt.cards.board == board
    assert bounds(hand) == (200, 400, 700)
    act(hand, "call call check")
    refused = hand.act(SetStakes(Stakes(50, 100), FLOOR))
    assert refused is not None and refused.code == "not-now"


@pytest.mark.parametrize("game", ["omaha", "courchevel"])
def test_substantial_action_waits_for_the_big_blind_under_figp(game: str) -> None:
    hand = act(dealt(5000, 5000, 5000, 5000, game=game, book="figp-2012"), "call call")
    first_round = hand.rules.variant.first_round
    assert not substantial_action(hand.rules, acts_since(hand.events, first_round=first_round))
    act(hand, "call check check")
    assert not acts_since(hand.events, first_round=first_round).preflop


def test_the_two_cards_of_the_flop_are_a_flop_when_they_come_too_early() -> None:
    for game, flop in (("omaha", 1), ("courchevel", 2)):
        hand = dealt(5000, 5000, 5000, game=game, book="figp-2012")
        ruling = premature_cards(hand.rules, hand.state, Premature(flop))
        assert isinstance(ruling, Ruling) and ruling.key == "redeal-street"
