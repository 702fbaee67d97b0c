"""What a hand leaves to the others when the floor kills it, and what is left for it to do when it comes back."""

from typing import TypeAlias

from shuffleup.hand.seats import after, single
from shuffleup.hand.state import NOBODY, BettingRound, Choosing, Dealing, Drawing, Showdown
from shuffleup.hand.turning import covered

HandsLive: TypeAlias = Dealing | BettingRound | Drawing | Choosing | Showdown
"""Phases in which a hand can be killed and brought back."""


def turn_without(state: HandsLive, seat: int) -> int:
    """The seat to act once this hand is dead, ``NOBODY`` where nobody is to act in turn any more."""
    if isinstance(state, Dealing | Choosing):
        return NOBODY
    bit = 1 << seat
    waiting = state.waiting & ~bit
    # The last hand left takes the pot: it neither bets nor draws against anybody. At a showdown it may be asked.
    if not waiting or (not isinstance(state, Showdown) and single(state.live & ~bit)):
        return NOBODY
    return after(waiting, seat) if state.turn == seat else state.turn


def must_act(state: HandsLive, seat: int) -> bool:
    """Is anything left to do for a hand that comes back? What it did before it was killed is not done again."""
    match state:
        case Dealing():
            return False
        case BettingRound():
            unanswered = state.bets[seat] < state.price.high or not state.acted >> seat & 1
            return state.stacks[seat] > 0 and unanswered
        case Drawing():
            return all(seat != exchanged for exchanged, _ in state.thrown)
        case Choosing():
            return state.picks[seat] == NOBODY and len(covered(state.felt, seat)) > 1
        case Showdown():
            return not state.tabled >> seat & 1
