"""``[payouts]`` of an event file: how the pool is divided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from shuffleup.answer import Note, note
from shuffleup.formats.event.schema import ColumnTable, EventTables, PayoutsTable
from shuffleup.formats.event.toml_tables import EventProblems, basis_points, mended_sum
from shuffleup.maths import payouts as maths
from shuffleup.rulebooks.policy.payout_table import PayoutTable
from shuffleup.toml_text import did_you_mean
from shuffleup.tournament.words import definition as words

Printed = Mapping[str, PayoutTable]
"""The payout tables printed in rulebooks, by key."""

PLACE, COLUMN = "[payouts]", "[[payouts.column]]"
_NOT_EXACT = (note("share-not-paid-exactly"), note("give-shares-above-0"))
_WAYS = "places_paid, places_percent, percentages, prizes_cents, table, [[payouts.column]], seat_cents"


# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_prizes(
    tables: EventTables, entries: int, pool: int | None, printed: Printed, problems: EventProblems
) -> None:
    """Checks that one way to divide the pool is given, that it adds up, and that it pays no more places than entries.

    ``pool`` is in cents; None if it is not known before play.
    """
    table = tables.payouts
    given = _given(tables)
    if len(given) != 1:
        what = note("has-keys", keys=_all_of(given)) if given else note("who-is-paid-not-said")
        problems.add(PLACE, what, note("give-what", what=note("one-of-list", list=_WAYS)))
        return
    paid = table.places_paid or len(table.percentages) or len(table.prizes_cents)
    if paid > entries:
        what = note("more-paid-than-enter", paid=str(paid), count=str(entries))
        problems.add(PLACE, what, note("pay-at-most-count", count=str(entries)))
    if table.percentages:
        check_shares(table.percentages, PLACE, problems)
    if table.prizes_cents:
        _prizes(table, pool, problems)
    for place, key in ((PLACE, "places_percent"), (PLACE, "first_percent"), ("[deals]", "least_play_for_percent")):
        percent = getattr(tables.deals if place == "[deals]" else table, key)
        if not 0 <= percent <= 100 or percent * 100 % 1:
            problems.add(place, note("value-cannot-be", key=key, value=f"{percent:f}"), note("give-a-per-cent"))
    if table.first_percent and not (table.places_paid or table.places_percent):
        problems.add(PLACE, note("first-percent-for-curve"), note("take-out-or-places"))
    for number, one in enumerate(tables.in_kind, start=1):
        if one.place > entries:
            what = note("value-cannot-be", key="place", value=str(one.place))
            problems.add(f"[[payouts.in_kind]] {number}", what, note("give-at-most-most", most=str(entries)))
    _columns(tables, printed, problems)
    _seats(table, tables.entry.stack, pool, problems)
    _minimum(table, paid, pool, problems)


def _given(tables: EventTables) -> list[str]:
    ways = ("places_paid", "places_percent", "percentages", "prizes_cents", "table", "seat_cents")
    given = [name for name in ways if getattr(tables.payouts, name)]
    return given or ([COLUMN] if tables.columns else [])


def _all_of(keys: Sequence[str]) -> Note | str:
    one, *others = keys
    said: Note | str = one
    for other in others:
        said = note("one-and-other", one=said, other=other)
    return said


def check_shares(shares: Sequence[Decimal], place: str, problems: EventProblems) -> None:
    """Checks that shares can be paid exactly, add up to 100 and never rise."""
    if any(share * 100 % 1 for share in shares):
        problems.add(place, *_NOT_EXACT)
        return
    fault = maths.shares_fault(basis_points(shares))
    if fault is None:
        return
    if fault.code == "shares-do-not-sum":
        total = sum(shares)
        code = "percentages-too-little" if total < 100 else "percentages-too-much"
        what = note(code, total=f"{total:f}", difference=f"{abs(100 - total):f}")
        problems.add(place, what, note("make-it-100"))
    elif fault.code == "shares-rise":
        _rises("percentages", place, problems)
    else:
        problems.add(place, *_NOT_EXACT)


def _prizes(table: PayoutsTable, pool: int | None, problems: EventProblems) -> None:
    total = sum(table.prizes_cents)
    if pool is None:
        problems.add(PLACE, note("prizes-not-known-yet"), note("give-shares-or-places"))
    elif total != pool:
        what = note("prizes-not-the-pool", total=str(total), pool=str(pool))
        problems.add(PLACE, what, mended_sum(pool - total))
    fault = maths.unfit(maths.PrizeCents(tuple(table.prizes_cents)), maths.Rounding())
    if fault is not None:
        _rises("prizes_cents", PLACE, problems)


def _rises(name: str, place: str, problems: EventProblems) -> None:
    problems.add(place, note("rise-to-next-place", key=name), note("list-from-first-place"))


def _minimum(table: PayoutsTable, paid: int, pool: int | None, problems: EventProblems) -> None:
    fixed = table.prizes_cents or table.seat_cents
    if fixed and (table.min_cash_cents or table.rounding_cents > 1):
        what = note("fixed-paid-as-they-are") if table.prizes_cents else note("seats-are-paid-whole")
        problems.add(PLACE, what, note("take-rounding-out"))
    elif pool is not None and paid * table.min_cash_cents > pool:
        what = note("prizes-beyond-the-pool", paid=str(paid), cents=str(table.min_cash_cents), pool=str(pool))
        problems.add(PLACE, what, note("give-min-cash-of-most", most=str(pool // paid)))


def _seats(table: PayoutsTable, stack: int, pool: int | None, problems: EventProblems) -> None:
    if not table.seat_cents:
        if table.seats_into or table.milestone_chips or table.transferable:
            problems.add(PLACE, note("keys-of-satellites"), note("add-or-take-seat-cents"))
        return
    if pool is not None and pool < table.seat_cents:
        what = note("seat-more-than-pool", cents=str(table.seat_cents), pool=str(pool))
        problems.add(PLACE, what, note("lower-or-let-more-enter"))
    if table.milestone_chips and table.milestone_chips <= stack:
        what = note("milestone-is-the-stack", chips=str(table.milestone_chips))
        problems.add(PLACE, what, note("more-than-the-stack", stack=str(stack)))


# ── tables by the number of entries ──────────────────────────────────────────────────────────────────────────────────


def _columns(tables: EventTables, printed: Printed, problems: EventProblems) -> None:
    """Checks the file's own columns: they rise and add up, and change a printed table only where it prints nothing."""
    for number, column in enumerate(tables.columns, start=1):
        check_shares(column.percentages, f"{COLUMN} {number}", problems)
    fault = maths.columns_fault([one.entries_to for one in tables.columns])
    if fault is not None:
        number, least = fault.number("column"), fault.number("least")
        ends, place = tables.columns[number - 1].entries_to, f"{COLUMN} {number}"
        hint = note("give-more-than-least", least=str(least - 1))
        problems.add(place, note("entries-do-not-rise", count=str(ends)), hint)
    key = tables.payouts.table
    if not key:
        if tables.columns and _given(tables) != [COLUMN]:
            problems.add(COLUMN, note("not-with-table", table=_given(tables)[0]), note("keep-one-of-them"))
        return
    if key not in printed:
        hint = did_you_mean(key, printed, "tables-are-list") if printed else note("write-own-columns")
        problems.add(PLACE, note("value-not-known", key="table", value=repr(key)), hint)
        return
    for number, column in enumerate(tables.columns, start=1):
        _against_print(column, printed[key], f"{COLUMN} {number}", problems)


