"""What an event file says about money: late entries, prices, rebuys, the add-on, the pool. See also ``[entry]``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from math import gcd
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from shuffleup.formats.event_problems import Problems, nearest
from shuffleup.formats.event_schema import Amount, ChipsTable, Count, EntryTable, LevelTable, Limit, Steps, Text
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.tournament.definition import EntryTerms
from shuffleup.tournament.money_terms import (
    METHODS,
    WHOLE,
    AddOnTerms,
    Admission,
    MoneyTerms,
    PriceStep,
    PrizeShares,
    RebuyTerms,
)
from shuffleup.tournament.price_checks import outside
from shuffleup.tournament.ticket_state import TICKET

Moment = Annotated[datetime, Meta(tz=True, description="a date and time with its zone, like 2026-11-01T12:00:00+01:00")]
Percent = Annotated[Decimal, Meta(description="a per cent from 0 to 100")]

Bands = Mapping[str, PriceBands]
"""The bands of a rulebook by the kind of event; empty text for every event that names none."""


LEAGUE_FINAL = "league-final"
"""The kind of event that nobody pays for: no book limits its prices."""


class PriceTable(Struct, frozen=True, kw_only=True):
    """One ``[[entry.price]]``: an early price up to a date, or a late one from a level on."""

    name: Text
    buy_in_cents: Amount
    fee_cents: Amount = 0
    until: Moment | None = None
    from_level: Amount = 0


class RebuysTable(Struct, frozen=True, kw_only=True):
    """``[rebuys]``: chips for more money in the same seat."""

    cents: Count
    fee_cents: Amount = 0
    chips: Count
    until_level: Count
    most: Limit = "unlimited"
    up_to_stack: Amount = 0


class AddOnTable(Struct, frozen=True, kw_only=True):
    """``[addon]``: chips for more money at one stage of the event."""

    cents: Count
    fee_cents: Amount = 0
    chips: Count
    from_level: Count
    until_level: Count
    most: Count = 1


class PoolTable(Struct, frozen=True, kw_only=True):
    """``[pool]``: what becomes of the money, and what the house guarantees."""

    guarantee_cents: Amount = 0
    prize_percent: Percent = Decimal(100)
    purchase_percent: Percent = Decimal(100)
    organisation_percent: Percent = Decimal(0)
    league_percent: Percent = Decimal(0)
    tax_percent: Percent = Decimal(0)
    bands: str = ""


class MoneyTables(Struct, frozen=True):
    """Every table of a file that speaks of money, beside ``[entry]``."""

    prices: tuple[PriceTable, ...]
    rebuys: RebuysTable | None
    addon: AddOnTable | None
    pool: PoolTable

    @property
    def sells_during_play(self) -> bool:
        """Does anything but late entries make the pool grow during play?"""
        return self.rebuys is not None or self.addon is not None


def read_money(raw: Mapping[str, Any], problems: Problems) -> MoneyTables | None:
    """The tables of a file, each as its type, or None with the problems noted."""
    entry = raw.get("entry", {})
    prices = entry.get("price", []) if isinstance(entry, Mapping) else []
    read = list(_prices(prices, problems))
    rebuys = problems.part(raw["rebuys"], RebuysTable, "[rebuys]") if "rebuys" in raw else None
    addon = problems.part(raw["addon"], AddOnTable, "[addon]") if "addon" in raw else None
    pool = problems.part(raw.get("pool", {}), PoolTable, "[pool]")
    return None if pool is None else MoneyTables(tuple(read), rebuys, addon, pool)


def _prices(raw: object, problems: Problems) -> Iterator[PriceTable]:
    if not isinstance(raw, list):
        problems.add("[[entry.price]]", "must be a list of prices", "write [[entry.price]] before each, after [entry]")
        return
    for number, table in enumerate(raw, start=1):
        price = problems.part(table, PriceTable, price_place(number))
        if price is not None:
            yield price


def price_place(number: int) -> str:
    """How an error line names an ``[[entry.price]]``."""
    return f"[[entry.price]] {number}"


def check_money(tables: MoneyTables, entry: EntryTable, steps: Steps, bands: Bands, problems: Problems) -> None:
    """Sales end at levels that come, prices begin and end, shares leave something, and the bands are kept."""
    levels = sum(isinstance(step, LevelTable) for step in steps)
    _sale_levels(tables, entry, levels, problems)
    for number, price in enumerate(tables.prices, start=1):
        if (price.until is None) == (not price.from_level):
            problems.add(price_place(number), "needs its time", "give either until, a date, or from_level, a level")
        elif price.from_level > entry.late_until_level:
            what = f"from_level = {price.from_level} comes after the last level of late registration"
            hint = f"late_until_level in [entry] is {entry.late_until_level}"
            problems.add(price_place(number), what, hint)
    _admission(entry, problems)
    _shares(tables.pool, problems)
    _keep_to_the_bands(tables, entry, bands, problems)


def _sale_levels(tables: MoneyTables, entry: EntryTable, levels: int, problems: Problems) -> None:
    ends = [("[entry]", "late_until_level", entry.late_until_level)]
    if tables.rebuys is not None:
        ends.append(("[rebuys]", "until_level", tables.rebuys.until_level))
    if tables.addon is not None:
        ends.append(("[addon]", "until_level", tables.addon.until_level))
        if tables.addon.from_level > tables.addon.until_level:
            problems.add("[addon]", "from_level is after until_level", "the add-on is sold from one to the other")
    for place, key, level in ends:
        if level >= levels and level:
            hint = f"there are {levels} levels: end the sale before the last"
            problems.add(place, f"{key} = {level} leaves no level without sales", hint)


def _admission(entry: EntryTable, problems: Problems) -> None:
    late = entry.late_until_level
    if not late and (entry.reentries or entry.surrender):
        key = "reentries" if entry.reentries else "surrender"
        problems.add("[entry]", f"{key} is announced without late registration", "give late_until_level too")
    if entry.surrender and not entry.reentries:
        problems.add("[entry]", "surrender is announced without re-entries", "give reentries too")
    if entry.alternates and not entry.cap:
        problems.add("[entry]", "alternates wait for a seat, and there is no cap", "give cap, the seats in the room")
    named = entry.entries if isinstance(entry.entries, int) else len(entry.entries)
    if entry.cap and named > entry.cap:
        problems.add("[entry]", f"{named} players enter, and cap = {entry.cap}", "raise the cap or let fewer enter")
    if TICKET in entry.methods:
        hint = "seats of a satellite pay entries without being named: take it out"
        problems.add("[entry]", f"methods has {TICKET!r}, which is no money", hint)
    for kind in entry.methods:
        if entry.methods.count(kind) > 1:
            problems.add("[entry]", f"methods has {kind!r} twice", "name each once")
            return


def _shares(pool: PoolTable, problems: Problems) -> None:
    for key in ("prize_percent", "purchase_percent", "organisation_percent", "league_percent", "tax_percent"):
        percent = getattr(pool, key)
        if not 0 <= percent <= 100:
            problems.add("[pool]", f"{key} = {percent:f} cannot be", "give a per cent from 0 to 100")
        elif percent * 100 % 1:
            problems.add("[pool]", f"{key} = {percent:f} is too fine", "give two decimals at most")
    if pool.prize_percent + pool.organisation_percent > 100:
        what = f"prizes and organisation come to {pool.prize_percent + pool.organisation_percent:f} per cent of buy-ins"
        problems.add("[pool]", what, "let them come to 100 at most")


def _keep_to_the_bands(tables: MoneyTables, entry: EntryTable, bands: Bands, problems: Problems) -> None:
    kinds = [kind for kind in bands if kind]
    if tables.pool.bands == LEAGUE_FINAL:
        if entry.buy_in_cents or entry.fee_cents:
            problems.add("[entry]", "the final of a league is free", "take buy_in_cents and fee_cents out")
    elif tables.pool.bands and tables.pool.bands not in bands:
        hint = nearest(tables.pool.bands, kinds, "it can be") if kinds else "take it out: this rulebook has none"
        problems.add("[pool]", f"bands = {tables.pool.bands!r} is not known", hint)
    if problems.found:
        return
    money = money_terms(tables, entry, bands)
    terms = EntryTerms(entry.buy_in_cents, entry.fee_cents, entry.stack)
    for refusal in outside(terms, money):
        place = "[entry]" if refusal.code == "price-outside-band" else "[pool]"
        problems.add(place, f"{refusal.message} by {refusal.rule}", "keep within it")


def check_chips(
    tables: MoneyTables, entry: EntryTable, steps: Steps, chips: ChipsTable | None, problems: Problems
) -> None:
    """Late stacks, rebuys and the add-on can be paid in the chips that are in play when they are sold last."""
    for place, what, amount, level in _sold_chips(tables, entry):
        unit = _smallest_chip(entry, steps, chips, level)
        if amount % unit:
            hint = f"the smallest chip of level {level} is {unit}: give a multiple of it or end the sale earlier"
            problems.add(place, f"{what} = {amount} cannot be paid at the end", hint)


def _sold_chips(tables: MoneyTables, entry: EntryTable) -> Iterator[tuple[str, str, int, int]]:
    if entry.late_until_level:
        yield "[entry]", "stack", entry.stack, entry.late_until_level
    if tables.rebuys is not None:
        yield "[rebuys]", "chips", tables.rebuys.chips, tables.rebuys.until_level
    if tables.addon is not None:
        yield "[addon]", "chips", tables.addon.chips, tables.addon.until_level


def _smallest_chip(entry: EntryTable, steps: Sequence[object], chips: ChipsTable | None, level: int) -> int:
    if chips is None:
        levels = [step for step in steps if isinstance(step, LevelTable)]
        return gcd(entry.stack, *[value for one in levels for value in (one.small, one.big, one.ante)])
    removed = {int(text): at for text, at in chips.removed_at_level.items() if text.isdigit()}
    return min(value for value in chips.denominations if removed.get(value, level + 1) > level)


def expected_pool(tables: MoneyTables, entry: EntryTable, entries: int) -> int | None:
    """The pool in cents if only these players enter at the ordinary price; None where play may make it grow."""
    if entry.late_until_level or tables.sells_during_play or tables.prices:
        return None
    collected = entries * -(-entry.buy_in_cents * _basis_points(tables.pool.prize_percent) // WHOLE)
    kept = collected * _basis_points(tables.pool.league_percent) // WHOLE
    return max(collected - kept, tables.pool.guarantee_cents)


def money_terms(tables: MoneyTables, entry: EntryTable, bands: Bands) -> MoneyTerms:
    """The tables in the event's terms. Where the book has no bands nothing is limited."""
    return MoneyTerms(
        prices=tuple([_price(price) for price in tables.prices]),
        admission=Admission(
            until_level=entry.late_until_level,
            re_entries=_limit(entry.reentries),
            surrender=entry.surrender,
            cap=entry.cap,
            alternates=_limit(entry.alternates),
            checks=tuple(entry.checks),
        ),
        rebuy=_rebuy(tables.rebuys),
        add_on=_add_on(tables.addon),
        shares=PrizeShares(
            buy_ins=_basis_points(tables.pool.prize_percent),
            purchases=_basis_points(tables.pool.purchase_percent),
            organisation=_basis_points(tables.pool.organisation_percent),
            league=_basis_points(tables.pool.league_percent),
            tax=_basis_points(tables.pool.tax_percent),
        ),
        guarantee_cents=tables.pool.guarantee_cents,
        methods=tuple(entry.methods) or METHODS,
        bands=bands.get(tables.pool.bands, PriceBands()),
    )


def _price(price: PriceTable) -> PriceStep:
    until = 0 if price.until is None else int(price.until.timestamp()) * 1_000_000
    return PriceStep(
        name=price.name,
        buy_in_cents=price.buy_in_cents,
        fee_cents=price.fee_cents,
        until=until,
        from_level=price.from_level,
    )


def _rebuy(table: RebuysTable | None) -> RebuyTerms | None:
    if table is None:
        return None
    return RebuyTerms(
        cents=table.cents,
        chips=table.chips,
        fee_cents=table.fee_cents,
        until_level=table.until_level,
        most=_limit(table.most),
        up_to_stack=table.up_to_stack,
    )


def _add_on(table: AddOnTable | None) -> AddOnTerms | None:
    if table is None:
        return None
    return AddOnTerms(
        cents=table.cents,
        chips=table.chips,
        fee_cents=table.fee_cents,
        from_level=table.from_level,
        until_level=table.until_level,
        most=table.most,
    )


def _limit(written: int | Literal["unlimited"]) -> int | None:
    return None if isinstance(written, str) else written


def _basis_points(percent: Decimal) -> int:
    return int(percent * 100)
