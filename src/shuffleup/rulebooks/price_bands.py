"""Limits that a rulebook sets on the price of an event, on what must be paid out, and on what its kind of event is."""

from msgspec import Struct


class LeagueShare(Struct, frozen=True, gc=False):
    """What an event keeps for a league if that is announced: a share of the pool in basis points, and its rule."""

    basis_points: int
    rule: str


class FormLimits(Struct, frozen=True, gc=False, kw_only=True):
    """What a rulebook fixes about a kind of event besides its prices. The defaults fix nothing."""

    rule: str = ""
    """The rule that fixes it, as a citation: ``mediterraneo-2026 MED-23``."""
    seats: int = 0
    """Seats at each table."""
    entries: int = 0
    """How many enter; nobody enters late."""
    chips_per_unit: int = 0
    """Starting chips for each whole unit of money in the buy-in."""
    shares: tuple[int, ...] = ()
    """How all buy-ins are divided, by place in basis points; no part of them is a bounty."""
    re_entries: int | None = None
    """How often a player who is out may enter again at most."""


class PriceBands(Struct, frozen=True, gc=False, kw_only=True):
    """Lowest and highest prices in cents, shares in basis points. The defaults limit nothing."""

    rule: str = ""
    """The rule that sets them, as a citation: ``mediterraneo-2026 MED-4``; empty if there is none."""
    buy_in_cents: tuple[int, int] | None = None
    fee_cents: tuple[int, int] | None = None
    fee_share: int | None = None
    """The fee as a share of the buy-in, if it is not free within its band."""
    least_of_buy_ins: int = 0
    """The least share of buy-ins that goes to prizes."""
    least_of_purchases: int = 0
    """The least share of rebuys and add-ons that goes to prizes."""
    most_for_organisation: int = 10_000
    """The largest share of buy-ins for the costs of the event."""
    hospitality: int = 0
    """The part of the money not for prizes that is exempt from tax, as the estimated cost of hospitality."""
    league: LeagueShare | None = None
    """``None``: there is no rule on what an event may keep."""
    form: FormLimits = FormLimits()
