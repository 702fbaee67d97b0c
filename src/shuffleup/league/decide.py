"""What a command to a league leads to: events, or the reason why not. No clock is read.

Refusals that every command may meet, in this order; those of a single command stand where it is decided.

    not-open         no league has been opened, or it is open already
    unknown-season   there is no season of this name
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.league import commands as c
from shuffleup.league import final, pot, seasons
from shuffleup.league.events import Event, LeagueOpened
from shuffleup.league.state import LeagueState, Season

Decision: TypeAlias = tuple[Event, ...] | Refusal


@checked
def decide(state: LeagueState | None, command: c.Command, at: int = 0) -> Decision:
    """The events of a command at a point in time (microseconds UTC), or its refusal; the state stays as it is.

    The time matters only for the final.
    """
    if isinstance(command, c.OpenLeague):
        return _open_league(state, command)
    if state is None:
        return refuse("not-open", why="no-league")
    if isinstance(command, c.OpenSeason):
        return seasons.open_season(state, command)
    season = state.season(command.season)
    if season is None:
        return refuse("unknown-season", season=command.season)
    return _DECIDE[type(command)](season, command, at)


def _open_league(state: LeagueState | None, command: c.OpenLeague) -> Decision:
    if state is not None:
        return refuse("not-open", why="league-open", league=state.league_id)
    if not (command.league_id.strip() and command.currency.strip()):
        return refuse("no-league-named")
    return (LeagueOpened(command.league_id, command.name or command.league_id, command.currency),)


# Each takes its own command, and mypy cannot follow a table of functions with different parameters.
_DECIDE: Mapping[type[c.Command], Callable[[Season, Any, int], Decision]] = {
    c.RecordResult: lambda season, command, _at: seasons.record_result(season, command),
    c.CorrectResult: lambda season, command, _at: seasons.correct_result(season, command),
    c.StrikeResult: lambda season, command, _at: seasons.strike_result(season, command),
    c.AdjustPoints: lambda season, command, _at: seasons.adjust_points(season, command),
    c.BreakTie: lambda season, command, _at: seasons.break_tie(season, command),
    c.PayMasters: lambda season, command, _at: pot.pay_masters(season, command),
    c.CloseSeason: lambda season, command, _at: seasons.close_season(season, command),
    c.ReopenSeason: lambda season, command, _at: seasons.reopen_season(season, command),
    c.CallFinal: final.call_final,
    c.StartFinal: final.start_final,
    c.Welcome: final.welcome,
    c.Excuse: final.excuse,
    c.Bar: final.bar,
    c.RemoveAbsent: final.remove_absent,
    c.ReportOut: final.report_out,
    c.AwardFinal: lambda season, command, _at: final.award_final(season, command),
}
