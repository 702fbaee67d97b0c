"""How a book prints its payouts: shares by place, in columns by the number of entries."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct

from shuffleup.answer import ProblemError, note


class PayoutColumn(Struct, frozen=True, gc=False):
    """One column: the most entries it is for, and shares in hundredths of a per cent by place, 10,000 in all."""

    entries_to: int
    shares: tuple[int, ...]
    derived: tuple[int, ...] = ()
    """The places whose shares are not printed but worked out; a house may replace these shares."""


class PayoutTable(Struct, frozen=True, gc=False):
    """The columns in rising order of entries. Beyond the last one, its shares are used, which is always reported."""

    columns: tuple[PayoutColumn, ...]
    rule: str = ""
    """Where the table is printed, such as ``tda-2024 11``; empty for a house's own table."""

    def column(self, entries: int) -> PayoutColumn:
        """The column for this number of entries."""
        return next((column for column in self.columns if entries <= column.entries_to), self.columns[-1])


class ReplacementError(ProblemError):
    """The house's shares do not fit the column they amend."""


def with_own_shares(column: PayoutColumn, own: Mapping[int, int]) -> PayoutColumn:
    """The column with derived shares replaced by place.

    Raises ``ReplacementError`` for a place whose share is printed, a share that rises, or a sum that is not 10,000.
    """
    for place in own:
        if place not in column.derived:
            raise ReplacementError(note("not-a-derived-place", number=place))
    shares = tuple([own.get(place, share) for place, share in enumerate(column.shares, start=1)])
    for place, (better, worse) in enumerate(pairwise(shares), start=2):
        if worse > better:
            raise ReplacementError(note("place-above-better", number=place, other=place - 1))
    if sum(shares) != 10_000:
        raise ReplacementError(note("shares-would-come-to", basis_points=sum(shares)))
    left = tuple([place for place in column.derived if place not in own])
    return PayoutColumn(column.entries_to, shares, left)
