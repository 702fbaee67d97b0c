"""``shuffleup points``: what places are worth, and what finished tournaments come to as a league.

Without results it shows the points of a field; with results the standings of a season, its pot and its final.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import note, refuse
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_all_writable, read_text
from shuffleup.cli.options import PATH, Choice, NumberWithin, command, one_of
from shuffleup.cli.output import to_left, to_right
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.spreadsheet import spreadsheet_option, tell_written, write_listing
from shuffleup.cli.typed import chips, money
from shuffleup.formats.league_file import PointsTableError, read_points_table
from shuffleup.formats.listing import Listing
from shuffleup.formats.results import ResultFileError, read_results
from shuffleup.league.points import FieldCount, Mark, PointsFormula, PointsRule, SharedPlace
from shuffleup.league.printed_leagues import POINTS_TABLES, PRINTED_LEAGUES
from shuffleup.league.result import Result, is_day
from shuffleup.league.terms import Counting, SeasonTerms, Tie
from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.projections.league import LeagueChart, LeagueRow, PointsRow, points_text
from shuffleup.projections.standings import place_text
from shuffleup.questions.listings import season_list, titled
from shuffleup.questions.mistakes import misread
from shuffleup.questions.points import (
    MARKS,
    FieldFacts,
    NamedResult,
    PointsDocument,
    points_document,
    season_document,
    terms_of,
    usable,
)
from shuffleup.rulebooks.rule import Language

_COLUMNS = ("rank", "player", "points", "events", "counted", "best", "prize", "chips", "final", "final-prize")


def points_lines(document: PointsDocument, speech: Messages) -> Iterator[str]:
    """The report for people."""
    yield speech.say("points-rule", {"rule": document.rule})
    for field in document.fields:
        yield ""
        yield speech.say("points-players", {"count": field.players})
        yield from _field_lines(field, speech)
        yield from [f"{speech.say('report-note')}: {note.text}" for note in field.notes]
    if document.season:
        yield ""
        yield from season_lines(document.season, speech)
    if document.notes:
        yield ""
        yield from [f"{speech.say('report-note')}: {note.facts['event']}: {note.text}" for note in document.notes]


def _field_lines(field: FieldFacts, speech: Messages) -> Iterator[str]:
    worth = to_right([figures(points_text(row.centipoints), speech.language) for row in field.places])
    for row, points in zip(field.places, worth, strict=True):
        places = str(row.first) if row.first == row.last else f"{row.first}-{row.last}"
        yield f"{places:>9}  {points}  {_mark_text(row, speech, mixed=_is_mixed(field))}".rstrip()


def season_lines(season: LeagueChart, speech: Messages) -> Iterator[str]:
    """The table of a season and its pot."""
    ended = speech.say("points-closed" if season.closed else "points-so-far")
    yield speech.say("points-season", {"events": season.events, "players": len(season.rows), "ended": ended})
    yield ""
    yield from _table(season.rows, season.currency, speech)
    pot = season.pot
    if pot.retained_cents:
        yield ""
        parts = {name: getattr(pot, f"{name}_cents") for name in ("retained", "rank", "final", "balance")}
        told = {name: money(cents, season.currency, speech.language) for name, cents in parts.items()}
        yield speech.say("points-pot", told)


def _table(rows: Sequence[LeagueRow], currency: str, speech: Messages) -> Iterator[str]:
    heads = [speech.say(f"points-col-{name}") for name in _COLUMNS]
    columns = zip(heads, *[_cells(row, currency, speech.language) for row in rows], strict=True)
    shown = [column for place, column in enumerate(columns) if place < 6 or any(column[1:])]
    aligned = [to_left(column) if place == 1 else to_right(column) for place, column in enumerate(shown)]
    yield from ["  ".join(row).rstrip() for row in zip(*aligned, strict=True)]


def _cells(row: LeagueRow, currency: str, language: Language) -> tuple[str, ...]:
    return (
        place_text(row.rank, row.shared_by) if row.rank else "-",
        row.player,
        figures(points_text(row.centipoints), language),
        str(row.events),
        str(row.counted),
        str(row.best_place),
        money(row.rank_prize_cents, currency, language) if row.rank_prize_cents else "",
        chips(row.chips, language) if row.chips else "",
        str(row.final_place) if row.final_place else "",
        money(row.final_prize_cents, currency, language) if row.final_prize_cents else "",
    )


class PointsLine(Struct, frozen=True):
    """Places in a field of ``players`` that are worth the same; ``mark`` says if they are not simply printed."""

    players: int
    first: int
    last: int
    centipoints: int
    mark: str


def _listing(document: PointsDocument, speech: Messages) -> Listing:
    """The table of the season, or else the points of every field."""
    if season := document.season:
        return season_list("", season.rows, season.currency, speech.language)
    rows = [
        PointsLine(field.players, row.first, row.last, row.centipoints, _mark_text(row, speech, mixed=_is_mixed(field)))
        for field in document.fields
        for row in field.places
    ]
    return titled("points", "", PointsLine, tuple(rows), "", speech.language)


def _is_mixed(field: FieldFacts) -> bool:
    """Do some places of the field have the house's own points and others not?"""
    return len({row.mark for row in field.places}) > 1


