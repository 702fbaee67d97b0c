"""What happened in a team contest."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.league.teams.contest import HeatPlace, Team, TeamRules
from shuffleup.league.teams.state import Heat, TeamAward, TeamPlace, TeamSeat
from shuffleup.tournament.words.draws import Draw


class ContestOpened(Struct, frozen=True, gc=False, tag="contest-opened"):
    """A contest was announced; its rules are frozen."""

    contest_id: str
    rules: TeamRules


class TeamEntered(Struct, frozen=True, gc=False, tag="team-entered"):
    """A team entered."""

    team: Team


class TeamWithdrawn(Struct, frozen=True, gc=False, tag="team-withdrawn"):
    """A team left before the first heat."""

    team: str


class HeatDrawn(Struct, frozen=True, gc=False, tag="heat-drawn"):
    """A heat was drawn; ``mates`` pairs of team-mates could not be kept apart."""

    heat: Heat
    mates: int
    draw: Draw


class HeatReported(Struct, frozen=True, gc=False, tag="heat-reported"):
    """A table of a heat is over, with these places and points."""

    heat: int
    table: int
    places: tuple[HeatPlace, ...]


class TeamTieBroken(Struct, frozen=True, gc=False, tag="team-tie-broken"):
    """A person put tied teams into this order."""

    teams: tuple[str, ...]
    author: str
    reason: Why


class TeamFinalStarted(Struct, frozen=True, gc=False, tag="team-final-started"):
    """These teams play the final table."""

    teams: tuple[str, ...]


class TeamLevelBegun(Struct, frozen=True, gc=False, tag="team-level-begun"):
    """A level of the final began with these players."""

    level: int
    seats: tuple[TeamSeat, ...]


class TeamConsulted(Struct, frozen=True, gc=False, tag="team-consulted"):
    """A team played its consultation card."""

    team: str


class TeamsPlaced(Struct, frozen=True, gc=False, tag="teams-placed"):
    """These teams have their places, best first."""

    places: tuple[TeamPlace, ...]


class TeamsAwarded(Struct, frozen=True, gc=False, tag="teams-awarded"):
    """The prize pool was paid."""

    awards: tuple[TeamAward, ...]


TeamEvent: TypeAlias = (
    ContestOpened | TeamEntered | TeamWithdrawn | HeatDrawn | HeatReported | TeamTieBroken | TeamFinalStarted
    | TeamLevelBegun | TeamConsulted | TeamsPlaced | TeamsAwarded
)  # fmt: skip
