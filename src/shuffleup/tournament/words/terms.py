"""What an event announces: the money beside the price of an entry, bounties, and its part in a larger event.

Bounties as an event announces them (MED-15). The money of a bounty is a part of the buy-in.

fixed         the player who knocks another out gets his bounty                                    MED-15, 20 euros
progressive   half of it in money, the other half onto the winner's own head                 MED-15
mystery       once few enough players are left, each knock-out draws an envelope            no book

What part an event plays in a larger one: flights are events of their own, and their survivors play a final day.

flight 1A ──┐  bags, pool, penalties
flight 1B ──┼──────────────────────►  final day: seats drawn anew, one prize pool
flight 1C ──┘
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.tournament.words.offers import ALWAYS, Offer, Sale, Window, of_kind

WHOLE = 10_000
"""All of it, in basis points."""


class BountyKind(Enum):
    """How a bounty is won."""

    FIXED = "fixed"
    PROGRESSIVE = "progressive"
    MYSTERY = "mystery"


class BountyTerms(Struct, frozen=True, gc=False, kw_only=True):
    """The bounty on every head, and how it is won. All bounties are whole multiples of ``unit_cents``."""

    kind: BountyKind
    cents: int
    """The part of each buy-in."""
    unit_cents: int = 1
    """The smallest part of a bounty: the worth of one chip or coin of it."""
    from_players: int = 0
    """Mystery: envelopes are drawn once this few players are left; 0 as soon as registration is closed."""
    envelopes: tuple[int, ...] = ()
    """Mystery: what the richest envelopes hold, in basis points of the purse; the others share the rest equally."""
    amounts: tuple[int, ...] = ()
    """Mystery: the same in cents."""
    head_share: int = WHOLE // 2
    """Progressive: the part that goes onto the winner's own head, in basis points."""
    odd_to_head: bool = False
    """Progressive: whether a unit that cannot be divided goes onto the head too, and not to the money."""
    only_holders: bool = False
    """Whether only players who have a bounty win others'; what nobody may win lies in the next pot of the table."""


METHODS = ("cash", "card", "transfer", "account")
"""How people pay where an event does not say so; ``account`` is an account with the house."""


class Admission(Struct, frozen=True, gc=False, kw_only=True):
    """Who may enter, and until when."""

    late: Window = ALWAYS
    """Until when players may enter once play has begun; without any limit entry closes when it begins."""
    re_entries: int | None = 0
    """How often a player who is out may enter again: 0 not at all, ``None`` without limit."""
    surrender: bool = False
    """Whether a player may surrender his chips to enter again (TDA 8-B)."""
    cap: int = 0
    """Players seated at the same time; 0 for any number."""
    alternates: int | None = 0
    """How many may wait for a seat when the cap is reached; ``None`` for any number."""
    checks: tuple[str, ...] = ()
    """Kinds of checks that each player must have passed."""


class PrizeShares(Struct, frozen=True, gc=False, kw_only=True):
    """What becomes of the money, in basis points. What goes neither to prizes nor to organisation is the house's."""

    buy_ins: int = WHOLE
    """The part of buy-ins that goes to the prize pool."""
    purchases: int = WHOLE
    """The part of rebuys and add-ons that goes to the prize pool."""
    organisation: int = 0
    """The part of buy-ins for the costs of the event."""
    league: int = 0
    """The part of the pool collected that is kept for the league (MED-19)."""
    league_cents: int = 0
    """What each entry pays for the league out of the prizes."""
    tax: int = 0
    """The rate of the gaming tax on its base."""
    bounty: BountyTerms | None = None
    """The part of each buy-in's prizes that goes onto the player's head instead of into the pool."""


class SetAside(Struct, frozen=True, array_like=True, gc=False):
    """A limit of the rulebook that the house has set aside: its key in the file of the event or league, and why."""

    limit: str
    reason: Why


class MoneyTerms(Struct, frozen=True, kw_only=True):
    """Everything an event announces about money beside ``EntryTerms``."""

    offers: tuple[Offer, ...] = ()
    """Everything that is sold beside the ordinary entry."""
    admission: Admission = Admission()
    shares: PrizeShares = PrizeShares()
    guarantee_cents: int = 0
    """The least that the prizes come to; the house adds what is missing."""
    methods: tuple[str, ...] = METHODS
    bands: PriceBands = PriceBands()
    """The limits within which the rulebook lets prices and shares move, and what it fixes about this kind of event."""
    overruled: tuple[SetAside, ...] = ()
    """Limits that do not hold for this event, each with the director's reason."""

    @property
    def rebuys(self) -> tuple[Offer, ...]:
        """The rebuys; none if the event sells none."""
        return of_kind(self.offers, Sale.REBUY)

    @property
    def add_ons(self) -> tuple[Offer, ...]:
        """The add-ons; none if the event sells none."""
        return of_kind(self.offers, Sale.ADD_ON)

    @property
    def prices(self) -> tuple[Offer, ...]:
        """The prices of entries and re-entries beside the ordinary one."""
        return tuple([one for one in self.offers if one.kind in (Sale.ENTRY, Sale.RE_ENTRY)])


class BagCarry(Enum):
    """What a player who has bagged in several flights takes to the final day."""

    BEST_STACK = "best-stack"  # the largest of his bags; the chips of the others leave play
    ALL_STACKS = "all-stacks"  # all of them together


class ForgoneBounty(Enum):
    """What becomes of the bounties of bags that a player leaves behind because he plays only the best one."""

    NEXT_POT = "next-pot"  # they lie in the first pot of his table, as if he had surrendered those chips (MED-15)
    ON_HEAD = "on-head"  # they are on his head together with that of the bag he plays


class Whole(Struct, frozen=True, gc=False, tag="whole"):
    """The event is not part of a larger one."""


class Flight(Struct, frozen=True, gc=False, tag="flight"):
    """A flight: players with chips when its day ends bag them for the final day. Its money goes there too."""

    final_day: str
    """The id of the event to which the bags go."""
    name: str
    bags: bool = True
    """Without bags it is played to its end, and only the money goes on: the heat of a team contest."""


class FinalDay(Struct, frozen=True, gc=False, tag="final-day"):
    """The final day: it begins when the bags of every flight are in."""

    flights: tuple[str, ...]
    """The ids of its flights."""
    carry: BagCarry = BagCarry.BEST_STACK
    first_level: int = 1
    """The level it begins with: the one after the flights' last, or an earlier one (roll-back)."""
    forgone: ForgoneBounty = ForgoneBounty.NEXT_POT
    """Used only where bounties are on heads and only one bag goes on."""


class Shootout(Struct, frozen=True, gc=False, tag="shootout"):
    """The event is part of no other, but is played in rounds: every table down to one winner, who goes to the next."""

    new_stack: int = 0
    """What everybody has at the beginning of each round but the first; 0 if he keeps the chips that he won."""
    round_level: int = 0
    """The level with which each of these rounds begins; 0 if the clock runs on."""


Part: TypeAlias = Whole | Flight | FinalDay | Shootout
WHOLE_EVENT = Whole()
