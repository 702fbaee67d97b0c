"""What a name may be: it is printed, shown and sent to many places, and must not control any of them.

Two names that look alike are one. A name is kept in the form of ``canonical_name``: code that takes names from people,
in a file, a command, a scenario or on the command line, converts them before anything is compared.
"""

import re
import unicodedata

LONGEST_NAME = 200
"""The most letters in a name: it is shown on walls and in lists."""

PLAYER_FIELDS = frozenset(("player", "players", "by", "before", "removed", "payer"))
"""Fields of commands and events that hold players, each by his id; in an old log, and in files, by his name."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Controls of the terminal, of lines and of the direction of writing, and surrogate halves."""

_INVISIBLE = re.compile(
    r"[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2064\u206a-\u206f\u3164\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Invisible characters: soft hyphens, zero-width spaces, joiners, fillers, variation selectors (the Unicode property
Default_Ignorable_Code_Point)."""

_BLANKS = re.compile(r"[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_JOINERS = frozenset("\u200c\u200d")

_VIRAMA = 9
"""The combining class of a virama."""


def canonical_name(name: str) -> str:
    """The one form of a name: composed letters, single blanks within, and no invisible characters.

    Joiners stay where they change what is seen: between emoji and in scripts that join their letters. Compatibility
    letters stay as they are, so that Mª does not become Ma.
    """
    seen = name if name.isascii() else unicodedata.normalize("NFC", _INVISIBLE.sub(_unless_it_joins, name))
    return _BLANKS.sub(" ", seen).strip(" ")


def _unless_it_joins(found: "re.Match[str]") -> str:
    sign, text = found.group(), found.string
    if sign not in _JOINERS or not 0 < found.start() < len(text) - 1:
        return ""
    place = found.start() - 1
    while place >= 0 and text[place] == "\ufe0f":
        place -= 1
    before = text[place] if place >= 0 else ""
    return sign if _is_joined(before, text[found.end()]) else ""


def _is_joined(before: str, after: str) -> bool:
    """Emoji become one, Arabic letters change their shape, and a consonant keeps its virama."""
    signs = {"So", "Sk"}
    if not before or unicodedata.combining(before) == _VIRAMA:
        return bool(before)
    pictures = unicodedata.category(before) in signs and unicodedata.category(after) in signs
    return pictures or unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"


def has_control_characters(name: str) -> bool:
    """Does the name contain a control character, or one that changes the direction of text?"""
    return _CONTROL.search(name) is not None


def can_be_shown(name: str) -> bool:
    """Is it a name that can be read on a wall?"""
    return bool(canonical_name(name)) and len(name) <= LONGEST_NAME and not has_control_characters(name)
