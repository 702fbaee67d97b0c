"""The prizes: how a pool becomes a ladder of prizes, and who is paid what. Every sum is exact to the cent.

    curve      the usual curve: tiers of prizes that read well                     ``maths.payout_curve``
    shares     per cents by place
    columns    per cents by place for the number of entries, printed or a house's
    fixed      as they are written
    seats      a satellite: seats of one value, the rest of the pool to the next place

Refusals of settling the pool, and of a plan that divides none, are those of ``maths.payouts`` and

    no-places, bad-seat

and of awarding the prizes:

    not-played-out      play has not ended
    paid-later          a flight pays nothing: its money is paid on the final day
    pool-open           registration is not closed, so nobody knows the prizes
"""

from collections.abc import Sequence
from itertools import groupby

from shuffleup.maths import payouts as maths
from shuffleup.maths.payouts import Ladder, Rounding
from shuffleup.maths.refusal import Refusal as NoLadder
from shuffleup.maths.rounding import apportion
from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable
from shuffleup.tournament import bags, satellites
from shuffleup.tournament.cage_state import Entry
from shuffleup.tournament.closing_deal import closing_awards
from shuffleup.tournament.definition import Columns, Curve, FixedPrizes, PayoutPlan, Seats, Shares
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.events import PayoutsFixed, PrizesAwarded
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.ledger import POOL, balance
from shuffleup.tournament.money_terms import WHOLE
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Award, EventState, Phase, Place
from shuffleup.tournament.unpaid_places import prizes_now


def plan_of(state: EventState) -> PayoutPlan:
    """How the pool is divided: as announced, or as the director has replaced it."""
    return state.prizes.plan or state.opening.definition.payouts


def fix_payouts(state: EventState) -> PayoutsFixed | Refusal:
    """The pool as the ledger has it, and the ladder of prizes: never more places than there are players."""
    pool_cents = -balance(state.cage.ledger, POOL)
    if isinstance(state.opening.definition.part, Flight):
        return PayoutsFixed(pool_cents, ())  # it is paid on the final day
    made = _of_field(state, pool_cents)
    if isinstance(made, Refusal):
        return made
    return PayoutsFixed(pool_cents, made.prizes_cents, made.derived)


def cautions(state: EventState) -> tuple[str, ...]:
    """What is to be told beside prizes that are fixed: where the book's table ends, and what of it is not printed."""
    made = _of_field(state, state.prizes.pool_cents) if state.prizes.ladder else Ladder(())
    return () if isinstance(made, Refusal) else made.cautions


def _of_field(state: EventState, pool_cents: int) -> Ladder | Refusal:
    players = len({entry.player for entry in state.entries})
    return ladder(plan_of(state), pool_cents, players, bags.entries_paid(state))


def ladder(plan: PayoutPlan, pool_cents: int, players: int, entries: int = 0) -> Ladder | Refusal:
    """The prize of each paid place, best first: never rising, and exactly the pool together.

    ``entries`` choose the column of a table and how many places the curve pays; 0 for as many as there are players.
    With fewer players than paid places the shares of the missing places go to the others in proportion.
    """
    if not pool_cents:
        return Ladder(())
    rounding = Rounding(plan.rounding_cents, plan.min_cash_cents)
    match plan.table:
        case Seats():
            return Ladder(satellites.ladder(plan.table, pool_cents, players))
        case Columns() as table:
            made = maths.ladder(_shape(table), pool_cents, entries or players, rounding, players)
        case Curve() as table:
            places = min(_places(table, entries or players), players)
            made = maths.ladder(maths.Curve(places, table.first_basis_points), pool_cents, players, rounding)
        case table:
            made = maths.ladder(_shape(table), pool_cents, players, rounding)
    return _refused(made) if isinstance(made, NoLadder) else made


def unfit(plan: PayoutPlan) -> Refusal | None:
    """Why this plan divides no pool at all, announced or ordered later; None if it can divide one."""
    table = plan.table
    if isinstance(table, Seats):
        if table.cents >= 1 and table.milestone_chips >= 0:
            return None
        message = f"a seat of {table.cents} cents, and a milestone of {table.milestone_chips} chips"
        return Refusal("bad-seat", message, facts=(("cents", table.cents), ("chips", table.milestone_chips)))
    if isinstance(table, Curve) and not 0 <= table.entries_basis_points <= WHOLE:
        share = table.entries_basis_points
        message = f"{share / 100:g} % of the entries cannot be paid"
        return Refusal("no-places", message, facts=(("why", "share"), ("basis_points", share)))
    fault = maths.unfit(_shape(table), Rounding(plan.rounding_cents, plan.min_cash_cents))
    return None if fault is None else _refused(fault)


def _refused(fault: NoLadder) -> Refusal:
    message = f"{fault.message}: {fault.hint}" if fault.hint else fault.message
    return Refusal(fault.code, message, facts=fault.facts)


def _shape(table: Curve | Shares | FixedPrizes | Columns) -> maths.PayoutShape:
    match table:
        case FixedPrizes(cents):
            return maths.FixedPrizes(cents)
        case Shares(basis_points):
            return maths.Shares(basis_points)
        case Columns(columns, rule):
            own = [PayoutColumn(one.entries_to, one.basis_points, one.derived) for one in columns]
            return PayoutTable(tuple(own), rule)
        case Curve(places, _, first):
            return maths.Curve(places, first)


def _places(curve: Curve, entries: int) -> int:
    return curve.places_paid or max(1, (entries * curve.entries_basis_points + WHOLE // 2) // WHOLE)


def award_prizes(state: EventState, at: int) -> Decision:
    """Pays every place its prize; players who share a place pool the prizes of as many places and divide them.

    What a deal has divided comes on top of what was still played for.
    """
    if state.phase is not Phase.PLAYED_OUT:
        return Refusal(
            "not-played-out",
            f"prizes are awarded when play has ended: the event is {state.phase.value}",
            facts=(("phase", state.phase.value),),
        )
    if isinstance(state.opening.definition.part, Flight):
        return Refusal("paid-later", "a flight pays nothing: close it, and its money is paid on the final day")
    if state.cage.closed_at is None:
        return Refusal("pool-open", "registration is not closed: the prizes are not fixed yet")
    due = awards_due(state)
    return due if isinstance(due, Refusal) else (PrizesAwarded(tuple(due), at),)


def awards_due(state: EventState) -> list[Award] | Refusal:
    """What everybody who has a place is paid for it, as prizes and deal stand."""
    now = prizes_now(state)
    paid = [place for place in state.places if place.player not in now.unpaid]
    awards = awards_of(paid, now.ladder, state.entries)
    if state.clock.pace.deal_due:
        survivors = closing_awards(state)
        if isinstance(survivors, Refusal):
            return survivors
        left = {place.player for place in state.places if place.chips}
        awards = survivors + [award for award in awards if award.player not in left]
    return _with_deal(state, awards, now.unpaid)


def _with_deal(state: EventState, awards: Sequence[Award], unpaid: frozenset[str]) -> list[Award]:
    """The awards with what each player has by the deal that was made; who still plays on for more has no place yet."""
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