def _mark_text(row: PointsRow, speech: Messages, *, mixed: bool) -> str:
    """Where the points of a row come from, unless they are simply printed, or a formula's."""
    mark = Mark(row.mark)
    return speech.say(MARKS[mark]) if mark in (Mark.REPAIRED, Mark.DERIVED) or (mark is Mark.OWN and mixed) else ""


@command()
@click.argument("results", nargs=-1, metavar="[RESULT]...", type=PATH)
@click.option("--league", type=Choice([*PRINTED_LEAGUES]), help="A printed league: points, days, ties, money.")
@click.option("--table", metavar="KEY|FILE", help=f"A points table: {', '.join(POINTS_TABLES)}, or a TOML file.")
@click.option("--formula", metavar="TEXT", help="A points formula, as '10 * sqrt(n / k)'.")
@click.option("--decimals", type=NumberWithin(0, 2), default=2, help="Decimals to which a formula is rounded.")
@click.option("--players", metavar="N,...", help="Without results: the sizes of field to show, as 30,75.")
@click.option("--buy-in", metavar="AMOUNT", help="The buy-in where the results name none, as 50 or 49.50.")
@click.option("--best", type=NumberWithin(min=1), metavar="N", help="Only the N best scores count.")
@click.option("--least", type=NumberWithin(min=1), metavar="N", help="Who has played fewer events is not ranked.")
@click.option("--one-a-day", is_flag=True, help="Of several events on one day only the best score counts.")
@click.option(
    "--tie",
    "ties",
    multiple=True,
    type=one_of(Tie),
    help="What parts equal points; several are asked one after the other.",
)
@click.option("--count", type=one_of(FieldCount), help="What the size of a field counts.")
@click.option("--shared", type=one_of(SharedPlace), help="What a shared place scores.")
@click.option("--day", "days", multiple=True, metavar="DATE", help="The day of results that name none, file by file.")
@click.option("--currency", default="EUR", metavar="CODE", help="The currency of the results.")
@click.option("--final", metavar="RESULT", type=PATH, help="The result of the season's final.")
@spreadsheet_option("the table")
@reader_options
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
    spreadsheet: str | None,
    reader: Reader,
) -> None:
    """Points of places by a table, a formula or a printed league; with results, the standings of the season.

    RESULT is what `shuffleup run --json` printed, or a CSV file with the columns place and player and what else is
    known (event, day, buy_in, pool, prize, knock_outs, entries, took_part, day_two).

    \b
    shuffleup points --table mediterraneo-2026 --players 75
    shuffleup points --formula "10 * sqrt(n / k) * (1 + log(b + 0.25))" --players 30,75 --buy-in 50
    shuffleup points --league mediterraneo-series results/*.csv --final final.csv
    """
    check_all_writable([spreadsheet] if spreadsheet else [])
    rule = _rule(league, table, formula, decimals)
    terms = terms_of(league, rule, FieldCount(count) if count else None, SharedPlace(shared) if shared else None)
    terms = _counted(terms, best, least, ties, one_a_day=one_a_day)
    cents = _cents(buy_in)
    if results:
        read = _read(results, days, cents)
        document = season_document(terms, currency, read, _final_of(final), reader.language)
    else:
        document = points_document(usable(terms.scoring.rule), _sizes(players), cents, language=reader.language)
    if spreadsheet:
        write_listing(spreadsheet, _listing(document, reader.speech), reader.language)
    reader.show(document, points_lines(document, reader.speech))
    tell_written(reader, spreadsheet)


