"""What tables where people deal have reported, and how long a player has to decide."""

from msgspec import Struct

from shuffleup.room.table_marks import FloorCall, TableState
from shuffleup.rulebooks.policy.event import HandForHandAllIn
from shuffleup.rulings.turn.calling_time import called_time
from shuffleup.tournament.facts.clock import shot_clock_is_used, structure_of
from shuffleup.tournament.facts.ends import hand_for_hand_is_live
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk


class RoundTable(Struct, frozen=True):
    """A table, and how far it is with the hand."""

    table: int
    state: TableState


class RoundBoard(Struct, frozen=True):
    """The hand that every table plays.

    ``rule`` says what becomes of a called all-in: it waits face down for the other tables, and several are then played
    out ``one_by_one`` or together.
    """

    number: int
    tables: tuple[RoundTable, ...]
    rule: str
    one_by_one: bool


class CalledTime(Struct, frozen=True):
    """What a player on the clock has: seconds to think, then seconds that are counted aloud."""

    seconds: int
    countdown: int
    rule: str


class ShotClockTime(Struct, frozen=True):
    """The time for each decision at a stage with a shot clock, and what a time bank adds to it."""

    seconds: int
    bank_seconds: int


class AtTables(Struct, frozen=True):
    """What tables have reported, and how long a player has to decide."""

    round: RoundBoard | None
    """The hand that every table plays, if people deal hand for hand."""
    calls: tuple[FloorCall, ...]
    """The tables that need the floor, longest wait first."""
    called_time: CalledTime
    """The time that a player on the clock has."""
    shot_clock: ShotClockTime | None
    """None at a stage without a shot clock."""


async def at_tables(desk: Desk, event_id: str, state: EventState) -> AtTables:
    """What is reported at the tables of an event."""
    board, calls = await _round_board(desk, event_id, state), await desk.table_marks.calls(event_id)
    there = tuple([call for call in calls if call.table in state.floor.tables])  # the others have broken meanwhile
    return AtTables(board, there, _called_time(state), shot_clock(state))


def shot_clock(state: EventState) -> ShotClockTime | None:
    """How long a decision may take now; None at a stage without a shot clock."""
    terms = state.definition.shot_clock
    return ShotClockTime(terms.seconds, terms.bank_seconds) if shot_clock_is_used(state) else None


async def _round_board(desk: Desk, event_id: str, state: EventState) -> RoundBoard | None:
    if not round_is_open(state):
        return None
    marks = await desk.table_marks.of_round(event_id, state.round.number)
    tables = [RoundTable(number, marks.get(number, TableState.PLAYING)) for number in sorted(state.floor.tables)]
    one_by_one = state.policy.event.h4h_called_all_in is HandForHandAllIn.FACE_DOWN_SEQUENTIAL
    return RoundBoard(state.round.number, tuple(tables), rule_of(state, "h4h_called_all_in"), one_by_one)


def _called_time(state: EventState) -> CalledTime:
    steps, place = structure_of(state).steps, state.clock.step
    step = steps[place] if 0 <= place < len(steps) else None
    seconds, countdown, named = called_time(state.policy.turn, step.minutes if isinstance(step, Level) else 0)
    return CalledTime(seconds, countdown, rule_of(state, named[0]))


def round_is_open(state: EventState) -> bool:
    """Are the tables playing a hand that is to be reported?"""
    return hand_for_hand_is_live(state) and state.round.open
