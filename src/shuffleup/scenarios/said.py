"""A true statement as a value: the form of a sentence and the contents of its places, for any language to express.

say("{player} has {amount}", player="Anna", amount=5300)      Anna has 5300
"""

import re
from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Code

CASE = Code("case")
"""The reason of what a case has people do without telling why."""


class Joint(Enum):
    """How the parts of a list are joined."""

    OR = "or"
    THEN = "then"
    COMMA = ","
    """Deeds one after another, joined by no word."""


class Saying(Struct, frozen=True):
    """One sentence of an answer. As text it is English; ``locale`` words it in the reader's language by its form."""

    form: str
    places: tuple[tuple[str, "Value"], ...] = ()
    written: str = ""
    """As it is written in a file, if it is."""

    def __str__(self) -> str:
        if self.written:
            return self.written
        values = {name: _text(value) for name, value in self.places}
        words = re.sub(r"\b(\w+)\|(\w+)|\(s\)", lambda found: _agreeing(found, values), self.form)
        return re.sub(r"\{(\w+)\}", lambda found: values[found[1]], words)


class Listed(Struct, frozen=True):
    """Several in one place, the last joined by a word: ``knock, open or fold``; ``then`` stands before each."""

    parts: tuple[int | str | Saying, ...]
    joint: Joint

    def __str__(self) -> str:
        return joined(list(map(str, self.parts)), self.joint, self.joint.value)


Value: TypeAlias = int | str | Saying | Listed | tuple[Saying, ...]
"""A number, words in the form scenarios use, other sentences, or a list of any of them."""


def joined(parts: Sequence[str], joint: Joint, word: str) -> str:
    """Parts as a list; ``word`` is the joint in the language."""
    if joint is Joint.COMMA:
        return ", ".join(parts)
    if joint is Joint.THEN or len(parts) < 2:
        return f", {word} ".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def say(form: str, **places: Value) -> Saying:
    """The sentence of this form with these places."""
    return Saying(form, tuple(places.items()))


def money_text(cents: int) -> str:
    """Money as scenarios write it: ``1660``, ``-2.40``."""
    units, hundredths = divmod(abs(cents), 100)
    sign = "-" if cents < 0 else ""
    return f"{sign}{units}.{hundredths:02d}" if hundredths else f"{sign}{units}"


def _agreeing(found: re.Match[str], values: dict[str, str]) -> str:
    """A word in the number of the place before it: a verb for people, a noun or a verb for what is counted."""
    before = re.findall(r"\{(\w+)\}", found.string[: found.start()])
    text = values[before[-1]] if before else ""
    several = text != "1" if text.isdigit() else " and " in text
    if found[1]:
        return found[2] if several else found[1]
    return "s" if several == text.isdigit() else ""


def _text(value: Value) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
