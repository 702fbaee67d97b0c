"""``shuffleup points``: what places are worth, and what finished tournaments come to as a league.

Without results it shows the points of a field; with results the standings of a season, its pot and its final.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import click
from msgspec.structs import replace

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.cli.language import lang_option, mistaken, refused
from shuffleup.cli.named_file import PATH
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.cli.points_report import PointsDocument, points_document, points_lines
from shuffleup.formats.points_table import PointsTableError, read_points_table
from shuffleup.formats.results import ResultFileError, read_results
from shuffleup.league import commands as c
from shuffleup.league.decide import decide
from shuffleup.league.evolve import evolve
from shuffleup.league.points import FieldCount, PointsFormula, PointsRule, Scoring, SharedPlace, rule_fault
from shuffleup.league.printed_leagues import PRINTED_LEAGUES
from shuffleup.league.printed_tables import POINTS_TABLES
from shuffleup.league.result import Result, is_day
from shuffleup.league.state import LeagueState
from shuffleup.league.terms import Counting, FinalTerms, SeasonTerms, Tie
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.refusal import Refusal

SEASON = "season"
_Read: TypeAlias = tuple[str, Result]
"""A result and the file that it comes from."""


@click.command()
@click.argument("results", nargs=-1, metavar="[RESULT]...", type=PATH)
@click.option("--league", type=click.Choice([*PRINTED_LEAGUES]), help="A printed league: points, days, ties, money.")
@click.option("--table", metavar="KEY|FILE", help=f"A points table: {', '.join(POINTS_TABLES)}, or a TOML file.")
@click.option("--formula", metavar="TEXT", help="A points formula, as '10 * sqrt(n / k)'.")
@click.option("--decimals", type=click.IntRange(0, 2), default=2, help="Decimals to which a formula is rounded.")
@click.option("--players", metavar="N,...", help="Without results: the sizes of field to show, as 30,75.")
@click.option("--buy-in", metavar="AMOUNT", help="The buy-in where the results name none, as 50 or 49.50.")
@click.option("--best", type=click.IntRange(min=1), metavar="N", help="Only the N best scores count.")
@click.option("--least", type=click.IntRange(min=1), metavar="N", help="Who has played fewer events is not ranked.")
@click.option("--one-a-day", is_flag=True, help="Of several events on one day only the best score counts.")
@click.option(
    "--tie",
    "ties",
    multiple=True,
    type=click.Choice([tie.value for tie in Tie]),
    help="What parts equal points; several are asked one after the other.",
)
@click.option("--count", type=click.Choice([one.value for one in FieldCount]), help="What the size of a field counts.")
@click.option("--shared", type=click.Choice([one.value for one in SharedPlace]), help="What a shared place scores.")
@click.option("--day", "days", multiple=True, metavar="DATE", help="The day of results that name none, file by file.")
@click.option("--currency", default="EUR", metavar="CODE", help="The currency of the results.")
@click.option("--final", metavar="RESULT", type=PATH, help="The result of the season's final.")
@lang_option
@json_option
def points(
    *,
    results: tuple[Path, ...],
    league: str | None,
    table: str | None,
    formula: str | None,
    decimals: int,
    players: str | None,
    buy_in: str | None,
    best: int | None,
    least: int | None,
    one_a_day: bool,
    ties: tuple[str, ...],
    count: str | None,
    shared: str | None,
    days: tuple[str, ...],
    currency: str,
    final: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Points of places by a table, a formula or a printed league; with results, the standings of the season.

    RESULT is what `shuffleup run --json` printed, or a CSV file with the columns place and player and what else is
    known (event, day, buy_in, pool, prize, knock_outs, entries, took_part, day_two).

    \b
    shuffleup points --table mediterraneo-2026 --players 75
    shuffleup points --formula "10 * sqrt(n / k) * (1 + log(b + 0.25))" --players 30,75 --buy-in 50
    shuffleup points --league mediterraneo-series results/*.csv --final final.csv
    """
    terms = _terms(league, _rule(league, table, formula, decimals))
    terms = _counted(terms, best, least, ties, one_a_day=one_a_day)
    terms = _scored(terms, count, shared)
    cents, language = _cents(buy_in), Language(lang)
    if results:
        read = _read(results, days, cents, language)
        document = _season(terms, currency, read, _final_of(final), language)
    else:
        rule = _rule_or_refuse(terms.scoring.rule, language)
        document = points_document(rule, _sizes(players), cents, language=language)
    if as_json:
        emit(document)
    else:
        print_lines(points_lines(document, language))


