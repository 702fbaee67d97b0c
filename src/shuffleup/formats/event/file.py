"""The event file: a whole tournament described in TOML (``docs/guides/event_file.md``).

A file is read in three steps: the TOML, then each table by its type, then what the tables mean together. All problems
of one step are reported at once, and the next step begins only if there are none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import PurePath
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from shuffleup.answer import note
from shuffleup.arguments import checked
from shuffleup.formats.event import checks, schema
from shuffleup.formats.event.deals import PlannedDeal, check_deal, check_sums, deal_rules, planned_deal
from shuffleup.formats.event.italian import read_italian
from shuffleup.formats.event.kinds import with_format
from shuffleup.formats.event.money import (
    Bands,
    check_bounty,
    check_form,
    check_money,
    check_overruled,
    expected_pool,
    money_terms,
    with_bounty,
)
from shuffleup.formats.event.offers import check_chips
from shuffleup.formats.event.payouts import Printed, check_prizes, payout_plan
from shuffleup.formats.event.programme import (
    ANNOUNCED,
    DAY_TWO,
    FLIGHT,
    TEAMS,
    Programme,
    Single,
    check_programme,
    check_together,
    programme,
    with_entries,
)
from shuffleup.formats.event.rotation import PlannedRotation, read_rotation, with_rotation
from shuffleup.formats.event.schema import KnownGame
from shuffleup.formats.event.shootout import read_shootout
from shuffleup.formats.event.toml_tables import EventFileError, EventProblems, tables_of
from shuffleup.games.limits import Limit
from shuffleup.table.plan import GameKey
from shuffleup.toml_text import shown
from shuffleup.tournament.words import definition as words

__all__ = ["EventFile", "EventFileError", "KnownGame", "read_event_file"]

_NO_BANDS: Mapping[str, Bands] = {}
_NO_TABLES: Printed = {}


class EventFile(Struct, frozen=True):
    """An event as its file describes it. ``house`` is empty if no house amends the rulebook."""

    definition: words.Definition
    rulebook: str
    house: str
    entrants: tuple[str, ...]
    """Player ids: the names in the file, or numbered players."""
    announced: Mapping[str, str] = {}
    """The parameters that the rulebook leaves to the event, with their values."""
    programme: Programme = Single()
    """Flights or heats of teams, if the event has several streams."""
    deal: PlannedDeal | None = None
    """The deal that a run without people makes."""


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
    problems = EventProblems(file)
    raw = with_entries(with_format(_shaped(text, problems), bands, problems))
    raw, mixed = read_rotation(raw, games, problems)
    key = raw.get("game")
    game = games.get(key) if isinstance(key, str) else None
    tables = _tables(raw, problems, antes=game.italian if game else _without_blinds(raw.get("level", [])))
    event = tables.event
    checks.event(event, rulebooks, {key: game.seats_max for key, game in games.items()}, problems)
    book_bands = bands.get(event.rulebook, {})
    if game and game.brings_in and not mixed:
        checks.stud(event, tables.steps, problems)
    _check(tables, book_bands, printed, problems, mixed.limit if mixed else event.limit)
    italian = read_italian(raw, problems, game)
    part = read_shootout(raw, tables, game, problems)
    problems.stop()
    assert game is not None
    prizes = payout_plan(tables, printed)
    definition = replace(_definition(tables, book_bands, game, prizes, italian, mixed), part=part)
    check_form(definition, len(checks.entrants(tables.entry.entries)), problems)
    if mixed:
        definition = with_rotation(definition, mixed, problems)
    problems.stop()
    return EventFile(
        definition,
        event.rulebook,
        event.house,
        checks.entrants(tables.entry.entries),
        tables.announced,
        programme(tables, prizes),
        planned_deal(tables.deals),
    )


def _refuse_house_book(raw: Mapping[str, Any], problems: EventProblems) -> None:
    """Says so if the file is a house book, also TOML: otherwise its first key would be reported as unknown."""
    if "amends" in raw and "entry" not in raw:
        problems.add("", note("is-a-house-book"), note("is-a-house-book-hint", file=PurePath(problems.file).name))
        problems.stop()


def _without_blinds(levels: list[dict[str, Any]]) -> bool:
    """Whether levels have no blinds, if the game is unknown: then only the unknown game is reported."""
    return any("ante" in level for level in levels) and not any("big" in level for level in levels)


def _shaped(text: str, problems: EventProblems) -> dict[str, Any]:
    """The tables of a file, each of the right shape. Raises ``EventFileError``."""
    raw = tables_of(text, problems)
    _refuse_house_book(raw, problems)
    several = {name: note("must-be-offers") for name in schema.SOLD if isinstance(raw.get(name), list)}
    problems.check_shape(raw, {**schema.SHAPE, **several})
    return raw


def _check(tables: schema.EventTables, bands: Bands, printed: Printed, problems: EventProblems, limit: str) -> None:
    """Checks the tables, each by itself and against the others; the bets of the levels are checked by this limit."""
    checks.entry(tables.entry, problems)
    checks.steps(tables, limit, problems)
    check_programme(tables, problems)
    check_together(tables, problems)
    checks.chips(tables, problems)
    check_money(tables, bands, problems)
    if not problems.found:
        check_chips(tables, problems)
    entrants = checks.entrants(tables.entry.entries)
    entries = len(entrants)
    pool = expected_pool(tables, entries) if tables.is_single else None
    check_bounty(tables, problems)
    if tables.bounty and pool is not None:
        pool = max(0, pool - tables.bounty.cents * entries)
    check_prizes(tables, entries, pool, printed, problems)
    check_deal(tables.deals, entrants, problems)
    if not problems.found:
        check_sums(tables.deals, payout_plan(tables, printed), pool, entries, problems)
    checks.closing(tables, problems)
    checks.clock(tables, problems)
    checks.online(tables, problems)


def _tables(raw: Mapping[str, Any], problems: EventProblems, *, antes: bool) -> schema.EventTables:
    """Each table as its type. Raises ``EventFileError`` if one is wrong."""
    read: dict[str, Any] = {"event": problems.part(raw, schema.EventTable, "", schema.TOP)}
    for table in schema.REQUIRED_TABLES:
        if table not in raw:
            header = "[[level]]" if table == "level" else f"[{table}]"
            mend = note("add-table-see-guide", guide="docs/guides/event_file.md")
            problems.add("", note("option-is-missing", option=header), mend)
    for name, table_type in schema.TABLES.items():
        if name in raw:
            read[name] = problems.part(raw[name], table_type, f"[{name}]", schema.INSIDE.get(name, ()))
    for name, sold_type in schema.SOLD.items():
        read[name] = _sold(raw, name, sold_type, problems)
    read["prices"] = problems.rows(raw, "entry.price", schema.PriceTable)
    read["columns"] = problems.rows(raw, "payouts.column", schema.ColumnTable)
    read["in_kind"] = problems.rows(raw, "payouts.in_kind", schema.InKindTable)
    read["flights"] = problems.rows(raw, "flight", schema.FlightTable)
    read["steps"] = _steps(raw.get("level", []), problems, antes=antes)
    read["announced"] = raw.get("announced", {})
    read["overruled"] = raw.get("overruled", {})
    check_overruled(read["overruled"], problems)
    _check_streams(raw, problems)
    problems.stop()
    return schema.EventTables(**read)


def _sold(raw: Mapping[str, Any], name: str, table_type: type[Struct], problems: EventProblems) -> tuple[Struct, ...]:
    """One table, ``[rebuys]``, or several, ``[[rebuys]]``."""
    if isinstance(raw.get(name, []), list):
        return problems.rows(raw, name, table_type)
    only = problems.part(raw[name], table_type, f"[{name}]")
    return () if only is None else (only,)


def _check_streams(raw: Mapping[str, Any], problems: EventProblems) -> None:
    """Checks that flights have a final day, that an event has flights or teams but not both, and what is announced."""
    if bool(raw.get("flight")) != ("day_two" in raw):
        place = FLIGHT if raw.get("flight") else DAY_TWO
        problems.add(place, note("flights-with-final-day"), note("give-what", what=note("both-or-neither")))
    if raw.get("flight") and "teams" in raw:
        problems.add(TEAMS, note("flights-or-teams"), note("keep-one-of-them"))
    for key, value in raw.get("announced", {}).items():
        if not isinstance(value, str):
            what = note("value-cannot-be", key=key, value=shown(value))
            problems.add(ANNOUNCED, what, note("give-what", what=note("a-word-in-quotes")))


def _steps(levels: list[dict[str, Any]], problems: EventProblems, *, antes: bool) -> schema.Steps:
    """The levels and breaks; in a game with ``antes`` only, levels have blinds of 0."""
    steps: list[schema.LevelTable | schema.BreakRow] = []
    for number, table in enumerate(levels, start=1):
        place = checks.level_place(number)
        step: schema.LevelTable | schema.BreakRow | None
        if "break_minutes" in table:
            step = problems.part(table, schema.BreakRow, place)
        elif antes:
            level = problems.part(table, schema.AnteLevelTable, place, ("break_minutes",))
            step = None if level is None else schema.LevelTable(small=0, big=0, **asdict(level))
        else:
            plain = checks.without_bring_in(table, place, problems)
            step = problems.part(plain, schema.LevelTable, place, ("break_minutes",))
        if step is not None:
            steps.append(step)
    return tuple(steps)


def _definition(
    tables: schema.EventTables,
    bands: Bands,
    game: KnownGame,
    payouts: words.PayoutPlan,
    italian: words.ItalianGame,
    mixed: PlannedRotation | None,
) -> words.Definition:
    event, closing, clock = tables.event, tables.closing, tables.clock
    limit = Limit(event.limit)
    brings_in = game.brings_in and mixed is None
    return words.Definition(
        name=event.name,
        game=GameKey(game.key or event.game, limit),
        seats=event.seats,
        currency=event.currency,
        entry=words.EntryTerms(tables.entry.buy_in_cents, tables.entry.fee_cents, tables.entry.stack),
        chips=_chips(tables.chips),
        structure=words.Structure(
            tuple([_step(step, limit, brings_in=brings_in) for step in tables.steps]),
            words.AfterLast(closing.after_last_level),
            clock.blinds_may_fall,
        ),
        payouts=payouts,
        deals=deal_rules(tables.deals),
        closing=words.Closing(
            closing.players_left, closing.end_of_level, clock.house_closes_after_minutes, clock.hand_for_hand
        ),
        day_ends=tuple(clock.day_ends),
        shot_clock=words.ShotClock(**asdict(tables.shot_clock)) if tables.shot_clock else words.NO_SHOT_CLOCK,
        money=with_bounty(money_terms(tables, bands), tables.bounty),
        seconds_per_hand=event.seconds_per_hand,
        seats_max=game.seats_max,
        italian=italian,
        online=words.Online(**asdict(tables.online)) if tables.online else None,
    )


def _step(step: schema.LevelTable | schema.BreakRow, limit: Limit, *, brings_in: bool) -> words.Step:
    """A level in the event's terms; fixed-limit bets are one and two big blinds unless the file says otherwise.

    In stud ``small`` is the bring-in and ``big`` the small bet.
    """
    if isinstance(step, schema.BreakRow):
        return words.Break(checks.minutes_of(step.break_minutes))
    small_bet, big_bet = step.small_bet, step.big_bet
    if (brings_in or limit is Limit.FIXED_LIMIT) and not small_bet:
        small_bet, big_bet = step.big, 2 * step.big
    bring_in = step.small if brings_in else 0
    return words.Level(
        step.small, step.big, step.ante, checks.minutes_of(step.minutes), step.hands, small_bet, big_bet, bring_in
    )


def _chips(chips: schema.ChipsTable | None) -> tuple[words.Denomination, ...]:
    if chips is None:
        return ()
    removed = {int(value): level for value, level in chips.removed_at_level.items()}
    return tuple(
        [
            words.Denomination(
                value, removed.get(value, 0), chips.in_a_stack.get(str(value), 0), chips.colours.get(str(value), "")
            )
            for value in chips.denominations
        ]
    )
