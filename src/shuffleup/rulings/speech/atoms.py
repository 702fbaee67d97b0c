"""The smallest parts of a spoken number in one language: ``tremilacinque`` is 3, times 1000, 5; ``4k2`` is 4, k, 2."""

import re
from collections.abc import Iterable, Mapping
from enum import Enum, auto
from fractions import Fraction
from functools import cache

from msgspec import Struct

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.speech.number_words import NUMBER_WORDS, NumberWords
from shuffleup.rulings.speech.sizing import Number, Sureness, whole


class AtomKind(Enum):
    """What a part of a number is."""

    NUMBER = auto()
    TIMES = auto()
    """A multiplier: hundred, thousand, million, or slang for one."""
    PART = auto()
    """A half and its like."""
    JOINT = auto()
    POINT = auto()


class Atom(Struct, frozen=True, gc=False):
    """A part of a number."""

    kind: AtomKind
    value: Number = 0
    sure: Sureness = Sureness.SAID
    written: str = ""
    """The digits, or ``k`` and ``m``; empty for words."""


JOINT, POINT = Atom(AtomKind.JOINT), Atom(AtomKind.POINT)

LONGEST_NUMBER = 13
"""The most digits that are read: no stack is larger than 10**12."""
_DIGITS = re.compile(r"(?P<whole>\d{1,3}(?:[.,']\d{3})+(?!\d)|\d+)(?:[.,](?P<part>\d{1,2})(?!\d))?")
_CHEAPEST_GUESS = 7
"""A misspelt word is guessed only if it is this long: nearly every shorter one is a letter away from another word."""


def atoms_of(tokens: Iterable[str], language: Language) -> tuple[Atom, ...] | None:
    """The parts of a number; None if it has anything else in it."""
    found: list[Atom] = []
    for token in tokens:
        parts = _token(token, language)
        if parts is None:
            return None
        found += parts
    return tuple(found)


@cache
def _vocabulary(language: Language) -> Mapping[str, Atom]:
    """Every word of a number. It is kept, as it never changes."""
    words: NumberWords = NUMBER_WORDS[language]
    found = {word: Atom(AtomKind.TIMES, value, Sureness.SLANG) for word, value in words.slang.items()}
    for word, part in words.parts.items():
        found[word] = Atom(AtomKind.PART, part, written="" if word.isalpha() else word)
    found |= dict.fromkeys(words.joints, JOINT) | dict.fromkeys(words.points, POINT)
    for word, value in words.multipliers.items():
        found[word] = Atom(AtomKind.TIMES, value, written=word if len(word) == 1 else "")
    return found | {word: Atom(AtomKind.NUMBER, value) for word, value in words.numbers.items()}


@cache
def _longest_first(language: Language) -> tuple[str, ...]:
    """The words that are joined to others, such as the parts of ``millecinque``, and the letters behind digits."""
    known, slang = _vocabulary(language), NUMBER_WORDS[language].slang
    return tuple(sorted([word for word in known if word not in slang], key=len, reverse=True))


def _token(token: str, language: Language) -> tuple[Atom, ...] | None:
    if atom := _vocabulary(language).get(token):
        return (atom,)
    return _parts(token, language) or _guessed(token, language)


def _parts(text: str, language: Language, before: Atom | None = None) -> tuple[Atom, ...] | None:
    """The parts of a word; the longest first, and a shorter one if the rest makes no sense: cent-ottanta."""
    if not text:
        return ()
    if digits := _DIGITS.match(text):
        number = _written(digits)
        rest = _parts(text[digits.end() :], language, number)
        return None if rest is None else (number, *rest)
    for word in _longest_first(language):
        atom = _vocabulary(language)[word]
        if text.startswith(word) and _joins(atom, before, last=word == text):
            rest = _parts(text[len(word) :], language, atom)
            if rest is not None:
                return (atom, *rest)
    return None


def _joins(atom: Atom, before: Atom | None, *, last: bool) -> bool:
    """May it stand here within one word? A single letter only behind digits, and a joint only between others."""
    if atom.written:
        return before is not None and before.written[-1:].isdigit()
    return atom is not POINT and (atom is not JOINT or (before is not None and not last))


def _written(found: re.Match[str]) -> Atom:
    digits, part = re.sub(r"\D", "", found["whole"]), found["part"] or ""
    if len(digits) > LONGEST_NUMBER:
        return Atom(AtomKind.NUMBER, 10**LONGEST_NUMBER, written=digits)
    value = whole(Fraction(int(digits + part), 10 ** len(part))) if part else int(digits)
    return Atom(AtomKind.NUMBER, value, written=found[0])


# ── misspelt words ───────────────────────────────────────────────────────────────────────────────────────────────────


def _guessed(token: str, language: Language) -> tuple[Atom, ...] | None:
    """What a misspelt word must be, if only one number is a letter away: ``dosientos``."""
    if len(token) < _CHEAPEST_GUESS or not token.isalpha():
        return None
    known, slang = _vocabulary(language), NUMBER_WORDS[language].slang
    long = [word for word in known if len(word) >= _CHEAPEST_GUESS and word not in slang]
    near = {known[word] for word in long if _alike(word, token)}
    return tuple(near) if len(near) == 1 else None


def _alike(word: str, other: str) -> bool:
    """Is one letter too few, too many, wrong, or exchanged with the next?"""
    if abs(len(word) - len(other)) > 1:
        return False
    same = next((at for at, (one, two) in enumerate(zip(word, other, strict=False)) if one != two), None)
    if same is None:
        return True
    left, right = word[same:], other[same:]
    exchanged = left[:2] == right[1::-1] and left[2:] == right[2:]
    return left[1:] == right[1:] or left[1:] == right or left == right[1:] or exchanged