# ── what was asked ───────────────────────────────────────────────────────────────────────────────────────────────────


def _rule(league: str | None, table: str | None, formula: str | None, decimals: int) -> PointsRule | None:
    """The rule that was named; None where the league's own holds."""
    if bool(table) and formula is not None:
        raise InputError("a table and a formula are given", hint="name one of them", code="usage")
    if formula is not None:
        return PointsFormula(formula, decimals)
    if table and table in POINTS_TABLES:
        return POINTS_TABLES[table]
    if table:
        try:
            return read_points_table(read_text(table), table, POINTS_TABLES)
        except PointsTableError as fault:
            raise InputError(fault.what, file=table, hint=fault.hint, code="bad-table") from None
    if league is None:
        hint = "give --league, --table or --formula; shuffleup points --help has examples"
        raise InputError("nothing says what a place is worth", hint=hint, code="usage")
    return None


def _terms(league: str | None, rule: PointsRule | None) -> SeasonTerms:
    if league is None:
        assert rule is not None, "without a league a rule is asked for"
        return SeasonTerms(scoring=Scoring(rule))
    terms = PRINTED_LEAGUES[league]
    return replace(terms, scoring=replace(terms.scoring, rule=rule)) if rule else terms


def _counted(
    terms: SeasonTerms, best: int | None, least: int | None, ties: Sequence[str], *, one_a_day: bool
) -> SeasonTerms:
    old = terms.counting
    counting = Counting(
        best_of=best or old.best_of,
        one_a_day=one_a_day or old.one_a_day,
        least_events=least or old.least_events,
        ties=tuple([Tie(tie) for tie in ties]) or old.ties,
    )
    return replace(terms, counting=counting)


def _scored(terms: SeasonTerms, count: str | None, shared: str | None) -> SeasonTerms:
    scoring = terms.scoring
    if count:
        scoring = replace(scoring, field=FieldCount(count))
    if shared:
        scoring = replace(scoring, shared_place=SharedPlace(shared))
    return replace(terms, scoring=scoring)


def _cents(text: str | None) -> int:
    if text is None:
        return 0
    whole, _, part = text.partition(".")
    if not whole.isdecimal() or len(whole) > 9 or not (part == "" or (part.isdecimal() and len(part) <= 2)):
        raise InputError(f"'{text}' is no amount of money", place="--buy-in", hint="write 50 or 49.50", code="usage")
    return int(whole) * 100 + int((part or "0").ljust(2, "0"))


def _sizes(text: str | None) -> tuple[int, ...]:
    if text is None:
        hint = "name results, or show fields with --players 30,75"
        raise InputError("there is nothing to score", hint=hint, code="usage")
    sizes = [part.strip() for part in text.split(",")]
    if not all(size.isdecimal() and 0 < int(size) <= 100_000 for size in sizes):
        raise InputError(f"'{text}' are no sizes of field", place="--players", hint="write 75, or 30,75", code="usage")
    return tuple([int(size) for size in sizes])


def _rule_or_refuse(rule: PointsRule, language: Language) -> PointsRule:
    """The rule, if points can be given by it. Raises ``InputError``."""
    fault = rule_fault(rule)
    if fault:
        place = "--formula" if isinstance(rule, PointsFormula) else "--table"
        raise mistaken(fault, language, place=place)
    return rule


