"""The hand at this moment, one small type for each phase.

    Seated → Dealing → BettingRound ⇄ Dealing → Showdown → Settled
                            ⇅
                         Drawing

Seats are places in ``plan.seats`` counted from 0. Sets of seats are bit masks: bit *i* is seat *i*. A hole card is
known by its place in the deck; its face is ``UNKNOWN`` until the table has seen it.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import PotResult

NOBODY = -1
"""No seat: nobody is to act, nobody has bet."""


class Cards(Struct, frozen=True, gc=False):
    """Where every card of the hand lies. ``faces`` mirrors ``holes`` and shows what the whole table may see."""

    holes: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    burns: tuple[int, ...]
    muck: tuple[int, ...]
    stub: int
    """The place of the next card to be dealt."""


class Felt(Struct, frozen=True, gc=False):
    """What does not change while the bets of one street go round."""

    plan: HandPlan
    street: int
    cards: Cards
    paid: tuple[int, ...]
    """Chips of each seat already in the pots: earlier streets and antes."""
    dead: int
    """Chips in the main pot that nobody has to match: a single payer's ante."""
    aggressors: tuple[int, ...]
    """For each street so far the last seat to bet or raise, ``NOBODY`` where there was none."""
    active: int
    """How many players could still bet when the street began."""
    assumed: int
    """Chips of short or missing blinds that pot-limit counts as posted (TDA 54-B)."""


class Price(Struct, frozen=True, gc=False):
    """What it costs to stay in, and by how much the next raise must raise."""

    high: int
    inc: int
    raises: int
    """Full bets and raises of the street; a big blind counts as the bet."""
    aggressor: int


class Seated(Struct, frozen=True, gc=False):
    """Seats taken, nothing posted."""

    plan: HandPlan


class Stage(Enum):
    """What the dealer turns to next."""

    DRAW = "draw"
    """The street's cards are out: its draw, if it has one, then its bets."""
    BET = "bet"
    DEAL = "deal"
    """The street's bets are in: the next street, the showdown or the award."""
    HELD = "held"
    """A called all-in waits for the floor (hand for hand)."""


class Dealing(Struct, frozen=True, gc=False):
    """Between rounds: blinds are in or bets are collected, and the dealer has the deck."""

    felt: Felt
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: int
    tabled: int
    """Seats whose cards lie face up."""
    stage: Stage


class BettingRound(Struct, frozen=True, gc=False):
    """A seat is to act."""

    felt: Felt
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: int
    able: int
    """Live seats with chips behind."""
    waiting: int
    """Seats that must still act before the round can close."""
    acted: int
    """Seats that acted since the last full bet or raise."""
    turn: int
    price: Price


class Drawing(Struct, frozen=True, gc=False):
    """A seat is to exchange or to discard cards."""

    felt: Felt
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: int
    waiting: int
    turn: int


class Showdown(Struct, frozen=True, gc=False):
    """Betting is over and more than one hand is left; a seat is to table its cards or to muck them."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    tabled: int
    waiting: int
    turn: int


class Settled(Struct, frozen=True, gc=False):
    """The chips are back in the stacks."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    tabled: int
    pots: tuple[PotResult, ...]


HandState: TypeAlias = Seated | Dealing | BettingRound | Drawing | Showdown | Settled
