"""The kernels of the further orders: the values of ``cards``, with numba and without, and the order of PokerKit."""

import os
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pokerkit import (
    BadugiHand,
    Card,
    EightOrBetterLowHand,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardLowHand,
)

from shuffleup.cards.card import cards_text, parse_cards
from shuffleup.cards.italian.deck import lowest_rank, stripped_deck
from shuffleup.cards.italian.ranking import italian_key
from shuffleup.cards.lowball import badugi, low27, low_a5
from shuffleup.cards.short_deck import short_deck
from shuffleup.maths.kernels import high as public_high
from shuffleup.maths.kernels import low as public
from shuffleup.maths.kernels.high import compiled_kernels_exist
from shuffleup.maths.kernels.high_arrays import Cards
from shuffleup.maths.kernels.low import OrderKernels, italian_kernel, order_kernels

NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
HANDS = 100_000 if NIGHTLY else 2_000
NUMBA = pytest.mark.skipif(not compiled_kernels_exist(), reason="numba is not installed")
BACK_ENDS = [pytest.param(True, id="numba", marks=NUMBA), pytest.param(False, id="numpy")]
# Decks of few suits or ranks make flushes, pairs and straights common.
DECKS = (range(52), [*range(0, 52, 4), *range(1, 52, 4)], range(20, 40), [*range(20), *range(48, 52)])
IDS = ["whole", "two suits", "five ranks", "low"]


@pytest.fixture(params=BACK_ENDS)
def chosen(request: pytest.FixtureRequest) -> OrderKernels:
    found = order_kernels(compiled=request.param)
    assert found.name == ("numba" if request.param else "numpy")
    return found


def dealt(cards: int, seed: int, deck: Sequence[int] = range(52), hands: int = HANDS) -> Cards:
    """Rows of distinct cards."""
    drawn = np.random.default_rng(seed).permuted(np.tile(np.array(deck, dtype=np.uint8), (hands, 1)), axis=1)
    return np.ascontiguousarray(drawn[:, :cards])


