"""The league file: a season described in TOML, its events, its points and its final (``docs/guides/leagues.md``).

name, season, currency, league, players     a printed league, and who its members are
[points] [counting] [prizes]                what the file says otherwise, or all of it without a printed league
[[event]]                                   an event file and its day
[final]                                     the event file of the final, its day, and who does not come to it
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.arguments import checked
from shuffleup.formats.event_checks import entrants
from shuffleup.formats.event_problems import Problems, nearest, tables_of
from shuffleup.formats.event_schema import Amount, Counts, Currency, Percentages, Switch, Text
from shuffleup.league.points import PointsFormula, PointsTable, Scoring, rule_fault
from shuffleup.league.terms import Counting, FinalTerms, SeasonTerms, Tie, fault_of_terms

Day = Annotated[date, Meta(description="a day without quotes, like 2026-01-17")]
Percent = Annotated[Decimal, Meta(description="a per cent from 0 to 100")]
Ties = Annotated[list[Text], Meta(description='a list of words in quotes, like ["best-place"]')]
Members = Annotated[int | list[str], Meta(description="a number of players or a list of names")]

POINTS, COUNTING, PRIZES, EVENT, FINAL = "[points]", "[counting]", "[prizes]", "[[event]]", "[final]"
TABLES = ("points", "counting", "prizes", "event", "final")


class LeagueTable(Struct, frozen=True, kw_only=True):
    """The keys above the first table."""

    name: Text
    season: Text
    currency: Currency = "EUR"
    league: str = ""
    players: Members = 0


class PointsKeys(Struct, frozen=True, kw_only=True):
    """``[points]``: a printed table or a formula."""

    table: str = ""
    formula: str = ""
    decimals: Amount = 2
    day_two: Amount = 0


class CountingKeys(Struct, frozen=True, kw_only=True):
    """``[counting]``: which scores count, and what parts equal totals."""

    best_of: Amount = 0
    one_a_day: Switch = False
    least_events: Amount = 0
    ties: Ties = []


class PrizesKeys(Struct, frozen=True, kw_only=True):
    """``[prizes]``: what is kept of every pool, and how it is divided."""

    retained_percent: Percent = Decimal(0)
    percentages: Percentages = []


class EventKeys(Struct, frozen=True, kw_only=True):
    """One ``[[event]]``."""

    file: Text
    day: Day
    venue: str = ""


class FinalKeys(Struct, frozen=True, kw_only=True):
    """``[final]``."""

    file: Text
    day: Day
    finalists: Amount = 0
    percent: Percent | None = None
    chips_per_point: Amount = 0
    notice_days: Amount | None = None
    no_show_minutes: Amount | None = None
    absent_ranks: Counts | None = None


class LeagueEvent(Struct, frozen=True):
    """An event of the season: its file as the league file names it, its day and where it is played."""

    file: str
    day: str
    venue: str = ""


class LeagueFinal(Struct, frozen=True):
    """The final: its file, its day, the ranks of those who do not come; ``by_book``: its book says when they leave."""

    file: str
    day: str
    absent_ranks: tuple[int, ...] = ()
    by_book: bool = True


class LeagueFile(Struct, frozen=True, kw_only=True):
    """A season as its file describes it. Without ``players`` every event has its own."""

    name: str
    season: str
    currency: str
    terms: SeasonTerms
    players: tuple[str, ...]
    events: tuple[LeagueEvent, ...]
    final: LeagueFinal | None


class _Parts(Struct, frozen=True):
    league: LeagueTable
    points: PointsKeys
    counting: CountingKeys
    prizes: PrizesKeys
    events: tuple[EventKeys, ...]
    final: FinalKeys | None


@checked
def read_league_file(
    text: str, file: str, *, printed: Mapping[str, SeasonTerms], tables: Mapping[str, PointsTable]
) -> LeagueFile:
    """The season that a file describes; ``printed`` leagues and points ``tables`` are the known ones, by their keys.

    Raises ``EventFileError``, which as text is one line: file, place, what, how to mend.
    """
    problems = Problems(file)
    parts = _parts(tables_of(text, problems), problems)
    problems.stop()
    assert parts is not None
    terms = _terms(parts, printed, tables, problems)
    _check_days(parts, problems)
    problems.stop()
    assert terms is not None
    members = parts.league.players
    final = parts.final
    return LeagueFile(
        name=parts.league.name,
        season=parts.league.season,
        currency=parts.league.currency,
        terms=terms,
        players=entrants(members) if members else (),
        events=tuple([LeagueEvent(one.file, one.day.isoformat(), one.venue) for one in parts.events]),
        final=_final(final) if final else None,
    )


def _final(keys: FinalKeys) -> LeagueFinal:
    absent = tuple(keys.absent_ranks or ())
    return LeagueFinal(keys.file, keys.day.isoformat(), absent, keys.no_show_minutes is None)


def _parts(raw: Mapping[str, Any], problems: Problems) -> _Parts | None:
    top = {key: value for key, value in raw.items() if key not in TABLES}
    league = problems.part(top, LeagueTable, "", TABLES)
    points = problems.part(raw.get("points", {}), PointsKeys, POINTS)
    counting = problems.part(raw.get("counting", {}), CountingKeys, COUNTING)
    prizes = problems.part(raw.get("prizes", {}), PrizesKeys, PRIZES)
    written = raw.get("event", [])
    if not isinstance(written, list) or not written:
        problems.add(EVENT, "a season has events", f"write {EVENT} with two brackets before each, with file and day")
        written = []
    events = [problems.part(one, EventKeys, f"{EVENT} {number}") for number, one in enumerate(written, start=1)]
    final = problems.part(raw["final"], FinalKeys, FINAL) if "final" in raw else None
    if league is None or points is None or counting is None or prizes is None or problems.found:
        return None
    return _Parts(league, points, counting, prizes, tuple([one for one in events if one]), final)


def _check_days(parts: _Parts, problems: Problems) -> None:
    days = [one.day for one in parts.events]
    if days != sorted(days):
        problems.add(EVENT, "events are not in the order of their days", "write the earliest first")
    if parts.final and days and parts.final.day <= days[-1]:
        problems.add(FINAL, f"the final is on {parts.final.day}", f"give a day after the last event's, {days[-1]}")
    members = parts.league.players
    if isinstance(members, list) and len(set(members)) < len(members):
        problems.add("", "players has a name twice", "name each once")


# ── terms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _terms(
    parts: _Parts, printed: Mapping[str, SeasonTerms], tables: Mapping[str, PointsTable], problems: Problems
) -> SeasonTerms | None:
    base = _base(parts, printed, tables, problems)
    if base is None:
        return None
    terms = _with_prizes(_with_counting(base, parts.counting, problems), parts.prizes)
    if parts.final:
        terms = replace(terms, final=_final_terms(terms, parts.final))
    fault = fault_of_terms(terms)
    if fault is not None:
        problems.add("", fault.message, "mend the terms of the season")
    return terms


def _base(
    parts: _Parts, printed: Mapping[str, SeasonTerms], tables: Mapping[str, PointsTable], problems: Problems
) -> SeasonTerms | None:
    key, points = parts.league.league, parts.points
    if key and key not in printed:
        problems.add("", f"league = {key!r} is not known", nearest(key, printed, "leagues are"))
        return None
    rule: PointsFormula | PointsTable | None = None
    if points.table and points.formula:
        problems.add(POINTS, "a table and a formula are given", "name one of them")
    elif points.table and points.table not in tables:
        problems.add(POINTS, f"table = {points.table!r} is not known", nearest(points.table, tables, "tables are"))
    elif points.table:
        rule = tables[points.table]
    elif points.formula:
        rule = PointsFormula(points.formula, points.decimals)
        fault = rule_fault(rule)
        if fault is not None:
            problems.add(POINTS, fault.message, "docs/guides/leagues.md shows formulas")
    if key:
        return replace(printed[key], scoring=replace(printed[key].scoring, rule=rule)) if rule else printed[key]
    if rule is None:
        if not problems.found:
            problems.add("", "nothing says what a place is worth", f"give league, or {POINTS} with table or formula")
        return None
    return SeasonTerms(scoring=Scoring(rule, day_two_points=points.day_two))


def _with_counting(terms: SeasonTerms, keys: CountingKeys, problems: Problems) -> SeasonTerms:
    known = [tie.value for tie in Tie]
    for word in keys.ties:
        if word not in known:
            problems.add(COUNTING, f"ties has {word!r}, which is not known", nearest(word, known, "ties are parted by"))
    old = terms.counting
    counting = Counting(
        best_of=keys.best_of or old.best_of,
        one_a_day=keys.one_a_day or old.one_a_day,
        least_events=keys.least_events or old.least_events,
        ties=tuple([Tie(word) for word in keys.ties if word in known]) or old.ties,
    )
    return replace(terms, counting=counting)


def _with_prizes(terms: SeasonTerms, keys: PrizesKeys) -> SeasonTerms:
    if keys.retained_percent:
        terms = replace(terms, retained_basis_points=int(keys.retained_percent * 100))
    if keys.percentages:
        terms = replace(terms, shares=_basis_points(keys.percentages))
    return terms


def _basis_points(percentages: Sequence[Decimal]) -> tuple[int, ...]:
    return tuple([int(share * 100) for share in percentages])


def _final_terms(terms: SeasonTerms, keys: FinalKeys) -> FinalTerms:
    old = terms.final if isinstance(terms.final, FinalTerms) else FinalTerms(finalists=9)
    return FinalTerms(
        finalists=keys.finalists or old.finalists,
        basis_points=old.basis_points if keys.percent is None else int(keys.percent * 100),
        chips_per_point=keys.chips_per_point or old.chips_per_point,
        notice_days=old.notice_days if keys.notice_days is None else keys.notice_days,
        no_show_minutes=old.no_show_minutes if keys.no_show_minutes is None else keys.no_show_minutes,
    )
