"""What a command to a team contest leads to: events, or the reason why not."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.league.final import lowest_places
from shuffleup.league.pot import awards_by_share
from shuffleup.league.seasons import unsigned
from shuffleup.league.teams import commands as c
from shuffleup.league.teams import events as e
from shuffleup.league.teams.contest import HeatPlace, Team, heat_tables, mates_at_a_table, place_points, team_standings
from shuffleup.league.teams.state import Heat, Heats, TeamAward, TeamContest, TeamFinal, TeamPlace, TeamSeat
from shuffleup.league.terms import WHOLE
from shuffleup.maths.rounding import apportion
from shuffleup.tournament.decision import DRAW_NEEDED
from shuffleup.tournament.words.draws import Draw

TeamDecision: TypeAlias = tuple[e.TeamEvent, ...] | Refusal


def decide_teams(state: TeamContest | None, command: c.TeamCommand, draw: Draw | None = None) -> TeamDecision:
    """The events of a command, or its refusal. ``DrawHeat`` needs a draw, whose seed is published."""
    if isinstance(command, c.OpenContest):
        return _open(state, command)
    if state is None:
        return refuse("not-open", why="no-contest")
    if isinstance(command, c.DrawHeat):
        return _draw_heat(state, draw)
    if type(command) in _DECIDE:
        return _DECIDE[type(command)](state, command)
    if not isinstance(state.stage, TeamFinal):
        return refuse("final-not-running", why="teams")
    return _AT_THE_FINAL[type(command)](state, state.stage, command)


# ── entering ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _open(state: TeamContest | None, command: c.OpenContest) -> TeamDecision:
    rules = command.rules
    if state is not None:
        return refuse("not-open", why="contest-open", contest=state.contest_id)
    if min(rules.size, rules.heats, rules.finalists - 1, rules.table_seats - 1) < 1 or rules.consultations < 0:
        return refuse("bad-rules")
    if rules.shares and sum(rules.shares) != WHOLE:
        return refuse("shares-do-not-sum", why="contest", sum=sum(rules.shares))
    return (e.ContestOpened(command.contest_id, rules),)


def _enter(state: TeamContest, team: Team) -> TeamDecision:
    rules = state.rules
    if not isinstance(state.stage, Heats) or state.stage.heats:
        return refuse("entries-closed")
    if not team.name.strip() or state.team(team.name):
        return refuse("team-name", team=team.name)
    if len(team.players) != rules.size or len(set(team.players)) != rules.size or not all(team.players):
        return refuse("team-size", rules.rule, players=len(team.players), size=rules.size, team=team.name)
    if team.captain not in team.players:
        return refuse("captain", team=team.name)
    for other in state.teams:
        both = set(other.players) & set(team.players)
        if both:
            return refuse("in-two-teams", rules.rule, player=min(both), team=other.name)
    return (e.TeamEntered(team),)


def _withdraw(state: TeamContest, name: str) -> TeamDecision:
    if state.team(name) is None:
        return refuse("unknown-team", team=name)
    if not isinstance(state.stage, Heats) or state.stage.heats:
        return refuse("entries-closed")
    return (e.TeamWithdrawn(name),)


# ── heats ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _open_heat(state: TeamContest) -> Heat | None:
    """The heat that still has tables to report."""
    heats = state.stage.heats if isinstance(state.stage, Heats) else ()
    return heats[-1] if heats and len(heats[-1].reported) < len(heats[-1].tables) else None


def _draw_heat(state: TeamContest, draw: Draw | None) -> TeamDecision:
    if not isinstance(state.stage, Heats) or len(state.stage.heats) == state.rules.heats:
        return refuse("heats-over", state.rules.rule, heats=state.rules.heats)
    if _open_heat(state):
        return refuse("heat-open", heat=len(state.stage.heats))
    if len(state.teams) < 2:
        return refuse("too-few-teams")
    if draw is None:
        return DRAW_NEEDED
    tables = heat_tables(state.teams, state.rules, draw)
    heat = Heat(len(state.stage.heats) + 1, tables)
    return (e.HeatDrawn(heat, mates_at_a_table(state.teams, tables), draw),)


def _report_heat(state: TeamContest, command: c.ReportHeat) -> TeamDecision:
    heat = _open_heat(state)
    table = next((table for table in heat.tables if table.number == command.table), None) if heat else None
    if heat is None or table is None or table.number in heat.reported:
        return refuse("no-such-table", table=command.table)
    named = [player for group in command.groups for player in group]
    if sorted(named) != sorted(table.players) or not all(command.groups):
        return refuse("not-the-table", table=table.number)
    places: list[HeatPlace] = []
    for group in command.groups:
        place = len(places) + 1
        points = place_points(state.rules, place)
        places += [HeatPlace(heat.number, player, place, points) for player in group]
    return (e.HeatReported(heat.number, table.number, tuple(places)),)


def _break_tie(state: TeamContest, command: c.BreakTeamTie) -> TeamDecision:
    if refused := unsigned(command.author, command.reason):
        return refused
    lines = team_standings(state.teams, state.scored, state.decided)
    named = [line for line in lines if line.team in command.teams and line.shared_by > 1]
    if {line.team for line in named} != set(command.teams) or len({line.rank for line in named}) != 1:
        return refuse("not-tied", why="teams")
    if len(command.teams) != named[0].shared_by:
        return refuse("not-all-tied", why="teams", teams=named[0].shared_by)
    return (e.TeamTieBroken(command.teams, command.author, command.reason),)


# ── the final ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _start_final(state: TeamContest) -> TeamDecision:
    if not isinstance(state.stage, Heats):
        return refuse("final-begun")
    if len(state.stage.heats) < state.rules.heats or _open_heat(state):
        return refuse("heats-not-over", state.rules.rule, heats=state.rules.heats)
    lines = team_standings(state.teams, state.scored, state.decided)
    cut = state.rules.finalists
    if len(lines) > cut and lines[cut - 1].rank == lines[cut].rank:
        tied = ", ".join([line.team for line in lines if line.rank == lines[cut].rank])
        return refuse("teams-tied", state.rules.rule, rank=lines[cut].rank, teams=tied, finalists=cut)
    return (e.TeamFinalStarted(tuple([line.team for line in lines[:cut]])),)


def _begin_level(state: TeamContest, final: TeamFinal, command: c.BeginLevel) -> TeamDecision:
    named = {one.team: one.player for one in command.players}
    in_play = {seat.team for seat in final.left}
    if len(named) != len(command.players) or not named.keys() <= in_play:
        return refuse("not-in-final", why="teams")
    seats: list[TeamSeat] = []
    for seat in final.left:
        members = next(team.players for team in state.teams if team.name == seat.team)
        following = members[(members.index(seat.player) + 1) % len(members)] if seat.player else members[0]
        player = named.get(seat.team) or following
        if player not in members:
            return refuse("not-in-team", state.rules.rule, player=player, team=seat.team)
        if player == seat.player and len(members) > 1:
            return refuse("player-unchanged", state.rules.rule, team=seat.team)
        seats.append(replace(seat, player=player))
    return (e.TeamLevelBegun(final.level + 1, tuple(seats)),)


def _consult(state: TeamContest, final: TeamFinal, name: str) -> TeamDecision:
    seat = next((seat for seat in final.left if seat.team == name), None)
    if seat is None:
        return refuse("not-in-final", why="team", team=name)
    if seat.consulted >= state.rules.consultations:
        return refuse("no-consultation", state.rules.rule, team=name)
    return (e.TeamConsulted(name),)


def _report_out(final: TeamFinal, command: c.ReportTeamsOut) -> TeamDecision:
    left = [seat.team for seat in final.left]
    out = [team for group in command.groups for team in group]
    if not out or not all(command.groups) or len(set(out)) != len(out) or not set(out) <= set(left):
        return refuse("not-in-final", why="teams")
    return (e.TeamsPlaced(tuple([TeamPlace(*placed) for placed in lowest_places(left, command.groups)])),)


def _award(state: TeamContest, final: TeamFinal, pool_cents: int) -> TeamDecision:
    if final.left:
        return refuse("final-not-over", why="teams", teams=len(final.left))
    if pool_cents < 0 or (pool_cents and not state.rules.shares):
        return refuse("no-shares", why="contest")
    paid = awards_by_share(pool_cents, state.rules.shares, [(place.place, place.team) for place in final.places])
    return (e.TeamsAwarded(tuple([_award_of(state, one.player, one.place, one.cents) for one in paid])),)


def _award_of(state: TeamContest, name: str, place: int, cents: int) -> TeamAward:
    """The members share equally; odd cents go to the captain first, then to the members in order."""
    team = next(team for team in state.teams if team.name == name)
    order = sorted(team.players, key=lambda player: player != team.captain)
    parts = dict(zip(order, apportion(cents, [1] * len(order)), strict=True))
    return TeamAward(name, place, cents, tuple([parts[player] for player in team.players]))


# Each takes its own command, and mypy cannot follow a table of functions with different parameters.
_DECIDE: Mapping[type[c.TeamCommand], Callable[[TeamContest, Any], TeamDecision]] = {
    c.EnterTeam: lambda state, command: _enter(state, command.team),
    c.WithdrawTeam: lambda state, command: _withdraw(state, command.team),
    c.ReportHeat: _report_heat,
    c.BreakTeamTie: _break_tie,
    c.StartTeamFinal: lambda state, _: _start_final(state),
}
_AT_THE_FINAL: Mapping[type[c.TeamCommand], Callable[[TeamContest, TeamFinal, Any], TeamDecision]] = {
    c.BeginLevel: _begin_level,
    c.Consult: lambda state, final, command: _consult(state, final, command.team),
    c.ReportTeamsOut: lambda _, final, command: _report_out(final, command),
    c.AwardTeams: lambda state, final, command: _award(state, final, command.pool_cents),
}
