"""A tournament case before anything happens, as its headers have it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.tournament.definition import Level, Step

STACK = 10_000
"""What a player has whose chips are not named."""


class Sitting(Struct, frozen=True, gc=False):
    """A player in his chair."""

    chair: int
    player: str
    stack: int
    """0 where no chips are said, until ``with_stacks``."""


class GivenTable(Struct, frozen=True):
    """A table as the case begins, with its number."""

    number: int
    sitting: tuple[Sitting, ...]
    chairs: int
    """How many were named, empty ones included."""


class EventSetting(Struct, frozen=True, kw_only=True):
    """The event before anything happens. ``facts`` are the parts of the header ``Event``, by their keys."""

    event: Mapping[str, Any]
    tables: tuple[GivenTable, ...] = ()
    entering: tuple[str, ...] = ()
    """Players named who sit nowhere yet."""
    levels: tuple[Step, ...] = (Level(100, 200, minutes=30), Level(200, 400, minutes=30))
    button: tuple[str, ...] = ()
    """Who had the button in the hand just played; a table without one has played none."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who may be named."""
        return tuple([one.player for table in self.tables for one in table.sitting]) + self.entering

    def fact(self, key: str, default: Any) -> Any:  # noqa: ANN401 - a fact is whatever its header makes of it
        """A part of the header ``Event``, or the default where it is not said."""
        return self.event.get(key, default)


def with_stacks(setting: EventSetting) -> EventSetting:
    """The setting where everybody of whom no chips are said has those that the event begins with."""
    stack = setting.fact("stack", STACK)
    tables = [
        replace(table, sitting=tuple([replace(one, stack=one.stack or stack) for one in table.sitting]))
        for table in setting.tables
    ]
    return replace(setting, tables=tuple(tables))
