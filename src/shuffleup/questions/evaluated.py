"""What is told of hands that were read: their names, the cards that play, and which one wins."""

from typing import Literal, TypeAlias

from msgspec import Struct

from shuffleup.questions.printed import Printed


class Reading(Struct, frozen=True):
    """A hand read in one order. ``value`` compares within the order, higher wins; 0 does not qualify.

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
"""What decides between two Italian hands: the suit of a flush first, else ranks before suits; or the exception."""


class Why(Struct, frozen=True):
    """Why the first of several Italian hands beats the next, with the rules behind it.

    ``reason`` is in the language of the document, ``by`` is not.
    """

    reason: str
    book: str
    rules: tuple[str, ...]
    by: Difference


class EvaluateDocument(Printed, frozen=True):
    """Hands with their names. ``players`` and ``why`` belong to Italian games, ``language`` to all.

    ``verdict`` is what the best hand does: it wins, or with fewer than five cards of Telesina it speaks first.
    """

    game: str
    board: str
    hands: tuple[EvaluatedHand, ...]
    verdict: Literal["wins", "speaks first"] = "wins"
    players: int | None = None
    why: Why | None = None
    language: str = "en"
