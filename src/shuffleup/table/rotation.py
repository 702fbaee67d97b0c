"""The place of a table or an event in a rotation of games: which game is dealt now, and when the next one begins.

The button waits through games that do not use it, where the book says so, and an order of games that invites errors is
warned about.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.table.button import ButtonRules

STUD, STUD_HILO = "stud", "stud-8"
"""The games that are best not played one after the other, by their keys in the catalogue."""


class Turn(Enum):
    """What a game of the rotation lasts for."""

    LEVELS = "levels"
    HANDS = "hands"
    ORBITS = "orbits"


class RotationGame(Struct, frozen=True, gc=False):
    """One game of a rotation by its key; stud games are dealt without the button."""

    variant: str
    uses_button: bool = True


class Rotation(Struct, frozen=True, gc=False):
    """Games in order, each for ``length`` levels, hands or orbits. Raises ``ValueError`` without games or length."""

    games: tuple[RotationGame, ...]
    turn: Turn
    length: int = 1

    def __post_init__(self) -> None:
        if not self.games or self.length < 1:
            raise ValueError(
                f"a rotation needs a game and a length of at least 1: {len(self.games)} games, {self.length}"
            )


class RotationPlace(Struct, frozen=True, gc=False):
    """Which game is on, and how many levels or hands of it are left, the present one included."""

    game: int
    left: int


def begin(rotation: Rotation, players: int) -> RotationPlace:
    """The place at the first hand, with ``players`` dealt in."""
    return RotationPlace(0, _turn_length(rotation, players))


def game_at(rotation: Rotation, place: RotationPlace) -> RotationGame:
    """The game that is dealt at this place."""
    return rotation.games[place.game]


def after_hand(rotation: Rotation, place: RotationPlace, players: int) -> RotationPlace:
    """The place when a hand has ended. ``players`` are dealt in next; an orbit is a hand for each (PSLive 52a)."""
    return place if rotation.turn is Turn.LEVELS else _step(rotation, place, players)


def after_level(rotation: Rotation, place: RotationPlace) -> RotationPlace:
    """The place when a level has ended; rotations by hands or orbits do not notice."""
    return _step(rotation, place, 0) if rotation.turn is Turn.LEVELS else place


def button_moves_after(rotation: Rotation, place: RotationPlace, rules: ButtonRules) -> bool:
    """Does the button move when the hand at this place has ended (TDA 11-B)?

    It moves after a game with a button, so also at the switch to stud, where it then stands for the next hand with a
    button; it is frozen through the stud games and their return finds it there. A house that does not freeze it moves
    it after every hand, so that the blinds go on round the table whatever is dealt.
    """
    return game_at(rotation, place).uses_button or not rules.mixed_button_freeze


def stud_neighbours(rotation: Rotation) -> tuple[tuple[RotationGame, RotationGame], ...]:
    """Stud and stud high-low where one follows the other, the first game after the last one included (RP-18).

    Nothing is forbidden: whoever plays them so is warned, because dealers and players mistake one for the other.
    """
    games = rotation.games
    pairs = zip(games, (*games[1:], games[0]), strict=True)
    return tuple([(one, two) for one, two in pairs if {one.variant, two.variant} == {STUD, STUD_HILO}])


def _step(rotation: Rotation, place: RotationPlace, players: int) -> RotationPlace:
    if place.left > 1:
        return RotationPlace(place.game, place.left - 1)
    return RotationPlace((place.game + 1) % len(rotation.games), _turn_length(rotation, players))


def _turn_length(rotation: Rotation, players: int) -> int:
    return rotation.length * players if rotation.turn is Turn.ORBITS else rotation.length
