"""What is answered where something cannot be done or should be known: a code and facts, never a sentence.

    Refusal    the rules, or what has happened so far, stand against it
    Problem    what somebody wrote cannot be taken: what is wrong, where, and how to mend it
    Note       one thing that is so, beside a result or inside one of the other two

``locale`` has the sentence of each code, in every language alike; English is one of them. A program matches the code.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, final

from msgspec import Struct


@final
class Note(Struct, frozen=True, gc=False, tag="note"):
    """One thing that is so: a stable code, and the facts that its sentence names."""

    code: str
    facts: "Facts" = ()

    def __str__(self) -> str:
        return voice(self)


@final
class Refusal(Struct, frozen=True, gc=False, tag="refusal"):
    """Why something is not done: an answer, not an error."""

    code: str
    rule: str = ""
    """As ``tda-2024 11``; empty where no rule is involved."""
    facts: "Facts" = ()

    def fact(self, name: str) -> "Value":
        """One of the facts. Raises ``KeyError`` for a name that is not among them."""
        return dict(self.facts)[name]

    def number(self, name: str) -> int:
        """One of the facts that is a number; zero where it is not among them."""
        value = dict(self.facts).get(name, 0)
        return value if isinstance(value, int) else 0

    def __str__(self) -> str:
        return voice(self)


class Problem(Struct, frozen=True, gc=False):
    """A mistake in what somebody wrote."""

    what: Note
    place: "Note | str" = ""
    """The table, the line, the key; text stands as it is in the file."""
    hint: Note | None = None
    file: str = ""

    def __str__(self) -> str:
        return voice(self)


Value: TypeAlias = "int | str | Note | Refusal | tuple[Note | str, ...]"
"""A number, a word or a name as it was written, another answer inside this one, or a list of such."""
Facts: TypeAlias = tuple[tuple[str, Value], ...]
PlainFacts: TypeAlias = tuple[tuple[str, int | str], ...]
"""Facts without another answer among them."""
Answer: TypeAlias = Note | Refusal | Problem


def note(code: str, **facts: Value) -> Note:
    """The note of this code with these facts."""
    return Note(code, tuple(facts.items()))


def refuse(code: str, rule: str = "", **facts: Value) -> Refusal:
    """The refusal of this code with these facts."""
    return Refusal(code, rule, tuple(facts.items()))


class ProblemError(ValueError):
    """Something written cannot be taken. As text it is said by ``voice``."""

    def __init__(self, problems: Problem | Note | Iterable[Problem]) -> None:
        if isinstance(problems, Note):
            problems = Problem(problems)
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__(self.problems[0])

    @property
    def first(self) -> Problem:
        """The first problem, which stands for all of them."""
        return self.problems[0]

    def __str__(self) -> str:
        return voice(self.first)


class Problems:
    """Collects what is wrong with one file, so that all of it is told at once."""

    def __init__(self, file: str = "") -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, place: Note | str, what: Note, hint: Note | None = None) -> None:
        """One more problem."""
        self.found.append(Problem(what, place, hint, self.file))

    def stop(self, error: type[ProblemError] = ProblemError) -> None:
        """Raises the error if there is any problem."""
        if self.found:
            raise error(self.found)


def plain(answer: Answer) -> str:
    """An answer as a program has it: the code and its facts, such as ``not-a-card (text: Zz)``."""
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
    """Says answers where text is wanted and nobody chose a language: in the traceback of a programmer's mistake."""

    def __call__(self, answer: Answer, names: Sequence[str] = ()) -> str:
        """The sentence; ``names`` are the players of the hand's seats."""
        # The package itself says it: its folders above this one have the words, and only who asks pays for them.
        return str(sys.modules["shuffleup"].in_english(answer, names))


voice = _Voice()
