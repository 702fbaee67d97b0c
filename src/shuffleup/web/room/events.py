"""The events of the room, and the books that they are played by."""

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk, EventLine
from shuffleup.web.shell.paging import After, MostOrAll, paged


class BookLine(Struct, frozen=True):
    """A rulebook that an event can be played by."""

    key: str
    name: str


@get("/events", summary="All events", right=Right.SEE_EVENTS)
async def list_events(
    desk: NamedDependency[Desk], request: Asked, after: After = "", most: MostOrAll = 0
) -> Response[list[EventLine]]:
    """Every event of this server, last opened first. ``after`` is the id of an event."""
    page, headers = paged(await desk.events(), lambda one: one.event.event_id, after, most, request)
    return Response(list(page), headers=headers)


@get("/rulebooks", summary="All rulebooks", right=Right.SEE_EVENTS)
async def list_rulebooks() -> list[BookLine]:
    """Every rulebook that an event can be opened under."""
    return [BookLine(key, book.head.name) for key, book in RULEBOOKS.items()]
