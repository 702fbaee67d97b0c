"""The prizes: how a pool becomes a ladder of prizes, and who is paid what. Every sum is exact to the cent.

    curve      the usual curve: tiers of prizes that read well                     ``maths.payout_curve``
    shares     per cents by place
    columns    per cents by place for the number of entries, printed by a book or the house's own
    fixed      as they are written
    seats      a satellite: seats of one value, the rest of the pool to the next place

Refusals of settling the pool, and of a plan that divides none, are those of ``maths.payouts`` and

    no-places, bad-seat

and of awarding the prizes:

    not-played-out      play has not ended
    paid-later          a flight pays nothing: its money is paid on the final day
    pool-open           registration is not closed, so nobody knows the prizes

The players left when the house closes are paid the prizes of their places, divided by ICM (MED-24).

Satellites: seats of one value instead of prizes (TDA 7 draws their seats like any other).

    the pool      as many seats as it pays; what is left over is the next place's, in money
    the end       as many players left as there are seats
    milestone     a player with so many chips between two hands leaves with a seat; his chips leave play

With fewer players than seats, everybody gets one and first place what is over. A seat that players share, because they
went out in the same hand, is paid in money.

What the places are worth when a player is not paid for his, because he was disqualified or banned:

His prize goes to the better places in proportion to their own prizes: the whole pool is paid out, and the players below
have gone. It goes there as soon as he has his place, so that nobody is told a prize that changes later, and a deal
divides it too. If no place is better, it goes to those who share his place, or else to the next one below.
"""

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from shuffleup.answer import Note, Refusal, refuse
from shuffleup.maths import payouts as maths
from shuffleup.maths.deals import DealMethod, DealTerms, deal
from shuffleup.maths.payouts import Ladder, Rounding
from shuffleup.maths.rounding import apportion
from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable
from shuffleup.tournament.facts.clock import next_step
from shuffleup.tournament.facts.entry import entry_closed
from shuffleup.tournament.facts.flights import entries_paid
from shuffleup.tournament.facts.standing import ends_with, is_decided, satellite_terms, seats_of, windows_of_sale
from shuffleup.tournament.words.definition import (
    MOST_PLACES,
    Columns,
    Curve,
    FixedPrizes,
    PayoutPlan,
    PrizeInKind,
    PrizeTable,
    Seats,
    Shares,
)
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.events import PayoutsFixed
from shuffleup.tournament.words.money import FEES, HOUSE, ORGANISATION, POOL, balance_of
from shuffleup.tournament.words.state import Award, Chair, EventState, FloorTable, Place
from shuffleup.tournament.words.terms import WHOLE, Flight


def pool_cents(state: EventState) -> int:
    """The amount in the prize pool now, in cents."""
    return -balance_of(state.cage.ledger, POOL)


def tax_base(state: EventState) -> int:
    """Fees and what is not prizes, less the estimated cost of hospitality (MED-4), in cents."""
    ledger = state.cage.ledger
    not_prizes = -balance_of(ledger, HOUSE) - balance_of(ledger, ORGANISATION)
    bands = state.definition.money.bands
    return -balance_of(ledger, FEES) + not_prizes - not_prizes * bands.hospitality // WHOLE


def may_come(state: EventState, at: int) -> bool:
    """May somebody still enter, so that play waits even if one player is left?

    Not in a level that stays on for ever: then the last player has won.
    """
    return bool(entry_closed(state, at) is None and windows_of_sale(state.definition.money) and next_step(state))


def payout_plan(state: EventState) -> PayoutPlan:
    """How the pool is divided: as announced, or as the director has replaced it."""
    return state.prizes.plan or state.definition.payouts


def prizes_in_kind(state: EventState) -> tuple[PrizeInKind, ...]:
    """What places get beside money: another division of the pool leaves them as announced, unless it names its own."""
    return payout_plan(state).in_kind or state.definition.payouts.in_kind


def fix_payouts(state: EventState) -> PayoutsFixed | Refusal:
    """The pool as the ledger has it, and the ladder of prizes: never more places than players."""
    pool_cents = -balance_of(state.cage.ledger, POOL)
    if isinstance(state.definition.part, Flight):
        return PayoutsFixed(pool_cents, ())  # it is paid on the final day
    made = _of_field(state, pool_cents)
    if isinstance(made, Refusal):
        return made
    return PayoutsFixed(pool_cents, made.prizes_cents, made.derived)


def prize_cautions(state: EventState) -> tuple[Note, ...]:
    """What to say beside fixed prizes: where the book's table ends, and which of its figures are not printed."""
    made = _of_field(state, state.prizes.pool_cents) if state.prizes.ladder else Ladder(())
    return () if isinstance(made, Refusal) else made.cautions