# ── a season ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read(paths: Sequence[Path], days: Sequence[str], buy_in_cents: int, language: Language) -> list[_Read]:
    """Each result with the file that it comes from."""
    if len(days) > len(paths):
        raise InputError("there are more days than results", place="--day", hint="one for each file", code="usage")
    for day in days:
        if not is_day(day):
            what = f"'{day}' is no day: write it as 2026-03-14"
            raise mistaken(Refusal("not-a-day", what, facts=(("day", day),)), language, place="--day")
    found: list[_Read] = []
    for number, path in enumerate(paths):
        for result in _of_file(path, days[number] if number < len(days) else ""):
            known = result if result.buy_in_cents or not buy_in_cents else replace(result, buy_in_cents=buy_in_cents)
            found.append((str(path), known))
    return found


def _of_file(path: Path, day: str) -> tuple[Result, ...]:
    try:
        return read_results(read_text(path), path.stem, day)
    except ResultFileError as fault:
        raise InputError(fault.what, file=str(path), place=fault.place, hint=fault.hint, code="bad-result") from None


def _final_of(path: Path | None) -> _Read | None:
    if path is None:
        return None
    found = _of_file(path, "2000-01-01")
    if len(found) != 1:
        raise InputError(f"{len(found)} events are in this file", file=str(path), hint="a final is one", code="final")
    return str(path), found[0]


def _season(
    terms: SeasonTerms, currency: str, results: Sequence[_Read], final: _Read | None, language: Language
) -> PointsDocument:
    """The season of these results, played through the same commands as everywhere."""
    _rule_or_refuse(terms.scoring.rule, language)
    state = _done(None, c.OpenLeague("league", "League", currency), language)
    state = _done(state, c.OpenSeason(SEASON, terms), language)
    notes: list[str] = []
    for file, result in results:
        if not result.day:
            raise InputError(
                f"nothing says on which day {result.event_id} was",
                file=file,
                hint="add a column day, or --day 2026-03-14",
            )
        decided = decide(state, c.RecordResult(SEASON, result))
        if isinstance(decided, Refusal):
            raise mistaken(decided, language, file=file)
        notes += [f"{result.event_id}: {note}" for event in decided for note in getattr(event, "notes", ())]
        for event in decided:
            state = evolve(state, event)
    if terms.shares:
        state = _done(state, c.CloseSeason(SEASON), language)
    if final:
        state = _with_final(state, terms, final, language)
    return points_document(terms.scoring.rule, (), 0, state, notes)


def _with_final(state: LeagueState, terms: SeasonTerms, final: _Read, language: Language) -> LeagueState:
    file, result = final
    if not isinstance(terms.final, FinalTerms):
        raise InputError("this season has no final", place="--final", hint="take a league that has one", code="final")
    state = _done(state, c.CallFinal(SEASON, 0, "shuffleup points", "it has been played"), language)
    state = _done(state, c.StartFinal(SEASON), language)
    decided = decide(state, c.ReportOut(SEASON, tuple(_groups(result))))
    if isinstance(decided, Refusal):
        hint = "name the finalists and nobody else" if language is Language.ENGLISH else ""
        raise mistaken(decided, language, file=file, hint=hint)
    for event in decided:
        state = evolve(state, event)
    return _done(state, c.AwardFinal(SEASON), language)


def _groups(result: Result) -> Iterator[tuple[str, ...]]:
    """Who came where, best first; those who share a place together."""
    for place in sorted({line.place for line in result.lines}):
        yield tuple([line.player for line in result.lines if line.place == place])


def _done(state: LeagueState | None, command: c.Command, language: Language) -> LeagueState:
    decided = decide(state, command)
    if isinstance(decided, Refusal):
        raise refused(decided, language)
    for event in decided:
        state = evolve(state, event)
    assert state is not None
    return state
