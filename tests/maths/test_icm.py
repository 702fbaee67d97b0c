"""ICM against exact fractions, closed forms and the laws that any such model keeps."""

from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from shuffleup.answer import Refusal
from shuffleup.maths import clock_fourier, clock_products
from shuffleup.maths.clock_field import StackCounts, condensed, spread
from shuffleup.maths.clock_nodes import nodes
from shuffleup.maths.icm import IcmValues, icm
from shuffleup.maths.ranks import RankTable, rank_probabilities
from tests.maths.exact import fractions_icm, linear_values, two_place_values

PROMISED = 1e-10

Chips = NDArray[np.float64]


def valued(stacks: list[int] | list[float], payouts: list[int] | list[float]) -> IcmValues:
    values = icm(stacks, payouts)
    assert isinstance(values, IcmValues), values
    assert values.check.holds
    return values


def error(values: IcmValues, truth: Chips) -> float:
    return float(np.abs(np.array(values.values) / truth - 1).max())


prize_lists = st.lists(st.integers(0, 10**9), min_size=1, max_size=7).map(lambda prizes: sorted(prizes, reverse=True))
wild_stacks = st.lists(
    st.one_of(st.integers(1, 60), st.integers(1, 10**6), st.integers(1, 10**12)), min_size=2, max_size=7
)


@given(stacks=wild_stacks, prizes=prize_lists)
def test_equals_the_definition_in_fractions(stacks: list[int], prizes: list[int]) -> None:
    payouts = prizes[: len(stacks)]
    if not payouts[0]:
        assert isinstance(icm(stacks, payouts), Refusal)
        return
    truth = fractions_icm(stacks, payouts)
    for value, exact in zip(valued(stacks, payouts).values, truth, strict=True):
        assert abs(Fraction(value) - exact) <= PROMISED * exact


@pytest.mark.parametrize(
    ("stacks", "payouts", "values"),
    [
        ([5000, 3000, 2000], [50, 30, 20], [38.3929, 32.75, 28.8571]),
        ([60, 30, 10], [5000, 3000, 2000], [4123.81, 3383.33, 2492.86]),
        ([6000, 4000], [50, 30], [42.00, 38.00]),
        ([1_000_000_000, 1], [7, 3], [7.0, 3.0]),
    ],
)
def test_known_cases(stacks: list[int], payouts: list[int], values: list[float]) -> None:
    assert valued(stacks, payouts).values == pytest.approx(values, rel=5e-6)


