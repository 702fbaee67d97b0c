"""Applying what happens before the cards. A blind opening is noted as the aggressor of a street of its own."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shuffleup.hand.blind_events import BlindDeclined, BlindOffered, BlindPosted, SeatsLeftOut
from shuffleup.hand.state import BlindOpening, Dealing, HandState, Past, Stage


def _left_out(state: Dealing, event: SeatsLeftOut) -> Dealing:
    return replace(state, live=state.live & ~event.seats)


def _offered(state: Dealing, event: BlindOffered) -> BlindOpening:
    return BlindOpening(state.felt, state.stacks, state.bets, state.live, event.seat, event.amount)


def _posted(state: BlindOpening, event: BlindPosted) -> Dealing:
    seat = event.seat
    stacks, bets = list(state.stacks), list(state.bets)
    stacks[seat] -= event.amount
    bets[seat] += event.amount
    past = state.felt.past
    if not stacks[seat]:
        # A blind is a bet: who puts his last chips into one shows his hand at the end.
        past = Past(past.all_in_raisers | 1 << seat, past.released)
    felt = replace(state.felt, aggressors=(seat,), past=past)
    return Dealing(felt, tuple(stacks), tuple(bets), state.live, 0, Stage.DEAL)


def _declined(state: BlindOpening, event: BlindDeclined) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live, 0, Stage.DEAL)


# Each event has its own phases, and mypy cannot follow a table of functions with different parameters.
APPLY_BLINDS: dict[type, Callable[[Any, Any], HandState]] = {
    SeatsLeftOut: _left_out,
    BlindOffered: _offered,
    BlindPosted: _posted,
    BlindDeclined: _declined,
}
