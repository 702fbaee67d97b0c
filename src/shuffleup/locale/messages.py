"""The messages of a language, read once. They stand in ``locale/<language>/*.ftl`` under the same names in each."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from shuffleup.rulebooks.rule import Language

Values = Mapping[str, int | str]
"""What a message is about: numbers are written as the language writes them."""
_EUPHONY: Mapping[Language, tuple[tuple[re.Pattern[str], str], ...]] = {
    Language.ENGLISH: (),
    Language.ITALIAN: ((re.compile(r"\b([Aa])(?= A\w)"), r"\1d"), (re.compile(r"\b([Ee])(?= E\w)"), r"\1d")),
    Language.SPANISH: ((re.compile(r"\by(?= (?:I|Hi)\w)"), "e"), (re.compile(r"\bo(?= (?:O|Ho)\w)"), "u")),
}
"""How a short word changes before a name: ``ad Anna``, ``ed Elena``, ``e Inés``."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.names: frozenset[str] = frozenset()
        # Numbers and names of players stand among words of the same direction of writing.
        self._bundle = FluentBundle([language.value], use_isolating=False)
        for text in _texts(language):
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            self.names |= {entry.id.name for entry in resource.body if hasattr(entry, "id")}

    def say(self, name: str, values: Values | None = None) -> str:
        """A message with its values. One that is missing is its own name, so that nothing is lost at the table."""
        if not self._bundle.has_message(name):
            return name.partition("-")[2].replace("-", " ")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return name
        text, _ = self._bundle.format_pattern(pattern, dict(values or {}))
        return euphonic(str(text), self.language)

    def faults(self, name: str, values: Values) -> tuple[str, ...]:
        """What goes wrong with a message and these values: that it is missing, or wants another value."""
        if not self._bundle.has_message(name):
            return (f"{self.language.value}: no message {name}",)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return (f"{self.language.value}: {name} is empty",)
        _, errors = self._bundle.format_pattern(pattern, dict(values))
        return tuple([f"{self.language.value}: {name}: {error}" for error in errors])


def euphonic(text: str, language: Language) -> str:
    """A sentence with its short words as they sound before names."""
    for shape, instead in _EUPHONY[language]:
        text = shape.sub(instead, text)
    return text


@cache
def messages(language: Language) -> Messages:
    """The messages of a language."""
    return Messages(language)


def _texts(language: Language) -> Iterator[str]:
    folder = files("shuffleup.locale").joinpath(language.value)
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")
