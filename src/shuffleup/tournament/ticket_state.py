"""Tickets: seats won in a satellite, and what they have paid in the event that they are for.

satellite    SEATS of the player  ──►  CARRIED of the satellite      it hands over what it owes
its event    CARRIED of the satellite  ──►  SEATS of the player      and here the event owes him an entry
             SEATS of the player  ──►  pool, fees, bounty            until he enters with it
"""

from msgspec import Struct

TICKET = "ticket"
"""The method of payment of an entry that is paid with a seat; its ``reference`` is the ticket's id."""


class Ticket(Struct, frozen=True, gc=False):
    """A seat that a player has won. ``cents`` is what it pays of an entry."""

    id: str
    """Of its satellite and its number there, like ``friday-satellite/3``."""
    player: str
    cents: int
    transferable: bool = False
    """Whether somebody else may enter with it."""


class TicketBatch(Struct, frozen=True, gc=False, kw_only=True):
    """The tickets that a satellite hands over: its record of who has won what, and for which event."""

    satellite: str
    """Its id; so are ``event`` and the ids of the tickets."""
    event: str
    into: str = ""
    """The event as the satellite had announced it; empty if it named none."""
    tickets: tuple[Ticket, ...]

    @property
    def cents(self) -> int:
        """All of them together."""
        return sum([ticket.cents for ticket in self.tickets])


class TicketUse(Struct, frozen=True, gc=False):
    """What a ticket has paid of one entry."""

    ticket: str
    entry: int
    cents: int


class TicketBook(Struct, frozen=True, gc=False):
    """In an event the tickets it has taken and their use; in a satellite the ones it has handed over."""

    taken: tuple[TicketBatch, ...] = ()
    uses: tuple[TicketUse, ...] = ()
    handed: TicketBatch | None = None
