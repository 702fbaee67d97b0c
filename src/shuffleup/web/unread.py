"""What is wrong with a request that is not what its address expects: msgspec's words, said as ours."""

import re

from msgspec import Struct, ValidationError

from shuffleup.tournament.refusal import Refusal

_AT = re.compile(r"(.*) - at `(?:key in )?\$\.?(.*)`", re.DOTALL)
_NAMED = re.compile(r"(?:Object missing required field|Object contains unknown field) `(.*)`")
_VALUE = re.compile(r"Invalid (?:enum )?value '?(.*?)'?", re.DOTALL)
_EXPECTED = re.compile(r"Expected `(\w+)[^`]*`(?: of length (>=|<=) (\d+)|( matching regex).*|.*)", re.DOTALL)
_KINDS = {"int": "whole-number", "str": "text", "bool": "yes-or-no", "array": "list", "object": "object"}


def unread(text: str, key: str = "") -> Refusal:
    """The refusal of a request that msgspec could not read, with the field and what belongs there.

    ``key`` is the field where the text itself names none.
    """
    found = _AT.fullmatch(text)
    what, field = found.groups() if found else (text, key)
    named = _NAMED.fullmatch(what)
    if named is not None:
        inside = f"{field}.{named.group(1)}" if field else named.group(1)
        if "missing" in what:
            return Refusal("bad-request", f"{inside} is missing", facts=(("why", "missing"), ("field", inside)))
        return Refusal("bad-request", f"{inside} is no field here", facts=(("why", "unknown"), ("field", inside)))
    value = _VALUE.fullmatch(what)
    if value is not None:
        facts = (("why", "value"), ("field", field), ("value", value.group(1)))
        return Refusal("bad-request", f"{field} cannot be '{value.group(1)}'", facts=facts)
    expected = _EXPECTED.fullmatch(what)
    if expected is None:
        return Refusal("bad-request", "this is not JSON", facts=(("why", "json"),))
    return _other_kind(field or "request", *expected.groups())


def all_read(sent: object, read: object, at: str = "$") -> None:
    """Raises ``ValidationError`` for a key, however deep, that nobody has read: a misspelt one would be passed over.

    Parts of a command are kept in the log, and reading that is more forgiving than what people may send.
    """
    if isinstance(sent, dict) and isinstance(read, Struct):
        kind = type(read)
        fields = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
        for key, value in sent.items():
            if key in fields:
                all_read(value, getattr(read, fields[key]), f"{at}.{key}")
            elif key != kind.__struct_config__.tag_field:
                raise ValidationError(f"Object contains unknown field `{key}` - at `{at}`")
    elif isinstance(sent, list) and isinstance(read, tuple):
        for one, other in zip(sent, read, strict=False):
            all_read(one, other, f"{at}[...]")


def _other_kind(field: str, kind: str, bound: str | None, count: str | None, pattern: str | None) -> Refusal:
    if pattern:
        return Refusal("bad-request", f"{field} is not written like this", facts=(("why", "letters"), ("field", field)))
    size = (("field", field), ("count", int(count or 0)))
    if bound == ">=":
        return Refusal("bad-request", f"{field} needs at least {count} parts", facts=(("why", "short"), *size))
    if bound == "<=":
        return Refusal("bad-request", f"{field} has at most {count} parts", facts=(("why", "long"), *size))
    word = _KINDS.get(kind, kind)
    facts = (("why", "kind"), ("field", field), ("kind", word))
    return Refusal("bad-request", f"{field} must be {word.replace('-', ' ')}", facts=facts)
