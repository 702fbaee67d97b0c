"""The actions of players, dealer and floor in a hand. Amounts of raises are totals for the street."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK
from shuffleup.hand.orders.actions import FloorAction


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Give the hand up. It binds even if there is nothing to call (TDA 58)."""

    seat: int


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Stay in without paying; legal only if there is nothing to call."""

    seat: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the highest bet, or put the last chips in."""

    seat: int


class RaiseTo(Struct, frozen=True, gc=False, tag="raise-to"):
    """Bet or raise to a total for the street."""

    seat: int
    to: int


class Show(Struct, frozen=True, gc=False, tag="show"):
    """Table the whole hand. ``cards`` names the cards if the deck does not know them (a live table)."""

    seat: int
    cards: tuple[Card, ...] = ()


class Muck(Struct, frozen=True, gc=False, tag="muck"):
    """Give up the claim to the pot without showing."""

    seat: int


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Exchange or discard hole cards, named by their places in the hand from 0; without any, stand pat."""

    seat: int
    picks: tuple[int, ...] = ()


class PostBlind(Struct, frozen=True, gc=False, tag="post-blind"):
    """Open blind before the cards, or double another player's blind opening."""

    seat: int


class DealCards(Struct, frozen=True, gc=False, tag="deal-cards"):
    """Have the cards dealt instead of opening blind."""

    seat: int


class Parol(Struct, frozen=True, gc=False, tag="parol"):
    """Check, and propose that the pot be carried; it is if every player left says the same."""

    seat: int


class Join(Struct, frozen=True, gc=False, tag="join"):
    """Catch up with a carried pot, so as to play for it in the next hand."""

    seat: int


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """Do not catch up with a carried pot."""

    seat: int


class TurnUp(Struct, frozen=True, gc=False, tag="turn-up"):
    """Turn a covered card, named by its place in the hand from 0, face up for the rest of the hand."""

    seat: int
    pick: int


class Proceed(Struct, frozen=True, gc=False, tag="proceed"):
    """The floor lets a held all-in run (hand for hand)."""


Action: TypeAlias = (
    Fold
    | Check
    | Call
    | RaiseTo
    | Show
    | Muck
    | Discard
    | TurnUp
    | PostBlind
    | DealCards
    | Parol
    | Join
    | Decline
    | Proceed
    | FloorAction
)

FOLDS = tuple([Fold(seat) for seat in range(len(FULL_DECK))])
CHECKS = tuple([Check(seat) for seat in range(len(FULL_DECK))])
CALLS = tuple([Call(seat) for seat in range(len(FULL_DECK))])
"""The actions of each seat that have no amount, made once, because a tournament folds a million hands."""
