"""Nonsense made of the types of commands: every field given wrong, huge, negative, empty, or in odd letters.

    sensible     what a floor might have said, field by field
    nonsense     the same, and one field of it, however deep, is something else

Both are JSON as a browser would send it. A new command, or a new field of one, is walked through by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from shuffleup.web.shell.commands import FloorCommand

Raw = Any  # JSON, of whatever shape a command has

KINDS: tuple[type[msgspec.Struct], ...] = get_args(FloorCommand)

NUMBERS = (-1, 0, 1, 3, 2**31, 10**12, 10**15 + 1, 2**53 + 1, 2**63 - 1, -(2**63), 2**64, 10**30)
TEXTS = (
    *("", " ", "NaN", "-1", "x" * 3_000, "a\x00b", "a\nb", "\u202eannA", "\u200b", "A\u00adnna", "Anna\u0301"),
    *("\u2028", "{ $player }", "<b>", "../..", "\U0001f468\u200d\U0001f469", "\ufdfa" * 150),
)
STRANGERS = (None, True, -0.5, 1e308, [], {}, [[]], "x", 7, {"type": "x"})
"""Of no type that the field has, mostly."""
MANY = 300

HINTS: dict[str, Raw] = {
    "player": "Anna",
    "players": ["Bruno"],
    "by": ["Carla"],
    "table": 1,
    "chair": 1,
    "tables": [1, 2],
    "author": "floor",
    "reason": "x",
    "override": "x",
    "explanation": "x",
    "cashier": "Ada",
    "method": "cash",
    "cents": 6_000,
    "chips": 1_000,
    "seconds": 60,
    "hands": 2,
    "unit_cents": 1,
    "rounding_cents": 1,
    "command_id": "c1",
    "basis_points": [6_000, 4_000],
    "entries_to": 10,
    "minutes": 20,
    "small": 25,
    "big": 50,
    "kind": "drawer",
    "holder": "Ada",
    "game": "holdem",
    "value": 5,
    "found": 3,
    "satellite": "sat",
    "event": "friday",
    "places_paid": 3,
    "first_basis_points": 0,
    "entry": 1,
    "purchase": 1,
    "ticket": 1,
    "sanction": 1,
    "level": 1,
}
"""What a field of this name says in a sensible command; anything else is the least of its type."""


def named(kind: type[msgspec.Struct]) -> str:
    """The tag of a kind of command."""
    return str(kind.__struct_config__.tag)


def sensible(kind: type[msgspec.Struct]) -> Iterator[Raw]:
    """What a floor might have said: one of each sort where a field may be of several."""
    yield from _sensible(inspect.type_info(kind), "")


def nonsense(kind: type[msgspec.Struct]) -> Iterator[Raw]:
    """A command of this kind in which one value is not what it should be."""
    for said in sensible(kind):
        yield from _nonsense(inspect.type_info(kind), said, "")


def _first(kind: inspect.Type, name: str) -> Raw:
    return next(_sensible(kind, name))


def _sensible(kind: inspect.Type, name: str) -> Iterator[Raw]:
    match kind:
        case inspect.UnionType(types):
            for one in types:
                if not isinstance(one, inspect.NoneType):
                    yield from _sensible(one, name)
        case inspect.StructType():
            yield from _sensible_struct(kind)
        case inspect.EnumType(cls):
            yield next(iter(cls)).value
        case inspect.VarTupleType(item) | inspect.FrozenSetType(item) | inspect.ListType(item):
            found = HINTS.get(name)
            yield from ([found] if isinstance(found, list) else ([one] for one in _sensible(item, name)))
        case inspect.TupleType(items):
            yield [_first(item, name) for item in items]
        case inspect.StrType():
            yield HINTS.get(name) if isinstance(HINTS.get(name), str) else "x"
        case inspect.IntType():
            yield HINTS.get(name) if isinstance(HINTS.get(name), int) else 1
        case _:
            yield _PLAIN[type(kind)]


_PLAIN: dict[type[inspect.Type], Raw] = {inspect.BoolType: True, inspect.DictType: {}, inspect.FloatType: 7.5}
"""What is said of a type that no hint speaks of. A command with a field of another type fails here: say what it is."""


def _sensible_struct(kind: inspect.StructType) -> Iterator[Raw]:
    """All fields, each at its first; then once more for every other sort of value that one of them may have."""
    values = {field.name: list(_sensible(field.type, field.name)) for field in kind.fields}
    plain = {name: several[0] for name, several in values.items()}
    yield _written(kind, plain)
    for name, several in values.items():
        for other in several[1:]:
            yield _written(kind, {**plain, name: other})


def _written(kind: inspect.StructType, values: dict[str, Raw]) -> Raw:
    if kind.array_like:
        return list(values.values())
    return {**({"type": kind.tag} if kind.tag else {}), **values}


def _nonsense(kind: inspect.Type, said: Raw, name: str) -> Iterator[Raw]:
    """Everything but what was said, at this place or below it."""
    match kind:
        case inspect.UnionType(types):
            for one in types:
                if not isinstance(one, inspect.StructType) or (isinstance(said, dict) and said.get("type") == one.tag):
                    yield from _nonsense(one, said, name)
        case inspect.StructType():
            yield from STRANGERS
            yield from _within(kind, said)
        case inspect.VarTupleType(item) | inspect.FrozenSetType(item) | inspect.ListType(item):
            yield from ([], said * 2, said * MANY, *STRANGERS)
            for wrong in _nonsense(item, said[0], name):
                yield [wrong]
                yield [*said, wrong]
        case inspect.TupleType(items):
            yield []
            for place, item in enumerate(items):
                for wrong in _nonsense(item, said[place], name):
                    yield [*said[:place], wrong, *said[place + 1 :]]
        case inspect.EnumType(cls):
            yield from (*[one.value for one in cls], "x", 0)
        case _:
            yield from _WRONG.get(type(kind), STRANGERS)


def _within(kind: inspect.StructType, said: Raw) -> Iterator[Raw]:
    """One field after the other."""
    for place, field in enumerate(kind.fields):
        key = place if kind.array_like else field.name
        for wrong in _nonsense(field.type, said[key], field.name):
            yield [*said[:place], wrong, *said[place + 1 :]] if kind.array_like else {**said, key: wrong}


_WRONG: dict[type[inspect.Type], tuple[Raw, ...]] = {
    inspect.IntType: (*NUMBERS, "1", 1.5, None),
    inspect.FloatType: (*NUMBERS, "1", 1.25, None),
    inspect.StrType: (*TEXTS, 1, None),
}
