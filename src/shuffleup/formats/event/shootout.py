"""``[shootout]`` of an event file: every table plays down to one winner, and the winners sit down to the next round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.formats.event.schema import Amount, EventTables, KnownGame
from shuffleup.formats.event.toml_tables import EventProblems
from shuffleup.tournament.words.terms import WHOLE_EVENT, Part, Shootout

SHOOTOUT = "shootout"
_PLACE = f"[{SHOOTOUT}]"
_TABLES = ("rebuys", "addon", "flight", "teams")
_KEYS = (
    "late_until_level",
    "late_until_start_of_level",
    "late_minutes",
    "late_until_day",
    "reentries",
    "surrender",
    "alternates",
)
"""What brings players or chips to a table that has begun: no longer a contest of those who sat down there."""


class ShootoutTable(Struct, frozen=True, kw_only=True):
    """``[shootout]``: what the winners of a round begin the next one with."""

    new_stack: Amount = 0
    round_level: Amount = 0


def read_shootout(raw: Mapping[str, Any], tables: EventTables, game: KnownGame | None, problems: EventProblems) -> Part:
    """Reads the table of a file; a whole event of the usual kind without it, or if it has a problem, which is noted."""
    if SHOOTOUT not in raw:
        return WHOLE_EVENT
    for name in [f"[{one}]" for one in _TABLES if raw.get(one)] + [one for one in _KEYS if raw["entry"].get(one)]:
        problems.add(_PLACE, note("not-with-table", table=name), note("keep-one-of-them"))
    if game and game.italian:  # a pot may lie on a table that has its winner (a3)
        problems.add(_PLACE, note("not-of-this-game"), note("take-table-out", table=_PLACE))
    table = problems.part(raw[SHOOTOUT], ShootoutTable, _PLACE)
    if table is None:
        return WHOLE_EVENT
    if table.round_level > tables.levels:
        what = note("round-level-never-comes", value=str(table.round_level))
        problems.add(_PLACE, what, note("there-are-count-levels", count=tables.levels))
    smallest = tables.chips.denominations[0] if tables.chips else 1
    if table.new_stack % smallest:
        what = note("new-stack-cannot-be-paid", stack=str(table.new_stack), chip=str(smallest))
        problems.add(_PLACE, what, note("give-what", what=note("a-multiple-of-it")))
    return Shootout(table.new_stack, table.round_level)
