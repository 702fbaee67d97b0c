"""What is reported at tables where people deal: how far they are at hand for hand, and that they need the floor."""

from litestar import put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.room.table_marks import TableState
from shuffleup.service.streams import event_stream
from shuffleup.tournament.facts.seats import unknown_table
from shuffleup.web.shell.at_tables import round_is_open
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal


class RoundMark(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a table is with the hand."""

    state: TableState


class CallForFloor(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the floor is needed at a table, or has come."""

    needed: bool


@put(
    "/events/{event_id:str}/rounds/{number:int}/tables/{table:int}",
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
    if not round_is_open(state):
        raise of_refusal(refuse("no-hand-for-hand"), "")
    if number != state.round.number:
        raise of_refusal(refuse("other-round", round=state.round.number), "number")
    if table not in state.floor.tables:
        raise of_refusal(unknown_table(state, table), "table")
    await desk.table_marks.mark(event_id, number, table, data.state)
    desk.hub.stir(event_stream(event_id))


@put(
    "/events/{event_id:str}/tables/{table:int}/call",
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
