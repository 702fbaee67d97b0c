"""What a season of a league is played for and how: frozen when the season is opened."""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.league.points import CENTI, Scoring, rule_fault
from shuffleup.tournament.words.terms import SetAside

WHOLE = 10_000
"""Basis points in the whole."""


class Tie(Enum):
    """What separates players with equal points, applied one after the other."""

    BEST_PLACE = "best-place"  # the best single place reached in any event of the season
    BEST_COUNTED_PLACE = "best-counted-place"  # the same, in events whose points count
    COUNTBACK = "countback"  # the best place, then the second best, and so on; counted events only
    BEST_SCORE = "best-score"  # the highest single score that counts
    MORE_EVENTS = "more-events"  # more events played
    FEWER_EVENTS = "fewer-events"  # fewer events played


class Counting(Struct, frozen=True, gc=False):
    """Which scores count, and what separates equal totals."""

    best_of: int = 0
    """Only this many best scores of a season count; 0: all."""
    one_a_day: bool = False
    """Of several events on one day only the best score counts."""
    least_events: int = 0
    """A player who has played fewer events is not ranked."""
    ties: tuple[Tie, ...] = (Tie.BEST_PLACE,)


class FinalTerms(Struct, frozen=True, gc=False, tag="final"):
    """A final for the best of the season; it divides ``basis_points`` of the pot by the same shares as the ranking."""

    finalists: int
    basis_points: int = 5_000
    chips_per_point: int = 100
    notice_days: int = 15
    """Days between its announcement and its start."""
    no_show_minutes: int | None = 60
    """A finalist who is not there this long after the start is placed at that moment; ``None``: never."""


class NoFinal(Struct, frozen=True, gc=False, tag="no-final"):
    """The season ends with its last event."""


class Cite(Struct, frozen=True, array_like=True, gc=False):
    """The rule behind a term."""

    term: str
    rule: str


class SeasonTerms(Struct, frozen=True, gc=False, kw_only=True):
    """Everything about a season. Shares are hundredths of a per cent by rank and sum to 10,000; none: no prizes."""

    scoring: Scoring
    counting: Counting = Counting()
    retained_basis_points: int = 0
    """The part of every prize pool that is kept for the league."""
    shares: tuple[int, ...] = ()
    final: FinalTerms | NoFinal = NoFinal()
    masters: bool = False
    """Master leagues of the venues are paid first, month by month, from the same pot."""
    cites: tuple[Cite, ...] = ()
    overruled: tuple[SetAside, ...] = ()
    """What is not as the printed league has it, each with the reason of the house."""

    def rule(self, term: str) -> str:
        """The rule behind a term, as ``mediterraneo-2026 MED-10``; empty for the house's own."""
        return next((cite.rule for cite in self.cites if cite.term == term), "")


def fault_of_terms(terms: SeasonTerms) -> Refusal | None:
    """Why a season cannot be played on these terms."""
    if fault := rule_fault(terms.scoring.rule):
        return fault
    if terms.shares and (sum(terms.shares) != WHOLE or min(terms.shares) < 0):
        return refuse("shares-do-not-sum", sum=sum(terms.shares))
    if not 0 <= terms.retained_basis_points <= WHOLE:
        return refuse("bad-retention", why="terms")
    if min(terms.counting.best_of, terms.counting.least_events, terms.scoring.day_two_points) < 0:
        return refuse("negative-number", why="terms")
    return _fault_of_final(terms.final) if isinstance(terms.final, FinalTerms) else None


def _fault_of_final(final: FinalTerms) -> Refusal | None:
    if final.finalists < 2 or final.chips_per_point < 1 or min(final.notice_days, final.no_show_minutes or 0) < 0:
        return refuse("bad-final", why="players")
    if not 0 <= final.basis_points <= WHOLE:
        return refuse("bad-final", why="share")
    return None


def final_chips(final: FinalTerms, centipoints: int) -> int:
    """The chips that a finalist begins with; a fraction of a chip is dropped."""
    return centipoints * final.chips_per_point // CENTI
