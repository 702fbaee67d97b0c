"""The one command that no part of the core owns: it opens a hand at a table where the software deals."""

from msgspec import Struct

from shuffleup.table.plan import HandPlan


class DealHand(Struct, frozen=True, gc=False, tag="deal-hand"):
    """Deal this hand: the deck is shuffled, the postings are taken and the first cards go out."""

    plan: HandPlan
