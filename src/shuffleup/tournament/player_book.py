"""What follows a player wherever he sits: penalties, bans, the bounty on his head, his bag for the night."""

from msgspec import Struct

from shuffleup.tournament.bounty_state import Bounties
from shuffleup.tournament.chip_events import BagTag
from shuffleup.tournament.conduct_state import Conduct


class PlayerBook(Struct, frozen=True):
    """The penalty book, the bounty book and the bags of the last night of one event."""

    conduct: Conduct = Conduct()
    bounties: Bounties = Bounties()
    bags: tuple[BagTag, ...] = ()
