"""What an event file says is sold, and when: late registration, prices, rebuys, add-ons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd
from typing import Literal

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.formats.event.schema import (
    AddOnTable,
    BreakRow,
    EntryTable,
    EventTables,
    LevelTable,
    PriceTable,
    RebuysTable,
)
from shuffleup.formats.event.toml_tables import EventProblems
from shuffleup.tournament.words.offers import Offer, Sale, Window

LATE_KEYS = ("late_until_level", "late_until_start_of_level", "late_minutes", "late_until_day")
"""The keys of ``[entry]`` that end late registration, each in its own way."""


class _SoldInPlay(Struct, frozen=True):
    """Chips sold during play: the table of the file, the last level of the sale, and the keys that say so."""

    place: str
    until_key: str
    said: int
    until_level: int
    chips_key: str
    chips: int


def check_offers(tables: EventTables, problems: EventProblems) -> None:
    """Checks that sales end at levels that exist, that prices begin and end, and that offers can be told apart."""
    _check_late(tables, problems)
    for sale in _sales(tables):
        if sale.until_level and sale.until_level >= tables.levels:
            what = note("leaves-no-level", key=sale.until_key, level=str(sale.said))
            problems.add(sale.place, what, note("end-sale-before-last", count=tables.levels))
    for number, price in enumerate(tables.prices, start=1):
        _check_price(tables, price, f"[[entry.price]] {number}", problems)
    for place, one in _chips_sold(tables):
        if one.from_level > one.until_level:
            problems.add(place, note("from-after-until"), note("sold-from-one-to-other"))
    _check_names("[[rebuys]]", [one.name for one in tables.rebuys], problems)
    _check_names("[[addon]]", [one.name for one in tables.addon], problems)
    chosen = [one.name for one in tables.prices if one.choice]
    for name in {one for one in chosen if chosen.count(one) > 1}:
        problems.add("[[entry.price]]", note("offers-named-alike", name=name), note("name-each-offer"))


def _chips_sold(tables: EventTables) -> Iterator[tuple[str, RebuysTable | AddOnTable]]:
    """Every rebuy and add-on with its place in the file."""
    yield from zip(_places("rebuys", len(tables.rebuys)), tables.rebuys, strict=True)
    yield from zip(_places("addon", len(tables.addon)), tables.addon, strict=True)


def _places(name: str, count: int) -> list[str]:
    return [f"[{name}]"] if count == 1 else [f"[[{name}]] {number}" for number in range(1, count + 1)]


def _check_names(place: str, names: Sequence[str], problems: EventProblems) -> None:
    """Of several offers each needs a name of its own, because it is asked for by it."""
    if len(names) < 2:
        return
    for number, name in enumerate(names, start=1):
        if not name:
            problems.add(f"{place} {number}", note("offer-without-name"), note("name-each-offer"))
        elif names.index(name) < number - 1:
            problems.add(f"{place} {number}", note("offers-named-alike", name=name), note("name-each-offer"))


def _check_late(tables: EventTables, problems: EventProblems) -> None:
    """Checks that late registration ends in one way, before the last level."""
    entry = tables.entry
    given = [key for key in LATE_KEYS if getattr(entry, key)]
    if len(given) > 1:
        both = note("one-and-other", one=given[0], other=given[1])
        problems.add("[entry]", note("has-keys", keys=both), note("keep-one-of-them"))
    start, day = entry.late_until_start_of_level, entry.late_until_day
    if start == 1:
        what = note("value-cannot-be", key="late_until_start_of_level", value="1")
        problems.add("[entry]", what, note("level-from-2"))
    days = 2 if tables.day_two else len(tables.clock.day_ends) + 1
    if day and not 2 <= day <= days:
        hint = note("days-of-event", most=days) if days > 1 else note("say-how-days-end")
        problems.add("[entry]", note("value-cannot-be", key="late_until_day", value=str(day)), hint)
    before_last = _minutes_before_last(tables)
    if entry.late_minutes and before_last is not None and entry.late_minutes >= before_last:
        what = note("leaves-no-level", key="late_minutes", level=str(entry.late_minutes))
        problems.add("[entry]", what, note("end-sale-before-minute", minutes=str(before_last)))


def _minutes_before_last(tables: EventTables) -> int | None:
    """How many minutes pass before the last level begins; None if a level before it lasts a number of hands."""
    last = max((place for place, step in enumerate(tables.steps) if isinstance(step, LevelTable)), default=0)
    before = tables.steps[:last]
    if any(isinstance(step, LevelTable) and step.hands for step in before):
        return None
    return int(sum([step.break_minutes if isinstance(step, BreakRow) else step.minutes for step in before]))


def _check_price(tables: EventTables, price: PriceTable, place: str, problems: EventProblems) -> None:
    """Checks that a price is of a time, of re-entries or the player's choice, and that entries are sold in its time."""
    by_level = price.from_level or price.until_level
    if price.choice and (price.until is not None or by_level or price.reentry):
        problems.add(place, note("choice-has-no-time"), note("take-choice-or-time-out"))
    elif (price.until is not None and by_level) or not (
        price.until is not None or by_level or price.reentry or price.choice
    ):
        problems.add(place, note("needs-its-time"), note("until-or-from-level"))
    elif price.until_level and price.from_level > price.until_level:
        problems.add(place, note("from-after-until"), note("sold-from-one-to-other"))
    late = last_level(tables.entry)
    if by_level and price.from_level > late and not (tables.entry.late_minutes or tables.entry.late_until_day):
        what = note("level-after-last-late", level=str(price.from_level))
        problems.add(place, what, note("late-until-is", level=str(late)))
    if price.reentry and not tables.entry.reentries:
        problems.add(place, note("reentry-price-without"), note("give-reentries-too"))
    if price.bounty_cents is not None and tables.bounty is None:
        problems.add(place, note("bounty-price-without"), note("add-bounty-table"))


