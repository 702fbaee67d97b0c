"""Every change of chips in a hand as moves from one place to another.

The state keeps sums; this reads the same events as a ledger does, so that the two can be held against each other.
"""

from shuffleup.chips.move import Bet, Move, Place, Pot, Stack
from shuffleup.hand.events import BetsCollected, Called, HandEvent, Posted, PotAwarded, Raised
from shuffleup.hand.state import BettingRound, Dealing, HandState
from shuffleup.table.plan import PostingKind

MAIN_POT = Pot(0)
"""Collected chips lie in one heap until they are awarded; which side pot they belong to is decided then."""


def moves(before: HandState | None, event: HandEvent) -> tuple[Move, ...]:
    """The chips an event moves, given the state it happened in."""
    if isinstance(event, Called | Raised):
        return (Move(Stack(event.seat), Bet(event.seat), event.amount),)
    if isinstance(event, Posted):
        return tuple([Move(Stack(paid.seat), _posted_to(paid.seat, paid.kind), paid.amount) for paid in event.payments])
    if isinstance(event, BetsCollected) and isinstance(before, BettingRound | Dealing):
        back = (Move(Bet(event.seat), Stack(event.seat), event.returned),) if event.returned else ()
        left = [bet - (event.returned if seat == event.seat else 0) for seat, bet in enumerate(before.bets)]
        return back + tuple([Move(Bet(seat), MAIN_POT, bet) for seat, bet in enumerate(left) if bet])
    if isinstance(event, PotAwarded):
        return tuple([Move(MAIN_POT, Stack(seat), amount) for seat, amount in event.shares if amount])
    return ()


def _posted_to(seat: int, kind: PostingKind) -> Place:
    return MAIN_POT if kind in (PostingKind.ANTE, PostingKind.DEAD_ANTE) else Bet(seat)
