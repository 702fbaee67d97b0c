"""What places are worth, and what finished tournaments add up to as a league."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.answer import Code, Refusal, note
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.league import commands as c
from shuffleup.league.decide import decide
from shuffleup.league.events import Event
from shuffleup.league.evolve import evolve
from shuffleup.league.points import (
    FieldCount,
    Mark,
    PointsFormula,
    PointsRule,
    Scoring,
    SharedPlace,
    notes_of_size,
    rule_fault,
)
from shuffleup.league.printed_leagues import POINTS_TABLES, PRINTED_LEAGUES
from shuffleup.league.result import Result
from shuffleup.league.state import LeagueState
from shuffleup.league.terms import Counting, FinalTerms, SeasonTerms
from shuffleup.locale.answers import ToldNote, told_notes
from shuffleup.locale.messages import messages
from shuffleup.projections.league import LeagueChart, PointsRow, league_chart, points_rows
from shuffleup.questions.mistakes import DeclinedError, QuestionError
from shuffleup.questions.players import Amount
from shuffleup.questions.printed import Asking, Printed
from shuffleup.rulebooks.rule import Language

SEASON = "season"
MARKS = {
    Mark.READ: "points-read",
    Mark.REPAIRED: "points-restored",
    Mark.DERIVED: "points-derived",
    Mark.OWN: "points-own",
}
"""The messages that say where points come from."""
NamedResult: TypeAlias = tuple[str, Result]
"""A result and its name in error messages: its file, or its event."""


class FormulaText(Asking, frozen=True, kw_only=True):
    """A formula for points, as ``10 * sqrt(n / k)``, and to how many decimals its value is rounded."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    decimals: Annotated[int, Meta(ge=0, le=2)] = 2


class PointsBasis(Asking, frozen=True, kw_only=True):
    """How points are given: a printed league, a table by its key, or a formula. A league may be amended."""

    league: str | None = None
    table: str | None = None
    formula: FormulaText | None = None
    count: FieldCount | None = None
    """What the size of a field counts."""
    shared: SharedPlace | None = None
    """What a shared place scores."""


class PointsQuestion(Asking, frozen=True, kw_only=True):
    """Points for fields of these sizes; with ``results`` the standings of a season, with its ``final`` to the end."""

    basis: PointsBasis
    players: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_PLAYERS)], ...], Meta(max_length=20)] = ()
    buy_in_cents: Amount = 0
    counting: Counting | None = None
    results: tuple[Result, ...] = ()
    final: Result | None = None
    currency: Annotated[str, Meta(max_length=12)] = "EUR"


class FieldFacts(Struct, frozen=True):
    """The points of a field of this size."""

    players: int
    places: tuple[PointsRow, ...]
    notes: tuple[ToldNote, ...] = ()
    """Where the table ends, if this field is larger."""


class MarkTold(Struct, frozen=True):
    """The letter of a mark, and where the points that have it come from, in words."""

    mark: str
    text: str


class PointsDocument(Printed, frozen=True, kw_only=True):
    """Points of places, and a season if results were given. Points are in hundredths."""

    rule: str
    fields: tuple[FieldFacts, ...]
    season: LeagueChart | None
    notes: tuple[ToldNote, ...]
    marks: tuple[MarkTold, ...] = ()
    """What the marks of these places mean."""


def points_document(
    rule: PointsRule,
    sizes: Iterable[int],
    buy_in_cents: int,
    state: LeagueState | None = None,
    notes: Sequence[ToldNote] = (),
    language: Language = Language.ENGLISH,
) -> PointsDocument:
    """The document, with notes in the language; raises ``QuestionError`` if the rule gives no points for a field."""
    fields: list[FieldFacts] = []
    for size in sizes:
        rows = points_rows(rule, size, buy_in_cents)
        if isinstance(rows, Refusal):
            raise QuestionError(rows, place=note("option-for-players", field="formula", count=size))
        told = told_notes(notes_of_size(rule, size), language)
        fields.append(FieldFacts(size, rows, told))
    return PointsDocument(
        rule=rule.text if isinstance(rule, PointsFormula) else rule.key,
        fields=tuple(fields),
        season=league_chart(state, state.seasons[0]) if state else None,
        notes=tuple(notes),
        marks=_marks(fields, language),
    )


def _marks(fields: Sequence[FieldFacts], language: Language) -> tuple[MarkTold, ...]:
    """The marks that stand in these fields, explained."""
    shown = {row.mark for field in fields for row in field.places}
    speech = messages(language)
    return tuple([MarkTold(mark.value, speech.say(MARKS[mark])) for mark in Mark if mark.value in shown])


def points(asked: PointsQuestion, language: Language) -> PointsDocument:
    """The points, or the season. Raises ``QuestionError``."""
    basis = asked.basis
    terms = terms_of(basis.league, _rule(basis), basis.count, basis.shared)
    if asked.counting is not None:
        terms = replace(terms, counting=asked.counting)
    if not asked.results:
        if not asked.players:
            raise QuestionError(note("nothing-to-score"), place="players", hint=note("write-75-or-30-75"))
        return points_document(usable(terms.scoring.rule), asked.players, asked.buy_in_cents, language=language)
    read = [(one.event_id, _priced(one, asked.buy_in_cents)) for one in asked.results]
    final = (asked.final.event_id, asked.final) if asked.final else None
    return season_document(terms, asked.currency, read, final, language)


