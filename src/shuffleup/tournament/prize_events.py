"""What happened to prizes before they were awarded."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.cage_state import Posting
from shuffleup.tournament.definition import PayoutPlan
from shuffleup.tournament.prize_state import Deal, Signature
from shuffleup.tournament.ticket_state import TicketBatch


class PayoutsPlanned(Struct, frozen=True, gc=False, tag="payouts-planned"):
    """The director divides the pool otherwise than announced."""

    plan: PayoutPlan
    reason: str
    author: str
    at: int


class DealProposed(Struct, frozen=True, gc=False, tag="deal-proposed"):
    """A deal lies before the players."""

    deal: Deal
    rule: str = ""
    figures: str = ""
    """Whose figures the stacks are, where nobody had counted them."""


class DealAgreed(Struct, frozen=True, gc=False, tag="deal-agreed"):
    """One of them has agreed."""

    number: int
    signature: Signature


class DealDropped(Struct, frozen=True, gc=False, tag="deal-dropped"):
    """The deal is off."""

    number: int
    reason: str
    author: str
    at: int


class DealMade(Struct, frozen=True, gc=False, tag="deal-made"):
    """Everybody has agreed: the shares are fixed, and from now on the places are worth what is still played for."""

    number: int
    ladder: tuple[int, ...]
    """What the places of these players are worth after it; all places below keep their prizes."""
    at: int
    rule: str = ""


class MilestoneReached(Struct, frozen=True, gc=False, tag="milestone-reached"):
    """A player of a satellite has as many chips as a seat takes: he leaves with it, and his chips leave play."""

    player: str
    table: int
    stack: int
    milestone: int
    at: int


class SeatsHandedOver(Struct, frozen=True, gc=False, tag="seats-handed-over"):
    """The seats of this satellite are tickets of another event, which owes the players their entries from now on."""

    batch: TicketBatch
    postings: tuple[Posting, ...]
    author: str
    at: int


PrizeEvent: TypeAlias = (
    PayoutsPlanned | DealProposed | DealAgreed | DealDropped | DealMade | MilestoneReached | SeatsHandedOver
)
