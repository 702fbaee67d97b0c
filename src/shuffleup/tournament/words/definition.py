"""What an event is before anybody enters it: price, stacks, chips, levels, prizes and how it ends.

The opening event of a tournament freezes one of these; nothing here changes while the event is played.
"""

from enum import Enum
from math import gcd
from typing import TypeAlias, Union

from msgspec import Struct

from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import Rotation
from shuffleup.tournament.words.terms import WHOLE_EVENT, MoneyTerms, Part

WEEK_MINUTES = 10_080
"""The longest level or break."""

Minutes: TypeAlias = Union[int, float]  # noqa: UP007 - the description of the API names types, and int | float has no name
"""Whole or half minutes; a half is exact."""

MOST_PLACES = 10_000
"""More places than any event pays, or has a prize for."""
MOST_COUNTED = 10**15
"""The most chips or cents that are counted."""

AMOUNTS = ("small", "big", "ante", "small_bet", "big_bet", "bring_in")
"""The amounts that a level, or one of its games, costs in chips."""


class EntryTerms(Struct, frozen=True, gc=False):
    """The price of an entry and what it buys. The fee is the house's and never reaches the prize pool."""

    buy_in_cents: int
    fee_cents: int
    stack: int


class GamePrice(Struct, frozen=True, gc=False):
    """What a hand of one game of a rotation costs; parts that the game does not have are 0."""

    game: int
    """Its place among the games of the rotation, from 0."""
    small: int = 0
    big: int = 0
    ante: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0


class Level(Struct, frozen=True, gc=False, tag="level"):
    """Blinds and ante for a number of minutes or of hands; the other of the two lengths is 0.

    A game of stud has a bring-in instead of blinds, and everybody pays the ante.
    """

    small: int
    big: int
    ante: int = 0
    minutes: Minutes = 0
    """Whole or half ones."""
    hands: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    columns: tuple[GamePrice, ...] = ()
    """Games of a rotation whose price differs from what follows from this level (``facts.structure``)."""


class Break(Struct, frozen=True, gc=False, tag="break"):
    """A pause of the whole event, of whole or half minutes."""

    minutes: Minutes


Step: TypeAlias = Level | Break


class AfterLast(Enum):
    """What follows the last level."""

    STAY = "stay"  # it stays on until the event is over
    DOUBLE = "double"  # levels as long as the last one, each with twice the blinds


class Structure(Struct, frozen=True, gc=False):
    """Levels and breaks in order; the first step is a level."""

    steps: tuple[Step, ...]
    after_last: AfterLast = AfterLast.STAY
    may_fall: bool = False
    """Whether blinds may go back to lower ones, as the house has announced."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels without the breaks."""
        return tuple([step for step in self.steps if isinstance(step, Level)])


class Denomination(Struct, frozen=True, gc=False):
    """A chip of the set, and the number of the level before which it is raced off; 0 if it stays."""

    value: int
    removed_at_level: int = 0
    in_a_stack: int = 0
    """How many of it a starting stack holds; 0 for all chips where the house does not say."""
    colour: str = ""
    """Empty for the usual colour of the value."""


class Curve(Struct, frozen=True, gc=False, tag="curve"):
    """The usual curve (``maths.payout_curve``): this many places, or with 0 this many basis points of the entries."""

    places_paid: int = 0
    entries_basis_points: int = 1_500
    first_basis_points: int = 0
    """What first place gets; 0 for what rooms usually print."""


class Shares(Struct, frozen=True, gc=False, tag="shares"):
    """Hundredths of a per cent of the pool by place; they sum to 10,000."""

    basis_points: tuple[int, ...]


class FixedPrizes(Struct, frozen=True, gc=False, tag="fixed"):
    """Prizes in cents by place; they sum to the pool."""

    cents: tuple[int, ...]


class Column(Struct, frozen=True, gc=False):
    """A column of a payout table: up to how many entries, the shares by place, and the places no book prints."""

    entries_to: int
    basis_points: tuple[int, ...]
    derived: tuple[int, ...] = ()


class Columns(Struct, frozen=True, gc=False, tag="columns"):
    """A payout table by number of entries, columns rising; above the last column its shares are used."""

    columns: tuple[Column, ...]
    rule: str = ""
    """Where it is printed, as ``mediterraneo-2026 MED-23``; empty for a house's own."""


class Seats(Struct, frozen=True, gc=False, tag="seats"):
    """A satellite: as many seats of this value as the pool pays; the rest goes to the next place in money."""

    cents: int
    into: str = ""
    """The event in which they are seats."""
    milestone_chips: int = 0
    """A player with this many chips leaves with a seat, and his chips leave play; 0 if everybody plays to the end."""
    transferable: bool = False
    """Whether another player may enter with a seat that was won."""


PrizeTable: TypeAlias = Curve | Shares | FixedPrizes | Columns | Seats


