"""The clock as points in time: anybody who knows the time can draw it, and no two screens can differ.

All points are microseconds UTC. While ``stopped_at`` is 0 the time left is ``ends_at - now``; while the clock is
stopped it is ``ends_at - stopped_at``. ``ends_at`` 0 means that this level does not end by time.
"""

from msgspec import Struct

from shuffleup.projections.blinds import NOTHING, Blinds, of_stakes
from shuffleup.projections.games import GamesView, games
from shuffleup.table.rotation import Turn, at_level
from shuffleup.tournament.facts.clock import game_stakes, length_of, next_step, structure_of
from shuffleup.tournament.words.definition import Break, Level, Minutes, Step, Structure
from shuffleup.tournament.words.state import EventState, LevelClock


class NextStep(Struct, frozen=True, gc=False):
    """What follows: a level with number and blinds, or a break (``level`` is 0). ``minutes`` 0: it ends by hands."""

    level: int
    minutes: Minutes
    blinds: Blinds
    game: str = ""
    """In a rotation by levels, the game of that level."""
    limit: str = ""


class ClockView(Struct, frozen=True, gc=False):
    """Everything a clock screen needs. Before play ``level`` is 0 and ``next`` the first level."""

    level: int
    on_break: bool
    blinds: Blinds
    started_at: int
    ends_at: int
    stopped_at: int
    hands_left: int
    """Rounds left of a level that ends by hands; 0 for one that ends by time."""
    next: NextStep | None
    next_break_at: int
    """When the next break begins if nothing stops the clock; 0 if none comes, or a level by hands comes first."""
    hand_for_hand: bool
    games: GamesView | None = None
    """The games of a rotation; None if there is only one game. In a rotation ``blinds`` are those of the current game,
    or of the first game if each table has its own."""


def clock(state: EventState) -> ClockView:
    """The clock of an event."""
    now = state.clock
    playing = now.number > 0
    return ClockView(
        level=now.number,
        on_break=now.break_until > 0,
        blinds=of_stakes(now.stakes) if playing else NOTHING,
        started_at=now.started_at,
        ends_at=now.ends_at,
        stopped_at=now.stopped_at,
        hands_left=max(0, now.last_round - state.round.number) if now.last_round else 0,
        next=_next(state),
        next_break_at=_next_break(structure_of(state), now) if playing else 0,
        hand_for_hand=now.schedule.hand_for_hand is not None,
        games=games(state),
    )


def of_level(level: Level) -> Blinds:
    """The price of a level of the structure."""
    if level.bring_in:
        return Blinds(0, 0, level.ante, level.bring_in, level.small_bet, level.big_bet)
    return Blinds(level.small, level.big, level.ante, 0, level.small_bet, level.big_bet)


def _next(state: EventState) -> NextStep | None:
    step, number = next_step(state), state.clock.number + 1
    if step is None:
        return None
    if isinstance(step, Break):
        return NextStep(0, step.minutes, NOTHING)
    return NextStep(number, step.minutes, *_priced(state, step, number))


def _priced(state: EventState, level: Level, number: int) -> tuple[Blinds, str, str]:
    """The price of a level, its game and limit; if each table has its own turn, the first game's price, unnamed."""
    rotation = state.definition.rotation
    if rotation is None:
        return of_level(level), "", ""
    if rotation.turn is not Turn.LEVELS:
        return of_stakes(game_stakes(state, 0, number)), "", ""
    place = at_level(rotation, number).game
    game = rotation.games[place]
    return of_stakes(game_stakes(state, place, number)), game.variant, game.limit.value


def _next_break(structure: Structure, now: LevelClock) -> int:
    at = now.ends_at
    for step in structure.steps[now.step + 1 :]:
        if not at or isinstance(step, Break):
            return at if isinstance(step, Break) else 0
        at = at + length_of(step) if step.minutes else 0
    return 0


class StepLine(Struct, frozen=True, gc=False):
    """A line of the structure: level 0 is a break."""

    level: int
    minutes: Minutes
    hands: int
    blinds: Blinds
    game: str = ""
    """In a rotation by levels, its game."""
    limit: str = ""


def structure_lines(state: EventState) -> tuple[StepLine, ...]:
    """The levels and breaks as they are now."""
    lines: list[StepLine] = []
    number = 0
    for step in structure_of(state).steps:
        number += not isinstance(step, Break)
        lines.append(_line(state, step, number))
    return tuple(lines)


def _line(state: EventState, step: Step, number: int) -> StepLine:
    if isinstance(step, Break):
        return StepLine(0, step.minutes, 0, NOTHING)
    return StepLine(number, step.minutes, step.hands, *_priced(state, step, number))
