"""Small exact quantities: a fraction, a span of numbers, a size for each kind of table."""

from msgspec import Struct


class Ratio(Struct, frozen=True, array_like=True, gc=False):
    """A fraction without rounding: ``Ratio(1, 2)`` is one half."""

    numerator: int
    denominator: int

    def __post_init__(self) -> None:
        if self.numerator < 0 or self.denominator <= 0:
            raise ValueError(f"{self.numerator}/{self.denominator} is not a part of a whole: write for instance [1, 2]")


class Span(Struct, frozen=True, array_like=True, gc=False):
    """Two ends, both included, in the order in which the rule names them."""

    first: int
    last: int


class FinalTable(Struct, frozen=True, array_like=True, gc=False):
    """The size of the final table in an event played ``handed`` to a table; ``None`` is for any other."""

    handed: int | None
    players: int
