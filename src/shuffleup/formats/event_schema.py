"""The tables and keys of an event file. The description of a type is what an error line says a value must be."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from shuffleup.tournament.definition import WEEK_MINUTES

MOST_PLAYERS = 1_000_000
"""More than any event has had, and what is made for each of them still fits into a computer."""

Text = Annotated[str, Meta(min_length=1, description="text in quotes")]
Currency = Annotated[str, Meta(pattern="^[A-Z]{3}$", description='three capital letters, like "EUR"')]
Count = Annotated[int, Meta(ge=1, description="a whole number of at least 1")]
Amount = Annotated[int, Meta(ge=0, description="a whole number of at least 0")]
Limit = Annotated[
    Annotated[int, Meta(ge=0)] | Literal["unlimited"], Meta(description='a whole number of at least 0, or "unlimited"')
]
Switch = Annotated[bool, Meta(description="true or false")]
Words = Annotated[list[Text], Meta(description='a list of words in quotes, like ["cash", "card"]')]
Number = Annotated[int, Meta(ge=1, le=MOST_PLAYERS, description=f"a whole number, from 1 to {MOST_PLAYERS:,}")]
"""Of what is counted one by one: players, teams, heats, seconds of a hand."""
Minutes = Annotated[int, Meta(ge=0, le=WEEK_MINUTES, description=f"a whole number, from 0 to {WEEK_MINUTES:,}")]
BreakMinutes = Annotated[int, Meta(ge=1, le=WEEK_MINUTES, description=f"a whole number, from 1 to {WEEK_MINUTES:,}")]
Entrants = Annotated[
    Annotated[int, Meta(le=MOST_PLAYERS)] | list[str],
    Meta(description=f"a number of players, at most {MOST_PLAYERS:,}, or a list of names"),
]
Counts = Annotated[list[Count], Meta(min_length=1, description="a list of whole numbers of at least 1")]
Percentages = Annotated[
    list[Annotated[Decimal, Meta(description="a number")]],
    Meta(min_length=1, description="a list of numbers, like [50, 30, 20]"),
]
Removals = Annotated[dict[str, Count], Meta(description="chips and level numbers, like { 25 = 9 }")]
InAStack = Annotated[dict[str, Count], Meta(description="chips and numbers of chips, like { 25 = 8, 100 = 8 }")]
Colours = Annotated[dict[str, Text], Meta(description='chips and colours, like { 25 = "green" }')]


class EventTable(Struct, frozen=True, kw_only=True):
    """The keys above the first table."""

    name: Text
    rulebook: Text
    house: Text = ""
    game: Text
    limit: Text
    seats: Count
    currency: Currency
    seconds_per_hand: Number = 120


class EntryTable(Struct, frozen=True, kw_only=True):
    """``[entry]``: what an entry costs and buys, who enters, and until when."""

    buy_in_cents: Amount
    fee_cents: Amount = 0
    stack: Count
    entries: Entrants
    late_until_level: Amount = 0
    reentries: Limit = 0
    surrender: Switch = False
    cap: Amount = 0
    alternates: Limit = 0
    checks: Words = []
    methods: Words = []


class ChipsTable(Struct, frozen=True, kw_only=True):
    """``[chips]``: the chip set, and before which level the small ones are raced off."""

    denominations: Counts
    removed_at_level: Removals = {}
    in_a_stack: InAStack = {}
    colours: Colours = {}


class LevelTable(Struct, frozen=True, kw_only=True):
    """One ``[[level]]``: either blinds for some minutes or hands, or a break."""

    small: Count
    big: Count
    ante: Amount = 0
    minutes: Minutes = 0
    hands: Amount = 0
    small_bet: Amount = 0
    big_bet: Amount = 0


class AnteLevelTable(Struct, frozen=True, kw_only=True):
    """One ``[[level]]`` of a game without blinds, in which everybody posts an ante."""

    ante: Count
    minutes: Minutes = 0
    hands: Amount = 0


class BreakTable(Struct, frozen=True, kw_only=True):
    """A ``[[level]]`` that is a break."""

    break_minutes: BreakMinutes


class ClosingTable(Struct, frozen=True, kw_only=True):
    """``[closing]``: when play ends."""

    players_left: Count = 1
    end_of_level: Amount = 0
    after_last_level: Text = "stay"


Steps: TypeAlias = Sequence[LevelTable | BreakTable]
"""The steps of the structure, in the order of the file."""

TABLES: tuple[str, ...] = (
    "entry",
    "rebuys",
    "addon",
    "pool",
    "chips",
    "level",
    "payouts",
    "bounty",
    "clock",
    "shot_clock",
    "closing",
    "italian",
    "rotation",
    "deals",
    "flight",
    "day_two",
    "teams",
    "announced",
)
REQUIRED_TABLES: tuple[str, ...] = ("entry", "level", "payouts")
