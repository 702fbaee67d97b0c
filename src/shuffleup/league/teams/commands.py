"""What can be asked of a team contest, in the imperative."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.league.teams.contest import Team, TeamRules


class OpenContest(Struct, frozen=True, gc=False, tag="open-contest"):
    """Announce a team contest."""

    contest_id: str
    rules: TeamRules


class EnterTeam(Struct, frozen=True, gc=False, tag="enter-team"):
    """Enter a team."""

    team: Team


class WithdrawTeam(Struct, frozen=True, gc=False, tag="withdraw-team"):
    """Take a team out before the first heat is drawn."""

    team: str


class DrawHeat(Struct, frozen=True, gc=False, tag="draw-heat"):
    """Draw tables and chairs of the next heat."""


class ReportHeat(Struct, frozen=True, gc=False, tag="report-heat"):
    """Report the places at a table of the heat, best first; those in one group share a place."""

    table: int
    groups: tuple[tuple[str, ...], ...]


class BreakTeamTie(Struct, frozen=True, gc=False, tag="break-team-tie"):
    """Put teams that share a rank into an order, best first."""

    teams: tuple[str, ...]
    author: str
    reason: Why


class StartTeamFinal(Struct, frozen=True, gc=False, tag="start-team-final"):
    """Seat the best teams at the final table."""


class TeamPlayer(Struct, frozen=True, array_like=True, gc=False):
    """Who plays for a team."""

    team: str
    player: str


class BeginLevel(Struct, frozen=True, gc=False, tag="begin-team-level"):
    """Begin the next level of the final. Teams that name nobody send their next member in turn."""

    players: tuple[TeamPlayer, ...] = ()


class Consult(Struct, frozen=True, gc=False, tag="consult-team"):
    """A team plays its consultation card."""

    team: str


class ReportTeamsOut(Struct, frozen=True, gc=False, tag="report-teams-out"):
    """These teams are out of the final, best place first; the last one left wins."""

    groups: tuple[tuple[str, ...], ...]


class AwardTeams(Struct, frozen=True, gc=False, tag="award-teams"):
    """Pay the prize pool to the teams."""

    pool_cents: int


TeamCommand: TypeAlias = (
    OpenContest | EnterTeam | WithdrawTeam | DrawHeat | ReportHeat | BreakTeamTie | StartTeamFinal | BeginLevel
    | Consult | ReportTeamsOut | AwardTeams
)  # fmt: skip
