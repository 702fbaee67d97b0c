"""Answers if something cannot be done or should be known: a code and facts, never a sentence.

    Refusal    the rules, or what has happened so far, do not allow it
    Problem    something written cannot be accepted: what is wrong, where, and how to mend it
    Note       one fact, beside a result or inside one of the other two

``locale`` has the sentence of each code in every language, English included. A program matches the code.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NewType, TypeAlias, final

from msgspec import Struct


@final
class Note(Struct, frozen=True, gc=False, tag="note"):
    """One statement: a stable code, and the facts that its sentence mentions."""

    code: str
    facts: "Facts" = ()

    def __str__(self) -> str:
        return voice(self)


@final
class Refusal(Struct, frozen=True, gc=False, tag="refusal"):
    """Why something is not done: an answer and not an error."""

    code: str
    rule: str = ""
    """The rule, such as ``tda-2024 11``; empty if no rule is involved."""
    facts: "Facts" = ()

    def fact(self, name: str) -> "Value":
        """One of the facts, by name. Raises ``KeyError`` if there is none of this name."""
        return dict(self.facts)[name]

    def number(self, name: str) -> int:
        """One of the facts, if it is a number; 0 if there is none of this name."""
        value = dict(self.facts).get(name, 0)
        return value if isinstance(value, int) else 0

    def __str__(self) -> str:
        return voice(self)


class Problem(Struct, frozen=True, gc=False):
    """A mistake in something written."""

    what: Note
    place: "Note | str" = ""
    """The table, the line or the key; text is as written in the file."""
    hint: Note | None = None
    file: str = ""

    def __str__(self) -> str:
        return voice(self)


Value: TypeAlias = "int | str | Note | Refusal | tuple[Note | str, ...]"
"""A number, a word or a name as written, another answer inside this one, or a list of these."""
Facts: TypeAlias = tuple[tuple[str, Value], ...]
PlainFacts: TypeAlias = tuple[tuple[str, int | str], ...]
"""A fact that contains no other answer."""
Answer: TypeAlias = Note | Refusal | Problem


Stated = NewType("Stated", str)
"""What a person wrote, as it came with a request. Only what takes requests makes one."""
Code = NewType("Code", str)
"""A code that programs match: small letters, digits and hyphens, never a sentence."""
UNSAID = Stated("")
"""No reason."""
if TYPE_CHECKING:
    Why: TypeAlias = Stated | Code | StrEnum
else:
    Why = str
"""Why something was done: what a person wrote, or a code, which ``locale`` puts in the reader's language. It is written
and read as text; the distinction is for the type checker, so that no sentence of the program becomes a reason."""


def note(code: str, **facts: Value) -> Note:
    """Makes a note of this code with these facts."""
    return Note(code, tuple(facts.items()))


def refuse(code: str, rule: str = "", **facts: Value) -> Refusal:
    """Makes a refusal of this code with these facts."""
    return Refusal(code, rule, tuple(facts.items()))


class ProblemError(ValueError):
    """Something written cannot be accepted. ``voice`` turns the error into text."""

    def __init__(self, problems: Problem | Note | Iterable[Problem]) -> None:
        if isinstance(problems, Note):
            problems = Problem(problems)
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__(self.problems[0])

    @property
    def first(self) -> Problem:
        """The first problem, which represents all of them."""
        return self.problems[0]

    def __str__(self) -> str:
        return voice(self.first)


class Problems:
    """Collects what is wrong with one file, so that everything is reported at once."""

    def __init__(self, file: str = "") -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, place: Note | str, what: Note, hint: Note | None = None) -> None:
        """Adds a problem."""
        self.found.append(Problem(what, place, hint, self.file))

    def stop(self, error: type[ProblemError] = ProblemError) -> None:
        """Raises the error if there is any problem."""
        if self.found:
            raise error(self.found)


def plain(answer: Answer) -> str:
    """An answer in the form for programs: the code and its facts, such as ``not-a-card (text: Zz)``."""
    if isinstance(answer, Problem):
        parts = (answer.place, answer.what, answer.hint)
        return ": ".join([answer.file] * bool(answer.file) + [_plain(part) for part in parts if part])
    facts = ", ".join(_facts(answer))
    return f"{answer.code} ({facts})" if facts else answer.code


def _facts(answer: Note | Refusal) -> Iterator[str]:
    for name, value in answer.facts:
        yield f"{name}: {_plain(value)}"


def _plain(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join([_plain(one) for one in value])
    return plain(value) if isinstance(value, Note | Refusal) else str(value)


class _Voice:
    """Says answers as text if nobody has chosen a language, as in a traceback."""

    def __call__(self, answer: Answer, names: Sequence[str] = ()) -> str:
        """The sentence; ``names`` are the players in the hand's seats."""
        # The package itself has the words, in a layer above this one; they are loaded only when needed.
        return str(sys.modules["shuffleup"].in_english(answer, names))


voice = _Voice()
