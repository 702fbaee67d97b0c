"""Who may ask to see a hand: the examples of TDA 18, and what the other books answer."""

import pytest

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Muck, Show
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.state import Showdown
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.showdown.seeing_hand import Claim, claim_to_see
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.stakes import Stakes

A, B, C, D = range(4)


def at_showdown(book: str, names: str, *, river_bet: bool) -> Hand:
    """Limped and checked to the river; there A bets 1000, B calls, C raises to 5000 and the others call."""
    rules = hand_rules(HOLDEM, Limit.NO_LIMIT, resolved(book), ShowdownMode.ASKED)
    plan = first_hand_plan(rules.game, Stakes(50, 100), dict.fromkeys(names, 20_000))
    hand = Hand.start(rules, plan, Deck(FULL_DECK))
    while not isinstance(hand.state, Showdown):
        if river_bet and hand.state.felt.street == 3 and hand.options().call == 0:
            assert hand.raise_to(1000) is None
            assert hand.call() is None
            assert hand.raise_to(5000) is None
        assert hand.check_or_call() is None
    return hand


def claim(hand: Hand, asker: int, holder: int) -> Claim:
    assert isinstance(hand.state, Showdown)
    return claim_to_see(hand.rules, hand.state, asker, holder)


def test_without_a_river_bet_a_request_is_the_directors_choice() -> None:
    """tda-18-ex1: A mucked, B tables, C pushes his cards away; the award is then due."""
    hand = at_showdown("tda-2024", "ABC", river_bet=False)
    assert hand.act(Show(B)) is None
    assert hand.act(Muck(A)) is None
    assert claim(hand, B, C) is Claim.DISCRETION
    assert claim(hand, A, B) is claim(hand, A, C) is Claim.NONE


def test_a_caller_may_insist_on_the_last_aggressors_hand() -> None:
    """tda-18-ex2: C raised on the river; D has mucked."""
    hand = at_showdown("tda-2024", "ABCD", river_bet=True)
    assert hand.act(Show(B)) is None
    assert hand.act(Muck(D)) is None
    assert claim(hand, A, C) is claim(hand, B, C) is Claim.RIGHT
    assert claim(hand, D, C) is claim(hand, D, A) is Claim.NONE
    assert claim(hand, B, A) is Claim.DISCRETION


@pytest.mark.parametrize(
    ("book", "answer", "rule"),
    [("pslive", Claim.RIGHT, "pslive 43"), ("figp-2012", Claim.DISCRETION, "figp-2012 27")],
)
def test_the_other_books(book: str, answer: Claim, rule: str) -> None:
    """Any hand may be seen by who still has cards, or only the director looks."""
    hand = at_showdown(book, "ABC", river_bet=False)
    assert isinstance(hand.state, Showdown)
    assert claim(hand, A, B) is answer
    assert hand.rules.cite("see_hand_right") == rule
