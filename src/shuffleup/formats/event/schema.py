"""The tables and keys of an event file. The note on a type is what error lines say a value must be."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from shuffleup.answer import Note, note
from shuffleup.maths.deals import DealMethod
from shuffleup.tournament.words.definition import WEEK_MINUTES
from shuffleup.tournament.words.terms import BagCarry

MOST_PLAYERS = 1_000_000
"""More than any event has ever had, and few enough to fit in a computer's memory."""

Text = Annotated[str, Meta(min_length=1), note("text-in-quotes")]
MaybeText = Annotated[str, note("text-in-quotes")]
Currency = Annotated[str, Meta(pattern=r"^[A-Z]{3}\Z"), note("capital-letters", example='"EUR"')]
Count = Annotated[int, Meta(ge=1), note("at-least-number", least="1")]
Amount = Annotated[int, Meta(ge=0), note("at-least-number", least="0")]
Limit = Annotated[Annotated[int, Meta(ge=0)] | Literal["unlimited"], note("whole-or-unlimited")]
Switch = Annotated[bool, note("true-or-false")]
Words = Annotated[list[Text], note("words-in-quotes", example='["cash", "card"]')]
Number = Annotated[int, Meta(ge=1, le=MOST_PLAYERS), note("whole-from-to", least="1", most=MOST_PLAYERS)]
"""A number of things counted one by one: players, teams, heats, seconds of a hand."""
Minutes = Annotated[int, Meta(ge=0, le=WEEK_MINUTES), note("whole-from-to", least="0", most=WEEK_MINUTES)]
StepMinutes = Annotated[Amount | Decimal, note("minutes-from-to", least="0", most=WEEK_MINUTES)]
BreakMinutes = Annotated[
    Annotated[int, Meta(ge=1, le=WEEK_MINUTES)] | Decimal, note("minutes-from-to", least="1", most=WEEK_MINUTES)
]
Entrants = Annotated[
    Annotated[int, Meta(ge=0, le=MOST_PLAYERS)] | list[str], note("players-or-their-names", most=MOST_PLAYERS)
]
PauseSeconds = Annotated[int, Meta(ge=0, le=600), note("whole-from-to", least="0", most=600)]
Amounts = Annotated[list[Count], note("whole-numbers", least="1")]
Counts = Annotated[list[Count], Meta(min_length=1), note("whole-numbers", least="1")]
Percentages = Annotated[
    list[Annotated[Decimal, note("a-number")]], Meta(min_length=1), note("numbers-like", example="[50, 30, 20]")
]
Percent = Annotated[Decimal, note("per-cent")]
Percents = Annotated[list[Annotated[Decimal, note("a-number")]], note("numbers-like", example="[40, 20]")]
Moment = Annotated[datetime, Meta(tz=True), note("date-and-time", example="2026-11-01T12:00:00+01:00")]
LevelNumbers = Annotated[list[Count], note("levels-like", example="[8, 16]")]
DealtAmounts = Annotated[list[Amount] | dict[str, Amount], note("amounts-for-those-left", example="[45000, 30000]")]
TeamsOf = Annotated[
    Annotated[int, Meta(le=MOST_PLAYERS)] | dict[str, list[str]],
    note("teams-or-names", example='{ Lions = ["Anna", "Bruno", "Carla"] }'),
]
Removals = Annotated[dict[str, Count], note("chips-and-levels", example="{ 25 = 9 }")]
InAStack = Annotated[dict[str, Count], note("chips-and-counts", example="{ 25 = 8, 100 = 8 }")]
Colours = Annotated[dict[str, Text], note("chips-and-colours", example='{ 25 = "green" }')]


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
    stack: Amount
    entries: Entrants
    late_until_level: Amount = 0
    late_until_start_of_level: Amount = 0
    late_minutes: Minutes = 0
    late_until_day: Amount = 0
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
    minutes: StepMinutes = 0
    hands: Amount = 0
    small_bet: Amount = 0
    big_bet: Amount = 0


class AnteLevelTable(Struct, frozen=True, kw_only=True):
    """One ``[[level]]`` of a game without blinds, in which everybody posts an ante."""

    ante: Count
    minutes: StepMinutes = 0
    hands: Amount = 0


class BreakRow(Struct, frozen=True, kw_only=True):
    """A ``[[level]]`` that is a break."""

    break_minutes: BreakMinutes


class PriceTable(Struct, frozen=True, kw_only=True):
    """One ``[[entry.price]]``: an early price, a late one, that of re-entries, or one that the player chooses."""

    name: Text
    buy_in_cents: Amount
    fee_cents: Amount = 0
    stack: Amount | None = None
    bounty_cents: Amount | None = None
    until: Moment | None = None
    from_level: Amount = 0
    until_level: Amount = 0
    reentry: Switch = False
    choice: Switch = False


