"""What an event announces about money beside the price of an entry: late prices, re-entries, rebuys, shares, guarantee.

Shares are in basis points, hundredths of a per cent. What is announced never changes while the event is played.
"""

from msgspec import Struct

from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.tournament.bounty_terms import BountyTerms

WHOLE = 10_000
"""All of it, in basis points."""

METHODS = ("cash", "card", "transfer", "account")
"""How people pay where an event does not say so; ``account`` is an account with the house."""


class PriceStep(Struct, frozen=True, gc=False, kw_only=True):
    """Another price of an entry: an early one up to a point in time, or a late one from a level on."""

    name: str
    buy_in_cents: int
    fee_cents: int
    until: int = 0
    """Microseconds UTC; for entries paid before it. 0 for a price that does not end with a date."""
    from_level: int = 0
    """For entries paid from this level on; 0 for a price that does not begin with a level."""


class RebuyTerms(Struct, frozen=True, gc=False, kw_only=True):
    """Chips for more money in the same seat: for a player without chips, or with few enough of them."""

    cents: int
    chips: int
    fee_cents: int = 0
    until_level: int
    """The last level in which they are sold."""
    most: int | None = None
    """For each player; ``None`` for as many as he likes."""
    up_to_stack: int = 0
    """A player with at most so many chips may rebuy; 0 for players without chips only."""


class AddOnTerms(Struct, frozen=True, gc=False, kw_only=True):
    """Chips for more money, once, for every player still in at one stage of the event."""

    cents: int
    chips: int
    fee_cents: int = 0
    from_level: int
    until_level: int
    """First and last level in which they are sold, the breaks after them included."""
    most: int = 1


class Admission(Struct, frozen=True, gc=False, kw_only=True):
    """Who may enter, and until when."""

    until_level: int = 0
    """The last level of late registration; 0 closes it when play begins."""
    re_entries: int | None = 0
    """How often a player who is out may enter again: 0 not at all, ``None`` without limit."""
    surrender: bool = False
    """Whether a player may give his chips up to enter again (TDA 8-B)."""
    cap: int = 0
    """Players seated at the same time; 0 for any number."""
    alternates: int | None = 0
    """How many may wait for a seat when the cap is reached; ``None`` for any number."""
    checks: tuple[str, ...] = ()
    """Kinds of checks that each player must have passed."""


class PrizeShares(Struct, frozen=True, gc=False, kw_only=True):
    """What becomes of the money, in basis points. What is not prizes and not organisation is the house's."""

    buy_ins: int = WHOLE
    """Of buy-ins, to the prize pool."""
    purchases: int = WHOLE
    """Of rebuys and add-ons, to the prize pool."""
    organisation: int = 0
    """Of buy-ins, for the costs of the event."""
    league: int = 0
    """Of the pool collected, kept for the league (MED-19)."""
    tax: int = 0
    """The rate of the gaming tax on its base."""
    bounty: BountyTerms | None = None
    """What of each buy-in's prizes stands on the player's head instead of going to the pool."""


class MoneyTerms(Struct, frozen=True, kw_only=True):
    """Everything an event announces about money beside ``EntryTerms``."""

    prices: tuple[PriceStep, ...] = ()
    admission: Admission = Admission()
    rebuy: RebuyTerms | None = None
    add_on: AddOnTerms | None = None
    shares: PrizeShares = PrizeShares()
    guarantee_cents: int = 0
    """What the prizes come to at least; the house adds what is missing."""
    methods: tuple[str, ...] = METHODS
    bands: PriceBands = PriceBands()
    """The limits within which the rulebook lets prices and shares move."""
