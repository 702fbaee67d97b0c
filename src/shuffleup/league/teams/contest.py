"""Teams: which players form them, what their heats score, and which reach the final table (MED-17).

Each member plays every heat for himself. A team has the points of all its members and heats. Between equal points, the
best single place of a member decides, and then a person.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.league.standings import in_ranks
from shuffleup.tournament.words.draws import Draw, drawn_order


class TeamRules(Struct, frozen=True, gc=False, kw_only=True):
    """How a team contest is played. ``shares`` are hundredths of a per cent by place of the final; none: no prizes."""

    size: int = 3
    heats: int = 2
    points: tuple[int, ...] = (10, 8, 7, 6, 5, 4, 3, 2, 1)
    """By place at a heat's table; later places score nothing."""
    table_seats: int = 10
    finalists: int = 9
    consultations: int = 1
    """How often a team may consult at the final table."""
    shares: tuple[int, ...] = ()
    rule: str = ""
    """The rule behind all of it, as ``mediterraneo-2026 MED-17``."""


MEDITERRANEO_TEAMS = TeamRules(rule="mediterraneo-2026 MED-17")
"""As the bases print it; they name no prizes."""


class Team(Struct, frozen=True, gc=False):
    """A team and its members; the captain is one of them."""

    name: str
    captain: str
    players: tuple[str, ...]


class HeatPlace(Struct, frozen=True, gc=False):
    """A member's place at his table of a heat, and its points."""

    heat: int
    player: str
    place: int
    points: int


class TeamStanding(Struct, frozen=True, gc=False):
    """A team after its heats. ``best_place`` is 0 before any; ``shared_by`` teams hold the rank."""

    team: str
    rank: int
    shared_by: int
    points: int
    best_place: int


class HeatTable(Struct, frozen=True, gc=False):
    """A table of a heat: its players by chair."""

    number: int
    players: tuple[str, ...]


def place_points(rules: TeamRules, place: int) -> int:
    """Points of a place at a heat's table."""
    return rules.points[place - 1] if place <= len(rules.points) else 0


def team_standings(
    teams: Sequence[Team], places: Sequence[HeatPlace], decided: Sequence[tuple[str, ...]] = ()
) -> tuple[TeamStanding, ...]:
    """Every team by rank. ``decided`` holds orders that a person gave to tied teams, the latest last."""
    lines = [_standing(team, places) for team in teams]

    def key(line: TeamStanding) -> tuple[int, int]:
        return -line.points, line.best_place or len(places) + 1

    ranked = in_ranks(lines, key, lambda line: line.team, decided)
    return tuple([replace(line, rank=rank, shared_by=shared_by) for line, rank, shared_by in ranked])


def _standing(team: Team, places: Sequence[HeatPlace]) -> TeamStanding:
    own = [place for place in places if place.player in team.players]
    best = min([place.place for place in own], default=0)
    return TeamStanding(team.name, 0, 1, sum([place.points for place in own]), best)


def heat_tables(teams: Sequence[Team], rules: TeamRules, draw: Draw) -> tuple[HeatTable, ...]:
    """Draws tables and chairs: as even as possible, and with as few team-mates at one table as possible.

    Teams are drawn in an order and their members are assigned to the tables in turn, so that with at least as many
    tables as a team has members no player meets a team-mate.
    """
    order = [
        player
        for team in drawn_order(teams, draw.part("teams"))
        for player in drawn_order(team.players, draw.part(f"members of {team.name}"))
    ]
    tables = max(1, -(-len(order) // rules.table_seats))
    return tuple(
        [
            HeatTable(number + 1, drawn_order(order[number::tables], draw.part(f"chairs of table {number + 1}")))
            for number in range(tables)
        ]
    )


def mates_at_a_table(teams: Sequence[Team], tables: Sequence[HeatTable]) -> int:
    """How many pairs of team-mates sit at the same table."""
    pairs = 0
    for table in tables:
        for team in teams:
            there = len(set(team.players) & set(table.players))
            pairs += there * (there - 1) // 2
    return pairs
