"""How long an event lasts, before it begins."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike

from shuffleup.api.events import planned_event
from shuffleup.api.hands import whole
from shuffleup.api.pictures import table_picture
from shuffleup.api.sums import answering
from shuffleup.maths.duration_marks import Range
from shuffleup.questions.duration import DurationDocument, DurationQuestion, duration
from shuffleup.rulebooks.rule import Language


class EventForecast:
    """A forecast from many simulated runs of an event. Seconds of play count from the first hand and include breaks."""

    def __init__(self, document: DurationDocument) -> None:
        self.deep = document
        """The whole forecast: marks, hours, days, and what it cannot know (``notes``)."""

    @property
    def end_seconds(self) -> tuple[int, int, int]:
        """The seconds of play after which one run in ten is over, half the runs, and nine in ten."""
        end = self.deep.marks.end
        return end.p10, end.p50, end.p90

    def __repr__(self) -> str:
        first, middle, last = (f"{one // 3600} h {one % 3600 // 60:02}" for one in self.end_seconds)
        event = self.deep.event
        return f"<{event.name}, {event.entries:,} entries: over after {middle}, in 8 runs of 10 from {first} to {last}>"

    def _repr_html_(self) -> str:
        heads = ("hours", "level", "players", "tables", "over")
        rows = [
            (f"{one.hour}", f"{one.level}", _span(one.players), _span(one.tables), f"{one.over:.0%}")
            for one in self.deep.hours
        ]
        return table_picture(heads, rows)


def forecast(
    event: str | PathLike[str] | Sequence[str],
    *,
    stack: int = 10_000,
    entries: int | None = None,
    late: int = 0,
    runs: int = 200,
    seed: int = 1,
) -> EventForecast:
    """Forecasts how long an event will last from its players, chips and levels.

    >>> import shuffleup as sh
    >>> sh.forecast([f"p{number}" for number in range(1, 28)], runs=50)
    <Evening, 27 entries: over after 4 h 04, in 8 runs of 10 from 3 h 19 to 4 h 25>

    ``event`` and ``stack`` are as in ``sh.run_event``. ``entries`` replaces the number of entries in the file; ``late``
    of them are late or repeat entries. ``runs`` events are simulated. Raises ``ValueError``, and ``OSError`` for a file
    that cannot be read.
    """
    return EventForecast(_answer(event, whole(stack, "stack"), entries, late, runs, seed))


@answering()
def _answer(
    event: str | PathLike[str] | Sequence[str], stack: int, entries: int | None, late: int, runs: int, seed: int
) -> DurationDocument:
    asked = DurationQuestion(entries=entries, late=late, runs=runs, seed=seed)
    return duration(asked, planned_event(event, stack), "", Language.ENGLISH, _unwatched)


def _span(counted: Range) -> str:
    """The range of the middle eight runs in ten."""
    return f"{counted.p10:,}" if counted.p10 == counted.p90 else f"{counted.p10:,}–{counted.p90:,}"


def _unwatched(_: float) -> None:
    """Ignores the progress."""
