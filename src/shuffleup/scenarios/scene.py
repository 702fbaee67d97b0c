"""A hand at one moment, as an expectation looks at it, and what the look comes to."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.gesture import Word
from shuffleup.rulings.ruling import BindingAct, Ruling
from shuffleup.scenarios.named_deck import NamedHand
from shuffleup.scenarios.said import Said
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.refusal import Refusal as EventRefusal


class Finding(Struct, frozen=True):
    """What is so instead (empty: the expectation holds), the rules applied, and the ruling if one was asked.

    ``refused`` is the refusal that ``instead`` tells of, where a tournament would not do what was expected.
    """

    instead: Said | str = ""
    rules: tuple[str, ...] = ()
    ruling: Ruling | Refusal | None = None
    refused: EventRefusal | Refusal | None = None


HOLDS = Finding()


class Told(Struct, frozen=True):
    """An act out of turn, the hand in which it happened, and the acts out of turn that waited before it."""

    act: BindingAct
    state: BettingRound
    earlier: tuple[BindingAct, ...]
    events: int
    """How many events the hand had then."""


class Scene(Struct, frozen=True):
    """A hand at this moment, and its players by name in the order of its seats."""

    hand: NamedHand
    names: tuple[str, ...]
    told: list[Told] = msgspec.field(default_factory=list)
    """What was done out of turn, for the rulings to come."""
    words: Mapping[str, Word] = msgspec.field(default_factory=dict)
    """Words of the room, beside those of the lexicon."""
    beside: dict[int, int] = msgspec.field(default_factory=dict)
    """Chips that a ruling gave back or awarded beside the hand, by seat: they were in nobody's stack before."""
    by_hand: bool = False
    """Whether the case says who shows and who mucks: then nobody does so by himself."""

    def seat(self, player: str) -> int:
        """The seat of a player."""
        return self.names.index(player)

    def called(self, seats: Iterable[int]) -> str:
        """Names as people write them: ``Anna, Bruno and Carla``; ``nobody``."""
        names = [self.names[seat] for seat in seats]
        if len(names) < 2:
            return names[0] if names else "nobody"
        return f"{', '.join(names[:-1])} and {names[-1]}"


def same(expected: object, found: object, text: Said | str) -> Finding:
    """That what is expected is found, or the text that says what is."""
    return HOLDS if expected == found else Finding(text)


Checks: TypeAlias = Mapping[type[Sentence], Callable[[Scene, Any], Finding]]
"""For each kind of sentence its check. Each takes its own kind, which mypy cannot follow in a table."""
