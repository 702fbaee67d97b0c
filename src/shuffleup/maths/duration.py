"""How long an event lasts: a forecast by many runs of stacks that diffuse, always as a range and never as one time.

Each run plays the whole event hand by hand (``diffusion``) on the clock of a ``course``: late entries join at their
time, tables break, hand for hand loses time, days end, play ends. The ranges tell what the cards may do; how fast a
room deals is one figure of the course, and whoever doubts it tries another.

The parameters are fitted to whole events of the engine, its bots in the seats, and tried on events that were not used
to fit them (``bench/duration.py``).
"""

from itertools import pairwise

import numpy as np
from msgspec import Struct

from shuffleup.arguments import checked
from shuffleup.maths.course import Course
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks, days, hours, marks
from shuffleup.maths.duration_runs import Field, Told, traced, untold
from shuffleup.maths.refusal import Refusal

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
"""Hands an hour are what rooms report for nine-handed tables, from 25 to 35, and only used where nobody says better.

How unsure the pots are has two parts: 0.16 for structures that are none of those fitted to, by the score of the ranges
(``bench/duration.py``), and 0.15 to 0.16, over two sets of runs, for the mix of players that a room has
(``bench/duration_rooms.py``). The square root of their squares' sum is 0.22 to 0.23.
"""
MOST_RUNS = 10_000
MOST_STACKS = 20_000_000
"""Players times runs."""
UNFINISHED = 0.05
"""So many of the runs may be unfinished when nobody waits for them any longer."""
TABLES_PER_RELIEF = 4
"""One dealer rests while four deal: downs of half an hour, every fifth one off. A house that does otherwise says so."""


class Forecast(Struct, frozen=True):
    """What may happen, in seconds of play from the start of the forecast: breaks are in it, and nights are not."""

    runs: int
    entries: int
    """Who sits there at the start, and who is still to come."""
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
    """The ranges that so many runs give. The same generator in the same state gives the same forecast."""
    refused = runs_fault(field.present + field.coming, runs) or _field_fault(field) or _course_fault(course)
    if refused is not None:
        return refused
    trace = traced(field, course, model, runs, rng, told)
    unfinished = float(np.mean(~trace.over[-1]))
    if unfinished > UNFINISHED:
        played = int(trace.at.max()) // 3600
        what = f"after {played} hours of play {unfinished:.0%} of the runs are not over"
        facts = (("hours", played), ("percent", round(100 * unfinished)))
        return Refusal("endless", what, "let the blinds rise further, or let the last level double", facts)
    return Forecast(
        runs=runs,
        entries=field.present + field.coming,
        marks=marks(trace, field),
        hours=hours(trace, field, tables_per_relief),
        days=days(trace, course),
        model=model,
    )


def runs_fault(players: int, runs: int) -> Refusal | None:
    """Why so many players cannot be forecast in so many runs; None if they can."""
    if not 1 <= runs <= MOST_RUNS:
        facts = (("runs", runs), ("most", MOST_RUNS))
        return Refusal("bad-runs", f"{runs} runs", f"give a number from 1 to {MOST_RUNS:,}", facts)
    if players * runs > MOST_STACKS:
        fewer = MOST_STACKS // players
        large = (("players", players), ("runs", runs), ("most", fewer))
        return Refusal("too-large", f"{players:,} players in {runs:,} runs", f"ask for {fewer} runs at most", large)
    return None


def _field_fault(field: Field) -> Refusal | None:
    players = field.present + field.coming
    if players < 2:
        sat = (("why", "field"), ("players", players))
        return Refusal("too-few-players", f"{players} players", "a tournament needs at least 2", sat)
    seats = min(field.seats, field.final_table)
    if seats < 2:
        return Refusal("bad-seats", f"tables of {seats}", "a table seats at least 2", (("seats", seats),))
    if players <= field.left_at_end:
        what = f"play ends with {field.left_at_end} players left, and no more enter"
        return Refusal("nothing-to-play", what, "give fewer than enter", (("players", field.left_at_end),))
    return _chips_fault(field)


def _chips_fault(field: Field) -> Refusal | None:
    for seat, stack in enumerate(field.stacks, start=1):
        if stack < 1:
            facts = (("why", "field"), ("seat", seat), ("stack", stack))
            return Refusal("bad-stack", f"stack {seat} is {stack:,}", "every stack is at least 1", facts)
    if not field.stacks and field.chips < field.present:
        what = f"{field.chips:,} chips for {field.present:,} players"
        facts = (("why", "players"), ("chips", field.chips), ("players", field.present))
        return Refusal("bad-chips", what, "everybody has at least 1", facts)
    if field.coming and field.starting_stack < 1:
        late = (("why", "late"), ("stack", field.starting_stack))
        return Refusal("bad-stack", f"who comes late has {field.starting_stack:,} chips", "give at least 1", late)
    return None


def _course_fault(course: Course) -> Refusal | None:
    spans = course.spans
    if not spans or not spans[0].level or not spans[-1].level:
        what = "the first and the last of the levels must not be breaks"
        return Refusal("bad-levels", what, "begin and end with a level")
    if course.seconds_per_hand < 1:
        pace = (("seconds", course.seconds_per_hand),)
        return Refusal("bad-pace", f"a hand of {course.seconds_per_hand} seconds", "give at least 1", pace)
    for span in spans:
        if span.level and (span.unit < 1 or min(span.small, span.big, span.ante) < 0):
            free = (("level", span.level),)
            return Refusal("bad-blinds", f"level {span.level} costs nothing", "give it blinds", free)
    for span, following in pairwise(spans):
        if span.seconds < 1:
            what = f"level {span.level} never ends, and level {following.level} follows"
            facts = (("level", span.level), ("next_level", following.level))
            return Refusal("bad-length", what, "give it some minutes or hands", facts)
    return None
