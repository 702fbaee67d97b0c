"""A table from the rail: some time ago for spectators and players, as it is now for the floor."""

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import RIGHTS, Right
from shuffleup.answer import note
from shuffleup.projections.online_table import TableView, table_view
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.streams import event_stream, table_stream
from shuffleup.table.presence import SECOND
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.online_seat import online_event


class RailAnswer(Struct, frozen=True):
    """A table as seen from the rail, as it was at ``as_of``."""

    now: int
    as_of: int
    table: TableView
    names: Mapping[str, str]


@get(
    "/events/{event_id:str}/tables/{number:int}",
    summary="A table from the rail",
    right=Right.WATCH_TABLES,
)
async def rail(
    event_id: FromPath[str], number: FromPath[int], desk: NamedDependency[Desk], request: Asked
) -> RailAnswer:
    """The table some time ago, for spectators and players; as it is now, for the floor."""
    state = await online_event(desk, event_id)
    online = state.definition.online
    stream, now = table_stream(event_id, number), desk.now()
    if not await desk.service.store.version(stream):
        raise _no_table(event_id, number)
    if request.user.role in RIGHTS[Right.SEE_FLOOR]:
        room = await desk.service.loaded(stream)
        assert isinstance(room, LoadedTable)
        seen = table_view(room.state, room.online)
        return RailAnswer(now, now, seen, desk.names.within(state, seen))
    until = now - (online.rail_seconds if online else 0) * SECOND
    seen = await desk.rail.view(stream, until)
    return RailAnswer(now, until, seen, desk.names.within(state, seen, publicly=True))


def _no_table(event_id: str, number: int) -> RefusedError:
    what = note("there-is-no-table", table=number, event=event_id)
    return RefusedError("unknown-table", what, status=404, place=event_stream(event_id))
