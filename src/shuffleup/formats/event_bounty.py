"""``[bounty]`` of an event file: what of each buy-in stands on the player's head, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.formats.event_problems import Problems, nearest
from shuffleup.formats.event_schema import Amount, Count, EntryTable, Text
from shuffleup.tournament.bounty_terms import BountyKind, BountyTerms
from shuffleup.tournament.money_terms import WHOLE, MoneyTerms

Shares = Annotated[
    list[Annotated[Decimal, Meta(description="a number")]],
    Meta(description="a list of numbers, like [40, 20]"),
]
_PLACE = "[bounty]"


class BountyTable(Struct, frozen=True, kw_only=True):
    """``[bounty]``: the last two keys are for mystery bounties."""

    kind: Text
    cents: Count
    unit_cents: Count = 1
    from_players: Amount = 0
    envelopes_percent: Shares = []


def read_bounty(raw: Mapping[str, Any], problems: Problems) -> BountyTable | None:
    """The table of a file; None where there is none, or where it cannot be read and the problem is noted."""
    return problems.part(raw["bounty"], BountyTable, _PLACE) if "bounty" in raw else None


def check_bounty(table: BountyTable | None, entry: EntryTable, money: MoneyTerms, problems: Problems) -> None:
    """The kind exists, bounties are whole units within every buy-in's prizes, envelopes hold no more than all."""
    if table is None:
        return
    kinds = [kind.value for kind in BountyKind]
    if table.kind not in kinds:
        problems.add(_PLACE, f"kind {table.kind!r} is not known", nearest(table.kind, kinds, "kinds are"))
    if table.cents % table.unit_cents:
        what = f"cents = {table.cents} is not made of units of {table.unit_cents}"
        problems.add(_PLACE, what, "give a multiple of unit_cents")
    least = min([entry.buy_in_cents, *[price.buy_in_cents for price in money.prices]])
    prizes = -(-least * money.shares.buy_ins // WHOLE)
    if table.cents > prizes:
        hint = "the bounty is a part of buy_in_cents; raise the one or lower the other"
        problems.add(_PLACE, f"cents = {table.cents} is more than the {prizes} of a buy-in that are prizes", hint)
    if (
        table.kind in kinds
        and table.kind != BountyKind.MYSTERY.value
        and (table.from_players or table.envelopes_percent)
    ):
        problems.add(_PLACE, "from_players and envelopes_percent are for mystery bounties", 'write kind = "mystery"')
    shares = table.envelopes_percent
    if any(share <= 0 or share * 100 % 1 for share in shares) or sum(shares) > 100:
        problems.add(
            _PLACE, "envelopes_percent comes to more than 100, or is not of hundredths", "give at most 100 in all"
        )


def bounty_terms(table: BountyTable | None) -> BountyTerms | None:
    """The table in the event's terms."""
    if table is None:
        return None
    return BountyTerms(
        kind=BountyKind(table.kind),
        cents=table.cents,
        unit_cents=table.unit_cents,
        from_players=table.from_players,
        envelopes=tuple([int(share * 100) for share in table.envelopes_percent]),
    )


def with_bounty(money: MoneyTerms, table: BountyTable | None) -> MoneyTerms:
    """The terms of money with the bounty that the file announces."""
    return replace(money, shares=replace(money.shares, bounty=bounty_terms(table)))
