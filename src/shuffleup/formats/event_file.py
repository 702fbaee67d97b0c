"""The event file: a whole tournament described in TOML (``docs/guides/event_file.md``).

Reading goes in three steps: the TOML, then each table by its type, then what the tables mean together. All problems of
one step are reported at once, and the next step begins only when there are none.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from msgspec import Struct

from shuffleup.formats import event_checks as checks
from shuffleup.formats.event_bounty import BountyTable, check_bounty, read_bounty, with_bounty
from shuffleup.formats.event_clock import ClockTables, check_clock, read_clock, shot_clock
from shuffleup.formats.event_money import (
    Bands,
    MoneyTables,
    check_chips,
    check_money,
    expected_pool,
    money_terms,
    read_money,
)
from shuffleup.formats.event_problems import EventFileError, Problems
from shuffleup.formats.event_schema import (
    REQUIRED_TABLES,
    TABLES,
    BreakTable,
    ChipsTable,
    ClosingTable,
    EntryTable,
    EventTable,
    LevelTable,
    PayoutsTable,
)
from shuffleup.games.limits import Limit
from shuffleup.table.plan import GameKey
from shuffleup.tournament.definition import (
    AfterLast,
    Break,
    Closing,
    Curve,
    Definition,
    Denomination,
    EntryTerms,
    FixedPrizes,
    Level,
    PayoutPlan,
    PrizeTable,
    Shares,
    Step,
    Structure,
)

__all__ = ["EventFile", "EventFileError", "KnownGame", "read_event_file"]

_NO_BANDS: Mapping[str, Bands] = {}
_POSITION = re.compile(r" \(at (line \d+, column \d+|end of document)\)$")


class KnownGame(Struct, frozen=True):
    """What the reader has to know about a game: how many players one deck serves, and whether a card brings in."""

    seats_max: int
    brings_in: bool = False
    """Stud: ``small`` of a level is the bring-in and ``big`` the small bet."""


class EventFile(Struct, frozen=True):
    """An event as its file describes it. ``house`` is empty where no house amends the rulebook."""

    definition: Definition
    rulebook: str
    house: str
    entrants: tuple[str, ...]
    """Player ids: the names in the file, or numbered players."""


class _Parts(Struct, frozen=True):
    """The tables of a file, each of its own type."""

    event: EventTable
    entry: EntryTable
    steps: tuple[LevelTable | BreakTable, ...]
    payouts: PayoutsTable
    chips: ChipsTable | None
    closing: ClosingTable
    money: MoneyTables
    clock: ClockTables
    bounty: BountyTable | None


def read_event_file(
    text: str,
    file: str,
    *,
    rulebooks: Iterable[str],
    games: Mapping[str, KnownGame],
    bands: Mapping[str, Bands] = _NO_BANDS,
) -> EventFile:
    """The event that a file describes. ``file`` is its name for error lines; rulebooks and games are the known keys.

    ``bands`` are the limits that rulebooks set on prices, by their keys.

    Raises ``EventFileError``, which as text is one line: file, place, what, how to mend.
    """
    problems = Problems(file)
    parts = _parts(_toml(text, problems), problems)
    problems.stop()
    assert parts is not None
    checks.event(parts.event, rulebooks, {key: game.seats_max for key, game in games.items()}, problems)
    checks.entry(parts.entry, problems)
    checks.steps(parts.steps, parts.event.limit, problems)
    checks.chips(parts.chips, parts.entry, parts.steps, problems)
    book_bands = bands.get(parts.event.rulebook, {})
    check_money(parts.money, parts.entry, parts.steps, book_bands, problems)
    if not problems.found:
        check_chips(parts.money, parts.entry, parts.steps, parts.chips, problems)
    pool = expected_pool(parts.money, parts.entry, len(checks.entrants(parts.entry.entries)))
    check_bounty(parts.bounty, parts.entry, money_terms(parts.money, parts.entry, book_bands), problems)
    if parts.bounty and pool is not None:
        pool = max(0, pool - parts.bounty.cents * len(checks.entrants(parts.entry.entries)))
    checks.payouts(parts.payouts, parts.entry, pool, problems)
    checks.closing(parts.closing, parts.steps, parts.entry, problems)
    check_clock(parts.clock, parts.steps, problems)
    problems.stop()
    return EventFile(
        _definition(parts, book_bands, games[parts.event.game]),
        parts.event.rulebook,
        parts.event.house,
        checks.entrants(parts.entry.entries),
    )


def _toml(text: str, problems: Problems) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        found = _POSITION.search(str(error))
        place = found.group(1) if found else "somewhere"
        what = _POSITION.sub("", str(error))
        problems.add(f"{place}:", what[:1].lower() + what[1:], "mend the TOML there")
        problems.stop()
        raise


def _parts(raw: dict[str, Any], problems: Problems) -> _Parts | None:
    top = {key: value for key, value in raw.items() if key not in TABLES}
    event = problems.part(top, EventTable, "", TABLES)
    for table in REQUIRED_TABLES:
        if table not in raw:
            header = "[[level]]" if table == "level" else f"[{table}]"
            problems.add("", f"{header} is missing", "add the table; docs/guides/event_file.md shows a whole file")
    entry = _entry(raw["entry"], problems) if "entry" in raw else None
    money = read_money(raw, problems)
    clock = read_clock(raw, problems)
    bounty = read_bounty(raw, problems)
    steps = _steps(raw.get("level", []), problems)
    payouts = problems.part(raw["payouts"], PayoutsTable, "[payouts]") if "payouts" in raw else None
    chips = problems.part(raw["chips"], ChipsTable, "[chips]") if "chips" in raw else None
    closing = problems.part(raw.get("closing", {}), ClosingTable, "[closing]")
    if event is None or entry is None or payouts is None or closing is None or money is None or problems.found:
        return None
    if clock is None:
        return None
    return _Parts(event, entry, steps, payouts, chips, closing, money, clock, bounty)


def _entry(raw: object, problems: Problems) -> EntryTable | None:
    """``[entry]`` without its prices, which are tables of their own."""
    plain = {key: value for key, value in raw.items() if key != "price"} if isinstance(raw, Mapping) else raw
    return problems.part(plain, EntryTable, "[entry]", ("price",))


def _steps(raw: object, problems: Problems) -> tuple[LevelTable | BreakTable, ...]:
    if not isinstance(raw, list):
        problems.add("[level]", "must be a list of levels", "write [[level]] with two brackets before each")
        return ()
    steps: list[LevelTable | BreakTable] = []
    for number, table in enumerate(raw, start=1):
        is_break = isinstance(table, dict) and "break_minutes" in table
        place = checks.level_place(number)
        step: LevelTable | BreakTable | None
        if is_break:
            step = problems.part(table, BreakTable, place)
        else:
            step = problems.part(table, LevelTable, place, ("break_minutes",))
        if step is not None:
            steps.append(step)
    return tuple(steps)


def _definition(parts: _Parts, bands: Bands, game: KnownGame) -> Definition:
    event = parts.event
    limit = Limit(event.limit)
    return Definition(
        name=event.name,
        game=GameKey(event.game, limit),
        seats=event.seats,
        currency=event.currency,
        entry=EntryTerms(parts.entry.buy_in_cents, parts.entry.fee_cents, parts.entry.stack),
        chips=_chips(parts.chips),
        structure=Structure(
            tuple([_step(step, limit, brings_in=game.brings_in) for step in parts.steps]),
            AfterLast(parts.closing.after_last_level),
        ),
        payouts=PayoutPlan(_prize_table(parts.payouts), parts.payouts.rounding_cents, parts.payouts.min_cash_cents),
        closing=Closing(
            parts.closing.players_left,
            parts.closing.end_of_level,
            parts.clock.clock.house_closes_after_minutes,
            parts.clock.clock.hand_for_hand,
        ),
        day_ends=tuple(parts.clock.clock.day_ends),
        shot_clock=shot_clock(parts.clock),
        money=with_bounty(money_terms(parts.money, parts.entry, bands), parts.bounty),
        seconds_per_hand=event.seconds_per_hand,
        seats_max=game.seats_max,
    )


def _step(step: LevelTable | BreakTable, limit: Limit, *, brings_in: bool) -> Step:
    """A level in the event's terms; fixed-limit bets are one and two big blinds unless the file says otherwise.

    In stud ``small`` is the bring-in and ``big`` the small bet.
    """
    if isinstance(step, BreakTable):
        return Break(step.break_minutes)
    small_bet, big_bet = step.small_bet, step.big_bet
    if (brings_in or limit is Limit.FIXED_LIMIT) and not small_bet:
        small_bet, big_bet = step.big, 2 * step.big
    bring_in = step.small if brings_in else 0
    return Level(step.small, step.big, step.ante, step.minutes, step.hands, small_bet, big_bet, bring_in)


def _chips(chips: ChipsTable | None) -> tuple[Denomination, ...]:
    if chips is None:
        return ()
    removed = {int(value): level for value, level in chips.removed_at_level.items()}
    in_a_stack = {int(value): count for value, count in chips.in_a_stack.items()}
    colours = {int(value): colour for value, colour in chips.colours.items()}
    return tuple(
        [
            Denomination(value, removed.get(value, 0), in_a_stack.get(value, 0), colours.get(value, ""))
            for value in chips.denominations
        ]
    )


def _prize_table(payouts: PayoutsTable) -> PrizeTable:
    if payouts.percentages:
        return Shares(tuple([int(share * 100) for share in payouts.percentages]))
    if payouts.prizes_cents:
        return FixedPrizes(tuple(payouts.prizes_cents))
    return Curve(payouts.places_paid)
