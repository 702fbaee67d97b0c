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
    """What is not reached in one of ten runs, in half of them, and in nine of ten."""

    p10: int
    p50: int
    p90: int


class Marks(Struct, frozen=True):
    """The moments of an event in seconds of play, and how it stands at its end."""

    end: Range
    bubble: Range | None
    """When the money is reached; None where nothing is paid, or play ends before."""
    final_table: Range | None
    """When one table is left; None where there never are several, or play ends before."""
    level: Range
    """The level at the end, as printed."""
    big_blinds: Range
    """All chips at the end, in big blinds of that level."""
    hands: Range
    """At all tables."""


class HourRow(Struct, frozen=True, gc=False):
    """How it stands after so many hours. Runs that are over have no tables."""

    hour: int
    level: int
    """In the middle run."""
    players: Range
    tables: Range
    dealers: int
    """For the tables of nine runs in ten, reliefs included."""
    over: float
    """The share of runs that are over."""


class DayRow(Struct, frozen=True, gc=False):
    """How it stands at the end of a day that another one follows."""

    day: int
    seconds: int
    players: Range
    over: float


def ranged(values: ArrayLike) -> Range:
    """The range of some values."""
    low, middle, high = np.quantile(np.asarray(values, dtype=np.float64), (0.1, 0.5, 0.9))
    return Range(round(low), round(middle), round(high))


def dealers(tables: int, tables_per_relief: int) -> int:
    """Dealers for so many tables: one each, and one who relieves each so many of them; 0: nobody is relieved."""
    return tables + (-(-tables // tables_per_relief) if tables_per_relief else 0)


def marks(trace: Trace, field: Field) -> Marks:
    """The moments of all runs."""
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
    """When something is so for the first time once nobody comes any more; None unless most runs come so far."""
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
    """A row for each day but the last."""
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
    """The entry of each run in a row of its own."""
    found: NDArray[Kind] = column[row, np.arange(len(row))]
    return found
