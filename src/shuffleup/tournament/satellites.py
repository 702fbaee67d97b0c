"""Satellites: seats of one value instead of prizes (TDA 7 draws their seats like any other).

    the pool      as many seats as it pays; what is left over is the next place's, in money
    the end       as many players left as there are seats
    milestone     who has so many chips between two hands leaves with a seat; his chips leave play

With fewer players than the pool pays seats, everybody has one and the first place what is over. A seat that players
share, because they went out in the same hand, is paid in money.
"""

from collections.abc import Sequence

from shuffleup.tournament.definition import Seats
from shuffleup.tournament.draft import Draft
from shuffleup.tournament.prize_events import MilestoneReached
from shuffleup.tournament.state import Award, Chair, EventState, Table


def terms_of(state: EventState) -> Seats | None:
    """The seats of a satellite; None in any other event."""
    plan = state.prizes.plan or state.opening.definition.payouts
    return plan.table if isinstance(plan.table, Seats) else None


def ladder(table: Seats, pool_cents: int, players: int) -> tuple[int, ...]:
    """The seats and what is left over."""
    seats = min(pool_cents // table.cents, players)
    over = pool_cents - seats * table.cents
    if not over:
        return (table.cents,) * seats
    if seats < players:
        return (*(table.cents,) * seats, over)
    return (table.cents + over, *(table.cents,) * (seats - 1))


def seats_of(state: EventState) -> int:
    """How many seats are won in this event; 0 before the pool is settled, and where it is no satellite."""
    table = terms_of(state)
    if table is None or state.outcome.deal.made:
        return 0
    return sum([prize >= table.cents for prize in state.prizes.ladder])


def paid_places(state: EventState) -> int:
    """The places that everybody plays for: the seats of a satellite, else whatever has a prize.

    Who has a part in a deal is in the money.
    """
    deal = state.outcome.deal.made
    return len(deal.shares) if deal else seats_of(state) or len(state.prizes.ladder)


def standing(state: EventState) -> int:
    """How many players are ahead of whoever goes out now: those who play, and those who have left with a seat."""
    return state.floor.players + len(state.outcome.winners)


def ends_with(state: EventState) -> int:
    """With so few players in play it is over; 0 when every seat is won."""
    seats = seats_of(state)
    if seats:
        return seats - len(state.outcome.winners)
    return max(1, state.opening.definition.closing.players_left)


def is_decided(state: EventState) -> bool:
    """Are so few players left, or all seats won?"""
    left = ends_with(state)
    return not left or state.floor.players <= left


# ── milestones ───────────────────────────────────────────────────────────────────────────────────────────────────────


def is_due(state: EventState) -> bool:
    """Does somebody leave with a seat now?"""
    return bool(_reached(state))


def leave_with_seats(draft: Draft, at: int) -> None:
    """Whoever has reached the milestone leaves, most chips first, as long as there are seats."""
    table = terms_of(draft.state)
    if table is None:
        return
    for where, chair in _reached(draft.state):
        draft.add(MilestoneReached(chair.player, where.number, chair.stack, table.milestone_chips, at))


def _reached(state: EventState) -> Sequence[tuple[Table, Chair]]:
    """Who leaves with a seat now. Of players with equal chips at the last seat none does: they play on."""
    table = terms_of(state)
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
    """The awards with what of each is a seat and no money."""
    table = terms_of(state)
    if table is None or not seats_of(state):
        return list(awards)
    return [Award(one.player, one.place, one.cents, table.cents if one.cents >= table.cents else 0) for one in awards]
