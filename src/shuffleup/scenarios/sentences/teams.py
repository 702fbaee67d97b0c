"""The final table of a team contest: who reaches it, who plays there, who may consult (MED-17)."""

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal
from shuffleup.league.printed_leagues import LEAGUES_OF
from shuffleup.league.teams import commands as t
from shuffleup.league.teams.contest import Team, TeamRules
from shuffleup.league.teams.decide import decide_teams
from shuffleup.league.teams.evolve import evolve_teams
from shuffleup.league.teams.state import Heats, TeamContest, TeamFinal
from shuffleup.scenarios.event_world import World, because
from shuffleup.scenarios.forms import NAMES, Slot
from shuffleup.scenarios.language import expects, tells
from shuffleup.scenarios.places import Chips
from shuffleup.scenarios.said import CASE, say
from shuffleup.scenarios.scene import Finding, So
from shuffleup.scenarios.sentences.league import OfPlayers
from shuffleup.tournament.words.draws import Draw

_OFTEN = 99
"""More often than any team may consult."""


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.replace(" and ", ", ").split(", "))


InOrder: TypeAlias = Annotated[
    tuple[str, ...], Slot(NAMES, _names, "players of a team in their order, its captain first: `Anna, Bruno and Anna`")
]


class _Contest:
    """A team contest, played up to its final table."""

    state: TeamContest | None = None
    refusal: Refusal | None = None

    def __init__(self, rules: TeamRules, teams: Iterable[Team]) -> None:
        self.rules = rules
        self.do(t.OpenContest("scenario", rules), *[t.EnterTeam(team) for team in teams])
        for _ in range(rules.heats):
            self.do(t.DrawHeat())
            stage = self.state.stage if self.state else None
            # At each table the players of earlier teams finish first.
            for table in stage.heats[-1].tables if isinstance(stage, Heats) else ():
                self.do(t.ReportHeat(table.number, tuple([(player,) for player in sorted(table.players)])))
        self.do(t.StartTeamFinal())
        while self.refusal and self.refusal.code == "teams-tied":
            tied, self.refusal = tuple(str(self.refusal.fact("teams")).split(", ")), None
            self.do(t.BreakTeamTie(tied, "the director", CASE), t.StartTeamFinal())

    def do(self, *commands: t.TeamCommand) -> None:
        """Carries out commands and stores the first refusal."""
        for command in commands:
            decided = decide_teams(self.state, command, Draw("5" * 64, "scenario"))
            if isinstance(decided, Refusal):
                self.refusal = self.refusal or decided
            for event in () if isinstance(decided, Refusal) else decided:
                self.state = evolve_teams(self.state, event)

    @property
    def final(self) -> TeamFinal | None:
        """The final table, if it is in progress."""
        stage = self.state.stage if self.state else None
        return stage if isinstance(stage, TeamFinal) else None

    def answer(self, value: object) -> So | Finding:
        """The value, unless something in the contest was refused."""
        return because(self.refusal) if self.refusal else So(value, (self.rules.rule,))


def _contest(world: World, teams: int, *others: Team) -> _Contest | Finding:
    """A contest of this many unnamed teams, and of these, under the rules of the book."""
    leagues = LEAGUES_OF.get(world.book)
    if leagues is None:
        return Finding(say("this book prints no league"))
    rules, found = leagues.teams, list(others)
    for number in range(1, teams + 1):
        players = tuple([f"{place}-{number:03}" for place in range(1, rules.size + 1)])
        found.append(Team(f"team {number:03}", players[0], players))
    return _Contest(rules, found)


@tells(
    "{amount} of {of_players} teams reach the final table",
    "9 of 12 teams reach the final table (rule MED-17)",
    cites=True,
)
def teams_reach(world: World, of_players: OfPlayers) -> Chips | So | Finding:
    """The number of teams: the best after all heats, none with equal points. The rule may follow."""
    contest = _contest(world, of_players)
    if isinstance(contest, Finding):
        return contest
    return contest.answer(len(contest.final.seats) if contest.final else 0)


@expects(
    "the levels of a team of {team} are played by {in_turn}",
    "the levels of a team of Anna, Bruno and Carla are played by Anna, Bruno, Carla and Anna (rule MED-17)",
    cites=True,
)
def levels_played_by(world: World, team: InOrder, in_turn: InOrder) -> Finding:
    """The members who play for the team at the first levels of the final table, if it names nobody."""
    contest = _contest(world, 2, Team("team", team[0], team))
    if isinstance(contest, Finding):
        return contest
    sent: list[str] = []
    for _ in in_turn:
        contest.do(t.BeginLevel())
        sent += [seat.player for seat in (contest.final.seats if contest.final else ()) if seat.team == "team"]
    if contest.refusal:
        return because(contest.refusal)
    instead = say("the order is {list}", list=", ".join(sent))
    return Finding("" if tuple(sent) == in_turn else instead, (contest.rules.rule,))


@tells(
    "a team may consult {amount} time|times at the final table",
    "a team may consult 1 time at the final table (rule MED-17)",
    cites=True,
)
def consults(world: World) -> Chips | So | Finding:
    """How often a team may consult, and no more. The rule may follow."""
    contest = _contest(world, 3)
    if isinstance(contest, Finding) or not contest.final:
        return contest if isinstance(contest, Finding) else contest.answer(0)
    times = -1
    while not contest.refusal and times < _OFTEN:
        contest.do(t.Consult(contest.final.seats[0].team))
        times += 1
    return So(times, (contest.rules.rule,))
