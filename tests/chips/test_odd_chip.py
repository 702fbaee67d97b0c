"""Chips that cannot be shared equally (TDA 20, PSLive 14)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.chips.pots import halves, split
from tests.laws.volume import hands


@pytest.mark.parametrize(
    ("amount", "winners", "unit", "shares"),
    [
        # tda-20-d1: button in seat 5, winners in 2 and 6: seat 6 comes first.
        (625, (6, 2), 25, ((6, 325), (2, 300))),
        # pslive-14-d1: the same with a pot of 1,025.
        (1025, (7, 2), 25, ((7, 525), (2, 500))),
        # pslive-14-d2: the low half of 525 between two.
        (525, (3, 6), 25, ((3, 275), (6, 250))),
        # Two odd chips between three: one each to the first two.
        (500, (0, 1, 2), 100, ((0, 200), (1, 200), (2, 100))),
        # What is smaller than the smallest chip cannot be shared: it stays with the first.
        (1010, (4, 5), 100, ((4, 510), (5, 500))),
        (990, (3,), 25, ((3, 990),)),
    ],
)
def test_a_pot_is_shared_in_whole_chips(
    amount: int, winners: tuple[int, ...], unit: int, shares: tuple[tuple[int, int], ...]
) -> None:
    assert split(amount, winners, unit) == shares


@pytest.mark.parametrize(
    ("amount", "unit", "high", "low"),
    [
        (1075, 25, 550, 525),  # pslive-14-d2
        (1000, 25, 500, 500),
        (25, 25, 25, 0),
        (101, 1, 51, 50),
        (130, 50, 80, 50),
    ],
)
def test_the_odd_chip_of_a_split_pot_is_high(amount: int, unit: int, high: int, low: int) -> None:
    assert halves(amount, unit) == (high, low)


@hands(200)
@given(
    st.integers(1, 10_000),
    st.lists(st.integers(0, 9), min_size=1, max_size=10, unique=True),
    st.sampled_from((1, 5, 25, 100)),
)
def test_shares_differ_by_one_chip_and_the_first_get_the_odd_ones(amount: int, winners: list[int], unit: int) -> None:
    shares = split(amount, winners, unit)
    assert [seat for seat, _ in shares] == winners
    chips = [share for _, share in shares]
    assert sum(chips) == amount
    assert chips == sorted(chips, reverse=True)
    rest = amount % unit if len(winners) > 1 else 0
    assert chips[0] - rest - chips[-1] <= unit
    assert all(share % unit == 0 for share in chips[1:])
