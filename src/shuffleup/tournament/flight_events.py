"""What happened to flights and to the final day that they lead to."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.cage_state import Entry, Posting
from shuffleup.tournament.conduct_state import Ban, Sanction
from shuffleup.tournament.flight_state import ClosedFlight


class FlightClosed(Struct, frozen=True, gc=False, tag="flight-closed"):
    """A flight is over: chips are bagged, the prize pool has gone to the final day."""

    closed: ClosedFlight
    postings: tuple[Posting, ...]
    author: str
    at: int


class FlightTaken(Struct, frozen=True, gc=False, tag="flight-taken"):
    """The final day has the bags and the money of a flight; ``entries`` are of players who are new to it."""

    closed: ClosedFlight
    entries: tuple[Entry, ...]
    postings: tuple[Posting, ...]
    at: int


class ConductCarried(Struct, frozen=True, gc=False, tag="conduct-carried"):
    """Penalties and bans of another event hold here too; sanctions have numbers of this book and fewer hands."""

    source: str
    sanctions: tuple[Sanction, ...]
    bans: tuple[Ban, ...]
    removed: tuple[str, ...]
    rule: str = ""
    author: str = ""


FlightEvent: TypeAlias = FlightClosed | FlightTaken | ConductCarried
