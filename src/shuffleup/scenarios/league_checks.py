"""Whether sentences about leagues and teams are so: each is played as a small season of the book's own league."""

from collections.abc import Callable
from fractions import Fraction

from msgspec.structs import replace

from shuffleup.league import commands as c
from shuffleup.league.by_policy import by_policy
from shuffleup.league.decide import decide
from shuffleup.league.evolve import evolve
from shuffleup.league.points import CENTI, PointsFormula, score
from shuffleup.league.printed_leagues import LEAGUES_OF, MEDITERRANEO_SERIES, LeaguesOfBook
from shuffleup.league.result import Result, ResultLine
from shuffleup.league.standings import standings
from shuffleup.league.state import Closed, FinalOver, FinalRunning, LeagueState, Season
from shuffleup.league.teams import place_points
from shuffleup.league.terms import FinalTerms, SeasonTerms
from shuffleup.scenarios import league_forms as f
from shuffleup.scenarios.event_world import MINUTE, NOON, EventChecks, World, because
from shuffleup.scenarios.said import money_text, say
from shuffleup.scenarios.scene import Finding
from shuffleup.tournament.refusal import Refusal

_KEY = "season"
_FIELD = 25
"""Players of a small season: more than any printed league pays."""


class _Season:
    """A season of a league, open, with what is done to it."""

    def __init__(self, terms: SeasonTerms) -> None:
        self.state: LeagueState | None = None
        self.refusal: Refusal | None = None
        self.do(c.OpenLeague("scenario", "", "EUR"))
        self.do(c.OpenSeason(_KEY, terms))

    def do(self, command: c.Command, at: int = NOON) -> None:
        """Carries a command out; what is refused is kept as ``refusal``."""
        decided = decide(self.state, command, at)
        self.refusal = decided if isinstance(decided, Refusal) else None
        for event in () if isinstance(decided, Refusal) else decided:
            self.state = evolve(self.state, event)

    @property
    def now(self) -> Season:
        """The season as it stands."""
        season = self.state.season(_KEY) if self.state else None
        assert season is not None
        return season


def _players(count: int) -> tuple[str, ...]:
    return tuple([f"p{place:05}" for place in range(1, count + 1)])


def _result(event_id: str, players: tuple[str, ...], pool_cents: int = 0, field: int = 0) -> Result:
    lines = [ResultLine(player=player, place=place) for place, player in enumerate(players, start=1)]
    return Result(event_id=event_id, day="2026-01-10", lines=tuple(lines), pool_cents=pool_cents, players=field)


def _under(
    world: World, term: str, found: Callable[[LeaguesOfBook], object], expected: object, unit: str = ""
) -> Finding:
    """Whether the book's league says the same, and by which rule; ``found`` is asked only where the book has one."""
    leagues = LEAGUES_OF.get(world.book)
    if leagues is None:
        return Finding("this book prints no league")
    value = found(leagues)
    if isinstance(value, Refusal):
        return because(value)
    rule = leagues.general.rule(term) or leagues.series.rule(term) or leagues.teams.rule
    told = say("{list} {unit}", list=str(value), unit=unit) if unit else say("it is {list}", list=str(value))
    return Finding("" if value == expected else told, (rule,))


# ── points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _place_scores(world: World, said: f.PlaceScores) -> Finding:
    def points(leagues: LeaguesOfBook) -> object:
        line = ResultLine(player="p", place=said.at_place, day_two=said.unpaid_on_day_two)
        result = Result(event_id="event", day="2026-01-10", lines=(line,), players=said.of_players)
        scored = score(result, leagues.general.scoring)
        return scored if isinstance(scored, Refusal) else Fraction(scored.scores[0].centipoints, CENTI)

    return _under(world, "points", points, said.amount, "points")


def _same_day(world: World, said: f.SameDay) -> Finding:
    def counted(leagues: LeaguesOfBook) -> object:
        rule = PointsFormula(f"if(n = 2, {said.points}, {said.more_points})")
        season = _Season(replace(leagues.general, scoring=replace(leagues.general.scoring, rule=rule)))
        for event, field in (("noon", 2), ("night", 3)):
            season.do(c.RecordResult(_KEY, _result(event, ("Anna",), field=field)))
        return Fraction(standings(season.now)[0].centipoints, CENTI)

    return _under(world, "one-a-day", counted, said.amount, "points")


def _no_show(world: World, _said: f.NoShowScoresNothing) -> Finding:
    def absent(leagues: LeaguesOfBook) -> object:
        lines = (ResultLine(player="Anna", place=1), ResultLine(player="Bruno", place=2, took_part=False))
        season = _Season(leagues.general)
        season.do(c.RecordResult(_KEY, Result(event_id="event", day="2026-01-10", lines=lines)))
        return ", ".join([line.player for line in standings(season.now)])

    return _under(world, "participation", absent, "Anna", "take points")


def _mates_score(world: World, said: f.MatesScore) -> Finding:
    def together(leagues: LeaguesOfBook) -> object:
        return sum([place_points(leagues.teams, place) for place in said.ordinals])

    leagues = LEAGUES_OF.get(world.book)
    finding = _under(world, "", together, said.amount, "points")
    return replace(finding, rules=(leagues.teams.rule,)) if leagues else finding


# ── money ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _paid(world: World, term: str, found: Callable[[LeaguesOfBook], int], expected: int) -> Finding:
    """The same of money in cents, which is told in whole units, with hundredths where it has any."""
    return _under(world, term, lambda leagues: money_text(found(leagues)), money_text(expected))


