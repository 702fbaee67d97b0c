"""Values of parameters as people write them: what a parameter can be, and reading it from plain text and numbers.

Words are those of the vocabulary, lists are lists of them, and ``td_decides`` leaves to the director what no rule has
to decide. ``1/2`` is a part of a whole and ``[3, 7]`` a span. A final table is a number of players, or one for each
kind of table: ``{ default = 10, 6 = 7 }``.
"""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from shuffleup.rulebooks.policy import Policy
from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.policy.event import DIRECTOR_DECIDES
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.policy.showdown import SuitName

MOST = 1_000_000
"""The largest number that a parameter may be; none comes near it."""
MOST_SEATS = 22
"""One deck of 52 deals hold'em to no more."""
OTHER_TABLES = "default"
"""The key of a final table for every kind of table that is not named."""


class _Form(Struct, frozen=True):
    """One way of writing a value: how it is told, the words it knows, and its reader, which raises ``ValueError``."""

    told: str
    words: tuple[str, ...]
    read: Callable[[object], object]


def read_value(parameter: str, given: object) -> object:
    """The value of a parameter, given as TOML or JSON has it. Raises ``ValueError`` with what is possible.

    Raises ``KeyError`` for a name that is not a parameter.
    """
    forms = _forms(parameter)
    for form in forms:
        try:
            return form.read(given)
        except ValueError:
            continue
    words = [word for form in forms for word in form.words]
    near = [close for word in _words_of(given) for close in _near(word, words)]
    raise ValueError(f"did you mean '{near[0]}'? give {possible(parameter)}" if near else f"give {possible(parameter)}")


def possible(parameter: str) -> str:
    """What a parameter can be, in words. Raises ``KeyError`` for a name that is not a parameter."""
    return "; or ".join([form.told for form in _forms(parameter)])


def _forms(parameter: str) -> tuple[_Form, ...]:
    annotation = _ANNOTATIONS[parameter]
    kinds = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    # An announcement of two is the book's; who writes a value has made it. Leaving it open stands last.
    plain = [kind for kind in kinds if get_origin(kind) is not Announced and kind is not NoneType]
    return tuple([_form(kind) for kind in plain] + [_OPEN] * (NoneType in kinds))


# An annotation may be any object, and no narrower type than Any holds a type with arguments.
def _form(kind: Any) -> _Form:  # noqa: ANN401
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if get_origin(kind) is tuple:
        member = get_args(kind)[0]
        return _FINAL_TABLES if member is FinalTable else _list(member)
    return _one_of(kind) if issubclass(kind, Enum) else _TEXT


def _one_of(kind: type[Enum]) -> _Form:
    words = tuple([member.value for member in kind])
    return _Form(_quoted(words, "one of "), words, kind)


def _list(kind: type[Enum]) -> _Form:
    words = tuple([member.value for member in kind])

    def read(given: object) -> object:
        if not isinstance(given, list | tuple) or len(set(map(str, given))) != len(given):
            raise ValueError(given)
        members = tuple([kind(word) for word in given])
        if kind is SuitName and len(members) != len(words):
            raise ValueError(given)
        return members

    told = "all four in one order, of " if kind is SuitName else "a list, each at most once, of "
    return _Form(_quoted(words, told), words, read)


def _quoted(words: tuple[str, ...], before: str) -> str:
    return f'"{words[0]}"' if len(words) == 1 and before == "one of " else before + ", ".join([f'"{w}"' for w in words])


def _yes_or_no(given: object) -> bool:
    if not isinstance(given, bool):
        raise ValueError(given)
    return given


def _whole(given: object, least: int = 0) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= MOST:
        raise ValueError(given)
    return given


def _pair(given: object) -> tuple[int, int]:
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise ValueError(given)
    return _whole(given[0]), _whole(given[1])


def _part(given: object) -> Ratio:
    parts = [int(part) for part in given.split("/")] if isinstance(given, str) else given
    above, below = _pair(parts)
    if not above <= below:
        raise ValueError(given)
    return Ratio(above, below)


def _span(given: object) -> Span:
    return Span(*_pair(given))


def _seats(given: object) -> int:
    """The players of a table: two at least, and no more than one deck can serve."""
    seats = _whole(given, 2)
    if seats > MOST_SEATS:
        raise ValueError(given)
    return seats


def _final_tables(given: object) -> tuple[FinalTable, ...]:
    if not isinstance(given, Mapping):
        return (FinalTable(None, _seats(given)),)
    sizes = {None if key == OTHER_TABLES else _seats(int(key)): _seats(size) for key, size in given.items()}
    if not sizes:
        raise ValueError(given)
    return tuple([FinalTable(handed, players) for handed, players in sizes.items()])


def _left_open(given: object) -> None:
    if given != DIRECTOR_DECIDES:
        raise ValueError(given)


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise ValueError(given)
    return given


def _near(word: str, words: list[str]) -> list[str]:
    return [] if word in words else get_close_matches(word.lower().replace("-", "_").replace(" ", "_"), words, 1)


def _words_of(given: object) -> list[str]:
    return [word for word in (given if isinstance(given, list | tuple) else [given]) if isinstance(word, str)]


_OPEN = _Form(f'"{DIRECTOR_DECIDES}"', (DIRECTOR_DECIDES,), _left_open)
_TEXT = _Form("text in quotes", (), _text)
_FINAL_TABLES = _Form(
    f"a number of players, like 10, or one for each kind of table, like {{ {OTHER_TABLES} = 10, 6 = 7 }}",
    (),
    _final_tables,
)
_SIMPLE: Mapping[object, _Form] = {
    bool: _Form("true or false", (), _yes_or_no),
    int: _Form(f"a whole number from 0 to {MOST:,}", (), _whole),
    str: _TEXT,
    Ratio: _Form('a part of a whole, like "1/2"', (), _part),
    Span: _Form("two whole numbers, like [3, 7]", (), _span),
}
_ANNOTATIONS: Mapping[str, Any] = {
    parameter.name: parameter.type for group in fields(Policy) for parameter in fields(group.type)
}
