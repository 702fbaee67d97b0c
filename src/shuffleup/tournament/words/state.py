"""Where a tournament stands. Every value follows from the events before it.

    EventState
      opening   who plays what under which rules; frozen
      cage      who paid for what, and where the money is  → Entry, Ledger
      floor     the tables, and how full they are          Table → Chair, TableButton
      clock     the level and when it ends
      round     the hands that count as simultaneous       → Bust
      chips     how many chips were issued, and where the rest went
      outcome   who is out in which place, and the prizes   → Place, Prizes, Award, DealDesk
      records   what follows a player wherever he sits      → PlayerRecords

A round is one hand at every table. Players who bust in hands of one round bust at the same time. Between rounds, and at
live tables that need no rounds, the order of the reports is the order of the busts.
"""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy import Policy
from shuffleup.rulebooks.policy.event import TieAcrossTables, TieAtTable
from shuffleup.rulebooks.policy.seating import BreakDraw, HaltWhen
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.button import ButtonRules
from shuffleup.table.next_hand import TableButton
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.tournament.words.bounties import Bounties
from shuffleup.tournament.words.chips import BagTag
from shuffleup.tournament.words.clock import Day, HandForHand, LastHands, Schedule
from shuffleup.tournament.words.conduct import Conduct
from shuffleup.tournament.words.definition import Definition, PayoutPlan
from shuffleup.tournament.words.entry import Cage, Entry
from shuffleup.tournament.words.flights import ClosedFlight
from shuffleup.tournament.words.money import TicketBook
from shuffleup.tournament.words.prizes import DealDesk, SeatWinner
from shuffleup.tournament.words.seats import Seating


class PlayerRecords(Struct, frozen=True):
    """The penalty book, the bounty book, the bags of the last night, flights that are over, tickets of satellites."""

    conduct: Conduct = Conduct()
    bounties: Bounties = Bounties()
    bags: tuple[BagTag, ...] = ()
    flights: tuple[ClosedFlight, ...] = ()
    """On a final day: the flights whose bags it has. In a flight: what it was closed with."""
    tickets: TicketBook = TicketBook()


class Phase(Enum):
    """How far an event has come."""

    REGISTERING = "registering"
    SEATED = "seated"
    PLAYING = "playing"
    PLAYED_OUT = "played-out"  # the places are known, the prizes not yet awarded
    FINISHED = "finished"


class SeatingRules(Struct, frozen=True, gc=False):
    """What the policy says about tables, in the event's own terms (TDA 10, 11, RP-9)."""

    final_table: int
    """With this many players left, the last tables are combined."""
    halt_short: int
    """A table this many players short of the fullest one stops."""
    halt_when: HaltWhen
    break_draw: BreakDraw
    one_button_draw: bool
    """One draw for the first button of every table, or one each."""
    tighter_late: bool = True
    """Tables are kept within one player of each other near the end (TDA 11-D); if not, as at any time (FIGP 52)."""


class Procedure(Struct, frozen=True, gc=False):
    """The policy as this event applies it, settled once at the opening."""

    button: ButtonRules
    ante_mode: AnteMode
    seating: SeatingRules
    tie_at_table: TieAtTable
    tie_across_tables: TieAcrossTables
    reduce_ante: bool = False
    """The ante of one payer shrinks at tables that are not full (RP-11 says it does not)."""


class Opening(Struct, frozen=True, gc=False):
    """What the opening event froze."""

    event_id: str
    definition: Definition
    policy: ResolvedPolicy
    procedure: Procedure


class Chair(Struct, frozen=True, gc=False):
    """A taken chair: its number at the table, the player's id and his chips between hands."""

    number: int
    player: str
    stack: int


class FloorTable(Struct, frozen=True, gc=False):
    """A table. ``hand`` is the hand in progress, 0 between hands; ``unit`` the smallest chip in its stacks."""

    number: int
    seats: int
    chairs: tuple[Chair, ...]
    """The taken chairs, by rising number."""
    button: TableButton
    unit: int
    hand: int = 0
    round: int = 0
    """The round in which it last began a hand."""


def chair_of(table: FloorTable, player: str) -> Chair:
    """The chair of a player who sits at the table."""
    return next(chair for chair in table.chairs if chair.player == player)


class FloorPlan(Struct, frozen=True):
    """The tables still in play by number (a mapping that is never changed in place), and how full they are."""

    tables: dict[int, FloorTable]
    players: int
    fewest: int
    most: int
    hands: int = 0
    """Hands begun so far in the whole event; the number of a hand."""
    seating: Seating = Seating()
    dealt: bool = False
    """Has the software dealt a hand of this event? Where it has not, people deal and move their chips themselves."""
    assigned: tuple[int, ...] = ()
    """The tables to be opened next, where somebody has said which; otherwise they are numbered from 1."""

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """All seated players, table by table."""
        return tuple([chair for table in self.tables.values() for chair in table.chairs])


