"""Reading a points formula: text into a tree, or one error with its position and how to fix it.

    formula    sum
    sum        product { (+ | -) product }
    product    signed { (* | /) signed }
    signed     [-] power
    power      atom [ ^ signed ]
    atom       number | name | function ( sum { , sum } ) | ( sum )
    condition  all { or all }                          only as the first argument of if(…)
    all        comparison { and comparison }
    comparison sum (< | <= | > | >= | =) sum

Letters may be upper or lower case; × and · multiply, ÷ divides. Numbers have a decimal point; commas part arguments.
"""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.league.formula import AND, COMPARISONS, FUNCTIONS, IF, NAMES, OR, FormulaError, Term, operation

LENGTH_MAX = 1_000
DEPTH_MAX = 40
_DIGITS_MAX = 18
_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?|\.\d+)|(?P<word>[^\W\d]\w*)|(?P<sign><=|>=|≤|≥|\*\*|[-+*/^(),<>=]))"
)
_ALIKE = {"×": "*", "·": "*", "÷": "/", "−": "-", "–": "-"}  # one letter each: positions stay what they are
_SAME = {"buy_in": "b", "buyin": "b", "place": "k", "knockouts": "ko", "knock_outs": "ko"}


class _Token(Struct, frozen=True, gc=False):
    kind: str  # number, word, sign or end
    text: str
    at: int


@lru_cache(maxsize=64)
def read_formula(text: str) -> Term:
    """The formula in a text, ready to be evaluated. Raises ``FormulaError``."""
    if len(text) > LENGTH_MAX:
        raise FormulaError(LENGTH_MAX + 1, note("formula-too-long", most=LENGTH_MAX), note("make-it-shorter"))
    reader = _Reader(_tokens(text))
    if reader.next.kind == "end":
        raise FormulaError(1, note("formula-empty"), note("write-a-formula"))
    term = reader.sum()
    reader.expect_end()
    return term


def _tokens(text: str) -> list[_Token]:
    for sign, plain in _ALIKE.items():
        text = text.replace(sign, plain)
    tokens: list[_Token] = []
    place = 0
    while text[place:].strip():
        found = _TOKEN.match(text, place)
        if not found:
            at = place + len(text[place:]) - len(text[place:].lstrip())
            raise FormulaError(at + 1, note("sign-not-in-formula", sign=text[at]), note("signs-of-formulas"))
        kind = found.lastgroup or ""
        tokens.append(_Token(kind, found[kind].lower(), found.start(kind) + 1))
        place = found.end()
    return [*tokens, _Token("end", "the end", len(text.rstrip()) + 1)]


