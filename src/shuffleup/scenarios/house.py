"""A house in scenarios: its book as it amends one of the rulebooks, and the words of its room.

Under the house, Bruno says "mando": all in for 5000
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.gesture import Word

THE_HOUSE = "the house"
"""How a scenario names it. Which house that is says whoever runs the scenario."""


class House(Struct, frozen=True):
    """What is played there; ``policy.book`` is the rulebook that it amends."""

    name: str
    policy: ResolvedPolicy
    words: Mapping[str, Word] = msgspec.field(default_factory=dict)
