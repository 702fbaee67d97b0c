"""A points formula of The Tournament Director, as one of ours.

program     { statement }                 assign("name", value), if(condition, statement [, statement]), or a value
value       sums and products of numbers, names, brackets and functions; if(condition, value, value)
condition   comparisons, joined by and, or, not

It is read, never run: names that it assigns are replaced by what they stand for, and the words that we know by ours.
The points are what ``points`` stands for at the end, else the last value. That program's ``log`` is the natural one.
"""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias, final

from msgspec import Struct

from shuffleup.league.formula import FormulaError
from shuffleup.league.formula_reader import read_formula

_MOST_LETTERS, _MOST_NESTED, _MOST_MADE, _MOST_ALTERNATIVES = 4_000, 40, 4_000, 16
_TOKEN = re.compile(r'\s*(?:"(?P<text>[^"]*)"|(?P<number>\d+(?:\.\d+)?|\.\d+)|(?P<word>[^\W\d]\w*)|'
                    r"(?P<sign><=|>=|<>|!=|==|[-+*/^(),<>=]))")  # fmt: skip
_ATOM, _POWER, _PRODUCT, _SUM = range(4)
"""How closely a value is bound: a looser one needs brackets inside a closer one."""
_POOL = frozenset(("totalbuyinsamount", "totalrebuysamount", "totaladdonsamount"))
"""Three totals that are the pool together, and of which we know none alone."""
_NAMES: Mapping[str, str] = {
    **dict.fromkeys(("n", "buyins", "numberofbuyins", "numberofplayers", "entrants"), "players"),
    **dict.fromkeys(("r", "rank", "place"), "k"),
    **dict.fromkeys(("nh", "numberofhits"), "ko"),
    **dict.fromkeys(("pot", "pp", "prizepool"), "pool"),
    **dict.fromkeys(("pw", "prizewinnings"), "prize"),
    **dict.fromkeys(("mr", "moneyrank"), "paid"),
    **dict.fromkeys(("m", "inthemoney", "placed"), "if(k <= paid, 1, 0)"),
    "defaultbuyinfee": "b",
}
_FUNCTIONS: Mapping[str, str] = {
    "sqrt": "sqrt", "log": "ln", "ln": "ln", "log10": "log", "min": "min", "max": "max", "round": "round",
    "floor": "floor", "ceil": "ceil",
}  # fmt: skip
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


class _UnknownError(Exception):
    """Something in the formula has no counterpart here."""


class _Value(Struct, frozen=True):
    """A value in our words, and how closely it is bound."""

    text: str
    bound: int = _ATOM

    def within(self, most: int) -> str:
        """The text, in brackets where it is bound less closely than this."""
        return self.text if self.bound <= most else f"({self.text})"


class _Condition(Struct, frozen=True):
    """A condition in our words: alternatives, each of comparisons that all have to hold."""

    any_of: tuple[tuple[tuple[str, str, str], ...], ...]

    @property
    def text(self) -> str:
        """As it stands in ``if(…)``."""
        return " or ".join([" and ".join([" ".join(one) for one in every]) for every in self.any_of])

    def both(self, other: "_Condition") -> "_Condition":
        """This and the other."""
        if len(self.any_of) * len(other.any_of) > _MOST_ALTERNATIVES:
            raise _UnknownError
        return _Condition(tuple([(*one, *two) for one in self.any_of for two in other.any_of]))

    def opposite(self) -> "_Condition":
        """Holds where this does not."""
        found = _Condition(((),))
        for every in self.any_of:
            found = found.both(_Condition(tuple([(one,) for each in every for one in _unlike(each)])))
        return found


_Names: TypeAlias = dict[str, _Value]


def our_formula(text: str) -> str:
    """The formula in the words of ``league.formula_reader``; empty where it has something that we do not know."""
    if len(text) > _MOST_LETTERS:
        return ""
    try:
        found = _Reader(text).program()
        read_formula(found)
    except (_UnknownError, FormulaError, RecursionError):
        return ""
    return found


