"""Comparing names: the form in which they are searched for, and whether two may belong to one person."""

import unicodedata
from enum import Enum

_ONE_SIGN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that become one with their accent. ``plain`` in the pages does the same."""
_LONG = 4
"""In shorter words one letter is too much of a difference."""


class Likeness(Enum):
    """Why two people may be the same."""

    NAME = "name"  # the same words, whatever their order, accents and capitals
    CARD = "card"
    NEAR = "near"  # a letter is different, or a name is left out


def plain(text: str) -> str:
    """A text in the form in which it is searched for: without accents, in lower case."""
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFD", text)
    return "".join([one for one in letters if not unicodedata.combining(one)]).lower().translate(_ONE_SIGN)


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name as they are searched for; hyphens and apostrophes separate words too."""
    parted = "".join([one if one.isalnum() else " " for one in plain(name)])
    return tuple(parted.split())


def near(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """May these be the words of one name, misspelt or with a name left out? Identical words do not count."""
    here, there = set(one), set(other)
    same = len(here & there)
    left, right = list(here - there), list(there - here)
    if len(left) == len(right) == 1:
        return same > 0 and min(len(left[0]), len(right[0])) >= _LONG and _one_letter_off(left[0], right[0])
    return same > 1 and (not left) != (not right)


def _one_letter_off(one: str, other: str) -> bool:
    """Is one letter missing, added, different, or swapped with the next?"""
    if abs(len(one) - len(other)) > 1:
        return False
    start = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if start is None:
        return True
    a, b = one[start:], other[start:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[:2] == b[1::-1] and a[2:] == b[2:])
