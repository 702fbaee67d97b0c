"""What the runs of a forecast have in common: ranges of times, players and tables."""

from typing import TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike, NDArray

from shuffleup.maths.course import Course, Whole
from shuffleup.maths.duration_runs import Field, Trace

HOUR = 3600

Kind = TypeVar("Kind", bound=np.generic)


class Range(Struct, frozen=True, gc=False):
    """The values that one run in ten, half the runs, and nine in ten do not exceed."""

    p10: int
    p50: int
    p90: int


class Marks(Struct, frozen=True):
    """The milestones of an event in seconds of play, and its state at the end."""

    end: Range
    bubble: Range | None
    """When the money is reached; None if nothing is paid or play ends before."""
    final_table: Range | None
    """When one table is left; None if there are never several or play ends before."""
    level: Range
    """The level at the end, by its printed number."""
    big_blinds: Range
    """All chips at the end, in big blinds of that level."""
    hands: Range
    """The number of hands at all tables."""


class HourRow(Struct, frozen=True, gc=False):
    """The state after ``hour`` hours. Runs that are over have no tables."""

    hour: int
    level: int
    """The median over the runs."""
    players: Range
    tables: Range
    dealers: int
    """Enough dealers for the tables of nine runs in ten, including reliefs."""
    over: float
    """The share of runs that are over."""


class DayRow(Struct, frozen=True, gc=False):
    """The state at the end of each day except the last."""

    day: int
    seconds: int
    players: Range
    over: float


def ranged(values: ArrayLike) -> Range:
    """The range of some values."""
    low, middle, high = np.quantile(np.asarray(values, dtype=np.float64), (0.1, 0.5, 0.9))
    return Range(round(low), round(middle), round(high))


def dealers(tables: int, tables_per_relief: int) -> int:
    """The dealers needed: one a table, and one relief for every ``tables_per_relief`` tables; 0: no reliefs."""
    return tables + (-(-tables // tables_per_relief) if tables_per_relief else 0)


def marks(trace: Trace, field: Field) -> Marks:
    """The milestones of all runs."""
    unit = trace.line.unit[trace.row[-1]]
    several = field.present + field.coming > field.final_table
    return Marks(
        end=ranged(trace.at[-1]),
        bubble=_first(trace, trace.players <= field.paid) if field.paid else None,
        final_table=_first(trace, trace.players <= field.final_table) if several else None,
        level=ranged(trace.line.level[trace.row[-1]]),
        big_blinds=ranged(field.all_chips / unit),
        hands=ranged(trace.hands[-1]),
    )


def _first(trace: Trace, reached: NDArray[np.bool_]) -> Range | None:
    """When something is first reached after the last entry; None unless most runs get there."""
    reached[: trace.settled] = False
    there = reached.any(axis=0)
    if there.mean() <= 0.5:
        return None
    row = reached.argmax(axis=0)
    return ranged(trace.at[row, np.arange(len(row))][there])


def hours(trace: Trace, field: Field, tables_per_relief: int) -> tuple[HourRow, ...]:
    """A row for each full hour until nine runs in ten are over."""
    found: list[HourRow] = []
    last = -(-ranged(trace.at[-1]).p90 // HOUR)
    for hour in range(last + 1):
        row = np.maximum((trace.at <= hour * HOUR).sum(axis=0) - 1, 0)
        players, over = _at(trace.players, row), _at(trace.over, row)
        tables = ranged(np.where(over, 0, field.tables(players)))
        found.append(
            HourRow(
                hour,
                int(np.median(trace.line.level[_at(trace.row, row)])),
                ranged(players),
                tables,
                dealers(tables.p90, tables_per_relief),
                float(over.mean()),
            )
        )
    return tuple(found)


def days(trace: Trace, course: Course) -> tuple[DayRow, ...]:
    """A row for each day except the last."""
    found: list[DayRow] = []
    levels = trace.line.level[trace.row]
    for day, last in enumerate(course.day_levels, start=1):
        passed = levels > last
        row = np.where(passed.any(axis=0), np.maximum(passed.argmax(axis=0) - 1, 0), len(levels) - 1)
        players = _at(trace.players, row)
        if passed[0].all():
            continue
        found.append(DayRow(day, ranged(_at(trace.at, row)).p50, ranged(players), float(_at(trace.over, row).mean())))
    return tuple(found)


def _at(column: NDArray[Kind], row: Whole) -> NDArray[Kind]:
    """For each run, the entry in that run's row."""
    found: NDArray[Kind] = column[row, np.arange(len(row))]
    return found
