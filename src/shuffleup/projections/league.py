"""A season as a wall or a web page shows it: the table, the pot by month, and what each player is paid."""

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.league.formula import Figures
from shuffleup.league.points import CENTI, PointsRule, mark_of, points_for
from shuffleup.league.pot import MonthOfPot, SeasonPot, months_of, pot_of
from shuffleup.league.standings import ScoreVerdict, SeasonStanding, standings
from shuffleup.league.state import Closed, FinalCalled, FinalOver, FinalRunning, LeagueState, Season
from shuffleup.league.terms import FinalTerms, final_chips


class LeagueRow(Struct, frozen=True, gc=False, kw_only=True):
    """A player of the season. ``rank`` is 0 if he has played too few events, ``final_place`` 0 without a final."""

    rank: int
    shared_by: int
    player: str
    centipoints: int
    events: int
    counted: int
    """Events whose points count."""
    best_place: int
    rank_prize_cents: int = 0
    chips: int = 0
    """The chips he began the final with, or would begin with now."""
    final_place: int = 0
    final_prize_cents: int = 0


class LeagueChart(Struct, frozen=True, gc=False, kw_only=True):
    """A season of a league."""

    league: str
    season: str
    currency: str
    events: int
    closed: bool
    rows: tuple[LeagueRow, ...]
    pot: SeasonPot
    months: tuple[MonthOfPot, ...]


def league_chart(state: LeagueState, season: Season) -> LeagueChart:
    """The season as it stands."""
    return LeagueChart(
        league=state.name,
        season=season.key,
        currency=state.currency,
        events=len(season.recorded),
        closed=isinstance(season.closing, Closed),
        rows=_rows(season),
        pot=pot_of(season),
        months=months_of(season),
    )


def _rows(season: Season) -> tuple[LeagueRow, ...]:
    final, closing = season.final, season.closing
    by_rank = {one.player: one.cents for one in closing.awards} if isinstance(closing, Closed) else {}
    by_place = {one.player: one.cents for one in final.awards} if isinstance(final, FinalOver) else {}
    placed = {one.player: one.place for one in final.places} if isinstance(final, FinalOver | FinalRunning) else {}
    return tuple(
        [
            LeagueRow(
                rank=line.rank,
                shared_by=line.shared_by,
                player=line.player,
                centipoints=line.centipoints,
                events=len(line.scores),
                counted=sum([one.verdict is ScoreVerdict.COUNTS for one in line.scores]),
                best_place=line.best_place,
                rank_prize_cents=by_rank.get(line.player, 0),
                chips=_chips(season, line),
                final_place=placed.get(line.player, 0),
                final_prize_cents=by_place.get(line.player, 0),
            )
            for line in standings(season)
        ]
    )


def _chips(season: Season, line: SeasonStanding) -> int:
    terms, final = season.terms.final, season.final
    if not isinstance(terms, FinalTerms):
        return 0
    if isinstance(final, FinalCalled | FinalRunning):
        return next((one.chips for one in final.finalists if one.player == line.player), 0)
    return final_chips(terms, line.centipoints) if 0 < line.rank <= terms.finalists else 0


# ── a table of points ────────────────────────────────────────────────────────────────────────────────────────────────


class PointsRow(Struct, frozen=True, gc=False):
    """Places from ``first`` to ``last`` with the same points; ``mark`` says where they come from (``points.Mark``)."""

    first: int
    last: int
    centipoints: int
    mark: str


def points_rows(rule: PointsRule, field: int, buy_in_cents: int = 0) -> tuple[PointsRow, ...] | Refusal:
    """The points of every place in a field of this size; a formula is given one entry each and no knock-outs."""
    found: list[PointsRow] = []
    for place in range(1, field + 1):
        figures = Figures(
            field=field,
            place=place,
            players=field,
            entries=field,
            buy_in_cents=buy_in_cents,
            pool_cents=field * buy_in_cents,
        )
        points = points_for(rule, figures)
        if isinstance(points, Refusal):
            return points
        row = PointsRow(place, place, int(points * CENTI), mark_of(rule, field, place).value)
        before = found[-1] if found else row
        if found and (before.centipoints, before.mark) == (row.centipoints, row.mark):
            found[-1] = PointsRow(before.first, place, row.centipoints, row.mark)
        else:
            found.append(row)
    return tuple(found)


def points_text(centipoints: int) -> str:
    """Points as people write them: ``27``, ``163.09``."""
    sign = "-" if centipoints < 0 else ""
    whole, hundredths = divmod(abs(centipoints), CENTI)
    return f"{sign}{whole:,}" + (f".{hundredths:02}" if hundredths else "")
