"""What must be true of leagues: each sentence is played as a small season of the book's own league."""

from collections.abc import Callable
from fractions import Fraction
from functools import update_wrapper
from typing import Annotated, Concatenate, ParamSpec, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.league import commands as c
from shuffleup.league.decide import decide
from shuffleup.league.evolve import evolve
from shuffleup.league.points import CENTI, PointsFormula, score
from shuffleup.league.printed_leagues import LEAGUES_OF, MEDITERRANEO_SERIES, LeaguesOfBook
from shuffleup.league.result import Result, ResultLine, fault_of
from shuffleup.league.seasons import by_policy
from shuffleup.league.standings import standings
from shuffleup.league.state import Closed, FinalOver, FinalRunning, LeagueState, Season
from shuffleup.league.teams.contest import place_points
from shuffleup.league.terms import FinalTerms, SeasonTerms
from shuffleup.scenarios.event_world import MINUTE, NOON, World, because
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import expects, tells
from shuffleup.scenarios.places import MONEY, Chips, Money, Player, cents, count, numbers
from shuffleup.scenarios.said import CASE, money_text, say
from shuffleup.scenarios.scene import Finding, So, same

P = ParamSpec("P")
_ORDINAL = r"\d{1,2}(?:st|nd|rd|th)"


def _told(places: tuple[int, ...]) -> str:
    return ", ".join([f"{one}{('th', 'st', 'nd', 'rd')[one if one < 4 else 0]}" for one in places])


AtPlace: TypeAlias = Annotated[int, count("a place or a rank, in digits: `10`", r"[1-9]\d{0,4}")]
OfPlayers: TypeAlias = Annotated[int, count("how many there are: `75`", r"[1-9]\d{0,4}")]
OfPot: TypeAlias = Annotated[int, Slot(MONEY, cents, "money: `8000`, or `8000.50`", tell=money_text)]
Points: TypeAlias = Annotated[int, count("points: `143`", r"\d{1,4}")]
After: TypeAlias = Annotated[int, count("minutes: `60`", r"\d{1,3}")]
Ordinals: TypeAlias = Annotated[
    tuple[int, ...],
    Slot(rf"{_ORDINAL}(?:, {_ORDINAL})*(?: and {_ORDINAL})?", numbers, "places: `1st, 5th and 9th`", tell=_told),
]

# ── a small season ───────────────────────────────────────────────────────────────────────────────────────────────────

_KEY = "season"
_FIELD = 25
"""Players in a small season: more than any printed league pays."""


class _Season:
    """An open season of a league, with what is done to it."""

    def __init__(self, terms: SeasonTerms, *results: Result) -> None:
        self.state: LeagueState | None = None
        self.refusal: Refusal | None = None
        self.do(c.OpenLeague("scenario", "", "EUR"))
        self.do(c.OpenSeason(_KEY, terms))
        for result in results:
            self.do(c.RecordResult(_KEY, result))

    def do(self, command: c.Command, at: int = NOON) -> None:
        """Carries a command out; a refusal is stored as ``refusal``."""
        decided = decide(self.state, command, at)
        self.refusal = decided if isinstance(decided, Refusal) else None
        for event in () if isinstance(decided, Refusal) else decided:
            self.state = evolve(self.state, event)

    @property
    def now(self) -> Season:
        """The season as it is."""
        season = self.state.season(_KEY) if self.state else None
        assert season is not None
        return season

    def begin_final(self) -> None:
        """Calls the final, and starts it."""
        self.do(c.CallFinal(_KEY, NOON, "the house", CASE))
        self.do(c.StartFinal(_KEY))

    @property
    def final(self) -> FinalRunning:
        """The final in progress."""
        final = self.now.final
        assert isinstance(final, FinalRunning), self.refusal
        return final


def _players(number: int) -> tuple[str, ...]:
    return tuple([f"p{place:05}" for place in range(1, number + 1)])


def _result(event_id: str, players: tuple[str, ...], pool_cents: int = 0, field: int = 0) -> Result:
    lines = [ResultLine(player=player, place=place) for place, player in enumerate(players, start=1)]
    return Result(event_id=event_id, day="2026-01-10", lines=tuple(lines), pool_cents=pool_cents, players=field)


