"""What follows a player wherever he sits: penalties, bans, the bounty on his head, his bag, his ticket."""

from msgspec import Struct

from shuffleup.tournament.bounty_state import Bounties
from shuffleup.tournament.chip_events import BagTag
from shuffleup.tournament.conduct_state import Conduct
from shuffleup.tournament.flight_state import ClosedFlight
from shuffleup.tournament.ticket_state import TicketBook


class PlayerBook(Struct, frozen=True):
    """The penalty book, the bounty book, the bags of the last night, flights that are over, tickets of satellites."""

    conduct: Conduct = Conduct()
    bounties: Bounties = Bounties()
    bags: tuple[BagTag, ...] = ()
    flights: tuple[ClosedFlight, ...] = ()
    """Of a final day: the flights whose bags it has. Of a flight: what it was closed with."""
    tickets: TicketBook = TicketBook()
