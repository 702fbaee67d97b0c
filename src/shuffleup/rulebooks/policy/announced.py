"""Values that a book leaves to the announcement of each event, with the two that may be announced."""

from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Announced(Struct, Generic[T], frozen=True, array_like=True, gc=False):
    """The event announces which of two it plays; ``usual`` is played where nothing is announced."""

    usual: T
    other: T

    def __str__(self) -> str:
        return " or ".join([str(getattr(choice, "value", choice)) for choice in (self.usual, self.other)])


def unless_announced(value: T | Announced[T]) -> T:
    """What an event plays that announces nothing. Announcing one of them puts that one alone into the policy."""
    return value.usual if isinstance(value, Announced) else value
