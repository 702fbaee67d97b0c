"""Turns a settled hand into the result that its table needs."""

from shuffleup.hand.state import HandState, Settled
from shuffleup.table.carry import CarriedPot, Carry, NoCarry
from shuffleup.table.result import HandResult, SeatResult


def result(state: HandState) -> HandResult:
    """The outcome of a settled hand. Raises ``ValueError`` while chips are still in play."""
    if not isinstance(state, Settled):
        raise ValueError(f"the hand is not over: it is in {type(state).__name__}")
    plan = state.felt.plan
    seats = tuple(
        [
            SeatResult(seat.number, seat.player, seat.stack, chips)
            for seat, chips in zip(plan.seats, state.stacks, strict=True)
        ]
    )
    carry: Carry = plan.carry
    if isinstance(state.carry, CarriedPot):
        carry = state.carry
    elif isinstance(carry, CarriedPot) and state.pots:
        carry = NoCarry()
    return HandResult(plan.hand, seats, state.pots, carry, state.shown)
