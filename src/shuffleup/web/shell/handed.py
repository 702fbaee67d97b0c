"""What handlers are handed: each server has its own in its ``app.state``, and routes know of none."""

from collections.abc import Callable
from typing import Any, TypeVar

from litestar.di import Provide
from litestar.types import Scope

from shuffleup.accounts.database import Database
from shuffleup.room.calendar import Calendar
from shuffleup.web.shell.asked import AskedByAnybody
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.sums import Sums

T = TypeVar("T")


def of_server(name: str) -> Provide:
    """What a server was begun with under this name."""

    async def found(scope: Scope) -> Any:  # noqa: ANN401 - each handler says what it is handed
        return scope["litestar_app"].state[name]

    return Provide(found)


def of_desk(make: Callable[[Desk], T]) -> Provide:
    """What a server makes of its desk when it is first asked for, and keeps: one, however many routers hand it on."""

    async def kept(scope: Scope) -> Any:  # noqa: ANN401 - as above
        state = scope["litestar_app"].state
        if make not in state.kept:
            state.kept[make] = make(state.desk)
        return state.kept[make]

    return Provide(kept)


def of_books(make: Callable[[Database], T]) -> Provide:
    """What a room keeps beside the logs of its events: it has no memory of its own, and is made for each request."""

    async def opened(scope: Scope) -> Any:  # noqa: ANN401 - as above
        return make(scope["litestar_app"].state.desk.register.database)

    return Provide(opened)


async def _sums(request: AskedByAnybody) -> Sums:
    return Sums.asked_by(request)


SHARED = {
    **{name: of_server(name) for name in ("desk", "door", "office", "channels", "press")},
    "calendar": of_books(Calendar),
    "sums": Provide(_sums),
}
"""What handlers of several audiences are handed; the others are named by the routers of those who use them."""
