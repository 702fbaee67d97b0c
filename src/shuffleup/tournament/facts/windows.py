"""Whether something is sold now, by its window; ``standing.is_past`` tells when a window is over for good."""

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.facts.clock import level_over
from shuffleup.tournament.facts.standing import is_past
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.state import EventState


def is_open(present: EventState, window: Window, at: int) -> bool:
    """Is it sold now? ``present`` is the state with the clock caught up to ``at``."""
    return window.from_level <= present.clock.number and not _has_closed(present, window, at)


def _has_closed(present: EventState, window: Window, at: int) -> bool:
    if is_past(present, window, at):
        return True
    if window.with_break or present.clock.number != window.until_level:
        return False
    return level_over(present, at) or present.clock.break_until > 0


def late_entry_closed(present: EventState, window: Window, at: int) -> Refusal | None:
    """The refusal of an entry after the window of late registration, with the limit that has closed it."""
    if not _has_closed(present, window, at):
        return None
    level = present.clock.number
    if window.until_level and level >= window.until_level:
        if window.with_break:
            return refuse("registration-closed", last_level=window.until_level + 1, level=level, why="start")
        return refuse("registration-closed", last_level=window.until_level, level=level, why="level")
    if window.until_day and present.day.number >= window.until_day:
        return refuse("registration-closed", day=window.until_day, why="day")
    return refuse("registration-closed", minutes=window.minutes, why="minutes")
