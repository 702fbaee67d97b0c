"""The messages of a language, read once. They stand in ``locale/<language>/*.ftl`` under the same names in each."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from shuffleup.rulebooks.rule import Language

Values = Mapping[str, int | str]
"""What a message is about: numbers are written as the language writes them."""
_LONGEST = 2_000
"""Letters of a value: Fluent says nothing at all of a longer one."""
_UNGROUPED = 10**18
_EUPHONY: Mapping[Language, tuple[tuple[re.Pattern[str], str], ...]] = {
    Language.ENGLISH: (),
    Language.ITALIAN: ((re.compile(r"\b([Aa])(?= A\w)"), r"\1d"), (re.compile(r"\b([Ee])(?= E\w)"), r"\1d")),
    Language.SPANISH: ((re.compile(r"\by(?= (?:I|Hi)\w)"), "e"), (re.compile(r"\bo(?= (?:O|Ho)\w)"), "u")),
}
"""How a short word changes before a name: ``ad Anna``, ``ed Elena``, ``e Inés``."""
_START = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        # Numbers and names of players stand among words of the same direction of writing.
        self._bundle = FluentBundle([language.value], use_isolating=False)
        self._entries = {name: entry for text in _texts(language) for name, entry in _entries(text)}
        self.names: frozenset[str] = frozenset(self._entries)

    def say(self, name: str, values: Values | None = None) -> str:
        """A message with its values. One that is missing is its own name, so that nothing is lost at the table."""
        if not self._knows(name):
            return name.partition("-")[2].replace("-", " ")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return name
        text, _ = self._bundle.format_pattern(
            pattern, {place: _sayable(value) for place, value in (values or {}).items()}
        )
        return euphonic(str(text), self.language)

    def faults(self, name: str, values: Values) -> tuple[str, ...]:
        """What goes wrong with a message and these values: that it is missing, or wants another value."""
        if not self._knows(name):
            return (f"{self.language.value}: no message {name}",)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return (f"{self.language.value}: {name} is empty",)
        _, errors = self._bundle.format_pattern(pattern, dict(values))
        return tuple([f"{self.language.value}: {name}: {error}" for error in errors])

    def written(self, name: str) -> str:
        """A message of one line as its file has it, with the places by their names. Raises ``KeyError``."""
        return self._entries[name].partition("=")[2].partition("\n")[0].strip()

    def _knows(self, name: str) -> bool:
        """Is there such a message? It is parsed when it is first said: a command says a few of two thousand."""
        if not self._bundle.has_message(name) and name in self._entries:
            self._bundle.add_resource(FluentResource(self._entries[name]))
        return self._bundle.has_message(name)


def _sayable(value: int | str) -> int | str:
    """A value that can be written: no number of more digits than are ever grouped, and no word without an end."""
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"
    return value if abs(value) < _UNGROUPED else _sayable(str(value))


def euphonic(text: str, language: Language) -> str:
    """A sentence with its short words as they sound before names."""
    for shape, instead in _EUPHONY[language]:
        text = shape.sub(instead, text)
    return text


@cache
def messages(language: Language) -> Messages:
    """The messages of a language."""
    return Messages(language)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message with its name. None of ours refers to another one, so that each can be parsed alone."""
    starts = [*_START.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def _texts(language: Language) -> Iterator[str]:
    folder = files("shuffleup.locale").joinpath(language.value)
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")
