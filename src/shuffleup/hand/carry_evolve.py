"""Applying what makes a pot pass to the next hand."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shuffleup.hand.carry_events import CatchUpDeclined, CatchUpOpened, CaughtUp, ParolSaid, PotCarried
from shuffleup.hand.state import BettingRound, CatchUp, Dealing, HandState, Settled


def _parol_said(state: BettingRound, event: ParolSaid) -> BettingRound:
    bit = 1 << event.seat
    price = replace(state.price, parols=state.price.parols | bit)
    return replace(state, waiting=state.waiting & ~bit, acted=state.acted | bit, turn=event.turn, price=price)


def _catch_up_opened(state: Dealing, event: CatchUpOpened) -> CatchUp:
    return CatchUp(state.felt, state.stacks, state.live, event.waiting, event.turn, event.target, 0)


def _caught_up(state: CatchUp, event: CaughtUp) -> CatchUp:
    seat, bit = event.seat, 1 << event.seat
    stacks, paid = list(state.stacks), list(state.felt.paid)
    stacks[seat] -= event.amount
    paid[seat] += event.amount
    return replace(
        state,
        felt=replace(state.felt, paid=tuple(paid)),
        stacks=tuple(stacks),
        live=state.live | bit,
        waiting=state.waiting & ~bit,
        turn=event.turn,
        joined=state.joined | bit,
    )


def _catch_up_declined(state: CatchUp, event: CatchUpDeclined) -> CatchUp:
    return replace(state, waiting=state.waiting & ~(1 << event.seat), turn=event.turn)


def _pot_carried(state: Dealing | CatchUp, event: PotCarried) -> Settled:
    return Settled(state.felt, state.stacks, state.live, 0, (), carry=event.carry)


# Each event has its own phases, and mypy cannot follow a table of functions with different parameters.
APPLY_CARRY: dict[type, Callable[[Any, Any], HandState]] = {
    ParolSaid: _parol_said,
    CatchUpOpened: _catch_up_opened,
    CaughtUp: _caught_up,
    CatchUpDeclined: _catch_up_declined,
    PotCarried: _pot_carried,
}
