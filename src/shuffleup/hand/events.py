"""What happened in a hand. Each event holds what was decided, so replaying needs no rulebook.

``turn`` is the seat to act next, ``NOBODY`` if the round is over. No event contains a card the table has not seen.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.cards.card import Card
from shuffleup.hand.orders.events import FloorEvent
from shuffleup.table.carry import CarriedPot
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.result import ShownHand


class HandStarted(Struct, frozen=True, gc=False, tag="hand-started"):
    """A hand begins with these seats, stakes and postings."""

    plan: HandPlan
    commitment: str = ""
    """The root of the committed deck, published before its first card; empty if the deck is not committed."""


class PaidPosting(Struct, frozen=True, gc=False):
    """What a seat actually paid of a posting."""

    seat: int
    kind: PostingKind
    amount: int


class Posted(Struct, frozen=True, gc=False, tag="posted"):
    """Antes and blinds are posted, in this order."""

    payments: tuple[PaidPosting, ...]


class HolesDealt(Struct, frozen=True, gc=False, tag="holes-dealt"):
    """Hole cards are dealt, given as places in the deck: the new ones of each seat (empty for seats no longer in)."""

    street: int
    places: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card, ...], ...]
    """The same cards as the table sees them: ``UNKNOWN`` if face down, the card itself if face up (stud)."""
    burns: tuple[int, ...]
    stub: int


class HandKilled(Struct, frozen=True, gc=False, tag="hand-killed"):
    """A hand is dead without having folded, because its player is absent or penalised."""

    seat: int
    reason: Why
    rule: str


class RoundOpened(Struct, frozen=True, gc=False, tag="round-opened"):
    """A betting round begins. ``assumed`` is the missing part of the blinds that pot-limit counts all the same.

    Seats that have already ``acted`` may not raise unless the betting is reopened: nobody has answered a blind opening
    yet, and only the ``aggressor``, who made it, may raise.
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
    """The door card forced ``amount`` in; ``turn`` is ``NOBODY`` if it was posted for an absent player (TDA 30).

    Such a posting is not an action: in a round that is already open it leaves the turn where it is.
    """

    seat: int
    amount: int
    turn: int


class Folded(Struct, frozen=True, gc=False, tag="folded"):
    """A seat folded."""

    seat: int
    turn: int


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """A seat checked."""

    seat: int
    turn: int


class Called(Struct, frozen=True, gc=False, tag="called"):
    """A seat put in ``amount`` more to match the bet, or all its chips."""

    seat: int
    amount: int
    turn: int


class Raised(Struct, frozen=True, gc=False, tag="raised"):
    """A seat bet or raised to ``to``, putting in ``amount`` more; ``full``: it reopens the betting to everybody."""

    seat: int
    amount: int
    to: int
    inc: int
    full: bool
    turn: int


class BetsCollected(Struct, frozen=True, gc=False, tag="bets-collected"):
    """The round is over; the uncalled part of a bet goes back to ``seat`` (``NOBODY`` if there is none)."""

    seat: int
    returned: int


class AllInsHeld(Struct, frozen=True, gc=False, tag="all-ins-held"):
    """Hand for hand: the hand waits face down for the floor."""


class AllInsReleased(Struct, frozen=True, gc=False, tag="all-ins-released"):
    """The floor lets the held hand run."""


class BoardDealt(Struct, frozen=True, gc=False, tag="board-dealt"):
    """Board cards are dealt: burned cards as places, board cards face up."""

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
    """A seat discarded cards and was dealt others, as places in the deck; ``owed`` more come when all are served."""

    seat: int
    discarded: tuple[int, ...]
    drawn: tuple[int, ...]
    stub: int
    turn: int
    owed: int = 0


class CardsServed(Struct, frozen=True, gc=False, tag="cards-served"):
    """A seat got the last card of its exchange, which had to wait, as a place in the deck."""

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
    """A seat mucked: it gave up its claim without showing."""

    seat: int
    turn: int


class HandHidden(Struct, frozen=True, gc=False, tag="hand-hidden"):
    """A seat was asked and did not show. If its hand decides between two others, it still does so."""

    seat: int
    turn: int


