"""Leagues as rulebooks print them: terms that a season may be opened with as they are, or changed by the house."""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.league.points import Scoring
from shuffleup.league.printed_tables import GENERAL_LEAGUE, JUEGGING_SERIES, MEDITERRANEO
from shuffleup.league.teams import MEDITERRANEO_TEAMS, TeamRules
from shuffleup.league.terms import Cite, Counting, FinalTerms, SeasonTerms

_SCORING = Scoring(MEDITERRANEO, day_two_points=3)
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
