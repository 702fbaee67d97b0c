"""The prizes: how a pool becomes a ladder of prizes, and who is paid what. Every sum is exact to the cent.

Shares are divided by the largest remainder: each place gets its share rounded down, and the units left over go to the
places that lost the most by rounding, the better place first.
"""

from collections.abc import Sequence
from itertools import groupby

from shuffleup.tournament.cage_state import Entry
from shuffleup.tournament.closing_deal import closing_awards
from shuffleup.tournament.definition import Curve, FixedPrizes, PayoutPlan, Shares
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.events import PayoutsFixed, PrizesAwarded
from shuffleup.tournament.ledger import POOL, balance
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Award, EventState, Phase, Place

BASIS_POINTS = 10_000


def fix_payouts(state: EventState) -> PayoutsFixed | Refusal:
    """The pool as the ledger has it, and the ladder of prizes: never more places than there are players."""
    pool_cents = -balance(state.cage.ledger, POOL)
    players = len({entry.player for entry in state.entries})
    prizes = ladder(state.opening.definition.payouts, pool_cents, players)
    return prizes if isinstance(prizes, Refusal) else PayoutsFixed(pool_cents, prizes)


def ladder(plan: PayoutPlan, pool_cents: int, entries: int) -> tuple[int, ...] | Refusal:
    """The prize of each paid place, best first: never rising, and exactly the pool together.

    With fewer entries than paid places the shares of the missing places go to the others in proportion.
    """
    if not pool_cents:
        return ()
    match plan.table:
        case FixedPrizes(cents):
            return _fixed(cents, pool_cents, entries)
        case Shares(basis_points):
            weights = basis_points[:entries]
        case Curve(places_paid):
            weights = curve_weights(min(places_paid, entries))
    return _with_minimum(weights, pool_cents, plan)


def curve_weights(places: int) -> tuple[int, ...]:
    """Weights of a usual ladder: place n weighs 1 / (n + 0.6), about 36 % for the first of five."""
    return tuple([10**12 // (10 * place + 6) for place in range(1, places + 1)])


def divide(amount: int, weights: Sequence[int]) -> tuple[int, ...]:
    """The amount in whole parts proportional to the weights, which must not all be 0, by the largest remainder."""
    total = sum(weights)
    parts = [amount * weight // total for weight in weights]
    lost = [(-(amount * weight % total), place) for place, weight in enumerate(weights)]
    for _, place in sorted(lost)[: amount - sum(parts)]:
        parts[place] += 1
    return tuple(parts)


def _fixed(cents: tuple[int, ...], pool_cents: int, entries: int) -> tuple[int, ...] | Refusal:
    if sum(cents) == pool_cents and len(cents) <= entries:
        return cents
    message = f"{len(cents)} prizes come to {sum(cents)} cents, the pool of {entries} entries to {pool_cents}"
    return Refusal("prizes-do-not-sum", message, facts=(("prizes_cents", sum(cents)), ("pool_cents", pool_cents)))


def _with_minimum(weights: Sequence[int], pool_cents: int, plan: PayoutPlan) -> tuple[int, ...] | Refusal:
    """Divides in whole units, lifts the last places to the minimum cash, and gives what is left over to the first."""
    unit = plan.rounding_cents
    least = -(-plan.min_cash_cents // unit)
    units, rest = divmod(pool_cents, unit)
    if least * len(weights) > units:
        message = (
            f"{len(weights)} places of at least {plan.min_cash_cents} cents need more than the pool of {pool_cents}"
        )
        return Refusal("min-cash-too-high", message, facts=(("pool_cents", pool_cents), ("places", len(weights))))
    above = len(weights)
    parts = divide(units, weights)
    while above and parts[above - 1] < least:
        above -= 1
        parts = divide(units - least * (len(weights) - above), weights[:above]) if above else ()
    prizes = [part * unit for part in (*parts, *[least] * (len(weights) - above))]
    prizes[0] += rest
    return tuple([prize for prize in prizes if prize])


def award_prizes(state: EventState, at: int) -> Decision:
    """Pays every place its prize; players who share a place pool the prizes of as many places and divide them."""
    if state.phase is not Phase.PLAYED_OUT:
        return Refusal("not-played-out", f"prizes are awarded when play has ended: the event is {state.phase.value}")
    if state.cage.closed_at is None:
        return Refusal("pool-open", "registration is not closed: the prizes are not fixed yet")
    awards = awards_of(state.places, state.prizes.ladder, state.entries)
    if state.clock.pace.deal_due:
        survivors = closing_awards(state)
        if isinstance(survivors, Refusal):
            return survivors
        left = {place.player for place in state.places if place.chips}
        awards = survivors + [award for award in awards if award.player not in left]
    return (PrizesAwarded(tuple(awards), at),)


def awards_of(places: Sequence[Place], prizes: Sequence[int], entries: Sequence[Entry]) -> list[Award]:
    """The awards by place. Cents that do not divide evenly go one by one to the lower entry numbers."""
    number = {entry.player: entry.number for entry in entries}
    in_order = sorted(places, key=lambda place: (place.place, number[place.player]))
    awards: list[Award] = []
    for place, group in groupby(in_order, key=lambda each: each.place):
        players = [each.player for each in group]
        pooled = sum(prizes[place - 1 : place - 1 + len(players)])
        shares = divide(pooled, [1] * len(players))
        awards += [Award(player, place, share) for player, share in zip(players, shares, strict=True) if share]
    return awards
