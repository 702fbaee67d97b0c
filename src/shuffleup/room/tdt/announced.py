"""What the evening of a ``.tdt`` had announced, as an event file: from then on it is an event like any other.

Prices that differed become prices that end at successive moments, so that every entry keeps its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.tdt.record import TdtChip, TdtEvent, TdtSale, TdtStep
from shuffleup.room.event_text import toml_of
from shuffleup.room.openings import from_text
from shuffleup.room.tdt.awards import Settlement
from shuffleup.room.tdt.course import SECOND, EveningAct, EveningCourse, Happening, SoldInPlay
from shuffleup.room.tdt.places import seats_at_tables
from shuffleup.tournament.words.commands import OpenEvent
from shuffleup.tournament.words.definition import WEEK_MINUTES

LEAST_LEVELS = 2
"""One level must follow the last level of sales."""
_RAISED = 20
"""Minutes of a level where a file has none."""


class HouseWords(Struct, frozen=True):
    """What the other program's file does not say."""

    event_id: str
    rulebook: str = "tda-2024"
    currency: str = "EUR"


class Announcement(Struct, frozen=True):
    """The opening of the event, its file, and what had to be changed for it."""

    command: OpenEvent
    text: str
    notes: tuple[Note, ...]


def announcement_of(
    event: TdtEvent, course: EveningCourse, settlement: Settlement, house: HouseWords, file: str
) -> Announcement:
    """The event as it is opened. Raises ``EventFileError`` if none can be made from it."""
    levels, notes = _levels(event.steps)
    head = _head(event)
    raw = _tables(event, course, settlement, house, levels)
    chips = _chips(event.chips)
    if chips:
        with suppress(EventFileError):
            return _read(head, raw | {"chips": chips}, house, file, notes)
        notes = (*notes, note("tdt-chip-set-left"))
    with suppress(EventFileError):
        return _read(head, raw, house, file, notes)
    # Something is sold that the largest chip for blinds and stacks does not pay.
    return _read(head, raw | {"chips": {"denominations": [1]}}, house, file, notes)


def _head(event: TdtEvent) -> str:
    """What an event file has no key for, but may be of interest: it is written at the top."""
    title = event.title
    told = {"league": title.league, "season": title.season, "points": event.prices.points.formula, "notes": title.notes}
    lines = [f"# {key}: {' '.join(value.split())}" for key, value in told.items() if value.strip()]
    return "".join([f"{line}\n" for line in lines])


def _read(head: str, raw: Mapping[str, Any], house: HouseWords, file: str, notes: tuple[Note, ...]) -> Announcement:
    text = f"{head}{toml_of(raw)}"
    (opening,) = from_text(text, file, house.event_id, None)
    return Announcement(opening.command, text, notes)


def _tables(
    event: TdtEvent, course: EveningCourse, settlement: Settlement, house: HouseWords, levels: list[dict[str, int]]
) -> dict[str, Any]:
    most = sum("big" in one for one in levels) - 1
    rebuys = _until(event.prices.rebuys, course, EveningAct.REBUY, most) if course.rebuys else 0
    add_ons = _until(event.prices.add_ons, course, EveningAct.ADD_ON, most) if course.add_ons else 0
    entry = {
        "buy_in_cents": course.usual.cents,
        "fee_cents": course.usual.fee_cents,
        "stack": course.usual.chips,
        "entries": max(2, len(course.entered), len(settlement.shares)),
        # A bust player may come back as long as anything is sold: play does not end while somebody may.
        "late_until_level": max(1, min(most, course.last_sale), rebuys, add_ons),
        "reentries": "unlimited",
    }
    prices = list(_prices(course))
    raw: dict[str, Any] = {
        "name": event.title.title or house.event_id,
        "rulebook": house.rulebook,
        "game": "holdem",
        "limit": "no-limit",
        "seats": seats_at_tables(event, course),
        "currency": house.currency,
        "entry": entry | ({"price": prices} if prices else {}),
        "pool": {"guarantee_cents": settlement.added_to, "league_percent": settlement.kept_percent},
        "payouts": _payouts(event, course, settlement),
        "closing": {"after_last_level": "stay"},
        "level": levels,
    }
    return (
        raw
        | _sold("rebuys", course.rebuys, {"until_level": rebuys, "up_to_stack": 10**12})
        | _sold("addon", course.add_ons, {"from_level": 1, "until_level": add_ons, "most": _most(course)})
    )


