"""The messages of a language, read once. They are in ``locale/<language>/*.ftl`` under the same names in each."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from shuffleup.locale.writing import euphonic
from shuffleup.rulebooks.rule import Language

Values = Mapping[str, int | str]
"""The variables of a message: numbers are written as in the language."""
_LONGEST = 10_000
"""The most letters of a value that are shown."""
_FLUENT_LONGEST = 2_000
"""Fluent shows nothing at all of a longer value."""
_UNGROUPED = 10**18
_START = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language, texts: Iterable[str]) -> None:
        self.language = language
        # Numbers and names of players are among words of the same writing direction.
        self._bundle = FluentBundle([language.value, Language.ENGLISH.value], use_isolating=False)
        self._entries = {name: entry for text in texts for name, entry in _entries(text)}
        self.names: frozenset[str] = frozenset(self._entries)

    def say(self, name: str, values: Values | None = None, part: str = "") -> str:
        """A message or a part of it with its values. A missing message is given in English, or else by its name."""
        if not self._knows(name):
            english = messages(Language.ENGLISH)
            if self.language is not Language.ENGLISH and name in english.names:
                return english.say(name, values, part)
            return name.partition("-")[2].replace("-", " ")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            return name
        said_values = {place: _said_value(value) for place, value in (values or {}).items()}
        text, _ = self._bundle.format_pattern(pattern, {**said_values, **_stand_ins(said_values)})
        said = euphonic(str(text), self.language)
        for place, mark in _stand_ins(said_values).items():
            said = said.replace(mark, str(said_values[place]))
        return said

    def parts(self, name: str) -> frozenset[str]:
        """The names of the parts of a message."""
        return frozenset(self._bundle.get_message(name).attributes) if self._knows(name) else frozenset()

    def faults(self, name: str, values: Values) -> tuple[str, ...]:
        """What is wrong with a message and these values: that it is missing, or needs another value."""
        if not self._knows(name):
            return (f"{self.language.value}: no message {name}",)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return (f"{self.language.value}: {name} is empty",)
        _, errors = self._bundle.format_pattern(pattern, dict(values))
        return tuple([f"{self.language.value}: {name}: {error}" for error in errors])

    def _knows(self, name: str) -> bool:
        """Is there such a message? It is parsed when first used: a command uses a few of two thousand."""
        if not self._bundle.has_message(name) and name in self._entries:
            self._bundle.add_resource(FluentResource(self._entries[name]))
        return self._bundle.has_message(name)


def _said_value(value: int | str) -> int | str:
    """A value that can be written: no number with too many digits to group, and no overlong word."""
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"
    return value if abs(value) < _UNGROUPED else _said_value(str(value))


def _stand_ins(values: Values) -> dict[str, str]:
    """A mark for each value that Fluent would not show."""
    return {place: f"\ue000{place}\ue001" for place, value in values.items() if len(str(value)) > _FLUENT_LONGEST}


@cache
def messages(language: Language) -> Messages:
    """The messages of a language, without the texts of the rules, which few commands need."""
    return read_messages(language)


def read_messages(language: Language, of: str = "") -> Messages:
    """The messages of one file of a language, or of all but the rules; empty if there is no such file."""
    folder = files("shuffleup.locale").joinpath(language.value)
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name)
    wanted = [file for file in found if (file.name == of if of else not file.name.startswith("rules_"))]
    return Messages(language, [file.read_text(encoding="utf-8") for file in wanted])


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message with its name. None of ours refers to another, so that each can be parsed alone."""
    starts = [*_START.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]
