"""How events about prizes change the state."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament.evolve.floor import with_postings, with_records, without_stack
from shuffleup.tournament.words import prizes as e
from shuffleup.tournament.words.events import Event, PayoutsFixed, PrizesAwarded
from shuffleup.tournament.words.money import POOL, Account, AccountKind, ChipCountError, LedgerPosting, owed_to
from shuffleup.tournament.words.state import Award, EventState, Phase


def awarded_prizes(awards: Iterable[Award]) -> tuple[LedgerPosting, ...]:
    """Prizes leave the pool and are owed to the players, in money or as a seat."""
    won: dict[Account, int] = {}
    for award in awards:
        money, seat = owed_to(award.player, AccountKind.PRIZES), owed_to(award.player, AccountKind.SEATS)
        won[money] = won.get(money, 0) + award.cents - award.seat_cents
        won[seat] = won.get(seat, 0) + award.seat_cents
    owed = tuple([LedgerPosting(account, -cents) for account, cents in won.items() if cents])
    total = sum(won.values())
    return (LedgerPosting(POOL, total), *owed) if total else ()


def _awarded(state: EventState, event: PrizesAwarded) -> EventState:
    paid = sum([award.cents for award in event.awards])
    if paid != state.prizes.pool_cents:
        raise ChipCountError(f"{paid} cents awarded of a pool of {state.prizes.pool_cents}")
    finished = replace(_with_prizes(state, awards=event.awards), phase=Phase.FINISHED)
    return with_postings(finished, awarded_prizes(event.awards))


def _payouts_fixed(state: EventState, event: PayoutsFixed) -> EventState:
    return _with_prizes(state, pool_cents=event.pool_cents, ladder=event.ladder, derived=event.derived)


def _with_prizes(state: EventState, **changed: object) -> EventState:
    return replace(state, outcome=replace(state.outcome, prizes=replace(state.prizes, **changed)))


def _with_desk(state: EventState, **changed: object) -> EventState:
    return replace(state, outcome=replace(state.outcome, deal=replace(state.outcome.deal, **changed)))


def _proposed(state: EventState, event: e.DealProposed) -> EventState:
    return _with_desk(state, numbers=event.deal.number, proposed=event.deal, figures=event.figures)


def _on_the_table(state: EventState, number: int) -> e.Deal:
    deal = state.outcome.deal.proposed
    if deal is None or deal.number != number:
        raise ChipCountError(f"deal {number} does not lie before the players")
    return deal


def _agreed(state: EventState, event: e.DealAgreed) -> EventState:
    deal = _on_the_table(state, event.number)
    return _with_desk(state, proposed=replace(deal, signed=(*deal.signed, event.signature)))


def _dropped(state: EventState, event: e.DealDropped) -> EventState:
    _on_the_table(state, event.number)
    return _with_desk(state, proposed=None)


def _made(state: EventState, event: e.DealMade) -> EventState:
    deal = _on_the_table(state, event.number)
    ladder = event.ladder + state.prizes.ladder[len(event.ladder) :]
    dealt = sum([share.cents for share in deal.shares])
    if dealt + sum(ladder) != state.prizes.pool_cents:
        raise ChipCountError(f"deal {deal.number} makes {dealt + sum(ladder)} cents of a pool of other size")
    after = _with_prizes(state, ladder=ladder)
    return _with_desk(after, proposed=None, made=deal)


def _milestone(state: EventState, event: e.MilestoneReached) -> EventState:
    winners = (*state.outcome.winners, e.SeatWinner(event.player, event.stack, event.at))
    after = replace(state, outcome=replace(state.outcome, winners=winners))
    return without_stack(after, event.table, event.player, event.stack)


def _seats_handed_over(state: EventState, event: e.SeatsHandedOver) -> EventState:
    return with_records(with_postings(state, event.postings), tickets=replace(state.tickets, handed=event.batch))


APPLY_PRIZES: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    PrizesAwarded: _awarded,
    PayoutsFixed: _payouts_fixed,
    e.PayoutsPlanned: lambda state, event: _with_prizes(state, plan=event.plan),
    e.DealProposed: _proposed,
    e.DealAgreed: _agreed,
    e.DealDropped: _dropped,
    e.DealMade: _made,
    e.MilestoneReached: _milestone,
    e.SeatsHandedOver: _seats_handed_over,
}