class PotAwarded(Struct, frozen=True, gc=False, tag="pot-awarded"):
    """A pot is awarded, the last side pot first; ``side`` is the ranking that won it, empty if uncontested."""

    pot: int
    amount: int
    contenders: tuple[int, ...]
    shares: tuple[tuple[int, int], ...]
    side: str


class HandsRead(Struct, frozen=True, gc=False, tag="hands-read"):
    """The hands that were shown and compared, if there are two or more, in games that need to know them."""

    hands: tuple[ShownHand, ...]


class HandEnded(Struct, frozen=True, gc=False, tag="hand-ended"):
    """The hand is over: every chip is back in a stack, or in a pot that is carried to the next hand."""


# ── before the cards ─────────────────────────────────────────────────────────────────────────────────────────────────


class SeatsLeftOut(Struct, frozen=True, gc=False, tag="seats-left-out"):
    """These seats get no cards: their players are sitting out, or do not play for the carried pot."""

    seats: int


class BlindOffered(Struct, frozen=True, gc=False, tag="blind-offered"):
    """A seat may open blind for ``amount``; after another blind opening, this is double that one."""

    seat: int
    amount: int


class BlindPosted(Struct, frozen=True, gc=False, tag="blind-posted"):
    """A seat opened blind, or doubled a blind opening."""

    seat: int
    amount: int


class BlindDeclined(Struct, frozen=True, gc=False, tag="blind-declined"):
    """A seat had the cards dealt instead of opening blind."""

    seat: int


# ── cards that lie face down and are turned ──────────────────────────────────────────────────────────────────────────


class BoardLaid(Struct, frozen=True, gc=False, tag="board-laid"):
    """Common cards are laid face down: places in the deck, in the order of the layout's places."""

    places: tuple[int, ...]
    stub: int


class BoardTurned(Struct, frozen=True, gc=False, tag="board-turned"):
    """Common cards at these places of the layout are turned together."""

    street: int
    places: tuple[int, ...]
    cards: tuple[Card, ...]


class UncoverOpened(Struct, frozen=True, gc=False, tag="uncover-opened"):
    """Each of these seats chooses a covered card to turn up. They choose independently, so it is nobody's turn."""

    street: int
    waiting: int


class CardPicked(Struct, frozen=True, gc=False, tag="card-picked"):
    """A seat has chosen the card at this place of its hand; it stays covered until everybody has chosen."""

    seat: int
    pick: int


class CardsUncovered(Struct, frozen=True, gc=False, tag="cards-uncovered"):
    """The chosen cards are turned up together, as (seat, place in the hand, card), and stay face up."""

    picks: tuple[tuple[int, int, Card], ...]


# ── a pot that nobody wins ───────────────────────────────────────────────────────────────────────────────────────────


class ParolSaid(Struct, frozen=True, gc=False, tag="parol-said"):
    """A seat checked and proposed that the pot be carried."""

    seat: int
    turn: int


class CatchUpOpened(Struct, frozen=True, gc=False, tag="catch-up-opened"):
    """All players left said parol: these seats may pay up to ``target`` chips in all and play for the pot too."""

    turn: int
    waiting: int
    target: int


class CaughtUp(Struct, frozen=True, gc=False, tag="caught-up"):
    """A seat paid ``amount`` more and plays for the carried pot."""

    seat: int
    amount: int
    turn: int


class CatchUpDeclined(Struct, frozen=True, gc=False, tag="catch-up-declined"):
    """A seat does not play for the carried pot."""

    seat: int
    turn: int


class WhyCarried(Enum):
    """Why nobody won the pot."""

    UNOPENED = "unopened"
    PAROL = "parol"
    NOBODY = "nobody"  # nobody was dealt in


class PotCarried(Struct, frozen=True, gc=False, tag="pot-carried"):
    """The pot stays on the table for the next hand."""

    carry: CarriedPot
    why: WhyCarried


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
    | SeatsLeftOut
    | BlindOffered
    | BlindPosted
    | BlindDeclined
    | BoardLaid
    | BoardTurned
    | UncoverOpened
    | CardPicked
    | CardsUncovered
    | ParolSaid
    | CatchUpOpened
    | CaughtUp
    | CatchUpDeclined
    | PotCarried
)
