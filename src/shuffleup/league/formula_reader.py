"""Reading a points formula: text into a tree, or one error with its position and how to mend it.

    formula    sum
    sum        product { (+ | -) product }
    product    signed { (* | /) signed }
    signed     [-] power
    power      atom [ ^ signed ]
    atom       number | name | function ( sum { , sum } ) | ( sum )
    condition  sum (< | <= | > | >= | =) sum          only as the first argument of if(…)

Letters may be large or small; × and · multiply, ÷ divides. Numbers have a decimal point: a comma parts arguments.
"""

import re
from difflib import get_close_matches
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from shuffleup.league.formula import (
    NAMES,
    Applied,
    Comparison,
    Condition,
    Formula,
    FormulaError,
    Function,
    Negative,
    Number,
    Operation,
    Operator,
    Term,
    Variable,
)

LENGTH_MAX = 500
DEPTH_MAX = 40
_DIGITS_MAX = 18
_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?|\.\d+)|(?P<word>[^\W\d]\w*)|(?P<sign><=|>=|≤|≥|\*\*|[-+*/^(),<>=]))"
)
_ALIKE = {"×": "*", "·": "*", "÷": "/", "−": "-", "–": "-"}  # one letter each: positions stay what they are
_SAME = {"buy_in": "b", "buyin": "b", "place": "k", "knockouts": "ko", "knock_outs": "ko"}
_FUNCTIONS = {function.word: function for function in Function} | {"log10": Function.LOG}
_COMPARISONS = {one.value: one for one in Comparison} | {"≤": Comparison.AT_MOST, "≥": Comparison.AT_LEAST}
_SUMS = {"+": Operator.ADD, "-": Operator.SUBTRACT}
_PRODUCTS = {"*": Operator.MULTIPLY, "/": Operator.DIVIDE}


class _Token(Struct, frozen=True, gc=False):
    kind: str  # number, word, sign or end
    text: str
    at: int


@lru_cache(maxsize=64)
def read_formula(text: str) -> Formula:
    """The formula in a text. Raises ``FormulaError``."""
    if len(text) > LENGTH_MAX:
        raise FormulaError(LENGTH_MAX + 1, f"the formula is longer than {LENGTH_MAX} letters", "make it shorter")
    reader = _Reader(_tokens(text))
    if reader.next.kind == "end":
        raise FormulaError(1, "the formula is empty", "write for instance 10 * sqrt(n / k)")
    term = reader.sum()
    reader.expect_end()
    return Formula(text, term)


def _tokens(text: str) -> list[_Token]:
    for sign, plain in _ALIKE.items():
        text = text.replace(sign, plain)
    tokens: list[_Token] = []
    place = 0
    while text[place:].strip():
        found = _TOKEN.match(text, place)
        if not found:
            at = place + len(text[place:]) - len(text[place:].lstrip())
            hint = "write only numbers, names, + - * / ^ and brackets"
            raise FormulaError(at + 1, f"'{text[at]}' cannot stand in a formula", hint)
        kind = found.lastgroup or ""
        tokens.append(_Token(kind, found[kind].lower(), found.start(kind) + 1))
        place = found.end()
    return [*tokens, _Token("end", "the end", len(text.rstrip()) + 1)]


