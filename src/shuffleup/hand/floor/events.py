"""What the floor did to a running hand. Every event names its author, the reason and the rule."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.hand.floor.actions import Floor
from shuffleup.table.plan import Posting
from shuffleup.table.stakes import Stakes


class HandRuledDead(Struct, frozen=True, gc=False, tag="hand-ruled-dead"):
    """The floor killed a hand; ``turn`` is the seat to act now, ``NOBODY`` when the round or the draw is over."""

    seat: int
    turn: int
    by: Floor


class HandRestored(Struct, frozen=True, gc=False, tag="hand-restored"):
    """A dead hand is live again; ``waiting`` says whether it must still bet, draw, choose or show."""

    seat: int
    waiting: bool
    by: Floor


class BetSet(Struct, frozen=True, gc=False, tag="bet-set"):
    """A seat's chips of the street are ``to`` now, and the bet to match is ``high``.

    Where the chips are an act, that act stands before this event and has moved them.
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


class CardGiven(Struct, frozen=True, gc=False, tag="card-given"):
    """A short hand got one more card, as a place in the deck."""

    seat: int
    place: int
    stub: int
    by: Floor


class CardExchanged(Struct, frozen=True, gc=False, tag="card-exchanged", omit_defaults=True):
    """A card of a hand was burned and another dealt for it, both as places in the deck."""

    seat: int
    burned: int
    place: int
    stub: int
    by: Floor
    face: Card = UNKNOWN
    """The new card where it lies up, as the one before it did."""
    turn: int = -1
    """The seat that opens by the cards as they lie now; ``NOBODY``: the turn stays where it is."""


class BoardTakenBack(Struct, frozen=True, gc=False, tag="board-taken-back"):
    """The last street's board cards went back to the stub, which waits to be rebuilt."""

    count: int
    by: Floor


class CardsTakenBack(Struct, frozen=True, gc=False, tag="cards-taken-back"):
    """The cards that the last street gave to the hands went back to the stub, which waits to be rebuilt."""

    held: tuple[int, ...]
    """How many cards each seat keeps: its first ones."""
    by: Floor


class StubRebuilt(Struct, frozen=True, gc=False, tag="stub-rebuilt"):
    """The next card is dealt from ``stub``, the first of the ``size`` places that the new shuffle added to the deck."""

    stub: int
    size: int
    commitment: str
    by: Floor
    taken: tuple[int, ...] = ()
    """Places of the muck, of burned cards and of dead hands whose cards are in the new stub."""


class CardExposed(Struct, frozen=True, gc=False, tag="card-exposed"):
    """A down card of a seat became its door card; ``turn`` is the seat that now brings in.

    Where the door card is an absent player's, it is the seat after his.
    """

    seat: int
    pick: int
    card: Card
    turn: int
    by: Floor


class BoardSet(Struct, frozen=True, gc=False, tag="board-set"):
    """The board and the burned places were put right."""

    board: tuple[Card, ...]
    burns: tuple[int, ...]
    by: Floor


class StakesSet(Struct, frozen=True, gc=False, tag="stakes-set"):
    """The hand is played at another level: everything posted went back, and this was posted instead."""

    stakes: Stakes
    postings: tuple[Posting, ...]
    """What the right level makes the seats owe, in full."""
    paid: tuple[Posting, ...]
    """What of it was paid."""
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
    """Chips behind a seat left play, as if it had never brought them; ``turn`` is the seat to act now, if any."""

    seat: int
    amount: int
    turn: int
    by: Floor


FloorEvent: TypeAlias = (
    HandRuledDead
    | HandRestored
    | BetSet
    | TurnSet
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
