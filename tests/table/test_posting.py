"""What is owed before the cards, and in which order."""

import pytest
from msgspec.structs import replace

from shuffleup.games.limits import Limit
from shuffleup.table.button import ButtonRules, Positions, first_hand, next_hand
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.posting import postings, repriced
from shuffleup.table.seat import SeatPlan
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


# ── another level ────────────────────────────────────────────────────────────────────────────────────────────────────

THREE = Positions(3, 1, 2, (1, 2, 3))


def _plan(stakes: Stakes, due: tuple[Posting, ...]) -> HandPlan:
    seats = tuple([SeatPlan(chair, f"p{chair}", 5000) for chair in (1, 2, 3)])
    return HandPlan(1, GameKey("holdem", Limit.NO_LIMIT), stakes, seats, due, 3)


@pytest.mark.parametrize("mode", AnteMode)
def test_another_level_charges_the_same_seats(mode: AnteMode) -> None:
    old, new, bare = Stakes(50, 100, 100, mode), Stakes(100, 200, 200, mode), Stakes(100, 200)
    for positions in (THREE, replace(THREE, button_is_dead=True)):
        plan = _plan(old, postings(positions, old))
        assert repriced(plan, new) == postings(positions, new)
        assert repriced(plan, bare) == postings(positions, bare)
    before = _plan(Stakes(50, 100), postings(THREE, Stakes(50, 100)))
    assert repriced(before, new) == postings(THREE, new), "where no ante was, the button is the button"


def test_who_is_not_charged_is_charged_at_no_level() -> None:
    everybody = AnteMode.ALL_PLAYERS
    old, new = Stakes(50, 100, 25, everybody), Stakes(100, 200, 50, everybody)
    due = tuple([replace(one, amount=0) if one.seat == 1 else one for one in postings(THREE, old)])
    assert [one.amount for one in repriced(_plan(old, due), new)] == [50, 0, 50, 100, 0]


@pytest.mark.parametrize(("players", "ante"), [(2, 25), (3, 35), (9, 100), (10, 100)])
def test_a_house_that_reduces_antes_takes_the_share_of_the_players_there(players: int, ante: int) -> None:
    """Of an ante of 100 for nine, in whole chips of 5, rounded up."""
    stakes = Stakes(50, 100, 100, unit=5)
    there = tuple(range(1, players + 1))
    positions = Positions(players, 1, 2, there)
    assert postings(positions, stakes, 9)[-1].amount == ante
    assert postings(positions, stakes)[-1].amount == 100, "otherwise no ante is reduced (RP-11)"
