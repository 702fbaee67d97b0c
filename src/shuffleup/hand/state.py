"""The current state of a hand, with a small type for each phase.

    Seated → Dealing → BettingRound ⇄ Dealing → Showdown → Settled
                         HeldRound
                ⇅           ⇅            ↘                   ↗
          BlindOpening   Drawing          CatchUp ──────────
                         Serving, Choosing

Seats are indices in ``plan.seats``. Sets of seats are bit masks: bit *i* is seat *i*. A hole card is identified by its
place in the deck; its face is ``UNKNOWN`` until the table has seen it.
"""

from enum import Enum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.hand.orders.events import SeatHeld
from shuffleup.table.carry import Carry, NoCarry
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import PotResult, ShownHand

NOBODY = -1
"""No seat: nobody is to act, or nobody has bet."""
NOWHERE = -1
"""The place of a burned card that was shuffled back into a stub: its street has had its burn all the same."""


class Cards(Struct, frozen=True, gc=False):
    """Where every card of the hand is. ``faces`` mirrors ``holes`` and shows what the whole table may see."""

    holes: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    burns: tuple[int, ...]
    """In the order in which they were burned; ``NOWHERE`` for each that is back in the stub."""
    muck: tuple[int, ...]
    stub: int
    """The place of the next card to be dealt."""
    laid: int = 0
    """The place after the last board card dealt; it is no longer in the stub if that has been shuffled since."""


class Past(Struct, frozen=True, gc=False):
    """What the end of a hand needs to know of its earlier streets."""

    all_in_raisers: int = 0
    """Seats whose bet or raise was their last chip."""
    released: bool = False
    """Hand for hand: the floor has let the all-in run."""


NOTHING_YET = Past()


class Felt(Struct, frozen=True, gc=False):
    """What does not change during the bets of one street."""

    plan: HandPlan
    street: int
    cards: Cards
    paid: tuple[int, ...]
    """The chips of each seat already in the pots, from earlier streets and antes."""
    dead: int
    """Chips in the main pot that nobody has to match: an ante paid by one player for all, and the chips in a carried
    pot of players who have left."""
    aggressors: tuple[int, ...]
    """For each street so far, the last seat to bet or raise, or ``NOBODY`` if there was none. A blind opening before
    the cards is one more entry, in front."""
    active: int
    """The number of players who could still bet when the street began."""
    assumed: int
    """The missing chips of short or missing blinds that pot-limit counts as posted (TDA 54-B)."""
    past: Past = NOTHING_YET


class Price(Struct, frozen=True, gc=False):
    """What it costs to stay in, and the least amount of the next raise."""

    high: int
    inc: int
    raises: int
    """Full bets and raises of the street; a big blind counts as the bet."""
    aggressor: int
    all_ins: int = 0
    """Seats whose bet or raise on this street was their last chip."""
    parols: int = 0
    """Seats that said parol. A bet makes a new price, which voids the parols."""


class NobodysTurn:
    """A phase in which no seat is to act in turn."""

    __slots__ = ()
    turn: ClassVar[int] = NOBODY


class InPlay(Struct, frozen=True, gc=False):
    """What every phase has in which there may be chips in front of the seats."""

    felt: Felt
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: int


class Seated(Struct, NobodysTurn, frozen=True, gc=False):
    """Seats are taken and nothing is posted."""

    plan: HandPlan


class Stage(Enum):
    """What the dealer does next."""

    DRAW = "draw"
    """The street's cards are out: next are its draw, if it has one, and its bets."""
    BET = "bet"
    DEAL = "deal"
    """The street's bets are in: next is the next street, the showdown or the award."""
    HELD = "held"
    """A called all-in waits for the floor (hand for hand)."""


class Dealing(InPlay, NobodysTurn, frozen=True, gc=False):
    """Between rounds: blinds are in or bets are collected, and the dealer has the deck."""

    tabled: int
    """Seats whose cards are face up."""
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


class HeldRound(BettingRound, frozen=True, gc=False):
    """A betting round in which the floor holds seats to certain acts.

    It is a type of its own so that no act of an ordinary round is asked whether a seat is held.
    """

    holds: tuple[SeatHeld, ...]
    """As they were ordered, one for each seat; a seat that has acted as it was held to is free."""


class Drawing(InPlay, frozen=True, gc=False):
    """A seat is to exchange or to discard cards."""

    waiting: int
    turn: int
    thrown: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """The cards each seat has discarded in this draw, as places, in the order of the exchanges."""
    owed: int = 0
    """Seats that get their last card after everybody else has been served, if their hands are still live."""


class BlindOpening(InPlay, frozen=True, gc=False):
    """Before the cards: a seat may open blind for ``amount``, or have the cards dealt."""

    turn: int
    amount: int


class Serving(InPlay, NobodysTurn, frozen=True, gc=False):
    """Everybody has exchanged, and the dealer owes a last card to those who wait for it."""

    waiting: int
    thrown: tuple[tuple[int, tuple[int, ...]], ...]


class CatchUp(Struct, frozen=True, gc=False):
    """All players left have said parol: a seat may pay up to ``target`` chips in all and play for the carried pot."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    """Seats that play for the carried pot so far."""
    waiting: int
    turn: int
    target: int
    joined: int
    """The seats among them that caught up."""


class Choosing(InPlay, NobodysTurn, frozen=True, gc=False):
    """Seats choose a covered card to turn up, all at the same time: it is nobody's turn."""

    waiting: int
    """Seats that have not chosen yet."""
    picks: tuple[int, ...]
    """For each seat, the place of the chosen card in its hand; ``NOBODY`` before it has chosen. Nobody may see it."""


class Showdown(Struct, frozen=True, gc=False):
    """Betting is over and more than one hand is left; a seat is to table or muck its cards."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    tabled: int
    waiting: int
    turn: int


class Settled(Struct, NobodysTurn, frozen=True, gc=False):
    """The hand is over: the chips are back in the stacks, or in a pot that is carried to the next hand."""

    felt: Felt
    stacks: tuple[int, ...]
    live: int
    tabled: int
    pots: tuple[PotResult, ...]
    shown: tuple[ShownHand, ...] = ()
    """The hands that were compared and shown, in games that need them."""
    carry: Carry = NoCarry()
    """The pot that nobody won and that is carried to the next hand."""


HandState: TypeAlias = (
    Seated | BlindOpening | Dealing | BettingRound | Drawing | Serving | Choosing | Showdown | CatchUp | Settled
)
