"""What a command to a team contest leads to: events, or the reason why not."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from shuffleup.league import team_commands as c
from shuffleup.league import team_events as e
from shuffleup.league.pot import awards_by_share
from shuffleup.league.results import unsigned
from shuffleup.league.team_state import Heat, Heats, TeamAward, TeamContest, TeamFinal, TeamPlace, TeamSeat
from shuffleup.league.teams import HeatPlace, Team, heat_tables, mates_at_a_table, place_points, team_standings
from shuffleup.league.terms import WHOLE
from shuffleup.maths.rounding import apportion
from shuffleup.tournament.draft import DRAW_NEEDED
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.refusal import Refusal

TeamDecision: TypeAlias = tuple[e.TeamEvent, ...] | Refusal


def decide_teams(state: TeamContest | None, command: c.TeamCommand, draw: Draw | None = None) -> TeamDecision:
    """The events of a command, or its refusal. ``DrawHeat`` needs a draw, whose seed is published."""
    if isinstance(command, c.OpenContest):
        return _open(state, command)
    if state is None:
        return Refusal("not-open", "no team contest has been opened", facts=(("why", "no-contest"),))
    return _DECIDE[type(command)](state, command, draw)


# ── entering ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _open(state: TeamContest | None, command: c.OpenContest) -> TeamDecision:
    rules = command.rules
    if state is not None:
        return Refusal(
            "not-open",
            f"the contest {state.contest_id} is open already",
            facts=(("why", "contest-open"), ("contest", state.contest_id)),
        )
    if min(rules.size, rules.heats, rules.finalists - 1, rules.table_seats - 1) < 1 or rules.consultations < 0:
        return Refusal("bad-rules", "teams, heats, tables and finals have at least one member, round or opponent")
    if rules.shares and sum(rules.shares) != WHOLE:
        return Refusal(
            "shares-do-not-sum",
            f"the shares come to {sum(rules.shares)} instead of {WHOLE}",
            facts=(("why", "contest"), ("sum", sum(rules.shares))),
        )
    return (e.ContestOpened(command.contest_id, rules),)


def _enter(state: TeamContest, team: Team) -> TeamDecision:
    rules = state.rules
    if not isinstance(state.stage, Heats) or state.stage.heats:
        return Refusal("entries-closed", "the first heat has been drawn: no team enters any more")
    if not team.name.strip() or state.team(team.name):
        return Refusal(
            "team-name",
            f"'{team.name}' is empty or taken: give the team a name of its own",
            facts=(("team", team.name),),
        )
    if len(team.players) != rules.size or len(set(team.players)) != rules.size or not all(team.players):
        message = f"{team.name} names {len(set(team.players))} players: a team has {rules.size}"
        return Refusal(
            "team-size",
            message,
            rules.rule,
            (("players", len(team.players)), ("size", rules.size), ("team", team.name)),
        )
    if team.captain not in team.players:
        return Refusal("captain", f"the captain of {team.name} is one of its players", facts=(("team", team.name),))
    for other in state.teams:
        both = set(other.players) & set(team.players)
        if both:
            return Refusal(
                "in-two-teams",
                f"{min(both)} plays for {other.name} already",
                rules.rule,
                facts=(("player", min(both)), ("team", other.name)),
            )
    return (e.TeamEntered(team),)


def _withdraw(state: TeamContest, name: str) -> TeamDecision:
    if state.team(name) is None:
        return Refusal("unknown-team", f"there is no team {name}", facts=(("team", name),))
    if not isinstance(state.stage, Heats) or state.stage.heats:
        return Refusal("entries-closed", "the first heat has been drawn")
    return (e.TeamWithdrawn(name),)


# ── heats ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _open_heat(state: TeamContest) -> Heat | None:
    """The heat that still has tables to report."""
    heats = state.stage.heats if isinstance(state.stage, Heats) else ()
    return heats[-1] if heats and len(heats[-1].reported) < len(heats[-1].tables) else None


def _draw_heat(state: TeamContest, draw: Draw | None) -> TeamDecision:
    if not isinstance(state.stage, Heats) or len(state.stage.heats) == state.rules.heats:
        return Refusal(
            "heats-over",
            f"{state.rules.heats} heats are played",
            state.rules.rule,
            facts=(("heats", state.rules.heats),),
        )
    if _open_heat(state):
        return Refusal(
            "heat-open",
            f"heat {len(state.stage.heats)} is not reported to the end",
            facts=(("heat", len(state.stage.heats)),),
        )
    if len(state.teams) < 2:
        return Refusal("too-few-teams", "a contest needs two teams or more")
    if draw is None:
        return DRAW_NEEDED
    tables = heat_tables(state.teams, state.rules, draw)
    heat = Heat(len(state.stage.heats) + 1, tables)
    return (e.HeatDrawn(heat, mates_at_a_table(state.teams, tables), draw),)


def _report_heat(state: TeamContest, command: c.ReportHeat) -> TeamDecision:
    heat = _open_heat(state)
    table = next((table for table in heat.tables if table.number == command.table), None) if heat else None
    if heat is None or table is None or table.number in heat.reported:
        return Refusal(
            "no-such-table",
            f"table {command.table} of a heat is not waiting for its result",
            facts=(("table", command.table),),
        )
    named = [player for group in command.groups for player in group]
    if sorted(named) != sorted(table.players) or not all(command.groups):
        return Refusal(
            "not-the-table",
            f"name everybody who sat at table {table.number}, each once, best first",
            facts=(("table", table.number),),
        )
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
        return Refusal("not-tied", "name the teams that share one rank", facts=(("why", "teams"),))
    if len(command.teams) != named[0].shared_by:
        return Refusal(
            "not-all-tied",
            f"{named[0].shared_by} teams share this rank: name them all, each once",
            facts=(("why", "teams"), ("teams", named[0].shared_by)),
        )
    return (e.TeamTieBroken(command.teams, command.author, command.reason),)


# ── the final ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _start_final(state: TeamContest) -> TeamDecision:
    if not isinstance(state.stage, Heats):
        return Refusal("final-begun", "the final has begun")
    if len(state.stage.heats) < state.rules.heats or _open_heat(state):
        return Refusal(
            "heats-not-over",
            f"{state.rules.heats} heats are played first",
            state.rules.rule,
            facts=(("heats", state.rules.heats),),
        )
    lines = team_standings(state.teams, state.scored, state.decided)
    cut = state.rules.finalists
    if len(lines) > cut and lines[cut - 1].rank == lines[cut].rank:
        tied = ", ".join([line.team for line in lines if line.rank == lines[cut].rank])
        message = f"{tied} share rank {lines[cut].rank}, and {cut} teams play the final: break the tie"
        return Refusal(
            "teams-tied", message, state.rules.rule, (("rank", lines[cut].rank), ("teams", tied), ("finalists", cut))
        )
    return (e.TeamFinalStarted(tuple([line.team for line in lines[:cut]])),)


def _final(state: TeamContest) -> TeamFinal | Refusal:
    if isinstance(state.stage, TeamFinal):
        return state.stage
    return Refusal("final-not-running", "no final of teams is being played", facts=(("why", "teams"),))


def _begin_level(state: TeamContest, command: c.BeginLevel) -> TeamDecision:
    final = _final(state)
    if isinstance(final, Refusal):
        return final
    named = {one.team: one.player for one in command.players}
    in_play = {seat.team for seat in final.left}
    if len(named) != len(command.players) or not named.keys() <= in_play:
        return Refusal("not-in-final", "name teams that are still in, each once", facts=(("why", "teams"),))
    seats: list[TeamSeat] = []
    for seat in final.left:
        members = next(team.players for team in state.teams if team.name == seat.team)
        player = named.get(seat.team) or _next_member(members, seat.player)
        if player not in members:
            return Refusal(
                "not-in-team",
                f"{player} does not play for {seat.team}",
                state.rules.rule,
                facts=(("player", player), ("team", seat.team)),
            )
        if player == seat.player and len(members) > 1:
            return Refusal(
                "player-unchanged",
                f"{seat.team} changes its player at every level",
                state.rules.rule,
                facts=(("team", seat.team),),
            )
        seats.append(replace(seat, player=player))
    return (e.TeamLevelBegun(final.level + 1, tuple(seats)),)


def _next_member(members: tuple[str, ...], player: str) -> str:
    return members[(members.index(player) + 1) % len(members)] if player else members[0]


def _consult(state: TeamContest, name: str) -> TeamDecision:
    final = _final(state)
    if isinstance(final, Refusal):
        return final
    seat = next((seat for seat in final.left if seat.team == name), None)
    if seat is None:
        return Refusal("not-in-final", f"{name} is not in the final", facts=(("why", "team"), ("team", name)))
    if seat.consulted >= state.rules.consultations:
        return Refusal(
            "no-consultation", f"{name} has used its consultation", state.rules.rule, facts=(("team", name),)
        )
    return (e.TeamConsulted(name),)


def _report_out(state: TeamContest, command: c.ReportTeamsOut) -> TeamDecision:
    final = _final(state)
    if isinstance(final, Refusal):
        return final
    left = [seat.team for seat in final.left]
    out = [team for group in command.groups for team in group]
    if not out or not all(command.groups) or len(set(out)) != len(out) or not set(out) <= set(left):
        return Refusal(
            "not-in-final", "name teams that are still in, each once, best place first", facts=(("why", "teams"),)
        )
    staying = [team for team in left if team not in out]
    places = [TeamPlace(team, 1) for team in staying] if len(staying) == 1 else []
    place = len(staying) + 1
    for group in command.groups:
        places += [TeamPlace(team, place, len(group)) for team in group]
        place += len(group)
    return (e.TeamsPlaced(tuple(places)),)


def _award(state: TeamContest, pool_cents: int) -> TeamDecision:
    final = _final(state)
    if isinstance(final, Refusal):
        return final
    if final.left:
        return Refusal(
            "final-not-over",
            f"{len(final.left)} teams are still in the final",
            facts=(("why", "teams"), ("teams", len(final.left))),
        )
    if pool_cents < 0 or (pool_cents and not state.rules.shares):
        return Refusal(
            "no-shares", "the contest names no shares: a pool cannot be divided", facts=(("why", "contest"),)
        )
    paid = awards_by_share(pool_cents, state.rules.shares, [(place.place, place.team) for place in final.places])
    return (e.TeamsAwarded(tuple([_award_of(state, one.player, one.place, one.cents) for one in paid])),)


def _award_of(state: TeamContest, name: str, place: int, cents: int) -> TeamAward:
    """The members share equally; cents that do not divide go to the captain first, then to the members in order."""
    team = next(team for team in state.teams if team.name == name)
    order = sorted(team.players, key=lambda player: player != team.captain)
    parts = dict(zip(order, apportion(cents, [1] * len(order)), strict=True))
    return TeamAward(name, place, cents, tuple([parts[player] for player in team.players]))


# Each takes its own command, and mypy cannot follow a table of functions with different parameters.
_DECIDE: Mapping[type[c.TeamCommand], Callable[[TeamContest, Any, Draw | None], TeamDecision]] = {
    c.EnterTeam: lambda state, command, _draw: _enter(state, command.team),
    c.WithdrawTeam: lambda state, command, _draw: _withdraw(state, command.team),
    c.DrawHeat: lambda state, _command, draw: _draw_heat(state, draw),
    c.ReportHeat: lambda state, command, _draw: _report_heat(state, command),
    c.BreakTeamTie: lambda state, command, _draw: _break_tie(state, command),
    c.StartTeamFinal: lambda state, _command, _draw: _start_final(state),
    c.BeginLevel: lambda state, command, _draw: _begin_level(state, command),
    c.Consult: lambda state, command, _draw: _consult(state, command.team),
    c.ReportTeamsOut: lambda state, command, _draw: _report_out(state, command),
    c.AwardTeams: lambda state, command, _draw: _award(state, command.pool_cents),
}
