"""The two models of a progressive knock-out's heads."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.maths.bounties import BountyModel, BountyValues, Draws, bounty_values, buy_out, drawn_values
from tests.maths.exact import fractions_bounties


def test_known_values() -> None:
    by_clocks = bounty_values([50, 30, 20], [10, 10, 10], BountyModel.CLOCK_ORDER)
    by_chips = bounty_values([50, 30, 20], [10, 10, 10], BountyModel.PROPORTIONAL)
    assert isinstance(by_clocks, BountyValues) and isinstance(by_chips, BountyValues)
    assert by_clocks.values == pytest.approx((15.267857, 8.946429, 5.785714), abs=1e-6)
    assert by_chips.values == (15.0, 9.0, 6.0)


@settings(max_examples=25)
@given(st.lists(st.tuples(st.integers(1, 10_000), st.integers(0, 500)), min_size=2, max_size=5))
def test_every_order_and_every_taker(players: list[tuple[int, int]]) -> None:
    stacks, heads = [stack for stack, _ in players], [head for _, head in players]
    found = bounty_values(stacks, heads, BountyModel.CLOCK_ORDER)
    assert isinstance(found, BountyValues)
    assert found.values == pytest.approx([float(value) for value in fractions_bounties(stacks, heads)], abs=1e-9)
    assert sum(found.values) == pytest.approx(sum(heads), abs=1e-9)


@given(st.lists(st.tuples(st.integers(1, 10_000), st.integers(0, 50_000)), min_size=2, max_size=6), st.integers(1, 700))
def test_a_buy_out_pays_all_heads(players: list[tuple[int, int]], unit: int) -> None:
    stacks, heads = [stack for stack, _ in players], [head for _, head in players]
    for model in BountyModel:
        paid = buy_out(stacks, heads, model, unit)
        assert isinstance(paid, tuple)
        assert sum(paid) == sum(heads)
        assert sum([part % unit > 0 for part in paid]) <= 1


@pytest.mark.parametrize(
    ("stacks", "heads", "code"),
    [
        ([5, 3], [1], "heads-do-not-match"),
        ([5, 3], [1, -1], "bad-head"),
        ([5, 0], [1, 1], "bad-stack"),
        ([5] * 13, [1] * 13, "too-many-players"),
    ],
)
def test_what_cannot_be_valued(stacks: list[int], heads: list[int], code: str) -> None:
    refused = bounty_values(stacks, heads, BountyModel.CLOCK_ORDER)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def drawn(stacks: list[int], heads: list[int], runs: int = 20_000) -> BountyValues:
    draws = Draws(np.random.default_rng(1), runs)
    found = bounty_values(stacks, heads, BountyModel.CLOCK_ORDER, draws)
    assert isinstance(found, BountyValues)
    return found


def test_drawn_orders_agree_with_all_orders() -> None:
    stacks, heads = [900, 700, 500, 300, 200, 150, 100, 50], [10, 0, 25, 40, 5, 60, 15, 30]
    exact = bounty_values(stacks, heads, BountyModel.CLOCK_ORDER)
    assert isinstance(exact, BountyValues) and not exact.runs
    found = drawn_values(stacks, heads, 40_000, np.random.default_rng(1))
    apart = np.abs(found.values - np.array(exact.values)) / found.errors
    assert apart.max() < 4
    assert found.errors.max() < 0.3


def test_large_fields_are_drawn_and_say_how_well() -> None:
    stacks = [100 * number for number in range(1, 41)]
    found = drawn(stacks, [50] * 40)
    assert found.runs == 20_000
    assert 0 < found.error < 2
    assert sum(found.values) == pytest.approx(40 * 50, abs=1e-6)
    assert found == drawn(stacks, [50] * 40)
    values = np.array(found.values)
    assert (values[10:] > values[:-10] - 4 * found.error).all()
    assert drawn(stacks, [50] * 40, 80_000).error < found.error * 0.6


def test_equal_players_expect_their_own_heads() -> None:
    found = drawn([500] * 20, [30] * 20)
    assert max(abs(value - 30) for value in found.values) < 4.5 * found.error


def test_a_buy_out_of_a_large_field() -> None:
    paid = buy_out([5, 4, 3] * 5, [1000] * 15, BountyModel.CLOCK_ORDER, 100, Draws(np.random.default_rng(1)))
    assert isinstance(paid, tuple)
    assert sum(paid) == 15_000