class _Reader:
    """Goes through the tokens once, from the left to the right."""

    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._place = 0
        self._depth = 0

    @property
    def next(self) -> _Token:
        """The token that has not been taken yet."""
        return self._tokens[self._place]

    def _take(self) -> _Token:
        token = self.next
        self._place += 1
        return token

    def expect_end(self) -> None:
        """Raises ``FormulaError`` if anything is left."""
        token = self.next
        if token.kind == "end":
            return
        if token.text in _COMPARISONS:
            raise FormulaError(token.at, "a comparison stands only inside if(…)", "write if(k <= 3, 10, 5)")
        hint = {")": "there is one ) too many", ",": "write a decimal point in numbers: 0.25"}
        told = hint.get(token.text, "write an operator between the two: * or +")
        raise FormulaError(token.at, f"'{token.text}' was not expected here", told)

    def sum(self) -> Term:
        """A chain of products."""
        self._depth += 1
        if self._depth > DEPTH_MAX:
            raise FormulaError(self.next.at, f"brackets are nested deeper than {DEPTH_MAX}", "make it simpler")
        term = self._product()
        while self.next.text in _SUMS:
            token = self._take()
            term = Operation(token.at, _SUMS[token.text], term, self._product())
        self._depth -= 1
        return term

    def _product(self) -> Term:
        term = self._signed()
        while self.next.text in _PRODUCTS:
            token = self._take()
            term = Operation(token.at, _PRODUCTS[token.text], term, self._signed())
        return term

    def _signed(self) -> Term:
        signs = []
        while self.next.text == "-":
            signs.append(self._take().at)
        term = self._power()
        for at in reversed(signs):
            term = Negative(at, term)
        return term

    def _power(self) -> Term:
        term = self._atom()
        token = self.next
        if token.text == "**":
            raise FormulaError(token.at, "'**' is not an operator here", "write ^ for a power")
        if token.text != "^":
            return term
        self._take()
        self._depth += 1  # a ^ b ^ c nests without brackets
        if self._depth > DEPTH_MAX:
            raise FormulaError(token.at, f"powers are nested deeper than {DEPTH_MAX}", "make it simpler")
        operation = Operation(token.at, Operator.POWER, term, self._signed())
        self._depth -= 1
        return operation

    def _atom(self) -> Term:
        token = self._take()
        if token.kind == "number":
            if len(token.text) > _DIGITS_MAX:
                raise FormulaError(token.at, f"a number has more than {_DIGITS_MAX} digits", "make it shorter")
            return Number(token.at, Fraction(token.text))
        if token.kind == "word":
            return self._word(token)
        if token.text == "(":
            term = self.sum()
            self._close(token)
            return term
        wanted = "a number, a name or a bracket was expected"
        if token.kind == "end":
            raise FormulaError(token.at, f"the formula ends where {wanted}", "finish it, or take the last sign away")
        raise FormulaError(token.at, f"'{token.text}' stands where {wanted}", "take it away, or write what is missing")

    def _word(self, token: _Token) -> Term:
        if token.text in _FUNCTIONS:
            return self._applied(token, _FUNCTIONS[token.text])
        name = _SAME.get(token.text, token.text)
        if name in NAMES:
            if self.next.text == "(":
                raise FormulaError(self.next.at, f"'{token.text}' is not a function", "write * before the bracket")
            return Variable(token.at, name)
        near = get_close_matches(token.text, [*NAMES, *_FUNCTIONS], 1)
        known = f"names are {', '.join(NAMES)}; functions are {', '.join(_FUNCTIONS)}"
        raise FormulaError(token.at, f"there is no '{token.text}'", f"did you mean '{near[0]}'?" if near else known)

    def _applied(self, token: _Token, function: Function) -> Term:
        if self.next.text != "(":
            hint = f"write {token.text}(…)"
            raise FormulaError(self.next.at, f"'{token.text}' needs its arguments in brackets", hint)
        opening = self._take()
        arguments = [self._condition() if function is Function.IF else self.sum()]
        while self.next.text == ",":
            self._take()
            arguments.append(self.sum())
        self._close(opening)
        if not function.least <= len(arguments) <= function.most:
            span = f"{function.least}" if function.least == function.most else f"{function.least} to {function.most}"
            told = "argument" if span == "1" else "arguments"
            raise FormulaError(token.at, f"'{token.text}' takes {span} {told}, not {len(arguments)}", "part them by ,")
        return Applied(token.at, function, tuple(arguments))

    def _condition(self) -> Term:
        left = self.sum()
        token = self.next
        if token.text not in _COMPARISONS:
            raise FormulaError(token.at, "if needs a comparison first", "write for instance if(k <= 3, 10, 5)")
        self._take()
        return Condition(token.at, _COMPARISONS[token.text], left, self.sum())

    def _close(self, opening: _Token) -> None:
        token = self.next
        if token.text == ")":
            self._take()
            return
        if token.kind == "end":
            raise FormulaError(opening.at, "this bracket is never closed", "write ) where it ends")
        if token.text in _COMPARISONS:
            raise FormulaError(token.at, "a comparison stands only inside if(…)", "write if(k <= 3, 10, 5)")
        raise FormulaError(token.at, f"'{token.text}' stands where ) or an operator was expected", "write one of them")