@pytest.mark.parametrize("deck", DECKS, ids=IDS)
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_lows_of_any_five(chosen: OrderKernels, cards: int, deck: Sequence[int]) -> None:
    rows = dealt(cards, 7, deck, HANDS // 2)
    assert chosen.low_a5_values(rows).tolist() == [low_a5(row) for row in rows.tolist()]
    assert chosen.low27_values(rows).tolist() == [low27(row) for row in rows.tolist()]


def test_every_set_of_five_ranks(chosen: OrderKernels) -> None:
    """The tables by high value hold each set of ranks once, and the two wheels, which are their exceptions."""
    dice = random.Random(2)
    sets = {tuple(sorted([dice.randrange(13) for _ in range(5)])) for _ in range(60_000)}
    possible = [ranks for ranks in sets if max(map(ranks.count, ranks)) <= 4]
    assert len(possible) > 6_000
    rows = np.array(
        [[4 * rank + (place + ranks[:place].count(rank)) % 4 for place, rank in enumerate(ranks)] for ranks in possible]
        + [parse_cards("As2s3s4s5s"), parse_cards("Ad2s3s4s5s"), parse_cards("Ac2c3c4c6c"), parse_cards("2s3s4s5s7s")],
        dtype=np.uint8,
    )
    distinct = [len(set(row)) == 5 for row in rows.tolist()]
    rows = rows[distinct]
    assert chosen.low_a5_values(rows).tolist() == [low_a5(row) for row in rows.tolist()]
    assert chosen.low27_values(rows).tolist() == [low27(row) for row in rows.tolist()]


@pytest.mark.parametrize("deck", DECKS, ids=IDS)
@pytest.mark.parametrize("cards", [4, 5])
def test_badugi(chosen: OrderKernels, cards: int, deck: Sequence[int]) -> None:
    rows = dealt(cards, 8, deck)
    assert chosen.badugi_values(rows).tolist() == [badugi(row) for row in rows.tolist()]


@pytest.mark.parametrize(
    "deck", [range(16, 52), [*range(16, 52, 4), *range(17, 52, 4)], [*range(16, 36), *range(48, 52)]]
)
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_short_deck(chosen: OrderKernels, cards: int, deck: Sequence[int]) -> None:
    rows = dealt(cards, 9, deck)
    assert chosen.short_deck_values(rows).tolist() == [short_deck(row) for row in rows.tolist()]


@pytest.mark.parametrize("compiled", BACK_ENDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_italian_keys(players: int, *, compiled: bool) -> None:
    deck, lowest = stripped_deck(players), lowest_rank(players)
    decks = (deck, [card for card in deck if card & 3 == 2], deck[-12:], [*deck[:16], *deck[-4:]])
    rows = np.concatenate([dealt(5, 10, some) for some in decks])
    assert italian_kernel(compiled=compiled)(rows, lowest).tolist() == [
        italian_key(row, lowest) for row in rows.tolist()
    ]


# ── PokerKit ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def alone(values: Callable[[Cards], Any]) -> Callable[[Cards, int], Any]:
    return lambda rows, held: values(rows)


def apart(values: Callable[[Cards, Cards], Any]) -> Callable[[Cards, int], Any]:
    return lambda rows, held: values(rows[:, :held], rows[:, held:])


@pytest.mark.parametrize(
    ("peer", "ours", "held", "board", "deck"),
    [
        (EightOrBetterLowHand, alone(public_high.low8_values), 2, 5, [*range(36), *range(48, 52)]),
        (OmahaEightOrBetterLowHand, apart(public_high.omaha_low8_values), 4, 5, [*range(36), *range(48, 52)]),
        (OmahaHoldemHand, apart(public_high.omaha_values), 5, 5, range(52)),
        (OmahaHoldemHand, apart(public_high.omaha_values), 6, 5, range(52)),
        (RegularLowHand, alone(public.low_a5_values), 7, 0, range(52)),
        (RegularLowHand, alone(public.low_a5_values), 5, 0, range(24)),
        (StandardLowHand, alone(public.low27_values), 5, 0, [*range(32), *range(48, 52)]),
        (StandardLowHand, alone(public.low27_values), 5, 0, [*range(0, 52, 4), *range(1, 52, 4)]),
        (BadugiHand, alone(public.badugi_values), 4, 0, range(52)),
        (ShortDeckHoldemHand, alone(public.short_deck_values), 2, 5, range(16, 52)),
    ],
)
def test_the_order_is_that_of_pokerkit(
    peer: type[Hand], ours: Callable[[Cards, int], Any], held: int, board: int, deck: Sequence[int]
) -> None:
    rows = dealt(held + board, 12, deck, 4_000 if NIGHTLY else 120)
    values = ours(rows, held).tolist()

    def read(row: list[int]) -> Hand | None:
        return peer.from_game_or_none(*[tuple(Card.parse(cards_text(part))) for part in (row[:held], row[held:])])

    theirs = [read(row) for row in rows.tolist()]
    assert [hand is None for hand in theirs] == [value == 0 for value in values]
    hands = [(hand, value) for hand, value in zip(theirs, values, strict=True) if hand is not None]
    assert len(hands) > 30
    for (one, value), (other, next_value) in pairwise(hands):
        assert (one > other, one == other) == (value > next_value, value == next_value)


# ── the public functions ─────────────────────────────────────────────────────────────────────────────────────────────


def test_views_and_types() -> None:
    rows = dealt(11, 9, range(16, 52))[::2]
    found: list[tuple[Any, Callable[[list[int]], int], Cards, type]] = [
        (public.low_a5_values(rows[:, :7]), low_a5, rows[:, :7], np.int32),
        (public.low27_values(rows[:, 2:8]), low27, rows[:, 2:8], np.uint16),
        (public.badugi_values(rows[:, 3:7]), badugi, rows[:, 3:7], np.int32),
        (public.short_deck_values(rows[:, 1:6]), short_deck, rows[:, 1:6], np.uint16),
        (public.italian_keys(rows[:, 4:9], 4), lambda row: italian_key(row, 4), rows[:, 4:9], np.int64),
    ]
    for values, single, cards, kind in found:
        assert values.dtype == kind
        assert values.tolist() == [single(row) for row in cards.tolist()]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: public.low_a5_values(np.zeros((2, 8), dtype=np.uint8)), "rows of 5 to 7 cards"),
        (lambda: public.low27_values(np.zeros((2, 7), dtype=np.int64)), "as uint8 are wanted, not int64"),
        (lambda: public.badugi_values(np.zeros((2, 6), dtype=np.uint8)), "rows of 4 to 5 cards"),
        (lambda: public.short_deck_values(np.full((1, 5), 15, dtype=np.uint8)), "below the six"),
        (lambda: public.short_deck_values(np.full((1, 5), 52, dtype=np.uint8)), "0 to 51"),
        (lambda: public.italian_keys(np.full((1, 6), 40, dtype=np.uint8), 5), "rows of 5 to 5 cards"),
        (lambda: public.italian_keys(np.full((1, 5), 19, dtype=np.uint8), 5), "below the 7"),
        (lambda: public.italian_keys(np.full((1, 5), 40, dtype=np.uint8), 8), "from 0 to 7, not 8"),
    ],
)
def test_what_cannot_be_read(call: Callable[[], Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        call()


def test_no_rows_give_no_values(chosen: OrderKernels) -> None:
    none = np.zeros((0, 5), dtype=np.uint8)
    for values in chosen[1:]:
        assert values(none).shape == (0,)
    for compiled in {chosen.name == "numba", False}:
        assert italian_kernel(compiled=compiled)(none, 5).shape == (0,)
