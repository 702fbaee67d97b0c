"""Errors of the library name its own arguments: nobody is told to mend one that a function does not have."""

import ast
import inspect
import re
from collections.abc import Callable
from types import ModuleType

import pytest

import shuffleup as sh
from shuffleup.answer import Note
from shuffleup.api import books, sums
from shuffleup.questions import cards, compare, deal, equity, evaluate, icm, italian_hands, payouts
from shuffleup.questions.mistakes import QuestionError

ASKED: dict[Callable[..., object], tuple[ModuleType, ...]] = {
    sums.evaluate: (evaluate, italian_hands, cards),
    sums.equity: (equity, cards),
    sums.icm: (icm,),
    sums.split_prizes: (deal,),
    sums.payouts: (payouts,),
    books.rulings_of: (compare,),
}
"""The functions that answer questions, and the modules that tell what is wrong with one."""
CALLED = {sums.payouts: {"rulebook": "book"}}
"""Fields of a question that a function has under another name."""
OF_THE_COMMAND = {sums.payouts: {"replace"}}
"""Fields that a function cannot be given, so that their errors do not arise in it."""


def named_in(module: ModuleType) -> set[str]:
    """Every field that an error of the module names: as its place, or in what it tells."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call):
            for one in node.keywords:
                if one.arg in ("place", "field", "other_field") and isinstance(one.value, ast.Constant):
                    found.add(str(one.value.value))
    return found


@pytest.mark.parametrize("function", ASKED, ids=lambda one: one.__name__)
def test_every_argument_named_in_an_error_exists(function: Callable[..., object]) -> None:
    arguments = set(inspect.signature(function).parameters)
    for module in ASKED[function]:
        called = {CALLED.get(function, {}).get(name, name) for name in named_in(module)}
        assert called - arguments - OF_THE_COMMAND.get(function, set()) == set(), module.__name__


WRONG: list[tuple[Callable[..., object], tuple[object, ...], dict[str, object]]] = [
    (sh.evaluate, ("AsKs",), {"game": "x"}),
    (sh.evaluate, ("Zz",), {}),
    (sh.evaluate, ("AsKsQsJs9s",), {"game": "italiana"}),
    (sh.evaluate, ("AsKsQsJs9s",), {"game": "italiana", "players": 9}),
    (sh.evaluate, ("AsKsQsJs9s",), {"players": 3}),
    (sh.evaluate, ("AsKs",), {"exception": "off"}),
    (sh.evaluate, ("AsKs",), {"own_cards": "free"}),
    (sh.evaluate, ("AsKsQsJsTs",), {"game": "telesina", "players": 4, "board": "x"}),
    (sh.payouts, (10, 100), {"book": "pslive"}),
    (sh.split_prizes, ([1, 2], [2, 1]), {"method": "chop"}),
    (sh.rule, ("tda-2024", "45"), {"language": "latin"}),
]


@pytest.mark.parametrize(("function", "given", "named"), WRONG)
def test_what_an_error_says_first_is_an_argument(
    function: Callable[..., object], given: tuple[object, ...], named: dict[str, object]
) -> None:
    with pytest.raises(ValueError, match=r"^[a-z_]+( is|:) ") as fault:
        function(*given, **named)
    place = re.split(r" is|:", str(fault.value))[0]
    assert place in inspect.signature(function).parameters
    assert "\n" not in str(fault.value)


def test_a_field_that_is_called_otherwise_is_named_as_the_function_has_it() -> None:
    @sums.answering(rulebook="book")
    def ask() -> None:
        raise QuestionError(Note("leave-it-out"), place="rulebook")

    with pytest.raises(ValueError, match=r"^book: "):
        ask()


def test_italian_hands_are_read_in_a_call() -> None:
    found = sh.evaluate("AhKhQhTh8h", "KsKdKc8s8d", game="italiana", players=4, language="it")
    assert [hand.readings[0].wins for hand in found.hands] == [True, False]
    assert found.why is not None
    assert found.why.reason == "il colore batte il full"
    # Four open cards speak first instead.
    assert sh.evaluate("AhKh", "QsQd", game="telesina", players=4).verdict == "speaks first"


def test_chips_in_play_bound_what_is_meant() -> None:
    def ruled(*chips: int) -> sh.Ruled:
        return sh.ruling(
            'Anna says "mil cinco"',
            stacks=dict.fromkeys(("Anna", "Bruno", "Carla"), 900_000),
            blinds=(200, 400),
            street="flop",
            pot=9_000,
            chips=chips,
        )

    # 1,005 in chips of 5; no chips of 100 pay it, and few would mean 1,500.
    assert str(ruled(5, 25, 100)).startswith("Anna bets 1,005")
    assert {"bet 1,000", "bet 1,500"} <= set(ruled(100, 500, 1000).choices)
