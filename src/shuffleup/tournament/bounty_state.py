"""The bounty book: what stands on each head, what was won, what waits to be won. No mapping changes in place.

came in  =  on heads  +  loose  +  purse  +  in envelopes  +  won        at every moment, to the cent
"""

from msgspec import Struct


class Taker(Struct, frozen=True, gc=False):
    """Somebody who won chips of the last pot that a player was in: how many, and his stack before the hand."""

    player: str
    won: int
    started: int = 0


class KnockOut(Struct, frozen=True, gc=False):
    """A player who lost his last chip, and who won it, clockwise from the button. Nobody: the floor has to say."""

    player: str
    table: int
    hand: int
    by: tuple[Taker, ...]


class LooseBounty(Struct, frozen=True, gc=False):
    """A bounty whose player was not knocked out: whoever wins the next pot at this table takes it (MED-15)."""

    player: str
    table: int
    cents: int


class Head(Struct, frozen=True, gc=False):
    """What stands on a player's head, in cents."""

    player: str
    cents: int


class CarriedBounties(Struct, frozen=True):
    """Bounties that go from a flight to the final day: on heads, waiting for a pot, and the purse for envelopes."""

    heads: tuple[Head, ...] = ()
    loose: tuple[Head, ...] = ()
    """Of players who left after the last hand of the flight: whoever wins the next pot of all takes them."""
    purse: int = 0

    @property
    def cents(self) -> int:
        """All of it together."""
        return sum([one.cents for one in (*self.heads, *self.loose)]) + self.purse


NO_BOUNTIES = CarriedBounties()


class Mystery(Struct, frozen=True):
    """Envelopes nobody has drawn yet, in the order in which they were filled, and money that is in none."""

    filled: bool = False
    envelopes: tuple[int, ...] = ()
    purse: int = 0


class Bounties(Struct, frozen=True):
    """The bounty book of one event, in cents."""

    posted: int = 0
    """What came in with entries that stand."""
    heads: dict[str, int] = {}
    won: dict[str, int] = {}
    """In money, by player."""
    loose: tuple[LooseBounty, ...] = ()
    mystery: Mystery = Mystery()
    waiting: dict[str, KnockOut] = {}
    """Knock-outs of players who have no place yet: they may still come back."""
    unnamed: tuple[KnockOut, ...] = ()
    """Knock-outs of players who are out for good, and nobody has said by whom."""
    knock_outs: dict[str, int] = {}
    """How many players each has knocked out; one that several shared counts for each of them."""
