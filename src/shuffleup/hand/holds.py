"""The holds of a betting round, as they were ordered: which there are, and over which bet each of them holds."""

from collections.abc import Iterable

from shuffleup.hand.orders.actions import Hold
from shuffleup.hand.orders.events import SeatHeld
from shuffleup.hand.state import BettingRound, HeldRound, Price


def holds_of(state: BettingRound) -> tuple[SeatHeld, ...]:
    """What the floor has ordered seats to be held to in this round."""
    return state.holds if isinstance(state, HeldRound) else ()


def holding(state: BettingRound, holds: Iterable[SeatHeld]) -> BettingRound:
    """The same round with these holds; without any it is an ordinary one again."""
    common = {name: getattr(state, name) for name in BettingRound.__struct_fields__}
    kept = tuple(holds)
    return HeldRound(**common, holds=kept) if kept else BettingRound(**common)


def is_over(hold: Hold, price: Price) -> bool:
    """Is this bet one of those over which it holds?"""
    made = [bet for bet in hold.facing if bet.seat == price.aggressor and bet.to in (0, price.high)]
    return not hold.facing or bool(made)