class LevelClock(Struct, frozen=True, gc=False):
    """The level, as points in time (microseconds UTC). A level by hands counts rounds."""

    step: int
    """The step of the structure; beyond the last one where levels go on doubling."""
    number: int
    """The number as printed: 1 for the first level, breaks not counted."""
    stakes: Stakes
    started_at: int
    ends_at: int
    """0 for a level that does not end by time."""
    last_round: int
    """0 for a level that does not end by hands."""
    break_until: int = 0
    stopped_at: int = 0
    """The reading at which it was stopped; 0 while it runs. All other points are readings of this clock."""
    schedule: Schedule = Schedule()

    @property
    def unit(self) -> int:
        """The smallest chip that this level uses."""
        return self.stakes.unit

    def reading(self, at: int) -> int:
        """What the clock shows at a point in time."""
        return self.stopped_at or at


class Bust(Struct, frozen=True, gc=False):
    """A player who lost his last chip, with the chips he had when the hand began."""

    player: str
    table: int
    hand: int
    started: int
    chair: int = 0
    round: int = 0
    """The round of that hand; 0 for a hand outside rounds."""


class Round(Struct, frozen=True):
    """The last round begun, and who has bust in it and is not placed yet."""

    number: int = 0
    at: int = 0
    open: bool = False
    busts: tuple[Bust, ...] = ()
    won: Mapping[str, int] = {}
    """Where people deal: chips of players reported out in the open round, by the player who holds them on record."""


class ChipLedger(Struct, frozen=True, gc=False):
    """Chips issued, chips that races added (or took, if negative), chips removed, and what must be in play."""

    issued: int = 0
    raced: int = 0
    removed: int = 0
    found: int = 0
    """What counts brought to light, or found missing if negative."""
    strayed: int = 0
    """Chips in the inventory that were found without an owner: the next count will miss them."""
    counted: bool = False
    """Has everybody's stack been counted, with no hand by people reported since?"""

    @property
    def in_play(self) -> int:
        """What all stacks together must add up to."""
        return self.issued + self.raced + self.found - self.removed


class Place(Struct, frozen=True, gc=False):
    """A player's final place. ``shared_by`` players have this place and divide the prizes of as many places."""

    player: str
    place: int
    shared_by: int
    at: int
    chips: int = 0
    """Chips held when play was closed with several players left."""


class Award(Struct, frozen=True, gc=False):
    """What a player has won, in cents."""

    player: str
    place: int
    cents: int
    seat_cents: int = 0
    """How much of it is a seat in another event, not money."""


class Prizes(Struct, frozen=True, gc=False):
    """The prize pool in cents, the prize of each paid place, and what has been awarded."""

    pool_cents: int = 0
    ladder: tuple[int, ...] = ()
    awards: tuple[Award, ...] = ()
    plan: PayoutPlan | None = None
    """How the pool is divided, where the director has replaced what was announced."""
    derived: tuple[int, ...] = ()
    """Paid places whose share is not printed in any book."""


class Outcome(Struct, frozen=True):
    """The final places so far, what they are worth, the deal, and who has left with a seat."""

    places: tuple[Place, ...] = ()
    prizes: Prizes = Prizes()
    deal: DealDesk = DealDesk()
    winners: tuple[SeatWinner, ...] = ()
    seated: int = 0
    """How many players the last draw for everybody has seated."""
    draws: int = 0
    """How often the seats were drawn before play began."""


class EventState(Struct, frozen=True):
    """A whole tournament."""

    opening: Opening
    phase: Phase
    cage: Cage
    floor: FloorPlan
    clock: LevelClock
    round: Round
    chips: ChipLedger
    outcome: Outcome
    records: PlayerRecords

    @property
    def definition(self) -> Definition:
        """What was announced."""
        return self.opening.definition

    @property
    def policy(self) -> Policy:
        """How the rulebook of the event decides."""
        return self.opening.policy.policy

    @property
    def procedure(self) -> Procedure:
        """The policy as this event applies it."""
        return self.opening.procedure

    @property
    def places(self) -> tuple[Place, ...]:
        """Who is out and in which place, in the order in which they were placed."""
        return self.outcome.places

    @property
    def prizes(self) -> Prizes:
        """The pool, its division, what was awarded."""
        return self.outcome.prizes

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that were paid and not voided, in the order of their numbers."""
        return self.cage.entries

    @property
    def seating(self) -> Seating:
        """Needs, absences, halts, and the order of breaking."""
        return self.floor.seating

    @property
    def schedule(self) -> Schedule:
        """What, beside the level, decides when hands begin."""
        return self.clock.schedule

    @property
    def day(self) -> Day:
        """The day of play."""
        return self.schedule.day

    @property
    def hand_for_hand(self) -> HandForHand | None:
        """The terms of hand for hand, while it is on."""
        return self.schedule.hand_for_hand

    @property
    def last_hands(self) -> LastHands | None:
        """The last hands of the day or the event, once they are announced."""
        return self.schedule.last_hands

    @property
    def conduct(self) -> Conduct:
        """The penalty book."""
        return self.records.conduct

    @property
    def bounties(self) -> Bounties:
        """Bounties on heads and in envelopes, and who knocked whom out."""
        return self.records.bounties

    @property
    def tickets(self) -> TicketBook:
        """Seats won in satellites, taken or handed over."""
        return self.records.tickets