def _retained(leagues: LeaguesOfBook, pot: int) -> int:
    season = _Season(leagues.general)
    season.do(c.RecordResult(_KEY, _result("event", ("Anna", "Bruno"), pot)))
    return season.now.recorded[0].retained_cents


def _retains(world: World, said: f.Retains) -> Finding:
    return _paid(world, "retention", lambda leagues: _retained(leagues, said.of_pot), said.money)


def _keeps(world: World, said: f.LeavesInEvent) -> Finding:
    return _paid(world, "retention", lambda leagues: said.of_pot - _retained(leagues, said.of_pot), said.money)


def _closed(terms: SeasonTerms, pot: int) -> _Season:
    """A season with this pot, in which everybody's rank is his place."""
    season = _Season(replace(terms, retained_basis_points=10_000))
    season.do(c.RecordResult(_KEY, _result("event", _players(_FIELD), pot)))
    season.do(c.CloseSeason(_KEY))
    return season


def _general_pays(world: World, said: f.GeneralLeaguePays) -> Finding:
    def prize(leagues: LeaguesOfBook) -> int:
        closing = _closed(leagues.general, said.of_pot).now.closing
        awards = closing.awards if isinstance(closing, Closed) else ()
        return sum([award.cents for award in awards if award.place == said.at_rank])

    return _paid(world, "prizes", prize, said.money)


def _series_pays(world: World, said: f.SeriesPays) -> Finding:
    def prize(leagues: LeaguesOfBook) -> int:
        season = _closed(leagues.series, said.of_pot)
        _begin_final(season)
        player = _players(_FIELD)[said.at_rank - 1]
        order = [one.player for one in _running(season).finalists if one.player != player]
        order.insert(said.at_place - 1, player)
        season.do(c.ReportOut(_KEY, tuple([(name,) for name in order])))
        season.do(c.AwardFinal(_KEY))
        closing, final = season.now.closing, season.now.final
        assert isinstance(closing, Closed)
        assert isinstance(final, FinalOver), season.refusal
        cents = [award.cents for award in (*closing.awards, *final.awards) if award.player == player]
        return sum(cents)

    return _paid(world, "final", prize, said.money)


# ── the final ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_final(season: _Season) -> None:
    season.do(c.CallFinal(_KEY, NOON, "the house", "for this case"))
    season.do(c.StartFinal(_KEY))


def _running(season: _Season) -> FinalRunning:
    final = season.now.final
    assert isinstance(final, FinalRunning), season.refusal
    return final


def _final_chips(world: World, said: f.FinalChips) -> Finding:
    def chips(leagues: LeaguesOfBook) -> object:
        rule = PointsFormula(str(said.points))
        season = _Season(replace(leagues.series, scoring=replace(leagues.series.scoring, rule=rule)))
        season.do(c.RecordResult(_KEY, _result("event", _players(2))))
        season.do(c.CloseSeason(_KEY))
        _begin_final(season)
        return _running(season).finalists[0].chips

    return _under(world, "final", chips, said.amount, "chips")


def _absent(series: SeasonTerms, left: int, minutes: int) -> int | Refusal:
    """The place of the one finalist who has not come, asked so many minutes after the start."""
    season = _closed(series, 0)
    _begin_final(season)
    *there, missing = [one.player for one in _running(season).finalists]
    for player in there:
        season.do(c.Welcome(_KEY, player))
    out = there[left - 1 :]
    if out:
        season.do(c.ReportOut(_KEY, tuple([(player,) for player in out])))
    season.do(c.RemoveAbsent(_KEY, (c.FinalistChips(missing, 100),)), NOON + minutes * MINUTE)
    if season.refusal:
        return season.refusal
    return next(place.place for place in _running(season).places if place.player == missing)


def _final_of(world: World) -> SeasonTerms:
    """The season with a final that the book prints; where it prints none, such a one as a house may hold."""
    leagues = LEAGUES_OF.get(world.book)
    series = leagues.series if leagues else replace(MEDITERRANEO_SERIES, cites=())
    return by_policy(series, world.state.opening.policy)


def _absent_placed(world: World, said: f.AbsentPlaced) -> Finding:
    series = _final_of(world)
    most = series.final.finalists if isinstance(series.final, FinalTerms) else 0
    if not 2 <= said.of_players <= most:
        return Finding(say("between 2 and {amount} players are in the final", amount=most))
    found = _absent(series, said.of_players, said.after)
    if found == said.amount:
        return Finding(rules=(series.rule("no-show"),))
    return because(found) if isinstance(found, Refusal) else Finding(say("he has place {amount}", amount=found))


def _absent_stays(world: World, said: f.AbsentStays) -> Finding:
    series = _final_of(world)
    if isinstance(_absent(series, 12, said.after), Refusal):
        return Finding(rules=(series.rule("no-show"),))
    return Finding("he is placed")


LEAGUE_CHECKS: EventChecks = {
    f.PlaceScores: _place_scores,
    f.SameDay: _same_day,
    f.NoShowScoresNothing: _no_show,
    f.MatesScore: _mates_score,
    f.Retains: _retains,
    f.LeavesInEvent: _keeps,
    f.GeneralLeaguePays: _general_pays,
    f.SeriesPays: _series_pays,
    f.FinalChips: _final_chips,
    f.AbsentPlaced: _absent_placed,
    f.AbsentStays: _absent_stays,
}
"""What each of these sentences asks."""