class RebuysTable(Struct, frozen=True, kw_only=True):
    """``[rebuys]``, or one of several ``[[rebuys]]``: chips for more money in the same seat."""

    cents: Count
    fee_cents: Amount = 0
    chips: Count
    from_level: Amount = 0
    until_level: Count
    most: Limit = "unlimited"
    up_to_stack: Amount = 0
    name: MaybeText = ""


class AddOnTable(Struct, frozen=True, kw_only=True):
    """``[addon]``, or one of several ``[[addon]]``: chips for more money at one stage of the event."""

    cents: Count
    fee_cents: Amount = 0
    chips: Count
    from_level: Count
    until_level: Count
    most: Count = 1
    name: MaybeText = ""


class PoolTable(Struct, frozen=True, kw_only=True):
    """``[pool]``: what the money is used for, and what the house guarantees."""

    guarantee_cents: Amount = 0
    prize_percent: Percent = Decimal(100)
    purchase_percent: Percent = Decimal(100)
    organisation_percent: Percent = Decimal(0)
    league_percent: Percent = Decimal(0)
    league_cents: Amount = 0
    tax_percent: Percent = Decimal(0)
    bands: MaybeText = ""


class PayoutsTable(Struct, frozen=True, kw_only=True):
    """``[payouts]``: one way to divide the pool, and how prizes are rounded."""

    places_paid: Amount = 0
    places_percent: Percent = Decimal(0)
    first_percent: Percent = Decimal(0)
    percentages: Percentages = []
    prizes_cents: Counts = []
    table: MaybeText = ""
    seat_cents: Amount = 0
    seats_into: MaybeText = ""
    milestone_chips: Amount = 0
    transferable: Switch = False
    rounding_cents: Count = 1
    min_cash_cents: Amount = 0


class ColumnTable(Struct, frozen=True, kw_only=True):
    """One ``[[payouts.column]]``: the shares for up to ``entries_to`` entries."""

    entries_to: Count
    percentages: Percentages


class InKindTable(Struct, frozen=True, kw_only=True):
    """One ``[[payouts.in_kind]]``: what a place gets beside its money."""

    place: Count
    what: Text
    worth_cents: Amount = 0


class DealsTable(Struct, frozen=True, kw_only=True):
    """``[deals]``: the rules for everybody and, from ``at_players`` on, the deal of a run without people."""

    allowed: Switch = True
    least_play_for_percent: Percent = Decimal(0)
    at_players: Amount = 0
    method: MaybeText = DealMethod.ICM.value
    amounts_cents: DealtAmounts = []
    save_cents: Amount = 0
    play_for_cents: Counts | None = None
    play_on: Switch = False
    unit_cents: Count = 1

    @property
    def players(self) -> int:
        """The number of players left when the deal is made; 0 for no deal."""
        return self.at_players or len(self.amounts_cents)

    @property
    def aside(self) -> tuple[int, ...]:
        """What is still played for, by place."""
        return (self.save_cents,) if self.save_cents else tuple(self.play_for_cents or ())


class BountyTable(Struct, frozen=True, kw_only=True):
    """``[bounty]``: ``head_percent`` and the odd unit are for progressive bounties, the envelopes for mystery ones."""

    kind: Text
    cents: Amount
    unit_cents: Count = 1
    from_players: Amount = 0
    envelopes_percent: Percents = []
    envelopes_cents: Amounts = []
    head_percent: Percent = Decimal(50)
    odd_unit_to_head: Switch = False
    only_holders: Switch = False


class ClockTable(Struct, frozen=True, kw_only=True):
    """``[clock]``: hand for hand, the ends of days, the closing hour."""

    hand_for_hand: Amount = 1
    day_ends: LevelNumbers = []
    blinds_may_fall: Switch = False
    house_closes_after_minutes: Amount = 0


class ShotClockTable(Struct, frozen=True, kw_only=True):
    """``[shot_clock]``: how long a decision may take."""

    seconds: Count
    banks: Amount = 0
    bank_seconds: Amount = 0
    from_level: Count = 1
    players_left: Amount = 0


class OnlineKeys(Struct, frozen=True, kw_only=True):
    """``[online]``: the software deals, to players at their screens."""

    starts_at: Amount = 0
    bots: Amount = 0
    bot_seconds: PauseSeconds = 2
    pause_seconds: PauseSeconds = 3
    rail_seconds: PauseSeconds = 30


class ClosingTable(Struct, frozen=True, kw_only=True):
    """``[closing]``: when play ends."""

    players_left: Count = 1
    end_of_level: Amount = 0
    after_last_level: Text = "stay"


