"""What can be asked of a league, in the imperative. ``season`` is the key of one of its seasons."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.league.result import Result
from shuffleup.league.state import MasterPrize
from shuffleup.league.terms import SeasonTerms


class OpenLeague(Struct, frozen=True, gc=False, tag="open-league"):
    """Found a league."""

    league_id: str
    name: str
    currency: str


class SeasonCommand(Struct, frozen=True, gc=False):
    """A command about one season, which is named by its key."""

    season: str


class OpenSeason(SeasonCommand, frozen=True, gc=False, tag="open-season"):
    """Open a season on these terms."""

    terms: SeasonTerms


class RecordResult(SeasonCommand, frozen=True, gc=False, tag="record-result"):
    """Take the result of a finished event."""

    result: Result


class CorrectResult(SeasonCommand, frozen=True, gc=False, tag="correct-result"):
    """Replace the result of an event that has been taken."""

    result: Result
    author: str = ""
    reason: Why = UNSAID


class StrikeResult(SeasonCommand, frozen=True, gc=False, tag="strike-result"):
    """Take an event out of the season."""

    event_id: str
    author: str = ""
    reason: Why = UNSAID


class AdjustPoints(SeasonCommand, frozen=True, gc=False, tag="adjust-points"):
    """Give a player points, or take them if negative; in hundredths."""

    player: str
    centipoints: int
    author: str = ""
    reason: Why = UNSAID


class BreakTie(SeasonCommand, frozen=True, gc=False, tag="break-tie"):
    """Put players who are tied in everything into an order, best first."""

    players: tuple[str, ...]
    author: str = ""
    reason: Why = UNSAID


class PayMasters(SeasonCommand, frozen=True, gc=False, tag="pay-masters"):
    """Pay the master leagues of the venues for a month (``2026-03``)."""

    month: str
    prizes: tuple[MasterPrize, ...]


class CloseSeason(SeasonCommand, frozen=True, gc=False, tag="close-season"):
    """Fix the ranking and pay the prizes by rank."""


class ReopenSeason(SeasonCommand, frozen=True, gc=False, tag="reopen-season"):
    """Take the closing back, before a final begins."""

    author: str = ""
    reason: Why = UNSAID


class CallFinal(SeasonCommand, frozen=True, gc=False, tag="call-final"):
    """Announce the final for a point in time. An author and a reason waive the notice."""

    starts_at: int
    author: str = ""
    reason: Why = UNSAID


class StartFinal(SeasonCommand, frozen=True, gc=False, tag="start-final"):
    """Begin the final: from now on the time of the absent runs."""


class Welcome(SeasonCommand, frozen=True, gc=False, tag="welcome-finalist"):
    """Note that a finalist has come."""

    player: str


class Excuse(SeasonCommand, frozen=True, gc=False, tag="excuse-finalist"):
    """Note that a finalist has said he will be late, and may still play until then."""

    player: str
    until: int
    author: str = ""
    reason: Why = UNSAID


class Bar(SeasonCommand, frozen=True, gc=False, tag="bar-finalist"):
    """Note that a finalist may not enter: he is treated like one who does not come."""

    player: str
    author: str = ""
    reason: Why = UNSAID


class FinalistChips(Struct, frozen=True, array_like=True, gc=False):
    """The chips that a finalist has now."""

    player: str
    chips: int


class RemoveAbsent(SeasonCommand, frozen=True, gc=False, tag="remove-absent"):
    """Remove the finalists who have not come, with the chips that each of them has left."""

    chips: tuple[FinalistChips, ...]


class ReportOut(SeasonCommand, frozen=True, gc=False, tag="report-finalists-out"):
    """Report that these finalists are out, best place first; a group shares a place. The last one left wins."""

    groups: tuple[tuple[str, ...], ...]


class AwardFinal(SeasonCommand, frozen=True, gc=False, tag="award-final"):
    """Pay the final when every finalist has a place."""


Command: TypeAlias = (
    OpenLeague | OpenSeason | RecordResult | CorrectResult | StrikeResult | AdjustPoints | BreakTie | PayMasters
    | CloseSeason | ReopenSeason | CallFinal | StartFinal | Welcome | Excuse | Bar | RemoveAbsent | ReportOut
    | AwardFinal
)  # fmt: skip