def _closed(terms: SeasonTerms, pot: int) -> _Season:
    """A season with this pot, in which each player's rank is his place."""
    season = _Season(replace(terms, retained_basis_points=10_000), _result("event", _players(_FIELD), pot))
    season.do(c.CloseSeason(_KEY))
    return season


def _scoring(terms: SeasonTerms, formula: str) -> SeasonTerms:
    return replace(terms, scoring=replace(terms.scoring, rule=PointsFormula(formula)))


def _of_league(
    term: str,
) -> Callable[[Callable[Concatenate[LeaguesOfBook, P], object]], Callable[Concatenate[World, P], So | Finding]]:
    """A question to the book's league, and the rules by which it answers; no other book is asked."""

    def put(
        function: Callable[Concatenate[LeaguesOfBook, P], object],
    ) -> Callable[Concatenate[World, P], So | Finding]:
        def asked(world: World, /, *args: P.args, **given: P.kwargs) -> So | Finding:
            leagues = LEAGUES_OF.get(world.book)
            if leagues is None:
                return Finding(say("this book prints no league"))
            value = function(leagues, *args, **given)
            rule = term and (leagues.general.rule(term) or leagues.series.rule(term))
            return because(value) if isinstance(value, Refusal) else So(value, (rule or leagues.teams.rule,))

        update_wrapper(asked, function)
        return asked

    return put


# ── points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@tells(
    "place {at_place} of {of_players} players scores {amount} points",
    "place 10 of 75 players scores 12 points (rule MED-22)",
    cites=True,
)
@tells(
    "place {at_place} of {of_players} players scores {amount} points on an unpaid second day",
    "place 20 of 100 players scores 8 points on an unpaid second day",
    "The same for a player who reached the second day and is not paid.",
    cites=True,
    day_two=True,
)
@_of_league("points")
def place_scores(
    leagues: LeaguesOfBook, at_place: AtPlace, of_players: OfPlayers, *, day_two: bool = False
) -> Chips | Fraction | Refusal:
    """The league's points for a place. The rule may follow."""
    line = ResultLine(player="p", place=at_place, day_two=day_two)
    result = Result(event_id="event", day="2026-01-10", lines=(line,), players=of_players)
    scored = fault_of(result) or score(result, leagues.general.scoring)
    return scored if isinstance(scored, Refusal) else Fraction(scored.scores[0].centipoints, CENTI)


@tells(
    "{points} and {more_points} points on one day count as {amount}",
    "14 and 22 points on one day count as 22",
    cites=True,
)
@_of_league("one-a-day")
def same_day(leagues: LeaguesOfBook, points: Points, more_points: Points) -> Chips | Fraction:
    """What two scores of the same day count as."""
    results = [_result(event, ("Anna",), field=field) for event, field in (("noon", 2), ("night", 3))]
    season = _Season(_scoring(leagues.general, f"if(n = 2, {points}, {more_points})"), *results)
    return Fraction(standings(season.now)[0].centipoints, CENTI)


@tells(
    "a registered player who never plays scores nothing",
    "a registered player who never plays scores nothing",
    cites=True,
    scoring="Anna",
)
@_of_league("participation")
def no_show(leagues: LeaguesOfBook) -> Player:
    """A player who is not in the standings."""
    lines = (ResultLine(player="Anna", place=1), ResultLine(player="Bruno", place=2, took_part=False))
    season = _Season(leagues.general, Result(event_id="event", day="2026-01-10", lines=lines))
    return ", ".join([line.player for line in standings(season.now)])


@tells("team-mates who come {ordinals} score {amount}", "team-mates who come 1st, 5th and 9th score 16", cites=True)
@_of_league("")
def mates_score(leagues: LeaguesOfBook, ordinals: Ordinals) -> Chips:
    """The points of a team in one heat."""
    return sum([place_points(leagues.teams, place) for place in ordinals])


# ── money ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@tells("of a pot of {of_pot} the league retains {money}", "of a pot of 8000 the league retains 400", cites=True)
@_of_league("retention")
def retains(leagues: LeaguesOfBook, of_pot: OfPot) -> Money:
    """What an event pays into the pot of the season; the rest is for its own prizes."""
    return _Season(leagues.general, _result("event", ("Anna", "Bruno"), of_pot)).now.recorded[0].retained_cents