class FlightTable(Struct, frozen=True, kw_only=True):
    """One ``[[flight]]``: the players who enter the event in it, and how many re-enter from earlier flights."""

    name: Text
    entries: Entrants
    again: Amount = 0


class DayTwoTable(Struct, frozen=True, kw_only=True):
    """``[day_two]``: when flights end, which bags go on, and the level at which the final day begins."""

    flights_end_with_level: Count
    carry: Text = BagCarry.BEST_STACK.value
    first_level: Amount = 0
    forgone_bounties: Text = ""


class TeamsTable(Struct, frozen=True, kw_only=True):
    """``[teams]``: the teams, their heats and their final."""

    teams: TeamsOf
    size: Number = 3
    heats: Number = 2
    heat_seats: Number = 10
    finalists: Number = 9
    consultations: Amount = 1


Steps: TypeAlias = Sequence[LevelTable | BreakRow]
"""The steps of the structure, in the order of the file."""


class EventTables(Struct, frozen=True, kw_only=True):
    """Every table of a file except those of rotations and Italian games, each by its type."""

    event: EventTable
    entry: EntryTable
    steps: Steps
    payouts: PayoutsTable
    rebuys: tuple[RebuysTable, ...] = ()
    addon: tuple[AddOnTable, ...] = ()
    pool: PoolTable = PoolTable()
    chips: ChipsTable | None = None
    bounty: BountyTable | None = None
    clock: ClockTable = ClockTable()
    shot_clock: ShotClockTable | None = None
    online: OnlineKeys | None = None
    closing: ClosingTable = ClosingTable()
    deals: DealsTable = DealsTable()
    day_two: DayTwoTable | None = None
    teams: TeamsTable | None = None
    prices: tuple[PriceTable, ...] = ()
    columns: tuple[ColumnTable, ...] = ()
    in_kind: tuple[InKindTable, ...] = ()
    flights: tuple[FlightTable, ...] = ()
    announced: Mapping[str, str] = {}
    overruled: Mapping[str, str] = {}
    """Why limits of the rulebook do not hold, by the keys that they limit."""

    @property
    def is_single(self) -> bool:
        """Is it one event, without flights or heats?"""
        return not self.flights and self.teams is None

    @property
    def levels(self) -> int:
        """How many levels the structure has."""
        return sum(isinstance(step, LevelTable) for step in self.steps)


class KnownGame(Struct, frozen=True):
    """How many players one deck is enough for, and what kind of prices the levels of a game have."""

    seats_max: int
    brings_in: bool = False
    """Stud: ``small`` of a level is the bring-in and ``big`` the small bet."""
    italian: bool = False
    """Poker all'italiana: the file may have ``[italian]``, and its levels have an ante and no blinds."""
    key: str = ""
    """The key in the catalogue, if a file may call the game by another."""
    layout_in_key: bool = False
    """Telesina: the key names the layout of the vele and the covered card, as in ``telesina-croce-sempre``."""


TABLES: Mapping[str, type[Struct]] = {
    "entry": EntryTable,
    "pool": PoolTable,
    "chips": ChipsTable,
    "payouts": PayoutsTable,
    "bounty": BountyTable,
    "clock": ClockTable,
    "shot_clock": ShotClockTable,
    "online": OnlineKeys,
    "closing": ClosingTable,
    "deals": DealsTable,
    "day_two": DayTwoTable,
    "teams": TeamsTable,
}
"""The tables with one type each, under the same names as in ``EventTables``."""
SOLD: Mapping[str, type[Struct]] = {"rebuys": RebuysTable, "addon": AddOnTable}
"""What a file may have once, as a table, or several times, each with its name: ``[[rebuys]]``."""
LISTS: Mapping[str, Note] = {
    "level": note("must-be-levels"),
    "flight": note("must-be-flights"),
    "entry.price": note("must-be-prices"),
    "payouts.column": note("must-be-columns"),
    "payouts.in_kind": note("must-be-offers"),
}
"""Tables written with two brackets, such as ``[[entry.price]]``, and the message if they are not."""
_APART = ("italian", "rotation", "shootout", "announced", "overruled")
"""Tables that are read by themselves."""
SHAPE: Mapping[str, Note | None] = {**dict.fromkeys([*TABLES, *SOLD, *_APART]), **LISTS}
"""Every table of a file; for lists of tables, the message if it is something else."""
TOP = tuple([name for name in SHAPE if "." not in name])
INSIDE: Mapping[str, tuple[str, ...]] = {"entry": ("price",), "payouts": ("column", "in_kind")}
"""The tables within a table, which are read separately."""
REQUIRED_TABLES: tuple[str, ...] = ("entry", "level", "payouts")
