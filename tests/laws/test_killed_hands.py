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
from tests.laws.any_game import EACH, LIMITS, dealt, on_the_table, plan_of
from tests.laws.meddling import meddle, meddled
from tests.laws.volume import NIGHTLY

SEEDS = range(200 if NIGHTLY else 8)


def played(hand: Hand, chance: random.Random) -> set[tuple[str, str, bool]]:
    """Plays the hand to its end with a floor that kills hands and brings them back, and says in which phases."""
    brought = sum([seat.stack for seat in plan_of(hand.state).seats])

    def every_chip_is_there(now: Hand) -> None:
        assert on_the_table(now.state) == brought

    return meddled(hand, chance, meddle, every_chip_is_there)


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
