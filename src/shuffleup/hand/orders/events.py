"""What the floor did to a running hand. Every event names its author, the reason and the rule."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.hand.orders.actions import Floor, Hold
from shuffleup.table.plan import Posting
from shuffleup.table.stakes import Stakes


class HandRuledDead(Struct, frozen=True, gc=False, tag="hand-ruled-dead"):
    """The floor killed a hand; ``turn`` is the seat to act now, ``NOBODY`` if the round or the draw is over."""

    seat: int
    turn: int
    by: Floor


class HandRestored(Struct, frozen=True, gc=False, tag="hand-restored"):
    """The floor restored a dead hand; ``waiting`` says whether it must still bet, draw, choose or show."""

    seat: int
    waiting: bool
    by: Floor


class BetSet(Struct, frozen=True, gc=False, tag="bet-set"):
    """A seat's chips on the street are now ``to``, and the bet to match is ``high``.

    If the chips are an action, an event of that action comes before this one and has moved them.
    """

    seat: int
    to: int
    high: int
    by: Floor


class TurnSet(Struct, frozen=True, gc=False, tag="turn-set"):
    """The action is on this seat; ``waiting`` are the seats that must still act."""

    turn: int
    waiting: int
    by: Floor


class SeatHeld(Struct, frozen=True, gc=False, tag="seat-held"):
    """A seat may only do what it is held to, until it has acted."""

    seat: int
    hold: Hold
    by: Floor


class CardGiven(Struct, frozen=True, gc=False, tag="card-given"):
    """A hand that was short got one more card, as a place in the deck."""

    seat: int
    place: int
    stub: int
    by: Floor


class CardExchanged(Struct, frozen=True, gc=False, tag="card-exchanged", omit_defaults=True):
    """A card of a hand was burned and replaced by another, both as places in the deck."""

    seat: int
    burned: int
    place: int
    stub: int
    by: Floor
    face: Card = UNKNOWN
    """The new card if it is face up, as the old one was."""
    turn: int = -1
    """The seat that opens by the cards as they are now; ``NOBODY``: the turn stays where it is."""


class BoardTakenBack(Struct, frozen=True, gc=False, tag="board-taken-back"):
    """The board cards of the last street went back to the stub, which must now be rebuilt."""

    count: int
    by: Floor


class CardsTakenBack(Struct, frozen=True, gc=False, tag="cards-taken-back"):
    """The cards that the last street dealt to the hands went back to the stub, which must now be rebuilt."""

    held: tuple[int, ...]
    """The number of cards each seat keeps: its first ones."""
    by: Floor


class StubRebuilt(Struct, frozen=True, gc=False, tag="stub-rebuilt"):
    """The stub was rebuilt: the next card is at ``stub``, the first of the ``size`` places added to the deck."""

    stub: int
    size: int
    commitment: str
    by: Floor
    taken: tuple[int, ...] = ()
    """Places of discards, burned cards and dead hands whose cards are in the new stub."""


class CardExposed(Struct, frozen=True, gc=False, tag="card-exposed"):
    """A down card of a seat became its door card; ``turn`` is the seat that now brings in.

    If the door card belongs to an absent player, it is the seat after his.
    """

    seat: int
    pick: int
    card: Card
    turn: int
    by: Floor


class BoardSet(Struct, frozen=True, gc=False, tag="board-set"):
    """The board and the burns were corrected."""

    board: tuple[Card, ...]
    burns: tuple[int, ...]
    by: Floor


class StakesSet(Struct, frozen=True, gc=False, tag="stakes-set"):
    """The hand is now played at another level: all postings went back, and these were made instead."""

    stakes: Stakes
    postings: tuple[Posting, ...]
    """What the seats owe at the right level, in full."""
    paid: tuple[Posting, ...]
    """What they paid of it."""
    by: Floor


class HandVoided(Struct, frozen=True, gc=False, tag="hand-voided"):
    """A misdeal, or a fouled deck: every chip is back where it came from."""

    by: Floor


class AwardCorrected(Struct, frozen=True, gc=False, tag="award-corrected"):
    """Chips of a wrongly awarded pot went from one stack to another."""

    source: int
    target: int
    amount: int
    by: Floor


class ChipsTaken(Struct, frozen=True, gc=False, tag="chips-taken"):
    """Chips behind a seat left play, as if it had never had them; ``turn`` is the seat to act now, if any."""

    seat: int
    amount: int
    turn: int
    by: Floor


FloorEvent: TypeAlias = (
    HandRuledDead
    | HandRestored
    | BetSet
    | TurnSet
    | SeatHeld
    | CardGiven
    | CardExchanged
    | BoardTakenBack
    | CardsTakenBack
    | StubRebuilt
    | CardExposed
    | BoardSet
    | StakesSet
    | HandVoided
    | AwardCorrected
    | ChipsTaken
)
