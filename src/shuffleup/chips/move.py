"""Chips only move. A move has a source, a target and an amount, and the total never changes."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct


class Stack(Struct, frozen=True, gc=False, tag="stack"):
    """The chips a seat has behind."""

    seat: int


class Bet(Struct, frozen=True, gc=False, tag="bet"):
    """The chips in front of a seat in this betting round."""

    seat: int


class Pot(Struct, frozen=True, gc=False, tag="pot"):
    """A pot: 0 is the main pot, then the side pots in the order they arose. Dead antes go to the main pot."""

    number: int = 0


class Bank(Struct, frozen=True, gc=False, tag="bank"):
    """The house, which issues and takes back chips: its balance is minus the chips in play."""


Place: TypeAlias = Stack | Bet | Pot | Bank


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
        if held < move.amount and not isinstance(move.source, Bank):
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


def chips_in_play(balances: Mapping[Place, int]) -> int:
    """All chips outside the bank."""
    return sum(amount for place, amount in balances.items() if not isinstance(place, Bank))
