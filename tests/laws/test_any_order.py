"""Whatever the floor orders, and whenever: every game leaves a hand that ends with all its chips."""

import random

import pytest

from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.events import ChipsTaken
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Settled
from tests.laws.any_game import LIMITS, WITH_FLOOR, dealt, on_the_table, plan_of
from tests.laws.any_order import KINDS
from tests.laws.meddling import meddled, order_anything
from tests.laws.volume import NIGHTLY

SEEDS = range(300 if NIGHTLY else 6)


def played(hand: Hand, chance: random.Random) -> set[tuple[str, bool]]:
    """Plays the hand to its end with a floor that orders anything, and says what it did."""
    brought = sum([seat.stack for seat in plan_of(hand.state).seats])

    def every_chip_is_there(now: Hand) -> None:
        taken = sum([event.amount for event in now.events if isinstance(event, ChipsTaken)])
        assert on_the_table(now.state) == brought - taken
        assert sum([seat.stack for seat in plan_of(now.state).seats]) == brought - taken

    return meddled(hand, chance, order_anything, every_chip_is_there)


@pytest.mark.parametrize(("game", "limit"), WITH_FLOOR)
def test_every_hand_ends_with_all_its_chips(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        hand = dealt(game, limit, seed)
        played(hand, random.Random(seed))
        assert isinstance(hand.state, Settled) and min(hand.state.stacks) >= 0
        assert fold(hand.events) == hand.state


def test_the_floor_of_this_law_has_every_order_carried_out_and_refused() -> None:
    told: set[tuple[str, bool]] = set()
    # Only the first moment of a hand of stud lets a card be exposed.
    for key, seeds in (("holdem", 100), ("five-card-draw", 100), ("stud", 1000)):
        for seed in range(seeds):
            told |= played(dealt(VARIANTS[key], LIMITS[0], seed), random.Random(seed))
    orders = {kind.__name__ for kind in KINDS}
    # Only once a hand is over is there an award to correct, and nothing to void; then it is played no further.
    assert {name for name, done in told if done} == orders - {"CorrectAward"}
    assert {name for name, done in told if not done} == orders - {"VoidHand"}
