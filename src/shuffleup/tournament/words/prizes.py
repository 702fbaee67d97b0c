"""Prizes in words: other divisions of the pool, deals, and seats won along the way."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.maths.deals import DealMethod
from shuffleup.tournament.words.definition import PayoutPlan
from shuffleup.tournament.words.money import LedgerPosting, TicketBatch


class DealShare(Struct, frozen=True, gc=False):
    """What one player takes by a deal, with the chips behind the figure and what ICM gives for the same money."""

    player: str
    chips: int
    cents: int
    icm_cents: int


class Signature(Struct, frozen=True, gc=False):
    """A player who agreed, and when; ``witness`` is the person who recorded it."""

    player: str
    at: int
    witness: str


class Deal(Struct, frozen=True, kw_only=True):
    """A deal as put before the players: every figure, and who has agreed so far."""

    number: int
    method: DealMethod
    shares: tuple[DealShare, ...]
    """Most chips first."""
    play_for: tuple[int, ...] = ()
    """Cents still to be played for, by place."""
    play_on: bool = False
    """Play goes on although no money is left to play for: for a trophy, for points."""
    author: str
    at: int
    told: Why = UNSAID
    """To whom it is disclosed, where the rulebook requires that."""
    signed: tuple[Signature, ...] = ()

    @property
    def total_cents(self) -> int:
        """Everything it divides, including what is still played for."""
        return sum([share.cents for share in self.shares]) + sum(self.play_for)

    @property
    def missing(self) -> tuple[str, ...]:
        """Players who have not agreed yet."""
        agreed = {one.player for one in self.signed}
        return tuple([share.player for share in self.shares if share.player not in agreed])


class DealDesk(Struct, frozen=True):
    """The deal now before the players, if any, and the one that was made."""

    numbers: int = 0
    proposed: Deal | None = None
    made: Deal | None = None
    figures: str = ""
    """Whose figures the stacks of the last deal are; empty if they come from a count or from the software."""


class SeatWinner(Struct, frozen=True, gc=False):
    """A player who reached the milestone of a satellite and left with a seat; his chips left play."""

    player: str
    stack: int
    at: int


class SetPayouts(Struct, frozen=True, gc=False, tag="set-payouts"):
    """Divide the pool otherwise than announced; possible until the bubble."""

    plan: PayoutPlan
    reason: Why
    author: str = ""


class NamedAmount(Struct, frozen=True, array_like=True, gc=False):
    """What a player takes by a deal on the players' own figures."""

    player: str
    cents: int


class ProposeDeal(Struct, frozen=True, tag="propose-deal", kw_only=True):
    """Work a deal out from the stacks as they are and put it before the players who are left."""

    method: DealMethod
    play_for_cents: tuple[int, ...] = ()
    """What remains to be played for, by place: one amount is a save for first."""
    amounts: tuple[NamedAmount, ...] = ()
    """For a deal on the players' own figures."""
    play_on: bool = False
    """Play on although no money is left to play for: for a trophy, for points."""
    unit_cents: int = 1
    uncapped: bool = False
    """A chip chop may give the leader more than first prize."""
    author: str = ""
    told: Why = UNSAID
    """To whom the deal is disclosed, where the rulebook requires that (PSLive 5)."""
    figures: str = ""
    """Whose figures the stacks are, where people deal and nobody has counted them: every screen says so."""


class AgreeToDeal(Struct, frozen=True, gc=False, tag="agree-to-deal"):
    """Record that a player agrees to the deal before him. With the last agreement it is made."""

    player: str
    witness: str = ""


class DropDeal(Struct, frozen=True, gc=False, tag="drop-deal"):
    """Drop the deal: somebody says no, or the floor takes it back."""

    reason: Why
    author: str = ""


class HandOverSeats(Struct, frozen=True, gc=False, tag="hand-over-seats", kw_only=True):
    """Hand the seats that were won in this satellite over to the event they lead to, by its id."""

    event: str
    author: str = ""


PrizeCommand: TypeAlias = SetPayouts | ProposeDeal | AgreeToDeal | DropDeal | HandOverSeats


class PayoutsPlanned(Struct, frozen=True, gc=False, tag="payouts-planned"):
    """The director divides the pool otherwise than announced."""

    plan: PayoutPlan
    reason: Why
    author: str
    at: int


class DealProposed(Struct, frozen=True, gc=False, tag="deal-proposed"):
    """A deal lies before the players."""

    deal: Deal
    rule: str = ""
    figures: str = ""
    """Whose figures the stacks are, where nobody had counted them."""


class DealAgreed(Struct, frozen=True, gc=False, tag="deal-agreed"):
    """One of the players has agreed."""

    number: int
    signature: Signature


class DealDropped(Struct, frozen=True, gc=False, tag="deal-dropped"):
    """The deal is off."""

    number: int
    reason: Why
    author: str
    at: int


class DealMade(Struct, frozen=True, gc=False, tag="deal-made"):
    """All have agreed: the shares are fixed, and from now on the places are worth what is still played for."""

    number: int
    ladder: tuple[int, ...]
    """What the places of these players are worth after it; all places below keep their prizes."""
    at: int
    rule: str = ""


class MilestoneReached(Struct, frozen=True, gc=False, tag="milestone-reached"):
    """A player of a satellite has as many chips as a seat costs: he leaves with it, and his chips leave play."""

    player: str
    table: int
    stack: int
    milestone: int
    at: int


class SeatsHandedOver(Struct, frozen=True, gc=False, tag="seats-handed-over"):
    """The seats of this satellite are tickets of another event, which owes the players their entries from now on."""

    batch: TicketBatch
    postings: tuple[LedgerPosting, ...]
    author: str
    at: int


PrizeEvent: TypeAlias = (
    PayoutsPlanned | DealProposed | DealAgreed | DealDropped | DealMade | MilestoneReached | SeatsHandedOver
)
