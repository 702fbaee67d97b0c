"""Where a team contest stands: teams enter, heats are drawn and reported, the best teams play a final table."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.league.teams.contest import HeatPlace, HeatTable, Team, TeamRules


class Heat(Struct, frozen=True, gc=False):
    """A heat: its tables, and those that have been reported."""

    number: int
    tables: tuple[HeatTable, ...]
    reported: tuple[int, ...] = ()


class TeamAward(Struct, frozen=True, gc=False):
    """A team's prize and what of it each member is paid, in the order of the members."""

    team: str
    place: int
    cents: int
    members: tuple[int, ...]


class TeamPlace(Struct, frozen=True, gc=False):
    """A team's place at the final table."""

    team: str
    place: int
    shared_by: int = 1


class TeamSeat(Struct, frozen=True, gc=False):
    """A team at the final table: who plays for it now (nobody before the first level), and how often it consulted."""

    team: str
    player: str = ""
    consulted: int = 0


class Heats(Struct, frozen=True, gc=False, tag="heats"):
    """Teams enter and play their heats."""

    heats: tuple[Heat, ...] = ()


class TeamFinal(Struct, frozen=True, gc=False, tag="team-final"):
    """The final table; ``level`` is 0 before the first one."""

    seats: tuple[TeamSeat, ...]
    level: int = 0
    places: tuple[TeamPlace, ...] = ()

    @property
    def left(self) -> tuple[TeamSeat, ...]:
        """Teams still in."""
        placed = {place.team for place in self.places}
        return tuple([seat for seat in self.seats if seat.team not in placed])


class TeamsPaid(Struct, frozen=True, gc=False, tag="teams-paid"):
    """The contest is over."""

    places: tuple[TeamPlace, ...]
    awards: tuple[TeamAward, ...]


Stage: TypeAlias = Heats | TeamFinal | TeamsPaid


class TeamContest(Struct, frozen=True, kw_only=True):
    """A team contest."""

    contest_id: str
    rules: TeamRules
    teams: tuple[Team, ...] = ()
    scored: tuple[HeatPlace, ...] = ()
    decided: tuple[tuple[str, ...], ...] = ()
    stage: Stage = Heats()

    def team(self, name: str) -> Team | None:
        """The team of this name, if it has entered."""
        return next((team for team in self.teams if team.name == name), None)
