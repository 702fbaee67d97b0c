"""What happened in a league. Each event holds what was decided: scores, ranks and money are never worked out again."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.league.state import Adjustment, Closed, Finalist, FinalPlace, LeagueAward, MastersPaid, Recorded
from shuffleup.league.terms import SeasonTerms


class LeagueOpened(Struct, frozen=True, gc=False, tag="league-opened"):
    """A league was founded."""

    league_id: str
    name: str
    currency: str


class SeasonOpened(Struct, frozen=True, gc=False, tag="season-opened"):
    """A season began on these terms."""

    season: str
    terms: SeasonTerms


class ResultRecorded(Struct, frozen=True, gc=False, tag="result-recorded"):
    """An event was scored, and its part went into the pot."""

    season: str
    recorded: Recorded
    notes: tuple[str, ...] = ()


class ResultCorrected(Struct, frozen=True, gc=False, tag="result-corrected"):
    """An event was scored anew; the earlier scores and the earlier retention no longer count."""

    season: str
    recorded: Recorded
    author: str
    reason: str
    notes: tuple[str, ...] = ()


class ResultStruck(Struct, frozen=True, gc=False, tag="result-struck"):
    """An event no longer belongs to the season; its part left the pot."""

    season: str
    event_id: str
    author: str
    reason: str


class PointsAdjusted(Struct, frozen=True, gc=False, tag="points-adjusted"):
    """A person gave or took points."""

    season: str
    adjustment: Adjustment


class TieBroken(Struct, frozen=True, gc=False, tag="tie-broken"):
    """A person put tied players into this order, best first."""

    season: str
    players: tuple[str, ...]
    author: str
    reason: str


class MastersWerePaid(Struct, frozen=True, gc=False, tag="masters-paid"):
    """The master leagues of the venues were paid for a month."""

    season: str
    paid: MastersPaid
    rule: str = ""


class SeasonClosed(Struct, frozen=True, gc=False, tag="season-closed"):
    """The ranking is fixed and the prizes by rank are paid."""

    season: str
    closed: Closed
    rule: str = ""


class SeasonReopened(Struct, frozen=True, gc=False, tag="season-reopened"):
    """The closing was taken back; what it had paid is owed back."""

    season: str
    author: str
    reason: str


class FinalWasCalled(Struct, frozen=True, gc=False, tag="final-was-called"):
    """The final was announced at a point in time, for another one."""

    season: str
    finalists: tuple[Finalist, ...]
    at: int
    starts_at: int
    author: str = ""
    reason: str = ""
    rule: str = ""


class FinalStarted(Struct, frozen=True, gc=False, tag="final-started"):
    """The final began."""

    season: str
    at: int


class FinalistSeen(Struct, frozen=True, gc=False, tag="finalist-seen"):
    """A finalist came, announced that he would be late and was excused, or was barred."""

    season: str
    finalist: Finalist
    at: int
    author: str = ""
    reason: str = ""


class FinalistsPlaced(Struct, frozen=True, gc=False, tag="finalists-placed"):
    """These finalists have their places, best first. A rule is named where they were removed for not coming."""

    season: str
    places: tuple[FinalPlace, ...]
    at: int
    rule: str = ""


class FinalAwarded(Struct, frozen=True, gc=False, tag="final-awarded"):
    """The final's part of the pot was paid."""

    season: str
    awards: tuple[LeagueAward, ...]


Event: TypeAlias = (
    LeagueOpened
    | SeasonOpened
    | ResultRecorded
    | ResultCorrected
    | ResultStruck
    | PointsAdjusted
    | TieBroken
    | MastersWerePaid
    | SeasonClosed
    | SeasonReopened
    | FinalWasCalled
    | FinalStarted
    | FinalistSeen
    | FinalistsPlaced
    | FinalAwarded
)
