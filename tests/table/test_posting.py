"""What is owed before the cards, and in which order."""

import pytest

from shuffleup.table.button import ButtonRules, Positions, first_hand, next_hand
from shuffleup.table.plan import PostingKind
from shuffleup.table.posting import postings
from shuffleup.table.stakes import AnteMode, Stakes

FOUR = first_hand((1, 2, 5, 9), button=9)
PAIR = first_hand((1, 2), button=1)
DEAD_BUTTON = next_hand(FOUR, (2, 5, 9), ButtonRules())
"""The small blind of chair 1 is out: the button stays on chair 9, whose player is last to act but owes no ante."""
LONE_BIG_BLIND = next_hand(FOUR, (1, 5, 9), ButtonRules())


def owed(positions: Positions, mode: AnteMode, ante: int = 100) -> list[tuple[int, str, int]]:
    stakes = Stakes(small_blind=50, big_blind=100, ante=ante, ante_mode=mode)
    return [(positions.dealt_in[each.seat], each.kind.value, each.amount) for each in postings(positions, stakes)]


@pytest.mark.parametrize("mode", AnteMode)
def test_no_ante(mode: AnteMode) -> None:
    assert owed(FOUR, mode, ante=0) == [(1, "small-blind", 50), (2, "big-blind", 100)]


def test_everyone_antes_before_the_blinds_from_the_left_of_the_button() -> None:
    antes = [(chair, "ante", 10) for chair in (1, 2, 5, 9)]
    assert owed(FOUR, AnteMode.ALL_PLAYERS, ante=10) == [*antes, (1, "small-blind", 50), (2, "big-blind", 100)]


def test_rp_11_the_big_blind_pays_his_blind_before_the_ante() -> None:
    assert owed(FOUR, AnteMode.BB_ANTE) == [(1, "small-blind", 50), (2, "big-blind", 100), (2, "dead-ante", 100)]
    assert owed(LONE_BIG_BLIND, AnteMode.BB_ANTE) == [(5, "big-blind", 100), (5, "dead-ante", 100)]


def test_the_button_antes_after_the_blinds_also_heads_up() -> None:
    assert owed(FOUR, AnteMode.BUTTON_ANTE)[2] == (9, "dead-ante", 100)
    assert owed(PAIR, AnteMode.BUTTON_ANTE) == [(1, "small-blind", 50), (2, "big-blind", 100), (1, "dead-ante", 100)]


def test_a_dead_button_antes_nothing() -> None:
    assert DEAD_BUTTON.button_is_dead
    assert owed(DEAD_BUTTON, AnteMode.BUTTON_ANTE) == [(2, "small-blind", 50), (5, "big-blind", 100)]


def test_games_without_blinds_owe_only_antes() -> None:
    stakes = Stakes(small_blind=0, big_blind=0, ante=25, ante_mode=AnteMode.ALL_PLAYERS)
    assert {each.kind for each in postings(FOUR, stakes)} == {PostingKind.ANTE}
