"""Chip sets: what can be paid, with which chips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.chips.denominations import Chip, ChipSet, ChipSetError, chip_set
from shuffleup.chips.pile import pile_of

CLUB = chip_set((100, 25, 500, 1_000))


def test_amounts_in_colours() -> None:
    assert CLUB.values == (25, 100, 500, 1_000)
    assert CLUB.pile_for(1_675) == pile_of(1_000, 500, 100, 25, 25, 25)
    assert CLUB.colour_of(25) == "green"
    assert CLUB.without(25).smallest == 100
    assert chip_set((3,)).colour_of(3) == "T3"


def test_a_chip_that_does_not_divide_the_next_needs_more_than_greed() -> None:
    odd = chip_set((10, 25))
    assert odd.pile_for(30) == pile_of(10, 10, 10)
    assert odd.pile_for(80) == pile_of(25, 25, 10, 10, 10)
    assert not odd.payable(15)
    with pytest.raises(ChipSetError, match=r"^15 cannot be paid with chips of \[10, 25\]$"):
        odd.pile_for(15)


@given(st.sets(st.integers(1, 12), min_size=1, max_size=4), st.integers(0, 80))
def test_payable_means_some_chips_sum_to_it(values: set[int], amount: int) -> None:
    reachable = {0}
    for total in range(1, amount + 1):
        if any(total - value in reachable for value in values):
            reachable.add(total)
    chips = chip_set(values)
    assert chips.payable(amount) == (amount in reachable)
    if amount in reachable:
        assert chips.pile_for(amount).total == amount
        assert set(chips.pile_for(amount)) <= values


@given(st.integers(0, 10**9))
def test_in_an_ordinary_set_no_lower_chips_could_be_coloured_up(units: int) -> None:
    pile = CLUB.pile_for(25 * units)
    assert pile.total == 25 * units
    for lower, higher in zip(CLUB.values, CLUB.values[1:], strict=False):
        assert pile.count(lower) * lower < higher


@pytest.mark.parametrize("chips", [(), (Chip(100, "black"), Chip(25, "green")), (Chip(0, "white"),)])
def test_impossible_sets_are_refused(chips: tuple[Chip, ...]) -> None:
    with pytest.raises(ChipSetError):
        ChipSet(chips)
    with pytest.raises(ChipSetError, match="no chip of 7"):
        CLUB.without(7)
