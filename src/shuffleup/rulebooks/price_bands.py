"""Limits that a rulebook sets on what an event may cost and on what must be paid out."""

from msgspec import Struct


class LeagueShare(Struct, frozen=True, gc=False):
    """What an event keeps for a league where that is announced: a share of the pool in basis points, and its rule."""

    basis_points: int
    rule: str


class PriceBands(Struct, frozen=True, gc=False, kw_only=True):
    """Lowest and highest prices in minor units, shares in basis points. The defaults limit nothing."""

    rule: str = ""
    """The rule that sets them, as people cite it: ``mediterraneo-2026 MED-4``; empty where none does."""
    buy_in_cents: tuple[int, int] | None = None
    fee_cents: tuple[int, int] | None = None
    fee_share: int | None = None
    """The fee as a share of the buy-in, where it is not free within its band."""
    least_of_buy_ins: int = 0
    """Of buy-ins, at least so much to prizes."""
    least_of_purchases: int = 0
    """Of rebuys and add-ons, at least so much to prizes."""
    most_for_organisation: int = 10_000
    """Of buy-ins, at most so much for the costs of the event."""
    hospitality: int = 0
    """The part of what is not prizes that the tax leaves out, as the estimated cost of hospitality."""
    league: LeagueShare | None = None
    """``None``: an event may keep what it likes."""
