"""Every value of the policy on words and chips matters: another one makes some scenario fail."""

from collections.abc import Iterator
from enum import Enum
from itertools import combinations
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import pytest
from msgspec.structs import fields, replace

from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.policy import GROUP_OF, Policy, value_of
from shuffleup.rulebooks.policy.exact import Ratio
from shuffleup.rulebooks.policy.raising import RaiseOverShortOpen
from shuffleup.rulebooks.policy.wager import HalfRaiseBase, WagerPolicy
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios import runner
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Scenario

FOLDER = Path(__file__).parents[1] / "scenarios"
TYPES = {parameter.name: parameter.type for group in fields(Policy) for parameter in fields(group.type)}
PARAMETERS = [
    *[parameter.name for parameter in fields(WagerPolicy) if parameter.name != "all_in_hidden_chips"],
    "announced_future_fold",
    "ndi_policy",
]
ABOUT = ("40", "41", "42", "43", "44", "45", "46", "49", "5", "15", "34", "two_", "words", "chips", "raises")
CASES = [
    case
    for file in sorted(FOLDER.rglob("*.scenario"))
    if file.name.startswith(ABOUT)
    for case in read_scenarios(file.read_text(encoding="utf-8"), file.name)
]


def others(parameter: str, book: str) -> Iterator[object]:
    """The other values that a parameter may have, but for one that means the same."""
    now = value_of(resolved(book).policy, parameter)
    opening = resolved(book).policy.raising.raise_over_short_open
    for value in _values(TYPES[parameter]):
        if value == now or (isinstance(value, tuple) and isinstance(now, tuple) and set(value) == set(now)):
            continue
        # The least raise is the last full bet or raise, unless a short opening all-in asks for more.
        same = {HalfRaiseBase.MINIMUM_RAISE, HalfRaiseBase.LARGEST_FULL_BET_OR_RAISE}
        if opening is RaiseOverShortOpen.LAST_FULL_ADDED and {value, now} == same:
            continue
        yield value


# An annotation may be any object, and so may the values of its type.
def _values(kind: Any) -> list[Any]:  # noqa: ANN401
    if get_origin(kind) in (Union, UnionType):
        return [value for one in get_args(kind) for value in ([None] if one is NoneType else _values(one))]
    if get_origin(kind) is tuple:
        members = list(get_args(kind)[0])
        return [chosen for size in range(len(members) + 1) for chosen in combinations(members, size)]
    if kind is Ratio:
        return [Ratio(1, 3), Ratio(2, 3)]
    return [True, False] if kind is bool else list(kind) if issubclass(kind, Enum) else []


def changed(book: str, parameter: str, value: object) -> ResolvedPolicy:
    """The book with one value replaced; its citations stay."""
    whole = resolved(book)
    group = GROUP_OF[parameter]
    other = replace(getattr(whole.policy, group), **{parameter: value})
    return replace(whole, policy=replace(whole.policy, **{group: other}))


CHANGES = [
    pytest.param(parameter, book, value, id=f"{parameter}-{book}-{getattr(value, 'value', value)}")
    for parameter in PARAMETERS
    for book in RULEBOOKS
    for value in others(parameter, book)
]


@pytest.mark.parametrize(("parameter", "book", "value"), CHANGES)
def test_another_value_turns_a_scenario_red(
    parameter: str, book: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = changed(book, parameter, value)
    monkeypatch.setattr(runner, "resolved", lambda key: other if key == book else resolved(key))
    assert any(fails(case, book) for case in CASES if book in case.books)


def fails(case: Scenario, book: str) -> bool:
    """Is something not as this book's expectations say?"""
    report = run_scenario(case)
    stopped = any(one.book == book for one in report.stopped)
    return stopped or any(not one.holds for one in report.verdicts if one.book == book)
