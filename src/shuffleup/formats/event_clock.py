"""The tables of an event file about the course of play: ``[clock]`` and ``[shot_clock]``."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from shuffleup.formats.event_problems import Problems
from shuffleup.formats.event_schema import Amount, Count, LevelTable, Steps
from shuffleup.tournament.definition import NO_SHOT_CLOCK, ShotClock

LevelNumbers = Annotated[list[Count], Meta(description="a list of level numbers, like [8, 16]")]


class ClockTable(Struct, frozen=True, kw_only=True):
    """``[clock]``: hand for hand, the ends of days, the closing hour."""

    hand_for_hand: Amount = 1
    day_ends: LevelNumbers = []
    house_closes_after_minutes: Amount = 0


class ShotClockTable(Struct, frozen=True, kw_only=True):
    """``[shot_clock]``: how long a decision may take."""

    seconds: Count
    banks: Amount = 0
    bank_seconds: Amount = 0
    from_level: Count = 1
    players_left: Amount = 0


class ClockTables(Struct, frozen=True):
    """Both tables; no shot clock if its table is left out."""

    clock: ClockTable
    shot_clock: ShotClockTable | None


def read_clock(raw: Mapping[str, Any], problems: Problems) -> ClockTables | None:
    """The tables of a file, each as its type, or None with the problems noted."""
    clock = problems.part(raw.get("clock", {}), ClockTable, "[clock]")
    shots = problems.part(raw["shot_clock"], ShotClockTable, "[shot_clock]") if "shot_clock" in raw else None
    return None if clock is None else ClockTables(clock, shots)


def check_clock(tables: ClockTables, steps: Steps, problems: Problems) -> None:
    """Days end at levels that are followed by others, in their order; a time bank lasts some time."""
    levels = sum(isinstance(step, LevelTable) for step in steps)
    ends = tables.clock.day_ends
    if ends != sorted(set(ends)):
        problems.add("[clock]", "day_ends do not rise", "list the last level of each day once, the first day first")
    elif ends and ends[-1] >= levels:
        what = f"day_ends names level {ends[-1]}"
        problems.add("[clock]", what, f"there are {levels} levels; leave the last day out")
    shots = tables.shot_clock
    if shots and bool(shots.banks) != bool(shots.bank_seconds):
        problems.add("[shot_clock]", "banks and bank_seconds go together", "give both, or neither")


def shot_clock(tables: ClockTables) -> ShotClock:
    """The shot clock of the event."""
    table = tables.shot_clock
    if table is None:
        return NO_SHOT_CLOCK
    return ShotClock(table.seconds, table.banks, table.bank_seconds, table.from_level, table.players_left)
