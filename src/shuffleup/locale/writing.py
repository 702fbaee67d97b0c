"""How a language is written, apart from its words: ``locale/<language>/language.toml``.

A language without such a file writes numbers as English does, and leaves its short words as they are.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from shuffleup.rulebooks.rule import Language


class Writing(Struct, frozen=True, forbid_unknown_fields=True):
    """Signs in numbers, and words that change; each change is a regular expression and its replacement."""

    decimal_sign: str = "."
    thousands_sign: str = ","
    grouped_from: int = 1_000
    """From this number on, chips in the story of a hand have separated thousands."""
    sounds: tuple[tuple[str, str], ...] = ()
    """How a short word changes before a name: ``ad Anna``, ``e Inés``."""
    heard: tuple[tuple[str, str], ...] = ()
    """Words that people type, and how the messages have them."""


@cache
def writing(language: Language) -> Writing:
    """How a language is written. Raises ``msgspec.ValidationError`` for a faulty file."""
    file = files("shuffleup.locale").joinpath(language.value, "language.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Writing) if file.is_file() else Writing()


def figures(text: str, language: Language) -> str:
    """Figures written the English way, rewritten as in the language."""
    way = writing(language)
    return text.translate({ord(","): way.thousands_sign, ord("."): way.decimal_sign})


def grouped(amount: int, language: Language) -> str:
    """A number in the story of a hand: ``12,300``, ``12.300``."""
    return str(amount) if abs(amount) < writing(language).grouped_from else figures(f"{amount:,}", language)


def euphonic(text: str, language: Language) -> str:
    """A sentence with its short words adapted to the names after them."""
    return _changed(text, writing(language).sounds)


def as_written(text: str, language: Language) -> str:
    """What a person typed, in the words of the messages."""
    return _changed(text, writing(language).heard)


def _changed(text: str, changes: tuple[tuple[str, str], ...]) -> str:
    for shape, instead in changes:
        text = re.sub(shape, instead, text)
    return text
