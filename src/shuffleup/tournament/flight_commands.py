"""What can be asked of flights and of the final day that they lead to."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.conduct_state import Ban, Sanction
from shuffleup.tournament.flight_state import ClosedFlight


class CloseFlight(Struct, frozen=True, gc=False, tag="close-flight"):
    """Bag the chips of everybody left and hand them over to the final day, with the prize pool."""

    author: str


class CarriedConduct(Struct, frozen=True, gc=False):
    """What another event has in its penalty book: hands still to be missed, bans, players put out."""

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
    author: str


FlightCommand: TypeAlias = CloseFlight | TakeFlight | CarryConduct
