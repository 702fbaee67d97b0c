"""The chips of an event: what goes when, what to bring for it, and the proof of what is in play."""

from collections.abc import Iterable

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.chips.race import RaceRounding
from shuffleup.projections.chips_proof import ChipsProof, chips_proof
from shuffleup.projections.colour_up import ChipSetLine, ColourUpLine, chip_set_lines, colour_ups
from shuffleup.rulebooks.policy.event import ChipRaceStart
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.undo import Step
from shuffleup.tournament.words.chips import ChipsCounted
from shuffleup.tournament.words.events import LevelStarted
from shuffleup.tournament.words.state import EventState
from shuffleup.web.floor.bags import BagLine, bags_of
from shuffleup.web.shell.desk import Desk


class TableChips(Struct, frozen=True):
    """The chips of a table. ``unit`` is the smallest chip that it still has."""

    table: int
    players: int
    chips: int
    unit: int
    counted_at: int
    """When they were last counted since the present level began, in microseconds UTC; 0 if they were not."""


class NextRace(Struct, frozen=True):
    """The next race, or the present one: ``removed`` goes, ``lowest`` is the chip it is raced for."""

    removed: int
    lowest: int
    level: int
    """The first level without the chip."""
    due: bool
    """Whether that level has begun and a table still has the chip."""
    rounding: RaceRounding
    from_dealer: bool
    """Whether the first card goes to the left of the dealer, if a player deals; otherwise to the lowest chair."""
    rule: str


class ChipsPage(Struct, frozen=True):
    """Everything about the chips of an event. ``colour_ups`` are for the remaining players."""

    version: int
    chips: tuple[ChipSetLine, ...]
    colour_ups: tuple[ColourUpLine, ...]
    race: NextRace | None
    proof: ChipsProof
    tables: tuple[TableChips, ...]
    bags: tuple[BagLine, ...]
    """The bags that this day began with, by table and chair."""


@get("/events/{event_id:str}/chips", summary="The chips of an event", right=Right.SEE_FLOOR)
async def chips_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> ChipsPage:
    """The chip set, when each chip goes and what to bring for it, the chips of every table, and proof of them all."""
    state, version = await desk.state(event_id)
    counted = counted_at(await desk.steps(event_id))
    entries, left = len(state.entries), sum([len(table.chairs) for table in state.floor.tables.values()])
    definition = state.definition
    return ChipsPage(
        version,
        chip_set_lines(definition, entries),
        colour_ups(definition, entries, left or entries),
        next_race(state),
        chips_proof(state),
        tuple([_table(state, number, counted.get(number, 0)) for number in sorted(state.floor.tables)]),
        await bags_of(desk, event_id, state),
    )


def _table(state: EventState, number: int, counted: int) -> TableChips:
    table = state.floor.tables[number]
    stacks = [chair.stack for chair in table.chairs]
    return TableChips(number, len(stacks), sum(stacks), table.unit, counted)


def counted_at(steps: Iterable[Step]) -> dict[int, int]:
    """When each table was last counted, among counts that still hold since the last level began."""
    found: dict[int, int] = {}
    for step in steps:
        for event in () if step.undone_by else step.events:
            if isinstance(event, LevelStarted):
                found = {}
            elif isinstance(event, ChipsCounted):
                found |= {stack.table: event.at for stack in event.stacks}
    return found


def next_race(state: EventState) -> NextRace | None:
    """The race that a table owes, or else the race before the next level that drops a chip; None if none comes."""
    values = sorted([chip.value for chip in state.definition.chips])
    owing = min([table.unit for table in state.floor.tables.values()], default=state.clock.unit)
    due = owing < state.clock.unit and owing in values
    gone = {chip.value: chip.removed_at_level for chip in state.definition.chips if chip.removed_at_level}
    to_come = [(level, value) for value, level in gone.items() if level > state.clock.number]
    if not due and not to_come:
        return None
    removed = owing if due else min(to_come)[1]
    above = [value for value in values if value > removed]
    if not above:
        return None
    event = state.policy.event
    from_dealer = event.chip_race_start is ChipRaceStart.FIRST_LEFT_OF_DEALER
    rule = rule_of(state, "chip_race_start")
    return NextRace(removed, above[0], gone.get(removed, 0), due, event.race_rounding, from_dealer, rule)
