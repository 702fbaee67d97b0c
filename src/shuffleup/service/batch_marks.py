"""What the runs of a batch show together: ranges of times, of players and tables by the hour, and how styles did."""

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct

from shuffleup.maths.duration_marks import HOUR, HourRow, Marks, Range, dealers, ranged
from shuffleup.service.batch import FieldLeft, RunFacts


class StyleRow(Struct, frozen=True, gc=False):
    """How the players of one style did in all runs together."""

    style: str
    players: int
    beaten: float
    """The share of the others that one of them outlasts; the average player has a half."""
    won: float
    paid: float
    prize_cents: int
    """The average prize of one of them."""


class Replay(Struct, frozen=True, gc=False):
    """A run worth replaying, with ``shuffleup run --seed``."""

    number: int
    seed: int
    seconds: int


class Replays(Struct, frozen=True):
    """The shortest run, one in the middle, and the longest."""

    shortest: Replay
    middle: Replay
    longest: Replay


def marks_of(runs: Sequence[RunFacts]) -> Marks:
    """The moments of the runs."""
    several = runs[0].course[0].tables > 1
    return Marks(
        end=ranged([run.seconds for run in runs]),
        bubble=_most([_first(run, players=run.paid) for run in runs if run.paid], len(runs)),
        final_table=_most([_first(run, tables=1) for run in runs], len(runs)) if several else None,
        level=ranged([run.level for run in runs]),
        big_blinds=ranged([run.chips / run.big_blind for run in runs]),
        hands=ranged([run.hands for run in runs]),
    )


def _first(run: RunFacts, players: int | None = None, tables: int | None = None) -> int | None:
    """When the number first fell so low."""
    for one in run.course:
        if (players is None or one.players <= players) and (tables is None or one.tables <= tables):
            return one.seconds
    return None


def _most(times: Sequence[int | None], runs: int) -> Range | None:
    """The range, if more than half of the runs came that far."""
    known = [time for time in times if time is not None]
    return ranged(known) if len(known) > runs / 2 else None


def hours_of(runs: Sequence[RunFacts], tables_per_relief: int) -> tuple[HourRow, ...]:
    """A row for each full hour until nine runs in ten are over."""
    rows: list[HourRow] = []
    for hour in range(-(-ranged([run.seconds for run in runs]).p90 // HOUR) + 1):
        now = [standing_at(run, hour * HOUR) for run in runs]
        over = [run.seconds <= hour * HOUR for run in runs]
        tables = ranged([0 if done else one.tables for one, done in zip(now, over, strict=True)])
        level, players = ranged([one.level for one in now]).p50, ranged([one.players for one in now])
        staff, share = dealers(tables.p90, tables_per_relief), sum(over) / len(over)
        rows.append(HourRow(hour, level, players, tables, staff, share))
    return tuple(rows)


def standing_at(run: RunFacts, seconds: int) -> FieldLeft:
    """The state of a run after this many seconds of play."""
    place = bisect_right(run.course, seconds, key=lambda one: one.seconds)
    return run.course[max(0, place - 1)]


def styles_of(runs: Sequence[RunFacts]) -> tuple[StyleRow, ...]:
    """The styles of the bots, in the order of the cast; none if teams played."""
    rows: list[StyleRow] = []
    for facts in zip(*[run.styles for run in runs], strict=True):
        players = sum([one.players for one in facts])
        if not players:
            continue
        beaten = sum([one.beaten for one in facts]) / players / 10_000
        won, paid = sum([one.wins for one in facts]) / players, sum([one.paid for one in facts]) / players
        prize = sum([one.prize_cents for one in facts]) // players
        rows.append(StyleRow(facts[0].style, players, beaten, won, paid, prize))
    return tuple(rows)


def replays_of(runs: Sequence[RunFacts]) -> Replays:
    """Three runs worth another look."""
    ordered = sorted(runs, key=lambda run: (run.seconds, run.number))
    shown = [Replay(run.number, run.seed, run.seconds) for run in (ordered[0], ordered[len(ordered) // 2], ordered[-1])]
    return Replays(*shown)
