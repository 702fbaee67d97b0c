"""An account of chips beside the state of a hand: every event as moves from one place to another.

The state keeps sums; this reads the same events as a ledger does, so that the two can be held against each other.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from shuffleup.hand.events import (
    BetsCollected,
    BlindPosted,
    BroughtIn,
    Called,
    CaughtUp,
    HandEvent,
    Posted,
    PotAwarded,
    Raised,
)
from shuffleup.hand.evolve import evolve
from shuffleup.hand.floor.evolve import Between, OnFelt
from shuffleup.hand.orders.events import AwardCorrected, BetSet, ChipsTaken, HandVoided, StakesSet
from shuffleup.hand.state import BettingRound, CatchUp, Dealing, HandState, Seated, Settled, Showdown
from shuffleup.table.plan import PostingKind


class StackPlace(Struct, frozen=True, gc=False, tag="stack"):
    """The chips a seat has behind."""

    seat: int


class BetPlace(Struct, frozen=True, gc=False, tag="bet"):
    """The chips in front of a seat in this betting round."""

    seat: int


class PotPlace(Struct, frozen=True, gc=False, tag="pot"):
    """A pot: 0 is the main pot, then the side pots in the order they arose. Dead antes go to the main pot."""

    number: int = 0


class BankPlace(Struct, frozen=True, gc=False, tag="bank"):
    """The house, which issues and takes back chips: its balance is minus the chips in play."""


Place: TypeAlias = StackPlace | BetPlace | PotPlace | BankPlace


class MoveError(ValueError):
    """The move is impossible; the message says how much lies where."""


class Move(Struct, frozen=True, gc=False):
    """So many chips go from one place to another. Raises ``MoveError`` unless the amount is positive."""

    source: Place
    target: Place
    amount: int

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise MoveError(f"{self.amount} chips cannot move from {self.source} to {self.target}: move at least 1")


def apply(moves: Iterable[Move], balances: Mapping[Place, int]) -> dict[Place, int]:
    """The balances after the moves, made in order. Raises ``MoveError`` where any place but the bank runs short."""
    after = dict(balances)
    for move in moves:
        held = after.get(move.source, 0)
        if held < move.amount and not isinstance(move.source, BankPlace):
            raise MoveError(f"{move.source} holds {held}, so {move.amount} cannot go to {move.target}")
        after[move.source] = held - move.amount
        after[move.target] = after.get(move.target, 0) + move.amount
    check_total(balances, after)
    return after


def check_total(before: Mapping[Place, int], after: Mapping[Place, int]) -> None:
    """Asserts that no chip appeared or vanished. Raises ``MoveError`` with both totals."""
    was, now = sum(before.values()), sum(after.values())
    if was != now:
        raise MoveError(f"{was} chips became {now}")


# ── a hand ───────────────────────────────────────────────────────────────────────────────────────────────────────────

MAIN_POT = PotPlace(0)
"""Collected chips lie in one heap until they are awarded; which side pot they belong to is decided then."""


def moves(before: HandState | None, event: HandEvent) -> tuple[Move, ...]:
    """The chips an event moves, given the state it happened in. A carried pot lies in the main pot from the start."""
    if isinstance(event, Called | Raised | BroughtIn | BlindPosted):
        return (Move(StackPlace(event.seat), BetPlace(event.seat), event.amount),)
    if isinstance(event, Posted):
        return tuple(
            [Move(StackPlace(paid.seat), _posted_to(paid.seat, paid.kind), paid.amount) for paid in event.payments]
        )
    if isinstance(event, BetsCollected) and isinstance(before, BettingRound | Dealing):
        back = (Move(BetPlace(event.seat), StackPlace(event.seat), event.returned),) if event.returned else ()
        left = [bet - (event.returned if seat == event.seat else 0) for seat, bet in enumerate(before.bets)]
        return back + tuple([Move(BetPlace(seat), MAIN_POT, bet) for seat, bet in enumerate(left) if bet])
    if isinstance(event, PotAwarded):
        return tuple([Move(MAIN_POT, StackPlace(seat), amount) for seat, amount in event.shares if amount])
    if isinstance(event, CaughtUp):
        return (Move(StackPlace(event.seat), MAIN_POT, event.amount),) if event.amount else ()
    return _floor_moves(before, event)


def _floor_moves(before: HandState | None, event: HandEvent) -> tuple[Move, ...]:
    if isinstance(event, BetSet) and isinstance(before, BettingRound):
        stack, bet = StackPlace(event.seat), BetPlace(event.seat)
        more = event.to - before.bets[event.seat]
        return (Move(stack, bet, more) if more > 0 else Move(bet, stack, -more),) if more else ()
    if isinstance(event, AwardCorrected):
        return (Move(StackPlace(event.source), StackPlace(event.target), event.amount),)
    if isinstance(event, ChipsTaken):
        return (Move(StackPlace(event.seat), BankPlace(), event.amount),)
    if isinstance(event, HandVoided) and before is not None and not isinstance(before, Seated | Settled):
        return _all_back(before)
    if isinstance(event, StakesSet) and isinstance(before, BettingRound):
        again = [Move(StackPlace(one.seat), _posted_to(one.seat, one.kind), one.amount) for one in event.paid]
        return (*_all_back(before), *again)
    return ()


def _all_back(before: OnFelt | Between) -> tuple[Move, ...]:
    """Bets first, then what each seat paid into the pots, dead ante included."""
    bets = (0,) * len(before.stacks) if isinstance(before, Showdown | CatchUp) else before.bets
    seats = before.felt.plan.seats
    paid = [seat.stack - chips - bet for seat, chips, bet in zip(seats, before.stacks, bets, strict=True)]
    from_bets = [Move(BetPlace(seat), StackPlace(seat), bet) for seat, bet in enumerate(bets) if bet]
    return (*from_bets, *[Move(MAIN_POT, StackPlace(seat), chips) for seat, chips in enumerate(paid) if chips])


def _posted_to(seat: int, kind: PostingKind) -> Place:
    return MAIN_POT if kind in (PostingKind.ANTE, PostingKind.DEAD_ANTE) else BetPlace(seat)


def balances(events: list[HandEvent]) -> dict[Place, int]:
    """The ledger of the same events."""
    state, held = None, {}
    for event in events:
        before, state = state, evolve(state, event)
        if before is None:
            held = {StackPlace(seat): plan.stack for seat, plan in enumerate(event.plan.seats)}  # type: ignore[union-attr]
        held = apply(moves(before, event), held)
    return {place: chips for place, chips in held.items() if isinstance(place, StackPlace | BetPlace | PotPlace)}
