"""What happened in a hand. Each event holds what was decided, so that replaying needs no rulebook.

``turn`` is the seat to act next, ``NOBODY`` when the round is over. No event carries a card the table has not seen.
"""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.hand.blind_events import BlindEvent
from shuffleup.hand.carry_events import CarryEvent
from shuffleup.hand.floor_events import FloorEvent
from shuffleup.hand.turning_events import TurningEvent
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.result import ShownHand


class HandStarted(Struct, frozen=True, gc=False, tag="hand-started"):
    """A hand begins with these seats, stakes and postings."""

    plan: HandPlan
    commitment: str = ""
    """The root of the committed deck, published before its first card; empty where nobody committed to one."""


class Payment(Struct, frozen=True, gc=False):
    """What a seat really paid of a posting."""

    seat: int
    kind: PostingKind
    amount: int


class Posted(Struct, frozen=True, gc=False, tag="posted"):
    """Antes and blinds are in, in this order."""

    payments: tuple[Payment, ...]


class HolesDealt(Struct, frozen=True, gc=False, tag="holes-dealt"):
    """Hole cards, as places in the deck: the new ones of each seat (empty for seats no longer in)."""

    street: int
    places: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card, ...], ...]
    """The same cards as the table sees them: ``UNKNOWN`` face down, the card face up (stud)."""
    burns: tuple[int, ...]
    stub: int


class HandKilled(Struct, frozen=True, gc=False, tag="hand-killed"):
    """A hand is dead without having folded: absent or penalised player, floor decision."""

    seat: int
    reason: str
    rule: str


class RoundOpened(Struct, frozen=True, gc=False, tag="round-opened"):
    """A betting round begins. ``assumed`` are blind chips that pot-limit counts though they are missing.

    Seats that ``acted`` already may not raise unless the betting is opened again: a blind opening has been answered by
    nobody, and only ``aggressor``, who made it, may raise.
    """

    turn: int
    waiting: int
    high: int
    inc: int
    raises: int
    assumed: int
    acted: int = 0
    aggressor: int = -1


class BroughtIn(Struct, frozen=True, gc=False, tag="brought-in"):
    """The door card forced ``amount`` in; ``turn`` is ``NOBODY`` where an absent player posted it (TDA 30).

    His posting is no act: in a round that is open already it leaves the turn where it is.
    """

    seat: int
    amount: int
    turn: int


class Folded(Struct, frozen=True, gc=False, tag="folded"):
    """A seat gave up."""

    seat: int
    turn: int


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """A seat stayed in for nothing."""

    seat: int
    turn: int


class Called(Struct, frozen=True, gc=False, tag="called"):
    """A seat put ``amount`` more in to match the bet, or all it had."""

    seat: int
    amount: int
    turn: int


class Raised(Struct, frozen=True, gc=False, tag="raised"):
    """A seat bet or raised to ``to``, putting ``amount`` more in; ``full``: the betting is open to everybody again."""

    seat: int
    amount: int
    to: int
    inc: int
    full: bool
    turn: int


class BetsCollected(Struct, frozen=True, gc=False, tag="bets-collected"):
    """The round is over; the uncalled part of a bet went back to ``seat`` (``NOBODY``: there was none)."""

    seat: int
    returned: int


class AllInsHeld(Struct, frozen=True, gc=False, tag="all-ins-held"):
    """Hand for hand: the hand waits face down for the floor."""


class AllInsReleased(Struct, frozen=True, gc=False, tag="all-ins-released"):
    """The floor lets the held hand run."""


class BoardDealt(Struct, frozen=True, gc=False, tag="board-dealt"):
    """Burned cards as places, board cards face up."""

    street: int
    burns: tuple[int, ...]
    cards: tuple[Card, ...]
    stub: int


class DrawOpened(Struct, frozen=True, gc=False, tag="draw-opened"):
    """A draw or a discard begins."""

    street: int
    turn: int
    waiting: int


class CardsDrawn(Struct, frozen=True, gc=False, tag="cards-drawn"):
    """A seat threw cards away and was dealt others, all as places in the deck; ``owed`` more come after all others."""

    seat: int
    discarded: tuple[int, ...]
    drawn: tuple[int, ...]
    stub: int
    turn: int
    owed: int = 0


class CardsServed(Struct, frozen=True, gc=False, tag="cards-served"):
    """A seat got the card of its exchange that had to wait, as a place in the deck."""

    seat: int
    drawn: tuple[int, ...]
    stub: int


class ShowdownOpened(Struct, frozen=True, gc=False, tag="showdown-opened"):
    """More than one hand is left after the last bet; ``turn`` shows first (TDA 17, PSLive 41, FIGP 25)."""

    turn: int
    waiting: int


class HandTabled(Struct, frozen=True, gc=False, tag="hand-tabled"):
    """All cards of a seat lie face up."""

    seat: int
    cards: tuple[Card, ...]
    turn: int


class HandMucked(Struct, frozen=True, gc=False, tag="hand-mucked"):
    """A seat gave its claim up unshown."""

    seat: int
    turn: int


class HandHidden(Struct, frozen=True, gc=False, tag="hand-hidden"):
    """A seat was asked and did not show. Where its hand would decide between two others it still does."""

    seat: int
    turn: int


class PotAwarded(Struct, frozen=True, gc=False, tag="pot-awarded"):
    """A pot is paid out, the last side pot first; ``side`` is the ranking that won, empty if uncontested."""

    pot: int
    amount: int
    contenders: tuple[int, ...]
    shares: tuple[tuple[int, int], ...]
    side: str


class HandsRead(Struct, frozen=True, gc=False, tag="hands-read"):
    """The hands that lie open where two or more were compared, in games that ask how good they are."""

    hands: tuple[ShownHand, ...]


class HandEnded(Struct, frozen=True, gc=False, tag="hand-ended"):
    """Every chip is back in a stack."""


HandEvent: TypeAlias = (
    HandStarted
    | Posted
    | HolesDealt
    | HandKilled
    | RoundOpened
    | BroughtIn
    | Folded
    | Checked
    | Called
    | Raised
    | BetsCollected
    | AllInsHeld
    | AllInsReleased
    | BoardDealt
    | DrawOpened
    | CardsDrawn
    | CardsServed
    | ShowdownOpened
    | HandTabled
    | HandMucked
    | HandHidden
    | PotAwarded
    | HandsRead
    | HandEnded
    | FloorEvent
    | TurningEvent
    | BlindEvent
    | CarryEvent
)
