"""What players, dealer and floor may do in a hand. Amounts of raises are totals for the street."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK
from shuffleup.hand.floor.actions import FloorAction


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Give the hand up. Binds even where nothing is to be called (TDA 58)."""

    seat: int


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Stay in without paying; legal only when nothing is to be called."""

    seat: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the highest bet, or put the last chips in."""

    seat: int


class RaiseTo(Struct, frozen=True, gc=False, tag="raise-to"):
    """Bet or raise to a total for the street."""

    seat: int
    to: int


class Show(Struct, frozen=True, gc=False, tag="show"):
    """Table the whole hand. ``cards`` names them where the deck does not know them (a live table)."""

    seat: int
    cards: tuple[Card, ...] = ()


class Muck(Struct, frozen=True, gc=False, tag="muck"):
    """Give up the claim to the pot without showing."""

    seat: int


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Exchange or throw away hole cards, named by their places in the hand from 0; none stands pat."""

    seat: int
    picks: tuple[int, ...] = ()


class PostBlind(Struct, frozen=True, gc=False, tag="post-blind"):
    """Open blind, or double the blind of another, before the cards."""

    seat: int


class DealCards(Struct, frozen=True, gc=False, tag="deal-cards"):
    """Do not open blind: have the cards dealt."""

    seat: int


class Parol(Struct, frozen=True, gc=False, tag="parol"):
    """Check, and propose that the pot pass to the next hand; it does if everybody left says the same."""

    seat: int


class Join(Struct, frozen=True, gc=False, tag="join"):
    """Catch up with a carried pot, so as to play for it in the next hand."""

    seat: int


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """Do not catch up with a carried pot."""

    seat: int


class TurnUp(Struct, frozen=True, gc=False, tag="turn-up"):
    """Turn a covered card up for good, named by its place in the hand from 0."""

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
"""The acts of each seat that name no amount, made once: a tournament folds a million hands."""
