"""Dice: the same draws everywhere, every outcome as likely as any other, streams that tell nothing of each other."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.dice import Dice, SeededDice, shuffled

VECTORS = json.loads(Path(__file__).with_name("vectors").joinpath("dice.json").read_text(encoding="utf-8"))


def chi_square(counts: Counter[int], cells: int) -> float:
    """The usual statistic against equal frequencies; its mean is about ``cells - 1``."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected


def reference_words(seed: bytes, label: str) -> Iterator[int]:
    """The stream as the documentation lays it out, block by block."""
    key = hmac.new(seed, b"shuffleup/dice/1/" + label.encode(), hashlib.sha256).digest()
    for counter in count():
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 2):
            yield block[at] << 8 | block[at + 1]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['label']}/{vector['child']}")
def test_vectors(vector: dict[str, object]) -> None:
    match vector:
        case {"seed": str(seed), "label": str(label), "child": child, "bounds": list(bounds), "draws": list(draws)}:
            dice = SeededDice(bytes.fromhex(seed), label)
            if isinstance(child, str):
                dice = dice.child(child)
            assert [dice.below(bound) for bound in bounds] == draws
        case _:
            pytest.fail("the vector is not complete")


@given(st.binary(max_size=40), st.text(max_size=8), st.lists(st.integers(1, 65536), max_size=80))
def test_draws_follow_the_layout(seed: bytes, label: str, bounds: list[int]) -> None:
    words, dice = reference_words(seed, label), SeededDice(seed, label)
    for bound in bounds:
        fair = next(word for word in words if word < 65536 // bound * bound)
        assert dice.below(bound) == fair % bound


@given(st.integers(1, 2**64))
def test_every_draw_lies_below_its_bound(bound: int) -> None:
    dice = SeededDice(b"bounds")
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_cannot_be_drawn_below(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        SeededDice(b"").below(bound)


def test_a_child_does_not_depend_on_what_was_drawn_before() -> None:
    fresh, used = SeededDice(b"seed", "a"), SeededDice(b"seed", "a")
    shuffled(range(500), used)
    first, second, other = fresh.child("x"), used.child("x"), used.child("y")
    draws = [[dice.below(1 << 60) for _ in range(10)] for dice in (first, second, other, SeededDice(b"seed", "x"))]
    assert draws[0] == draws[1]
    assert len({tuple(row) for row in draws}) == 3


def test_a_large_bound_is_not_biased_by_reduction() -> None:
    # Reduced without rejection, results under 25,536 would come twice as often as the others.
    dice = SeededDice(b"rejection")
    counts = Counter(dice.below(40_000) * 8 // 40_000 for _ in range(40_000))
    assert chi_square(counts, 8) < 30  # 7 degrees of freedom: beyond 30 one time in ten thousand


def test_every_order_of_four_is_equally_likely() -> None:
    dice = SeededDice(b"orders")
    number = {order: place for place, order in enumerate(permutations(range(4)))}
    counts = Counter(number[tuple(shuffled(range(4), dice))] for _ in range(48_000))
    assert chi_square(counts, 24) < 60  # 23 degrees of freedom


def card_by_place(decks: Iterator[list[int]]) -> float:
    """The statistic over 52 cards by 52 places, 51/52 of it because each deck is a permutation; 2,601 on average."""
    counts: Counter[int] = Counter()
    for deck in decks:
        counts.update([52 * place + card for place, card in enumerate(deck)])
    return chi_square(counts, 52 * 52) * 51 / 52


def careless(dice: Dice) -> list[int]:
    """The well-known mistake: every place is swapped with any place."""
    order = list(range(52))
    for place in range(52):
        other = dice.below(52)
        order[place], order[other] = order[other], order[place]
    return order


def test_every_card_is_equally_likely_at_every_place() -> None:
    dice = SeededDice(b"decks")
    spread = (2 * 2601) ** 0.5
    assert abs(card_by_place(shuffled(range(52), dice) for _ in range(10_000)) - 2601) < 4 * spread
    assert card_by_place(careless(dice) for _ in range(10_000)) > 2601 + 20 * spread, "the test would see a bias"


def test_neighbours_are_independent() -> None:
    # The distance between cards that lay together: a shuffle that moves packets would leave it small.
    dice = SeededDice(b"neighbours")
    counts: Counter[int] = Counter()
    for _ in range(10_000):
        deck = shuffled(range(52), dice)
        counts[(deck.index(1) - deck.index(0)) % 52 - 1] += 1
    assert chi_square(counts, 51) < 50 + 4 * 10


@given(st.lists(st.integers()), st.binary())
def test_a_shuffle_loses_and_adds_nothing(items: list[int], seed: bytes) -> None:
    before = list(items)
    assert sorted(shuffled(items, SeededDice(seed))) == sorted(items)
    assert items == before
