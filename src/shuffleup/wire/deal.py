"""The commands that no part of the core owns: they deal a hand at a table where the software deals."""

from msgspec import Struct

from shuffleup.hand.orders.actions import Floor
from shuffleup.table.plan import HandPlan


class DealHand(Struct, frozen=True, gc=False, tag="deal-hand"):
    """Deal this hand: the deck is shuffled, the postings are taken and the first cards go out."""

    plan: HandPlan


class DealAgain(Struct, frozen=True, gc=False, tag="deal-again"):
    """Deal the hand in progress once more, after a misdeal (TDA 35-C): to the same players, from another deck.

    ``away`` are the players who are absent; a player who was away and is not among them may play this time.
    """

    hand: int
    away: tuple[str, ...]
    by: Floor
