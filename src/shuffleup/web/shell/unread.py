"""What is wrong with a request that is not what its address expects: msgspec's message, in our words."""

import re

from shuffleup.answer import Refusal, refuse

_AT = re.compile(r"(.*) - at (?:`key` in )?`\$\.?(.*)`", re.DOTALL)
_NAMED = re.compile(r"(?:Object missing required field|Object contains unknown field) `(.*)`")
_VALUE = re.compile(r"Invalid (?:enum )?value '?(.*?)'?", re.DOTALL)
_EXPECTED = re.compile(r"Expected `(\w+)[^`]*`(?: of length (>=|<=) (\d+)|( matching regex).*|.*)", re.DOTALL)
_KINDS = {"int": "whole-number", "str": "text", "bool": "yes-or-no", "array": "list", "object": "object"}


def unread(text: str, key: str = "") -> Refusal:
    """The refusal of a request that msgspec could not read, with the field and what is expected there.

    ``key`` is the field if the text itself names none.
    """
    found = _AT.fullmatch(text)
    what, field = found.groups() if found else (text, key)
    named = _NAMED.fullmatch(what)
    if named is not None:
        inside = f"{field}.{named.group(1)}" if field else named.group(1)
        if "missing" in what:
            return refuse("bad-request", why="missing", field=inside)
        return refuse("bad-request", why="unknown", field=inside)
    value = _VALUE.fullmatch(what)
    if value is not None:
        return refuse("bad-request", why="value", field=field, value=value.group(1))
    expected = _EXPECTED.fullmatch(what)
    if expected is None:
        return refuse("bad-request", why="json")
    return _other_kind(field or "request", *expected.groups())


def _other_kind(field: str, kind: str, bound: str | None, count: str | None, pattern: str | None) -> Refusal:
    if pattern:
        return refuse("bad-request", why="letters", field=field)
    size = (("field", field), ("count", int(count or 0)))
    if bound == ">=":
        return Refusal("bad-request", facts=(("why", "short"), *size))
    if bound == "<=":
        return Refusal("bad-request", facts=(("why", "long"), *size))
    word = _KINDS.get(kind, kind)
    return refuse("bad-request", why="kind", field=field, kind=word)
