"""Events that are opened together: those of one file, or all of a day on another day."""

import re
from collections.abc import Collection, Mapping
from datetime import date, timedelta

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.room.calendar import SECOND, PlannedStart
from shuffleup.service.new_event import from_file
from shuffleup.tournament.words.commands import OpenEvent
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import FinalDay, Flight, Part

DAY = 86_400 * SECOND
LONGEST_BASE = 34
"""The most letters of an id that gets a number added."""


class ToOpen(Struct, frozen=True):
    """An event to be opened: what it plays, when it is planned, and the text that it was read from."""

    command: OpenEvent
    start: PlannedStart | None = None
    text: str = ""


def from_text(text: str, file: str, event_id: str, start: PlannedStart | None) -> tuple[ToOpen, ...]:
    """The events of a file. Flights are planned one a day from the first on, and the final day after the last.

    Raises ``EventFileError``.
    """
    whole, *flights = from_file(text, file, event_id)
    days = [_later(start, number) if start else None for number in range(len(flights) + 1)]
    parts = [ToOpen(one, day) for one, day in zip(flights, days, strict=False)]
    return (ToOpen(whole, days[-1], text), *parts)


def copied(
    events: Mapping[str, tuple[EventState, PlannedStart]], day: str, taken: Collection[str]
) -> tuple[tuple[ToOpen, ...], tuple[str, ...]]:
    """The same events on another day under free ids, and the ids of those that cannot be copied without others.

    Flights and their final day are copied together or not at all: a bag that nobody takes would be lost.
    """
    alone: set[str] = set()
    for _ in range(2):  # a final day that is not copied takes its flights out, too
        left = events.keys() - alone
        alone |= {event for event in left if not _with(events[event][0].definition.part) <= left}
    going = {event: one for event, one in events.items() if event not in alone}
    ids: dict[str, str] = {}
    for event in going:
        ids[event] = free_id(event, {*taken, *ids.values()})
    plans = [_copy(state, start, day, ids) for state, start in going.values()]
    # A final day is opened before its flights, so that none of them can close with nowhere to go.
    plans.sort(key=lambda one: (isinstance(one.command.definition.part, Flight), one.start.time if one.start else ""))
    return tuple(plans), tuple(sorted(alone))


def free_id(event: str, taken: Collection[str]) -> str:
    """An id like this one that is not taken: with the next number appended."""
    base = re.sub(r"-\d+\Z", "", event)[:LONGEST_BASE].rstrip("-")
    number = 2
    while f"{base}-{number}" in taken:
        number += 1
    return f"{base}-{number}"


def _copy(state: EventState, start: PlannedStart, day: str, ids: Mapping[str, str]) -> ToOpen:
    opening = state.opening
    moved = _moved(opening.definition, (date.fromisoformat(day) - date.fromisoformat(start.day)).days)
    definition = replace(moved, part=_part(moved.part, ids))
    return ToOpen(OpenEvent(ids[opening.event_id], definition, opening.policy), replace(start, day=day))


def _moved(definition: Definition, days: int) -> Definition:
    """Prices that end at a point in time end that many days later."""
    offers = [replace(one, window=_moved_window(one.window, days)) for one in definition.money.offers]
    return replace(definition, money=replace(definition.money, offers=tuple(offers)))


def _moved_window(window: Window, days: int) -> Window:
    return replace(window, until=window.until + days * DAY) if window.until else window


def _part(part: Part, ids: Mapping[str, str]) -> Part:
    match part:
        case Flight():
            return replace(part, final_day=ids[part.final_day])
        case FinalDay():
            return replace(part, flights=tuple([ids[flight] for flight in part.flights]))
        case _:
            return part


def _with(part: Part) -> frozenset[str]:
    """The events without which an event cannot be copied."""
    match part:
        case Flight():
            return frozenset({part.final_day})
        case FinalDay():
            return frozenset(part.flights)
        case _:
            return frozenset()


def _later(start: PlannedStart, days: int) -> PlannedStart:
    return replace(start, day=(date.fromisoformat(start.day) + timedelta(days)).isoformat())
