"""Every change of chips in a hand as moves from one place to another.

The state keeps sums; this reads the same events as a ledger does, so that the two can be held against each other.
"""

from shuffleup.chips.move import Bank, Bet, Move, Place, Pot, Stack
from shuffleup.hand.blind_events import BlindPosted
from shuffleup.hand.carry_events import CaughtUp
from shuffleup.hand.events import BetsCollected, BroughtIn, Called, HandEvent, Posted, PotAwarded, Raised
from shuffleup.hand.floor_events import AwardCorrected, BetSet, ChipsTaken, HandVoided, StakesSet
from shuffleup.hand.floor_evolve import Between, OnFelt
from shuffleup.hand.state import BettingRound, CatchUp, Dealing, HandState, Seated, Settled, Showdown
from shuffleup.table.plan import PostingKind

MAIN_POT = Pot(0)
"""Collected chips lie in one heap until they are awarded; which side pot they belong to is decided then."""


def moves(before: HandState | None, event: HandEvent) -> tuple[Move, ...]:
    """The chips an event moves, given the state it happened in. A carried pot lies in the main pot from the start."""
    if isinstance(event, Called | Raised | BroughtIn | BlindPosted):
        return (Move(Stack(event.seat), Bet(event.seat), event.amount),)
    if isinstance(event, Posted):
        return tuple([Move(Stack(paid.seat), _posted_to(paid.seat, paid.kind), paid.amount) for paid in event.payments])
    if isinstance(event, BetsCollected) and isinstance(before, BettingRound | Dealing):
        back = (Move(Bet(event.seat), Stack(event.seat), event.returned),) if event.returned else ()
        left = [bet - (event.returned if seat == event.seat else 0) for seat, bet in enumerate(before.bets)]
        return back + tuple([Move(Bet(seat), MAIN_POT, bet) for seat, bet in enumerate(left) if bet])
    if isinstance(event, PotAwarded):
        return tuple([Move(MAIN_POT, Stack(seat), amount) for seat, amount in event.shares if amount])
    if isinstance(event, CaughtUp):
        return (Move(Stack(event.seat), MAIN_POT, event.amount),) if event.amount else ()
    return _floor_moves(before, event)


def _floor_moves(before: HandState | None, event: HandEvent) -> tuple[Move, ...]:
    if isinstance(event, BetSet) and isinstance(before, BettingRound):
        stack, bet = Stack(event.seat), Bet(event.seat)
        more = event.to - before.bets[event.seat]
        return (Move(stack, bet, more) if more > 0 else Move(bet, stack, -more),) if more else ()
    if isinstance(event, AwardCorrected):
        return (Move(Stack(event.source), Stack(event.target), event.amount),)
    if isinstance(event, ChipsTaken):
        return (Move(Stack(event.seat), Bank(), event.amount),)
    if isinstance(event, HandVoided) and before is not None and not isinstance(before, Seated | Settled):
        return _all_back(before)
    if isinstance(event, StakesSet) and isinstance(before, BettingRound):
        again = [Move(Stack(one.seat), _posted_to(one.seat, one.kind), one.amount) for one in event.paid]
        return (*_all_back(before), *again)
    return ()


def _all_back(before: OnFelt | Between) -> tuple[Move, ...]:
    """Bets first, then what each seat paid into the pots, dead ante included."""
    bets = (0,) * len(before.stacks) if isinstance(before, Showdown | CatchUp) else before.bets
    seats = before.felt.plan.seats
    paid = [seat.stack - chips - bet for seat, chips, bet in zip(seats, before.stacks, bets, strict=True)]
    from_bets = [Move(Bet(seat), Stack(seat), bet) for seat, bet in enumerate(bets) if bet]
    return (*from_bets, *[Move(MAIN_POT, Stack(seat), chips) for seat, chips in enumerate(paid) if chips])


def _posted_to(seat: int, kind: PostingKind) -> Place:
    return MAIN_POT if kind in (PostingKind.ANTE, PostingKind.DEAD_ANTE) else Bet(seat)
