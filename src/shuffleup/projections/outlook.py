"""What to expect of a running event, as its screens show it: ranges of time, tables and dealers by the hour.

Or no forecast: ``why`` is then one of

    not-playing     nobody plays
    mixed           several games in turn: the forecast was fitted to one
    few             one player is left, or play ends with the number that is left
    endless         the levels as they are would not end it

and ``notes`` say what the forecast does not know:

    other-game      it was fitted to no-limit hold'em
    late            entries, rebuys or add-ons are still sold: each sale makes it longer
    milestone       players leave a satellite with their seat: it may end sooner
    days            play goes on another day: nights are not in its times
"""

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.maths.duration import Forecast, forecast
from shuffleup.maths.duration_marks import HourRow, Range
from shuffleup.maths.duration_runs import Field
from shuffleup.projections.forecast import from_log
from shuffleup.tournament.facts.clock import MINUTE, SECOND
from shuffleup.tournament.facts.standing import is_decided, satellite_terms, windows_of_sale
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Shootout

RUNS, FEWEST_RUNS = 200, 40
PLAYERS_TIMES_RUNS = 100_000
"""Larger fields get fewer runs: their ranges are narrower anyway."""
HOLDEM = ("holdem", Limit.NO_LIMIT)
HANDS_PER_ENTRY = 2
"""Where people deal, hands are recorded only when somebody is out; where the software deals there are many more."""


class Moment(Struct, frozen=True, gc=False):
    """A point in time (microseconds UTC), reached by 1 run in 10 at ``early``, by 5 at ``middle``, by 9 at ``late``."""

    early: int
    middle: int
    late: int


class HourAhead(Struct, frozen=True, gc=False):
    """The likely state at a point in time: players and tables of the middle run, and the most in nine of ten runs."""

    at: int
    players: int
    players_most: int
    tables: int
    tables_most: int
    dealers: int
    """For the most tables, reliefs included."""


class DayAhead(Struct, frozen=True, gc=False):
    """The end of a day that another day follows, and how many players may be left then."""

    day: int
    at: int
    fewest: int
    players: int
    most: int


class Outlook(Struct, frozen=True):
    """The forecast of an event at ``at``. If there is none, ``end`` is None and ``why`` gives the reason.

    ``bubble`` and ``final_table`` are None if they are past or never come.
    """

    at: int
    players: int
    why: str = ""
    end: Moment | None = None
    bubble: Moment | None = None
    final_table: Moment | None = None
    level: int = 0
    """The level at the end, in the middle run."""
    hours: tuple[HourAhead, ...] = ()
    days: tuple[DayAhead, ...] = ()
    notes: tuple[str, ...] = ()


def outlook(state: EventState, at: int, rng: np.random.Generator, more: int = 0) -> Outlook:
    """The forecast of an event at a point in time (microseconds UTC), as it is or with ``more`` extra players."""
    players = state.floor.players + more
    if state.phase is not Phase.PLAYING:
        return Outlook(at, players, "not-playing")
    if state.definition.rotation:
        return Outlook(at, players, "mixed")
    ahead = from_log(state, at)
    if isinstance(ahead, Refusal) or is_decided(state):
        return Outlook(at, players, "few")
    field = _field(state, ahead.field, more)
    runs = min(RUNS, max(FEWEST_RUNS, PLAYERS_TIMES_RUNS // max(1, field.present)))
    found = forecast(field, ahead.course, rng, runs=runs)
    if isinstance(found, Refusal):
        return Outlook(at, players, "endless" if found.code == "endless" else "few")
    return shown(found, at, players, tuple(_notes(state, found)))


def _field(state: EventState, field: Field, more: int) -> Field:
    """The stacks on record if they are known; otherwise only their sum is used, and their spread is drawn."""
    hands, stacks = state.floor.hands, (*field.stacks, *[state.definition.entry.stack] * more)
    if not hands or hands > HANDS_PER_ENTRY * len(state.entries):
        return replace(field, stacks=stacks)
    return replace(field, stacks=(), players=len(stacks), chips=sum(stacks))


def shown(found: Forecast, at: int, players: int, notes: tuple[str, ...]) -> Outlook:
    """A forecast that begins at a point in time, as the screens show it."""
    marks = found.marks
    days = [
        DayAhead(one.day, at + one.seconds * SECOND, one.players.p10, one.players.p50, one.players.p90)
        for one in found.days
        if one.over < 0.5
    ]
    return Outlook(
        at=at,
        players=players,
        end=_moment(marks.end, at),
        bubble=_moment(marks.bubble, at),
        final_table=_moment(marks.final_table, at),
        level=marks.level.p50,
        hours=tuple([_hour(one, at) for one in found.hours if one.over < 1]),
        days=tuple(days),
        notes=notes,
    )


def _moment(found: Range | None, at: int) -> Moment | None:
    """A range of seconds from now as points in time; None if it is past."""
    if found is None or not found.p90:
        return None
    return Moment(*[at + seconds * SECOND for seconds in (found.p10, found.p50, found.p90)])


def _hour(row: HourRow, at: int) -> HourAhead:
    then = at + row.hour * 60 * MINUTE
    return HourAhead(then, row.players.p50, row.players.p90, row.tables.p50, row.tables.p90, row.dealers)


def _notes(state: EventState, found: Forecast) -> list[str]:
    definition = state.definition
    money, seats = definition.money, satellite_terms(state)
    open_still = state.cage.closed_at is None and bool(windows_of_sale(money))
    holding = {
        "other-game": (definition.game.variant, definition.game.limit) != HOLDEM,
        "late": open_still,
        "milestone": seats is not None and bool(seats.milestone_chips),
        "shootout": isinstance(definition.part, Shootout),
        "days": any(one.over < 0.5 for one in found.days),
    }
    return [note for note, holds in holding.items() if holds]
