"""What the floor knows of seats beside who sits in them: needs, absences, the order in which tables break."""

from collections.abc import Mapping

from msgspec import Struct


class SeatNeed(Struct, frozen=True, gc=False):
    """A player who needs a certain seat: the floor gives it to him in the draw and finds the like of it afterwards."""

    player: str
    table: int
    """The table; 0 for any."""
    chairs: tuple[int, ...]
    """The chairs that will do; empty for any."""
    reason: str
    author: str


class SeatCare(Struct, frozen=True):
    """Needs, absences, the break order, and which chairs have become empty."""

    needs: tuple[SeatNeed, ...] = ()
    absent: frozenset[str] = frozenset()
    """Players with a seat who are not there."""
    unclaimed: frozenset[str] = frozenset()
    """Those of them who never came and whose stacks are not in play yet (PSLive 6b)."""
    break_order: tuple[int, ...] = ()
    """As published; empty: from the highest number down."""
    away_since: Mapping[str, int] = {}
    """The level at which each absent player was noted."""
    claims_void: frozenset[str] = frozenset()
    """Players who stayed away so long that they have no claim to the price of their entry (FIGP 55)."""
    pushed: Mapping[int, int] = {}
    """By table when its dealer was relieved, until the next hand begins there (TDA 23)."""
    opened: Mapping[int, tuple[int, ...]] = {}
    """By table the chairs that have become empty, the last one last (TDA 11-A, stud)."""
    halts: Mapping[int, bool] = {}
    """Tables that the director has halted, or lets play though the book halts them; the book decides of all others."""


NO_CARE = SeatCare()
