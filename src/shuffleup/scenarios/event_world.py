"""A tournament at one moment, as a scenario tells it: the state, what has happened, and the time.

The world is set up as the headers say and then goes only the road of every tournament: commands, events, state. A deed
gives commands; an expectation looks at the state, at the events so far, or at the answer to a command nobody gives.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from shuffleup.formats.event_payouts import printed_columns
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.payout_tables import PAYOUT_TABLES
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios.cage_setting import entry_terms, money_terms, shares_of
from shuffleup.scenarios.event_setting import EventSetting, GivenTable
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Finding
from shuffleup.table.button import clockwise, first_hand
from shuffleup.table.carry import Carry, NoCarry
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.result import HandResult, SeatResult
from shuffleup.tournament import commands as c
from shuffleup.tournament.decide import decide
from shuffleup.tournament.definition import Columns, Curve, Definition, FixedPrizes, PayoutPlan, Structure
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.events import Event, HandPlanned
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seating import table_of
from shuffleup.tournament.state import Chair, ChipLedger, EventState, Floor, Phase, Table, TableButton

NOON = 1_767_268_800_000_000
"""When the events of scenarios begin: 1 January 2026, noon UTC, in microseconds."""
MINUTE = 60_000_000
NO_CARRY = NoCarry()
ALLOWED = "it is allowed"
"""What is so where a command was expected to be refused."""

Kind = TypeVar("Kind")


class SettingRefusedError(ValueError):
    """A book does not allow the event that the headers describe."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class World:
    """An event under one book, or under the ``policy`` of a house that amends it.

    ``events`` are those since the headers' moment.
    """

    __slots__ = ("_draws", "at", "book", "events", "setting", "state")

    def __init__(self, setting: EventSetting, book: str, policy: ResolvedPolicy | None = None) -> None:
        self.setting = setting
        self.book = book
        self.at = NOON
        self.events: list[Event] = []
        self._draws = 0
        self.state = _opened(self, setting, book, policy or resolved(book))

    def ask(self, command: c.Command) -> tuple[Event, ...] | Refusal:
        """What a command would lead to; nothing happens."""
        seed = f"{self._draws:064x}"
        return decide(self.state, command, self.at, Draw(seed, "scenario"))

    def send(self, command: c.Command) -> Refusal | None:
        """Carries a command out, or says why not."""
        decided = self.ask(command)
        if isinstance(decided, Refusal):
            return decided
        self._draws += 1
        for event in decided:
            self.state = evolve(self.state, event)
            self.events.append(event)
        return None

    def send_all(self, commands: Iterable[c.Command]) -> Refusal | None:
        """Carries out one command after the other, up to the first that is refused."""
        for command in commands:
            refused = self.send(command)
            if refused:
                return refused
        return None

    def table_of(self, player: str) -> Table | None:
        """Where a player sits."""
        return table_of(self.state, player)

    def happened(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind, in their order."""
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


# Each deed and each check takes its own sentence, and mypy cannot follow a table of functions with other parameters.
EventDeeds: TypeAlias = Mapping[type[Sentence], Callable[[World, Any], Refusal | None]]
EventChecks: TypeAlias = Mapping[type[Sentence], Callable[[World, Any], Finding]]


def answer(world: World, command: c.Command) -> Finding:
    """Whether a command would be refused, and by which rule: a finding that holds where it is."""
    decided = world.ask(command)
    if isinstance(decided, Refusal):
        return Finding(rules=(decided.rule,) if decided.rule else (), refused=decided)
    return Finding(ALLOWED)


def because(refusal: Refusal) -> Finding:
    """It is not as expected, for the reason of a refusal."""
    return Finding(refusal.message, refused=refusal)


# ── setting up ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _opened(world: World, setting: EventSetting, book: str, policy: ResolvedPolicy) -> EventState:
    """The event as the headers have it: open for entries where no tables are named, else being played."""
    world.state = None  # type: ignore[assignment]  # only until the next line
    opening = c.OpenEvent("scenario", _definition(setting, book), policy)
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
    return Definition(
        name="scenario",
        game=setting.fact("game", GameKey("holdem", Limit.NO_LIMIT)),
        seats=setting.fact("seats", 9),
        currency="EUR",
        entry=entry_terms(setting),
        chips=setting.fact("chips", ()),
        structure=Structure(setting.levels),
        payouts=PayoutPlan(FixedPrizes(prizes) if prizes else shares_of(setting) or _printed(setting) or Curve(paid)),
        money=money_terms(setting, book),
        seconds_per_hand=setting.fact("hand_seconds", 120),
        day_ends=setting.fact("day_ends", ()),
    )


def _printed(setting: EventSetting) -> Columns | None:
    """The payout table of a book, if the case has its prizes divided by one."""
    book = setting.fact("payout_table", "")
    return printed_columns(PAYOUT_TABLES[book]) if book else None


def _arranged(state: EventState, setting: EventSetting) -> EventState:
    """The drawn seats put as the headers say: a starting position, not something that happened."""
    tables = {given.number: _table(state, given, setting) for given in setting.tables}
    sizes = [len(table.chairs) for table in tables.values()]
    floor = replace(state.floor, tables=tables, players=sum(sizes), fewest=min(sizes), most=max(sizes))
    chips = ChipLedger(sum(chair.stack for table in tables.values() for chair in table.chairs))
    return replace(state, floor=floor, chips=chips, phase=Phase.PLAYING)


def _table(state: EventState, given: GivenTable, setting: EventSetting) -> Table:
    chairs = tuple([Chair(one.chair, one.player, one.stack) for one in given.sitting])
    taken = [chair.number for chair in chairs]
    holder = next((one.chair for one in given.sitting if one.player in setting.button), 0)
    button = TableButton(holder, first_hand(taken, holder)) if holder else TableButton(clockwise(taken, 0)[0])
    unit = next(iter(state.floor.tables.values())).unit
    return Table(given.number, setting.fact("seats", 9), chairs, button, unit)


__all__ = ["Chair", "EventChecks", "EventDeeds", "Floor", "World", "answer"]
