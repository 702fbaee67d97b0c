"""The plan that a table hands to its next hand.

Seats are in clockwise order from the first one left of the button; the last is the button, or the seat nearest before a
dead one. A *seat* of a hand is its index in that order, so deal order, position and odd chips need no arithmetic.
Heads-up the button has the small blind: seat 0 is then the big blind and seat 1 the button.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.games.limits import Limit
from shuffleup.table.carry import Carry, NoCarry
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes


class GameKey(Struct, frozen=True, gc=False):
    """The game to be dealt: the key of a variant, and the betting structure."""

    variant: str
    limit: Limit


class PostingKind(Enum):
    """What a player owes before the cards. A dead ante goes into the main pot, and nobody has to match it."""

    ANTE = "ante"
    DEAD_ANTE = "dead-ante"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"


class Posting(Struct, frozen=True, gc=False):
    """One payment a seat owes, in full; a shorter stack pays what it has."""

    seat: int
    kind: PostingKind
    amount: int


class HandPlan(Struct, frozen=True, gc=False):
    """Everything a hand must know before its first card."""

    hand: int
    game: GameKey
    stakes: Stakes
    seats: tuple[SeatPlan, ...]
    postings: tuple[Posting, ...]
    """In the order they are paid: everybody's antes first; a single ante for all after its payer's blind (RP-11)."""
    button: int
    """The chair number of the button; the chair is vacant if the button is dead."""
    players_left: int = 0
    """Players left in the whole event; 0 if not known. The fixed-limit cap may be lifted at two (TDA 48)."""
    carry: Carry = NoCarry()
    hold_all_ins: bool = False
    """Hand for hand: a called all-in waits face down until the floor lets it run (RP-8 F, PSLive 23a, FIGP 60a)."""
    redeals: int = 0
    """How often the hand was misdealt before this deal: every deal has its own deck."""
