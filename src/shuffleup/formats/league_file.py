"""The league file: a season described in TOML, its events, its points and its final (``docs/guides/leagues.md``).

name, season, currency, league, players     a printed league, and its members
[points] [counting] [prizes]                what differs from the printed league, or everything without one
[[event]]                                   an event file and its day
[final]                                     the event file of the final, its day, and the finalists who do not play

The file of one's own points table:

    base = "mediterraneo-2026"      a printed table whose rows are replaced; without it, the bands are the whole table
    [[band]]
    players_to = 210                the largest field of this band
    first = 1                       with a base: the place of the first of these points
    points = [110, 60, 50, 45, 37]  by place
    rest = 5                        every later place; without a base
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from decimal import Decimal
from typing import Annotated, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, Problem, ProblemError, Problems, Stated, note
from shuffleup.arguments import checked
from shuffleup.formats.event.checks import entrants
from shuffleup.formats.event.schema import Amount, Counts, Currency, MaybeText, Percent, Percentages, Switch, Text
from shuffleup.formats.event.toml_tables import EventProblems, basis_points, tables_of
from shuffleup.league.points import Band, PointsFormula, PointsTable, Scoring, rule_fault, with_points
from shuffleup.league.terms import Counting, FinalTerms, SeasonTerms, Tie, fault_of_terms
from shuffleup.toml_text import did_you_mean, read_toml, reader_note, shown
from shuffleup.tournament.words.terms import SetAside

Day = Annotated[date, note("a-day-without-quotes", example="2026-01-17")]
Ties = Annotated[list[Text], note("words-in-quotes", example='["best-place"]')]
Members = Annotated[int | list[str], note("players-or-names")]

POINTS, COUNTING, PRIZES, EVENT, FINAL = "[points]", "[counting]", "[prizes]", "[[event]]", "[final]"
OVERRULED = "[overruled]"
_TABLES = ("points", "counting", "prizes", "final", "overruled")
_SHAPE: Mapping[str, Note | None] = {**dict.fromkeys(_TABLES), "event": note("a-season-has-events")}


class LeagueTable(Struct, frozen=True, kw_only=True):
    """The keys above the first table."""

    name: Text
    season: Text
    currency: Currency = "EUR"
    league: MaybeText = ""
    players: Members = 0


class PointsKeys(Struct, frozen=True, kw_only=True):
    """``[points]``: a printed table or a formula."""

    table: MaybeText = ""
    formula: MaybeText = ""
    decimals: Amount = 2
    day_two: Amount = 0


class CountingKeys(Struct, frozen=True, kw_only=True):
    """``[counting]``: which scores count, and what breaks ties between equal totals."""

    best_of: Amount = 0
    one_a_day: Switch = False
    least_events: Amount = 0
    ties: Ties = []


class PrizesKeys(Struct, frozen=True, kw_only=True):
    """``[prizes]``: what is kept from every prize pool, and how that is divided."""

    retained_percent: Percent = Decimal(0)
    percentages: Percentages = []


class EventKeys(Struct, frozen=True, kw_only=True):
    """One ``[[event]]``."""

    file: Text
    day: Day
    venue: MaybeText = ""


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
    """An event of the season: its file as named in the league file, its day and its venue."""

    file: str
    day: str
    venue: str = ""


class LeagueFinal(Struct, frozen=True):
    """The final: its file, its day, the ranks of absent finalists; ``by_book``: its book says when they are out."""

    file: str
    day: str
    absent_ranks: tuple[int, ...] = ()
    by_book: bool = True


class LeagueFile(Struct, frozen=True, kw_only=True):
    """A season as its file describes it. Without ``players``, each event has its own players."""

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
    overruled: Mapping[str, object]


@checked
def read_league_file(
    text: str, file: str, *, printed: Mapping[str, SeasonTerms], tables: Mapping[str, PointsTable]
) -> LeagueFile:
    """The season that a file describes. ``printed`` are the known leagues and ``tables`` the known points tables.

    Raises ``EventFileError``, which as text is one line: file, place, what, how to mend.
    """
    problems = EventProblems(file)
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


def _parts(raw: Mapping[str, Any], problems: EventProblems) -> _Parts | None:
    problems.check_shape(raw, _SHAPE)
    league = problems.part(raw, LeagueTable, "", _SHAPE)
    points = problems.part(raw.get("points", {}), PointsKeys, POINTS)
    counting = problems.part(raw.get("counting", {}), CountingKeys, COUNTING)
    prizes = problems.part(raw.get("prizes", {}), PrizesKeys, PRIZES)
    events = problems.rows(raw, "event", EventKeys)
    if not raw.get("event"):
        problems.add(EVENT, note("a-season-has-events"), note("write-files-and-days", table=EVENT))
    final = problems.part(raw["final"], FinalKeys, FINAL) if "final" in raw else None
    if league is None or points is None or counting is None or prizes is None or problems.found:
        return None
    return _Parts(league, points, counting, prizes, events, final, raw.get("overruled", {}))


def _check_days(parts: _Parts, problems: EventProblems) -> None:
    days = [one.day for one in parts.events]
    if days != sorted(days):
        problems.add(EVENT, note("events-not-by-day"), note("write-the-earliest-first"))
    if parts.final and days and parts.final.day <= days[-1]:
        what = note("the-final-is-on-day", day=str(parts.final.day))
        problems.add(FINAL, what, note("give-a-day-after", day=str(days[-1])))
    members = parts.league.players
    if isinstance(members, list) and len(set(members)) < len(members):
        problems.add("", note("player-named-twice"), note("name-each-once"))


# ── terms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _terms(
    parts: _Parts, printed: Mapping[str, SeasonTerms], tables: Mapping[str, PointsTable], problems: EventProblems
) -> SeasonTerms | None:
    base = _base(parts, printed, tables, problems)
    if base is None:
        return None
    terms = _with_prizes(_with_counting(base, parts.counting, problems), parts.prizes)
    if parts.final:
        terms = replace(terms, final=_final_terms(terms, parts.final))
    fault = fault_of_terms(terms)
    if fault is not None:
        problems.add("", note("as-it-is-told", why=fault), note("mend-the-season"))
    key = parts.league.league
    return _overruled(terms, printed[key], parts.overruled, problems) if key else terms


class _Fixed(Struct, frozen=True):
    """A part of a printed league: how it is found in the terms, and the names of its rules, the leading one first."""

    part: Callable[[SeasonTerms], object]
    cites: tuple[str, ...]


_FIXED: Mapping[str, _Fixed] = {
    "points": _Fixed(lambda terms: terms.scoring, ("points",)),
    "counting": _Fixed(lambda terms: terms.counting, ("one-a-day", "ties")),
    "retained_percent": _Fixed(lambda terms: terms.retained_basis_points, ("retention",)),
    "percentages": _Fixed(lambda terms: terms.shares, ("prizes",)),
    "final": _Fixed(lambda terms: terms.final, ("final", "no-show", "prizes")),
}
"""What a printed league fixes, by the keys of ``[overruled]``."""


def _overruled(
    terms: SeasonTerms, printed: SeasonTerms, reasons: Mapping[str, object], problems: EventProblems
) -> SeasonTerms:
    """The terms without the rules from which they depart. A departure without a reason is a problem."""
    given: list[SetAside] = []
    for key, reason in reasons.items():
        if key not in _FIXED:
            problems.add(OVERRULED, note("not-a-key-here", key=key), did_you_mean(key, _FIXED, "keys-are-list"))
        elif not isinstance(reason, str) or not reason.strip():
            problems.add(OVERRULED, note("value-cannot-be", key=key, value=shown(reason)), note("give-the-reason"))
        else:
            given.append(SetAside(key, Stated(reason)))
    gone: list[str] = []
    for key, fixed in _FIXED.items():
        if fixed.part(terms) == fixed.part(printed):
            continue
        gone += fixed.cites
        if key not in reasons:
            rule = next(filter(None, [printed.rule(term) for term in fixed.cites]), "")
            problems.add("", note("league-has-it-otherwise", key=key, rule=rule), _otherwise(key))
    cites = tuple([cite for cite in terms.cites if cite.term not in gone])
    return replace(terms, cites=cites, overruled=tuple(given))


def _otherwise(key: str) -> Note:
    return note("keep-to-it-or-overrule", key=key)


def _base(
    parts: _Parts, printed: Mapping[str, SeasonTerms], tables: Mapping[str, PointsTable], problems: EventProblems
) -> SeasonTerms | None:
    key, points = parts.league.league, parts.points
    if key and not problems.word("", "league", key, printed, "leagues-are-list"):
        return None
    rule: PointsFormula | PointsTable | None = None
    if points.table and points.formula:
        problems.add(POINTS, note("table-and-formula"), note("name-one-of-them"))
    elif points.table:
        if problems.word(POINTS, "table", points.table, tables, "tables-are-list"):
            rule = tables[points.table]
    elif points.formula:
        rule = PointsFormula(points.formula, points.decimals)
        fault = rule_fault(rule)
        if fault is not None:
            mend = note("guide-shows-formulas", guide="docs/guides/leagues.md")
            problems.add(POINTS, note("as-it-is-told", why=fault), mend)
    if key:
        return replace(printed[key], scoring=replace(printed[key].scoring, rule=rule)) if rule else printed[key]
    if rule is None:
        if not problems.found:
            problems.add("", note("nothing-says-worth"), note("give-league-or-table", table=POINTS))
        return None
    return SeasonTerms(scoring=Scoring(rule, day_two_points=points.day_two))


def _with_counting(terms: SeasonTerms, keys: CountingKeys, problems: EventProblems) -> SeasonTerms:
    known = [tie.value for tie in Tie]
    for word in keys.ties:
        if word not in known:
            mend = did_you_mean(word, known, "ties-are-parted-by-list")
            problems.add(COUNTING, note("tie-not-known", word=word), mend)
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
        terms = replace(terms, shares=basis_points(keys.percentages))
    return terms


def _final_terms(terms: SeasonTerms, keys: FinalKeys) -> FinalTerms:
    old = terms.final if isinstance(terms.final, FinalTerms) else FinalTerms(finalists=9)
    return FinalTerms(
        finalists=keys.finalists or old.finalists,
        basis_points=old.basis_points if keys.percent is None else int(keys.percent * 100),
        chips_per_point=keys.chips_per_point or old.chips_per_point,
        notice_days=old.notice_days if keys.notice_days is None else keys.notice_days,
        no_show_minutes=old.no_show_minutes if keys.no_show_minutes is None else keys.no_show_minutes,
    )


# ── a points table of one's own ──────────────────────────────────────────────────────────────────────────────────────


class PointsTableError(ProblemError):
    """A file does not hold a points table: what is wrong, and how to mend it."""


class _Band(Struct, frozen=True, forbid_unknown_fields=True):
    players_to: int
    points: tuple[int, ...]
    first: int = 1
    rest: int = 0


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    band: tuple[_Band, ...]
    base: str = ""


def read_points_table(text: str, key: str, printed: Mapping[str, PointsTable]) -> PointsTable:
    """The points table in a file; ``printed`` are the tables it may be based on. Raises ``PointsTableError``."""
    try:
        file = msgspec.convert(read_toml(text, Problems(), PointsTableError), _File)
    except msgspec.ValidationError as fault:
        raise PointsTableError(Problem(reader_note(str(fault)), hint=note("keys-of-points-table"))) from None
    table = _changed(file, printed) if file.base else _own(file, key)
    if refused := rule_fault(table):
        raise PointsTableError(note("as-it-is-told", why=refused))
    return table


def _own(file: _File, key: str) -> PointsTable:
    bands = [Band(band.players_to, band.points, band.rest, "o" * len(band.points)) for band in file.band]
    return PointsTable(key, tuple(bands))


def _changed(file: _File, printed: Mapping[str, PointsTable]) -> PointsTable:
    if file.base not in printed:
        hint = did_you_mean(file.base, printed, "tables-are-list")
        raise PointsTableError(Problem(note("no-printed-table", name=file.base), hint=hint))
    table = printed[file.base]
    for band in file.band:
        try:
            table = with_points(table, band.players_to, band.first, band.points)
        except ProblemError as wrong:
            raise PointsTableError(wrong.first.what) from None
    return table
