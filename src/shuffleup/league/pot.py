"""The money of a season: what events pay in, and what master leagues, ranks and the final are paid. Exact to the cent.

retained  =  masters  +  awarded by rank  +  awarded in the final  +  balance
"""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.league.commands import PayMasters
from shuffleup.league.events import MastersWerePaid
from shuffleup.league.result import Result, is_day
from shuffleup.league.state import Closed, FinalOver, LeagueAward, MastersPaid, Open, Season
from shuffleup.league.terms import WHOLE, FinalTerms, SeasonTerms
from shuffleup.maths.rounding import apportion


class SeasonPot(Struct, frozen=True, gc=False):
    """The pot of a season, in cents."""

    retained_cents: int
    masters_cents: int
    rank_cents: int
    final_cents: int

    @property
    def balance_cents(self) -> int:
        """What is still in it."""
        return self.retained_cents - self.masters_cents - self.rank_cents - self.final_cents


class MonthOfPot(Struct, frozen=True, gc=False):
    """One month of the pot: what its events paid in, what its master leagues got, and what other months covered."""

    month: str
    retained_cents: int
    masters_cents: int
    covered_cents: int

    @property
    def kept_cents(self) -> int:
        """What the month left for the league, after its own masters."""
        return self.retained_cents - self.masters_cents + self.covered_cents


def retention(terms: SeasonTerms, result: Result) -> int:
    """What an event pays into the pot: what it has kept, or else a share of its pool, rounded down to the cent."""
    if result.retained_cents >= 0:
        return result.retained_cents
    return result.pool_cents * terms.retained_basis_points // WHOLE


def pot_of(season: Season) -> SeasonPot:
    """The pot as it stands."""
    closing, final = season.closing, season.final
    return SeasonPot(
        retained_cents=sum([recorded.retained_cents for recorded in season.recorded]),
        masters_cents=sum([paid.cents for paid in season.payments]),
        rank_cents=sum([award.cents for award in closing.awards]) if isinstance(closing, Closed) else 0,
        final_cents=sum([award.cents for award in final.awards]) if isinstance(final, FinalOver) else 0,
    )


def months_of(season: Season) -> tuple[MonthOfPot, ...]:
    """The pot by month."""
    months = {recorded.result.month for recorded in season.recorded} | {paid.month for paid in season.payments}
    return tuple([_month(season, month) for month in sorted(months)])


def _month(season: Season, month: str) -> MonthOfPot:
    paid = [one for one in season.payments if one.month == month]
    retained = [one.retained_cents for one in season.recorded if one.result.month == month]
    return MonthOfPot(month, sum(retained), sum([one.cents for one in paid]), sum([one.from_pot_cents for one in paid]))


def pay_masters(season: Season, command: PayMasters) -> tuple[MastersWerePaid, ...] | Refusal:
    """Pays the master leagues of a month from what it collected; what is lacking comes from the rest of the pot."""
    rule = season.terms.rule("masters")
    if not season.terms.masters:
        return refuse("no-masters", rule)
    if not isinstance(season.closing, Open):
        return refuse("season-closed", why="paid")
    if not is_day(f"{command.month}-01"):
        return refuse("not-a-month", month=command.month)
    if not command.prizes or any(prize.cents <= 0 or not prize.venue.strip() for prize in command.prizes):
        return refuse("no-prizes", why="venues")
    wanted = sum([prize.cents for prize in command.prizes])
    balance = pot_of(season).balance_cents
    if wanted > balance:
        return refuse("pot-short", rule, wanted_cents=wanted, balance_cents=balance, why="masters", month=command.month)
    own = max(0, _month(season, command.month).kept_cents)
    return (MastersWerePaid(season.key, MastersPaid(command.month, command.prizes, max(0, wanted - own)), rule),)


# ── prizes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

Holder: TypeAlias = tuple[int, str]
"""A rank or place and the player who holds it."""


def rank_and_final(terms: SeasonTerms, cents: int) -> tuple[int, int]:
    """How much of the pot is paid by rank and how much is played for; an odd cent is paid by rank."""
    final = cents * terms.final.basis_points // WHOLE if isinstance(terms.final, FinalTerms) else 0
    return cents - final, final


def awards_by_share(cents: int, shares: Sequence[int], holders: Sequence[Holder]) -> tuple[LeagueAward, ...]:
    """The whole amount by these shares. Players who share a place pool prizes; with fewer players all shares grow.

    Odd cents go one by one to the places that lost most by rounding, within a shared place by id.
    """
    weights = shares[: len(holders)]
    if not cents or not sum(weights):
        return ()
    ladder = apportion(cents, weights)
    awards: list[LeagueAward] = []
    for place, group in groupby(sorted(holders), key=lambda holder: holder[0]):
        players = [player for _, player in group]
        pooled = sum(ladder[place - 1 : place - 1 + len(players)])
        parts = apportion(pooled, [1] * len(players))
        awards += [LeagueAward(player, place, part) for player, part in zip(players, parts, strict=True) if part]
    return tuple(awards)
