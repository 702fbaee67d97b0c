"""Teams: composition, heats, points, ties, the final table and its prizes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.league.teams import commands as c
from shuffleup.league.teams.contest import (
    MEDITERRANEO_TEAMS,
    HeatPlace,
    Team,
    TeamRules,
    heat_tables,
    mates_at_a_table,
    place_points,
    team_standings,
)
from shuffleup.league.teams.decide import decide_teams
from shuffleup.league.teams.events import HeatDrawn, TeamEvent
from shuffleup.league.teams.evolve import evolve_teams
from shuffleup.league.teams.state import Heats, TeamContest, TeamFinal, TeamsPaid
from shuffleup.tournament.words.draws import Draw
from shuffleup.wire.json import canonical, decode_event

PAID = replace(MEDITERRANEO_TEAMS, shares=(5000, 3000, 2000))


def draw(number: int) -> Draw:
    return Draw(f"{number:064x}", f"heat {number}")


def team(number: int) -> Team:
    members = (f"{number}a", f"{number}b", f"{number}c")
    return Team(f"team {number:02}", members[0], members)


class Contest:
    """A contest, its log and its state."""

    def __init__(self, rules: TeamRules = PAID, teams: int = 0) -> None:
        self.log: list[TeamEvent] = []
        self.state: TeamContest | None = None
        self.do(c.OpenContest("cup", rules))
        for number in range(1, teams + 1):
            self.do(c.EnterTeam(team(number)))

    def do(self, command: c.TeamCommand, seed: Draw | None = None) -> tuple[TeamEvent, ...]:
        found = decide_teams(self.state, command, seed)
        assert not isinstance(found, Refusal), found
        for event in found:
            self.state = evolve_teams(self.state, event)
        self.log.extend(found)
        return found

    def refused(self, command: c.TeamCommand) -> Refusal:
        found = decide_teams(self.state, command)
        assert isinstance(found, Refusal), found
        return found

    @property
    def now(self) -> TeamContest:
        assert self.state is not None
        return self.state

    def play_heat(self, seed: int) -> None:
        (drawn,) = self.do(c.DrawHeat(), draw(seed))
        assert isinstance(drawn, HeatDrawn)
        for table in drawn.heat.tables:
            self.do(c.ReportHeat(table.number, tuple([(player,) for player in table.players])))


def test_places_one_five_and_nine_make_sixteen() -> None:
    assert [place_points(MEDITERRANEO_TEAMS, place) for place in range(1, 12)] == [10, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    places = [
        HeatPlace(1, player, place, place_points(PAID, place)) for player, place in (("1a", 1), ("1b", 5), ("1c", 9))
    ]
    (line,) = team_standings([team(1)], places)
    assert (line.points, line.best_place, line.rank) == (16, 1, 1)


def test_equal_points_are_parted_by_the_best_single_place() -> None:
    # 10 against 8 + 2: the winner of a table ranks first.
    places = [HeatPlace(1, "1b", 2, 8), HeatPlace(1, "1c", 8, 2), HeatPlace(1, "2a", 1, 10), HeatPlace(1, "3a", 1, 10)]
    teams = [team(1), team(2), team(3)]
    ranks = [(line.team, line.rank, line.shared_by) for line in team_standings(teams, places)]
    assert ranks == [("team 02", 1, 2), ("team 03", 1, 2), ("team 01", 3, 1)]
    decided = team_standings(teams, places, [("team 03", "team 02")])
    assert [(line.team, line.rank) for line in decided] == [("team 03", 1), ("team 02", 2), ("team 01", 3)]


@pytest.mark.parametrize(
    ("entered", "code"),
    [
        (Team("pair", "x", ("x", "y")), "team-size"),
        (Team("twice", "x", ("x", "x", "y")), "team-size"),
        (Team("led from outside", "z", ("x", "y", "w")), "captain"),
        (Team("team 01", "x", ("x", "y", "w")), "team-name"),
        (Team("poachers", "x", ("x", "y", "1a")), "in-two-teams"),
    ],
)
def test_a_team_is_three_players_of_its_own(entered: Team, code: str) -> None:
    assert Contest(teams=1).refused(c.EnterTeam(entered)).code == code


@given(st.integers(2, 30), st.integers(0, 2**64))
def test_team_mates_meet_only_where_there_are_too_few_tables(count: int, seed: int) -> None:
    teams = [team(number) for number in range(1, count + 1)]
    tables = heat_tables(teams, PAID, draw(seed))
    everybody = sorted([player for table in tables for player in table.players])
    assert everybody == sorted([player for one in teams for player in one.players])
    sizes = [len(table.players) for table in tables]
    assert max(sizes) <= 10
    assert max(sizes) - min(sizes) <= 1
    wanted = {1: 3 * count, 2: count}.get(len(tables), 0)
    assert mates_at_a_table(teams, tables) == wanted
    assert tables == heat_tables(teams, PAID, draw(seed)), "the published draw can be repeated"


def test_a_contest_from_entry_to_prizes() -> None:
    contest = Contest(teams=11)
    assert contest.refused(c.StartTeamFinal()).code == "heats-not-over"
    assert contest.refused(c.DrawHeat()).code == "draw-needed"
    contest.play_heat(1)
    assert contest.refused(c.EnterTeam(team(12))).code == "entries-closed"
    contest.play_heat(2)
    assert isinstance(contest.now.stage, Heats)
    lines = team_standings(contest.now.teams, contest.now.scored)
    heads = [len(table.players) for heat in contest.now.stage.heats for table in heat.tables]
    assert sum([line.points for line in lines]) == sum([46 if size >= 9 else 45 for size in heads])
    while isinstance(decide_teams(contest.state, c.StartTeamFinal()), Refusal):
        tied = contest.refused(c.StartTeamFinal())
        assert (tied.code, tied.rule) == ("teams-tied", "mediterraneo-2026 MED-17")
        names = tuple(str(tied.fact("teams")).split(", "))
        contest.do(c.BreakTeamTie(names, "TD", "high card"))
    contest.do(c.StartTeamFinal())
    play_final(contest)
    replayed: TeamContest | None = None
    for event in contest.log:
        replayed = evolve_teams(replayed, decode_event(canonical(event)))  # type: ignore[arg-type]
    assert replayed == contest.state


def play_final(contest: Contest) -> None:
    final = contest.now.stage
    assert isinstance(final, TeamFinal)
    assert len(final.seats) == 9
    contest.do(c.BeginLevel())
    first = {seat.team: seat.player for seat in contest.now.stage.seats}  # type: ignore[union-attr]
    best = final.seats[0].team
    kept = c.BeginLevel((c.TeamPlayer(best, first[best]),))
    assert contest.refused(kept).code == "player-unchanged"
    assert contest.refused(c.BeginLevel((c.TeamPlayer(best, "stranger"),))).code == "not-in-team"
    contest.do(c.BeginLevel())
    second = {seat.team: seat.player for seat in contest.now.stage.seats}  # type: ignore[union-attr]
    assert all(first[name] != second[name] for name in first)
    contest.do(c.Consult(best))
    assert contest.refused(c.Consult(best)).code == "no-consultation"
    names = [seat.team for seat in final.seats]
    contest.do(c.ReportTeamsOut(tuple([(name,) for name in names[3:]])))
    assert contest.refused(c.AwardTeams(100_000)).code == "final-not-over"
    contest.do(c.ReportTeamsOut(((names[1], names[2]),)))
    contest.do(c.AwardTeams(100_001))
    paid = contest.now.stage
    assert isinstance(paid, TeamsPaid)
    assert sum([award.cents for award in paid.awards]) == 100_001
    assert [(award.place, award.cents) for award in paid.awards] == [(1, 50_001), (2, 25_000), (2, 25_000)]
    assert paid.awards[0].members == (16_667, 16_667, 16_667)
    assert paid.awards[1].members == (8_334, 8_333, 8_333), "the odd cent is the captain's"


def test_what_a_contest_refuses() -> None:
    contest = Contest(MEDITERRANEO_TEAMS, teams=3)
    assert contest.refused(c.OpenContest("cup", PAID)).code == "not-open"
    assert contest.refused(c.ReportHeat(1, (("1a",),))).code == "no-such-table"
    assert contest.refused(c.Consult("team 01")).code == "final-not-running"
    assert contest.refused(c.WithdrawTeam("team 09")).code == "unknown-team"
    contest.do(c.DrawHeat(), draw(1))
    assert contest.refused(c.WithdrawTeam("team 01")).code == "entries-closed"
    assert contest.refused(c.DrawHeat()).code == "heat-open"
    assert contest.refused(c.ReportHeat(1, (("1a", "2a"),))).code == "not-the-table"
    bad = decide_teams(None, c.OpenContest("cup", replace(PAID, shares=(1,))))
    assert isinstance(bad, Refusal)
    assert bad.code == "shares-do-not-sum"
