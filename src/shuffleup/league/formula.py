"""What a points formula is worth: its names, operators and functions, worked out exactly.

Numbers are fractions, so sums, products, quotients and whole powers are exact. Roots and logarithms are not: they are
taken to 30 decimals, the same on every machine. ``formula_reader`` describes how a formula is written; no part of it is
ever run as a program.
"""

import operator
from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from math import ceil, floor, isqrt
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Note, Problem, ProblemError, note

DECIMALS = 30
"""To how many decimals roots and logarithms are exact."""
_PRECISE = Context(prec=2 * DECIMALS, rounding=ROUND_HALF_EVEN)
_SIZE_MAX = 8_000
"""Bits of numerator and denominator together: far more than any league needs, and never slow."""
_POWER_MAX = 100


class FormulaError(ProblemError):
    """A formula cannot be read or worked out. ``at`` is the position in the text, counted from 1."""

    def __init__(self, at: int, what: Note, hint: Note) -> None:
        super().__init__(Problem(what, note("position", number=at), hint))
        self.at, self.hint = at, hint


class OwnFigures(Struct, frozen=True, gc=False, kw_only=True):
    """What one player brought and won, beside his place. Money is in cents."""

    entries: int = 1
    knock_outs: int = 0
    prize_cents: int = 0


class Figures(Struct, frozen=True, gc=False, kw_only=True):
    """What is known of one player's result, and of the event that it is from. Money is in cents."""

    field: int
    """The size of the field as the league counts it: players, or entries."""
    place: int
    buy_in_cents: int = 0
    players: int = 0
    entries: int = 0
    paid_places: int = 0
    own: OwnFigures = OwnFigures()
    pool_cents: int = 0
    """What was collected for prizes, from everybody."""


class Name(Struct, frozen=True):
    """A name that a formula may use: what it means and where its value comes from."""

    meaning: str
    value: Callable[[Figures], Fraction]


NAMES: Mapping[str, Name] = {
    "n": Name("the size of the field, as the league counts it", lambda f: Fraction(f.field)),
    "k": Name("the player's place", lambda f: Fraction(f.place)),
    "b": Name("the buy-in, in euros or whatever the currency is", lambda f: Fraction(f.buy_in_cents, 100)),
    "players": Name("players who took part", lambda f: Fraction(f.players)),
    "entries": Name("entries sold, re-entries included", lambda f: Fraction(f.entries)),
    "own": Name("the player's own entries", lambda f: Fraction(f.own.entries)),
    "spent": Name("the player's buy-ins together", lambda f: Fraction(f.buy_in_cents * f.own.entries, 100)),
    "ko": Name("players knocked out by this one", lambda f: Fraction(f.own.knock_outs)),
    "paid": Name("places paid", lambda f: Fraction(f.paid_places)),
    "prize": Name("the player's prize", lambda f: Fraction(f.own.prize_cents, 100)),
    "pool": Name("what was collected for prizes", lambda f: Fraction(f.pool_cents, 100)),
}
"""All names, as the help shows them."""


Term: TypeAlias = Callable[[Figures], Fraction]
"""A formula, or part of one, as a function giving its value. Raises ``FormulaError`` where it has no value."""


class Function(Struct, frozen=True):
    """What can be applied to terms: the least and most arguments, and its value; errors point to the position."""

    least: int
    most: int
    value: Callable[[int, Sequence[Fraction]], Fraction]


def operation(sign: str, at: int, left: Term, right: Term) -> Term:
    """Applies an operator, at this position, to two terms."""

    def value(figures: Figures) -> Fraction:
        found = _OPERATORS[sign](at, left(figures), right(figures))
        if found.numerator.bit_length() + found.denominator.bit_length() > _SIZE_MAX:
            raise _too_large(at)
        return found

    return value


def _quotient(at: int, left: Fraction, right: Fraction) -> Fraction:
    if not right:
        raise FormulaError(at, note("divides-by-zero"), note("write-max-below"))
    return left / right


