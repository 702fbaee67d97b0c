"""What a final day knows of its flights."""

from msgspec import Struct

from shuffleup.tournament.bounty_state import NO_BOUNTIES, CarriedBounties


class FlightBag(Struct, frozen=True, gc=False):
    """The chips that a player bagged at the end of a flight, and what else stands on the tag: his last seat."""

    player: str
    chips: int
    table: int = 0
    chair: int = 0


class ClosedFlight(Struct, frozen=True, kw_only=True):
    """A flight that is over: its bags (most chips first), and what it hands over."""

    flight: str
    bags: tuple[FlightBag, ...]
    entries: int
    """Entries paid in it."""
    players: tuple[str, ...]
    """Everybody who entered it."""
    pool_cents: int
    level: int
    """The level in which it ended."""
    unit: int
    """The smallest chip in the bags."""
    bounties: CarriedBounties = NO_BOUNTIES
