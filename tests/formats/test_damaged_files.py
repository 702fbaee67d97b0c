"""Files with a value of another kind: the reader takes it, or says in one line what is wrong and where.

Every key of every example, and every key of the schema that no example has, holds each kind of value once.
"""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from shuffleup.answer import ProblemError, plain
from shuffleup.formats.event import schema
from shuffleup.formats.event.italian import ItalianTables
from shuffleup.formats.event.rotation import GameStakesTable, RotationTable
from shuffleup.formats.league_file import (
    CountingKeys,
    EventKeys,
    FinalKeys,
    LeagueTable,
    PointsKeys,
    PrizesKeys,
    read_league_file,
    read_points_table,
)
from shuffleup.league.printed_leagues import POINTS_TABLES, PRINTED_LEAGUES
from shuffleup.questions.house import ACTS
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.house import read_house
from shuffleup.service.described import announced_policy, read_description

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NUMBERS = [1]
"""Fits where shares stand, which then do not add up."""
KINDS: tuple[Any, ...] = (3, "x", NUMBERS, [{"x": 1}], {"x": 1}, True)
POINTS = 'base = "mediterraneo-2026"\nband = [{ players_to = 150, points = [1, 2], first = 1, rest = 0 }]'

Place = tuple[str | int, ...]
Tree = dict[str, Any]


def read_event(text: str) -> None:
    event = read_description(text, "damaged.toml")
    announced_policy(event, "damaged.toml")


def read_league(text: str) -> None:
    read_league_file(text, "damaged.toml", printed=PRINTED_LEAGUES, tables=POINTS_TABLES)


def read_points(text: str) -> None:
    read_points_table(text, "damaged", POINTS_TABLES)


def read_house_book(text: str) -> None:
    read_house(text, "damaged.toml", RULEBOOKS, ACTS)


def examples(*, of: Callable[[Tree], bool]) -> dict[str, Tree]:
    """The examples that are files of this kind, by their names."""
    trees = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(EXAMPLES.rglob("*.toml"))}
    return {name: tree for name, tree in trees.items() if of(tree)}


EVENTS = examples(of=lambda tree: "game" in tree or "rulebook" in tree)
FILES: Mapping[str, tuple[Callable[[str], None], dict[str, Tree]]] = {
    "event": (read_event, EVENTS),
    "league": (read_league, examples(of=lambda tree: "league" in tree)),
    "house": (read_house_book, examples(of=lambda tree: "amends" in tree)),
    "points": (read_points, {"points": tomllib.loads(POINTS)}),
}
SCHEMA: Mapping[str, tuple[Mapping[Place, type], str]] = {
    "event": (
        {
            (): schema.EventTable,
            ("level", 0): schema.LevelTable,
            ("level", 1): schema.BreakRow,
            ("flight", 0): schema.FlightTable,
            ("entry", "price", 0): schema.PriceTable,
            ("payouts", "column", 0): schema.ColumnTable,
            ("italian",): ItalianTables,
            ("rotation",): RotationTable,
            ("level", 0, "stakes", "razz"): GameStakesTable,
            **{(name,): table for name, table in schema.TABLES.items()},
        },
        "club_night",
    ),
    "league": (
        {
            (): LeagueTable,
            ("points",): PointsKeys,
            ("counting",): CountingKeys,
            ("prizes",): PrizesKeys,
            ("event", 0): EventKeys,
            ("final",): FinalKeys,
        },
        "series",
    ),
}


def toml(value: object) -> str:
    """A value as TOML, on one line."""
    match value:
        case dict():
            return f"{{ {', '.join([f'{json.dumps(key)} = {toml(one)}' for key, one in value.items()])} }}"
        case list():
            return f"[{', '.join(map(toml, value))}]"
        case str() | bool():
            return json.dumps(value, ensure_ascii=False)
        case date():
            return value.isoformat()
    return str(value)


def places(value: object, at: Place = ()) -> Iterator[Place]:
    """Every key of a file, and the first items of its lists."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value[:2]))
    for key, one in inside:
        yield (*at, key)
        yield from places(one, (*at, key))


def damaged(tree: Tree, place: Place, value: object) -> str:
    """The file with this value there; tables on the way are made."""
    copy: Any = deepcopy(tree)
    table = copy
    for key, then in pairwise(place):
        if isinstance(table, list) and key == len(table):
            table.append({})
        elif isinstance(table, dict):
            table.setdefault(key, [] if isinstance(then, int) else {})
        table = table[key]
    table[place[-1]] = value
    return "\n".join([f"{json.dumps(key)} = {toml(one)}" for key, one in copy.items()])


def damages(kind: str) -> Iterator[tuple[Tree, Place]]:
    """The files and places to damage: every table of every example, and every key within one once."""
    seen: set[Place] = set()
    for tree in FILES[kind][1].values():
        for place in places(tree):
            is_table = len(place) == 1 and isinstance(tree[place[0]], dict | list)
            if is_table or place not in seen:
                seen.add(place)
                yield tree, place
    tables, example = SCHEMA.get(kind, ({}, ""))
    for at, table in tables.items():
        for field in fields(table):
            if (*at, field.name) not in seen:
                yield FILES[kind][1][example], (*at, field.name)


def value_at(tree: Tree, place: Place) -> object:
    """What stands there; None where nothing does."""
    found: Any = tree
    for key in place:
        if isinstance(found, dict) and key not in found:
            return None
        found = found[key]
    return found


def fault_of(read: Callable[[str], None], text: str) -> str:
    """The one line that a reader answers with; empty where it takes the file."""
    try:
        read(text)
    except ProblemError as fault:
        return plain(fault.first)
    return ""


@pytest.mark.parametrize("kind", FILES)
def test_a_value_of_another_kind_is_taken_or_told(kind: str) -> None:
    for tree, place in damages(kind):
        before = value_at(tree, place)
        for value in KINDS:
            line = fault_of(FILES[kind][0], damaged(tree, place, value))
            assert "\n" not in line
            may_fit = type(value) is type(before) or value == NUMBERS
            named = any(isinstance(key, str) and key in line for key in place)
            assert not line or may_fit or named, f"{place} = {value!r}: {line}"
