"""The live line: a WebSocket that sends an event's version whenever it changes, and every two seconds.

A page that hears of a newer version than it shows asks for its view again; one that hears nothing for a while knows
that its line is lost. Each message also lists the clocks in trouble at that moment, so that no message matters if lost.
"""

from litestar import websocket
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery

from shuffleup.accounts.roles import Right
from shuffleup.web.shell.channels import Channels, ListenerSocket, listen, stands_at
from shuffleup.web.shell.desk import Desk


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
