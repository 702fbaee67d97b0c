"""What happened in a hand. Each event holds what was decided, so that replaying needs no rulebook.

``turn`` is the seat to act next, ``NOBODY`` when the round is over. No event carries a card the table has not seen.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.hand.floor.events import FloorEvent
from shuffleup.table.carry import CarriedPot
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.result import ShownHand


class HandStarted(Struct, frozen=True, gc=False, tag="hand-started"):
    """A hand begins with these seats, stakes and postings."""

    plan: HandPlan
    commitment: str = ""
    """The root of the committed deck, published before its first card; empty where nobody committed to one."""


class PaidPosting(Struct, frozen=True, gc=False):
    """What a seat really paid of a posting."""

    seat: int
    kind: PostingKind
    amount: int


class Posted(Struct, frozen=True, gc=False, tag="posted"):
    """Antes and blinds are in, in this order."""

    payments: tuple[PaidPosting, ...]


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


# ── before the cards ─────────────────────────────────────────────────────────────────────────────────────────────────


class SeatsLeftOut(Struct, frozen=True, gc=False, tag="seats-left-out"):
    """These seats are dealt no cards: their players sit out, or do not play the carried pot."""

    seats: int


class BlindOffered(Struct, frozen=True, gc=False, tag="blind-offered"):
    """A seat may open blind for ``amount``; after a blind of another that is its double."""

    seat: int
    amount: int


class BlindPosted(Struct, frozen=True, gc=False, tag="blind-posted"):
    """A seat opened blind, or doubled."""

    seat: int
    amount: int


class BlindDeclined(Struct, frozen=True, gc=False, tag="blind-declined"):
    """A seat had the cards dealt instead."""

    seat: int


# ── cards that lie face down and are turned ──────────────────────────────────────────────────────────────────────────


class BoardLaid(Struct, frozen=True, gc=False, tag="board-laid"):
    """Common cards lie face down, as places in the deck in the order of the layout's places."""

    places: tuple[int, ...]
    stub: int


class BoardTurned(Struct, frozen=True, gc=False, tag="board-turned"):
    """Common cards at these places of the layout are turned together."""

    street: int
    places: tuple[int, ...]
    cards: tuple[Card, ...]


class UncoverOpened(Struct, frozen=True, gc=False, tag="uncover-opened"):
    """Each of these seats chooses a covered card to turn up. Nobody waits for another, so it is nobody's turn."""

    street: int
    waiting: int


class CardPicked(Struct, frozen=True, gc=False, tag="card-picked"):
    """A seat has chosen the card at this place of its hand; it stays covered until everybody has chosen."""

    seat: int
    pick: int


class CardsUncovered(Struct, frozen=True, gc=False, tag="cards-uncovered"):
    """The chosen cards are turned up together, as (seat, place in the hand, card), and stay up for good."""

    picks: tuple[tuple[int, int, Card], ...]


# ── a pot that nobody wins ───────────────────────────────────────────────────────────────────────────────────────────


class ParolSaid(Struct, frozen=True, gc=False, tag="parol-said"):
    """A seat checked and proposed that the pot pass to the next hand."""

    seat: int
    turn: int


class CatchUpOpened(Struct, frozen=True, gc=False, tag="catch-up-opened"):
    """Everybody left said parol: these seats may pay up to ``target`` chips in all and play the pot too."""

    turn: int
    waiting: int
    target: int


class CaughtUp(Struct, frozen=True, gc=False, tag="caught-up"):
    """A seat paid ``amount`` more and plays the carried pot."""

    seat: int
    amount: int
    turn: int


class CatchUpDeclined(Struct, frozen=True, gc=False, tag="catch-up-declined"):
    """A seat does not play the carried pot."""

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
