"""When the game changes, and where the button waits meanwhile."""

import msgspec
import pytest

from shuffleup.table.button import ButtonRules
from shuffleup.table.rotation import (
    NO_TURN,
    GameTurn,
    Rotation,
    RotationGame,
    RotationPlace,
    Turn,
    after_hand,
    at_level,
    begin,
    button_moves_after,
    chooser_due,
    game_at,
    next_place,
    stud_neighbours,
    turn_begins,
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


def test_every_one_of_several_orbits_is_as_long_as_the_table_is_when_it_begins() -> None:
    rotation = Rotation(GAMES, Turn.ORBITS, 3)
    # Six, then five, then four are dealt in when an orbit begins.
    players = [6] * 6 + [5] * 5 + [4] * 4
    assert dealt(rotation, [*players, 4]) == ["holdem"] * 15 + ["razz"]
    place = begin(rotation, 6)
    assert (place.left, place.orbits, place.hands_left(6)) == (6, 2, 18)
    assert msgspec.json.encode(RotationPlace(1, 2)) == b'{"game":1,"left":2}', "as logs have always had it"


def test_by_levels_only_a_level_counts() -> None:
    rotation = Rotation(GAMES, Turn.LEVELS)
    start = begin(rotation, 6)
    assert after_hand(rotation, start, 6) == start
    assert game_at(rotation, at_level(rotation, 2)).variant == "razz"


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


# ── the turns of a table ─────────────────────────────────────────────────────────────────────────────────────────────


def test_at_a_level_of_a_rotation_by_levels() -> None:
    rotation = Rotation(GAMES, Turn.LEVELS, 2)
    places = [at_level(rotation, level) for level in range(1, 8)]
    assert [place.game for place in places] == [0, 0, 1, 1, 2, 2, 0]
    assert [place.left for place in places] == [2, 1, 2, 1, 2, 1, 2]


def test_who_chooses_goes_round_the_table_and_skips_who_has_left() -> None:
    assert chooser_due(NO_TURN, 4, (1, 3, 4, 6)) == 4
    assert [chooser_due(GameTurn(chooser=last), 4, (1, 3, 6)) for last in (4, 6, 1, 2)] == [6, 1, 3, 3]


def test_a_choice_counts_when_the_turn_is_over() -> None:
    rotation = Rotation(GAMES, Turn.ORBITS, chosen=True)
    assert next_place(rotation, GameTurn(chosen=2), 5) == RotationPlace(2, 5)
    going_on = GameTurn(RotationPlace(1, 3), chosen=2)
    assert not turn_begins(rotation, going_on) and next_place(rotation, going_on, 5) == RotationPlace(1, 2)
    over = GameTurn(RotationPlace(1, 1), chosen=0)
    assert turn_begins(rotation, over) and next_place(rotation, over, 4) == RotationPlace(0, 4)
    assert next_place(rotation, GameTurn(RotationPlace(2, 1)), 4) == RotationPlace(0, 4), "nobody chose: the next one"


def test_what_players_choose_cannot_be_warned_of_beforehand_nor_last_a_level() -> None:
    games = (RotationGame("stud", uses_button=False), RotationGame("stud-8", uses_button=False))
    assert stud_neighbours(Rotation(games, Turn.HANDS)) and not stud_neighbours(
        Rotation(games, Turn.HANDS, chosen=True)
    )
    with pytest.raises(ValueError, match="hands or orbits"):
        Rotation(games, Turn.LEVELS, chosen=True)
