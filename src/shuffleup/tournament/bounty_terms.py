"""Bounties as an event announces them (MED-15). The money of a bounty is a part of the buy-in.

fixed         whoever knocks a player out gets his bounty                                    MED-15, 20 euros
progressive   half of it in money, the other half onto the winner's own head                 MED-15
mystery       from some number of players on each knock-out draws an envelope                no book
"""

from enum import Enum

from msgspec import Struct


class BountyKind(Enum):
    """How a bounty is won."""

    FIXED = "fixed"
    PROGRESSIVE = "progressive"
    MYSTERY = "mystery"


class BountyTerms(Struct, frozen=True, gc=False, kw_only=True):
    """What stands on every head, and how it is won. All bounties are whole multiples of ``unit_cents``."""

    kind: BountyKind
    cents: int
    """Of each buy-in."""
    unit_cents: int = 1
    """The smallest part of a bounty: what a chip or a coin of it is worth."""
    from_players: int = 0
    """Mystery: envelopes are drawn from so few players on; 0 as soon as registration is closed."""
    envelopes: tuple[int, ...] = ()
    """Mystery: what the richest envelopes hold, in basis points of the purse; the others share the rest equally."""