def _sold(table: str, offers: Sequence[SoldInPlay], terms: Mapping[str, int]) -> dict[str, object]:
    """One table, or one for each of several offers with its name."""
    rows = [
        {"cents": price.cents, "fee_cents": price.fee_cents, "chips": price.chips, **terms}
        for price in [one.price for one in offers]
    ]
    if len(rows) > 1:
        return {table: [{"name": one.name} | row for one, row in zip(offers, rows, strict=True)]}
    return {table: rows[0]} if rows else {}


def _until(sale: TdtSale, course: EveningCourse, act: EveningAct, most: int) -> int:
    """The last level of a sale: as announced, or later if something was sold later."""
    used = max([one.round for one in course.happenings if one.act is act], default=0)
    return max(1, min(most, max(used, sale.last_round or (0 if used else most))))


def _most(course: EveningCourse) -> int:
    bought = [one.player for one in course.happenings if one.act is EveningAct.ADD_ON]
    return max([bought.count(player) for player in set(bought)], default=1)


def _prices(course: EveningCourse) -> Iterator[dict[str, object]]:
    """The prices up to the last one that is not the usual one, each until the next begins."""
    sales = [one for one in course.happenings if one.act in {EveningAct.ENTRY, EveningAct.RE_ENTRY}]
    runs = [list(run) for _, run in groupby(sales, key=_costs)]
    usual = (course.usual.cents, course.usual.fee_cents)
    while runs and _costs(runs[-1][0]) == usual:
        runs.pop()
    for number, run in enumerate(runs):
        after = len([one for before in runs[: number + 1] for one in before])
        ends = sales[after].at // SECOND if after < len(sales) else run[-1].at // SECOND + 1
        yield {
            "name": run[0].name or "—",
            "buy_in_cents": run[0].price.cents,
            "fee_cents": run[0].price.fee_cents,
            "until": datetime.fromtimestamp(0, UTC) + timedelta(seconds=ends),
        }


def _costs(one: Happening) -> tuple[int, int]:
    return one.price.cents, one.price.fee_cents


def _payouts(event: TdtEvent, course: EveningCourse, settlement: Settlement) -> dict[str, object]:
    if not settlement.shares:
        return {"places_paid": max(1, min(len(course.entered), sum(one.cents > 0 for one in event.prizes.each) or 3))}
    shares: dict[str, object] = {"percentages": [share / 100 for share in settlement.shares]}
    unit = 0 if settlement.ladder else event.prizes.unit_cents  # amounts that stand already are rounded
    return shares | ({"rounding_cents": unit} if unit > 1 else {})


# ── levels and chips ─────────────────────────────────────────────────────────────────────────────────────────────────


def _levels(steps: Sequence[TdtStep]) -> tuple[list[dict[str, int]], tuple[Note, ...]]:
    """The levels and breaks: blinds never fall, and a structure begins and ends with a level."""
    found: list[dict[str, int]] = []
    small, big, mended = 0, 0, 0
    for step in steps:
        if step.is_break:
            found += [{"break_minutes": _minutes(step.minutes)}] if found else []
            continue
        wanted = (step.small, step.big)
        big = max(big, step.big, step.small, 1)
        small = min(big, max(small, step.small, 1))
        mended += wanted != (small, big)
        found.append({"small": small, "big": big, "ante": max(0, step.ante), "minutes": _minutes(step.minutes)})
    while found and "big" not in found[-1]:
        found.pop()
    notes: tuple[Note, ...] = (note("tdt-blinds-mended", count=mended),) if mended else ()
    games = dict.fromkeys([step.game for step in steps if step.game and "hold" not in step.game.lower()])
    notes += tuple([note("tdt-other-game", name=game) for game in games])
    if not found:
        notes += (note("tdt-no-levels"),)
        found = [{"small": 25, "big": 50, "ante": 0, "minutes": _RAISED}]
    while sum("big" in one for one in found) < LEAST_LEVELS:
        found.append(found[-1])
    return found, notes


def _minutes(minutes: int) -> int:
    return min(WEEK_MINUTES, minutes) if minutes > 0 else _RAISED


def _chips(chips: Sequence[TdtChip]) -> dict[str, object]:
    """The chips in use; their colours where they have a name."""
    values = {chip.value: chip for chip in chips if chip.used and chip.value > 0}
    if not values:
        return {}
    colours = {str(value): chip.colour for value, chip in sorted(values.items()) if chip.colour}
    return {"denominations": sorted(values)} | ({"colours": colours} if colours else {})
