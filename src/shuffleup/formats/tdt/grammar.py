"""The grammar of a ``.tdt``: an expression of JavaScript that is only ever read.

value  = object | list | text | number | true | false | null | undefined | call
object = "{" [ pair { "," pair } ] "}"          pair = (name | text) ":" value
list   = "[" [ value { "," value } ] "]"
call   = ["new"] name "(" [ value { "," value } ] ")"      name may have dots: LO.Screen, Map.from
text   = '"' … '"' with the escapes of JSON and \\'         number = JSON number
"""

import re
from decimal import Decimal, InvalidOperation
from typing import TypeAlias, final

from msgspec import Struct

from shuffleup.answer import Note, Problem, ProblemError, note

MOST_LETTERS = 8_000_000
"""Thirty times the length of the longest files that clubs have."""
MOST_NESTED = 150
"""Nested screens take about thirty levels."""
LONGEST_NUMBER = 40

_TOKEN = re.compile(
    r"""
      (?P<blank>[\s\ufeff]++)
    | "(?P<text>(?:[^"\\]++|\\.)*+)"
    | (?P<number>-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?)(?![\w$.])
    | (?P<name>[^\W\d][\w$]*+(?:\.[^\W\d][\w$]*+)*+)
    | (?P<sign>[{}\[\]():,])
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_ESCAPED = {
    '"': '"', "'": "'", "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t",
}  # fmt: skip
_WORDS = {"true": True, "false": False, "null": None, "undefined": None}
"""A table that lost a chair has ``undefined`` in its place."""
_CLOSES = {"{": "}", "[": "]", "(": ")"}
_SHOWN = 30
_END = "end"


class TdtError(ProblemError):
    """The file is not an event of The Tournament Director."""


@final
class TdtCall(Struct, frozen=True):
    """A call by which the other program would build an object: its name and its arguments."""

    name: str
    given: tuple["TdtValue", ...]


TdtValue: TypeAlias = "dict[str, TdtValue] | list[TdtValue] | str | int | Decimal | bool | TdtCall | None"


class TdtText(Struct, frozen=True):
    """The content of a file. If a key occurs twice in one object, the last one counts, as in the other program."""

    value: TdtValue
    repeated: tuple[str, ...]


def parse_tdt(text: str, file: str) -> TdtText:
    """Parses the text of a file; ``file`` is its name. Raises ``TdtError``, which as text is one line."""
    if len(text) > MOST_LETTERS:
        raise TdtError(Problem(note("more-letters-than", count=MOST_LETTERS), "", note("is-it-a-tdt"), file))
    reading = _Reading(text, file)
    value = reading.value(0)
    reading.end()
    return TdtText(value, tuple(reading.repeated))


class _Reading:
    """Reads a text token by token; ``_kind`` and ``_found`` are those of the next token."""

    def __init__(self, text: str, file: str) -> None:
        self._text, self._file = text, file
        self.repeated: list[str] = []
        self._at = self._after = 0
        self._kind = self._found = ""
        self._step()

    def value(self, depth: int) -> TdtValue:
        """Reads the value that comes next."""
        kind, found = self._kind, self._found
        if depth > MOST_NESTED:
            raise self._error(note("nested-too-deeply"))
        if kind == "name":
            return self._word(depth)
        if found in {"{", "["} and kind == "sign":
            self._step()
            return self._object(depth) if found == "{" else self._list("[", depth)
        read: TdtValue
        if kind == "text":
            read = self._unescaped(found)
        elif kind == "number":
            read = self._number(found)
        else:
            raise self._unexpected()
        self._step()
        return read

    def end(self) -> None:
        """Checks that nothing follows."""
        if self._kind != _END:
            raise self._error(note("extra-data"))

    def _word(self, depth: int) -> TdtValue:
        """Reads a word that is a value, or a call."""
        name = self._found
        if name == "new":
            self._step()
            name = self._found
            if self._kind != "name" or name in _WORDS:
                raise self._unexpected()
        elif name in _WORDS:
            self._step()
            return _WORDS[name]
        start = self._at
        self._step()
        if not self._is("("):
            self._at = start
            raise self._error(note("no-value-of-tdt", text=name[:_SHOWN]))
        self._step()
        return TdtCall(name, tuple(self._list("(", depth)))

    def _object(self, depth: int) -> dict[str, TdtValue]:
        made: dict[str, TdtValue] = {}
        while not self._is("}"):
            if made:
                self._expect(",")
            if self._kind not in {"name", "text"}:
                raise self._unexpected()
            key = self._unescaped(self._found) if self._kind == "text" else self._found
            if key in made:
                self.repeated.append(key)
            self._step()
            self._expect(":")
            made[key] = self.value(depth + 1)
        self._step()
        return made

    def _list(self, opened: str, depth: int) -> list[TdtValue]:
        made: list[TdtValue] = []
        while not self._is(_CLOSES[opened]):
            if made:
                self._expect(",")
            made.append(self.value(depth + 1))
        self._step()
        return made

    def _is(self, sign: str) -> bool:
        return self._kind == "sign" and self._found == sign

    def _expect(self, sign: str) -> None:
        if not self._is(sign):
            raise self._error(note("expected-sign", sign=sign))
        self._step()

    def _step(self) -> None:
        """Goes on to the next token."""
        self._at = self._after
        found = _TOKEN.match(self._text, self._at)
        if found and found.lastgroup == "blank":
            self._at = found.end()
            found = _TOKEN.match(self._text, self._at)
        if found:
            self._after, self._kind = found.end(), str(found.lastgroup)
            self._found = found[self._kind]
        elif self._at == len(self._text):
            self._kind = self._found = _END
        else:
            quoted = self._text[self._at] == '"'
            raise self._error(note("unterminated-string") if quoted else self._strange())

    def _number(self, text: str) -> int | Decimal:
        if len(text) > LONGEST_NUMBER:
            raise self._error(note("thousands-of-digits"))
        if text.lstrip("-").isdigit():
            return int(text)
        try:
            number = Decimal(text)
        except InvalidOperation:
            raise self._error(note("thousands-of-digits")) from None
        if abs(number.adjusted()) > LONGEST_NUMBER:
            raise self._error(note("thousands-of-digits"))
        return number

    def _unescaped(self, text: str) -> str:
        """The text with its escapes resolved; lone surrogates, which nothing can show, are left out."""
        if self._kind != "text" or "\\" not in text:
            return text
        plain = _ESCAPE.sub(self._letter, text)
        return plain.encode("utf-16", "surrogatepass").decode("utf-16", "replace")

    def _letter(self, escape: "re.Match[str]") -> str:
        told = escape[1]
        if len(told) > 1:
            return chr(int(told[1:], 16))
        if told not in _ESCAPED:
            raise self._error(note("unknown-escape", text=escape[0]))
        return _ESCAPED[told]

    def _unexpected(self) -> TdtError:
        return self._error(note("file-ends-early") if self._kind == _END else self._strange())

    def _strange(self) -> Note:
        return note("no-value-of-tdt", text=self._text[self._at : self._at + _SHOWN].split("\n")[0])

    def _error(self, what: Note) -> TdtError:
        """An error at the next token. Line and column count from 1, the column in characters."""
        line = self._text.count("\n", 0, self._at) + 1
        column = self._at - self._text.rfind("\n", 0, self._at)
        place = note("line-and-column", number=line, column=column)
        return TdtError(Problem(what, place, note("is-it-a-tdt"), self._file))
