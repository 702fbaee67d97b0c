"""Chips are neither made nor lost, by three accounts that do not know of each other: state, moves and results."""

from collections import Counter

from hypothesis import given

from shuffleup.hand.events import HandEvent, PotAwarded
from shuffleup.hand.evolve import evolve
from shuffleup.hand.result import result
from shuffleup.hand.state import BettingRound, Dealing, Drawing, HandState, Seated, Settled
from tests.laws.deals import Deal, deals
from tests.laws.playing import finished, steps
from tests.laws.volume import hands
from tests.ledger import BetPlace, Place, PotPlace, StackPlace, moves


def in_front(state: HandState) -> tuple[int, ...]:
    """The bets lying before the seats."""
    return state.bets if isinstance(state, BettingRound | Dealing | Drawing) else ()


def in_pots(state: HandState) -> int:
    """The chips in the middle."""
    if isinstance(state, Seated):
        return 0
    awarded = sum(pot.amount for pot in state.pots) if isinstance(state, Settled) else 0
    return sum(state.felt.paid) + state.felt.dead - awarded


@hands(450)
@given(deals())
def test_every_event_keeps_every_chip(deal: Deal) -> None:
    brought = sum(seat.stack for seat in deal.plan.seats)
    account: Counter[Place] = Counter({StackPlace(place): seat.stack for place, seat in enumerate(deal.plan.seats)})
    state: HandState | None = None
    for event in finished(deal).events:
        for move in moves(state, event):
            assert move.amount > 0
            account[move.source] -= move.amount
            account[move.target] += move.amount
        state = evolve(state, event)
        if isinstance(state, Seated):
            continue
        _agree(state, account, event)
        assert sum(state.stacks) + sum(in_front(state)) + in_pots(state) == brought
    assert isinstance(state, Settled)
    assert sum(state.stacks) == brought


def _agree(state: HandState, account: Counter[Place], event: HandEvent) -> None:
    """The state says of every place what the moves say."""
    assert not isinstance(state, Seated)
    seats = range(len(state.stacks))
    assert state.stacks == tuple(account[StackPlace(seat)] for seat in seats), event
    assert (in_front(state) or (0,) * len(state.stacks)) == tuple(account[BetPlace(seat)] for seat in seats), event
    assert in_pots(state) == account[PotPlace(0)], event
    assert min(state.stacks) >= 0
    assert min(account.values()) >= 0


@hands(50)
@given(deals())
def test_the_result_gives_every_chip_back_to_a_player(deal: Deal) -> None:
    hand = finished(deal)
    outcome = result(hand.state)
    assert [seat.started for seat in outcome.seats] == [seat.stack for seat in deal.plan.seats]
    assert sum(seat.finished or 0 for seat in outcome.seats) == sum(seat.started for seat in outcome.seats)
    assert isinstance(hand.state, Settled)
    assert [seat.finished for seat in outcome.seats] == list(hand.state.stacks)
    assert [seat.busted for seat in outcome.seats] == [chips == 0 for chips in hand.state.stacks]
    assert sum(pot.amount for pot in outcome.pots) == sum(
        event.amount for event in hand.events if isinstance(event, PotAwarded)
    )


@hands(50)
@given(deals())
def test_only_the_seat_that_acts_pays(deal: Deal) -> None:
    for step in steps(deal):
        if not isinstance(step.before, BettingRound) or not isinstance(step.after, BettingRound):
            continue
        if step.before.felt.street == step.after.felt.street:
            seats = range(len(step.before.stacks))
            paid = [seat for seat in seats if step.after.stacks[seat] != step.before.stacks[seat]]
            assert paid in ([], [step.before.turn])
