"""Reads TOML files by a schema: one problem for each mistake, saying where, what, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from enum import Enum
from functools import reduce
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from shuffleup.answer import Note, ProblemError, note
from shuffleup.answer import Problems as Collected
from shuffleup.toml_text import close, did_you_mean, is_handy, read_toml, shown
from shuffleup.tournament.words.definition import MOST_COUNTED
from shuffleup.tournament.words.names import canonical_name

Schema = TypeVar("Schema", bound=Struct)

MOST_TOLD = 50
"""At most this many unknown keys are reported for one table, since each is compared with all known keys."""


class EventFileError(ProblemError):
    """The file does not describe an event or a season."""


class EventProblems(Collected):
    """Reads the tables of one file, and collects what is wrong with it."""

    def stop(self, error: type[ProblemError] = EventFileError) -> None:
        """Raises the error if there is any problem."""
        super().stop(error)

    def check_shape(self, raw: Mapping[str, Any], shape: Mapping[str, Note | None]) -> None:
        """Raises the error if a name that should be a table is not one, so that later code need not check.

        ``shape`` has the names of the tables (``entry.price`` for a table in another), and, for tables written with two
        brackets, the message if the value is not a list of tables.
        """
        for name, no_list in shape.items():
            holder, _, key = name.rpartition(".")
            found = _table(raw, holder).get(key, {} if no_list is None else [])
            if no_list is None and not isinstance(found, dict):
                self.add(f"[{name}]", note("must-be-a-table"), note("write-it-as-table", table=f"[{name}]"))
            elif no_list and not (isinstance(found, list) and all(isinstance(one, dict) for one in found)):
                table = f"[[{name}]]"
                after = note("write-table-after", table=table, other=f"[{holder}]")
                self.add(f"[{name}]", no_list, after if holder else note("write-two-brackets", table=table))
        self.stop()

    def part(self, raw: Mapping[str, Any], schema: type[Schema], place: str, also: Iterable[str] = ()) -> Schema | None:
        """One table of the file as its type, or None with its problems noted; ``also`` are keys read elsewhere."""
        before = len(self.found)
        known = {field.name: field for field in fields(schema)}
        meant: set[str] = set()
        every = [*known, *also]
        for key in [key for key in raw if key not in every][:MOST_TOLD]:
            meant |= set(close(key, every))
            self.add(place, note("not-a-key-here", key=key), did_you_mean(key, every, "keys-are-list"))
        for name, field in known.items():
            if name in raw:
                self._value(raw[name], field.type, name, place)
            elif name not in meant and field.default is NODEFAULT and field.default_factory is NODEFAULT:
                mend = note("add-key-what", key=name, what=_meaning(field.type))
                self.add(place, note("key-is-missing", key=name), mend)
        return msgspec.convert(raw, schema) if len(self.found) == before else None

    def rows(self, raw: Mapping[str, Any], name: str, schema: type[Schema]) -> tuple[Schema, ...]:
        """The tables of a list such as ``[[flight]]`` or ``[[entry.price]]``, without those that are wrong."""
        holder, _, key = name.rpartition(".")
        tables = _table(raw, holder).get(key, [])
        read = [self.part(one, schema, f"[[{name}]] {number}") for number, one in enumerate(tables, start=1)]
        return tuple([one for one in read if one is not None])

    def word(self, place: str, key: str, value: str, known: Iterable[str], otherwise: str = "it-can-be-list") -> bool:
        """Is this one of the words the key can have? If not, that is reported."""
        words = list(known)
        if value not in words:
            self.add(place, note("value-not-known", key=key, value=repr(value)), did_you_mean(value, words, otherwise))
        return value in words

    # A value of TOML has no narrower type than Any, and an annotation may be any object.
    def _value(self, value: Any, annotation: Any, name: str, place: str) -> None:  # noqa: ANN401
        wrong = note("value-cannot-be", key=name, value=shown(value))
        if _is_too_large(value):
            self.add(place, wrong, note("give-at-most-most", most=MOST_COUNTED))
            return
        try:
            msgspec.convert(value, annotation)
            fits = is_handy(value)
        except msgspec.ValidationError:
            fits = False
        if not fits:
            self.add(place, wrong, note("give-what", what=_meaning(annotation)))


def tables_of(text: str, problems: Collected) -> dict[str, Any]:
    """The tables and keys of a file, with fractions as ``Decimal``. Raises ``EventFileError`` if it is not TOML."""
    return _tables_as_kept(read_toml(text, problems, EventFileError), problems)


def _tables_as_kept(read: Mapping[str, Any], problems: Collected) -> dict[str, Any]:
    """The tables with every text in the form in which names are compared; keys that become the same are reported."""
    kept: dict[str, Any] = {}
    for key, value in read.items():
        name = canonical_name(key)
        if name in kept:
            problems.add("", note("name-twice-in-table", name=name), note("give-different-ones"))
        kept[name] = _as_kept(value, problems)
    return kept


def _as_kept(value: object, problems: Collected) -> object:
    if isinstance(value, str):
        return canonical_name(value)
    if isinstance(value, dict):
        return _tables_as_kept(value, problems)
    return [_as_kept(one, problems) for one in value] if isinstance(value, list) else value


def basis_points(percentages: Iterable[Decimal]) -> tuple[int, ...]:
    """Percentages as hundredths of a per cent."""
    return tuple([int(share * 100) for share in percentages])


def mended_sum(missing: int) -> Note:
    """A hint for amounts that are ``missing`` cents short, or that many too high if negative."""
    if abs(missing) == 1:
        return note("add-1-cent" if missing > 0 else "take-away-1-cent")
    return note("add-amount-cents" if missing > 0 else "take-away-amount-cents", amount=str(abs(missing)))


def _table(raw: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The table of this name, empty if there is none; without a name, the whole file."""
    found = raw.get(name) if name else raw
    return found if isinstance(found, Mapping) else {}


def _is_too_large(value: object) -> bool:
    """Does it contain a whole number above ``MOST_COUNTED``?"""
    if isinstance(value, list):
        return any(map(_is_too_large, value))
    if isinstance(value, dict):
        return any(map(_is_too_large, value.values()))
    return isinstance(value, int) and value > MOST_COUNTED


def _meaning(annotation: Any) -> Note:  # noqa: ANN401 - an annotation may be any object
    """What a value must be: the note beside its type, or one of the values of an enum."""
    if get_origin(annotation) in {Union, UnionType}:
        kinds = [_meaning(kind) for kind in get_args(annotation) if kind is not NoneType]
        return reduce(lambda one, other: note("one-or-other", one=one, other=other), kinds)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return note("one-of-list", list=", ".join([f'"{choice.value}"' for choice in annotation]))
    return next(extra for extra in get_args(annotation)[1:] if isinstance(extra, Note))
