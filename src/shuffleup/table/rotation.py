"""The place of a table or an event in a rotation of games: which game is dealt now, and when the next one begins.

The button waits through games that do not use it, if the book says so, and an order of games that invites errors brings
a warning. In dealer's choice a player names the game of each turn: first the player with the button, then the next one
clockwise, turn by turn, so that nobody chooses twice when the button waits through stud.
"""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from shuffleup.games.limits import Limit
from shuffleup.table.button import ButtonRules, clockwise

STUD, STUD_HILO = "stud", "stud-8"
"""The games that are best not played one after the other, by key."""
NOT_CHOSEN = -1
"""The index of a game that nobody has chosen."""


class Turn(Enum):
    """The unit of a game's length in the rotation."""

    LEVELS = "levels"
    HANDS = "hands"
    ORBITS = "orbits"


class AfterRedraw(Enum):
    """The place in a rotation by hands or orbits of tables formed by a redraw; the books do not say.

    ``GOES_ON`` is usual: nobody plays the first game more often because seats were redrawn. A new table, and a final
    table formed from several, follows the first table that has played.
    """

    GOES_ON = "goes-on"
    BEGINS_ANEW = "begins-anew"


class RotationGame(Struct, frozen=True, gc=False):
    """One game of a rotation, by key; stud games are dealt without the button."""

    variant: str
    uses_button: bool = True
    limit: Limit = Limit.FIXED_LIMIT


class Rotation(Struct, frozen=True, gc=False):
    """Games in order, each for ``length`` levels, hands or orbits. Raises ``ValueError`` without games or length."""

    games: tuple[RotationGame, ...]
    turn: Turn
    length: int = 1
    chosen: bool = False
    """Dealer's choice: the games are those that may be chosen, and turns are hands or orbits."""
    name: str = ""
    """The name that the event announces, such as ``HORSE``."""
    after_redraw: AfterRedraw = AfterRedraw.GOES_ON

    def __post_init__(self) -> None:
        if not self.games or self.length < 1:
            raise ValueError(
                f"a rotation needs a game and a length of at least 1: {len(self.games)} games, {self.length}"
            )
        if self.chosen and self.turn is Turn.LEVELS:
            raise ValueError("in dealer's choice a turn is a number of hands or orbits")


class RotationPlace(Struct, frozen=True, gc=False, omit_defaults=True):
    """The current game, and how many levels or hands of it are left, including the current one."""

    game: int
    left: int
    """With orbits, the hands left in the current one: an orbit has as many as players are dealt in when it begins."""
    orbits: int = 0
    """The whole orbits that follow it."""

    def hands_left(self, players: int) -> int:
        """The hands until the game changes, if every orbit to come has ``players`` players."""
        return self.left + self.orbits * players


class GameTurn(Struct, frozen=True, gc=False):
    """A table's position in a rotation: the place of its last hand, and what is settled for the next one."""

    place: RotationPlace | None = None
    """The place of the last hand; None before the first."""
    button_stands: bool = False
    """Whether the button does not move after that hand (TDA 11-B)."""
    chooser: int = 0
    """The chair that chose the last turn's game; 0 before the first, and if nobody chooses."""
    chosen: int = NOT_CHOSEN
    """The game that was chosen for the next turn."""


NO_TURN = GameTurn()


class Chooser(Struct, frozen=True, gc=False):
    """The player who chooses a table's next game, and his chair."""

    chair: int
    player: str


def begin(rotation: Rotation, players: int) -> RotationPlace:
    """The place at the first hand, with ``players`` dealt in."""
    return _first(rotation, 0, players)


def game_at(rotation: Rotation, place: RotationPlace) -> RotationGame:
    """The game that is dealt at this place."""
    return rotation.games[place.game]


def after_hand(rotation: Rotation, place: RotationPlace, players: int) -> RotationPlace:
    """The place after a hand. ``players`` are dealt in next; an orbit has a hand for each (PSLive 52a)."""
    return place if rotation.turn is Turn.LEVELS else _step(rotation, place, players)


def at_level(rotation: Rotation, level: int) -> RotationPlace:
    """The place at a level (counted from 1) of a rotation by levels."""
    turn, passed = divmod(max(0, level - 1), rotation.length)
    return RotationPlace(turn % len(rotation.games), rotation.length - passed)


def turn_begins(rotation: Rotation, turn: GameTurn) -> bool:
    """Is the next hand of a table the first of a turn? Turns by levels begin for all tables with the level."""
    return rotation.turn is not Turn.LEVELS and (turn.place is None or not _goes_on(turn.place))


def chooser_due(turn: GameTurn, owner: int, chairs: Iterable[int]) -> int:
    """The chair that chooses the next game: first the player with the button, then the next one clockwise."""
    return clockwise(chairs, turn.chooser)[0] if turn.chooser else owner


def next_game(rotation: Rotation, turn: GameTurn) -> int:
    """The game of a table's next hand, by its index, in a rotation by hands or orbits.

    If a player who should choose does not, it is the game after the last one.
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
    """A table's position after a redraw: its own place, or that of the first of ``others`` that has played.

    Chairs have new players and the button may be drawn: it does not wait, and its player is the first to choose.
    """
    if rotation.after_redraw is AfterRedraw.BEGINS_ANEW:
        return NO_TURN
    return GameTurn(next((turn.place for turn in (own, *others) if turn.place is not None), None))


def button_moves_after(rotation: Rotation, place: RotationPlace, rules: ButtonRules) -> bool:
    """Does the button move after the hand at this place (TDA 11-B)?

    It moves after a game with a button, and so also at the switch to stud, to where the next hand with a button needs
    it; during the stud games it stays there. A house that does not freeze it moves it after every hand, so that the
    blinds go round the table whatever game is dealt.
    """
    return game_at(rotation, place).uses_button or not rules.mixed_button_freeze


def stud_neighbours(rotation: Rotation) -> tuple[tuple[RotationGame, RotationGame], ...]:
    """The places where stud and stud high-low follow each other, including the first game after the last (RP-18).

    It is not forbidden: there is a warning, because dealers and players mistake one for the other. Games that players
    choose for themselves have no order, so there can be no warning beforehand.
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
    """Is another hand of the same game still to come?"""
    return place.left > 1 or place.orbits > 0


def _next_hand(place: RotationPlace, players: int) -> RotationPlace:
    if place.left > 1:
        return RotationPlace(place.game, place.left - 1, place.orbits)
    return RotationPlace(place.game, players, place.orbits - 1)


def _first(rotation: Rotation, game: int, players: int) -> RotationPlace:
    if rotation.turn is Turn.ORBITS:
        return RotationPlace(game, players, rotation.length - 1)
    return RotationPlace(game, rotation.length)
