"""What is so, as a value: the form of a sentence and what stands in its places, so that any language can say it.

say("{player} has {amount}", player="Anna", amount=5300)      Anna has 5300
"""

import re
from typing import TypeAlias

from msgspec import Struct


class Said(Struct, frozen=True):
    """One sentence of an answer. As text it is English; ``locale`` says it in the reader's language by its form."""

    form: str
    places: tuple[tuple[str, "Value"], ...] = ()

    def __str__(self) -> str:
        values = {name: _text(value) for name, value in self.places}
        several = " and " in values.get("players", "")
        words = re.sub(r"\b(\w+)\|(\w+)", r"\2" if several else r"\1", self.form)
        words = words.replace("(s)", "" if 1 in [value for _, value in self.places] else "s")
        return re.sub(r"\{(\w+)\}", lambda found: values[found[1]], words)


Value: TypeAlias = int | str | Said | tuple[Said, ...]
"""A number, words that are told as they stand in a scenario, or other sentences."""


def say(form: str, **places: Value) -> Said:
    """The sentence of this form with these places."""
    return Said(form, tuple(places.items()))


def money_text(cents: int) -> str:
    """Money as scenarios write it: ``1660``, ``-2.40``."""
    units, hundredths = divmod(abs(cents), 100)
    sign = "-" if cents < 0 else ""
    return f"{sign}{units}.{hundredths:02d}" if hundredths else f"{sign}{units}"


def _text(value: Value) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
