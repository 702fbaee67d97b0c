"""The levels and breaks of an event as spans of its clock, for forecasts, which know nothing else of the event.

    reading   what the clock has counted since the event began, with breaks and without nights
    at        the time that has passed; it differs from the reading only after hand for hand

During hand for hand, each hand takes a fixed time off the clock, however long it lasts (RP-8).
"""

from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace
from numpy import array, int64, searchsorted
from numpy.typing import NDArray

from shuffleup.rulebooks.policy.event import AnteMode

Whole = NDArray[int64]

FOREVER = 1 << 40
"""The end of a span without an end, in seconds."""
MOST_DOUBLINGS = 40


class LevelSpan(Struct, frozen=True, gc=False):
    """A level, or a break if ``level`` is 0. Amounts a game does not have are 0; with ``seconds`` 0 it never ends."""

    level: int
    seconds: int
    small: int = 0
    """The small blind, or the bring-in in stud."""
    big: int = 0
    ante: int = 0
    unit: int = 0
    """The unit of stacks: the big blind, the small bet in stud, the ante in a game without blinds."""


class BubblePace(Struct, frozen=True, gc=False):
    """Hand for hand: from ``margin`` players above the money on, each hand takes a fixed time; margin 0: never."""

    margin: int = 0
    seconds: int = 0


class Course(Struct, frozen=True):
    """The timing of an event. The first and the last span are levels; the last one goes on or doubles."""

    spans: tuple[LevelSpan, ...]
    seconds_per_hand: int
    ante_mode: AnteMode = AnteMode.BB_ANTE
    doubles: bool = False
    """Whether the blinds double again and again after the last span."""
    starts_at: int = 0
    """The reading at which the forecast begins; 0 at the start of the event."""
    ends_at: int = 0
    """The reading at which play ends however many players are left; 0: never."""
    day_levels: tuple[int, ...] = ()
    """The number of the last level of each day except the last day."""
    hand_for_hand: BubblePace = BubblePace()


class Timeline(Struct, frozen=True):
    """The spans of a course as columns, with a row for each span."""

    ends: Whole
    """The reading at which each span ends."""
    level: Whole
    small: Whole
    big: Whole
    ante: Whole
    unit: Whole

    def rows(self, readings: Whole) -> Whole:
        """The row of the span that contains each reading."""
        return searchsorted(self.ends, readings, side="right")


def timeline(course: Course, chips: int) -> Timeline:
    """The columns of a course; blinds double at most until one exceeds all the chips in play."""
    spans = [*course.spans]
    if course.doubles:
        spans += _doubled(spans[-1], chips)
    spans[-1] = replace(spans[-1], seconds=0)
    ends = accumulate([span.seconds or FOREVER for span in spans])
    names = ("level", "small", "big", "ante", "unit")
    columns = [array([getattr(span, name) for span in spans], dtype=int64) for name in names]
    return Timeline(array([*ends], dtype=int64), *columns)


def _doubled(last: LevelSpan, chips: int) -> list[LevelSpan]:
    found: list[LevelSpan] = []
    for times in range(1, MOST_DOUBLINGS + 1):
        prices = {name: getattr(last, name) << times for name in ("small", "big", "ante", "unit")}
        doubled = replace(last, level=last.level + times, **prices)
        found.append(doubled)
        if doubled.unit > chips:
            break
    return found
