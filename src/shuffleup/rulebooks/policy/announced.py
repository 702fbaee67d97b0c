"""Values that a book leaves for each event to announce, with the two that may be announced."""

from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Announced(Struct, Generic[T], frozen=True, array_like=True, gc=False):
    """The event announces which of two values it uses; ``usual`` applies if nothing is announced."""

    usual: T
    other: T

    def __str__(self) -> str:
        return " or ".join([str(getattr(choice, "value", choice)) for choice in (self.usual, self.other)])


def unless_announced(value: T | Announced[T]) -> T:
    """The value for an event that announces nothing. An event that announces one has that one in its policy."""
    return value.usual if isinstance(value, Announced) else value
