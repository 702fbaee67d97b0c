"""TOML that people write: read or told why not, and how its values and words are named where they are wrong."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from difflib import get_close_matches
from typing import Any

from shuffleup.answer import Note, ProblemError, Problems, note

_POSITION = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_NESTED = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){50}")
"""A key of so many tables in one another: reading it takes the time of its length squared."""
_DIGITS = 12
"""More stand before or after the point of no number that a file asks for."""
_SAID = {
    "Invalid value": "invalid-value",
    "Invalid statement": "invalid-statement",
    "Expected '=' after a key in a key/value pair": "key-without-equals",
    "Expected newline or end of document after a statement": "statement-not-ended",
    "Expected ']' at the end of a table declaration": "table-not-closed",
    "Expected ']]' at the end of an array declaration": "array-table-not-closed",
    "Invalid initial character for a key part": "bad-start-of-key",
    "Cannot overwrite a value": "value-overwritten",
    "Unclosed array": "unclosed-array",
    "Unclosed inline table": "unclosed-inline-table",
    "Unterminated string": "unterminated-string",
    "Unescaped '\\' in a string": "unescaped-backslash",
    "Invalid date or datetime": "invalid-date",
    "Invalid hex value": "invalid-hex-value",
    "Expecting value": "expecting-value",
    "Expecting property name enclosed in double quotes": "expecting-property-name",
    "Unterminated string starting at": "unterminated-from",
    "Invalid control character at": "invalid-control",
    "Extra data": "extra-data",
}
"""What the readers of TOML and JSON say that this program is built on, and our codes for it."""
_SAID_OF = {
    "declared-twice": re.compile(r"Cannot declare (?P<name>.+) twice"),
    "namespace-immutable": re.compile(r"Cannot mutate immutable namespace (?P<name>.+)"),
    "namespace-redefined": re.compile(r"Cannot redefine namespace (?P<name>.+)"),
    "duplicate-inline-key": re.compile(r"Duplicate inline table key (?P<name>.+)"),
    "illegal-character": re.compile(r"Illegal character (?P<sign>.+)"),
    "expected-sign": re.compile(r'Expected "(?P<sign>.+)"'),
    "expecting-delimiter": re.compile(r"Expecting '(?P<sign>.+)' delimiter"),
    "expected-type": re.compile(r"Expected `(?P<type>.+)`, got `(?P<other>.+)`"),
    "missing-field": re.compile(r"Object missing required field `(?P<name>.+)`"),
    "invalid-enum-value": re.compile(r"Invalid enum value (?P<value>.+)"),
}


def read_toml(text: str, problems: Problems, error: type[ProblemError] = ProblemError) -> dict[str, Any]:
    """The tables and keys of a file, its broken numbers as ``Decimal``. Raises the error if it is no TOML."""
    try:
        if _NESTED.search(text):
            raise RecursionError
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as fault:
        problems.add(*toml_fault(fault), note("mend-the-toml-there"))
    except ValueError:
        problems.add("", note("thousands-of-digits"), note("write-a-shorter-one"))
    except RecursionError:
        problems.add("", note("nested-too-deeply"), note("write-side-by-side"))
    raise error(problems.found)


def toml_fault(fault: tomllib.TOMLDecodeError) -> tuple[Note | str, Note]:
    """Where a text is no TOML, and why."""
    place: Note | str = ""
    if found := _POSITION.search(str(fault)):
        line, column = found.groups()
        at_end = note("end-of-document")
        place = note("line-and-column", number=int(line), column=int(column)) if line else at_end
    return place, reader_note(_POSITION.sub("", str(fault)))


def reader_note(text: str) -> Note:
    """What a reader of TOML or JSON says is wrong, as ours."""
    for code, shape in _SAID_OF.items():
        if said := shape.fullmatch(text):
            return note(code, **said.groupdict())
    return note(_SAID[text]) if text in _SAID else note("as-it-is-told", why=text[:1].lower() + text[1:])


def did_you_mean(key: str, known: Iterable[str], otherwise: str) -> Note:
    """A hint for a misspelt word: the nearest known one, or else the note of this code with all of them."""
    words = list(known)
    near = close(key, words)
    return note("did-you-mean-near", near=near[0]) if near else note(otherwise, list=", ".join(words))


def meant_or_known(near: Iterable[str], known: Note) -> Note:
    """A hint for a misspelt word: the first of the near ones, if there is any, and what else is known."""
    first = next(iter(near), "")
    return note("did-you-mean-near-rest", near=first, rest=known) if first else known


def close(key: str, words: list[str]) -> list[str]:
    """The word that is spelt most like this one, if one is."""
    return get_close_matches(key, words, 1) or get_close_matches(key.lower().replace("_", "-"), words, 1)


def shown(value: object) -> str:
    """A value of a file, as it may be written there."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case Decimal():
            # 1e5 written out would look like the whole number that it is not in TOML.
            return f"{value:f}" if is_handy(value) and "E+" not in str(value) else str(value).lower()
        case list():
            return f"[{', '.join(map(shown, value))}]"
        case Mapping():
            return f"{{ {', '.join([f'{key} = {shown(item)}' for key, item in value.items()])} }}"
    return str(value)


def is_handy(value: object) -> bool:
    """Can people count with every number in it? TOML also knows infinity, and numbers of any length."""
    if isinstance(value, list):
        return all(map(is_handy, value))
    if isinstance(value, Decimal):
        return value.is_finite() and (not value or abs(value.adjusted()) <= _DIGITS)
    return True
