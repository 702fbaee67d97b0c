"""The live line: a WebSocket that says which version an event stands at, whenever that changes and every two seconds.

A page that hears of a newer version than it shows asks for its view again; one that hears nothing for a while knows
that its line is lost. Each message also says which clocks are in trouble as it is sent, so one that gets lost takes
nothing with it.
"""

from collections.abc import AsyncGenerator
from typing import Any

from litestar import WebSocket, websocket_stream
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketException
from litestar.params import FromQuery
from msgspec import Struct

from shuffleup.accounts.door import Signed
from shuffleup.accounts.keys import KeyKind
from shuffleup.accounts.roles import Right
from shuffleup.service.streams import event_stream, table_stream
from shuffleup.service.timers import Trouble
from shuffleup.web.desk import Desk
from shuffleup.web.entrance import Entrance
from shuffleup.web.errors import RefusedError

BEAT_SECONDS = 2.0
"""At least so often something is sent."""


class Hint(Struct, frozen=True):
    """A stream stands at this version; ``now`` is the server's time in microseconds UTC.

    ``troubles`` are the clocks that the server cannot keep, those of other events among them, and backups that fail.
    ``read`` is the version up to which the new seats that it gave have been read: the screens call nobody to them.
    """

    stream: str
    version: int
    table_version: int
    """Of the table that was asked for; 0 for none."""
    now: int
    troubles: tuple[Trouble, ...]
    read: int


async def _stands_at(
    desk: NamedDependency[Desk],
    socket: WebSocket[Signed, tuple[KeyKind, str], Any],
    event: FromQuery[str],
    table: FromQuery[int] = 0,
) -> dict[str, int]:
    """The versions to begin with, of the event and of a table. An unknown event closes the line with 4404 at once.

    It is opened here: whoever sends and whoever listens for its end would each open it, and one wait for ever.
    """
    try:
        versions = {event_stream(event): (await desk.room(event)).version}
        desk.lines.refuse_if_full(socket.user)
    except RefusedError as fault:
        raise WebSocketException(code=4000 + fault.status, detail=str(fault)) from None
    if table > 0:
        stream = table_stream(event, table)
        versions[stream] = await desk.service.store.version(stream)
    await socket.accept()
    return versions


@websocket_stream(
    "/api/live", dependencies={"versions": Provide(_stands_at)}, right=Right.WATCH_TABLES, warn_on_data_discard=False
)
async def live(
    desk: NamedDependency[Desk],
    entrance: NamedDependency[Entrance],
    socket: WebSocket[Signed, tuple[KeyKind, str], Any],
    event: FromQuery[str],
    versions: NamedDependency[dict[str, int]],
) -> AsyncGenerator[Hint, None]:
    """Hints about one event, and one of its tables, as long as the line holds and the key is good that opened it."""
    stream = event_stream(event)
    with desk.lines.held(socket.user), desk.hub.listening(versions) as subscription:
        for one in versions:  # what came while the line was opened
            subscription.tell(one, await desk.service.store.version(one))
        while await entrance.door.known(*socket.auth, desk.now()) == socket.user:
            version = versions[stream]
            at_table = sum(versions.values()) - version
            read = await desk.seats_read.of(event)
            yield Hint(stream, version, at_table, desk.now(), desk.troubles, read)
            await subscription.wait(BEAT_SECONDS)
