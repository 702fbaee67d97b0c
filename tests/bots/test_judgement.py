"""Single decisions in which every sound player agrees."""

import pytest

from shuffleup.bots.bot import Bot
from shuffleup.bots.character import CHARACTERS, Character
from shuffleup.bots.moves import Move
from shuffleup.cards.card import parse_cards
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Fold, RaiseTo
from shuffleup.hand.options import options
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from tests.bots.ring import BLIND, plan_of, rules_of

everybody = pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.name)


def _hand(stacks: list[int], board: str = "", number: int = 0) -> Hand:
    """A no-limit hold'em hand with a big-blind ante; ``board`` comes when it is dealt."""
    cards = parse_cards(board)
    rest = [card for card in FULL_DECK if card not in cards]
    start = 2 * len(stacks)
    holes, rest = rest[:start], rest[start:]
    deck = (*holes, rest[0], *cards[:3], rest[1], *cards[3:4], rest[2], *cards[4:], *rest[3:])
    rules = rules_of("holdem", Limit.NO_LIMIT)
    return Hand.start(rules, plan_of(rules, number, stacks, ante=BLIND), Deck(deck))


def _choose(character: Character, hand: Hand, hole: str, seed: int = 0) -> Move:
    assert isinstance(hand.state, BettingRound)
    return Bot(character, seed).choose(hand.state, parse_cards(hole), options(hand.rules, hand.state))


def _bet_on_the_river(board: str, number: int) -> Hand:
    """Three players check down to the river, where the first bets five blinds."""
    hand = _hand([50 * BLIND] * 3, board, number)
    while isinstance(hand.state, BettingRound) and hand.state.felt.street < 3:
        if hand.check() is not None:
            assert hand.call() is None
    assert hand.raise_to(5 * BLIND) is None
    return hand


@everybody
def test_a_short_stack_moves_in_or_folds(character: Character) -> None:
    hand = _hand([8 * BLIND] * 6)
    assert _choose(character, hand, "AsAd") == RaiseTo(hand.turn, 8 * BLIND)
    assert _choose(character, hand, "AsKd") == RaiseTo(hand.turn, 8 * BLIND)
    assert _choose(character, hand, "7s2d") == Fold(hand.turn)


@everybody
def test_a_stack_is_only_as_deep_as_the_biggest_opponent(character: Character) -> None:
    hand = _hand([6 * BLIND, 90 * BLIND])
    assert _choose(character, hand, "As9d") == RaiseTo(1, 90 * BLIND)


@everybody
def test_a_deep_first_raise_is_a_few_blinds(character: Character) -> None:
    hand = _hand([100 * BLIND] * 9)
    for seed in range(200):
        for hole in ("AsAd", "AsKs", "JsJd", "AsQd", "7s2d", "Ks4d"):
            move = _choose(character, hand, hole, seed)
            assert not isinstance(move, RaiseTo) or 2 * BLIND <= move.to <= 3 * BLIND
    assert _choose(character, hand, "7s2d") == Fold(hand.turn)
    assert isinstance(_choose(character, hand, "AsAd"), RaiseTo | Call)


@everybody
def test_position_widens_the_range(character: Character) -> None:
    """A hand that the first of nine folds is entered with when everybody has folded to the button."""
    hand = _hand([60 * BLIND] * 9)
    first = [_choose(character, hand, "Ks8s", seed) for seed in range(20)]
    while hand.turn != 8:
        assert hand.fold() is None
    button = [_choose(character, hand, "Ks8s", seed) for seed in range(20)]
    assert all(isinstance(move, Fold) for move in first)
    assert not any(isinstance(move, Fold) for move in button)


@everybody
def test_a_small_all_in_is_called_by_the_odds(character: Character) -> None:
    """Half a blind to win three: any two cards will do. Twenty blinds to win twenty-two: only good ones."""
    hand = _hand([100 * BLIND, 100 * BLIND, BLIND + BLIND // 2])
    assert hand.raise_to(BLIND + BLIND // 2) is None
    assert hand.fold() is None
    assert not isinstance(_choose(character, hand, "7s2d"), Fold)
    hand = _hand([100 * BLIND, 100 * BLIND, 20 * BLIND])
    assert hand.raise_to(20 * BLIND) is None
    assert hand.fold() is None
    assert isinstance(_choose(character, hand, "7s2d"), Fold)
    assert isinstance(_choose(character, hand, "Qs6d"), Fold)
    assert not isinstance(_choose(character, hand, "KsKd"), Fold)


@everybody
def test_the_nuts_never_fold_and_mostly_raise(character: Character) -> None:
    raised = 0
    for number in range(60):
        hand = _bet_on_the_river("AsKs7d2h4c", number)
        move = _choose(character, hand, "AhAd", number)
        assert not isinstance(move, Fold)
        raised += isinstance(move, RaiseTo)
    assert raised > 40


@everybody
def test_nothing_folds_to_a_big_bet_on_the_river(character: Character) -> None:
    folded = 0
    for number in range(60):
        hand = _bet_on_the_river("AsKs7d2h4c", number)
        folded += isinstance(_choose(character, hand, "9h8d", number), Fold)
    assert folded > 50