FAMILIES = {
    "gamma": lambda rng, n: rng.gamma(1.3, size=n),
    "Pareto": lambda rng, n: rng.pareto(1.1, size=n) + 1,
    "lognormal 3": lambda rng, n: np.exp(3 * rng.normal(size=n)),
    "1 to n": lambda _rng, n: np.arange(1.0, n + 1),
    "equal": lambda _rng, n: np.full(n, 30_000.0),
    "a leader": lambda _rng, n: np.r_[1.5 * n, np.ones(n - 1)],
    "a million to one": lambda _rng, n: np.r_[np.full(n // 2, 1e6), np.ones(n - n // 2)],
    "three whales": lambda _rng, n: np.r_[np.full(3, 1e9), np.ones(n - 3)],
}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("players", [9, 60, 150, 151, 1_000, 4_000])
def test_closed_forms_at_every_size(players: int, family: str) -> None:
    stacks = FAMILIES[family](np.random.default_rng(players), players)
    listed = stacks.tolist()
    assert error(valued(listed, list(range(players, 0, -1))), linear_values(listed)) <= PROMISED
    assert error(valued(listed, [5.0, 3.0]), two_place_values(listed, 5, 3)) <= PROMISED
    assert error(valued(listed, [7.0]), 7 * stacks / stacks.sum()) <= PROMISED


def as_they_are(scaled: np.ndarray) -> StackCounts:
    """The field with each player by himself."""
    everyone = np.arange(len(scaled))
    return StackCounts(scaled, np.ones(len(scaled)), everyone, (), everyone)


@pytest.mark.parametrize(("players", "paid"), [(40, 6), (100, 15), (149, 149)])
def test_both_algorithms_agree(players: int, paid: int) -> None:
    stacks = np.sort(np.random.default_rng(7).gamma(1.3, size=players))
    stacks /= stacks.mean()
    prizes = 1 / np.arange(1.0, paid + 1)
    at = nodes(stacks, paid, 0.5, 3.0)
    by_products = sum(clock_products.integrated(stacks, prizes, at))
    by_fourier = sum(clock_fourier.integrated(as_they_are(stacks), prizes, at))
    assert np.abs(by_fourier / by_products - 1).max() < 1e-12


def test_condensing_the_field_loses_nothing() -> None:
    stacks = np.sort(np.random.default_rng(3).gamma(1.3, size=3_000))
    stacks /= stacks.mean()
    prizes = 1 / np.arange(1.0, 451)
    at = nodes(stacks, 450, 0.7, 3.0)
    field = condensed(stacks)
    assert len(field.stacks) < 400
    assert field.counts.sum() == pytest.approx(3_000, rel=1e-13)
    short = spread(field, sum(clock_fourier.integrated(field, prizes, at)))
    long = sum(clock_fourier.integrated(as_they_are(stacks), prizes, at))
    assert np.abs(short / long - 1).max() < 1e-11


def test_the_check_sees_a_step_that_is_too_wide() -> None:
    stacks = np.sort(np.random.default_rng(5).gamma(1.3, size=30))
    stacks /= stacks.mean()
    prizes = np.array([5.0, 3.0, 2.0])
    even, odd = clock_products.integrated(stacks, prizes, nodes(stacks, 3, 2.5, 1.0))
    assert abs((even + odd).sum() / prizes.sum() - 1) > 1e-7 or (2 * np.abs(even - odd) / (even + odd)).max() > 1e-6


def test_a_wild_field_takes_more_than_one_try() -> None:
    stacks = FAMILIES["a million to one"](None, 1_000).tolist()
    assert valued(stacks, list(range(999, 0, -1))).check.tries > 1


fields = st.lists(st.integers(1, 10**7), min_size=2, max_size=40)


@given(stacks=fields, data=st.data())
def test_laws(stacks: list[int], data: st.DataObject) -> None:
    paid = data.draw(st.integers(1, len(stacks)))
    payouts = sorted(data.draw(st.lists(st.integers(1, 10**7), min_size=paid, max_size=paid)), reverse=True)
    values = np.array(valued(stacks, payouts).values)
    assert values.sum() == pytest.approx(sum(payouts), rel=1e-11)
    assert values.max() <= payouts[0] * (1 + PROMISED)
    if paid == len(stacks):
        assert values.min() >= payouts[-1] * (1 - PROMISED)
    order = np.argsort(stacks)
    assert all(less <= more * (1 + PROMISED) for less, more in pairwise(values[order]))
    scaled = valued([stack * 0.001 for stack in stacks], payouts).values
    assert scaled == pytest.approx(values, rel=PROMISED)
    turned = valued(stacks[::-1], payouts).values
    assert turned[::-1] == pytest.approx(values, rel=PROMISED)


@given(stacks=st.lists(st.integers(10, 10_000), min_size=3, max_size=9), data=st.data())
def test_a_fair_bet_costs_both_and_nobody_else(stacks: list[int], data: st.DataObject) -> None:
    """Gilbert, arXiv 0911.3100."""
    payouts = list(range(len(stacks), 0, -1))
    bet = data.draw(st.integers(1, min(stacks[0], stacks[1]) - 1))
    before = np.array(valued(stacks, payouts).values)
    won = valued([stacks[0] + bet, stacks[1] - bet, *stacks[2:]], payouts).values
    lost = valued([stacks[0] - bet, stacks[1] + bet, *stacks[2:]], payouts).values
    change = (np.array(won) + np.array(lost)) / 2 - before
    assert all(change[:2] <= 1e-9)
    assert all(change[2:] >= -1e-9)


@pytest.mark.parametrize(
    ("stacks", "payouts", "code"),
    [
        ([], [1], "no-stacks"),
        ([5, 0], [1], "bad-stack"),
        ([5, -3], [1], "bad-stack"),
        ([5, float("nan")], [1], "bad-stack"),
        ([5, float("inf")], [1], "bad-stack"),
        ([5, 1e-40], [1], "stacks-too-wide"),
        ([5, 3], [], "no-prizes"),
        ([5, 3], [0, 0], "no-prizes"),
        ([5, 3], [3, 2, 1], "more-prizes-than-players"),
        ([5, 3], [2, 3], "prizes-rise"),
        ([5, 3], [2, -3], "bad-prize"),
        ([5, 3], [float("nan")], "bad-prize"),
    ],
)
def test_what_cannot_be_valued(stacks: list[float], payouts: list[float], code: str) -> None:
    refused = icm(stacks, payouts)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_arrays_are_taken_as_lists_are() -> None:
    stacks, prizes = [5000, 3000, 2000], [50.0, 30.0]
    assert icm(np.array(stacks), np.array(prizes)) == icm(stacks, prizes)
    assert rank_probabilities(np.array(stacks)) == rank_probabilities(stacks)
    for none, code in ((icm(np.array([]), np.array(prizes)), "no-stacks"), (icm(stacks, np.array([])), "no-prizes")):
        assert isinstance(none, Refusal) and none.code == code


def test_equal_prizes_need_no_model() -> None:
    assert valued([5, 3, 2], [4, 4, 4]).values == (4.0, 4.0, 4.0)
    assert valued([5], [4]).values == (4.0,)


@pytest.mark.parametrize("players", [1, 2, 3, 8, 41, 150])
def test_rank_probabilities_pay_the_same(players: int) -> None:
    stacks = (np.random.default_rng(players).gamma(1.3, size=players) * 30_000 + 100).tolist()
    table = rank_probabilities(stacks)
    assert isinstance(table, RankTable)
    rows = np.array(table.rows)
    assert np.abs(rows.sum(axis=0) - 1).max() < 1e-11
    assert np.abs(rows.sum(axis=1) - 1).max() < 1e-11
    assert rows[:, 0] == pytest.approx(np.array(stacks) / sum(stacks), abs=1e-12)
    payouts = list(range(players, 0, -1))
    assert rows @ payouts == pytest.approx(np.array(valued(stacks, payouts).values), rel=1e-10)


def test_rank_probabilities_have_their_limit() -> None:
    refused = rank_probabilities([1] * 501)
    assert isinstance(refused, Refusal)
    assert refused.code == "too-many-players"