def _of_field(state: EventState, pool_cents: int) -> Ladder | Refusal:
    players = len({entry.player for entry in state.entries})
    return prize_ladder(payout_plan(state), pool_cents, players, entries_paid(state))


def prize_ladder(plan: PayoutPlan, pool_cents: int, players: int, entries: int = 0) -> Ladder | Refusal:
    """The prize of each paid place, best first: never rising, and adding up to exactly the pool.

    ``entries`` choose the column of a table and how many places the curve pays; 0 for as many as there are players.
    With fewer players than paid places the shares of the missing places go to the others in proportion.
    """
    if not pool_cents:
        return Ladder(())
    rounding = Rounding(plan.rounding_cents, plan.min_cash_cents)
    match plan.table:
        case Seats():
            return Ladder(seats_ladder(plan.table, pool_cents, players))
        case Columns() as table:
            made = maths.ladder(_shape(table), pool_cents, entries or players, rounding, players)
        case Curve() as table:
            part = ((entries or players) * table.entries_basis_points + WHOLE // 2) // WHOLE
            places = min(table.places_paid or max(1, part), players)
            made = maths.ladder(maths.UsualCurve(places, table.first_basis_points), pool_cents, players, rounding)
        case table:
            made = maths.ladder(_shape(table), pool_cents, players, rounding)
    return made


def unfit_plan(plan: PayoutPlan) -> Refusal | None:
    """Why this plan, announced or ordered later, divides no pool at all; None if it can divide one."""
    table = plan.table
    places = max(_places(table), max([one.place for one in plan.in_kind], default=0))
    if places > MOST_PLACES:
        return refuse("no-places", why="most", places=places, most=MOST_PLACES)
    if isinstance(table, Seats):
        if table.cents >= 1 and table.milestone_chips >= 0:
            return None
        return refuse("bad-seat", cents=table.cents, chips=table.milestone_chips)
    if isinstance(table, Curve) and not 0 <= table.entries_basis_points <= WHOLE:
        share = table.entries_basis_points
        return refuse("no-places", why="share", basis_points=share)
    return maths.unfit(_shape(table), Rounding(plan.rounding_cents, plan.min_cash_cents))


def _places(table: PrizeTable) -> int:
    """How many places a table names; 0 where that follows from the entries."""
    match table:
        case Curve(places):
            return places
        case Shares(several) | FixedPrizes(several):
            return len(several)
        case Columns(columns):
            return max([len(one.basis_points) for one in columns], default=0)
        case Seats():
            return 0


def _shape(table: Curve | Shares | FixedPrizes | Columns) -> maths.PayoutShape:
    match table:
        case FixedPrizes(cents):
            return maths.PrizeCents(cents)
        case Shares(basis_points):
            return maths.PoolShares(basis_points)
        case Columns(columns, rule):
            own = [PayoutColumn(one.entries_to, one.basis_points, one.derived) for one in columns]
            return PayoutTable(tuple(own), rule)
        case Curve(places, _, first):
            return maths.UsualCurve(places, first)


def awards_due(state: EventState) -> list[Award] | Refusal:
    """What each placed player is paid, as prizes and deal stand."""
    now = prizes_now(state)
    paid = [place for place in state.places if place.player not in now.unpaid]
    awards = awards_of(paid, now.ladder, state.entries)
    if state.schedule.deal_due:
        survivors = closing_awards(state)
        if isinstance(survivors, Refusal):
            return survivors
        left = {place.player for place in state.places if place.chips}
        awards = survivors + [award for award in awards if award.player not in left]
    return _with_deal(state, awards, now.unpaid)


def _with_deal(state: EventState, awards: Sequence[Award], unpaid: frozenset[str]) -> list[Award]:
    """The awards including each player's part in the deal; a player who still plays on for more has no place yet."""
    deal = state.outcome.deal.made
    if deal is None:
        return list(awards)
    dealt = {share.player: share.cents for share in deal.shares if share.player not in unpaid}
    place = {one.player: one.place for one in state.places}
    more = [Award(one.player, one.place, one.cents + dealt.pop(one.player, 0)) for one in awards]
    more += [Award(player, place[player], cents) for player, cents in dealt.items() if cents and player in place]
    return sorted(more, key=lambda award: award.place)


def awards_of(places: Sequence[Place], prizes: Sequence[int], entries: Sequence[Entry]) -> list[Award]:
    """The awards by place. Cents that do not divide evenly go one by one to the lower entry numbers."""
    number = {entry.player: entry.number for entry in entries}
    in_order = sorted(places, key=lambda place: (place.place, number[place.player]))
    awards: list[Award] = []
    for (place, shared_by), group in groupby(in_order, key=lambda each: (each.place, each.shared_by)):
        players = [each.player for each in group]
        pooled = sum(prizes[place - 1 : place - 1 + shared_by])
        shares = apportion(pooled, [1] * len(players))
        awards += [Award(player, place, share) for player, share in zip(players, shares, strict=True) if share]
    return awards


def closing_awards(state: EventState) -> list[Award] | Refusal:
    """An award for each survivor, most chips first; together they are the prizes of those places."""
    survivors = sorted([place for place in state.places if place.chips], key=lambda place: (-place.chips, place.place))
    gone = len(state.outcome.winners)  # the first places were taken with seats
    prizes = prizes_now(state).ladder[gone : gone + len(survivors)]
    if not sum(prizes):
        return []
    made = deal([place.chips for place in survivors], prizes, DealTerms(method=DealMethod.ICM))
    if isinstance(made, Refusal):
        return made
    shares = zip(survivors, made.amounts_cents, strict=True)
    return [Award(place.player, place.place, cents) for place, cents in shares if cents]


def seats_ladder(table: Seats, pool_cents: int, players: int) -> tuple[int, ...]:
    """The seats, and what is left over as the next prize."""
    seats = min(pool_cents // table.cents, players)
    over = pool_cents - seats * table.cents
    if not over:
        return (table.cents,) * seats
    if seats < players:
        return (*(table.cents,) * seats, over)
    return (table.cents + over, *(table.cents,) * (seats - 1))


# ── milestones ───────────────────────────────────────────────────────────────────────────────────────────────────────


def milestones_reached(state: EventState) -> Sequence[tuple[FloorTable, Chair]]:
    """Players who leave with a seat now. Of players with equal chips at the last seat none does: they play on."""
    table = satellite_terms(state)
    if table is None or not table.milestone_chips or not seats_of(state) or is_decided(state):
        return ()
    there = [
        (where, chair)
        for where in state.floor.tables.values()
        if not where.hand
        for chair in where.chairs
        if chair.stack >= table.milestone_chips
    ]
    there.sort(key=lambda one: -one[1].stack)
    left = ends_with(state)
    if len(there) <= left:
        return there
    first_out = there[left][1].stack
    return [one for one in there[:left] if one[1].stack > first_out]


# ── awards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def as_seats(state: EventState, awards: Sequence[Award]) -> list[Award]:
    """The awards, each with the part of it that is a seat and not money."""
    table = satellite_terms(state)
    if table is None or not seats_of(state):
        return list(awards)
    return [Award(one.player, one.place, one.cents, table.cents if one.cents >= table.cents else 0) for one in awards]


class PrizesNow(Struct, frozen=True, gc=False):
    """The prize of each place, best first, and who is not paid for his. Together they are what the pool had to pay."""

    ladder: tuple[int, ...]
    unpaid: frozenset[str] = frozenset()


def prizes_now(state: EventState) -> PrizesNow:
    """The prizes as they were fixed or a deal has left them, without those of players who get none."""
    now = PrizesNow(state.prizes.ladder)
    lost = {place.place for place in state.places if place.player in state.conduct.unpaid}
    for number in sorted(lost, reverse=True):
        now = _passed_on(state, now, [place for place in state.places if place.place == number])
    return now


def _passed_on(state: EventState, now: PrizesNow, sharing: Sequence[Place]) -> PrizesNow:
    """The prizes after the unpaid among those who share a place have lost theirs, and what a deal gave them."""
    gone = [place.player for place in sharing if place.player in state.conduct.unpaid]
    first, end = sharing[0].place - 1, sharing[0].place - 1 + len(sharing)
    worth = now.ladder[first:end]
    dealt = _dealt(state, gone)
    lost = sum(apportion(sum(worth), [1] * len(sharing))[: len(gone)])
    unpaid = now.unpaid.union(gone)
    if not lost + dealt:
        return PrizesNow(now.ladder, unpaid)
    others = _others(state, sharing, len(now.ladder))
    if not others:
        return now
    ladder = [*now.ladder, *[0] * (others[-1] + 1 - len(now.ladder))]
    if worth:
        ladder[first:end] = apportion(sum(worth) - lost, [1] * len(worth))
    weights = [ladder[place] for place in others]
    parts = apportion(lost + dealt, weights if any(weights) else [1] * len(others))
    for place, more in zip(others, parts, strict=True):
        ladder[place] += more
    return PrizesNow(tuple(ladder), unpaid)


def _others(state: EventState, sharing: Sequence[Place], paid_places: int) -> list[int]:
    """Whose prizes grow, counted from 0: the better places, else the others of this one, else the next one below."""
    first = sharing[0].place
    if first > 1:
        return list(range(min(first - 1, paid_places)))
    paid = [place.place for place in state.places if place.player not in state.conduct.unpaid]
    return [min(paid) - 1] if paid else []


def _dealt(state: EventState, players: Sequence[str]) -> int:
    deal = state.outcome.deal.made
    return sum([share.cents for share in deal.shares if share.player in players]) if deal else 0
