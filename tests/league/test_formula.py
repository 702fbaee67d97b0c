"""The formula language: exact, bounded, never run as a program, and every mistake told with its place."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.league.formula import NAMES, Figures, FormulaError, OwnFigures, half_up
from shuffleup.league.formula_reader import LENGTH_MAX, read_formula

FIGURES = Figures(
    field=75,
    place=4,
    buy_in_cents=5050,
    players=75,
    entries=90,
    own=OwnFigures(entries=2, knock_outs=3),
    paid_places=9,
    pool_cents=450_000,
)


def value(text: str, figures: Figures = FIGURES) -> Fraction:
    return read_formula(text)(figures)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("2 ^ 3 ^ 2", 512),
        ("-2 ^ 2", -4),
        ("2 ^ -2", Fraction(1, 4)),
        ("10 - 4 - 3", 3),
        ("1 / 3 + 1 / 6", Fraction(1, 2)),
        ("0.1 + 0.2", Fraction(3, 10)),
        ("n / k", Fraction(75, 4)),
        ("b", Fraction(101, 2)),
        ("spent", 101),
        ("ENTRIES - players + ko", 18),
        ("sqrt(n + 6)", 9),
        ("sqrt(1/4)", Fraction(1, 2)),
        ("log(1000) + ln(1)", 3),
        ("min(n, k, 2) + max(1, 2.5)", Fraction(9, 2)),
        ("round(2.5) + round(1.005, 2) + round(-0.5)", Fraction(301, 100)),
        ("floor(7/2) + ceil(7/2)", 7),
        ("if(k <= 3, 100, if(k = 4, 50, 0))", 50),
        ("if(k > 3, 1, 1/0)", 1),
        ("pool / entries", 50),
        ("if(k > 3 and k < 5, 1, 2) + if(k > 3 and k > 4, 10, 20)", 21),
        ("if(k = 1 or k = 4 and ko = 3, 1, 2) + if(k = 4 and ko = 0 or k = 5, 10, 20)", 21),
        ("10 × 2 ÷ 4 · 3 − 1", 14),
    ],
)
def test_what_a_formula_is_worth(text: str, expected: int | Fraction) -> None:
    assert value(text) == expected


def test_a_leader_board_of_the_net() -> None:
    """10·√(n/k)·(1+log(b+0.25)), at figures that can be worked by hand."""
    text = "10 * sqrt(n / k) * (1 + log(b + 0.25))"
    figures = Figures(field=100, place=1, buy_in_cents=975)
    assert half_up(value(text, figures), 2) == 200  # √100 = 10, log 10 = 1: 10 · 10 · 2
    figures = Figures(field=2, place=1, buy_in_cents=75)
    assert half_up(value(text, figures), 2) == Fraction(1414, 100)  # log 1 = 0: 10 · √2


def test_roots_and_logarithms_are_right_to_thirty_decimals() -> None:
    for number in (2, 3, 75, 10**9 + 7):
        root = value(f"sqrt({number})")
        assert root**2 <= number < (root + Fraction(1, 10**30)) ** 2
    assert value("ln(8) - 3 * ln(2)") == pytest.approx(0, abs=3e-30)
    assert half_up(value("log(2)"), 28) == Fraction(3010299956639811952137388947, 10**28)


@pytest.mark.parametrize(
    ("text", "at", "what", "hint"),
    [
        ("", 1, "the formula is empty", "sqrt"),
        ("10 *", 5, "the formula ends", "finish it"),
        ("10 * * 3", 6, "'*' stands where", "take it away"),
        ("(n + 1", 1, "this bracket is never closed", "write )"),
        ("n + 1)", 6, "')' was not expected", "one ) too many"),
        ("n k", 3, "'k' was not expected", "operator"),
        ("0,25 * n", 2, "',' was not expected", "decimal point"),
        ("10 * sqr(n)", 6, "there is no 'sqr'", "did you mean 'sqrt'?"),
        ("zzz", 1, "there is no 'zzz'", "names are n, k, b"),
        ("sqrt n", 6, "needs its arguments in brackets", "sqrt(…)"),
        ("sqrt(n, k)", 1, "takes 1 argument, not 2", ""),
        ("n(3)", 2, "'n' is not a function", "write *"),
        ("n ** 2", 3, "'**' is not an operator", "write ^"),
        ("n < 3", 3, "only inside if", "if(k <= 3"),
        ("if(n, 1, 2)", 5, "if needs a comparison", "if(k <= 3"),
        ("10 & n", 4, "'&' cannot stand in a formula", "write only"),
        ("__import__('os')", 12, "cannot stand in a formula", ""),
        ("n.real", 2, "cannot stand in a formula", ""),
        ("1234567890123456789", 1, "more than 18 digits", ""),
        ("(" * 60 + "1" + ")" * 60, 41, "nested deeper", "simpler"),
        ("1" + "^1" * 60, 80, "nested deeper", "simpler"),
        ("1+" * LENGTH_MAX + "1", LENGTH_MAX + 1, "longer than", "shorter"),
    ],
)
def test_a_formula_that_cannot_be_read(text: str, at: int, what: str, hint: str) -> None:
    with pytest.raises(FormulaError) as caught:
        read_formula(text)
    fault = caught.value
    assert (fault.at, what in str(fault.first.what), hint in str(fault.hint)) == (at, True, True), fault
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "at", "what"),
    [
        ("1 / (k - 4)", 3, "divides by zero"),
        ("0 ^ -1", 3, "divides by zero"),
        ("sqrt(k - n)", 1, "root of a negative"),
        ("2 * log(0)", 5, "logarithm of zero"),
        ("2 ^ 0.5", 3, "only whole powers"),
        ("9 ^ 9 ^ 9", 3, "too high"),
        ("((9^99)^99)^99", 8, "too large"),
        ("round(n, 0.5)", 1, "whole number of decimals"),
    ],
)
def test_a_formula_without_a_value(text: str, at: int, what: str) -> None:
    formula = read_formula(text)
    with pytest.raises(FormulaError) as caught:
        formula(FIGURES)
    assert (caught.value.at, what in str(caught.value.first.what)) == (at, True), caught.value


@given(st.text(alphabet="nkb0129.+-*/^()<>=, sqrtlogminax√;'\"[]\\", max_size=60))
def test_no_text_does_anything_but_give_a_number_or_a_place(text: str) -> None:
    try:
        found = value(text)
    except FormulaError as error:
        assert 1 <= error.at <= len(text) + 1
        assert str(error)
        return
    assert isinstance(found, Fraction)


_LEAVES = st.one_of(
    st.integers(0, 99).map(lambda number: (str(number), Fraction(number))),
    st.sampled_from(sorted(NAMES)).map(lambda name: (name, NAMES[name].value(FIGURES))),
)


def _joined(pair: "st.SearchStrategy[tuple[str, Fraction]]") -> "st.SearchStrategy[tuple[str, Fraction]]":
    def join(parts: tuple[tuple[str, Fraction], str, tuple[str, Fraction]]) -> tuple[str, Fraction]:
        (left, a), sign, (right, b) = parts
        return f"({left} {sign} {right})", {"+": a + b, "-": a - b, "*": a * b}[sign]

    return st.tuples(pair, st.sampled_from("+-*"), pair).map(join)


@given(st.recursive(_LEAVES, _joined, max_leaves=8))
def test_sums_and_products_agree_with_python_fractions(case: tuple[str, Fraction]) -> None:
    text, expected = case
    assert value(text) == expected


@given(st.fractions(min_value=-1000, max_value=1000), st.integers(0, 4))
def test_half_up_is_never_further_than_half_a_unit(number: Fraction, decimals: int) -> None:
    rounded = half_up(number, decimals)
    assert (rounded * 10**decimals).denominator == 1
    assert abs(rounded - number) <= Fraction(1, 2 * 10**decimals)
