"""The button that waits through games without it (TDA 11-B), whoever leaves or arrives meanwhile."""

from hypothesis import given
from hypothesis import strategies as st

from shuffleup.rulebooks.policy.button import VacatedSmallBlind
from shuffleup.rulebooks.policy.seating import ExcludedZone
from shuffleup.table.button import Arrival, ButtonRules, Origin, Positions, everybody, first_hand, next_hand, standing

DEAD = ButtonRules()
FEDERATION = ButtonRules(new_player_excluded_zone=ExcludedZone.BUTTON_TO_BB)
FOLLOWS = ButtonRules(vacated_small_blind=VacatedSmallBlind.BUTTON_MOVES_THERE)
MOVING = ButtonRules(dead_button=False)
SIX = first_hand(range(1, 7), button=1)


def spots(positions: Positions) -> tuple[int, int | None, int]:
    return positions.button, positions.small_blind, positions.big_blind


def test_with_nobody_gone_nothing_moves() -> None:
    for rules in (DEAD, FEDERATION, MOVING):
        assert standing(SIX, range(1, 7), rules) == SIX


def test_blinds_nobody_has_paid_are_due_from_the_same_chairs() -> None:
    assert spots(standing(SIX, (1, 3, 4, 5, 6), DEAD)) == (1, None, 3), "the small blind has left: it is dead"
    assert spots(standing(SIX, (1, 2, 4, 5, 6), DEAD)) == (1, 2, 4), "the big blind has left: the next player pays it"
    without_button = standing(SIX, (2, 3, 4, 5, 6), DEAD)
    assert spots(without_button) == (1, 2, 3) and without_button.button_is_dead
    assert spots(standing(SIX, (2, 3, 4, 5, 6), MOVING)) == (2, 3, 4), "a button that may not be dead passes on"


def test_a_small_blind_who_left_meanwhile_leaves_his_chair_to_the_button() -> None:
    stood = standing(standing(SIX, (1, 3, 4, 5, 6), FOLLOWS), (1, 3, 4, 5, 6), FOLLOWS)
    assert spots(stood) == (1, None, 3)
    after = next_hand(stood, (1, 3, 4, 5, 6), FOLLOWS)
    assert spots(after) == (2, 3, 4) and after.button_is_dead


def test_two_who_are_left() -> None:
    assert spots(standing(SIX, (3, 5), DEAD)) == (5, 5, 3)
    assert spots(standing(SIX, (2, 5), DEAD)) == (2, 2, 5)
    pair = first_hand((2, 5), button=2)
    assert standing(pair, (2, 5), DEAD) == pair


def test_who_arrives_between_button_and_small_blind_waits_but_plays_the_hands_without_a_button() -> None:
    spread = first_hand((1, 4, 5, 8), button=1)
    arrival = Arrival(2, Origin.MOVED)
    positions = standing(spread, (1, 2, 4, 5, 8), DEAD, [arrival])
    assert positions.waiting == (arrival,) and 2 not in positions.dealt_in and spots(positions) == (1, 4, 5)
    assert everybody(positions, (1, 2, 4, 5, 8)).dealt_in == (2, 4, 5, 8, 1)
    again = standing(everybody(positions, (1, 2, 4, 5, 8)), (1, 2, 4, 5, 8), DEAD)
    assert again.waiting == (arrival,), "he waits in the next hand with a button, too"


CHAIRS = st.sets(st.integers(1, 9), min_size=2)


@given(CHAIRS, CHAIRS, st.integers(1, 9), st.sampled_from((DEAD, FOLLOWS, FEDERATION, MOVING)), st.integers(1, 3))
def test_the_positions_of_a_standing_button_are_positions(
    before: set[int], now: set[int], button: int, rules: ButtonRules, stood: int
) -> None:
    """Whoever comes and goes: everybody is dealt in or waits, the blinds are two players, and the game goes on."""
    positions = next_hand(first_hand(before, button), before, rules)
    arrivals = [Arrival(chair, Origin.NEW) for chair in now - before]
    for hand in range(stood):
        positions = standing(positions, now, rules, arrivals if hand == 0 else ())
        waiting = {one.chair for one in positions.waiting}
        assert set(positions.dealt_in) | waiting == now and not set(positions.dealt_in) & waiting
        assert len(positions.dealt_in) >= 2 and positions.big_blind in positions.dealt_in
        assert positions.small_blind in {None, *positions.dealt_in} - {positions.big_blind}
    after = next_hand(positions, now, rules)
    assert after.big_blind != positions.big_blind or not rules.dead_button


def test_where_the_big_blind_comes_round_to_the_button_nobody_has_it_twice() -> None:
    """Chair 5 had the big blind; 6, whose it is, leaves while stud is dealt, and 3 with the button is next."""
    waiting = Positions(3, 5, 6, (5, 6, 1, 3), (), True)
    positions = standing(waiting, (3, 4, 5), DEAD, (Arrival(4, Origin.MOVED),))
    assert spots(positions) == (4, 5, 3)


def test_heads_up_it_is_the_turn_of_whoever_moved_to_another_chair() -> None:
    """Chair 1 had the big blind; 3, whose it is, sits in chair 2 now."""
    waiting = Positions(1, 1, 3, (3, 1))
    assert spots(standing(waiting, (1, 2), DEAD, (Arrival(2, Origin.MOVED),))) == (1, 1, 2)