@final
class _Reader:
    """Reads a formula once, from left to right; ``_names`` is what the names assigned so far stand for."""

    def __init__(self, text: str) -> None:
        self._tokens: list[tuple[str, str]] = []
        self._names: _Names = {}
        self._depth = self._place = place = 0
        while text[place:].strip():
            found = _TOKEN.match(text, place)
            if found is None:
                raise _UnknownError
            kind = str(found.lastgroup)
            self._tokens.append((kind, found[kind].lower()))
            place = found.end()
        self._tokens.append(("end", ""))

    def program(self) -> str:
        """The points that the whole formula gives."""
        last: _Value | None = None
        while self._next[0] != "end":
            last = self._statement() or last
        points = self._names.get("points", last)
        if points is None:
            raise _UnknownError
        return points.text

    # ── statements ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _statement(self) -> _Value | None:
        """Reads a statement; gives its value if it is one."""
        if self._next[1] == "(" and self._is_statement(1):
            self._expect("(")
            found = self._statement()
            self._expect(")")
            return found
        if self._next == ("word", "assign"):
            self._assign()
            return None
        if self._next == ("word", "if") and self._assigns():
            self._branch()
            return None
        return self._sum()

    def _is_statement(self, ahead: int) -> bool:
        """Does a statement that gives no value begin so many tokens ahead?"""
        while self._tokens[self._place + ahead][1] == "(":
            ahead += 1
        here = self._tokens[self._place + ahead]
        return here == ("word", "assign") or (here == ("word", "if") and self._assigns(ahead))

    def _assigns(self, ahead: int = 0) -> bool:
        """Is anything assigned within the brackets that open next?"""
        depth = 0
        for kind, text in self._tokens[self._place + ahead + 1 :]:
            depth += (text == "(") - (text == ")")
            if kind == "word" and text == "assign":
                return True
            if not depth:
                return False
        return False

    def _assign(self) -> None:
        self._take()
        self._expect("(")
        kind, name = self._take()
        if kind not in {"text", "word"}:
            raise _UnknownError
        self._expect(",")
        self._names[name] = self._sum()
        self._expect(")")

    def _branch(self) -> None:
        """What was assigned in one of two branches stands for either, by the condition."""
        self._take()
        self._expect("(")
        condition = self._condition()
        before = dict(self._names)
        self._expect(",")
        self._statement()
        then, self._names = self._names, before
        if self._next[1] == ",":
            self._take()
            self._names = dict(before)
            self._statement()
        self._expect(")")
        for name in {*then, *self._names}:
            yes, no = then.get(name), self._names.get(name)
            if yes is None or no is None:
                self._names.pop(name, None)  # unknown where it was not assigned
            elif yes != no:
                self._names[name] = _choice(condition, yes, no)

    # ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _sum(self) -> _Value:
        self._depth += 1
        if self._depth > _MOST_NESTED:
            raise _UnknownError
        parts = [("+", *self._product())]
        while self._next[1] in {"+", "-"} and self._next[0] == "sign":
            parts.append((self._take()[1], *self._product()))
        self._depth -= 1
        totals = {word for sign, word, _ in parts if sign == "+" and word in _POOL}
        if totals == _POOL:
            parts = [("+", "", _Value("pool")), *[one for one in parts if one[1] not in _POOL]]
        return self._made(parts, _SUM)

    def _product(self) -> tuple[str, _Value]:
        """A product, and the word that it is where it is one of the totals and nothing else."""
        if self._next[1] in _POOL:
            return self._take()[1], _Value("")
        parts = [("*", "", self._signed())]
        while self._next[1] in {"*", "/"} and self._next[0] == "sign":
            parts.append((self._take()[1], "", self._signed()))
        return "", self._made(parts, _PRODUCT)

    def _made(self, parts: list[tuple[str, str, _Value]], bound: int) -> _Value:
        """Parts joined by their signs; of the totals none may be left alone."""
        if any(word for _, word, _ in parts):
            raise _UnknownError
        if len(parts) == 1:
            return parts[0][2]
        text = parts[0][2].within(bound)
        for sign, _, part in parts[1:]:
            text += f" {sign} {part.within(bound - (sign in '-/'))}"
        return _limited(_Value(text, bound))

    def _signed(self) -> _Value:
        if self._next == ("sign", "-"):
            self._take()
            return _Value(f"-{self._signed().within(_POWER)}", _PRODUCT)
        found = self._atom()
        if self._next == ("sign", "^"):
            self._take()
            return _raised(found, self._signed())
        return found

    def _atom(self) -> _Value:
        kind, text = self._take()
        if kind == "number":
            return _Value(text)
        if text == "(" and kind == "sign":
            found = self._sum()
            self._expect(")")
            return found
        if kind != "word":
            raise _UnknownError
        if text == "if":
            return self._if()
        if self._next[1] == "(":
            return self._applied(text)
        if text in self._names:
            return self._names[text]
        if text not in _NAMES:
            raise _UnknownError
        return _Value(_NAMES[text])

    def _if(self) -> _Value:
        self._expect("(")
        condition = self._condition()
        self._expect(",")
        then = self._sum()
        self._expect(",")
        otherwise = self._sum()
        self._expect(")")
        return _choice(condition, then, otherwise)

    def _applied(self, name: str) -> _Value:
        self._expect("(")
        given = [self._sum()]
        while self._next[1] == ",":
            self._take()
            given.append(self._sum())
        self._expect(")")
        if name in {"pow", "power"} and len(given) == 2:
            return _raised(*given)
        if name not in _FUNCTIONS:
            raise _UnknownError
        return _limited(_Value(f"{_FUNCTIONS[name]}({', '.join([one.text for one in given])})"))

    # ── conditions ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _condition(self) -> _Condition:
        found = self._every()
        while self._next == ("word", "or"):
            self._take()
            found = _Condition((*found.any_of, *self._every().any_of))
        return found

    def _every(self) -> _Condition:
        found = self._comparison()
        while self._next == ("word", "and"):
            self._take()
            found = found.both(self._comparison())
        return found

    def _comparison(self) -> _Condition:
        if self._next == ("word", "not"):
            self._take()
            return self._in_brackets(self._condition).opposite()
        if self._next == ("sign", "(") and self._compares():
            return self._in_brackets(self._condition)
        left = self._sum()
        kind, sign = self._take()
        if kind != "sign" or sign not in {*_OPPOSITE, "=", "==", "<>", "!="}:
            raise _UnknownError
        right = self._sum()
        equal = (left.text, "=", right.text)
        if sign in {"<>", "!="}:
            return _Condition(((equal,),)).opposite()
        return _Condition(((equal if sign in {"=", "=="} else (left.text, sign, right.text),),))

    def _compares(self) -> bool:
        """Is the bracket that opens next one around a condition, not one within a sum?"""
        depth = 0
        for kind, text in self._tokens[self._place :]:
            depth += (text == "(") - (text == ")")
            if not depth:
                return False
            if depth == 1 and kind == "sign" and text in {*_OPPOSITE, "=", "==", "<>", "!="}:
                return True
        return False

    def _in_brackets(self, read: Callable[[], _Condition]) -> _Condition:
        self._expect("(")
        found = read()
        self._expect(")")
        return found

    # ── tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _next(self) -> tuple[str, str]:
        return self._tokens[self._place]

    def _take(self) -> tuple[str, str]:
        token = self._next
        if token[0] == "end":
            raise _UnknownError
        self._place += 1
        return token

    def _expect(self, sign: str) -> None:
        if self._take() != ("sign", sign):
            raise _UnknownError


def _choice(condition: _Condition, then: _Value, otherwise: _Value) -> _Value:
    return _limited(_Value(f"if({condition.text}, {then.text}, {otherwise.text})"))


def _raised(left: _Value, right: _Value) -> _Value:
    return _limited(_Value(f"{left.within(_ATOM)} ^ {right.within(_ATOM)}", _POWER))


def _limited(value: _Value) -> _Value:
    """The same value: a name that is used often must not grow without end."""
    if len(value.text) > _MOST_MADE:
        raise _UnknownError
    return value


def _unlike(comparison: tuple[str, str, str]) -> tuple[tuple[str, str, str], ...]:
    """The comparisons of which one holds where this does not."""
    left, sign, right = comparison
    return ((left, "<", right), (left, ">", right)) if sign == "=" else ((left, _OPPOSITE[sign], right),)
