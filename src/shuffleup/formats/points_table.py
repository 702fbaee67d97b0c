"""A points table as a file, in TOML.

base = "mediterraneo-2026"        a printed table whose rows are replaced; without it the bands are the whole table

[[band]]
players_to = 210                  the largest field of this band
first = 1                         with a base: the place of the first of these points
points = [110, 60, 50, 45, 37]    by place
rest = 5                          every later place; without a base
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches

import msgspec
from msgspec import Struct

from shuffleup.league.points import Band, PointsTable, rule_fault, with_points


class PointsTableError(ValueError):
    """A file holds no points table: what is wrong, and how to mend it."""

    def __init__(self, what: str, hint: str = "") -> None:
        super().__init__(f"{what}{f'; {hint}' if hint else ''}")
        self.what = what
        self.hint = hint


class _Band(Struct, frozen=True, forbid_unknown_fields=True):
    players_to: int
    points: tuple[int, ...]
    first: int = 1
    rest: int = 0


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    band: tuple[_Band, ...]
    base: str = ""


def read_points_table(text: str, key: str, printed: Mapping[str, PointsTable]) -> PointsTable:
    """The table in a file; ``printed`` are the tables that it may start from. Raises ``PointsTableError``."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except msgspec.ValidationError as fault:
        raise PointsTableError(
            str(fault), "a file has base and [[band]] with players_to, first, points, rest"
        ) from None
    except (ValueError, RecursionError) as fault:
        raise PointsTableError(f"this is not TOML ({fault})", "see the guide to leagues") from None
    table = _changed(file, printed) if file.base else _own(file, key)
    if refused := rule_fault(table):
        raise PointsTableError(refused.message)
    return table


def _own(file: _File, key: str) -> PointsTable:
    bands = [Band(band.players_to, band.points, band.rest, "o" * len(band.points)) for band in file.band]
    return PointsTable(key, tuple(bands))


def _changed(file: _File, printed: Mapping[str, PointsTable]) -> PointsTable:
    if file.base not in printed:
        near = get_close_matches(file.base, printed, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"tables are {', '.join(printed)}"
        raise PointsTableError(f"there is no printed table '{file.base}'", hint)
    table = printed[file.base]
    for band in file.band:
        try:
            table = with_points(table, band.players_to, band.first, band.points)
        except ValueError as wrong:
            raise PointsTableError(str(wrong)) from None
    return table
