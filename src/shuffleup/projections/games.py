"""A rotation of games as screens show it: which game is on, which comes next, what each of them costs.

If the games change with the level, the whole room plays the same one. If they change by hands or orbits, each table has
its own, and the room is only shown what each game costs.
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.projections.blinds import Blinds, of_stakes
from shuffleup.table.rotation import (
    Rotation,
    RotationGame,
    Turn,
    at_level,
    confusing,
    turn_begins,
)
from shuffleup.tournament.decide.live import ORDER_RULE
from shuffleup.tournament.facts.clock import game_stakes
from shuffleup.tournament.facts.hands import chooser_now, upcoming_game
from shuffleup.tournament.facts.rules import rule_on
from shuffleup.tournament.facts.seats import event_has_blinds
from shuffleup.tournament.words.state import EventState, FloorTable

NOT_KNOWN = -1


class GameLine(Struct, frozen=True, gc=False):
    """A game of the rotation, and what it costs at the present level."""

    game: str
    limit: str
    blinds: Blinds


class GamesView(Struct, frozen=True, gc=False):
    """The rotation of an event. ``change`` is ``levels``, ``hands`` or ``orbits``, each game lasting ``every`` of them.

    ``now`` and ``next`` are places among the games, -1 if each table has its own. ``warning`` is the rule that asks for
    care at the next change, because the two games are easily confused (RP-18); empty otherwise.
    """

    name: str
    change: str
    every: int
    chosen: bool
    """Dealer's choice: players name the games."""
    games: tuple[GameLine, ...]
    now: int = NOT_KNOWN
    next: int = NOT_KNOWN
    left: int = 0
    """Levels left of the present game, this one included."""
    warning: str = ""


class TableGame(Struct, frozen=True, gc=False):
    """The game of one table: of its hand or, between hands, of the next one; and the game after its turn.

    ``next_game`` is empty if a player has yet to choose it, and ``chooser`` is the player who chooses now. ``counted``
    says that hands of this table are on record; without any, or where people deal unreported hands, ``game`` is what it
    begins with, or what was chosen last.
    """

    game: str
    limit: str
    hands_left: int = 0
    """Hands left of its turn, including the present or next one; 0 if levels decide."""
    next_game: str = ""
    next_limit: str = ""
    chooser: str = ""
    warning: str = ""
    counted: bool = True


def games(state: EventState) -> GamesView | None:
    """The rotation of an event; None if it has one game."""
    rotation = state.definition.rotation
    if rotation is None:
        return None
    number = max(1, state.clock.number)
    lines = tuple([_line(state, rotation, place, number) for place in range(len(rotation.games))])
    view = GamesView(rotation.name, rotation.turn.value, rotation.length, rotation.chosen, lines)
    if rotation.turn is not Turn.LEVELS:
        return view
    place = at_level(rotation, number)
    following = (place.game + 1) % len(rotation.games)
    return GamesView(
        *(view.name, view.change, view.every, view.chosen, lines),
        now=place.game,
        next=following,
        left=place.left,
        warning=warning(state, rotation.games[place.game], rotation.games[following]),
    )


def _line(state: EventState, rotation: Rotation, place: int, number: int) -> GameLine:
    game = rotation.games[place]
    return GameLine(game.variant, game.limit.value, of_stakes(game_stakes(state, place, number)))


def warning(state: EventState, game: RotationGame, following: RotationGame) -> str:
    """The rule that warns of a change from one game to the other; empty if none does."""
    return rule_on(state, ORDER_RULE) if confusing(game, following) else ""


def table_game(state: EventState, table: FloorTable) -> TableGame | None:
    """The game of a table; None if the event has one game, or if in dealer's choice none was ever named."""
    rotation = state.definition.rotation
    if rotation is None:
        return None
    if rotation.turn is Turn.LEVELS:
        place = at_level(rotation, max(1, state.clock.number))
        return _of_games(state, rotation.games[place.game], rotation.games[(place.game + 1) % len(rotation.games)], 0)
    turn = table.button.turn
    due = chooser_now(state, table)
    chooser = due.player if due else ""
    if table.hand or not turn_begins(rotation, turn):
        assert turn.place is not None
        left = turn.place.hands_left(len(table.chairs)) - (0 if table.hand else 1)
        return _turning(state, rotation, turn.place.game, left, chooser)
    if rotation.chosen and (due is None or due != table.button.chosen_by):
        before = rotation.games[turn.place.game] if turn.place else None
        said = (before.variant, before.limit.value) if before else ("", "")
        return TableGame(*said, chooser=chooser)
    upcoming = upcoming_game(state, table)
    if upcoming is None:
        return None
    shown = _turning(state, rotation, upcoming.game, upcoming.hands_left(len(table.chairs)), chooser)
    return shown if turn.place else replace(shown, counted=False)


def has_blinds(state: EventState, game: TableGame | None) -> bool:
    """Does the next hand of a table post blinds? Stud does not, and the button waits meanwhile."""
    rotation = state.definition.rotation
    if rotation is None or game is None:
        return event_has_blinds(state)
    return next((one.uses_button for one in rotation.games if one.variant == game.game), True)


def _turning(state: EventState, rotation: Rotation, game: int, left: int, chooser: str) -> TableGame:
    present = rotation.games[game]
    if rotation.chosen:
        return TableGame(present.variant, present.limit.value, left, chooser=chooser)
    return _of_games(state, present, rotation.games[(game + 1) % len(rotation.games)], left)


def _of_games(state: EventState, game: RotationGame, following: RotationGame, left: int) -> TableGame:
    return TableGame(
        *(game.variant, game.limit.value, left, following.variant, following.limit.value),
        warning=warning(state, game, following),
    )