def _power(at: int, left: Fraction, right: Fraction) -> Fraction:
    if right.denominator != 1:
        raise FormulaError(at, note("only-whole-powers"), note("write-sqrt"))
    if abs(right) > _POWER_MAX:
        raise FormulaError(at, note("power-too-high", power=right.numerator), note("highest-power", most=_POWER_MAX))
    if right < 0 and not left:
        raise FormulaError(at, note("divides-by-zero"), note("zero-negative-power"))
    if (left.numerator.bit_length() + left.denominator.bit_length()) * abs(right) > _SIZE_MAX:
        raise _too_large(at)
    return Fraction(left ** int(right))


def half_up(value: Fraction, decimals: int = 0) -> Fraction:
    """Rounded to this many decimals; a half is rounded away from zero, as people round."""
    scale = 10**decimals
    size = (abs(value) * scale + Fraction(1, 2)).__floor__()
    return Fraction(size if value >= 0 else -size, scale)


def _rounded(at: int, values: Sequence[Fraction]) -> Fraction:
    decimals = values[1] if len(values) > 1 else Fraction(0)
    if decimals.denominator != 1 or not 0 <= decimals <= DECIMALS:
        raise FormulaError(at, note("round-whole-decimals"), note("write-round"))
    return half_up(values[0], int(decimals))


def _root(at: int, values: Sequence[Fraction]) -> Fraction:
    (value,) = values
    if value < 0:
        raise FormulaError(at, note("root-of-negative"), note("write-sqrt-max"))
    above, below = isqrt(value.numerator), isqrt(value.denominator)
    if above * above == value.numerator and below * below == value.denominator:
        return Fraction(above, below)
    scale: int = 10**DECIMALS
    return Fraction(isqrt(value.numerator * scale * scale // value.denominator), scale)


def _logarithm(name: str, taken: Callable[[Decimal], Decimal]) -> Function:
    def value(at: int, values: Sequence[Fraction]) -> Fraction:
        (number,) = values
        if number <= 0:
            raise FormulaError(at, note("log-of-zero"), note("write-log-of-more", name=name))
        found = taken(_PRECISE.divide(Decimal(number.numerator), Decimal(number.denominator)))
        return half_up(Fraction(found), DECIMALS)

    return Function(1, 1, value)


def _too_large(at: int) -> FormulaError:
    return FormulaError(at, note("numbers-too-large"), note("use-smaller-powers"))


_OPERATORS: Mapping[str, Callable[[int, Fraction, Fraction], Fraction]] = {
    "+": lambda _, left, right: left + right,
    "-": lambda _, left, right: left - right,
    "*": lambda _, left, right: left * right,
    "/": _quotient,
    "^": _power,
}
COMPARISONS: Mapping[str, Callable[[Fraction, Fraction], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "≤": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "≥": operator.ge,
    "=": operator.eq,
}
"""The comparison between two terms of a condition."""
AND, OR = "and", "or"
"""What joins comparisons; ``and`` binds more closely."""
IF = "if"
"""The function whose first argument is a condition; only one of its other two is evaluated."""
FUNCTIONS: Mapping[str, Function] = {
    "sqrt": Function(1, 1, _root),
    "log": _logarithm("log", _PRECISE.log10),
    "ln": _logarithm("ln", _PRECISE.ln),
    "min": Function(2, 20, lambda _, values: min(values)),
    "max": Function(2, 20, lambda _, values: max(values)),
    "round": Function(1, 2, _rounded),
    "floor": Function(1, 1, lambda _, values: Fraction(floor(values[0]))),
    "ceil": Function(1, 1, lambda _, values: Fraction(ceil(values[0]))),
    IF: Function(3, 3, lambda _, values: values[1] if values[0] else values[2]),
    "log10": _logarithm("log", _PRECISE.log10),
}
