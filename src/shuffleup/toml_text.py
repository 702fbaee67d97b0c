"""TOML written by people: reads it or says what is wrong, and names wrong values and words in messages."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from difflib import get_close_matches
from typing import Any

from shuffleup.answer import Note, ProblemError, Problems, note

_POSITION = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)\Z")
_NESTED = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){50}")
"""A dotted key with too many parts: the time to read one grows with the square of its length."""
_DIGITS = 12
"""No number in a file needs more digits before or after the decimal point."""
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
"""Messages of Python's and other readers of TOML and JSON, and our codes for them."""
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
    """The tables and keys of a file, with fractions as ``Decimal``. Raises the error if it is not TOML."""
    try:
        if _NESTED.search(text):
            raise RecursionError
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as fault:
        problems.add(*toml_fault(fault), note("mend-the-toml-there"))
    except (ValueError, ArithmeticError):  # an exponent may be one, too
        problems.add("", note("thousands-of-digits"), note("write-a-shorter-one"))
    except RecursionError:
        problems.add("", note("nested-too-deeply"), note("write-side-by-side"))
    raise error(problems.found)


def toml_fault(fault: tomllib.TOMLDecodeError) -> tuple[Note | str, Note]:
    """Where and why a text is not TOML."""
    place: Note | str = ""
    if found := _POSITION.search(str(fault)):
        line, column = found.groups()
        at_end = note("end-of-document")
        place = note("line-and-column", number=int(line), column=int(column)) if line else at_end
    return place, reader_note(_POSITION.sub("", str(fault)))


def reader_note(text: str) -> Note:
    """A message of a reader of TOML or JSON as one of our notes."""
    for code, shape in _SAID_OF.items():
        if said := shape.fullmatch(text):
            return note(code, **said.groupdict())
    return note(_SAID[text]) if text in _SAID else note("as-it-is-told", why=text[:1].lower() + text[1:])


def did_you_mean(key: str, known: Iterable[str], otherwise: str) -> Note:
    """A hint for a misspelt word: the nearest known one, or else the note ``otherwise`` with all of them."""
    words = list(known)
    near = close(key, words)
    return note("did-you-mean-near", near=near[0]) if near else note(otherwise, list=", ".join(words))


def meant_or_known(near: Iterable[str], known: Note) -> Note:
    """A hint for a misspelt word: the first of the near ones, if there are any, and what else is known."""
    first = next(iter(near), "")
    return note("did-you-mean-near-rest", near=first, rest=known) if first else known


def close(key: str, words: list[str]) -> list[str]:
    """The word with the most similar spelling, if there is one."""
    return get_close_matches(key, words, 1) or get_close_matches(key.lower().replace("_", "-"), words, 1)


def shown(value: object) -> str:
    """A value as it may be written in a file."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case Decimal():
            # 1e5 written out would look like a whole number, which in TOML it is not.
            return f"{value:f}" if is_handy(value) and "E+" not in str(value) else str(value).lower()
        case list():
            return f"[{', '.join(map(shown, value))}]"
        case Mapping():
            return f"{{ {', '.join([f'{key} = {shown(item)}' for key, item in value.items()])} }}"
    return str(value)


def is_handy(value: object) -> bool:
    """Is every number in it usable? TOML also has infinity, and numbers of any length."""
    if isinstance(value, list):
        return all(map(is_handy, value))
    if isinstance(value, Decimal):
        return value.is_finite() and (not value or abs(value.adjusted()) <= _DIGITS)
    return True
