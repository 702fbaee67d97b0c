"""The kernels: the values of ``cards.ranking``, with numba and without it."""

import os
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from shuffleup.cards.hand_class import LOWEST_VALUES
from shuffleup.cards.ranking import high, low8, omaha_low8_ranker, omaha_ranker
from shuffleup.maths.kernels import high as public
from shuffleup.maths.kernels.high import Kernels, compiled_kernels_exist, kernels
from shuffleup.maths.kernels.high_arrays import Cards, Values

NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
HANDS = 200_000 if NIGHTLY else 4_000
SEVEN_CARD_CATEGORIES = (
    *(23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020),
    *(4_047_644, 3_473_184, 224_848, 41_584),
)
NUMBA = pytest.mark.skipif(not compiled_kernels_exist(), reason="numba is not installed")


@pytest.fixture(params=[pytest.param(True, id="numba", marks=NUMBA), pytest.param(False, id="numpy")])
def chosen(request: pytest.FixtureRequest) -> Kernels:
    found = kernels(compiled=request.param)
    assert found.name == ("numba" if request.param else "numpy")
    return found


def dealt(cards: int, seed: int, deck: Sequence[int] = range(52)) -> Cards:
    """Rows of distinct cards."""
    drawn = np.random.default_rng(seed).permuted(np.tile(np.array(deck, dtype=np.uint8), (HANDS, 1)), axis=1)
    return np.ascontiguousarray(drawn[:, :cards])


# Decks of few suits or ranks make flushes, full houses and lows common.
DECKS = (range(52), [*range(0, 52, 4), *range(1, 52, 4)], range(20, 40), [*range(32), *range(48, 52)])


@pytest.mark.parametrize("deck", DECKS, ids=["whole", "two suits", "five ranks", "low"])
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_any_five(chosen: Kernels, cards: int, deck: Sequence[int]) -> None:
    rows = dealt(cards, 7, deck)
    assert chosen.high_values(rows).tolist() == [high(row) for row in rows.tolist()]
    assert chosen.low8_values(rows).tolist() == [low8(row) for row in rows.tolist()]


@pytest.mark.parametrize("deck", DECKS, ids=["whole", "two suits", "five ranks", "low"])
@pytest.mark.parametrize(("held", "shown"), [(4, 5), (4, 3), (5, 4), (6, 5)])
def test_two_and_three(chosen: Kernels, held: int, shown: int, deck: Sequence[int]) -> None:
    rows = dealt(held + shown, 8, deck)[: HANDS // 2]
    hole, board = np.ascontiguousarray(rows[:, :held]), np.ascontiguousarray(rows[:, held:])
    pairs = list(zip(hole.tolist(), board.tolist(), strict=True))
    assert chosen.omaha_values(hole, board).tolist() == [omaha_ranker(board)(hole) for hole, board in pairs]
    assert chosen.omaha_low8_values(hole, board).tolist() == [omaha_low8_ranker(board)(hole) for hole, board in pairs]


def test_public_functions_take_views_and_give_uint16() -> None:
    rows = dealt(11, 9)[::2]
    found: list[tuple[Values, list[int]]] = [
        (public.high_values(rows[:, :7]), [high(row) for row in rows[:, :7].tolist()]),
        (public.low8_values(rows[:, 2:7]), [low8(row) for row in rows[:, 2:7].tolist()]),
        (
            public.omaha_values(rows[:, :6], rows[:, 6:]),
            [omaha_ranker(row[6:])(row[:6]) for row in rows.tolist()],
        ),
        (
            public.omaha_low8_values(rows[:, :4], rows[:, 6:]),
            [omaha_low8_ranker(row[6:])(row[:4]) for row in rows.tolist()],
        ),
    ]
    for values, wanted in found:
        assert values.dtype == np.uint16
        assert values.tolist() == wanted


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: public.high_values(np.zeros((2, 8), dtype=np.uint8)), "rows of 5 to 7 cards"),
        (lambda: public.high_values(np.zeros((2, 7), dtype=np.int64)), "as uint8 are wanted, not int64"),
        (lambda: public.high_values(np.zeros(7, dtype=np.uint8)), "rows of 5 to 7 cards"),
        (lambda: public.high_values([[51, 47, 43, 39, 35]]), "as uint8 are wanted, not int64"),
        (lambda: public.low8_values(np.full((1, 5), 52, dtype=np.uint8)), "0 to 51"),
        (
            lambda: public.omaha_values(np.zeros((2, 4), dtype=np.uint8), np.zeros((1, 5), dtype=np.uint8)),
            "2 hands and 1 boards",
        ),
        (
            lambda: public.omaha_low8_values(np.zeros((2, 2), dtype=np.uint8), np.zeros((2, 5), dtype=np.uint8)),
            "rows of 4 to 6 cards",
        ),
    ],
)
def test_what_cannot_be_read(call: Callable[[], Values], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        call()


def test_no_rows_give_no_values(chosen: Kernels) -> None:
    assert chosen.high_values(np.zeros((0, 7), dtype=np.uint8)).shape == (0,)
    assert chosen.omaha_values(np.zeros((0, 4), dtype=np.uint8), np.zeros((0, 5), dtype=np.uint8)).shape == (0,)


def test_without_numba_the_same_is_done_in_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public, "find_spec", lambda name: None)
    kernels.cache_clear()
    try:
        assert kernels().name == "numpy"
        assert public.high_values(dealt(7, 11)[:1]).tolist() == [high(dealt(7, 11)[0].tolist())]
    finally:
        kernels.cache_clear()


def test_seven_cards_against_phevaluator() -> None:
    phevaluator = pytest.importorskip("phevaluator")
    rows = dealt(7, 10)
    # Their 1 is a royal flush and their 7,462 the worst hand.
    assert public.high_values(rows).tolist() == [7_463 - phevaluator.evaluate_cards(*row) for row in rows.tolist()]


@NUMBA
@pytest.mark.skipif(not NIGHTLY, reason="all 133,784,560 hands of seven cards are read at night")
def test_every_hand_of_seven_cards() -> None:
    from tests.maths.seven_cards import seven_card_counts

    counts = seven_card_counts()
    assert tuple(np.add.reduceat(counts, LOWEST_VALUES).tolist()) == SEVEN_CARD_CATEGORIES
    # With seven cards some of the 7,462 classes cannot be the best.
    assert np.count_nonzero(counts) == 4_824
