"""What is wrong with an event file: one line per problem, saying where, what, and how to mend it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from difflib import get_close_matches
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import fields

from shuffleup.tournament.definition import MOST_COUNTED
from shuffleup.tournament.names import canonical_name

Schema = TypeVar("Schema", bound=Struct)

_POSITION = re.compile(r" \(at (line \d+, column \d+|end of document)\)$")
_NESTED = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){50}")
"""A key of so many tables in one another: reading it takes the time of its length squared."""
MOST_TOLD = 50
"""So many keys that are none are told of one table: each is compared with all that are."""
_DIGITS = 12
"""More stand before or after the point of no number that an event asks for."""


class Problem(Struct, frozen=True):
    """One mistake in a file: the table or line, what is wrong there, and how to mend it."""

    file: str
    place: str
    what: str
    hint: str

    def __str__(self) -> str:
        where = f"{self.file}: {self.place} " if self.place else f"{self.file}: "
        return f"{where}{self.what}; {self.hint}"


class EventFileError(ValueError):
    """The file is no event; as text its first problem in one line. ``problems`` holds them all."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(str(self.problems[0]))

    @property
    def lines(self) -> tuple[str, ...]:
        """Every problem in one line."""
        return tuple([str(problem) for problem in self.problems])

    @property
    def place(self) -> str:
        """Where the first problem is."""
        return self.problems[0].place

    @property
    def what(self) -> str:
        """What the first problem is."""
        return self.problems[0].what

    @property
    def hint(self) -> str:
        """How to mend the first problem."""
        return self.problems[0].hint


class Problems:
    """Collects the problems of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, place: str, what: str, hint: str) -> None:
        """One more problem."""
        self.found.append(Problem(self.file, place, what, hint))

    def stop(self) -> None:
        """Raises ``EventFileError`` if there is any problem."""
        if self.found:
            raise EventFileError(self.found)

    def part(self, raw: object, schema: type[Schema], place: str, also: Iterable[str] = ()) -> Schema | None:
        """One table of the file as its type, or None with the problems noted; ``also`` are keys read elsewhere."""
        if not isinstance(raw, Mapping):
            self.add(place, "must be a table", f"write it as {place} on a line of its own")
            return None
        before = len(self.found)
        known = {field.name: field for field in fields(schema)}
        meant: set[str] = set()
        for key in [key for key in raw if key not in known][:MOST_TOLD]:
            meant |= set(_close(key, [*known, *also]))
            self.add(place, f"{key!r} is not a key here", nearest(key, [*known, *also], "keys are"))
        for name, field in known.items():
            if name in raw:
                self._value(raw[name], field.type, name, place)
            elif name not in meant and field.default is NODEFAULT and field.default_factory is NODEFAULT:
                self.add(place, f"{name!r} is missing", f"add {name} = …, {_meaning(field.type)}")
        return msgspec.convert(raw, schema) if len(self.found) == before else None

    # A value of TOML has no narrower type than Any, and an annotation may be any object.
    def _value(self, value: Any, annotation: Any, name: str, place: str) -> None:  # noqa: ANN401
        if _is_too_large(value):
            self.add(place, f"{name} = {shown(value)} cannot be", f"give at most {MOST_COUNTED:,}")
            return
        try:
            msgspec.convert(value, annotation)
            fits = _is_handy(value)
        except msgspec.ValidationError:
            fits = False
        if not fits:
            self.add(place, f"{name} = {shown(value)} cannot be", f"give {_meaning(annotation)}")


def tables_of(text: str, problems: Problems) -> dict[str, Any]:
    """The tables and keys of a file, its broken numbers as ``Decimal``. Raises ``EventFileError`` if it is no TOML."""
    try:
        if _NESTED.search(text):
            raise RecursionError
        read = tomllib.loads(text, parse_float=Decimal)
        return _tables_as_kept(read, problems)
    except tomllib.TOMLDecodeError as error:
        found = _POSITION.search(str(error))
        what = _POSITION.sub("", str(error))
        place = found.group(1) if found else "somewhere"
        problems.add(f"{place}:", what[:1].lower() + what[1:], "mend the TOML there")
    except ValueError:
        problems.add("", "a number has thousands of digits", "write a shorter one")
    except RecursionError:
        problems.add("", "lists or tables are nested too deeply", "write them side by side")
    raise EventFileError(problems.found)


def _tables_as_kept(read: Mapping[str, Any], problems: Problems) -> dict[str, Any]:
    """The tables with every text in the form in which names are compared; two keys that are one name are told."""
    kept: dict[str, Any] = {}
    for key, value in read.items():
        name = canonical_name(key)
        if name in kept:
            problems.add("", f"{name!r} stands twice in one table", "give the two different names")
        kept[name] = _as_kept(value, problems)
    return kept


def _as_kept(value: object, problems: Problems) -> object:
    if isinstance(value, str):
        return canonical_name(value)
    if isinstance(value, dict):
        return _tables_as_kept(value, problems)
    return [_as_kept(one, problems) for one in value] if isinstance(value, list) else value


def nearest(key: str, known: Iterable[str], otherwise: str) -> str:
    """A hint for a misspelt word: the nearest known one, or all of them."""
    words = list(known)
    close = _close(key, words)
    return f"did you mean {close[0]!r}?" if close else f"{otherwise} {', '.join(words)}"


def mended_sum(missing: int) -> str:
    """A hint for amounts that lack so many cents, or have too many if negative."""
    cents = "1 cent" if abs(missing) == 1 else f"{abs(missing)} cents"
    return f"{'add' if missing > 0 else 'take away'} {cents}"


def _close(key: str, words: list[str]) -> list[str]:
    return get_close_matches(key, words, 1) or get_close_matches(key.lower().replace("_", "-"), words, 1)


def _is_handy(value: object) -> bool:
    """Can people count with every number in it? TOML also knows infinity, and numbers of any length."""
    if isinstance(value, list):
        return all(map(_is_handy, value))
    if isinstance(value, Decimal):
        return value.is_finite() and (not value or abs(value.adjusted()) <= _DIGITS)
    return True


def _is_too_large(value: object) -> bool:
    """Is there a whole number in it that no room counts to?"""
    if isinstance(value, list):
        return any(map(_is_too_large, value))
    if isinstance(value, dict):
        return any(map(_is_too_large, value.values()))
    return isinstance(value, int) and value > MOST_COUNTED


def shown(value: object) -> str:
    """A value of the file, as it may be written there."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Decimal):
        # 1e5 written out would look like the whole number that it is not in TOML.
        return f"{value:f}" if _is_handy(value) and "E+" not in str(value) else str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    return str(value)


def _meaning(annotation: Any) -> str:  # noqa: ANN401 - an annotation may be any object
    if get_origin(annotation) in {Union, UnionType}:
        return " or ".join(map(_meaning, get_args(annotation)))
    for extra in get_args(annotation)[1:]:
        if isinstance(extra, Meta) and extra.description:
            return extra.description
    return str(annotation)
