"""The hand at this moment, one small type for each phase.

    Seated → Dealing → BettingRound ⇄ Dealing → Showdown → Settled
                ⇅           ⇅            ↘                   ↗
          BlindOpening   Drawing          CatchUp ──────────
                         Serving, Choosing

Seats are places in ``plan.seats`` counted from 0. Sets of seats are bit masks: bit *i* is seat *i*. A hole card is
known by its place in the deck; its face is ``UNKNOWN`` until the table has seen it.
"""

from enum import Enum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.table.carry import Carry, NoCarry
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import PotResult, ShownHand

NOBODY = -1
"""No seat: nobody is to act, nobody has bet."""
NOWHERE = -1
"""The place of a burned card that was shuffled into a stub again: its street has had its burn all the same."""


class Cards(Struct, frozen=True, gc=False):
    """Where every card of the hand lies. ``faces`` mirrors ``holes`` and shows what the whole table may see."""

    holes: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    burns: tuple[int, ...]
    """In the order in which they were burned, ``NOWHERE`` for each that lies in the stub again."""
    muck: tuple[int, ...]
    stub: int
    """The place of the next card to be dealt."""
    laid: int = 0
    """The place after the last board card dealt: no longer the stub's where it has been shuffled since."""


class Past(Struct, frozen=True, gc=False):
    """What the end of a hand asks of its earlier streets."""

    all_in_raisers: int = 0
    """Seats whose bet or raise was their last chip."""
    released: bool = False
    """Hand for hand: the floor has let the all-in run."""


NOTHING_YET = Past()


class Felt(Struct, frozen=True, gc=False):
    """What does not change while the bets of one street go round."""

    plan: HandPlan
    street: int
    cards: Cards
    paid: tuple[int, ...]
    """Chips of each seat already in the pots: earlier streets and antes."""
    dead: int
    """Chips in the main pot that nobody has to match: a single payer's ante, and what players who have left put into a
    carried pot."""
    aggressors: tuple[int, ...]
    """For each street so far the last seat to bet or raise, ``NOBODY`` where there was none. A blind opening before the
    cards is one entry more, in front."""
    active: int
    """How many players could still bet when the street began."""
    assumed: int
    """Chips of short or missing blinds that pot-limit counts as posted (TDA 54-B)."""
    past: Past = NOTHING_YET


class Price(Struct, frozen=True, gc=False):
    """What it costs to stay in, and by how much the next raise must raise."""

    high: int
    inc: int
    raises: int
    """Full bets and raises of the street; a big blind counts as the bet."""
    aggressor: int
    all_ins: int = 0
    """Seats whose bet or raise on this street was their last chip."""
    parols: int = 0
    """Seats that checked with a parol. A bet makes a new price, and so the parols are void."""


class NobodysTurn:
    """A phase in which no seat is to act in turn."""

    __slots__ = ()
    turn: ClassVar[int] = NOBODY


class InPlay(Struct, frozen=True, gc=False):
    """What every phase has in which chips may lie in front of the seats."""

    felt: Felt
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: int


class Seated(Struct, NobodysTurn, frozen=True, gc=False):
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


class Dealing(InPlay, NobodysTurn, frozen=True, gc=False):
    """Between rounds: blinds are in or bets are collected, and the dealer has the deck."""

    tabled: int
    """Seats whose cards lie face up."""
    stage: Stage


class BettingRound(InPlay, frozen=True, gc=False):
    """A seat is to act."""

    able: int
    """Live seats with chips behind."""
    waiting: int
    """Seats that must still act before the round can close."""
    acted: int
    """Seats that acted since the last full bet or raise."""
    turn: int
    price: Price


class Drawing(InPlay, frozen=True, gc=False):
    """A seat is to exchange or to discard cards."""

    waiting: int
    turn: int
    thrown: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """What each seat has thrown away in this draw, as places, in the order of the exchanges."""
    owed: int = 0
    """Seats that get their last card when everybody else has been served, if their hands are still live then."""


class BlindOpening(InPlay, frozen=True, gc=False):
    """Before the cards: a seat may open blind for ``amount``, or have the cards dealt."""

    turn: int
    amount: int


class Serving(InPlay, NobodysTurn, frozen=True, gc=False):
    """Everybody has exchanged, and the dealer owes a last card to those who are waiting."""

    waiting: int
    thrown: tuple[tuple[int, tuple[int, ...]], ...]


class CatchUp(Struct, frozen=True, gc=False):
    """Everybody left has said parol: a seat may pay up to ``target`` chips in all and play the carried pot."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    """Seats that play the carried pot so far."""
    waiting: int
    turn: int
    target: int
    joined: int
    """Those of them that caught up."""


class Choosing(InPlay, NobodysTurn, frozen=True, gc=False):
    """Seats choose a covered card to turn up, all at once: it is nobody's turn."""

    waiting: int
    """Seats that have not chosen yet."""
    picks: tuple[int, ...]
    """For each seat the place of the chosen card in its hand, ``NOBODY`` before it has chosen. Nobody may see it."""


class Showdown(Struct, frozen=True, gc=False):
    """Betting is over and more than one hand is left; a seat is to table its cards or to muck them."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    tabled: int
    waiting: int
    turn: int


class Settled(Struct, NobodysTurn, frozen=True, gc=False):
    """The chips are back in the stacks."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    tabled: int
    pots: tuple[PotResult, ...]
    shown: tuple[ShownHand, ...] = ()
    """The hands that were compared and shown, in games that ask for them."""
    carry: Carry = NoCarry()
    """The pot that nobody won and that passes to the next hand."""


HandState: TypeAlias = (
    Seated | BlindOpening | Dealing | BettingRound | Drawing | Serving | Choosing | Showdown | CatchUp | Settled
)
