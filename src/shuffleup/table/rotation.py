"""The place of a table or an event in a rotation of games: which game is dealt now, and when the next one begins.

The button waits through games that do not use it, where the book says so, and an order of games that invites errors is
warned about. In dealer's choice a player names the game of each turn: first the owner of the button, then the next
player clockwise, turn by turn, so that a button that waits through stud leaves nobody choosing twice.
"""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from shuffleup.games.limits import Limit
from shuffleup.table.button import ButtonRules, clockwise

STUD, STUD_HILO = "stud", "stud-8"
"""The games that are best not played one after the other, by their keys in the catalogue."""
NOT_CHOSEN = -1
"""The place of a game that nobody has chosen."""


class Turn(Enum):
    """What a game of the rotation lasts for."""

    LEVELS = "levels"
    HANDS = "hands"
    ORBITS = "orbits"


class AfterRedraw(Enum):
    """Where tables that a redraw has formed stand in a rotation by hands or orbits; the books do not say.

    ``GOES_ON`` is the usual: nobody plays the first game twice as often because seats were drawn. A new table, and a
    final table of several, follows the first table that has played.
    """

    GOES_ON = "goes-on"
    BEGINS_ANEW = "begins-anew"


class RotationGame(Struct, frozen=True, gc=False):
    """One game of a rotation by its key; stud games are dealt without the button."""

    variant: str
    uses_button: bool = True
    limit: Limit = Limit.FIXED_LIMIT


class Rotation(Struct, frozen=True, gc=False):
    """Games in order, each for ``length`` levels, hands or orbits. Raises ``ValueError`` without games or length."""

    games: tuple[RotationGame, ...]
    turn: Turn
    length: int = 1
    chosen: bool = False
    """Dealer's choice: the games are those that may be chosen. Turns are then hands or orbits."""
    name: str = ""
    """As the event announces it: ``HORSE``."""
    after_redraw: AfterRedraw = AfterRedraw.GOES_ON

    def __post_init__(self) -> None:
        if not self.games or self.length < 1:
            raise ValueError(
                f"a rotation needs a game and a length of at least 1: {len(self.games)} games, {self.length}"
            )
        if self.chosen and self.turn is Turn.LEVELS:
            raise ValueError("in dealer's choice a turn is a number of hands or orbits")


class RotationPlace(Struct, frozen=True, gc=False, omit_defaults=True):
    """Which game is on, and how many levels or hands of it are left, the present one included."""

    game: int
    left: int
    """By orbits the hands of the one that is played: each has as many as players are dealt in when it begins."""
    orbits: int = 0
    """Whole orbits that follow it."""

    def hands_left(self, players: int) -> int:
        """Hands until the game changes, if every orbit to come is one of so many players."""
        return self.left + self.orbits * players


class GameTurn(Struct, frozen=True, gc=False):
    """Where a table stands in a rotation: the place of its last hand, and what was settled for the next one."""

    place: RotationPlace | None = None
    """None before the first hand."""
    button_stands: bool = False
    """The button does not move after that hand (TDA 11-B)."""
    chooser: int = 0
    """The chair whose choice the last turn was; 0 before the first, and where nobody chooses."""
    chosen: int = NOT_CHOSEN
    """The game that was chosen for the next turn."""


NO_TURN = GameTurn()


class Chooser(Struct, frozen=True, gc=False):
    """Whose choice a table's next game is, by the chair that has it."""

    chair: int
    player: str


def begin(rotation: Rotation, players: int) -> RotationPlace:
    """The place at the first hand, with ``players`` dealt in."""
    return _first(rotation, 0, players)


def game_at(rotation: Rotation, place: RotationPlace) -> RotationGame:
    """The game that is dealt at this place."""
    return rotation.games[place.game]


def after_hand(rotation: Rotation, place: RotationPlace, players: int) -> RotationPlace:
    """The place when a hand has ended. ``players`` are dealt in next; an orbit is a hand for each (PSLive 52a)."""
    return place if rotation.turn is Turn.LEVELS else _step(rotation, place, players)


