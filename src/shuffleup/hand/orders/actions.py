"""What the floor may order in a running hand. Each order names its author, the reason and the rule it is based on.

A ruling's remedy is a tuple of these; ``decide`` turns each into an event, so the log says who, when and why.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.table.stakes import Stakes


class Floor(Struct, frozen=True, gc=False):
    """Who gave the order, why, and by which rule (``tda-2024 1`` for the floor's own judgement)."""

    author: str
    reason: Why
    rule: str


class KillHand(Struct, frozen=True, gc=False, tag="kill-hand"):
    """Kill a hand; its chips stay in the pot. The hands of ``others`` are killed with it, before anything else happens.

    With one order for each hand, the street could end in between, and a hand still to be killed could win.
    """

    seat: int
    by: Floor
    others: tuple[int, ...] = ()


class RestoreHand(Struct, frozen=True, gc=False, tag="restore-hand"):
    """Make a hand that was folded, mucked or killed in error live again."""

    seat: int
    by: Floor


class SetBet(Struct, frozen=True, gc=False, tag="set-bet"):
    """Set a seat's chips on this street to ``to``: the excess goes back to the stack, what is missing comes from it.

    If a seat that has not answered the bet gets more chips, which match or raise the bet, that is its action, and the
    action continues behind it. A seat that is short of the bet afterwards owes the rest.
    """

    seat: int
    to: int
    by: Floor


class SetTurn(Struct, frozen=True, gc=False, tag="set-turn"):
    """Put the action on this seat, and then on every seat after it that has not answered the current bet."""

    seat: int
    by: Floor


class HeldAct(Enum):
    """What a seat that is held to something may still do."""

    FOLD = "fold"
    CALL = "call"
    """Call the bet, or check if there is none."""
    RAISE = "raise"
    """Bet or raise."""


class Facing(Struct, frozen=True, gc=False, omit_defaults=True):
    """A bet to answer: the ``seat`` that made it (-1: nobody has bet or raised), and its total, 0 for any."""

    seat: int
    to: int = 0


class Hold(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat is held to in this round of bets, until it has acted.

    If a raise is its only act and is not legal when the turn comes, the seat calls or checks.
    """

    acts: tuple[HeldAct, ...]
    to: int = 0
    """The total of a bet or raise; 0: any that is legal."""
    facing: tuple[Facing, ...] = ()
    """It holds only over one of these bets: any other frees the seat. None: over every bet."""
    reduced_by: tuple[int, ...] = ()
    """If one of these seats has checked or called, what is left of a bet or raise is a check or a call (FIGP 23)."""


FREE = Hold(tuple(HeldAct))
"""Whatever the rules allow: it lifts what the seat was held to."""


class HoldSeat(Struct, frozen=True, gc=False, tag="hold-seat"):
    """Hold a seat to certain acts, or to one amount, until it has acted; the round refuses it any other (TDA 53, 55).

    A later order for the same seat replaces this one.
    """

    seat: int
    hold: Hold
    by: Floor


class GiveCard(Struct, frozen=True, gc=False, tag="give-card"):
    """Deal a seat that is short one more card from the stub (TDA 37)."""

    seat: int
    by: Floor


class ExchangeCard(Struct, frozen=True, gc=False, tag="exchange-card"):
    """Burn a hole card, named by its place in the hand from 0, and replace it from the stub (FIGP 39)."""

    seat: int
    pick: int
    by: Floor


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """Take back the last ``count`` cards dealt; burned cards stay burned. A rebuilt stub must follow.

    They are on the board, or in the hands if the street dealt its cards there (stud): then all of them go back.
    """

    count: int
    by: Floor


class RebuildStub(Struct, frozen=True, gc=False, tag="rebuild-stub"):
    """Reshuffle the undealt cards: the deck passed in from now on has ``size`` fresh places at its end.

    ``commitment`` is the root of the new shuffle, or empty if it is not committed. ``taken`` are the old places of
    discards, burned cards and dead hands that are now in the new stub and no longer in the muck.
    """

    size: int
    commitment: str
    by: Floor
    taken: tuple[int, ...] = ()


class ExposeCard(Struct, frozen=True, gc=False, tag="expose-card"):
    """Make a down card that the dealer exposed the door card; the card dealt face up goes face down (RP-10 A)."""

    seat: int
    pick: int
    by: Floor
    card: Card = UNKNOWN
    """The card's face, if the deck does not know it (a live table)."""


class SetBoard(Struct, frozen=True, gc=False, tag="set-board"):
    """Set the board to these cards, and the burns to these places: a scrambled flop, a corrected card (TDA 39)."""

    board: tuple[Card, ...]
    burns: tuple[int, ...]
    by: Floor


class SetStakes(Struct, frozen=True, gc=False, tag="set-stakes"):
    """Correct the level of a hand that began at the wrong one: the right postings are made, and the round restarts.

    Possible before the flop while only blinds and antes are on the table; cards and folded hands stay (TDA 23).
    """

    stakes: Stakes
    by: Floor


class VoidHand(Struct, frozen=True, gc=False, tag="void-hand"):
    """Void the hand (misdeal, fouled deck): every chip goes back to the stack it came from, and the hand is over."""

    by: Floor


class AwardPot(Struct, frozen=True, gc=False, tag="award-pot"):
    """Give everything on the felt to these seats, as (seat, chips), if the cards can no longer be read."""

    shares: tuple[tuple[int, int], ...]
    by: Floor


class CorrectAward(Struct, frozen=True, gc=False, tag="correct-award"):
    """Correct a wrongly awarded pot: these chips go from one stack to another (TDA 22, FIGP 83)."""

    source: int
    target: int
    amount: int
    by: Floor


class TakeChips(Struct, frozen=True, gc=False, tag="take-chips"):
    """Take chips behind a seat out of play: they were hidden or carried out of sight (TDA 63, PSLive 16, FIGP 70)."""

    seat: int
    amount: int
    by: Floor


FloorAction: TypeAlias = (
    KillHand
    | RestoreHand
    | SetBet
    | SetTurn
    | HoldSeat
    | GiveCard
    | ExchangeCard
    | TakeBack
    | RebuildStub
    | ExposeCard
    | SetBoard
    | SetStakes
    | VoidHand
    | AwardPot
    | CorrectAward
    | TakeChips
)
