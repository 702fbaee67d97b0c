"""How many sequences of each length are legal, as numbers on file: any change of a betting rule moves one of them.

Seats with 12, 5, 6 and 12 chips at blinds 1/2 meet every rule in which the books differ. After a bet of 2 the all-ins
to 3 and to 4 are each less than a raise and together a full one (TDA 47-A; not in PSLive 37 or FIGP 19). Who checked
before a short all-in may still raise (FIGP 19), and then to a total of at least 4 (FIGP 9b). Half a bet is a raise in
limit (TDA 47-B, FIGP 8c; not in PSLive), also where two all-ins make it (TDA 47).
"""

import pytest

from shuffleup.games.limits import Limit
from tests.counts.counting import Counter
from tests.counts.engine_tree import EngineTree
from tests.counts.table import Game

pytestmark = pytest.mark.slow

NO_LIMIT = Game("holdem", Limit.NO_LIMIT)
POT_LIMIT = Game("omaha-8", Limit.POT_LIMIT)
FIXED_LIMIT = Game("holdem", Limit.FIXED_LIMIT)
SHORT_AND_DEEP = (12, 5, 6, 12)


@pytest.mark.parametrize(
    ("game", "book", "first_moves", "hands"),
    [
        (NO_LIMIT, "tda-2024", (1, 5, 43, 208, 433, 1036, 2411, 5035), 361_054),
        (NO_LIMIT, "pslive", (1, 5, 43, 208, 433, 1036, 2406, 5009), 358_102),
        (NO_LIMIT, "figp-2012", (1, 5, 43, 208, 433, 1036, 2406, 5005), 358_308),
        (POT_LIMIT, "tda-2024", (1, 5, 35, 170, 357, 904, 2240, 4806), 359_372),
        (FIXED_LIMIT, "tda-2024", (1, 3, 9, 27, 64, 150, 305, 530), 26_582),
        (FIXED_LIMIT, "pslive", (1, 3, 9, 27, 64, 146, 289, 502), 23_338),
        (FIXED_LIMIT, "figp-2012", (1, 3, 9, 27, 64, 150, 305, 530), 26_486),
    ],
)
def test_the_tree_of_short_and_deep_stacks(game: Game, book: str, first_moves: tuple[int, ...], hands: int) -> None:
    tree = EngineTree(game, SHORT_AND_DEEP, book)
    count = Counter(tree).count(tree.root())
    assert count.played[: len(first_moves)] == first_moves
    assert count.hands == hands


@pytest.mark.parametrize(("book", "hands"), [("tda-2024", 45_572), ("pslive", 45_572), ("figp-2012", 45_656)])
def test_the_cap_is_lifted_heads_up_in_the_hand_by_one_book_only(book: str, hands: int) -> None:
    """FIGP 8b lifts it for a round that began with two; TDA 48 and PSLive 27 only for the last two of the event."""
    tree = EngineTree(FIXED_LIMIT, (14, 14, 14), book)
    assert Counter(tree).count(tree.root()).hands == hands
