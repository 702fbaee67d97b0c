"""Values of parameters as people write them: what a parameter can be, and how it is read from plain data.

Words are those of the vocabulary, lists are lists of words, and ``td_decides`` leaves to the director what no rule has
to decide. ``1/2`` is a fraction and ``[3, 7]`` a span; ``bounds`` says what is sensible for each.
A final table is a number of players, or one for each kind of table: ``{ default = 10, 6 = 7 }``.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from enum import Enum
from functools import reduce
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from shuffleup.answer import Note, ProblemError, note
from shuffleup.rulebooks.policy import AGREED, GROUP_OF, Policy
from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.policy.bounds import MAY_BE_EMPTY, NUMBERS, SPANS, rises
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.rulebooks.policy.event import DIRECTOR_DECIDES
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.policy.showdown import SuitName
from shuffleup.toml_text import meant_or_known

MOST_PARTS = 1_000
"""The largest denominator of a fraction."""
MOST_SEATS = 22
"""The most players to whom one deck of 52 can deal hold'em."""
OTHER_TABLES = "default"
"""The key for the final table of every kind of table not named."""


class _Form(Struct, frozen=True):
    """One way of writing a value: its description, its words, and its reader, which raises ``ValueError``."""

    told: Note
    words: tuple[str, ...]
    read: Callable[[object], object]


