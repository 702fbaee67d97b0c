"""What happened in a tournament. Each event holds what was decided, so that replaying it needs no rulebook.

Events that were drawn by lot hold the draw: anyone who has the event can repeat it.
"""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.cards.card import Card
from shuffleup.chips.race import RaceRounding
from shuffleup.table.button import Positions
from shuffleup.table.carry import Carry
from shuffleup.table.giro import NO_GIRO, GiroPazzo
from shuffleup.table.plan import HandPlan
from shuffleup.table.rotation import NO_TURN, GameTurn
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.words.bounties import BountyEvent
from shuffleup.tournament.words.chips import ChipEvent, HeldPile
from shuffleup.tournament.words.clock import ClockEvent
from shuffleup.tournament.words.conduct import ConductEvent, Served
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.entry import CageEvent, Entry
from shuffleup.tournament.words.flights import FlightEvent
from shuffleup.tournament.words.live import DealerRelieved, LiveEvent
from shuffleup.tournament.words.money import LedgerPosting
from shuffleup.tournament.words.prizes import PrizeEvent
from shuffleup.tournament.words.seats import DrawnButton, SeatDrawn, SeatEvent
from shuffleup.tournament.words.state import Award, Bust, Opening, Place


class EventOpened(Struct, frozen=True, gc=False, tag="event-opened"):
    """An event is announced; definition, policy and procedure are frozen."""

    opening: Opening


class EntriesRegistered(Struct, frozen=True, gc=False, tag="entries-registered"):
    """These entries were sold."""

    entries: tuple[Entry, ...]
    postings: tuple[LedgerPosting, ...] = ()


class OverruledBy(Struct, frozen=True, array_like=True, gc=False):
    """A limit of the rulebook that somebody set aside during the event: its key in an event file, and why."""

    limit: str
    reason: Why
    author: str
    rule: str


class SeatsDrawn(Struct, frozen=True, gc=False, tag="seats-drawn"):
    """Seats and first buttons for all entries, in entry order; the stacks were handed out."""

    seats: tuple[SeatDrawn, ...]
    buttons: tuple[DrawnButton, ...]
    chairs: int
    """Chairs at each table."""
    unit: int
    """The smallest chip handed out."""
    draw: Draw
    overruled: OverruledBy | None = None
    """Set if the book says how many play, and others do."""
    number: int = 1
    """How often this field's seats have been drawn, this draw included."""
    reason: Why = UNSAID
    """Why they were drawn again."""


class EventStarted(Struct, frozen=True, gc=False, tag="event-started"):
    """Play has begun."""

    at: int


class PayoutsFixed(Struct, frozen=True, gc=False, tag="payouts-fixed"):
    """The pool, and what each paid place is worth."""

    pool_cents: int
    ladder: tuple[int, ...]
    derived: tuple[int, ...] = ()
    """Places of a printed table whose share is not printed but worked out."""


class LevelStarted(Struct, frozen=True, gc=False, tag="level-started"):
    """A level has begun, for hands that start from now on (TDA 23). Fields as in ``LevelClock``."""

    step: int
    number: int
    stakes: Stakes
    at: int
    ends_at: int
    last_round: int


class BreakStarted(Struct, frozen=True, gc=False, tag="break-started"):
    """A break has begun."""

    step: int
    at: int
    ends_at: int


class RoundStarted(Struct, frozen=True, gc=False, tag="round-started"):
    """A round has begun."""

    number: int
    at: int


class HandPlanned(Struct, frozen=True, gc=False, tag="hand-planned"):
    """A hand has begun at a table, at the level of this moment."""

    table: int
    plan: HandPlan
    positions: Positions
    waived: str = ""
    """Why a table plays although it is short enough to be stopped."""
    pushed_at: int = 0
    """The dealer push that began the hand, where its level is that of the push; 0 for any other hand."""
    turn: GameTurn = NO_TURN
    """Where the table stands with this hand in a rotation of games."""


