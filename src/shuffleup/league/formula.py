"""What a points formula is worth: a small tree of numbers, names and operations, worked out exactly.

Numbers are fractions, so sums, products, quotients and whole powers are exact. Roots and logarithms are not: they are
taken to 30 decimals, the same on every machine. How a formula is written stands in ``formula_reader``; nothing of it is
ever run as a program.
"""

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Context, Decimal
from enum import Enum
from fractions import Fraction
from math import isqrt
from typing import TypeAlias

from msgspec import Struct

DECIMALS = 30
"""Roots and logarithms are exact to so many decimals."""
_PRECISE = Context(prec=2 * DECIMALS, rounding=ROUND_HALF_EVEN)
_SIZE_MAX = 8_000
"""Bits of numerator and denominator together: far more than any league needs, and never slow."""
_POWER_MAX = 100


class FormulaError(ValueError):
    """A formula cannot be read or worked out. ``at`` is the position in the text, counted from 1."""

    def __init__(self, at: int, what: str, hint: str = "") -> None:
        super().__init__(f"position {at}: {what}{f'; {hint}' if hint else ''}")
        self.at = at
        self.what = what
        self.hint = hint


class Figures(Struct, frozen=True, gc=False, kw_only=True):
    """What is known of one player's result. Money is in cents."""

    field: int
    """The size of the field as the league counts it: players, or entries."""
    place: int
    buy_in_cents: int = 0
    players: int = 0
    entries: int = 0
    own_entries: int = 1
    knock_outs: int = 0
    paid_places: int = 0
    prize_cents: int = 0


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
    "own": Name("the player's own entries", lambda f: Fraction(f.own_entries)),
    "spent": Name("the player's buy-ins together", lambda f: Fraction(f.buy_in_cents * f.own_entries, 100)),
    "ko": Name("players knocked out by this one", lambda f: Fraction(f.knock_outs)),
    "paid": Name("places paid", lambda f: Fraction(f.paid_places)),
    "prize": Name("the player's prize", lambda f: Fraction(f.prize_cents, 100)),
}
"""Every name, as the help shows them."""


class Operator(Enum):
    """Between two terms."""

    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "*"
    DIVIDE = "/"
    POWER = "^"


class Comparison(Enum):
    """Between two terms of a condition."""

    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="
    EQUAL = "="


class Function(Enum):
    """What may be applied to terms, with the least and the most it takes."""

    SQRT = ("sqrt", 1, 1)
    LOG = ("log", 1, 1)
    LN = ("ln", 1, 1)
    MIN = ("min", 2, 20)
    MAX = ("max", 2, 20)
    ROUND = ("round", 1, 2)
    FLOOR = ("floor", 1, 1)
    CEIL = ("ceil", 1, 1)
    IF = ("if", 3, 3)

    def __init__(self, word: str, least: int, most: int) -> None:
        self.word = word
        self.least = least
        self.most = most


class Number(Struct, frozen=True):
    """A number as written."""

    at: int
    value: Fraction


class Variable(Struct, frozen=True):
    """One of ``NAMES``."""

    at: int
    name: str


class Negative(Struct, frozen=True):
    """A term with a minus before it."""

    at: int
    term: "Term"


class Operation(Struct, frozen=True):
    """Two terms and what is done with them; ``at`` is the operator's position."""

    at: int
    operator: Operator
    left: "Term"
    right: "Term"


class Condition(Struct, frozen=True):
    """Two terms compared; stands only as the first argument of ``if``."""

    at: int
    comparison: Comparison
    left: "Term"
    right: "Term"


class Applied(Struct, frozen=True):
    """A function and its arguments."""

    at: int
    function: Function
    arguments: "tuple[Term, ...]"


Term: TypeAlias = Number | Variable | Negative | Operation | Condition | Applied


class Formula(Struct, frozen=True):
    """A formula that has been read."""

    text: str
    term: Term


def worth(formula: Formula, figures: Figures) -> Fraction:
    """The value of a formula for one result. Raises ``FormulaError`` where it has none, as for a division by zero."""
    return _value(formula.term, figures)


