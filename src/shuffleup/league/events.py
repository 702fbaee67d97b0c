"""What happened in a league. Each event holds what was decided: scores, ranks and money are never computed again."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Note, Why
from shuffleup.league.state import Adjustment, Closed, Finalist, FinalPlace, LeagueAward, MastersPaid, Recorded
from shuffleup.league.terms import SeasonTerms


class LeagueOpened(Struct, frozen=True, gc=False, tag="league-opened"):
    """A league was founded."""

    league_id: str
    name: str
    currency: str


class InSeason(Struct, frozen=True, gc=False):
    """An event of one season, which is named by its key."""

    season: str


class SeasonOpened(InSeason, frozen=True, gc=False, tag="season-opened"):
    """A season began on these terms."""

    terms: SeasonTerms


class ResultRecorded(InSeason, frozen=True, gc=False, tag="result-recorded"):
    """An event was scored, and its part went into the pot."""

    recorded: Recorded
    notes: tuple[str | Note, ...] = ()
    """Written as sentences in the logs of older versions."""


class ResultCorrected(InSeason, frozen=True, gc=False, tag="result-corrected"):
    """An event was scored anew; the earlier scores and the earlier retention no longer count."""

    recorded: Recorded
    author: str
    reason: Why
    notes: tuple[str | Note, ...] = ()


class ResultStruck(InSeason, frozen=True, gc=False, tag="result-struck"):
    """An event no longer belongs to the season; its part left the pot."""

    event_id: str
    author: str
    reason: Why


class PointsAdjusted(InSeason, frozen=True, gc=False, tag="points-adjusted"):
    """A person gave or took points."""

    adjustment: Adjustment


class TieBroken(InSeason, frozen=True, gc=False, tag="tie-broken"):
    """A person put tied players into this order, best first."""

    players: tuple[str, ...]
    author: str
    reason: Why


class MastersWerePaid(InSeason, frozen=True, gc=False, tag="masters-paid"):
    """The master leagues of the venues were paid for a month."""

    paid: MastersPaid
    rule: str = ""


class SeasonClosed(InSeason, frozen=True, gc=False, tag="season-closed"):
    """The ranking is fixed and the prizes by rank are paid."""

    closed: Closed
    rule: str = ""


class SeasonReopened(InSeason, frozen=True, gc=False, tag="season-reopened"):
    """The closing was taken back; what it had paid is owed back."""

    author: str
    reason: Why


class FinalWasCalled(InSeason, frozen=True, gc=False, tag="final-was-called"):
    """The final was announced: when it was announced, and for when."""

    finalists: tuple[Finalist, ...]
    at: int
    starts_at: int
    author: str = ""
    reason: Why = UNSAID
    rule: str = ""


class FinalStarted(InSeason, frozen=True, gc=False, tag="final-started"):
    """The final began."""

    at: int


class FinalistSeen(InSeason, frozen=True, gc=False, tag="finalist-seen"):
    """A finalist came, announced that he would be late and was excused, or was barred."""

    finalist: Finalist
    at: int
    author: str = ""
    reason: Why = UNSAID


class FinalistsPlaced(InSeason, frozen=True, gc=False, tag="finalists-placed"):
    """These finalists have their places, best first. A rule is named if they were removed for not coming."""

    places: tuple[FinalPlace, ...]
    at: int
    rule: str = ""


class FinalAwarded(InSeason, frozen=True, gc=False, tag="final-awarded"):
    """The final's part of the pot was paid."""

    awards: tuple[LeagueAward, ...]


Event: TypeAlias = (
    LeagueOpened | SeasonOpened | ResultRecorded | ResultCorrected | ResultStruck | PointsAdjusted | TieBroken
    | MastersWerePaid | SeasonClosed | SeasonReopened | FinalWasCalled | FinalStarted | FinalistSeen | FinalistsPlaced
    | FinalAwarded
)  # fmt: skip
