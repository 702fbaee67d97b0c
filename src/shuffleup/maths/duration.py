"""How long an event lasts: a forecast from many runs of diffusing stacks, always as a range and never as one time.

Each run plays the whole event hand by hand (``diffusion``) on the clock of a ``course``: late entries join at their
time, tables break, hand for hand takes time, days end, play ends. The ranges show what the cards may do. How fast a
room deals is one figure of the course; if in doubt, try another.

The parameters are fitted to whole events of the engine with its bots in the seats, and tested on events that were not
used for the fit (``bench/duration.py``).
"""

from itertools import pairwise

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.maths.course import Course
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks, days, hours, marks
from shuffleup.maths.duration_runs import Field, Told, traced, untold

STANDARD = Diffusion(
    hands_per_hour=30.0,
    confrontation=0.306,
    pot=2.918,
    crowd=0.312,
    skew=1.666,
    depth=7.48,
    unsure=0.23,
    source="fitted to 212 no-limit hold'em events of the engine in 30 structures, with bots: bench/duration.py",
)
"""Hands an hour are what rooms report for nine-handed tables, from 25 to 35; they are used only if nothing is given.

The uncertainty of the pots has two parts: 0.16 for structures other than those of the fit, by the score of the ranges
(``bench/duration.py``), and 0.15 to 0.16, over two sets of runs, for the mix of players in a room
(``bench/duration_rooms.py``). The square root of the sum of their squares is 0.22 to 0.23.
"""
MOST_RUNS = 10_000
MOST_STACKS = 20_000_000
"""The most players times runs."""
UNFINISHED = 0.05
"""The share of the runs that may be unfinished when the simulation stops."""
TABLES_PER_RELIEF = 4
"""One dealer rests while four deal: downs of half an hour, every fifth one off. A house may set another number."""


class Forecast(Struct, frozen=True):
    """What may happen, in seconds of play from the start of the forecast, with breaks and without nights."""

    runs: int
    entries: int
    """The players seated at the start and those still to come."""
    marks: Marks
    hours: tuple[HourRow, ...]
    days: tuple[DayRow, ...]
    model: Diffusion


@checked
def forecast(
    field: Field,
    course: Course,
    rng: np.random.Generator,
    *,
    runs: int = 200,
    model: Diffusion = STANDARD,
    tables_per_relief: int = TABLES_PER_RELIEF,
    told: Told = untold,
) -> Forecast | Refusal:
    """The ranges from ``runs`` runs. The same generator in the same state gives the same forecast."""
    refused = runs_fault(field.present + field.coming, runs) or _field_fault(field) or _course_fault(course)
    if refused is not None:
        return refused
    trace = traced(field, course, model, runs, rng, told)
    unfinished = float(np.mean(~trace.over[-1]))
    if unfinished > UNFINISHED:
        played = int(trace.at.max()) // 3600
        return refuse("endless", hours=played, percent=round(100 * unfinished))
    return Forecast(
        runs=runs,
        entries=field.present + field.coming,
        marks=marks(trace, field),
        hours=hours(trace, field, tables_per_relief),
        days=days(trace, course),
        model=model,
    )


def runs_fault(players: int, runs: int) -> Refusal | None:
    """Why this many players cannot be forecast in this many runs; None if they can."""
    if not 1 <= runs <= MOST_RUNS:
        return refuse("bad-runs", runs=runs, most=MOST_RUNS)
    if players * runs > MOST_STACKS:
        fewer = MOST_STACKS // players
        return refuse("too-large", players=players, runs=runs, most=fewer)
    return None


def _field_fault(field: Field) -> Refusal | None:
    players = field.present + field.coming
    if players < 2:
        return refuse("too-few-players", why="field", players=players)
    seats = min(field.seats, field.final_table)
    if seats < 2:
        return refuse("bad-seats", seats=seats)
    if players <= field.left_at_end:
        return refuse("nothing-to-play", players=field.left_at_end)
    return _chips_fault(field)


def _chips_fault(field: Field) -> Refusal | None:
    for seat, stack in enumerate(field.stacks, start=1):
        if stack < 1:
            return refuse("bad-stack", why="field", seat=seat, stack=stack)
    if not field.stacks and field.chips < field.present:
        return refuse("bad-chips", why="players", chips=field.chips, players=field.present)
    if field.coming and field.starting_stack < 1:
        return refuse("bad-stack", why="late", stack=field.starting_stack)
    return None


def _course_fault(course: Course) -> Refusal | None:
    spans = course.spans
    if not spans or not spans[0].level or not spans[-1].level:
        return refuse("bad-levels")
    if course.seconds_per_hand < 1:
        return refuse("bad-pace", seconds=course.seconds_per_hand)
    for span in spans:
        if span.level and (span.unit < 1 or min(span.small, span.big, span.ante) < 0):
            return refuse("bad-blinds", level=span.level)
    for span, following in pairwise(spans):
        if span.seconds < 1:
            return refuse("bad-length", level=span.level, next_level=following.level)
    return None
