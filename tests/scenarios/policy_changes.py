"""A rulebook with one value changed: which values a parameter could have instead, and what the scenarios say then."""

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import fields, replace

from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy import GROUP_OF, Policy, value_of
from shuffleup.rulebooks.policy.announced import Announced, unless_announced
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.policy.showdown import SuitName
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios import runner
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Expectation, Scenario

FOLDER = Path(__file__).parent
TYPES = {parameter.name: parameter.type for group in fields(Policy) for parameter in fields(group.type)}
SOME_NUMBER = 1
"""A number for a parameter that has none."""


class Change(Struct, frozen=True):
    """One parameter of one book set to another value."""

    book: str
    parameter: str
    value: object

    def __str__(self) -> str:
        return f"{self.book} {self.parameter} = {_told(self.value)}"


def _told(value: object) -> str:
    if isinstance(value, tuple):
        return "+".join(map(_told, value)) or "nothing"
    if isinstance(value, FinalTable):
        return f"{value.players}-of-{value.handed or 'any'}"
    if isinstance(value, Span):
        return f"{value.first}-{value.last}"
    if isinstance(value, Ratio):
        return f"{value.numerator}/{value.denominator}"
    return str(value.value if isinstance(value, Enum) else value).lower()


# ── other values ─────────────────────────────────────────────────────────────────────────────────────────────────────


def changes(book: str, parameters: Iterable[str]) -> Iterator[Change]:
    """Every other value that these parameters could have in a book: each word, each list by one member, a number."""
    for parameter in parameters:
        now = value_of(resolved(book).policy, parameter)
        for value in dict.fromkeys(_others(TYPES[parameter], now)):
            if value != unless_announced(now):
                yield Change(book, parameter, value)


# An annotation may be any object, and so may the values of its type.
def _others(kind: Any, now: Any) -> Iterator[Any]:  # noqa: ANN401
    if get_origin(kind) in (Union, UnionType):
        for one in get_args(kind):
            yield from _others(one, now)
    elif kind is NoneType:
        yield None
    elif get_origin(kind) is tuple:
        yield from _other_lists(get_args(kind)[0], now or ())
    elif get_origin(kind) is not Announced:  # one of the two that may be announced is what is played
        yield from _other_single(kind, now)


def _other_single(kind: Any, now: Any) -> Iterator[Any]:  # noqa: ANN401
    if kind is bool:
        yield from (True, False)
    elif kind is int:
        yield now + 1 if isinstance(now, int) else SOME_NUMBER
    elif kind is Ratio:
        yield from (Ratio(1, 3), Ratio(2, 3))
    elif kind is Span:
        first, last = (now.first, now.last) if now else (SOME_NUMBER, SOME_NUMBER)
        yield from (Span(first + 1, last), Span(first, last + 1))
    elif get_origin(kind) is Literal:
        yield from get_args(kind)
    elif issubclass(kind, Enum):
        yield from kind


def _other_lists(member: Any, now: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401
    for left_out in now if member is not SuitName else ():
        yield tuple([one for one in now if one != left_out])
    if member is SuitName:
        for one, two in pairwise(now):
            yield tuple([{one: two, two: one}.get(suit, suit) for suit in now])
    elif member is FinalTable:
        for place, table in enumerate(now):
            yield (*now[:place], FinalTable(table.handed, table.players + 1), *now[place + 1 :])
    else:
        for more in member:
            if more not in now:
                yield (*now, more)


def option_changes(options: Struct) -> Iterator[tuple[str, Struct]]:
    """The options of a game with every other value that each of them could have, and what was changed."""
    for option in fields(type(options)):
        now = getattr(options, option.name)
        for value in dict.fromkeys(_others(option.type, now)):
            if value != now:
                yield f"{option.name} = {_told(value)}", replace(options, **{option.name: value})


def changed(change: Change) -> ResolvedPolicy:
    """The book with this value; its citations stay."""
    whole = resolved(change.book)
    group = GROUP_OF[change.parameter]
    other = replace(getattr(whole.policy, group), **{change.parameter: change.value})
    return replace(whole, policy=replace(whole.policy, **{group: other}))


# ── scenarios under a changed book ───────────────────────────────────────────────────────────────────────────────────


@cache
def every_scenario() -> tuple[Scenario, ...]:
    """All scenarios of the project."""
    files = sorted(FOLDER.rglob("*.scenario"))
    return tuple([case for file in files for case in read_scenarios(file.read_text(encoding="utf-8"), file.name)])


class Noted:
    """A policy, or a group of one, that notes which of its parameters are asked."""

    __slots__ = ("_inner", "_noted")

    def __init__(self, inner: object, noted: set[str]) -> None:
        self._inner = inner
        self._noted = noted

    @property
    def __class__(self) -> type:
        """That of the policy: whoever is handed it checks that it is one."""
        return type(self._inner)

    def __getattr__(self, name: str) -> object:
        found = getattr(self._inner, name)
        self._noted.add(name)
        return Noted(found, self._noted) if name in GROUPS else found


GROUPS = frozenset(GROUP_OF.values())


class Watch:
    """The scenarios of one book, asked whether they notice a change; those about its rules are asked first.

    A scenario in which nobody asks a parameter cannot notice its change and is left out.
    """

    def __init__(self, book: str, scenarios: Iterable[Scenario], patch: pytest.MonkeyPatch) -> None:
        self.book = book
        self._patch = patch
        self._cases = [_narrowed(case, book) for case in scenarios if book in case.books]
        self._asking = {case.ids: self._asked_by(case) for case in self._cases}
        self._last: list[Scenario] = []
        """What noticed a change lately may notice the next one."""

    def _asked_by(self, case: Scenario) -> frozenset[str]:
        """The parameters that a scenario asks; all of them where a policy of its own is made of the book's."""
        noted: set[str] = set()
        whole = resolved(self.book)
        # A policy that notes answers like one, but nothing else can be made of it.
        self._play_by(msgspec.structs.replace(whole, policy=Noted(whole.policy, noted)))
        try:
            run_scenario(case)
        except TypeError:
            return frozenset(GROUP_OF)
        return frozenset(noted)

    def red_without_a_change(self) -> list[str]:
        """Scenarios that are not as expected under the book as it is."""
        self._play_by(resolved(self.book))
        return [case.ids[0] for case in self._cases if not run_scenario(case).passed]

    def noticed_by(self, change: Change) -> Scenario | None:
        """The first scenario that is not as expected any more."""
        self._play_by(changed(change))
        for case in self._in_order(change.parameter):
            if not run_scenario(case).passed:
                self._last = [case, *[one for one in self._last if one is not case]][:8]
                return case
        return None

    def _play_by(self, policy: ResolvedPolicy) -> None:
        self._patch.setattr(runner, "resolved", lambda key: policy if key == self.book else resolved(key))

    def _in_order(self, parameter: str) -> list[Scenario]:
        source = resolved(self.book).sources[parameter]
        rules = {f"{source.book} {rule}" for rule in source.rules}
        about = [case for case in self._cases if rules & {str(cited) for cited in case.rules}]
        in_order = {case.ids: case for case in (*self._last, *about, *self._cases)}
        return [case for ids, case in in_order.items() if parameter in self._asking[ids]]


def _narrowed(case: Scenario, book: str) -> Scenario:
    """The scenario as far as it is about one book."""
    steps = [
        msgspec.structs.replace(step, books=(book,) if book in step.books else ())
        if isinstance(step, Expectation)
        else step
        for step in case.steps
    ]
    return replace(case, steps=tuple(steps))