def read_value(parameter: str, given: object) -> object:
    """The value of a parameter, given as TOML or JSON data. Raises ``ProblemError`` with the possible values.

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
    raise ProblemError(meant_or_known(near, note("give-what", what=possible(parameter))))


def possible(parameter: str) -> Note:
    """What a parameter can be. Raises ``KeyError`` for a name that is not a parameter."""
    told = [form.told for form in _forms(parameter)]
    return reduce(lambda one, other: note("one-or-other-2", one=one, other=other), told)


def may_be_left_open(parameter: str) -> bool:
    """Whether the director may decide a parameter that no rule decides."""
    return _OPEN in _forms(parameter)


def left_to_announcement(parameter: str) -> bool:
    """Whether a book may leave the choice between two values to each event."""
    return any(get_origin(kind) is Announced for kind in get_args(_ANNOTATIONS.get(parameter)))


def parameters_near(name: str, known: Collection[str] = GROUP_OF) -> Note:
    """The nearest of the known parameters and the others in its chapter; if none is near, all of them."""
    plain = name.lower().replace("-", "_").replace(" ", "_")
    near = get_close_matches(plain, known, 1) or [one for one in known if plain and plain in one][:1]
    if not near:
        return note("parameters-are-list", list=", ".join(known))
    if near[0] in AGREED:
        return note("did-you-mean-near", near=near[0])
    group = GROUP_OF[near[0]]
    others = [one for one, its in GROUP_OF.items() if its == group]
    return note(
        "did-you-mean-near-rest", near=near[0], rest=note("parameters-of-group", group=group, list=", ".join(others))
    )


def _forms(parameter: str) -> tuple[_Form, ...]:
    if parameter in AGREED:
        return (_one_of({AGREED[parameter]: AGREED[parameter]}),)
    annotation = _ANNOTATIONS[parameter]
    kinds = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    # Only a book leaves a choice for announcement: a value that is written makes it. Leaving it open comes last.
    plain = [kind for kind in kinds if get_origin(kind) is not Announced and kind is not NoneType]
    return tuple([_form(kind, parameter) for kind in plain] + [_OPEN] * (NoneType in kinds))


# An annotation may be any object, and no type narrower than Any includes types with arguments.
def _form(kind: Any, parameter: str) -> _Form:  # noqa: ANN401
    if kind is int:
        return _number(parameter)
    if kind is Span:
        return _span(parameter)
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if get_origin(kind) is tuple:
        member = get_args(kind)[0]
        return _FINAL_TABLES if member is FinalTable else _list(member, parameter)
    if get_origin(kind) is Literal:
        return _one_of({word: word for word in get_args(kind)})
    return _one_of({member.value: member for member in kind}) if issubclass(kind, Enum) else _TEXT


def _one_of(meant: Mapping[str, object]) -> _Form:
    """A form for one of these words, each with its value."""

    def read(given: object) -> object:
        if not isinstance(given, str) or given not in meant:
            raise ValueError(given)
        return meant[given]

    told = note("as-it-is-told", why=_quoted(meant)) if len(meant) == 1 else note("one-of-list", list=_quoted(meant))
    return _Form(told, tuple(meant), read)


def _list(kind: type[Enum], parameter: str) -> _Form:
    words = tuple([member.value for member in kind])
    empty = parameter in MAY_BE_EMPTY

    def read(given: object) -> object:
        if not isinstance(given, list | tuple) or len(set(map(str, given))) != len(given):
            raise ValueError(given)
        members = tuple([kind(word) for word in given])
        if (kind is SuitName and len(members) != len(words)) or not (members or empty) or not rises(members):
            raise ValueError(given)
        return members

    return _Form(note(_list_told(kind, empty=empty), list=_quoted(words)), words, read)


def _list_told(kind: type[Enum], *, empty: bool) -> str:
    """The code of the message that says what a list must be."""
    if kind is SuitName:
        return "all-four-in-order"
    if kind is Penalty:
        return "one-or-more-mildest"
    return "each-at-most-once" if empty else "one-or-more-of"


def _quoted(words: Iterable[str]) -> str:
    return ", ".join([f'"{word}"' for word in words])


def _yes_or_no(given: object) -> bool:
    if not isinstance(given, bool):
        raise ValueError(given)
    return given


def _whole(given: object, least: int, most: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise ValueError(given)
    return given


def _number(parameter: str) -> _Form:
    bounds = NUMBERS[parameter]
    code = "whole-or-whole" if bounds.most == bounds.least + 1 else "whole-from-to"
    told = note(code, least=str(bounds.least), most=str(bounds.most))
    return _Form(told, (), lambda given: _whole(given, bounds.least, bounds.most))


def _pair(given: object, least: int, most: int) -> tuple[int, int]:
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise ValueError(given)
    return _whole(given[0], least, most), _whole(given[1], least, most)


def _part(given: object) -> Ratio:
    parts = [int(part) for part in given.split("/")] if isinstance(given, str) else given
    above, below = _pair(parts, 1, MOST_PARTS)
    if above > below:
        raise ValueError(given)
    return Ratio(above, below)


def _span(parameter: str) -> _Form:
    bounds, rising = SPANS[parameter]

    def read(given: object) -> Span:
        first, last = _pair(given, bounds.least, bounds.most)
        if (first > last) if rising else (first < last):
            raise ValueError(given)
        return Span(first, last)

    code, example = ("two-rising", "[3, 7]") if rising else ("two-falling", "[15, 5]")
    least, most = bounds.least, bounds.most
    return _Form(note(code, least=least, most=most, example=example), (), read)


def _seats(given: object) -> int:
    """The players of a table: at least two, and no more than one deck is enough for."""
    return _whole(given, 2, MOST_SEATS)


def _final_tables(given: object) -> tuple[FinalTable, ...]:
    if not isinstance(given, Mapping):
        return (FinalTable(None, _seats(given)),)
    sizes = {None if key == OTHER_TABLES else _seats(int(key)): _seats(size) for key, size in given.items()}
    if not sizes:
        raise ValueError(given)
    return tuple([FinalTable(handed, players) for handed, players in sizes.items()])


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise ValueError(given)
    return given


def _near(word: str, words: list[str]) -> list[str]:
    return [] if word in words else get_close_matches(word.lower().replace("-", "_").replace(" ", "_"), words, 1)


def _words_of(given: object) -> list[str]:
    return [word for word in (given if isinstance(given, list | tuple) else [given]) if isinstance(word, str)]


_OPEN = _one_of({DIRECTOR_DECIDES: None})
_TEXT = _Form(note("text-in-quotes"), (), _text)
_FINAL_TABLES = _Form(
    note("players-or-by-table", most=MOST_SEATS, example=f"{{ {OTHER_TABLES} = 10, 6 = 7 }}"), (), _final_tables
)
_SIMPLE: Mapping[object, _Form] = {
    bool: _Form(note("true-or-false"), (), _yes_or_no),
    str: _TEXT,
    Ratio: _Form(note("part-of-a-whole", example='"1/2"'), (), _part),
}
_ANNOTATIONS: Mapping[str, Any] = {
    parameter.name: parameter.type for group in fields(Policy) for parameter in fields(group.type)
}
