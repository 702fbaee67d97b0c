"""The live line: a WebSocket that sends an event's version whenever it changes, and every two seconds.

A page that hears of a newer version than it shows asks for its view again; one that hears nothing for a while knows
that its line is lost. Each message also lists the clocks in trouble at that moment, so that no message matters if lost.
"""

from contextlib import suppress

from litestar import websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromQuery

from shuffleup.accounts.roles import Right
from shuffleup.store.port import StoreError
from shuffleup.web.channels import Channels, ListenerSocket, LiveLine, Place
from shuffleup.web.desk import Desk
from shuffleup.web.errors import RefusedError


async def stands_at(
    desk: Desk, channels: Channels, socket: ListenerSocket, event: str, table: int = 0
) -> dict[str, int]:
    """The versions of the event and of a table to begin with.

    An unknown event closes the line with 4404 at once, and a log that cannot be read now with 4503.
    """
    try:
        versions = await channels.versions(event, table)
        desk.lines.refuse_if_full(socket.user)
    except RefusedError as fault:
        raise WebSocketException(code=4000 + fault.status, detail=str(fault)) from None
    except StoreError as fault:
        raise WebSocketException(code=4503, detail=str(fault)) from None
    await socket.accept()
    return versions


async def _stands_at(
    desk: NamedDependency[Desk],
    channels: NamedDependency[Channels],
    socket: ListenerSocket,
    event: FromQuery[str],
    table: FromQuery[int] = 0,
) -> dict[str, int]:
    return await stands_at(desk, channels, socket, event, table)


@websocket("/api/live", dependencies={"versions": Provide(_stands_at)}, right=Right.WATCH_TABLES)
async def live(
    desk: NamedDependency[Desk],
    channels: NamedDependency[Channels],
    socket: ListenerSocket,
    event: FromQuery[str],
    versions: NamedDependency[dict[str, int]],
    table: FromQuery[int] = 0,
) -> None:
    """Hints about one event, and one of its tables, while the line is up and the key that opened it is valid."""
    await listen(desk, channels, socket, (event, max(table, 0)), versions)


async def listen(
    desk: Desk, channels: Channels, socket: ListenerSocket, place: Place, versions: dict[str, int]
) -> None:
    """Sends hints about an event, and one of its tables, until the line ends."""
    line = LiveLine(socket)
    with desk.lines.held(socket.user), channels.joined(line, place, versions), suppress(WebSocketDisconnect):
        while True:  # incoming messages are ignored
            await socket.receive_data(mode="binary")
