"""Leagues as rulebooks print them: their points, their prizes, and the terms that a season may be opened with.

The Mediterráneo points table is known only in part: six columns of each row, some cells damaged. What was read is
marked ``r``, what the pattern of rows and columns restores ``i``, and what is missing and worked out ``d``: places 51
to 60 of the row for 31 to 60 players, whose label ends at 50, and the first places of the six largest fields, taken as
three points more than in the next smaller band. The printed table probably rises faster there, so these are a floor,
and a house replaces them with ``points.with_points``.
"""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.league.points import Band, PaidUpTo, PointsTable, Scoring
from shuffleup.league.teams.contest import MEDITERRANEO_TEAMS, TeamRules
from shuffleup.league.terms import Cite, Counting, FinalTerms, SeasonTerms

MEDITERRANEO = PointsTable(
    "mediterraneo-2026",
    (
        Band(30, (27, 19, 16, 12), 5, "rrrr"),
        Band(60, (33, 23, 19, 16, 14, 12, 11), 5, "r" * 7 + "i" * 43 + "d" * 10),
        Band(90, (38, 27, 22, 19, 17, 16, 15, 14, 13, 12), 5, "rrrrrrrrrr"),
        Band(120, (46, 33, 27, 23, 21, 19, 18, 17, 16, 15, 14, 13, 12), 5, "rrrrrrrrrrrrr"),
        Band(150, (76, 42, 34, 30, 27, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12), 5, "rrrrrrrrrrrrrrrr"),
        Band(
            180,
            (93, 53, 44, 38, 32, 27, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12),
            5,
            "rrrrrrrrrrrrrrrrrrr",
        ),
        Band(
            210,
            (96, 56, 47, 41, 35, 30, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12),
            5,
            "dddddrrrrrrrrrrrrirrrr",
        ),
        Band(
            240,
            (99, 59, 50, 44, 38, 33, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12),
            5,
            "dddddddirrrrrrrrrrrrrrrrr",
        ),
        Band(270, (102, 62, 53, 47, 41, 36, *range(33, 11, -1)), 5, "dddddddddddrrrrrrrrrrrrrrrrr"),
        Band(300, (105, 65, 56, 50, 44, 39, *range(36, 11, -1)), 5, "ddddddddddddddrrrrrrrrrrrrrrrrr"),
        Band(330, (108, 68, 59, 53, 47, 42, *range(39, 11, -1)), 5, "dddddddddddddddddirrrrrrirrrrrrrrr"),
        Band(360, (111, 71, 62, 56, 50, 45, *range(42, 11, -1)), 5, "ddddddddddddddddddddirrrrrrrrrrrrrrrr"),
    ),
)
"""MED-22: points by number of players; players beyond the places listed score 5."""

GENERAL_LEAGUE = (
    *(2500, 1500, 1000, 800, 650, 500, 390, 300, 270, 240),
    *(240, 210, 210, 190, 190, 180, 180, 150, 150, 150),
)
"""MED-20: hundredths of a per cent of the pot for the first 20."""

JUEGGING_SERIES = (
    *(2700, 1500, 1000, 800, 690, 500, 400, 300, 270),
    *(250, 250, 210, 210, 190, 190, 180, 180, 180),
)
"""MED-21: hundredths of a per cent for the first 18, of the half paid by rank and of the half played for."""

POINTS_TABLES: Mapping[str, PointsTable] = {MEDITERRANEO.key: MEDITERRANEO}
"""Every printed points table by its key."""

_PAID = tuple([PaidUpTo(entries, entries // 10) for entries in range(30, 391, 30)])
"""MED-23: the payout table has a column for every 30 entries, and pays one place of ten."""
_SCORING = Scoring(MEDITERRANEO, day_two_points=3, paid=_PAID)
_COUNTING = Counting(one_a_day=True)
_CITES = (
    Cite("participation", "mediterraneo-2026 MED-10"),
    Cite("one-a-day", "mediterraneo-2026 MED-10"),
    Cite("points", "mediterraneo-2026 MED-22"),
)

MEDITERRANEO_GENERAL = SeasonTerms(
    scoring=_SCORING,
    counting=_COUNTING,
    retained_basis_points=500,
    shares=GENERAL_LEAGUE,
    masters=True,
    cites=(
        *_CITES,
        Cite("retention", "mediterraneo-2026 MED-19"),
        Cite("masters", "mediterraneo-2026 MED-19"),
        Cite("prizes", "mediterraneo-2026 MED-20"),
        Cite("ties", "mediterraneo-2026 MED-20"),
    ),
)
"""The general league: MED-19 and MED-20."""

MEDITERRANEO_SERIES = SeasonTerms(
    scoring=_SCORING,
    counting=_COUNTING,
    retained_basis_points=500,
    shares=JUEGGING_SERIES,
    final=FinalTerms(finalists=18),
    cites=(
        *_CITES,
        *[Cite(term, "mediterraneo-2026 MED-21") for term in ("retention", "prizes", "ties", "final", "no-show")],
    ),
)
"""The Juegging Póker Series with its final: MED-21."""

PRINTED_LEAGUES: Mapping[str, SeasonTerms] = {
    "mediterraneo-general": MEDITERRANEO_GENERAL,
    "mediterraneo-series": MEDITERRANEO_SERIES,
}
"""Every printed league by its key."""


class LeaguesOfBook(Struct, frozen=True):
    """What a rulebook prints about leagues: one for a whole year, one with a final, and its team contest."""

    general: SeasonTerms
    series: SeasonTerms
    teams: TeamRules


LEAGUES_OF: Mapping[str, LeaguesOfBook] = {
    "mediterraneo-2026": LeaguesOfBook(MEDITERRANEO_GENERAL, MEDITERRANEO_SERIES, MEDITERRANEO_TEAMS),
}
"""The leagues of each rulebook that prints any."""
