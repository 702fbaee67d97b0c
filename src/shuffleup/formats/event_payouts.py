"""``[payouts]`` of an event file: how the pool is divided; ``[deals]`` is read along with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from msgspec import Struct

from shuffleup.formats.event_deals import DealsTable, Percent
from shuffleup.formats.event_problems import Problems, mended_sum, nearest
from shuffleup.formats.event_schema import Amount, Count, Counts, EntryTable, Percentages, Switch
from shuffleup.maths import payouts as maths
from shuffleup.rulebooks.policy.payout_table import PayoutTable
from shuffleup.tournament.definition import (
    Column,
    Columns,
    Curve,
    FixedPrizes,
    PayoutPlan,
    PrizeTable,
    Seats,
    Shares,
)

Printed = Mapping[str, PayoutTable]
"""The payout tables that rulebooks print, by their keys."""

PLACE, COLUMN = "[payouts]", "[[payouts.column]]"
_NOT_EXACT = (
    "percentages has a share that is not paid out exactly",
    "give each above 0 and with two decimals at most",
)
_WAYS = "places_paid, places_percent, percentages, prizes_cents, table, [[payouts.column]], seat_cents"


class PayoutsTable(Struct, frozen=True, kw_only=True):
    """``[payouts]``: one way to divide the pool, and how prizes are rounded."""

    places_paid: Amount = 0
    places_percent: Percent = Decimal(0)
    first_percent: Percent = Decimal(0)
    percentages: Percentages = []
    prizes_cents: Counts = []
    table: str = ""
    seat_cents: Amount = 0
    seats_into: str = ""
    milestone_chips: Amount = 0
    transferable: Switch = False
    rounding_cents: Count = 1
    min_cash_cents: Amount = 0


class ColumnTable(Struct, frozen=True, kw_only=True):
    """One ``[[payouts.column]]``: the shares for up to so many entries."""

    entries_to: Count
    percentages: Percentages


class PrizeTables(Struct, frozen=True):
    """Every table of a file about prizes."""

    payouts: PayoutsTable
    columns: tuple[ColumnTable, ...]
    deals: DealsTable


def read_prizes(raw: Mapping[str, Any], problems: Problems) -> PrizeTables | None:
    """The tables of a file, each as its type, or None with the problems noted."""
    written = raw.get("payouts", {})
    plain = (
        {key: value for key, value in written.items() if key != "column"} if isinstance(written, Mapping) else written
    )
    payouts = problems.part(plain, PayoutsTable, PLACE, ("column",))
    found = written.get("column", []) if isinstance(written, Mapping) else []
    if not isinstance(found, list):
        problems.add(COLUMN, "must be a list of columns", f"write {COLUMN} before each, after {PLACE}")
        found = []
    columns = [problems.part(one, ColumnTable, f"{COLUMN} {number}") for number, one in enumerate(found, start=1)]
    deals = problems.part(raw.get("deals", {}), DealsTable, "[deals]")
    if payouts is None or deals is None:
        return None
    return PrizeTables(payouts, tuple([one for one in columns if one is not None]), deals)


# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_prizes(tables: PrizeTables, entry: EntryTable, field: Field, printed: Printed, problems: Problems) -> None:
    """One way to divide the pool is given; it pays no more places than there are entries, and sums."""
    table = tables.payouts
    given = _given(tables)
    if len(given) != 1:
        what = f"has {' and '.join(given)}" if given else "does not say who is paid"
        problems.add(PLACE, what, f"give one of {_WAYS}")
        return
    paid = table.places_paid or len(table.percentages) or len(table.prizes_cents)
    if paid > field.entries:
        problems.add(PLACE, f"{paid} places are paid, {field.entries} players enter", f"pay at most {field.entries}")
    if table.percentages:
        check_shares(table.percentages, PLACE, problems)
    if table.prizes_cents:
        _prizes(table, field.pool, problems)
    for place, key in ((PLACE, "places_percent"), (PLACE, "first_percent"), ("[deals]", "least_play_for_percent")):
        percent = getattr(tables.deals if place == "[deals]" else table, key)
        if not 0 <= percent <= 100 or percent * 100 % 1:
            problems.add(place, f"{key} = {percent:f} cannot be", "give a per cent from 0 to 100, two decimals at most")
    if table.first_percent and not (table.places_paid or table.places_percent):
        problems.add(PLACE, "first_percent is for the curve", "take it out, or give places_paid")
    _columns(tables, printed, problems)
    _seats(table, entry, field.pool, problems)
    _minimum(table, paid, field.pool, problems)


class Field(Struct, frozen=True):
    """What a file tells of its field: entries, and the pool in cents if it is known before play."""

    entries: int
    pool: int | None


def _given(tables: PrizeTables) -> list[str]:
    ways = ("places_paid", "places_percent", "percentages", "prizes_cents", "table", "seat_cents")
    given = [name for name in ways if getattr(tables.payouts, name)]
    return given or ([COLUMN] if tables.columns else [])


def check_shares(shares: Sequence[Decimal], place: str, problems: Problems) -> None:
    """Shares that are paid out exactly, come to 100 and never rise."""
    if any(share * 100 % 1 for share in shares):
        problems.add(place, *_NOT_EXACT)
        return
    fault = maths.shares_fault(_basis_points(shares))
    if fault is None:
        return
    if fault.code == "shares-do-not-sum":
        total = sum(shares)
        difference = f"{abs(100 - total):f} {'too little' if total < 100 else 'too much'}"
        problems.add(place, f"percentages come to {total:f}, {difference}", "make them come to 100")
    elif fault.code == "shares-rise":
        _rises("percentages", place, problems)
    else:
        problems.add(place, *_NOT_EXACT)


def _prizes(table: PayoutsTable, pool: int | None, problems: Problems) -> None:
    total = sum(table.prizes_cents)
    if pool is None:
        hint = "give percentages or places_paid"
        problems.add(PLACE, "prizes_cents cannot be known while the pool may still grow", hint)
    elif total != pool:
        what = f"prizes_cents come to {total}, the pool of all buy-ins to {pool}"
        problems.add(PLACE, what, mended_sum(pool - total))
    fault = maths.unfit(maths.FixedPrizes(tuple(table.prizes_cents)), maths.Rounding())
    if fault is not None:
        _rises("prizes_cents", PLACE, problems)


def _rises(name: str, place: str, problems: Problems) -> None:
    problems.add(place, f"{name} rise from one place to the next", "list them from the first place down")


def _minimum(table: PayoutsTable, paid: int, pool: int | None, problems: Problems) -> None:
    fixed = table.prizes_cents or table.seat_cents
    if fixed and (table.min_cash_cents or table.rounding_cents > 1):
        what = "fixed prizes are paid as they are" if table.prizes_cents else "seats are paid whole"
        problems.add(PLACE, what, "take min_cash_cents and rounding_cents out")
    elif pool is not None and paid * table.min_cash_cents > pool:
        what = f"{paid} prizes of at least {table.min_cash_cents} cents need more than the pool of {pool}"
        problems.add(PLACE, what, f"give a min_cash_cents of at most {pool // paid}")


def _seats(table: PayoutsTable, entry: EntryTable, pool: int | None, problems: Problems) -> None:
    if not table.seat_cents:
        if table.seats_into or table.milestone_chips or table.transferable:
            what = "seats_into, milestone_chips and transferable are for satellites"
            problems.add(PLACE, what, "add seat_cents, or take them out")
        return
    if pool is not None and pool < table.seat_cents:
        what = f"a seat of {table.seat_cents} cents is more than the pool of {pool}"
        problems.add(PLACE, what, "lower seat_cents, or let more players enter")
    if table.milestone_chips and table.milestone_chips <= entry.stack:
        what = f"milestone_chips = {table.milestone_chips} is what everybody begins with"
        problems.add(PLACE, what, f"give more than the stack of {entry.stack}")


# ── tables by the number of entries ──────────────────────────────────────────────────────────────────────────────────


def _columns(tables: PrizeTables, printed: Printed, problems: Problems) -> None:
    """Own columns rise and sum; beside a printed table they replace what it does not print, or go beyond its end."""
    for number, column in enumerate(tables.columns, start=1):
        check_shares(column.percentages, f"{COLUMN} {number}", problems)
    fault = maths.columns_fault([one.entries_to for one in tables.columns])
    if fault is not None:
        told = dict(fault.facts)
        ends, least = tables.columns[int(told["column"]) - 1].entries_to, int(told["least"])
        place = f"{COLUMN} {told['column']}"
        problems.add(place, f"entries_to = {ends} does not rise", f"give more than {least - 1}")
    key = tables.payouts.table
    if not key:
        if tables.columns and _given(tables) != [COLUMN]:
            problems.add(COLUMN, f"does not go with {_given(tables)[0]}", "keep one of them")
        return
    if key not in printed:
        hint = nearest(key, printed, "tables are") if printed else "write [[payouts.column]] of your own"
        problems.add(PLACE, f"table = {key!r} is not known", hint)
        return
    for number, column in enumerate(tables.columns, start=1):
        _against_print(column, printed[key], f"{COLUMN} {number}", problems)


def _against_print(column: ColumnTable, table: PayoutTable, place: str, problems: Problems) -> None:
    ends = [one.entries_to for one in table.columns]
    if column.entries_to > ends[-1]:
        return
    if column.entries_to not in ends:
        hint = f"the table has columns to {', '.join(map(str, ends))}, and yours may go beyond"
        problems.add(place, f"entries_to = {column.entries_to} is no column of the table", hint)
        return
    printed = table.column(column.entries_to)
    own = _basis_points(column.percentages)
    for number, share in enumerate(printed.shares, start=1):
        if number not in printed.derived and own[number - 1 : number] != (share,):
            what = f"place {number} is printed as {share / 100:g}"
            problems.add(place, what, "only the shares that no book prints can be replaced")
            return


def printed_columns(table: PayoutTable) -> Columns:
    """The payout table that a book prints, as an event has it."""
    return Columns(tuple([Column(one.entries_to, one.shares, one.derived) for one in table.columns]), table.rule)


def columns_of(tables: PrizeTables, printed: Printed) -> Columns:
    """The payout table of an event: printed, with the house's own columns, or all its own."""
    own = {one.entries_to: Column(one.entries_to, _basis_points(one.percentages)) for one in tables.columns}
    if not tables.payouts.table:
        return Columns(tuple(own.values()))
    table = printed[tables.payouts.table]
    merged = {one.entries_to: one for one in printed_columns(table).columns} | own
    return Columns(tuple([merged[end] for end in sorted(merged)]), table.rule)


def _basis_points(percentages: Sequence[Decimal]) -> tuple[int, ...]:
    return tuple([int(share * 100) for share in percentages])


# ── in the event's terms ─────────────────────────────────────────────────────────────────────────────────────────────


def payout_plan(tables: PrizeTables, printed: Printed) -> PayoutPlan:
    """How the pool is divided."""
    table = tables.payouts
    return PayoutPlan(_prize_table(tables, printed), table.rounding_cents, table.min_cash_cents)


def _prize_table(tables: PrizeTables, printed: Printed) -> PrizeTable:
    table = tables.payouts
    if table.percentages:
        return Shares(_basis_points(table.percentages))
    if table.prizes_cents:
        return FixedPrizes(tuple(table.prizes_cents))
    if table.seat_cents:
        return Seats(table.seat_cents, table.seats_into, table.milestone_chips, table.transferable)
    if table.table or tables.columns:
        return columns_of(tables, printed)
    entries = int(table.places_percent * 100) or 1_500
    return Curve(table.places_paid, entries, int(table.first_percent * 100))
