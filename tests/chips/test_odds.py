"""Odds and expectations, to the last fraction."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.chips.odds import equity, expectation_of_call, hourly, pot_odds

CHIPS = st.integers(1, 10**9)
CHANCE = st.fractions(0, 1)


def test_the_examples_of_the_glossary() -> None:
    assert pot_odds(20, 5) == 4
    assert equity(100, Fraction(1, 2)) == 50
    assert 4 * expectation_of_call(60, 10, Fraction(1, 4)) == 30
    assert hourly(500, 100) == 5


@given(CHIPS, CHIPS)
def test_a_call_is_worth_nothing_at_exactly_its_odds(pot: int, price: int) -> None:
    chance = 1 / (1 + pot_odds(pot, price))
    assert expectation_of_call(pot, price, chance) == 0
    assert equity(pot + price, chance) == price


@given(CHIPS, CHIPS, CHANCE)
def test_what_one_side_expects_the_other_side_does_not(pot: int, price: int, chance: Fraction) -> None:
    assert equity(pot, chance) + equity(pot, 1 - chance) == pot
    assert expectation_of_call(pot, price, chance) == equity(pot + price, chance) - price


@pytest.mark.parametrize("chance", [Fraction(-1, 100), Fraction(101, 100)])
def test_there_is_no_such_chance(chance: Fraction) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        equity(100, chance)


def test_nothing_to_pay_and_no_time() -> None:
    with pytest.raises(ValueError, match="costs nothing"):
        pot_odds(100, 0)
    with pytest.raises(ValueError, match="no time"):
        hourly(100, 0)
