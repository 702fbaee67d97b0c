"""How events about prizes change the state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament import prize_events as e
from shuffleup.tournament.events import Event, PayoutsFixed
from shuffleup.tournament.floor import ChipCountError, floor_of, left, with_floor
from shuffleup.tournament.ledger import posted
from shuffleup.tournament.prize_state import Deal, DealDesk, SeatWinner
from shuffleup.tournament.state import EventState, Prizes


def payouts_fixed(state: EventState, event: PayoutsFixed) -> EventState:
    """The pool is settled, or divided anew."""
    prizes = replace(state.prizes, pool_cents=event.pool_cents, ladder=event.ladder, derived=event.derived)
    return _with_prizes(state, prizes)


def _with_prizes(state: EventState, prizes: Prizes) -> EventState:
    return replace(state, outcome=replace(state.outcome, prizes=prizes))


def _with_desk(state: EventState, desk: DealDesk) -> EventState:
    return replace(state, outcome=replace(state.outcome, deal=desk))


def _planned(state: EventState, event: e.PayoutsPlanned) -> EventState:
    return _with_prizes(state, replace(state.prizes, plan=event.plan))


def _proposed(state: EventState, event: e.DealProposed) -> EventState:
    return _with_desk(
        state, replace(state.outcome.deal, numbers=event.deal.number, proposed=event.deal, figures=event.figures)
    )


def _on_the_table(state: EventState, number: int) -> Deal:
    deal = state.outcome.deal.proposed
    if deal is None or deal.number != number:
        raise ChipCountError(f"deal {number} does not lie before the players")
    return deal


def _agreed(state: EventState, event: e.DealAgreed) -> EventState:
    deal = _on_the_table(state, event.number)
    return _with_desk(
        state, replace(state.outcome.deal, proposed=replace(deal, signed=(*deal.signed, event.signature)))
    )


def _dropped(state: EventState, event: e.DealDropped) -> EventState:
    _on_the_table(state, event.number)
    return _with_desk(state, replace(state.outcome.deal, proposed=None))


def _made(state: EventState, event: e.DealMade) -> EventState:
    deal = _on_the_table(state, event.number)
    ladder = event.ladder + state.prizes.ladder[len(event.ladder) :]
    dealt = sum([share.cents for share in deal.shares])
    if dealt + sum(ladder) != state.prizes.pool_cents:
        raise ChipCountError(f"deal {deal.number} makes {dealt + sum(ladder)} cents of a pool of other size")
    after = _with_prizes(state, replace(state.prizes, ladder=ladder))
    return _with_desk(after, replace(after.outcome.deal, proposed=None, made=deal))


def _milestone(state: EventState, event: e.MilestoneReached) -> EventState:
    tables = state.floor.tables.copy()
    tables[event.table], leaving = left(tables[event.table], event.player)
    if leaving.stack != event.stack:
        raise ChipCountError(f"{event.player} has {leaving.stack} chips, not {event.stack}")
    chips = replace(state.chips, removed=state.chips.removed + event.stack)
    winners = (*state.outcome.winners, SeatWinner(event.player, event.stack, event.at))
    after = replace(state, chips=chips, outcome=replace(state.outcome, winners=winners))
    return with_floor(after, floor_of(tables, state.floor))


def _seats_handed_over(state: EventState, event: e.SeatsHandedOver) -> EventState:
    cage = replace(state.cage, ledger=posted(state.cage.ledger, event.postings))
    return replace(state, cage=cage, book=replace(state.book, tickets=replace(state.book.tickets, handed=event.batch)))


APPLY_PRIZES: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    PayoutsFixed: payouts_fixed,
    e.PayoutsPlanned: _planned,
    e.DealProposed: _proposed,
    e.DealAgreed: _agreed,
    e.DealDropped: _dropped,
    e.DealMade: _made,
    e.MilestoneReached: _milestone,
    e.SeatsHandedOver: _seats_handed_over,
}
