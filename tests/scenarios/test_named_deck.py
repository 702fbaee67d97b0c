"""Named cards in a hand whose deck cannot give them all."""

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.card import parse_cards
from shuffleup.cards.deck import FULL_DECK
from shuffleup.hand.actions import Action, Call, Check, Fold
from shuffleup.hand.state import BettingRound
from shuffleup.locale.answers import answer_text
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.scenarios.named_deck import NamedHand
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.scenario import Setting
from shuffleup.scenarios.stage import start

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gino", "Hugo")
FOURTH = 1


def eight_at_stud(named: int) -> NamedHand:
    """Eight players, and so many of them have all seven cards named."""
    hands = [FULL_DECK[7 * seat : 7 * seat + 7] for seat in range(named)]
    text = f"""Scenario: eight at stud
Id: stud-eight
Rules: tda-2024 RP-10
Game: fixed-limit seven-card stud
Blinds: 25/100
Ante: 10
Stacks: {", ".join([f"{name} 5000" for name in NAMES])}
Under tda-2024, Anna has 4990
"""
    (scenario,) = read_scenarios(text, "eight")
    setting = scenario.setting
    assert isinstance(setting, Setting)
    whole = replace(setting, cards=tuple(zip(NAMES, hands, strict=False)))
    hand = start(whole, resolved("tda-2024")).hand
    assert isinstance(hand, NamedHand)
    return hand


def passive(hand: NamedHand) -> Action:
    state = hand.state
    assert isinstance(state, BettingRound)
    behind = state.price.high > state.bets[state.turn]
    return Call(state.turn) if behind else Check(state.turn)


def played(hand: NamedHand, leaving: frozenset[int]) -> Refusal | None:
    """Everybody stays for as little as can be; these players fold on fourth street."""
    while isinstance(hand.state, BettingRound):
        turn = hand.turn
        gone = hand.state.felt.street == FOURTH and turn in leaving
        before = hand.state, hand.deck, len(hand.events)
        refused = hand.act(Fold(turn) if gone else passive(hand))
        if refused:
            assert (hand.state, hand.deck, len(hand.events)) == before
            return refused
    return None


def test_whole_hands_are_dealt_as_named_when_others_fold() -> None:
    hand = eight_at_stud(5)
    assert played(hand, frozenset({5, 6, 7})) is None
    for seat in range(5):
        held = [hand.deck.cards[place] for place in hand.state.felt.cards.holes[seat]]  # type: ignore[union-attr]
        assert held == list(FULL_DECK[7 * seat : 7 * seat + 7])


def test_a_card_that_stood_in_for_an_unnamed_one_cannot_be_dealt_any_more() -> None:
    """Seven whole hands are 49 cards: before he folds, the eighth player gets four, and one is burned."""
    refused = played(eight_at_stud(7), frozenset({0, 1, 7}))
    assert refused and refused.code == "no-such-card"
    assert parse_cards(dict(refused.facts)["card"])
    assert str(dict(refused.facts)["card"]) in answer_text(refused)
