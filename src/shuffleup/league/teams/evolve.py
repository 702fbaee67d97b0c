"""How an event changes a team contest. Nothing is decided here."""

from msgspec.structs import replace

from shuffleup.league.evolve import LeagueLogError
from shuffleup.league.teams import events as e
from shuffleup.league.teams.state import Heats, TeamContest, TeamFinal, TeamSeat, TeamsPaid


def evolve_teams(state: TeamContest | None, event: e.TeamEvent) -> TeamContest:
    """The state after an event. Raises ``LeagueLogError`` for an event that does not fit."""
    if isinstance(event, e.ContestOpened):
        return TeamContest(contest_id=event.contest_id, rules=event.rules)
    if state is None:
        raise LeagueLogError(f"{type(event).__name__} before the contest was opened")
    match event:
        case e.TeamEntered(team=team):
            return replace(state, teams=(*state.teams, team))
        case e.TeamWithdrawn(team=name):
            return replace(state, teams=tuple([team for team in state.teams if team.name != name]))
        case e.HeatDrawn(heat=heat):
            return replace(state, stage=Heats((*_heats(state).heats, heat)))
        case e.HeatReported():
            return _reported(state, event)
        case e.TeamTieBroken(teams=teams):
            return replace(state, decided=(*state.decided, teams))
        case e.TeamFinalStarted(teams=teams):
            return replace(state, stage=TeamFinal(tuple([TeamSeat(team) for team in teams])))
        case e.TeamLevelBegun() | e.TeamConsulted() | e.TeamsPlaced():
            return replace(state, stage=_of_final(_final(state), event))
        case e.TeamsAwarded(awards=awards):
            return replace(state, stage=TeamsPaid(_final(state).places, awards))


def _reported(state: TeamContest, event: e.HeatReported) -> TeamContest:
    *earlier, heat = _heats(state).heats
    heats = Heats((*earlier, replace(heat, reported=(*heat.reported, event.table))))
    return replace(state, stage=heats, scored=(*state.scored, *event.places))


def _of_final(final: TeamFinal, event: e.TeamLevelBegun | e.TeamConsulted | e.TeamsPlaced) -> TeamFinal:
    match event:
        case e.TeamLevelBegun(level=level, seats=seats):
            now = {seat.team: seat for seat in seats}
            return replace(final, level=level, seats=tuple([now.get(seat.team, seat) for seat in final.seats]))
        case e.TeamConsulted(team=team):
            seats = tuple([replace(seat, consulted=seat.consulted + (seat.team == team)) for seat in final.seats])
            return replace(final, seats=seats)
        case e.TeamsPlaced(places=places):
            return replace(final, places=(*places, *final.places))


def _heats(state: TeamContest) -> Heats:
    if not isinstance(state.stage, Heats):
        raise LeagueLogError("a heat after the final had begun")
    return state.stage


def _final(state: TeamContest) -> TeamFinal:
    if not isinstance(state.stage, TeamFinal):
        raise LeagueLogError("no final of teams is being played")
    return state.stage
