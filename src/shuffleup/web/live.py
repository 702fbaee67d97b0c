"""The live line: a WebSocket that says which version an event stands at, whenever that changes and every two seconds.

A page that hears of a newer version than it shows asks for its view again; one that hears nothing for a while knows
that its line is lost. Nothing else is sent here, so a message that gets lost takes nothing with it.
"""

from collections.abc import AsyncGenerator

from litestar import websocket_stream
from litestar.di import NamedDependency
from litestar.params import FromQuery
from msgspec import Struct

from shuffleup.service.streams import event_stream
from shuffleup.web.desk import Desk

BEAT_SECONDS = 2.0
"""At least so often something is sent."""


class Hint(Struct, frozen=True):
    """A stream stands at this version; ``now`` is the server's time in microseconds UTC."""

    stream: str
    version: int
    now: int


@websocket_stream("/api/live")
async def live(desk: NamedDependency[Desk], event: FromQuery[str]) -> AsyncGenerator[Hint, None]:
    """Hints about one event for as long as the line holds."""
    room = await desk.room(event)
    stream = event_stream(event)
    with desk.hub.listening(stream, room.version) as subscription:
        version = room.version
        while True:
            yield Hint(stream, version, desk.now())
            version = await subscription.wait(BEAT_SECONDS)
