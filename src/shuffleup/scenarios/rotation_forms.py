"""Rotations of games, each for one hand: where the button moves, and which order is warned about.

Under every book, in a rotation of holdem, razz the button stands still after hand 2
Under tda-2024, a rotation of stud, stud-8 is warned about (rule RP-18)
"""

from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.variant import Opener
from shuffleup.scenarios.event_world import EventChecks, World
from shuffleup.scenarios.forms import FillingError, Form, Slot
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.table.rotation import (
    Rotation,
    RotationGame,
    Turn,
    after_hand,
    begin,
    button_moves_after,
    stud_neighbours,
)
from shuffleup.tournament.dealers import rule_on

_PLAYERS = 6
"""How many are dealt in; a game that lasts one hand does not ask."""


class ButtonInRotation(Sentence, frozen=True):
    """Whether the button moves after a hand of a rotation, counted from 1."""

    games: tuple[RotationGame, ...]
    hand_number: int
    moves: bool


class RotationOrder(Sentence, frozen=True):
    """Whether the order of a rotation invites errors."""

    games: tuple[RotationGame, ...]
    warned: bool


def _games(text: str) -> tuple[RotationGame, ...]:
    games = []
    for key in text.split(", "):
        if key not in VARIANTS:
            raise FillingError(f"'{key}' is not a game: write {', '.join(VARIANTS)}")
        games.append(RotationGame(key, VARIANTS[key].streets[0].opener is Opener.AFTER_BLINDS))
    return tuple(games)


ROTATION_SLOTS = {
    "games": Slot(r"[a-z0-9-]+(?:, [a-z0-9-]+)*", _games, "games by their keys: `holdem, razz, stud`"),
    "hand_number": Slot(r"[1-9]\d?", int, "the number of a hand, from 1"),
}

ROTATION_EXPECTED = (
    Form(
        "in a rotation of {games} the button moves after hand {hand_number}",
        "Each game lasts one hand. The button of the next hand is another one.",
        "in a rotation of holdem, razz the button moves after hand 1",
        lambda games, hand_number: ButtonInRotation(games, hand_number, moves=True),
    ),
    Form(
        "in a rotation of {games} the button stands still after hand {hand_number}",
        "The same, denied. The rule may follow.",
        "in a rotation of holdem, razz the button stands still after hand 2 (rule 11)",
        lambda games, hand_number: ButtonInRotation(games, hand_number, moves=False),
        cites=True,
    ),
    Form(
        "a rotation of {games} is warned about",
        "Two of its games are mistaken for one another. The rule may follow.",
        "a rotation of stud, stud-8 is warned about (rule RP-18)",
        lambda games: RotationOrder(games, warned=True),
        cites=True,
    ),
    Form(
        "a rotation of {games} may be played as it is",
        "Nobody is warned.",
        "a rotation of holdem, stud, razz, stud-8 may be played as it is",
        lambda games: RotationOrder(games, warned=False),
    ),
)
"""What may be expected of rotations."""


def _button(world: World, said: ButtonInRotation) -> Finding:
    rotation = Rotation(said.games, Turn.HANDS)
    place = begin(rotation, _PLAYERS)
    for _ in range(said.hand_number - 1):
        place = after_hand(rotation, place, _PLAYERS)
    moves = button_moves_after(rotation, place, world.state.opening.procedure.button)
    if moves is not said.moves:
        return Finding("it moves" if moves else "it stands still")
    source = world.state.opening.policy.sources["mixed_button_freeze"]
    return Finding(rules=tuple([f"{source.book} {rule}" for rule in source.rules]))


def _neighbours(one: RotationGame, other: RotationGame) -> Finding:
    return Finding(say("{one} and {other} follow each other", one=one.variant, other=other.variant))


def _order(world: World, said: RotationOrder) -> Finding:
    found = stud_neighbours(Rotation(said.games, Turn.HANDS))
    if not said.warned:
        return _neighbours(*found[0]) if found else HOLDS
    if not found:
        return Finding("nothing is wrong with it")
    return Finding(rules=(rule_on(world.state, "mixed-game-order"),))


ROTATION_CHECKS: EventChecks = {ButtonInRotation: _button, RotationOrder: _order}
"""What these sentences ask."""
