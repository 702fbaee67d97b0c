"""The result that a finished hand gives back to its table."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.italian.ranking import ItalianHand
from shuffleup.table.carry import Carry, NoCarry


class SeatResult(Struct, frozen=True, gc=False):
    """A player after the hand. ``finished`` is None if a live table did not count the stack."""

    number: int
    player: str
    started: int
    finished: int | None

    @property
    def busted(self) -> bool:
        """Did the player lose his last chip?"""
        return self.finished == 0


class PotResult(Struct, frozen=True, gc=False):
    """One pot: its size, the seats that could win it, and what each winner got."""

    amount: int
    contenders: tuple[int, ...]
    shares: tuple[tuple[int, int], ...]


def given_to(shares: Iterable[tuple[int, int]]) -> dict[int, int]:
    """What each seat got in all these shares together."""
    given: dict[int, int] = {}
    for seat, chips in shares:
        given[seat] = given.get(seat, 0) + chips
    return given


def whole_pots(pots: Sequence[PotResult]) -> tuple[PotResult, ...]:
    """Each pot once, side pots first: if high and low were awarded one after the other, they are joined."""
    joined: dict[tuple[int, ...], PotResult] = {}
    for pot in pots:
        half = joined.get(pot.contenders)
        amount, shares = (half.amount, half.shares) if half else (0, ())
        joined[pot.contenders] = PotResult(amount + pot.amount, pot.contenders, (*shares, *pot.shares))
    return tuple(joined.values())


class ShownHand(Struct, frozen=True, gc=False):
    """A hand that was compared at the showdown and shown: its seat, its category, and the cards that play."""

    seat: int
    category: str
    """In words, such as ``full-house``."""
    cards: tuple[Card, ...]


def shown_hand(seat: int, hand: ItalianHand) -> ShownHand:
    """A ranked hand as it is recorded."""
    return ShownHand(seat, hand.category.name.lower().replace("_", "-"), hand.cards)


class HandResult(Struct, frozen=True, gc=False):
    """The outcome that a table and its tournament need: stacks, pots, and what is carried to the next hand."""

    hand: int
    seats: tuple[SeatResult, ...]
    pots: tuple[PotResult, ...] = ()
    carry: Carry = NoCarry()
    shown: tuple[ShownHand, ...] = ()
    """The hands shown if hands were compared, in games that need them (for the mad round)."""
