"""What ``shuffleup evaluate`` answers, for games of every order."""

from typing import Literal, TypeAlias

from msgspec import Struct


class Reading(Struct, frozen=True):
    """A hand read in one order. ``value`` compares within the order, the higher wins; 0 does not qualify.

    In Italian games an exception may let a hand of a lower value win.
    """

    order: str
    name: str
    cards: str
    value: int
    wins: bool


class EvaluatedHand(Struct, frozen=True):
    """One hand, read in each order of the game: high before low where the pot is split."""

    cards: str
    readings: tuple[Reading, ...]


Difference: TypeAlias = Literal["category", "suit-first", "rank", "suit", "exception"]
"""What sets two Italian hands apart: the suit of a flush first, else ranks before suits; or the exception."""


class Why(Struct, frozen=True):
    """Why the first of several Italian hands beats the next, with the rules that say so.

    ``reason`` is in the language of the document, ``by`` is not.
    """

    reason: str
    book: str
    rules: tuple[str, ...]
    by: Difference


class EvaluateDocument(Struct, frozen=True):
    """What ``shuffleup evaluate --json`` prints. ``players`` and ``why`` belong to Italian games, ``language`` to all.

    ``verdict`` is what the best hand does: it wins, or with fewer than five cards of Telesina it speaks first.
    """

    schema: Literal["shuffleup.evaluate/1"]
    game: str
    board: str
    hands: tuple[EvaluatedHand, ...]
    verdict: Literal["wins", "speaks first"] = "wins"
    players: int | None = None
    why: Why | None = None
    language: str = "en"
