"""What the floor may order in a running hand. Each order names its author, the reason and the rule it rests on.

A ruling's remedy is a tuple of these; ``decide`` turns each into an event, so that the log says who, when and why.
"""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.table.stakes import Stakes


class Floor(Struct, frozen=True, gc=False):
    """Who ordered it, why, and by which rule (``tda-2024 1`` where it is the floor's own judgement)."""

    author: str
    reason: str
    rule: str


class KillHand(Struct, frozen=True, gc=False, tag="kill-hand"):
    """A hand is dead; its chips stay in the pot. So are those of ``others``, before anything else happens.

    Between two orders a street may end, and a hand that is still to be killed would win.
    """

    seat: int
    by: Floor
    others: tuple[int, ...] = ()


class RestoreHand(Struct, frozen=True, gc=False, tag="restore-hand"):
    """A hand that was folded, mucked or killed in error is live again."""

    seat: int
    by: Floor


class SetBet(Struct, frozen=True, gc=False, tag="set-bet"):
    """A seat's chips of this street become ``to``: what is too much returns to the stack, what lacks comes from it.

    More chips that match or raise the bet are the act of a seat that has not answered it, and the action goes on behind
    it. Whoever is short of the bet afterwards owes the rest.
    """

    seat: int
    to: int
    by: Floor


class SetTurn(Struct, frozen=True, gc=False, tag="set-turn"):
    """The action is on this seat, and on every seat after it that has not answered the present bet."""

    seat: int
    by: Floor


class GiveCard(Struct, frozen=True, gc=False, tag="give-card"):
    """A seat is dealt one more card from the stub: it was short (TDA 37)."""

    seat: int
    by: Floor


class ExchangeCard(Struct, frozen=True, gc=False, tag="exchange-card"):
    """A hole card, named by its place in the hand from 0, is burned and replaced from the stub (FIGP 39)."""

    seat: int
    pick: int
    by: Floor


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """The last cards dealt, ``count`` of them, go back; burned cards stay burned. A rebuilt stub must follow.

    They lie on the board, or in the hands where the street gave its cards to them (stud): then all of them go back.
    """

    count: int
    by: Floor


class RebuildStub(Struct, frozen=True, gc=False, tag="rebuild-stub"):
    """The undealt cards were shuffled again: the deck handed in from now on has ``size`` fresh places at its end.

    ``commitment`` is the root of the new shuffle, empty where nobody asked for one. ``taken`` are thrown-away cards,
    burned cards and dead hands that lie in the new stub, by their old places: they are in the muck no longer.
    """

    size: int
    commitment: str
    by: Floor
    taken: tuple[int, ...] = ()


class ExposeCard(Struct, frozen=True, gc=False, tag="expose-card"):
    """A down card that the dealer turned up while dealing is the door card; the one dealt up lies down (RP-10 A)."""

    seat: int
    pick: int
    by: Floor
    card: Card = UNKNOWN
    """Its face, where the deck does not know it (a live table)."""


class SetBoard(Struct, frozen=True, gc=False, tag="set-board"):
    """The board is these cards, and these places are burned: a scrambled flop, a card put right (TDA 39)."""

    board: tuple[Card, ...]
    burns: tuple[int, ...]
    by: Floor


class SetStakes(Struct, frozen=True, gc=False, tag="set-stakes"):
    """The hand began at the wrong level: what was posted becomes what the right one costs, and the round begins again.

    Possible before the flop, as long as nothing lies there but blinds and antes; cards and folded hands stay (TDA 23).
    """

    stakes: Stakes
    by: Floor


class VoidHand(Struct, frozen=True, gc=False, tag="void-hand"):
    """Misdeal or fouled deck: every chip goes back to the stack it came from, and the hand is over."""

    by: Floor


class AwardPot(Struct, frozen=True, gc=False, tag="award-pot"):
    """The floor gives everything on the felt to these seats, as (seat, chips): cards nobody can read any more."""

    shares: tuple[tuple[int, int], ...]
    by: Floor


class CorrectAward(Struct, frozen=True, gc=False, tag="correct-award"):
    """A pot that was awarded wrongly: so many chips go from one stack to another (TDA 22, FIGP 83)."""

    source: int
    target: int
    amount: int
    by: Floor


class TakeChips(Struct, frozen=True, gc=False, tag="take-chips"):
    """Chips behind a seat leave play: they were hidden or carried out of sight (TDA 63, PSLive 16, FIGP 70)."""

    seat: int
    amount: int
    by: Floor


FloorAction: TypeAlias = (
    KillHand
    | RestoreHand
    | SetBet
    | SetTurn
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