def _against_print(column: ColumnTable, table: PayoutTable, place: str, problems: EventProblems) -> None:
    ends = [one.entries_to for one in table.columns]
    if column.entries_to > ends[-1]:
        return
    if column.entries_to not in ends:
        hint = note("columns-of-the-table", list=", ".join(map(str, ends)))
        problems.add(place, note("not-a-table-column", count=str(column.entries_to)), hint)
        return
    printed = table.column(column.entries_to)
    own = basis_points(column.percentages)
    for number, share in enumerate(printed.shares, start=1):
        if number not in printed.derived and own[number - 1 : number] != (share,):
            what = note("place-is-printed", place=number, share=f"{share / 100:g}")
            problems.add(place, what, note("only-unprinted-shares"))
            return


def printed_columns(table: PayoutTable) -> words.Columns:
    """A payout table printed in a book, as columns of an event."""
    return words.Columns(
        tuple([words.Column(one.entries_to, one.shares, one.derived) for one in table.columns]), table.rule
    )


def columns_of(tables: EventTables, printed: Printed) -> words.Columns:
    """The payout table of an event: a printed one with the house's own columns, or the house's own columns alone."""
    own = {one.entries_to: words.Column(one.entries_to, basis_points(one.percentages)) for one in tables.columns}
    if not tables.payouts.table:
        return words.Columns(tuple(own.values()))
    table = printed[tables.payouts.table]
    merged = {one.entries_to: one for one in printed_columns(table).columns} | own
    return words.Columns(tuple([merged[end] for end in sorted(merged)]), table.rule)


# ── in the event's terms ─────────────────────────────────────────────────────────────────────────────────────────────


def payout_plan(tables: EventTables, printed: Printed) -> words.PayoutPlan:
    """How the pool is divided."""
    table = tables.payouts
    in_kind = tuple([words.PrizeInKind(one.place, one.what, one.worth_cents) for one in tables.in_kind])
    return words.PayoutPlan(_prize_table(tables, printed), table.rounding_cents, table.min_cash_cents, in_kind)


def _prize_table(tables: EventTables, printed: Printed) -> words.PrizeTable:
    table = tables.payouts
    if table.percentages:
        return words.Shares(basis_points(table.percentages))
    if table.prizes_cents:
        return words.FixedPrizes(tuple(table.prizes_cents))
    if table.seat_cents:
        return words.Seats(table.seat_cents, table.seats_into, table.milestone_chips, table.transferable)
    if table.table or tables.columns:
        return columns_of(tables, printed)
    entries = int(table.places_percent * 100) or 1_500
    return words.Curve(table.places_paid, entries, int(table.first_percent * 100))