def _sales(tables: EventTables) -> Iterator[_SoldInPlay]:
    entry = tables.entry
    start = entry.late_until_start_of_level
    key, said = ("late_until_start_of_level", start) if start else ("late_until_level", entry.late_until_level)
    late = last_level(entry)
    yield _SoldInPlay("[entry]", key, said, late, "stack", entry.stack)
    for number, price in enumerate(tables.prices, start=1):
        if price.stack is not None:
            yield _SoldInPlay(f"[[entry.price]] {number}", "", late, 0 if price.until else late, "stack", price.stack)
    for place, one in _chips_sold(tables):
        yield _SoldInPlay(place, "until_level", one.until_level, one.until_level, "chips", one.chips)


def check_chips(tables: EventTables, problems: EventProblems) -> None:
    """Checks that whatever is sold during play can be paid in the chips in play at the end of its sale."""
    for sale in _sales(tables):
        unit = _smallest_chip(tables, sale.until_level)
        if sale.until_level and sale.chips % unit:
            hint = note("smallest-chip-of-level", level=str(sale.until_level), unit=str(unit))
            what = note("price-unpayable-at-end", key=sale.chips_key, amount=str(sale.chips))
            problems.add(sale.place, what, hint)


def _smallest_chip(tables: EventTables, level: int) -> int:
    if tables.chips is None:
        levels = [step for step in tables.steps if isinstance(step, LevelTable)]
        return gcd(tables.entry.stack, *[value for one in levels for value in (one.small, one.big, one.ante)])
    removed = {int(text): at for text, at in tables.chips.removed_at_level.items() if text.isdigit()}
    return min(value for value in tables.chips.denominations if removed.get(value, level + 1) > level)


# ── in the event's terms ─────────────────────────────────────────────────────────────────────────────────────────────


def last_level(entry: EntryTable) -> int:
    """The last level of late registration; 0 if it does not end with a level."""
    start = entry.late_until_start_of_level
    return start - 1 if start else entry.late_until_level


def late_window(entry: EntryTable) -> Window:
    """Until when players may enter once play has begun; without any limit where they may not."""
    return Window(
        until_level=last_level(entry),
        with_break=bool(entry.late_until_start_of_level),
        minutes=entry.late_minutes,
        until_day=entry.late_until_day,
    )


def offers_of(tables: EventTables) -> tuple[Offer, ...]:
    """Everything that is sold beside the ordinary entry."""
    rebuys = [
        Offer(
            kind=Sale.REBUY,
            name=one.name,
            cents=one.cents,
            fee_cents=one.fee_cents,
            chips=one.chips,
            window=_in_play(one),
            most=limit_of(one.most),
            up_to_stack=one.up_to_stack,
        )
        for one in tables.rebuys
    ]
    add_ons = [
        Offer(
            kind=Sale.ADD_ON,
            name=one.name,
            cents=one.cents,
            fee_cents=one.fee_cents,
            chips=one.chips,
            window=_in_play(one),
            most=one.most,
        )
        for one in tables.addon
    ]
    return (*[_price(one) for one in tables.prices], *rebuys, *add_ons)


def _in_play(sold: RebuysTable | AddOnTable) -> Window:
    return Window(from_level=sold.from_level, until_level=sold.until_level, with_break=True)


def _price(price: PriceTable) -> Offer:
    until = 0 if price.until is None else int(price.until.timestamp()) * 1_000_000
    return Offer(
        kind=Sale.RE_ENTRY if price.reentry else Sale.ENTRY,
        name=price.name,
        cents=price.buy_in_cents,
        fee_cents=price.fee_cents,
        chips=price.stack,
        bounty_cents=price.bounty_cents,
        window=Window(from_level=price.from_level, until_level=price.until_level, until=until),
    )


def limit_of(written: int | Literal["unlimited"]) -> int | None:
    """A limit as it is written; None for none."""
    return None if isinstance(written, str) else written
