"""Whatever hands the floor kills and brings back, and whenever: every hand of every game ends with all its chips."""

import random
from functools import partial

import pytest

from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Settled
from tests.laws.any_game import LIMITS, LONGEST_HAND, any_act, dealt
from tests.laws.meddling import award_unread, meddle
from tests.laws.test_every_game import EACH, on_the_table, plan_of
from tests.laws.volume import NIGHTLY

SEEDS = range(200 if NIGHTLY else 8)


def played(hand: Hand, chance: random.Random) -> set[tuple[str, str, bool]]:
    """Plays the hand to its end with a floor that meddles at every fourth turn, and says with what."""
    brought = sum([seat.stack for seat in plan_of(hand.state).seats])
    done = set()
    for _ in range(LONGEST_HAND):
        assert on_the_table(hand.state) == brought
        if hand.over:
            return done
        if chance.random() < 0.25:
            done.add(meddle(hand, chance))
        elif not award_unread(hand):
            assert hand.act(any_act(hand, chance)) is None
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize(("game", "limit"), EACH)
def test_every_hand_ends_with_all_its_chips(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        hand = dealt(game, limit, seed)
        played(hand, random.Random(seed))
        assert isinstance(hand.state, Settled) and min(hand.state.stacks) >= 0
        assert fold(hand.events) == hand.state


def test_the_floor_of_this_law_kills_and_restores_in_every_phase_that_lets_it() -> None:
    done: set[tuple[str, str, bool]] = set()
    for key in ("holdem", "crazy-pineapple", "triple-draw-27", "telesina-due-sempre"):
        deal = partial(dealt, VARIANTS[key], LIMITS[0])
        for seed in range(40):
            done |= played(deal(seed), random.Random(seed))
    for phase in ("BettingRound", "Drawing", "Choosing", "Showdown"):
        assert done >= {("KillHand", phase, True), ("RestoreHand", phase, True)}, phase
