"""The live line: a WebSocket that says which version an event stands at, whenever that changes and every two seconds.

A page that hears of a newer version than it shows asks for its view again; one that hears nothing for a while knows
that its line is lost. Each message also says which clocks are in trouble as it is sent, so one that gets lost takes
nothing with it.
"""

from collections.abc import AsyncGenerator

from litestar import websocket_stream
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketException
from litestar.params import FromQuery
from msgspec import Struct

from shuffleup.service.streams import event_stream
from shuffleup.service.timers import Trouble
from shuffleup.web.desk import Desk
from shuffleup.web.errors import RefusedError

BEAT_SECONDS = 2.0
"""At least so often something is sent."""


class Hint(Struct, frozen=True):
    """A stream stands at this version; ``now`` is the server's time in microseconds UTC.

    ``troubles`` are the clocks that the server cannot keep, those of other events among them.
    ``read`` is the version up to which the new seats that it gave have been read: the screens call nobody to them.
    """

    stream: str
    version: int
    now: int
    troubles: tuple[Trouble, ...]
    read: int


async def _stands_at(desk: NamedDependency[Desk], event: FromQuery[str]) -> int:
    """The version to begin with. Where there is no such event the line is closed with 4404 before it is open."""
    try:
        return (await desk.room(event)).version
    except RefusedError as fault:
        raise WebSocketException(code=4000 + fault.status, detail=str(fault)) from None


@websocket_stream("/api/live", dependencies={"version": Provide(_stands_at)})
async def live(
    desk: NamedDependency[Desk], event: FromQuery[str], version: NamedDependency[int]
) -> AsyncGenerator[Hint, None]:
    """Hints about one event for as long as the line holds."""
    stream = event_stream(event)
    with desk.hub.listening(stream, version) as subscription:
        while True:
            yield Hint(stream, version, desk.now(), desk.timers.troubles, desk.read_to(event))
            version = await subscription.wait(BEAT_SECONDS)
