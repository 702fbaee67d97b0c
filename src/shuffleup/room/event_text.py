"""Event files rewritten with a few changes: another name, another price, other levels."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import Any

from msgspec import UNSET, Struct, UnsetType

STRUCTURE = ("chips", "closing", "level")
"""The tables of an event file that make up its structure."""


class EventChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change in an event file; what is left out stays. Money is in cents."""

    name: str | UnsetType = UNSET
    buy_in_cents: int | UnsetType = UNSET
    fee_cents: int | UnsetType = UNSET
    guarantee_cents: int | UnsetType = UNSET


_PLACES = {
    "name": (),
    "buy_in_cents": ("entry",),
    "fee_cents": ("entry",),
    "guarantee_cents": ("pool",),
}
"""The table of an event file that holds each of them."""


def changed(text: str, changes: EventChanges, structure: str = "") -> str:
    """The event file with these changes, and with the levels and chips of a structure. ``text`` is TOML already.

    With nothing to change, the text stays as it was, to the letter; otherwise its comments are lost.
    """
    new = {key: value for key in _PLACES if (value := getattr(changes, key)) is not UNSET}
    if not (new or structure):
        return text
    raw = tomllib.loads(text)
    for key, value in new.items():
        table = raw
        for place in _PLACES[key]:
            table = table.setdefault(place, {})
        table[key] = value
    if structure:
        raw = {key: value for key, value in raw.items() if key not in STRUCTURE} | tomllib.loads(structure)
    return toml_of(raw)


def structure_of(text: str) -> str:
    """The structure of an event file: its levels, its chips, and what follows the last level."""
    raw = tomllib.loads(text)
    return toml_of({key: raw[key] for key in STRUCTURE if key in raw})


def toml_of(raw: Mapping[str, Any]) -> str:
    """Tables as TOML that ``tomllib`` reads back as the same."""
    return "\n".join(_lines(raw, "")).strip() + "\n"


def _lines(table: Mapping[str, Any], name: str) -> Iterator[str]:
    within = {key: value for key, value in table.items() if _is_table(value)}
    yield from [f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in within]
    for key, value in within.items():
        place = f"{name}.{_key(key)}" if name else _key(key)
        for one in value if isinstance(value, list) else [value]:
            yield f"\n[[{place}]]" if isinstance(value, list) else f"\n[{place}]"
            yield from _lines(one, place)


def _is_table(value: object) -> bool:
    listed = isinstance(value, list) and bool(value) and all(isinstance(one, Mapping) for one in value)
    return isinstance(value, Mapping) or listed


def _value(value: object) -> str:
    match value:
        case Mapping():
            return "{ " + ", ".join([f"{_key(key)} = {_value(one)}" for key, one in value.items()]) + " }"
        case list():
            return "[" + ", ".join([_value(one) for one in value]) + "]"
        case bool():
            return "true" if value else "false"
        case datetime() | date():
            return value.isoformat()
        case str():
            return _text(value)
        case _:
            return str(value)


def _key(key: str) -> str:
    return key if key and all(one.isascii() and (one.isalnum() or one in "-_") for one in key) else _text(key)


def _text(text: str) -> str:
    """A basic string: JSON writes the escapes that TOML reads, with one exception."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
