"""The final table of a contest of teams: who reaches it, who plays there, who may consult (MED-17).

Under mediterraneo-2026, 9 of 12 teams reach the final table (rule MED-17)
"""

import re
from collections.abc import Iterable

from shuffleup.league import team_commands as t
from shuffleup.league.printed_leagues import LEAGUES_OF
from shuffleup.league.team_decide import decide_teams
from shuffleup.league.team_evolve import evolve_teams
from shuffleup.league.team_state import Heats, TeamContest, TeamFinal
from shuffleup.league.teams import Team, TeamRules
from shuffleup.scenarios.event_world import EventChecks, World, because
from shuffleup.scenarios.forms import NAME, NAMES, Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Finding
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.refusal import Refusal


class TeamsReach(Sentence, frozen=True):
    """How many of so many teams play the final table."""

    amount: int
    of_players: int


class LevelsArePlayedBy(Sentence, frozen=True):
    """Who plays for a team at the first levels of the final table."""

    team: tuple[str, ...]
    in_turn: tuple[str, ...]


class MayConsult(Sentence, frozen=True):
    """How often a team may consult at the final table."""

    amount: int


def _names(text: str) -> tuple[str, ...]:
    return tuple(re.findall(NAME, text.replace(" and ", ", ")))


TEAM_SLOTS = {
    "team": Slot(NAMES, _names, "the players of a team, the captain first: `Anna, Bruno and Carla`"),
    "in_turn": Slot(NAMES, _names, "who plays, level by level: `Anna, Bruno, Carla and Anna`"),
}

TEAM_EXPECTED = (
    Form(
        "{amount} of {of_players} teams reach the final table",
        "The best after all heats, no two of them with equal points. The rule may follow.",
        "9 of 12 teams reach the final table (rule MED-17)",
        TeamsReach,
        cites=True,
    ),
    Form(
        "the levels of a team of {team} are played by {in_turn}",
        "Who plays for it at the first levels of the final table, where it names nobody.",
        "the levels of a team of Anna, Bruno and Carla are played by Anna, Bruno, Carla and Anna (rule MED-17)",
        LevelsArePlayedBy,
        cites=True,
    ),
    Form(
        "a team may consult {amount} time|times at the final table",
        "As often, and no more. The rule may follow.",
        "a team may consult 1 time at the final table (rule MED-17)",
        MayConsult,
        cites=True,
    ),
)
"""What may be expected of it."""


class _Contest:
    """A contest of teams, with what is done to it."""

    def __init__(self, rules: TeamRules, teams: tuple[Team, ...]) -> None:
        self.state: TeamContest | None = None
        self.refusal: Refusal | None = None
        self.do(t.OpenContest("scenario", rules))
        for team in teams:
            self.do(t.EnterTeam(team))

    def do(self, command: t.TeamCommand) -> None:
        """Carries a command out; the first refusal is kept."""
        decided = decide_teams(self.state, command, Draw("5" * 64, "scenario"))
        if isinstance(decided, Refusal):
            self.refusal = self.refusal or decided
            return
        for event in decided:
            self.state = evolve_teams(self.state, event)

    def play_heats(self, rules: TeamRules) -> None:
        """Every heat: at each table the players of earlier teams come first. Teams that are tied are put into order."""
        for _ in range(rules.heats):
            self.do(t.DrawHeat())
            stage = self.state.stage if self.state else None
            for table in stage.heats[-1].tables if isinstance(stage, Heats) else ():
                self.do(t.ReportHeat(table.number, tuple([(player,) for player in sorted(table.players)])))

    @property
    def final(self) -> TeamFinal | None:
        """The final table, if it is being played."""
        stage = self.state.stage if self.state else None
        return stage if isinstance(stage, TeamFinal) else None


def _teams(count: int, size: int) -> tuple[Team, ...]:
    found: list[Team] = []
    for number in range(1, count + 1):
        players = tuple([f"{place}-{number:03}" for place in range(1, size + 1)])
        found.append(Team(f"team {number:03}", players[0], players))
    return tuple(found)


def _started(rules: TeamRules, teams: tuple[Team, ...]) -> _Contest:
    contest = _Contest(rules, teams)
    contest.play_heats(rules)
    contest.do(t.StartTeamFinal())
    while contest.refusal and contest.refusal.code == "teams-tied":
        tied = str(dict(contest.refusal.facts)["teams"]).split(", ")
        contest.refusal = None
        contest.do(t.BreakTeamTie(tuple(tied), "the director", "for this case"))
        contest.do(t.StartTeamFinal())
    return contest


def _rules(world: World) -> TeamRules | Finding:
    leagues = LEAGUES_OF.get(world.book)
    return leagues.teams if leagues else Finding("this book prints no league")


def _said(contest: _Contest, rules: TeamRules, found: str, wanted: str) -> Finding:
    if contest.refusal:
        return because(contest.refusal)
    return Finding("" if found == wanted else found, (rules.rule,))


def _reach(world: World, said: TeamsReach) -> Finding:
    rules = _rules(world)
    if isinstance(rules, Finding):
        return rules
    contest = _started(rules, _teams(said.of_players, rules.size))
    seats = len(contest.final.seats) if contest.final else 0
    return _said(contest, rules, f"they come to {seats}", f"they come to {said.amount}")


def _played_by(world: World, said: LevelsArePlayedBy) -> Finding:
    rules = _rules(world)
    if isinstance(rules, Finding):
        return rules
    team = Team("team", said.team[0], said.team)
    contest = _started(rules, (team, *_teams(2, rules.size)))
    sent: list[str] = []
    for _ in said.in_turn:
        contest.do(t.BeginLevel())
        sent += [seat.player for seat in (contest.final.seats if contest.final else ()) if seat.team == team.name]
    return _said(contest, rules, _order(sent), _order(said.in_turn))


def _order(players: Iterable[str]) -> str:
    return f"the order is {', '.join(players)}"


def _consults(world: World, said: MayConsult) -> Finding:
    rules = _rules(world)
    if isinstance(rules, Finding):
        return rules
    contest = _started(rules, _teams(3, rules.size))
    if contest.refusal or not contest.final:
        return _said(contest, rules, "", "")
    times = 0
    while not contest.refusal and times <= said.amount:
        contest.do(t.Consult(contest.final.seats[0].team))
        times += not contest.refusal
    return Finding("" if times == said.amount else f"they come to {times}", (rules.rule,))


TEAM_CHECKS: EventChecks = {TeamsReach: _reach, LevelsArePlayedBy: _played_by, MayConsult: _consults}
"""What these sentences ask."""