def _value(term: Term, figures: Figures) -> Fraction:
    match term:
        case Number(value=value):
            return value
        case Variable(name=name):
            return NAMES[name].value(figures)
        case Negative(term=below):
            return -_value(below, figures)
        case Operation():
            return _operation(term, _value(term.left, figures), _value(term.right, figures))
        case Applied(function=Function.IF):
            condition, then, otherwise = term.arguments
            return _value(then if _holds(condition, figures) else otherwise, figures)
        case Applied():
            return _applied(term, [_value(argument, figures) for argument in term.arguments])
        case Condition(at=at):
            raise FormulaError(at, "a comparison has no value", "write if(condition, value, other value)")


def _operation(term: Operation, left: Fraction, right: Fraction) -> Fraction:
    match term.operator:
        case Operator.ADD:
            found = left + right
        case Operator.SUBTRACT:
            found = left - right
        case Operator.MULTIPLY:
            found = left * right
        case Operator.DIVIDE:
            if not right:
                raise FormulaError(term.at, "this divides by zero", "write for instance max(1, …) below the line")
            found = left / right
        case Operator.POWER:
            found = _power(term, left, right)
    return _within_bounds(term.at, found)


def _power(term: Operation, left: Fraction, right: Fraction) -> Fraction:
    if right.denominator != 1:
        raise FormulaError(term.at, "only whole powers are exact", "write sqrt(…) for a power of one half")
    if abs(right) > _POWER_MAX:
        raise FormulaError(term.at, f"a power of {right.numerator} is too high", f"{_POWER_MAX} is the highest")
    if right < 0 and not left:
        raise FormulaError(term.at, "this divides by zero", "zero has no negative power")
    if (left.numerator.bit_length() + left.denominator.bit_length()) * abs(right) > _SIZE_MAX:
        raise _too_large(term.at)
    return Fraction(left ** int(right))


def _applied(term: Applied, values: list[Fraction]) -> Fraction:
    match term.function:
        case Function.MIN:
            return min(values)
        case Function.MAX:
            return max(values)
        case Function.ROUND:
            return _rounded(term, values[0], values[1] if len(values) > 1 else Fraction(0))
        case Function.FLOOR:
            return Fraction(values[0].__floor__())
        case Function.CEIL:
            return Fraction(values[0].__ceil__())
        case Function.SQRT:
            return _root(term, values[0])
        case _:
            return _logarithm(term, values[0])


def _holds(term: Term, figures: Figures) -> bool:
    assert isinstance(term, Condition), "the reader lets nothing else stand here"
    left, right = _value(term.left, figures), _value(term.right, figures)
    match term.comparison:
        case Comparison.LESS:
            return left < right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.MORE:
            return left > right
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.EQUAL:
            return left == right


def half_up(value: Fraction, decimals: int = 0) -> Fraction:
    """Rounded to so many decimals; a half goes away from zero, as people round."""
    scale = 10**decimals
    size = (abs(value) * scale + Fraction(1, 2)).__floor__()
    return Fraction(size if value >= 0 else -size, scale)


def _rounded(term: Applied, value: Fraction, decimals: Fraction) -> Fraction:
    if decimals.denominator != 1 or not 0 <= decimals <= DECIMALS:
        raise FormulaError(term.at, "round needs a whole number of decimals", "write for instance round(…, 2)")
    return half_up(value, int(decimals))


def _root(term: Applied, value: Fraction) -> Fraction:
    if value < 0:
        raise FormulaError(term.at, "there is no root of a negative number", "write for instance sqrt(max(0, …))")
    above, below = isqrt(value.numerator), isqrt(value.denominator)
    if above * above == value.numerator and below * below == value.denominator:
        return Fraction(above, below)
    scale: int = 10**DECIMALS
    return Fraction(isqrt(value.numerator * scale * scale // value.denominator), scale)


def _logarithm(term: Applied, value: Fraction) -> Fraction:
    if value <= 0:
        raise FormulaError(
            term.at, "there is no logarithm of zero or less", f"write for instance {term.function.word}(1 + …)"
        )
    number = _PRECISE.divide(Decimal(value.numerator), Decimal(value.denominator))
    found = _PRECISE.log10(number) if term.function is Function.LOG else _PRECISE.ln(number)
    return half_up(Fraction(found), DECIMALS)


def _within_bounds(at: int, value: Fraction) -> Fraction:
    if value.numerator.bit_length() + value.denominator.bit_length() > _SIZE_MAX:
        raise _too_large(at)
    return value


def _too_large(at: int) -> FormulaError:
    return FormulaError(at, "the numbers grow too large here", "use smaller powers")