@tells(
    "rank {at_rank} of the general league wins {money} of {of_pot}",
    "rank 10 of the general league wins 240 of 10000",
    cites=True,
)
@_of_league("prizes")
def general_pays(leagues: LeaguesOfBook, at_rank: AtPlace, of_pot: OfPot) -> Money:
    """The prize of a rank at the end of the season."""
    closing = _closed(leagues.general, of_pot).now.closing
    awards = closing.awards if isinstance(closing, Closed) else ()
    return sum([award.cents for award in awards if award.place == at_rank])


@tells(
    "rank {at_rank} and place {at_place} of the final win {money} of {of_pot}",
    "rank 1 and place 3 of the final win 1850 of 10000",
    cites=True,
)
@_of_league("final")
def series_pays(leagues: LeaguesOfBook, at_rank: AtPlace, at_place: AtPlace, of_pot: OfPot) -> Money:
    """The prizes of one player in a league with a final, by rank and in the final together."""
    season = _closed(leagues.series, of_pot)
    season.begin_final()
    player = _players(_FIELD)[at_rank - 1]
    order = [one.player for one in season.final.finalists if one.player != player]
    order.insert(at_place - 1, player)
    season.do(c.ReportOut(_KEY, tuple([(name,) for name in order])))
    season.do(c.AwardFinal(_KEY))
    closing, final = season.now.closing, season.now.final
    assert isinstance(closing, Closed)
    assert isinstance(final, FinalOver), season.refusal
    return sum([award.cents for award in (*closing.awards, *final.awards) if award.player == player])


# ── the final ────────────────────────────────────────────────────────────────────────────────────────────────────────


@tells("{points} points begin the final with {amount}", "143 points begin the final with 14300", cites=True)
@_of_league("final")
def final_chips(leagues: LeaguesOfBook, points: Points) -> Chips:
    """The chips that points are worth."""
    season = _Season(_scoring(leagues.series, str(points)), _result("event", _players(2)))
    season.do(c.CloseSeason(_KEY))
    season.begin_final()
    return season.final.finalists[0].chips


def _absent(series: SeasonTerms, left: int, minutes: int) -> int | Refusal:
    """The place of the one finalist who has not come, this many minutes after the start."""
    season = _closed(series, 0)
    season.begin_final()
    *there, missing = [one.player for one in season.final.finalists]
    for player in there:
        season.do(c.Welcome(_KEY, player))
    out = there[left - 1 :]
    if out:
        season.do(c.ReportOut(_KEY, tuple([(player,) for player in out])))
    season.do(c.RemoveAbsent(_KEY, (c.FinalistChips(missing, 100),)), NOON + minutes * MINUTE)
    if season.refusal:
        return season.refusal
    return next(place.place for place in season.final.places if place.player == missing)


def _final_of(world: World) -> SeasonTerms:
    """The season with a final that the book prints; if it prints none, one that a house could hold."""
    leagues = LEAGUES_OF.get(world.book)
    series = leagues.series if leagues else replace(MEDITERRANEO_SERIES, cites=())
    return by_policy(series, world.state.opening.policy)


@expects(
    "a finalist absent for {after} minutes, with {of_players} left, is placed {amount}",
    "a finalist absent for 60 minutes, with 12 left, is placed 12 (rule MED-21)",
    cites=True,
)
@expects(
    "a finalist absent for {after} minutes stays in",
    "a finalist absent for 59 minutes stays in (rule MED-21)",
    "It is too early to remove him. The rule may follow.",
    cites=True,
)
def absent_finalist(world: World, after: After, of_players: OfPlayers = 12, amount: Chips = 0) -> Finding:
    """The place of a finalist who is removed for not coming. The rule may follow."""
    series = _final_of(world)
    most = series.final.finalists if isinstance(series.final, FinalTerms) else 0
    if not 2 <= of_players <= most:
        return Finding(say("between 2 and {amount} players are in the final", amount=most))
    found, rules = _absent(series, of_players, after), (series.rule("no-show"),)
    if isinstance(found, Refusal):
        return because(found) if amount else Finding(rules=rules)
    return same(amount, found, say("he is placed {amount}", amount=found), rules)