# ── what was asked ───────────────────────────────────────────────────────────────────────────────────────────────────


def _rule(league: str | None, table: str | None, formula: str | None, decimals: int) -> PointsRule | None:
    """The named rule; None if the league's own applies."""
    if bool(table) and formula is not None:
        raise InputError(note("table-and-formula"), hint=note("name-one-of-them"), code="usage")
    if formula is not None:
        return PointsFormula(formula, decimals)
    if table and table in POINTS_TABLES:
        return POINTS_TABLES[table]
    if table:
        try:
            return read_points_table(read_text(table), table, POINTS_TABLES)
        except PointsTableError as fault:
            raise misread(fault, "bad-table", table) from None
    if league is None:
        raise InputError(note("nothing-says-worth"), hint=note("give-league-or-formula"), code="usage")
    return None


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


def _cents(text: str | None) -> int:
    if text is None:
        return 0
    whole, _, part = text.partition(".")
    if not whole.isdecimal() or len(whole) > 9 or not (part == "" or (part.isdecimal() and len(part) <= 2)):
        what, hint = note("no-amount-of-money", text=text), note("write-50-or-49-50")
        raise InputError(what, place="--buy-in", hint=hint, code="usage")
    return int(whole) * 100 + int((part or "0").ljust(2, "0"))


def _sizes(text: str | None) -> tuple[int, ...]:
    if text is None:
        raise InputError(note("nothing-to-score"), hint=note("name-results-or-fields"), code="usage")
    sizes = [part.strip() for part in text.split(",")]
    if not all(size.isdecimal() and 0 < int(size) <= 100_000 for size in sizes):
        what, hint = note("no-sizes-of-field", text=text), note("write-75-or-30-75")
        raise InputError(what, place="--players", hint=hint, code="usage")
    return tuple(map(int, sizes))


# ── a season ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read(paths: Sequence[Path], days: Sequence[str], buy_in_cents: int) -> list[NamedResult]:
    """Each result with the file that it comes from."""
    if len(days) > len(paths):
        raise InputError(note("more-days-than-results"), place="--day", hint=note("one-for-each-file"), code="usage")
    for day in days:
        if not is_day(day):
            raise InputError(refuse("not-a-day", day=day), place="--day")
    found: list[NamedResult] = []
    for number, path in enumerate(paths):
        for result in _of_file(path, days[number] if number < len(days) else ""):
            known = result if result.buy_in_cents or not buy_in_cents else replace(result, buy_in_cents=buy_in_cents)
            found.append((str(path), known))
    return found


def _of_file(path: Path, day: str) -> tuple[Result, ...]:
    try:
        return read_results(read_text(path), path.stem, day)
    except ResultFileError as fault:
        raise misread(fault, "bad-result", str(path)) from None


def _final_of(path: Path | None) -> NamedResult | None:
    if path is None:
        return None
    found = _of_file(path, "2000-01-01")
    if len(found) != 1:
        what, hint = note("events-in-this-file", count=len(found)), note("a-final-is-one")
        raise InputError(what, file=str(path), hint=hint, code="final")
    return str(path), found[0]