def at_level(rotation: Rotation, level: int) -> RotationPlace:
    """The place at a level (counted from 1) of a rotation by levels."""
    turn, passed = divmod(max(0, level - 1), rotation.length)
    return RotationPlace(turn % len(rotation.games), rotation.length - passed)


def turn_begins(rotation: Rotation, turn: GameTurn) -> bool:
    """Is the next hand of a table the first of a turn? Turns by levels begin for all tables with the level."""
    return rotation.turn is not Turn.LEVELS and (turn.place is None or not _goes_on(turn.place))


def chooser_due(turn: GameTurn, owner: int, chairs: Iterable[int]) -> int:
    """The chair that chooses the next game: the owner of the button at first, then the next player clockwise."""
    return clockwise(chairs, turn.chooser)[0] if turn.chooser else owner


def next_game(rotation: Rotation, turn: GameTurn) -> int:
    """The game of a table's next hand, by its place, in a rotation by hands or orbits.

    Who should choose and does not gets the game after the last one.
    """
    if turn.place is not None and _goes_on(turn.place):
        return turn.place.game
    if turn.chosen != NOT_CHOSEN:
        return turn.chosen
    return 0 if turn.place is None else (turn.place.game + 1) % len(rotation.games)


def next_place(rotation: Rotation, turn: GameTurn, players: int) -> RotationPlace:
    """The place of a table's next hand, with ``players`` dealt in, in a rotation by hands or orbits."""
    if turn.place is not None and _goes_on(turn.place):
        return _next_hand(turn.place, players)
    return _first(rotation, next_game(rotation, turn), players)


def redrawn(rotation: Rotation, own: GameTurn, others: Iterable[GameTurn]) -> GameTurn:
    """Where a table stands after a redraw: at its own place, else at that of the first of ``others`` that has played.

    Chairs have new owners and the button may be drawn: it does not stand, and the choosing begins with its owner.
    """
    if rotation.after_redraw is AfterRedraw.BEGINS_ANEW:
        return NO_TURN
    return GameTurn(next((turn.place for turn in (own, *others) if turn.place is not None), None))


def button_moves_after(rotation: Rotation, place: RotationPlace, rules: ButtonRules) -> bool:
    """Does the button move when the hand at this place has ended (TDA 11-B)?

    It moves after a game with a button, so also at the switch to stud, where it then stands for the next hand with a
    button; it is frozen through the stud games and their return finds it there. A house that does not freeze it moves
    it after every hand, so that the blinds go on round the table whatever is dealt.
    """
    return game_at(rotation, place).uses_button or not rules.mixed_button_freeze


def stud_neighbours(rotation: Rotation) -> tuple[tuple[RotationGame, RotationGame], ...]:
    """Stud and stud high-low where one follows the other, the first game after the last one included (RP-18).

    Nothing is forbidden: whoever plays them so is warned, because dealers and players mistake one for the other. What
    players choose for themselves follows no order that could be warned about beforehand.
    """
    if rotation.chosen:
        return ()
    games = rotation.games
    pairs = zip(games, (*games[1:], games[0]), strict=True)
    return tuple([(one, two) for one, two in pairs if confusing(one, two)])


def confusing(one: RotationGame, two: RotationGame) -> bool:
    """Is one of these games stud and the other stud high-low?"""
    return {one.variant, two.variant} == {STUD, STUD_HILO}


def _step(rotation: Rotation, place: RotationPlace, players: int) -> RotationPlace:
    if _goes_on(place):
        return _next_hand(place, players)
    return _first(rotation, (place.game + 1) % len(rotation.games), players)


def _goes_on(place: RotationPlace) -> bool:
    """Is another hand of the same game to come?"""
    return place.left > 1 or place.orbits > 0


def _next_hand(place: RotationPlace, players: int) -> RotationPlace:
    if place.left > 1:
        return RotationPlace(place.game, place.left - 1, place.orbits)
    return RotationPlace(place.game, players, place.orbits - 1)


def _first(rotation: Rotation, game: int, players: int) -> RotationPlace:
    if rotation.turn is Turn.ORBITS:
        return RotationPlace(game, players, rotation.length - 1)
    return RotationPlace(game, rotation.length)
