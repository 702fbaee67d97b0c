"""Checks the arguments of public functions when they are called.

Type hints help callers with a type checker; others get one line that says what was expected, before any work is done:

    icm("5000", [50])                       TypeError: stacks is '5000': a list of numbers is expected
    icm([5000, None], [50])                 TypeError: stacks[1] is None: a number is expected
    hand_rules(HOLDEM, "pot-limt", book)    ValueError: limit is 'pot-limt': did you mean 'pot-limit'? …

Text that names the value of an enum is accepted for it. A function that is called a million times in a row, such as an
evaluator or an action of a running hand, is not wrapped: it checks by itself what costs nothing.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from functools import wraps
from inspect import Signature, signature
from numbers import Integral, Real
from types import NoneType, UnionType
from typing import Any, ParamSpec, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

P = ParamSpec("P")
T = TypeVar("T")
E = TypeVar("E", bound=Enum)
Check: TypeAlias = Callable[[object, str], object]
"""Takes a value and its name, and returns the value to use. Raises ``TypeError`` and ``ValueError``."""

_WORDS: Mapping[object, str] = {
    int: "a whole number",
    float: "a number",
    str: "text",
    bytes: "bytes",
    bool: "True or False",
    Fraction: "a fraction or a whole number",
    NoneType: "None",
}
_MANY: Mapping[object, str] = {int: "whole numbers", float: "numbers", str: "texts", bytes: "byte strings"}
_KINDS: Mapping[object, tuple[type, ...]] = {int: (Integral,), float: (Real,), Fraction: (Fraction, int)}
"""What is accepted for a type: NumPy's numbers are numbers too."""
_LISTED = 8
"""The most types of a union that an error lists."""
_SHOWN = 40
"""The most characters of a wrong value that an error repeats."""


def checked(function: Callable[P, T]) -> Callable[P, T]:
    """The function with its arguments, and the fields of plain values, checked by their annotations."""
    shape = signature(function)
    checks: dict[str, Check] = {}

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        if not checks:
            # Only now are all types known, including those of modules that import this one.
            checks.update(_checks(function, shape))
        try:
            bound = shape.bind(*args, **kwargs)
        except TypeError as fault:
            raise TypeError(f"{function.__name__}: {fault}") from None
        for name, value in bound.arguments.items():
            bound.arguments[name] = checks[name](value, name)
        return function(*bound.args, **bound.kwargs)

    return asked


def expected(value: object, name: str, what: str) -> TypeError:
    """The error for a value of the wrong type, in one line."""
    return TypeError(f"{name} is {shown(value)}: {what} is expected")


def shown(value: object) -> str:
    """A wrong value as shown in an error: short, and without the inside of an object."""
    if isinstance(value, str | bytes | int | float | NoneType):
        text = repr(value)
        return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
    return f"of type {type(value).__name__}"


def chosen(kind: type[E], value: object, name: str) -> E:
    """A value of an enum, or by its text. Raises ``ValueError`` with the nearest value, ``TypeError`` for no text."""
    if isinstance(value, kind):
        return value
    known = [each.value for each in kind]
    if value in known:
        return kind(value)
    if not isinstance(value, str) or not isinstance(known[0], str):
        raise expected(value, name, f"a {kind.__name__}")
    near = get_close_matches(value.strip().lower().replace(" ", "-").replace("_", "-"), known, 1)
    guess = f"did you mean {near[0]!r}? " if near else ""
    raise ValueError(f"{name} is {shown(value)}: {guess}known are {', '.join(map(repr, known))}")


def _checks(function: Callable[..., Any], shape: Signature) -> dict[str, Check]:
    hints = get_type_hints(function)
    return {name: _of_type(hints[name], deep=True) for name in shape.parameters}


def _of_type(hint: object, *, deep: bool) -> Check:
    """The check for an annotation. What cannot be checked on a value, such as the types of a call, is left out."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        kinds = get_args(hint)
        if not deep and all(map(_is_plain, kinds)):
            return _of_instance(kinds, _any_of(kinds))
        return _of_any([_of_type(each, deep=deep) for each in get_args(hint)], hint)
    if origin is tuple and Ellipsis not in get_args(hint):
        return _of_instance(tuple, "a tuple")
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _of_instance(Mapping, "a mapping")
    if isinstance(origin, type) and issubclass(origin, Iterable):
        return _of_many(get_args(hint)[0], sized=issubclass(origin, Collection))
    if (
        origin is Callable
        or hint is Callable
        or (origin is not None and callable(origin) and not isinstance(origin, type))
    ):
        return lambda value, _: value
    if not isinstance(hint, type) or getattr(hint, "_is_protocol", False) or hint is object:
        return lambda value, _: value
    if issubclass(hint, Enum):
        return lambda value, name: chosen(hint, value, name)
    instance = _of_instance(_KINDS.get(hint, (hint,)), _WORDS.get(hint, f"a {hint.__name__}"))
    return _of_fields(hint, instance) if deep and issubclass(hint, Struct) else instance


def _is_plain(kind: object) -> bool:
    return isinstance(kind, type) and not issubclass(kind, Enum) and kind not in _KINDS


def _of_instance(kinds: type | tuple[type, ...], what: str) -> Check:
    no_bool = kinds not in ((bool,), (object,))

    def check(value: object, name: str) -> object:
        if not isinstance(value, kinds) or (no_bool and isinstance(value, bool)):
            raise expected(value, name, what)
        return value

    return check


def _of_any(checks: list[Check], hint: object) -> Check:
    def check(value: object, name: str) -> object:
        faults: list[Exception] = []
        for one in checks:
            try:
                return one(value, name)
            except (TypeError, ValueError) as fault:
                faults.append(fault)
        # The type that was meant says what is wrong inside it; the others only say that they do not match.
        inside = [
            fault for fault in faults if isinstance(fault, ValueError) or not str(fault).startswith(f"{name} is ")
        ]
        raise inside[0] if inside else expected(value, name, _any_of(get_args(hint)))

    return check


def _any_of(hints: Collection[Any]) -> str:
    """The expected types, if the list is short enough to read."""
    if len(hints) > _LISTED:
        return "a value of this union"
    return " or ".join([_WORDS.get(each, getattr(each, "__name__", str(each))) for each in hints])


def _of_many(item: object, *, sized: bool) -> Check:
    one = _of_type(item, deep=False)
    what = f"a list of {_MANY.get(item, getattr(item, '__name__', 'value') + ' values')}"

    def check(values: object, name: str) -> object:
        kind = getattr(getattr(values, "dtype", None), "kind", "")
        if kind and kind in "iuf" and getattr(values, "ndim", 0) == 1:
            return values
        if isinstance(values, str | bytes | Mapping) or not isinstance(values, Iterable):
            raise expected(values, name, what)
        if sized and not isinstance(values, Collection):
            raise expected(values, name, what)
        if sized:
            for place, value in enumerate(values):
                one(value, f"{name}[{place}]")
        return values

    return check


def _of_fields(kind: type[Struct], instance: Check) -> Check:
    checks: dict[str, Check] = {}

    def check(given: object, name: str) -> object:
        instance(given, name)
        value = cast(Struct, given)
        if not checks:
            hints = get_type_hints(kind)
            checks.update({field: _of_type(hints[field], deep=False) for field in kind.__struct_fields__})
        found = {field: one(getattr(value, field), f"{name}.{field}") for field, one in checks.items()}
        changed = {field: new for field, new in found.items() if new is not getattr(value, field)}
        return replace(value, **changed) if changed else value

    return check
