"""A tournament at one moment, as a scenario describes it: the state, what has happened, and the time.

The world is set up by the headers and then changes only as every tournament does: commands, events, state. An action
gives commands; an expectation looks at the state, at the events so far, or at the answer to a hypothetical command.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import TypeVar

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse, voice
from shuffleup.formats.event.payouts import printed_columns
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios.event_setting import (
    SEATS,
    EventSetting,
    GivenTable,
    entry_terms,
    filled,
    money_terms,
    shares_of,
)
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scene import Finding
from shuffleup.table.button import clockwise, first_hand
from shuffleup.table.carry import Carry, NoCarry
from shuffleup.table.next_hand import TableButton
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.result import HandResult, SeatResult
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.facts.standing import awaited_rebuys, table_of
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Columns, Curve, Definition, FixedPrizes, PayoutPlan, Structure
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import Event, HandPlanned
from shuffleup.tournament.words.state import Chair, ChipLedger, EventState, FloorTable, Phase
from shuffleup.tournament.words.terms import WHOLE_EVENT, Shootout

NOON = 1_767_268_800_000_000
"""When the events of scenarios begin: 1 January 2026, noon UTC, in microseconds."""
MINUTE = 60_000_000
NO_CARRY = NoCarry()
ALLOWED = say("it is allowed")
"""What is true if a command was expected to be refused."""

Kind = TypeVar("Kind")


class SettingRefusedError(ValueError):
    """A book does not allow the event that the headers describe."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(voice(refusal))
        self.refusal = refusal


class World:
    """An event under one book, or a house that amends it; ``events`` are those since the moment of the headers."""

    __slots__ = ("_draws", "at", "book", "events", "round_waits", "setting", "state")

    def __init__(self, setting: EventSetting, policy: ResolvedPolicy) -> None:
        self.setting = setting
        self.book = policy.book
        self.at = NOON
        self.events: list[Event] = []
        self.round_waits = False
        """Whether the round is closed, and its busts are placed, only once nobody may rebuy any more."""
        self._draws = 0
        self.state = _opened(self, setting, policy)

    def ask(self, command: c.Command) -> Decision | Refusal:
        """What a command would lead to; nothing happens."""
        seed = f"{self._draws:064x}"
        return decide(self.state, command, self.at, Draw(seed, "scenario"))

    def beside(self) -> "World":
        """A copy of the event: what happens in one does not happen in the other."""
        other = copy(self)
        other.events = list(self.events)
        return other

    def send(self, command: c.Command) -> Refusal | None:
        """Carries a command out, or says why not."""
        decided = self.ask(command)
        if isinstance(decided, Refusal):
            return self._broken_since(decided)
        self._draws += 1
        self.state = decided.after
        self.events += decided.events
        if self.round_waits and not awaited_rebuys(self.state):
            self.round_waits = False
            return self.send(c.CloseRound())
        return None

    def send_all(self, commands: Iterable[c.Command]) -> Refusal | None:
        """Carries out commands one after another, up to the first that is refused."""
        for command in commands:
            refused = self.send(command)
            if refused:
                return refused
        return None

    def has_broken(self, table: int) -> bool:
        """Was the table in play when the case began, and has it been broken since?"""
        given = any(one.number == table for one in self.setting.tables)
        return given and table not in self.state.floor.tables

    def _broken_since(self, refusal: Refusal) -> Refusal:
        """A refusal; for a table that broke between two lines of the case, it says so."""
        table = dict(refusal.facts).get("table")
        if refusal.code == "unknown-table" and isinstance(table, int) and self.has_broken(table):
            return refuse("unknown-table", refusal.rule, table=table, known=refusal.fact("known"), why="broken")
        return refusal

    def table_of(self, player: str) -> FloorTable | None:
        """The table of a player."""
        return table_of(self.state, player)

    def happened(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def plan(self, table: int) -> HandPlan | None:
        """The plan of the last hand that a table began."""
        plans = [event.plan for event in self.happened(HandPlanned) if event.table == table]
        return plans[-1] if plans else None

    def result(self, table: int, stacks: Mapping[str, int], carry: Carry = NO_CARRY) -> HandResult:
        """A result of the hand in progress at a table: these players end with these stacks, the others as before."""
        plan = self.plan(table)
        assert plan is not None
        seats = [
            SeatResult(seat.number, seat.player, seat.stack, stacks.get(seat.player, seat.stack)) for seat in plan.seats
        ]
        return HandResult(plan.hand, tuple(seats), carry=carry)


def because(refusal: Refusal) -> Finding:
    """The expectation fails, for the reason of a refusal."""
    return Finding(voice(refusal), refused=refusal)


# ── setting up ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _opened(world: World, setting: EventSetting, policy: ResolvedPolicy) -> EventState:
    """The event of the headers: open for entries if no tables are named, otherwise in play."""
    world.state = None  # type: ignore[assignment]  # only until the next line
    opening = c.OpenEvent("scenario", _definition(setting, policy.book), policy)
    refused = world.send(opening)
    if not refused and setting.tables:
        seated = tuple([one.player for table in setting.tables for one in table.sitting])
        refused = world.send_all((c.Register(seated), c.DrawSeats(), c.StartEvent()))
    if refused:
        raise SettingRefusedError(refused)
    world.events.clear()
    return _arranged(world.state, setting) if setting.tables else world.state


def _definition(setting: EventSetting, book: str) -> Definition:
    players = sum(len(table.sitting) for table in setting.tables)
    paid = setting.fact("paid", max(1, players // 8))
    prizes = setting.fact("prizes", ())
    usual = {"game": GameKey("holdem", Limit.NO_LIMIT), "seats": SEATS}
    return filled(
        Definition,
        replace(setting, event={**usual, **setting.event}),
        name="scenario",
        currency="EUR",
        entry=entry_terms(setting, book),
        structure=Structure(setting.levels),
        payouts=PayoutPlan(
            FixedPrizes(prizes) if prizes else shares_of(setting, book) or _printed(setting) or Curve(paid)
        ),
        money=money_terms(setting, book),
        part=filled(Shootout, setting) if setting.fact("shootout", default=False) else WHOLE_EVENT,
    )


def _printed(setting: EventSetting) -> Columns | None:
    """The payout table of a book, if the case has its prizes divided by one."""
    book = setting.fact("payout_table", "")
    return printed_columns(PAYOUT_TABLES[book]) if book else None


def _arranged(state: EventState, setting: EventSetting) -> EventState:
    """The drawn seats rearranged as the headers say: a starting position, not something that happened."""
    tables = {given.number: _table(state, given, setting) for given in setting.tables}
    sizes = [len(table.chairs) for table in tables.values()]
    floor = replace(state.floor, tables=tables, players=sum(sizes), fewest=min(sizes), most=max(sizes))
    chips = ChipLedger(sum(chair.stack for table in tables.values() for chair in table.chairs))
    return replace(state, floor=floor, chips=chips, phase=Phase.PLAYING)


def _table(state: EventState, given: GivenTable, setting: EventSetting) -> FloorTable:
    chairs = tuple([Chair(one.chair, one.player, one.stack) for one in given.sitting])
    taken = [chair.number for chair in chairs]
    holder = next((one.chair for one in given.sitting if one.player in setting.button), 0)
    button = TableButton(holder, first_hand(taken, holder)) if holder else TableButton(clockwise(taken, 0)[0])
    unit = next(iter(state.floor.tables.values())).unit
    return FloorTable(given.number, setting.fact("seats", SEATS), chairs, button, unit)