def _rule(basis: PointsBasis) -> PointsRule | None:
    """The named rule; None if the league's own applies. Raises ``QuestionError``."""
    if basis.table is not None and basis.formula is not None:
        raise QuestionError(note("table-and-formula"), hint=note("name-one-of-them"), place="basis")
    if basis.league is not None and basis.league not in PRINTED_LEAGUES:
        raise _unlisted(basis.league, "league", PRINTED_LEAGUES)
    if basis.formula is not None:
        return PointsFormula(basis.formula.text, basis.formula.decimals)
    if basis.table is not None:
        if basis.table not in POINTS_TABLES:
            raise _unlisted(basis.table, "table", POINTS_TABLES)
        return POINTS_TABLES[basis.table]
    if basis.league is None:
        listed = ", ".join([*PRINTED_LEAGUES, *POINTS_TABLES])
        raise QuestionError(note("nothing-says-worth"), place="basis", hint=note("choose-list", list=listed))
    return None


def _unlisted(value: str, place: str, known: Iterable[str]) -> QuestionError:
    listed = ", ".join([f"'{one}'" for one in known])
    return QuestionError(note("not-one-of", value=value, list=listed), place=place)


def _priced(result: Result, buy_in_cents: int) -> Result:
    return result if result.buy_in_cents or not buy_in_cents else replace(result, buy_in_cents=buy_in_cents)


def terms_of(
    league: str | None, rule: PointsRule | None, count: FieldCount | None, shared: SharedPlace | None
) -> SeasonTerms:
    """The terms of a league, as printed or amended, or of points given by the rule alone."""
    terms = PRINTED_LEAGUES[league] if league else None
    scoring = terms.scoring if terms else None
    if rule:
        scoring = replace(scoring, rule=rule) if scoring else Scoring(rule)
    assert scoring is not None, "without a league a rule is asked for"
    if count:
        scoring = replace(scoring, field=count)
    if shared:
        scoring = replace(scoring, shared_place=shared)
    return replace(terms, scoring=scoring) if terms else SeasonTerms(scoring=scoring)


def usable(rule: PointsRule) -> PointsRule:
    """The rule, if it can give points. Raises ``QuestionError``."""
    if fault := rule_fault(rule):
        raise QuestionError(fault, place="formula" if isinstance(rule, PointsFormula) else "table")
    return rule


def season_document(
    terms: SeasonTerms, currency: str, results: Sequence[NamedResult], final: NamedResult | None, language: Language
) -> PointsDocument:
    """The season of these results, played through the same commands as everywhere."""
    usable(terms.scoring.rule)
    state, _ = _done(None, c.OpenLeague("league", "League", currency))
    state, _ = _done(state, c.OpenSeason(SEASON, terms))
    notes: list[ToldNote] = []
    for file, result in results:
        if not result.day:
            raise QuestionError(
                note("no-day-of-event", event=result.event_id), file=file, hint=note("add-day", field="day")
            )
        state, events = _done(state, c.RecordResult(SEASON, result), partial(QuestionError, file=file))
        made = [one for event in events for one in getattr(event, "notes", ())]
        notes += told_notes(made, language, event=result.event_id)
    if terms.shares:
        state, _ = _done(state, c.CloseSeason(SEASON))
    if final:
        state = _with_final(state, terms, final)
    return points_document(terms.scoring.rule, (), 0, state, notes)


def _with_final(state: LeagueState, terms: SeasonTerms, final: NamedResult) -> LeagueState:
    file, result = final
    if not isinstance(terms.final, FinalTerms):
        what, hint = note("season-without-final"), note("take-league-with-final")
        raise QuestionError(what, place="final", hint=hint, code="final")
    state, _ = _done(state, c.CallFinal(SEASON, 0, "shuffleup points", Code("played")))
    state, _ = _done(state, c.StartFinal(SEASON))
    # Who came where, best first; players who share a place are grouped.
    places = sorted({line.place for line in result.lines})
    groups = [tuple([line.player for line in result.lines if line.place == place]) for place in places]
    mistake = partial(QuestionError, file=file, hint=note("name-the-finalists"))
    state, _ = _done(state, c.ReportOut(SEASON, tuple(groups)), mistake)
    state, _ = _done(state, c.AwardFinal(SEASON))
    return state


def _done(
    state: LeagueState | None, command: c.Command, mistake: Callable[[Refusal], QuestionError] = DeclinedError
) -> tuple[LeagueState, Sequence[Event]]:
    """The league after a command, and what happened. Raises the mistake if the league refuses."""
    decided = decide(state, command)
    if isinstance(decided, Refusal):
        raise mistake(decided)
    for event in decided:
        state = evolve(state, event)
    assert state is not None
    return state, decided