class PrizeInKind(Struct, frozen=True, gc=False):
    """What a place gets beside its money: a trophy, a night at a hotel. It is not paid for out of the pool."""

    place: int
    what: str
    worth_cents: int = 0
    """What the house says that it is worth; 0 where it says nothing."""


class PayoutPlan(Struct, frozen=True, gc=False):
    """How the pool is divided: prizes are multiples of ``rounding_cents`` and none is below ``min_cash_cents``.

    The remainder goes to first place. Fixed prizes and seats are paid as they are.
    """

    table: PrizeTable
    rounding_cents: int = 1
    min_cash_cents: int = 0
    in_kind: tuple[PrizeInKind, ...] = ()
    """By place; a place may get several things, and one that gets no money may get something too."""


class Closing(Struct, frozen=True, gc=False):
    """When play ends: with this many players left, or after the last hand of a level, whichever comes first.

    Several players left at ``players_left`` share the remaining prizes equally (a satellite's seats); those left
    at the end of a level are placed by their chips.
    """

    players_left: int = 1
    end_of_level: int = 0
    """The number of the level; 0 plays on."""
    house_closes_after_minutes: int = 0
    """How long after the start the house closes, where the rulebook ends events at the closing hour; 0 never."""
    hand_for_hand: int = 1
    """Hand for hand from this many players above the paid places on, while there are several tables; 0 never."""


class ShotClock(Struct, frozen=True, gc=False):
    """How many seconds each decision has, and time banks that lengthen one. 0 seconds: no shot clock."""

    seconds: int = 0
    banks: int = 0
    bank_seconds: int = 0
    from_level: int = 1
    players_left: int = 0
    """It is used when this many players are left; 0 for any number."""


NO_SHOT_CLOCK = ShotClock()


class DealRules(Struct, frozen=True, gc=False):
    """Whether house and law let players divide the prizes among themselves, and how much must be left to play for."""

    allowed: bool = True
    least_play_for: int = 0
    """The part of the prizes left that must still be played for, in basis points."""


ANY_DEAL = DealRules()


class ItalianGame(Struct, frozen=True, gc=False):
    """What a table chooses in the Italian games, and how points that their rules leave open are read."""

    table: ItalianTable = ItalianTable()
    switches: ItalianSwitches = ItalianSwitches()


USUAL_ITALIAN_GAME = ItalianGame()


class Online(Struct, frozen=True, gc=False):
    """The software deals, to players at their screens."""

    starts_at: int = 0
    """The number of entries at which it begins by itself, as a sit & go does; 0 if the director begins it."""
    bots: int = 0
    """How many of these entries the software plays, in a rehearsal."""
    bot_seconds: int = 2
    """How many seconds a bot thinks."""
    pause_seconds: int = 3
    """Seconds between two hands of a table."""
    rail_seconds: int = 30
    """How many seconds later spectators see what happens."""


class Definition(Struct, frozen=True, gc=False, kw_only=True):
    """A tournament as its event file describes it. Money is in cents of ``currency``."""

    name: str
    game: GameKey
    """In a rotation, its first game."""
    seats: int
    currency: str
    entry: EntryTerms
    chips: tuple[Denomination, ...] = ()
    """Lowest first; empty if the house names no chips."""
    structure: Structure
    payouts: PayoutPlan
    closing: Closing = Closing()
    money: MoneyTerms = MoneyTerms()
    day_ends: tuple[int, ...] = ()
    """The number of the last level of each day but the last one."""
    shot_clock: ShotClock = NO_SHOT_CLOCK
    seconds_per_hand: int = 120
    """How long a hand lasts in a run without a clock."""
    deals: DealRules = ANY_DEAL
    part: Part = WHOLE_EVENT
    italian: ItalianGame = USUAL_ITALIAN_GAME
    """Used by the Italian games only."""
    seats_max: int = 0
    """The most players that the game deals to; 0 where nobody asked. A final table is never larger."""
    rotation: Rotation | None = None
    """Several games in turn."""
    online: Online | None = None
    """``None`` where people deal."""


def smallest_chip(definition: Definition, level_number: int) -> int:
    """The smallest chip in play at a level (TDA 20); without a chip set, the largest value that pays every price."""
    in_play = [
        chip.value for chip in definition.chips if not chip.removed_at_level or chip.removed_at_level > level_number
    ]
    return min(in_play) if in_play else _largest_unit(definition)


def _largest_unit(definition: Definition) -> int:
    unit = definition.entry.stack
    for level in definition.structure.levels:
        if definition.rotation:
            # Ante and bring-in of stud, where the level does not give them (``facts.structure``).
            unit = gcd(unit, max(1, (level.small_bet or level.big) // 4))
        unit = gcd(unit, level.small, level.big, level.ante, level.small_bet, level.big_bet)
        for one in level.columns:
            unit = gcd(unit, one.small, one.big, one.ante, one.small_bet, one.big_bet, one.bring_in)
    return unit
