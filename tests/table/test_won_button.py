"""Winning the button: who has it next, and only where it is won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.table.button import ButtonRules, first_hand, next_hand
from shuffleup.table.carry import NoCarry, WinTheButton
from shuffleup.table.result import HandResult, PotResult, SeatResult
from shuffleup.table.won_button import carried

WON = ButtonRules(button_mode=ButtonMode.WIN_THE_BUTTON)
CHAIRS = (4, 5, 6, 1, 2, 3)
"""Clockwise from the first one left of a button in chair 3."""


def result(*pots: dict[int, int]) -> HandResult:
    """A hand in which these seats were given so much of each pot."""
    seats = tuple([SeatResult(chair, f"p{chair}", 100, 100) for chair in CHAIRS])
    return HandResult(1, seats, tuple([PotResult(sum(pot.values()), tuple(pot), tuple(pot.items())) for pot in pots]))


def test_of_two_winners_the_first_one_left_of_the_button() -> None:
    """MED-13: the button in chair 3, chairs 1 and 6 divide the pot."""
    assert carried(WON, result({3: 3, 2: 4})) == WinTheButton(6)


@pytest.mark.parametrize("seat", range(6))
def test_the_winner_of_the_main_pot_whoever_wins_a_side_pot(seat: int) -> None:
    won = carried(WON, result({seat: 7, (seat + 1) % 6: 0}, {(seat + 2) % 6: 9}))
    assert won == WinTheButton(CHAIRS[seat])
    assert next_hand(first_hand(CHAIRS, 3), CHAIRS, WON, carry=won).button == CHAIRS[seat]


@given(st.sampled_from(list(ButtonMode)), st.sampled_from(((), ({1: 7},))))
def test_nothing_is_carried_where_it_is_not_won_or_the_pots_are_not_known(
    mode: ButtonMode, pots: tuple[dict[int, int], ...]
) -> None:
    expected = WinTheButton(5) if pots and mode is ButtonMode.WIN_THE_BUTTON else NoCarry()
    assert carried(ButtonRules(button_mode=mode), result(*pots)) == expected
