"""When the game changes, and where the button waits meanwhile."""

import pytest

from shuffleup.table.button import ButtonRules
from shuffleup.table.rotation import (
    Rotation,
    RotationGame,
    Turn,
    after_hand,
    after_level,
    begin,
    button_moves_after,
    game_at,
    stud_neighbours,
)

GAMES = (RotationGame("holdem"), RotationGame("razz", uses_button=False), RotationGame("stud", uses_button=False))


def dealt(rotation: Rotation, players: list[int]) -> list[str]:
    place = begin(rotation, players[0])
    keys = [game_at(rotation, place).variant]
    for count in players[1:]:
        place = after_hand(rotation, place, count)
        keys.append(game_at(rotation, place).variant)
    return keys


def test_by_hands() -> None:
    rotation = Rotation(GAMES, Turn.HANDS, 2)
    assert dealt(rotation, [6] * 7) == ["holdem"] * 2 + ["razz"] * 2 + ["stud"] * 2 + ["holdem"]


def test_an_orbit_is_as_long_as_the_table_was_when_it_began() -> None:
    rotation = Rotation(GAMES, Turn.ORBITS)
    assert dealt(rotation, [3, 2, 2, 2, 2, 2]) == ["holdem"] * 3 + ["razz"] * 2 + ["stud"]


def test_by_levels_only_a_level_counts() -> None:
    rotation = Rotation(GAMES, Turn.LEVELS)
    start = begin(rotation, 6)
    assert after_hand(rotation, start, 6) == start
    assert game_at(rotation, after_level(rotation, start)).variant == "razz"
    by_hands = Rotation(GAMES, Turn.HANDS, 2)
    assert after_level(by_hands, begin(by_hands, 6)) == begin(by_hands, 6)


def test_tda_11b_the_button_moves_at_the_switch_to_stud_and_then_is_frozen() -> None:
    rotation = Rotation(GAMES, Turn.HANDS, 1)
    place, moves = begin(rotation, 6), []
    for _ in range(4):
        moves.append(button_moves_after(rotation, place, ButtonRules()))
        place = after_hand(rotation, place, 6)
    assert moves == [True, False, False, True]


def test_a_house_may_let_the_button_go_on_through_stud() -> None:
    rotation = Rotation(GAMES, Turn.HANDS, 1)
    place = after_hand(rotation, begin(rotation, 6), 6)
    assert game_at(rotation, place).variant == "razz"
    assert button_moves_after(rotation, place, ButtonRules(mixed_button_freeze=False))


def test_rp_18_stud_and_stud_hilo_are_best_kept_apart_also_where_the_round_closes() -> None:
    stud, hilo = RotationGame("stud", uses_button=False), RotationGame("stud-8", uses_button=False)
    holdem, razz = RotationGame("holdem"), RotationGame("razz", uses_button=False)
    horse = Rotation((holdem, RotationGame("omaha-8"), razz, stud, hilo), Turn.LEVELS)
    assert stud_neighbours(horse) == ((stud, hilo),)
    assert stud_neighbours(Rotation((stud, holdem, razz, hilo), Turn.LEVELS)) == ((hilo, stud),)
    assert stud_neighbours(Rotation((stud, holdem, hilo, razz), Turn.LEVELS)) == ()


def test_an_empty_rotation_is_none() -> None:
    with pytest.raises(ValueError, match="needs a game"):
        Rotation((), Turn.HANDS)
