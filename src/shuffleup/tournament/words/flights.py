"""Flights in words: what a final day knows of them, what can be asked of them and what happened."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.words.bounties import NO_BOUNTIES, CarriedBounties
from shuffleup.tournament.words.conduct import Ban, Sanction
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.money import LedgerPosting


class FlightBag(Struct, frozen=True, gc=False):
    """The chips a player bagged at the end of a flight, and what else is on the tag: his last seat."""

    player: str
    chips: int
    table: int = 0
    chair: int = 0


class ClosedFlight(Struct, frozen=True, kw_only=True):
    """A flight that is over: its bags (most chips first), and what it hands over."""

    flight: str
    bags: tuple[FlightBag, ...]
    entries: int
    """How many entries were paid in it."""
    players: tuple[str, ...]
    """All players who entered it."""
    pool_cents: int
    level: int
    """The level in which it ended."""
    unit: int
    """The smallest chip in the bags."""
    bounties: CarriedBounties = NO_BOUNTIES


class CloseFlight(Struct, frozen=True, gc=False, tag="close-flight"):
    """Bag the chips of all remaining players and hand them over to the final day, with the prize pool."""

    author: str = ""


class CarriedConduct(Struct, frozen=True, gc=False):
    """What is in another event's penalty book: hands still to be missed, bans, players put out."""

    source: str
    """The id of that event."""
    sanctions: tuple[Sanction, ...] = ()
    bans: tuple[Ban, ...] = ()
    removed: tuple[str, ...] = ()


class TakeFlight(Struct, frozen=True, gc=False, tag="take-flight"):
    """Take over the bags and the money of a flight that is over, and the penalties of its players."""

    closed: ClosedFlight
    conduct: CarriedConduct


class CarryConduct(Struct, frozen=True, gc=False, tag="carry-conduct"):
    """Let the penalties and bans of another event hold in this one (PSLive 52d, FIGP 89)."""

    conduct: CarriedConduct
    author: str = ""


FlightCommand: TypeAlias = CloseFlight | TakeFlight | CarryConduct


class FlightClosed(Struct, frozen=True, gc=False, tag="flight-closed"):
    """A flight is over: chips are bagged, the prize pool has gone to the final day."""

    closed: ClosedFlight
    postings: tuple[LedgerPosting, ...]
    author: str
    at: int


class FlightTaken(Struct, frozen=True, gc=False, tag="flight-taken"):
    """The final day has the bags and the money of a flight; ``entries`` are those of players new to it."""

    closed: ClosedFlight
    entries: tuple[Entry, ...]
    postings: tuple[LedgerPosting, ...]
    at: int


class ConductCarried(Struct, frozen=True, gc=False, tag="conduct-carried"):
    """Penalties and bans of another event hold here too; sanctions are numbered in this book and have fewer hands."""

    source: str
    sanctions: tuple[Sanction, ...]
    bans: tuple[Ban, ...]
    removed: tuple[str, ...]
    rule: str = ""
    author: str = ""


FlightEvent: TypeAlias = FlightClosed | FlightTaken | ConductCarried
