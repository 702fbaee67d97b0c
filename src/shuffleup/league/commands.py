"""What can be asked of a league, in the imperative. ``season`` is the key of one of its seasons."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.league.result import Result
from shuffleup.league.state import MasterPrize
from shuffleup.league.terms import SeasonTerms


class OpenLeague(Struct, frozen=True, gc=False, tag="open-league"):
    """Found a league."""

    league_id: str
    name: str
    currency: str


class OpenSeason(Struct, frozen=True, gc=False, tag="open-season"):
    """Open a season on these terms."""

    season: str
    terms: SeasonTerms


class RecordResult(Struct, frozen=True, gc=False, tag="record-result"):
    """Take the result of a finished event."""

    season: str
    result: Result


class CorrectResult(Struct, frozen=True, gc=False, tag="correct-result"):
    """Replace the result of an event that has been taken."""

    season: str
    result: Result
    author: str
    reason: str


class StrikeResult(Struct, frozen=True, gc=False, tag="strike-result"):
    """Take an event out of the season."""

    season: str
    event_id: str
    author: str
    reason: str


class AdjustPoints(Struct, frozen=True, gc=False, tag="adjust-points"):
    """Give a player points, or take them if negative; in hundredths."""

    season: str
    player: str
    centipoints: int
    author: str
    reason: str


class BreakTie(Struct, frozen=True, gc=False, tag="break-tie"):
    """Put players who are tied in everything into an order, best first."""

    season: str
    players: tuple[str, ...]
    author: str
    reason: str


class PayMasters(Struct, frozen=True, gc=False, tag="pay-masters"):
    """Pay the master leagues of the venues for a month (``2026-03``)."""

    season: str
    month: str
    prizes: tuple[MasterPrize, ...]


class CloseSeason(Struct, frozen=True, gc=False, tag="close-season"):
    """Fix the ranking and pay the prizes by rank."""

    season: str


class ReopenSeason(Struct, frozen=True, gc=False, tag="reopen-season"):
    """Take the closing back, before a final begins."""

    season: str
    author: str
    reason: str


class CallFinal(Struct, frozen=True, gc=False, tag="call-final"):
    """Announce the final for a point in time. An author and a reason waive the notice."""

    season: str
    starts_at: int
    author: str = ""
    reason: str = ""


class StartFinal(Struct, frozen=True, gc=False, tag="start-final"):
    """Begin the final: from now the time of the absent runs."""

    season: str


class Welcome(Struct, frozen=True, gc=False, tag="welcome-finalist"):
    """A finalist is there."""

    season: str
    player: str


class Excuse(Struct, frozen=True, gc=False, tag="excuse-finalist"):
    """A finalist has announced that he will be late, and may play until then."""

    season: str
    player: str
    until: int
    author: str
    reason: str


class Bar(Struct, frozen=True, gc=False, tag="bar-finalist"):
    """A finalist may not enter: he is treated like one who does not come."""

    season: str
    player: str
    author: str
    reason: str


class FinalistChips(Struct, frozen=True, array_like=True, gc=False):
    """The chips that a finalist has now."""

    player: str
    chips: int


class RemoveAbsent(Struct, frozen=True, gc=False, tag="remove-absent"):
    """Remove the finalists who have not come, with the chips that each of them has left."""

    season: str
    chips: tuple[FinalistChips, ...]


class ReportOut(Struct, frozen=True, gc=False, tag="report-finalists-out"):
    """These finalists are out, best place first; those in one group share a place. The last one left wins."""

    season: str
    groups: tuple[tuple[str, ...], ...]


class AwardFinal(Struct, frozen=True, gc=False, tag="award-final"):
    """Pay the final when everybody is placed."""

    season: str


Command: TypeAlias = (
    OpenLeague
    | OpenSeason
    | RecordResult
    | CorrectResult
    | StrikeResult
    | AdjustPoints
    | BreakTie
    | PayMasters
    | CloseSeason
    | ReopenSeason
    | CallFinal
    | StartFinal
    | Welcome
    | Excuse
    | Bar
    | RemoveAbsent
    | ReportOut
    | AwardFinal
)
