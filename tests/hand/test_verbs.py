"""The verbs of a hand go short ways: each must come to what ``decide`` and ``fold`` say at length."""

import random

import pytest

from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Check, Discard
from shuffleup.hand.decide import decide
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from tests.games.random_hands import dealt

GAMES = [("holdem", Limit.NO_LIMIT), ("stud-8", Limit.FIXED_LIMIT), ("triple-draw-27", Limit.FIXED_LIMIT)]


def table(game: str, limit: Limit, seed: int, *stacks: int) -> Hand:
    return dealt(variant(game), limit, stacks, random.Random(seed))


@pytest.mark.parametrize(("game", "limit"), GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_who_checks_or_calls_does_what_he_owes(game: str, limit: Limit, seed: int) -> None:
    hand = table(game, limit, seed, 300, 45, 12, 300)
    while not hand.over:
        before, log = hand.state, len(hand.events)
        if isinstance(before, BettingRound):
            owes = before.price.high > before.bets[hand.turn]
            act: Call | Check | Discard = Call(hand.turn) if owes else Check(hand.turn)
            said = decide(hand.rules, before, hand.deck, act)
            assert hand.check_or_call() is None
        else:
            assert isinstance(before, Drawing)
            said = decide(hand.rules, before, hand.deck, Discard(hand.turn, (0,)))
            assert hand.draw(0) is None
        assert isinstance(said, tuple)
        assert tuple(hand.events[log : log + len(said)]) == said, "a stub that was shuffled may come after it"
    assert fold(hand.events) == hand.state


def test_nobody_checks_or_calls_in_a_draw_or_after_the_end() -> None:
    hand = table("triple-draw-27", Limit.FIXED_LIMIT, 1, 300, 300)
    while isinstance(hand.state, BettingRound):
        assert hand.check_or_call() is None
    log = len(hand.events)
    refused = hand.check_or_call()
    assert refused is not None and refused.code == "not-now"
    assert len(hand.events) == log
    while not hand.over:
        assert (hand.draw() if isinstance(hand.state, Drawing) else hand.check_or_call()) is None
    for after in (hand.check_or_call, hand.draw):
        refused = after()
        assert refused is not None and refused.code == "hand-over"


def test_what_is_refused_the_short_way_changes_nothing() -> None:
    hand = table("triple-draw-27", Limit.FIXED_LIMIT, 1, 300, 300)
    state, log = hand.state, len(hand.events)
    for refused in (hand.check(), hand.act(Call(1 - hand.turn)), hand.raise_to(7), hand.draw(0)):
        assert refused is not None
    assert hand.state is state and len(hand.events) == log
    while not isinstance(hand.state, Drawing):
        assert hand.check_or_call() is None
    state, log = hand.state, len(hand.events)
    for refused in (hand.draw(5), hand.draw(0, 0), hand.check(), hand.act(Discard(1 - hand.turn))):
        assert refused is not None
    assert hand.state is state and len(hand.events) == log
