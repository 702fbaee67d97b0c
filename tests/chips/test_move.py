"""Chips only move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.chips.move import Bank, Bet, Move, MoveError, Place, Pot, Stack, apply, check_total, chips_in_play

PLACES: list[Place] = [Stack(0), Stack(1), Bet(0), Bet(1), Pot(0), Pot(1), Bank()]
MOVES = st.builds(Move, st.sampled_from(PLACES), st.sampled_from(PLACES), st.integers(1, 60))


def test_a_bet_is_pulled_in() -> None:
    after = apply([Move(Stack(0), Bet(0), 100), Move(Bet(0), Pot(), 100)], {Stack(0): 150})
    assert after == {Stack(0): 50, Bet(0): 0, Pot(0): 100}


@given(st.lists(MOVES, max_size=30), st.dictionaries(st.sampled_from(PLACES), st.integers(0, 100)))
def test_the_total_never_changes_and_only_the_bank_may_owe(moves: list[Move], balances: dict[Place, int]) -> None:
    given_before = dict(balances)
    try:
        after = apply(moves, balances)
    except MoveError as refusal:
        assert "holds" in str(refusal)
    else:
        assert sum(after.values()) == sum(balances.values())
        assert all(amount >= 0 for place, amount in after.items() if place != Bank())
        issued = balances.get(Bank(), 0) - after.get(Bank(), 0)
        assert chips_in_play(after) - chips_in_play(balances) == issued
    assert balances == given_before


def test_a_short_place_is_named() -> None:
    with pytest.raises(MoveError, match=r"Stack\(seat=0\) holds 99, so 100 cannot go to Bet\(seat=0\)"):
        apply([Move(Stack(0), Bet(0), 100)], {Stack(0): 99})


@pytest.mark.parametrize("amount", [0, -5])
def test_nothing_is_no_move(amount: int) -> None:
    with pytest.raises(MoveError, match="move at least 1"):
        Move(Stack(0), Pot(), amount)


def test_a_lost_chip_is_noticed() -> None:
    with pytest.raises(MoveError, match="100 chips became 99"):
        check_total({Stack(0): 100}, {Stack(0): 40, Pot(): 59})
