"""Where a league stands. Every value follows from the events before it.

LeagueState
  seasons        by key
    terms        how it is played; frozen
    recorded     each event: its result, its scores, what it paid into the pot
    adjustments  points given or taken by a person
    decided      ties that a person has broken
    payments     what master leagues were paid
    closing      the ranking and the prizes by rank, once it is closed         → Ranked, LeagueAward
    final        nothing yet, announced, being played, or finished
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.league.points import Score
from shuffleup.league.result import Result
from shuffleup.league.terms import SeasonTerms


class Recorded(Struct, frozen=True, gc=False):
    """An event of the season: what was reported, what it scored, and the cents it paid into the pot."""

    result: Result
    scores: tuple[Score, ...]
    retained_cents: int


class Adjustment(Struct, frozen=True, gc=False):
    """Points given or, if negative, taken by a person."""

    player: str
    centipoints: int
    author: str
    reason: Why


class MasterPrize(Struct, frozen=True, gc=False):
    """What the master league of a venue is paid."""

    venue: str
    cents: int


class MastersPaid(Struct, frozen=True, gc=False):
    """Prizes of the master leagues for a month, and how much of them other months had to cover."""

    month: str
    prizes: tuple[MasterPrize, ...]
    from_pot_cents: int

    @property
    def cents(self) -> int:
        """All prizes of the month."""
        return sum([prize.cents for prize in self.prizes])


class Ranked(Struct, frozen=True, gc=False):
    """A player's rank when the season closed; ``shared_by`` players hold it."""

    player: str
    rank: int
    shared_by: int
    centipoints: int


class LeagueAward(Struct, frozen=True, gc=False):
    """Money for a player, for a rank of the season or a place of its final."""

    player: str
    place: int
    cents: int


class Open(Struct, frozen=True, gc=False, tag="open"):
    """The season is being played."""


class Closed(Struct, frozen=True, gc=False, tag="closed"):
    """The season is over: its ranking, its prizes by rank, and what is left for the final."""

    ranking: tuple[Ranked, ...]
    awards: tuple[LeagueAward, ...]
    final_cents: int


Closing: TypeAlias = Open | Closed


class FinalistPresence(Enum):
    """Whether a finalist is there."""

    AWAITED = "awaited"
    PRESENT = "present"
    EXCUSED = "excused"  # said he would be late, and may play
    BARRED = "barred"  # banned from the casino


class Finalist(Struct, frozen=True, gc=False):
    """A player of the final with the chips he begins with. ``until`` is when an excused one must be there."""

    player: str
    rank: int
    chips: int
    presence: FinalistPresence = FinalistPresence.AWAITED
    until: int = 0


class FinalPlace(Struct, frozen=True, gc=False):
    """A place of the final; ``removed_chips`` left play with a player who did not come."""

    player: str
    place: int
    shared_by: int = 1
    removed_chips: int = 0


class FinalAhead(Struct, frozen=True, gc=False, tag="final-ahead"):
    """No final has been announced."""


class FinalCalled(Struct, frozen=True, gc=False, tag="final-called"):
    """A final is announced for a point in time (microseconds UTC)."""

    finalists: tuple[Finalist, ...]
    starts_at: int


class FinalRunning(Struct, frozen=True, gc=False, tag="final-running"):
    """The final is played: who is in it, and who is placed already."""

    finalists: tuple[Finalist, ...]
    started_at: int
    places: tuple[FinalPlace, ...] = ()

    @property
    def left(self) -> tuple[Finalist, ...]:
        """The finalists who have no place yet."""
        placed = {place.player for place in self.places}
        return tuple([finalist for finalist in self.finalists if finalist.player not in placed])


class FinalOver(Struct, frozen=True, gc=False, tag="final-over"):
    """The final is over and paid."""

    places: tuple[FinalPlace, ...]
    awards: tuple[LeagueAward, ...]


Final: TypeAlias = FinalAhead | FinalCalled | FinalRunning | FinalOver


class Season(Struct, frozen=True, kw_only=True):
    """A season."""

    key: str
    terms: SeasonTerms
    recorded: tuple[Recorded, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    decided: tuple[tuple[str, ...], ...] = ()
    payments: tuple[MastersPaid, ...] = ()
    closing: Closing = Open()
    final: Final = FinalAhead()

    def event(self, event_id: str) -> Recorded | None:
        """The event of this id, if it has been recorded."""
        return next((recorded for recorded in self.recorded if recorded.result.event_id == event_id), None)


class LeagueState(Struct, frozen=True):
    """A league and its seasons, in the order in which they were opened."""

    league_id: str
    name: str
    currency: str
    seasons: tuple[Season, ...] = ()

    def season(self, key: str) -> Season | None:
        """The season of this key, if there is one."""
        return next((season for season in self.seasons if season.key == key), None)
