"""Points for places: by a table of bands, or by a formula.

Points are counted in hundredths (``centipoints``): a formula may give 163.09, a table gives 27, and sums are exact.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, ProblemError, Refusal, note, refuse
from shuffleup.league.formula import Figures, FormulaError, OwnFigures, half_up
from shuffleup.league.formula_reader import read_formula
from shuffleup.league.result import Result, ResultLine, entries_of, in_the_money, players_of, tells_prizes

CENTI = 100
"""Centipoints in a point."""


class Mark(Enum):
    """Where a row of a table comes from."""

    READ = "r"  # printed
    REPAIRED = "i"  # printed, damaged, and restored from the rows around it
    DERIVED = "d"  # not printed: worked out from the printed rows
    OWN = "o"  # set by the house


class Band(Struct, frozen=True, gc=False):
    """The points for a size of field up to ``players_to``: whole points by place, ``rest`` for every later one.

    ``marks`` has the letter of a ``Mark`` for each place, and may be empty where every row is printed. It may go on
    behind ``points``, where later places do not all have the same mark.
    """

    players_to: int
    points: tuple[int, ...]
    rest: int = 0
    marks: str = ""


class PointsTable(Struct, frozen=True, gc=False, tag="points-table"):
    """Bands by rising size of field. A larger field than the last band's is counted by the last band, with a note."""

    key: str
    bands: tuple[Band, ...]


class PointsFormula(Struct, frozen=True, gc=False, tag="points-formula"):
    """A formula (``formula_reader``) whose value is rounded to ``decimals``, a half upwards."""

    text: str
    decimals: int = 2


PointsRule: TypeAlias = PointsTable | PointsFormula


class FieldCount(Enum):
    """What the size of a field counts."""

    PLAYERS = "players"  # unique players who took part
    ENTRIES = "entries"  # re-entries too


class SharedPlace(Enum):
    """What players who share a place score."""

    BEST = "best"  # each what the shared place scores
    AVERAGE = "average"  # each the mean of the places that they cover, rounded to a hundredth


class PaidUpTo(Struct, frozen=True, array_like=True, gc=False):
    """Up to so many entries, so many places are paid."""

    entries_to: int
    places: int


class Scoring(Struct, frozen=True, gc=False):
    """How a league turns a result into points."""

    rule: PointsRule
    field: FieldCount = FieldCount.PLAYERS
    shared_place: SharedPlace = SharedPlace.BEST
    day_two_points: int = 0
    """Extra for players who reach the second day and are not paid."""
    participation_needed: bool = True
    """A registered player who never plays scores nothing."""
    paid: tuple[PaidUpTo, ...] = ()
    """How many places the book's table pays, by rising number of entries; used where a result does not say it."""


class Score(Struct, frozen=True, gc=False):
    """What one player scored in one event; ``bonus_centipoints`` are in ``centipoints`` already."""

    player: str
    place: int
    centipoints: int
    bonus_centipoints: int = 0
    mark: Mark = Mark.READ


class Scored(Struct, frozen=True, gc=False):
    """The scores of an event, best place first, and what a reader of them should know."""

    scores: tuple[Score, ...]
    notes: tuple[Note, ...] = ()


def score(result: Result, scoring: Scoring) -> Scored | Refusal:
    """What everybody scored in an event. Refuses a formula that has no value, or a negative one, for somebody."""
    if isinstance(scoring.rule, PointsFormula) and (fault := rule_fault(scoring.rule)):
        return fault
    field, by_table = field_of(result, scoring), paid_by_table(scoring, entries_of(result))
    if scoring.day_two_points and not by_table and _asks_for_paid_places(result):
        return refuse("paid-places-unknown", event=result.event_id)
    scores: list[Score] = []
    for line in sorted(result.lines, key=lambda line: (line.place, line.player)):
        if scoring.participation_needed and not line.took_part:
            continue
        found = _score(result, line, scoring, field, by_table)
        if isinstance(found, Refusal):
            return found
        scores.append(found)
    return Scored(tuple(scores), tuple(_notes(scoring.rule, field, scores)))


def field_of(result: Result, scoring: Scoring) -> int:
    """The size of the field as this league counts it."""
    if scoring.field is FieldCount.ENTRIES:
        return entries_of(result)
    return players_of(result) if scoring.participation_needed else max(players_of(result), len(result.lines))


def paid_by_table(scoring: Scoring, entries: int) -> int:
    """How many places the book's table pays; 0 if there is none. Above its last row, as many as by that row."""
    row = next((row for row in scoring.paid if entries <= row.entries_to), None)
    return (row or scoring.paid[-1]).places if scoring.paid else 0


def _asks_for_paid_places(result: Result) -> bool:
    """Would it be a guess who of the second day was paid?"""
    return not result.paid_places and not tells_prizes(result) and any(line.day_two for line in result.lines)


