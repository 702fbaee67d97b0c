"""The event file: a whole tournament described in TOML (``docs/guides/event_file.md``).

Reading goes in three steps: the TOML, then each table by its type, then what the tables mean together. All problems of
one step are reported at once, and the next step begins only when there are none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from shuffleup.arguments import checked
from shuffleup.formats import event_checks as checks
from shuffleup.formats.event_bounty import BountyTable, check_bounty, read_bounty, with_bounty
from shuffleup.formats.event_clock import ClockTables, check_clock, read_clock, shot_clock
from shuffleup.formats.event_deals import PlannedDeal, check_deal, check_sums, deal_rules, planned_deal
from shuffleup.formats.event_formats import with_format
from shuffleup.formats.event_games import KnownGame
from shuffleup.formats.event_italian import read_italian
from shuffleup.formats.event_money import (
    Bands,
    MoneyTables,
    check_chips,
    check_money,
    expected_pool,
    money_terms,
    read_money,
)
from shuffleup.formats.event_payouts import (
    Field,
    Printed,
    PrizeTables,
    check_prizes,
    payout_plan,
    read_prizes,
)
from shuffleup.formats.event_problems import EventFileError, Problems, tables_of
from shuffleup.formats.event_programme import (
    Programme,
    ProgrammeTables,
    Single,
    check_programme,
    check_together,
    programme,
    read_programme,
    with_entries,
)
from shuffleup.formats.event_rotation import PlannedRotation, read_rotation, with_rotation
from shuffleup.formats.event_schema import (
    REQUIRED_TABLES,
    TABLES,
    AnteLevelTable,
    BreakTable,
    ChipsTable,
    ClosingTable,
    EntryTable,
    EventTable,
    LevelTable,
)
from shuffleup.games.limits import Limit
from shuffleup.table.plan import GameKey
from shuffleup.tournament.definition import (
    AfterLast,
    Break,
    Closing,
    Definition,
    Denomination,
    EntryTerms,
    ItalianGame,
    Level,
    PayoutPlan,
    Step,
    Structure,
)

__all__ = ["EventFile", "EventFileError", "KnownGame", "read_event_file"]

_NO_BANDS: Mapping[str, Bands] = {}
_NO_TABLES: Printed = {}


class EventFile(Struct, frozen=True):
    """An event as its file describes it. ``house`` is empty where no house amends the rulebook."""

    definition: Definition
    rulebook: str
    house: str
    entrants: tuple[str, ...]
    """Player ids: the names in the file, or numbered players."""
    announced: Mapping[str, str] = {}
    """What the rulebook leaves to the event, by its parameters."""
    programme: Programme = Single()
    """Flights or heats of teams, where the event is several."""
    deal: PlannedDeal | None = None
    """What players without people divide."""


class _Parts(Struct, frozen=True):
    """The tables of a file, each of its own type."""

    event: EventTable
    entry: EntryTable
    steps: tuple[LevelTable | BreakTable, ...]
    prizes: PrizeTables
    chips: ChipsTable | None
    closing: ClosingTable
    money: MoneyTables
    clock: ClockTables
    bounty: BountyTable | None
    programme: ProgrammeTables


@checked
def read_event_file(
    text: str,
    file: str,
    *,
    rulebooks: Iterable[str],
    games: Mapping[str, KnownGame],
    bands: Mapping[str, Bands] = _NO_BANDS,
    printed: Printed = _NO_TABLES,
) -> EventFile:
    """The event that a file describes. ``file`` is its name for error lines; rulebooks and games are the known keys.

    ``bands`` are the limits that rulebooks set on prices, ``printed`` the payout tables they print, by their keys.

    Raises ``EventFileError``, which as text is one line: file, place, what, how to mend.
    """
    problems = Problems(file)
    raw = with_entries(with_format(tables_of(text, problems), bands, problems))
    raw, mixed = read_rotation(raw, games, problems)
    game = _game(raw, games)
    parts = _parts(raw, problems, antes=game.italian if game else _without_blinds(raw.get("level")))
    problems.stop()
    assert parts is not None
    checks.event(parts.event, rulebooks, {key: game.seats_max for key, game in games.items()}, problems)
    book_bands = bands.get(parts.event.rulebook, {})
    if game and game.brings_in and not mixed:
        checks.stud(parts.event, parts.steps, problems)
    _check(parts, book_bands, printed, problems, mixed.limit if mixed else parts.event.limit)
    italian = read_italian(raw, problems, game)
    problems.stop()
    assert game is not None
    prizes = payout_plan(parts.prizes, printed)
    definition = _definition(parts, book_bands, game, prizes, italian, mixed)
    if mixed:
        definition = with_rotation(definition, mixed, problems)
        problems.stop()
    return EventFile(
        definition,
        parts.event.rulebook,
        parts.event.house,
        checks.entrants(parts.entry.entries),
        parts.programme.announced,
        programme(parts.programme, prizes),
        planned_deal(parts.prizes.deals),
    )


def _game(raw: Mapping[str, Any], games: Mapping[str, KnownGame]) -> KnownGame | None:
    key = raw.get("game")
    return games.get(key) if isinstance(key, str) else None


def _without_blinds(levels: object) -> bool:
    """How the levels of a game that is not known are meant: what is told of the file is then the unknown game."""
    tables = [level for level in levels if isinstance(level, dict)] if isinstance(levels, list) else []
    return any("ante" in level for level in tables) and not any("big" in level for level in tables)


def _check(parts: _Parts, bands: Bands, printed: Printed, problems: Problems, limit: str) -> None:
    """What the tables say, each by itself and against the others; the bets of levels are those of this limit."""
    checks.entry(parts.entry, problems)
    checks.steps(parts.steps, limit, problems)
    check_programme(parts.programme, parts.entry, parts.steps, problems)
    check_together(parts.programme, parts.prizes.payouts, problems, bounty=parts.bounty is not None)
    checks.chips(parts.chips, parts.entry, parts.steps, problems)
    check_money(parts.money, parts.entry, parts.steps, bands, problems)
    if not problems.found:
        check_chips(parts.money, parts.entry, parts.steps, parts.chips, problems)
    entries = len(checks.entrants(parts.entry.entries))
    pool = expected_pool(parts.money, parts.entry, entries) if parts.programme.is_single else None
    check_bounty(parts.bounty, parts.entry, money_terms(parts.money, parts.entry, bands), problems)
    if parts.bounty and pool is not None:
        pool = max(0, pool - parts.bounty.cents * entries)
    check_prizes(parts.prizes, parts.entry, Field(entries, pool), printed, problems)
    check_deal(parts.prizes.deals, checks.entrants(parts.entry.entries), problems)
    if not problems.found:
        check_sums(parts.prizes.deals, payout_plan(parts.prizes, printed), pool, entries, problems)
    checks.closing(parts.closing, parts.steps, parts.entry, problems)
    check_clock(parts.clock, parts.steps, problems)


def _parts(raw: dict[str, Any], problems: Problems, *, antes: bool) -> _Parts | None:
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
    steps = _steps(raw.get("level", []), problems, antes=antes)
    prizes = read_prizes(raw, problems)
    streams = read_programme(raw, problems)
    chips = problems.part(raw["chips"], ChipsTable, "[chips]") if "chips" in raw else None
    closing = problems.part(raw.get("closing", {}), ClosingTable, "[closing]")
    if event is None or entry is None or prizes is None or closing is None or money is None or problems.found:
        return None
    if clock is None:
        return None
    return _Parts(event, entry, steps, prizes, chips, closing, money, clock, bounty, streams)


def _entry(raw: object, problems: Problems) -> EntryTable | None:
    """``[entry]`` without its prices, which are tables of their own."""
    plain = {key: value for key, value in raw.items() if key != "price"} if isinstance(raw, Mapping) else raw
    return problems.part(plain, EntryTable, "[entry]", ("price",))


def _steps(raw: object, problems: Problems, *, antes: bool) -> tuple[LevelTable | BreakTable, ...]:
    """The levels and breaks; a level of a game with ``antes`` only has blinds of 0."""
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
        elif antes:
            level = problems.part(table, AnteLevelTable, place, ("break_minutes",))
            step = None if level is None else LevelTable(small=0, big=0, **asdict(level))
        else:
            plain = checks.without_bring_in(table, place, problems)
            step = problems.part(plain, LevelTable, place, ("break_minutes",))
        if step is not None:
            steps.append(step)
    return tuple(steps)


def _definition(
    parts: _Parts,
    bands: Bands,
    game: KnownGame,
    payouts: PayoutPlan,
    italian: ItalianGame,
    mixed: PlannedRotation | None,
) -> Definition:
    event = parts.event
    limit = Limit(event.limit)
    brings_in = game.brings_in and mixed is None
    return Definition(
        name=event.name,
        game=GameKey(game.key or event.game, limit),
        seats=event.seats,
        currency=event.currency,
        entry=EntryTerms(parts.entry.buy_in_cents, parts.entry.fee_cents, parts.entry.stack),
        chips=_chips(parts.chips),
        structure=Structure(
            tuple([_step(step, limit, brings_in=brings_in) for step in parts.steps]),
            AfterLast(parts.closing.after_last_level),
        ),
        payouts=payouts,
        deals=deal_rules(parts.prizes.deals),
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
        italian=italian,
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
