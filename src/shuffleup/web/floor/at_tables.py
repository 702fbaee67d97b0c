"""What is reported at tables where people deal: how far they are at hand for hand, and that they need the floor."""

from litestar import put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.room.table_marks import FloorCall, TableState
from shuffleup.rulebooks.policy.event import HandForHandAllIn
from shuffleup.rulings.turn.calling_time import called_time
from shuffleup.service.streams import event_stream
from shuffleup.tournament.facts.clock import shot_clock_is_used, structure_of
from shuffleup.tournament.facts.ends import hand_for_hand_is_live
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import unknown_table
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.state import EventState
from shuffleup.web.desk import Desk
from shuffleup.web.errors import of_refusal


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


class RoundMark(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a table is with the hand."""

    state: TableState


class CallForFloor(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the floor is needed at a table, or has come."""

    needed: bool


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
    if not _is_open(state):
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


@put(
    "/api/events/{event_id:str}/rounds/{number:int}/tables/{table:int}",
    status_code=204,
    summary="How far a table has come with the hand",
    right=Right.MARK_ROUNDS,
)
async def mark_round(
    event_id: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
    data: JSONBody[RoundMark],
    desk: NamedDependency[Desk],
) -> None:
    """Reports at hand for hand that a table has finished the hand, is playing it, or has a called all-in that waits.

    This is a mark on the screens of the room, not in the log; the next hand begins without any.
    """
    state, _ = await desk.state(event_id)
    if not _is_open(state):
        raise of_refusal(refuse("no-hand-for-hand"), "")
    if number != state.round.number:
        raise of_refusal(refuse("other-round", round=state.round.number), "number")
    if table not in state.floor.tables:
        raise of_refusal(unknown_table(state, table), "table")
    await desk.table_marks.mark(event_id, number, table, data.state)
    desk.hub.stir(event_stream(event_id))


@put(
    "/api/events/{event_id:str}/tables/{table:int}/call",
    status_code=204,
    summary="A table needs the floor",
    right=Right.CALL_FLOOR,
)
async def call_floor(
    event_id: FromPath[str], table: FromPath[int], data: JSONBody[CallForFloor], desk: NamedDependency[Desk]
) -> None:
    """Calls the floor to a table, or says that it has come: the floor page shows which tables wait, and since when."""
    state, _ = await desk.state(event_id)
    if table not in state.floor.tables:
        raise of_refusal(unknown_table(state, table), "table")
    await desk.table_marks.call(event_id, table, needed=data.needed)
    desk.hub.stir(event_stream(event_id))


def _is_open(state: EventState) -> bool:
    return hand_for_hand_is_live(state) and state.round.open