def _score(result: Result, line: ResultLine, scoring: Scoring, field: int, by_table: int) -> Score | Refusal:
    last = line.place + (line.shared_by - 1 if scoring.shared_place is SharedPlace.AVERAGE else 0)
    values: list[Fraction] = []
    for place in range(line.place, last + 1):
        found = points_for(scoring.rule, _figures(result, line, place, field))
        if isinstance(found, Refusal):
            return found
        values.append(found)
    mean = half_up(sum(values, Fraction(0)) / len(values), 2)
    bonus = scoring.day_two_points * CENTI if line.day_two and not in_the_money(result, line, by_table) else 0
    mark = mark_of(scoring.rule, field, line.place)
    return Score(line.player, line.place, int(mean * CENTI) + bonus, bonus, mark)


def _figures(result: Result, line: ResultLine, place: int, field: int) -> Figures:
    return Figures(
        field=field,
        place=place,
        buy_in_cents=result.buy_in_cents,
        players=players_of(result),
        entries=entries_of(result),
        paid_places=result.paid_places,
        own=OwnFigures(entries=line.entries, knock_outs=line.knock_outs, prize_cents=line.prize_cents),
        pool_cents=result.pool_cents,
    )


def points_for(rule: PointsRule, figures: Figures) -> Fraction | Refusal:
    """The points of one place, in points: whole by a table, rounded as stated by a formula."""
    if isinstance(rule, PointsTable):
        return Fraction(table_points(rule, figures.field, figures.place))
    try:
        value = half_up(read_formula(rule.text)(figures), rule.decimals)
    except FormulaError as error:
        return _formula_refused(error)
    if value < 0:
        return refuse("negative-points", place=figures.place)
    return value


def rule_fault(rule: PointsRule) -> Refusal | None:
    """Why points cannot be given by this rule: a formula that cannot be read, a table without order."""
    if isinstance(rule, PointsFormula):
        if rule.decimals not in (0, 1, 2):
            return refuse("bad-decimals", decimals=rule.decimals)
        try:
            read_formula(rule.text)
        except FormulaError as error:
            return _formula_refused(error)
        return None
    sizes = [band.players_to for band in rule.bands]
    if not sizes or sizes != sorted(set(sizes)) or sizes[0] < 1:
        return refuse("bad-table", why="bands")
    for band in rule.bands:
        if min((*band.points, band.rest)) < 0 or (band.marks and len(band.marks) < len(band.points)):
            return refuse("bad-table", why="row", players=band.players_to)
    return None


def _formula_refused(error: FormulaError) -> Refusal:
    return refuse("bad-formula", position=error.at, error=error.first.what, hint=error.hint)


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def band_of(table: PointsTable, field: int) -> Band:
    """The band for a size of field; the last one for any larger field."""
    return next((band for band in table.bands if field <= band.players_to), table.bands[-1])


def table_points(table: PointsTable, field: int, place: int) -> int:
    """Whole points of a place in a field of this size."""
    band = band_of(table, field)
    return band.points[place - 1] if place <= len(band.points) else band.rest


def mark_of(rule: PointsRule, field: int, place: int) -> Mark:
    """Where the points of a place come from."""
    if isinstance(rule, PointsFormula):
        return Mark.OWN
    marks = band_of(rule, field).marks
    return Mark(marks[place - 1]) if place <= len(marks) else Mark.READ


def with_points(table: PointsTable, players_to: int, first: int, points: Sequence[int]) -> PointsTable:
    """The table with the house's own points for places from ``first``, in the band up to ``players_to`` players.

    Raises ``ProblemError`` for a band that is not there or places beyond the next one after its last.
    """
    bands = {band.players_to: band for band in table.bands}
    if players_to not in bands:
        raise ProblemError(note("no-such-band", players=players_to, list=", ".join(map(str, bands))))
    band = bands[players_to]
    if not 1 <= first <= len(band.points) + 1:
        raise ProblemError(note("place-does-not-follow", place=first, count=len(band.points)))
    last = first - 1 + len(points)
    marks = band.marks or Mark.READ.value * len(band.points)
    bands[players_to] = replace(
        band,
        points=(*band.points[: first - 1], *points, *band.points[last:]),
        marks=marks[: first - 1] + Mark.OWN.value * len(points) + marks[last:],
    )
    return replace(table, bands=tuple(bands.values()))


def notes_of_size(rule: PointsRule, field: int) -> Iterator[Note]:
    """What is to be told beside the points of a field of this size."""
    largest = field if isinstance(rule, PointsFormula) else rule.bands[-1].players_to
    if field > largest:
        yield note("beyond-last-band", last=largest, players=field)


def _notes(rule: PointsRule, field: int, scores: Sequence[Score]) -> Iterator[Note]:
    yield from notes_of_size(rule, field)
    derived = sum([score.mark is Mark.DERIVED for score in scores])
    if derived:
        yield note("scores-are-derived", count=derived)