class _Reader:
    """Goes through the tokens once, from left to right."""

    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._place = 0
        self._depth = 0

    @property
    def next(self) -> _Token:
        """Takes the next token."""
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
        _refuse_comparison(token)
        hint = {")": "one-bracket-too-many", ",": "write-decimal-point"}.get(token.text, "write-an-operator")
        raise FormulaError(token.at, note("not-expected-here", word=token.text), note(hint))

    def sum(self) -> Term:
        """A chain of products."""
        self._depth += 1
        if self._depth > DEPTH_MAX:
            raise FormulaError(self.next.at, note("brackets-too-deep", most=DEPTH_MAX), note("make-it-simpler"))
        term = self._product()
        while self.next.text in ("+", "-"):
            sign = self._take()
            term = operation(sign.text, sign.at, term, self._product())
        self._depth -= 1
        return term

    def _product(self) -> Term:
        term = self._signed()
        while self.next.text in ("*", "/"):
            sign = self._take()
            term = operation(sign.text, sign.at, term, self._signed())
        return term

    def _signed(self) -> Term:
        negative = False
        while self.next.text == "-":
            self._take()
            negative = not negative
        term = self._power()
        return (lambda figures: -term(figures)) if negative else term

    def _power(self) -> Term:
        term = self._atom()
        token = self.next
        if token.text == "**":
            raise FormulaError(token.at, note("not-an-operator"), note("write-power-sign"))
        if token.text != "^":
            return term
        self._take()
        self._depth += 1  # a ^ b ^ c nests without brackets
        if self._depth > DEPTH_MAX:
            raise FormulaError(token.at, note("powers-too-deep", most=DEPTH_MAX), note("make-it-simpler"))
        power = operation(token.text, token.at, term, self._signed())
        self._depth -= 1
        return power

    def _atom(self) -> Term:
        token = self._take()
        if token.kind == "number":
            if len(token.text) > _DIGITS_MAX:
                raise FormulaError(token.at, note("number-too-long", most=_DIGITS_MAX), note("make-it-shorter"))
            number = Fraction(token.text)
            return lambda _: number
        if token.kind == "word":
            return self._word(token)
        if token.text == "(":
            term = self.sum()
            self._close(token)
            return term
        if token.kind == "end":
            raise FormulaError(token.at, note("formula-ends-early"), note("finish-the-formula"))
        raise FormulaError(token.at, note("value-expected", word=token.text), note("take-away-or-complete"))

    def _word(self, token: _Token) -> Term:
        if token.text in FUNCTIONS:
            return self._applied(token)
        name = _SAME.get(token.text, token.text)
        if name in NAMES:
            if self.next.text == "(":
                raise FormulaError(self.next.at, note("not-a-function", word=token.text), note("write-times"))
            return NAMES[name].value
        near = get_close_matches(token.text, [*NAMES, *FUNCTIONS], 1)
        known = note("formula-names", names=", ".join(NAMES), functions=", ".join(FUNCTIONS))
        hint = note("did-you-mean-near", near=near[0]) if near else known
        raise FormulaError(token.at, note("no-such-word", word=token.text), hint)

    def _applied(self, token: _Token) -> Term:
        if self.next.text != "(":
            what = note("needs-brackets", word=token.text)
            raise FormulaError(self.next.at, what, note("write-brackets", word=token.text))
        opening = self._take()
        arguments = [self._condition() if token.text == IF else self.sum()]
        while self.next.text == ",":
            self._take()
            arguments.append(self.sum())
        self._close(opening)
        function = FUNCTIONS[token.text]
        if not function.least <= len(arguments) <= function.most:
            one = function.most == 1
            span = note("first-to-last", first=function.least, last=function.most)
            code = "takes-one-argument" if one else "takes-arguments"
            what = note(
                code,
                word=token.text,
                span=span if function.least < function.most else function.most,
                count=len(arguments),
            )
            raise FormulaError(token.at, what, note("part-them-by-commas"))
        if token.text == IF:
            condition, then, otherwise = arguments
            return lambda figures: (then if condition(figures) else otherwise)(figures)
        return lambda figures: function.value(token.at, [argument(figures) for argument in arguments])

    def _condition(self) -> Term:
        """Worth 1 where it holds, and 0 where it does not."""
        return self._joined(OR, lambda: self._joined(AND, self._comparison, min), max)

    def _joined(self, word: str, part: Callable[[], Term], worth: Callable[[Iterable[Fraction]], Fraction]) -> Term:
        """Parts with this word between them, worth what the least or the most of them is worth."""
        parts = [part()]
        while self.next.text == word:
            self._take()
            parts.append(part())
        return parts[0] if len(parts) == 1 else lambda figures: worth([one(figures) for one in parts])

    def _comparison(self) -> Term:
        left = self.sum()
        token = self.next
        if token.text not in COMPARISONS:
            raise FormulaError(token.at, note("if-needs-comparison"), note("write-if"))
        self._take()
        right, holds = self.sum(), COMPARISONS[token.text]
        return lambda figures: Fraction(holds(left(figures), right(figures)))

    def _close(self, opening: _Token) -> None:
        token = self.next
        if token.text == ")":
            self._take()
            return
        if token.kind == "end":
            raise FormulaError(opening.at, note("bracket-not-closed"), note("close-the-bracket"))
        _refuse_comparison(token)
        raise FormulaError(token.at, note("operator-expected", word=token.text), note("write-one-of-them"))


def _refuse_comparison(token: _Token) -> None:
    if token.text in COMPARISONS:
        raise FormulaError(token.at, note("comparison-outside-if"), note("write-if"))
