"""What ``shuffleup points`` tells: one document for programs, lines for people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from shuffleup.cli.errors import InputError
from shuffleup.cli.money import chips, money
from shuffleup.league.points import PointsFormula, PointsRule
from shuffleup.league.state import LeagueState
from shuffleup.projections.league import LeagueChart, LeagueRow, PointsRow, league_chart, points_rows, points_text
from shuffleup.projections.standings import place_text
from shuffleup.tournament.refusal import Refusal

_MARKS = {"r": "", "i": "restored", "d": "derived, not printed", "o": ""}


class FieldFacts(Struct, frozen=True):
    """The points of a field of this size."""

    players: int
    places: tuple[PointsRow, ...]


class PointsDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup points --json`` prints. Where results were given it has a season. Points are in hundredths."""

    schema: Literal["shuffleup.points/1"] = "shuffleup.points/1"
    rule: str
    fields: tuple[FieldFacts, ...]
    season: LeagueChart | None
    notes: tuple[str, ...]


def points_document(
    rule: PointsRule,
    sizes: Iterable[int],
    buy_in_cents: int,
    state: LeagueState | None = None,
    notes: Sequence[str] = (),
) -> PointsDocument:
    """The document; raises ``InputError`` where the rule gives no points for a field."""
    fields: list[FieldFacts] = []
    for size in sizes:
        rows = points_rows(rule, size, buy_in_cents)
        if isinstance(rows, Refusal):
            raise InputError(rows.message, place=f"--formula for {size} players", code=rows.code)
        fields.append(FieldFacts(size, rows))
    return PointsDocument(
        rule=rule.text if isinstance(rule, PointsFormula) else rule.key,
        fields=tuple(fields),
        season=league_chart(state, state.seasons[0]) if state else None,
        notes=tuple(notes),
    )


def points_lines(document: PointsDocument) -> Iterator[str]:
    """The report for people."""
    yield f"points: {document.rule}"
    for field in document.fields:
        yield ""
        yield f"{field.players} players"
        yield from _field_lines(field)
    if document.season:
        yield ""
        yield from _season_lines(document.season)
    if document.notes:
        yield ""
        yield from [f"note: {note}" for note in document.notes]


def _field_lines(field: FieldFacts) -> Iterator[str]:
    width = max([len(points_text(row.centipoints)) for row in field.places])
    for row in field.places:
        places = str(row.first) if row.first == row.last else f"{row.first}-{row.last}"
        yield f"{places:>9}  {points_text(row.centipoints):>{width}}  {_MARKS[row.mark]}".rstrip()


def _season_lines(season: LeagueChart) -> Iterator[str]:
    ended = "closed" if season.closed else "so far"
    yield f"{season.events} {'event' if season.events == 1 else 'events'}, {len(season.rows)} players, {ended}"
    yield ""
    yield from _table(season.rows, season.currency)
    pot = season.pot
    if pot.retained_cents:
        yield ""
        parts = (
            f"{money(pot.retained_cents, season.currency)} retained",
            f"{money(pot.rank_cents, season.currency)} paid by rank",
            f"{money(pot.final_cents, season.currency)} in the final",
            f"{money(pot.balance_cents, season.currency)} left",
        )
        yield f"pot: {', '.join(parts)}"


def _table(rows: Sequence[LeagueRow], currency: str) -> Iterator[str]:
    cells: list[tuple[str, ...]] = [
        ("rank", "player", "points", "events", "counted", "best", "prize", "chips", "final", "prize")
    ]
    cells += [_cells(row, currency) for row in rows]
    shown = [place for place in range(len(cells[0])) if place < 6 or any(row[place] for row in cells[1:])]
    widths = {place: max([len(row[place]) for row in cells]) for place in shown}
    for row in cells:
        parts = [row[at].ljust(widths[at]) if at == 1 else row[at].rjust(widths[at]) for at in shown]
        yield "  ".join(parts).rstrip()


def _cells(row: LeagueRow, currency: str) -> tuple[str, ...]:
    return (
        place_text(row.rank, row.shared_by) if row.rank else "-",
        row.player,
        points_text(row.centipoints),
        str(row.events),
        str(row.counted),
        str(row.best_place),
        money(row.rank_prize_cents, currency) if row.rank_prize_cents else "",
        chips(row.chips) if row.chips else "",
        str(row.final_place) if row.final_place else "",
        money(row.final_prize_cents, currency) if row.final_prize_cents else "",
    )
