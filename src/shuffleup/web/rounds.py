"""Hand for hand where people deal: which tables have finished the hand, and at which an all-in waits."""

from litestar import put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.room.round_marks import TableState
from shuffleup.rulebooks.policy.event import HandForHandAllIn
from shuffleup.service.streams import event_stream
from shuffleup.tournament.facts.ends import hand_for_hand_is_live
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import unknown_table
from shuffleup.tournament.words.state import EventState
from shuffleup.web.desk import Desk
from shuffleup.web.errors import of_refusal


class RoundTable(Struct, frozen=True):
    """A table, and how far it has come with the hand."""

    table: int
    state: TableState


class RoundBoard(Struct, frozen=True):
    """The hand that every table plays.

    ``rule`` says what becomes of an all-in that is called meanwhile. It waits face down for the other tables; several
    are then played to the end ``one_by_one``, or together.
    """

    number: int
    tables: tuple[RoundTable, ...]
    rule: str
    one_by_one: bool


class RoundMark(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a table has come with the hand."""

    state: TableState


async def round_board(desk: Desk, event_id: str, state: EventState) -> RoundBoard | None:
    """The tables of the hand; None unless people deal it hand for hand."""
    if not _is_open(state):
        return None
    marks = await desk.round_marks.of(event_id, state.round.number)
    tables = [RoundTable(number, marks.get(number, TableState.PLAYING)) for number in sorted(state.floor.tables)]
    one_by_one = state.policy.event.h4h_called_all_in is HandForHandAllIn.FACE_DOWN_SEQUENTIAL
    return RoundBoard(state.round.number, tuple(tables), rule_of(state, "h4h_called_all_in"), one_by_one)


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
    """Says at hand for hand that a table has finished the hand, plays it, or has a called all-in that waits.

    A mark on the screens of the room, not in the log; the next hand begins without any.
    """
    state, _ = await desk.state(event_id)
    if not _is_open(state):
        raise of_refusal(refuse("no-hand-for-hand"), "")
    if number != state.round.number:
        raise of_refusal(refuse("other-round", round=state.round.number), "number")
    if table not in state.floor.tables:
        raise of_refusal(unknown_table(state, table), "table")
    await desk.round_marks.mark(event_id, number, table, data.state)
    desk.hub.stir(event_stream(event_id))


def _is_open(state: EventState) -> bool:
    return hand_for_hand_is_live(state) and state.round.open