class HandReported(Struct, frozen=True, gc=False, tag="hand-reported"):
    """A hand has ended with these stacks (by chair, in the order of the hand's seats), and these players are out."""

    table: int
    hand: int
    chairs: tuple[int, ...]
    stacks: tuple[int, ...]
    busts: tuple[Bust, ...]
    carry: Carry
    giro: GiroPazzo = NO_GIRO
    """The mad round after the hand."""


class RoundClosed(Struct, frozen=True, gc=False, tag="round-closed"):
    """Every hand of the round has been reported."""

    number: int
    served: tuple[Served, ...] | None = None
    """The penalties that this serves; ``None`` in events written before they said so."""


class PlayersPlaced(Struct, frozen=True, gc=False, tag="players-placed"):
    """These players have their final places, best place first; ``rules`` separated those of one hand.

    A player who already has a place moves: it became known that others were out before him.
    """

    places: tuple[Place, ...]
    rules: tuple[str, ...] = ()


class PlayerMoved(Struct, frozen=True, gc=False, tag="player-moved"):
    """One player changed tables with his chips, and why: a code of ``reasons``, or what the floor wrote."""

    player: str
    source: int
    target: int
    chair: int
    stack: int
    reason: Why
    rule: str = ""
    author: str = ""


class DrawnCard(Struct, frozen=True, gc=False):
    """The card that a player drew for his place in the order."""

    player: str
    card: Card


class TableBroken(Struct, frozen=True, gc=False, tag="table-broken"):
    """A table was broken by a two-step draw: seat cards put in order, then given to the players by their cards."""

    table: int
    cards: tuple[DrawnCard, ...]
    seats: tuple[SeatDrawn, ...]
    """In the order in which the seat cards were handed out."""
    draw: Draw
    rule: str = ""


class FinalTableDrawn(Struct, frozen=True, gc=False, tag="final-table-drawn"):
    """All remaining players sit at one table, with seats and button drawn anew."""

    table: int
    seats: tuple[SeatDrawn, ...]
    button: int
    chairs: int
    draw: Draw
    rule: str = ""
    turn: GameTurn = NO_TURN
    """Where the table stands in a rotation of games."""


class RaceSeat(Struct, frozen=True, gc=False):
    """What the race made of one stack."""

    chair: int
    before: int
    after: int
    cards: tuple[Card, ...]


class ChipsRaced(Struct, frozen=True, gc=False, tag="chips-raced"):
    """Chips were raced off at a table. ``added`` came from the bank, or went to it if negative (TDA 24)."""

    table: int
    removed: int
    unit: int
    seats: tuple[RaceSeat, ...]
    added: int
    draw: Draw
    piles: tuple[HeldPile, ...] = ()
    """The chips before every chair as they were reported; empty where stacks were taken as numbers.

    If there are cards, they were dealt at the table and ``draw`` was not used.
    """
    first: int = 1
    """The chair that was dealt to first."""
    rounding: RaceRounding = RaceRounding.UP


class PlayEnded(Struct, frozen=True, gc=False, tag="play-ended"):
    """No more hands will be played."""

    at: int
    reason: Why


class PrizesAwarded(Struct, frozen=True, gc=False, tag="prizes-awarded"):
    """The whole pool was paid out."""

    awards: tuple[Award, ...]
    at: int


Event: TypeAlias = (
    EventOpened
    | EntriesRegistered
    | SeatsDrawn
    | EventStarted
    | PayoutsFixed
    | LevelStarted
    | BreakStarted
    | RoundStarted
    | HandPlanned
    | HandReported
    | RoundClosed
    | PlayersPlaced
    | PlayerMoved
    | TableBroken
    | FinalTableDrawn
    | ChipsRaced
    | PlayEnded
    | PrizesAwarded
    | CageEvent
    | ClockEvent
    | SeatEvent
    | DealerRelieved
    | ConductEvent
    | ChipEvent
    | BountyEvent
    | LiveEvent
    | PrizeEvent
    | FlightEvent
)
