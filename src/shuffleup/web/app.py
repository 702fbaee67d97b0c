"""The application: routes, errors, the built pages, and the timers that run with it."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from copy import copy
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.events import SimpleEventEmitter
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.stores.registry import StoreRegistry

from shuffleup.accounts.office import Office
from shuffleup.accounts.signing_in import Door
from shuffleup.accounts.staff import Staff
from shuffleup.people.register import PlayerRegister
from shuffleup.printing.press import Press
from shuffleup.questions.mistakes import QuestionError
from shuffleup.room.backups import Backups
from shuffleup.room.kept_clock import KeptClock, this_run
from shuffleup.service.following import Others
from shuffleup.service.run import Service
from shuffleup.service.running_clock import RunningClock
from shuffleup.store.port import StoreError
from shuffleup.web.cage.router import router as cage
from shuffleup.web.dealer.router import router as dealer
from shuffleup.web.described import PLUGINS, described, description
from shuffleup.web.floor.router import router as floor
from shuffleup.web.lobby.router import router as lobby
from shuffleup.web.office.router import router as office
from shuffleup.web.pages import FONTS, STATIC, pages
from shuffleup.web.people.router import router as people
from shuffleup.web.phone.router import router as phone
from shuffleup.web.programs.post import Post
from shuffleup.web.programs.router import router as programs
from shuffleup.web.public.router import router as public
from shuffleup.web.room.router import router as room
from shuffleup.web.room.whole_events import running_packs
from shuffleup.web.shell import errors, limits
from shuffleup.web.shell.channels import Channels
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.handed import SHARED
from shuffleup.web.shell.origins import from_here
from shuffleup.web.shell.ready import ReadyAnswers
from shuffleup.web.shell.sums import Workshop
from shuffleup.web.shell.texts import CheckedRequest
from shuffleup.web.shell.traffic.meters import Meters
from shuffleup.web.shell.traffic.requests import Traffic
from shuffleup.web.shell.unchanged import Unchanged
from shuffleup.web.shell.who_asks import Doorkeeper, holds_right
from shuffleup.web.signing_in.router import router as signing_in
from shuffleup.web.tables.router import router as tables
from shuffleup.web.walls.router import router as walls

LOG = logging.getLogger("shuffleup.web")
COMPRESSED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1_000, exclude_opt_key="streamed")
)
"""Around all others, so that an answer is tagged before it is compressed. Streamed answers are not compressed."""
BODY_MAX = 1_000_000
"""The longest request, in bytes."""


AUDIENCES = (
    *(floor, cage, walls, dealer, tables, lobby, phone),
    *(public, programs, room, people, office, signing_in),
)
"""Everything that is answered apart from the pages, by who asks."""
ADDRESSES = described(AUDIENCES)
"""Each address of theirs, and what answers there."""


ANSWERS: dict[Any, Any] = {  # Any: each handles the exception beside it
    errors.RefusedError: errors.refused,
    QuestionError: errors.wrong_question,
    StoreError: errors.unwritten,
    HTTPException: errors.wrong_request,
    msgspec.MsgspecError: errors.unreadable,
    UnicodeDecodeError: errors.unreadable_text,
    RecursionError: errors.unreadable_text,
    Exception: errors.own_fault,
}
"""The answer to each kind of exception."""


def create_app(
    service: Service,
    register: PlayerRegister,
    now: Callable[[], int] | RunningClock,
    *,
    static: Path = STATIC,
    timers: bool = True,
    hosts: Iterable[str] = (),
    others: Others | None = None,
    backups: Backups | None = None,
    place: str = "",
    press: Press | None = None,
) -> Litestar:
    """The server over a service and the register of its players, whose database it opens and closes.

    ``now`` gives the time in microseconds UTC, ``hosts`` are further names of the server, and ``others`` the other
    processes over the same log, if any; it also makes ``backups``, if there are to be any. ``place`` is the file or the
    address of the database, where whole events are imported and exported, and ``press`` has the house's templates.
    """
    desk = Desk(service, register, now, others, backups, place)
    door = Door(register.database)
    outgoing, meters = Post(desk), Meters()
    service.store.committed = meters.committed
    state = {"desk": desk, "door": door, "office": Office(door), "now": desk.clock.steady, "meters": meters, "kept": {}}
    state["budgets"] = limits.Budgets()
    state |= {
        "outgoing": outgoing,
        "workshop": Workshop(),
        "channels": Channels(desk, door),
        "press": press or Press(static / FONTS),
    }
    state |= {"keeps_timers": timers, "has_others": others is not None}
    return _bound(built(static, frozenset(hosts)), State(state))


@lru_cache(maxsize=8)
def built(static: Path, hosts: frozenset[str]) -> Litestar:
    """Routes, guards, errors and description, built once in a process for all its servers: it has no state."""
    return Litestar(
        route_handlers=[*AUDIENCES, *pages(static)],
        dependencies=SHARED,
        middleware=[COMPRESSED, Unchanged(), DefineMiddleware(Doorkeeper), limits.Limits()],
        exception_handlers=ANSWERS,
        guards=[from_here(hosts), holds_right],
        lifespan=[_running],
        openapi_config=description(),
        plugins=[*PLUGINS],
        request_class=CheckedRequest,
        request_max_body_size=BODY_MAX,
        logging_config=None,
    )


def _bound(application: Litestar, state: State) -> Litestar:
    """One server: the same application with a state, stores and listeners of its own."""
    server = copy(application)
    server.state, server.stores, server.event_emitter = state, StoreRegistry(), SimpleEventEmitter(())
    server.asgi_router = copy(application.asgi_router)  # begins and ends the server that it belongs to
    server.asgi_router.app = server
    # Around all else: malformed addresses count too.
    ready = ReadyAnswers(application.asgi_handler, state, application.routes)
    server.asgi_handler = Traffic(ready, state.meters)
    return server


async def _staff_is_read(staff: Staff) -> None:
    """Everybody's name is sealed; whoever cannot be read is told to the log, and the room is served without him."""
    await staff.seal_names()
    for one in await staff.everybody():
        if one.damaged:
            LOG.error("staff-damaged", extra={"actor": one.id})


@asynccontextmanager
async def _running(server: Litestar) -> AsyncGenerator[None, None]:
    """The database and the timers, for as long as a server runs."""
    desk: Desk = server.state.desk
    outgoing: Post = server.state.outgoing
    database = desk.register.database
    await database.open()
    await desk.register.load()
    await _staff_is_read(Staff(database))
    keeps = server.state.keeps_timers
    if keeps:
        kept = KeptClock(
            database, desk.clock, alone=not server.state.has_others, run="" if desk.clock.is_told else this_run()
        )
        await kept.load()
        desk.timers.keep_clock = kept.keep
        await desk.timers.begin()
    clocks = [asyncio.create_task(desk.timers.run(desk.stopping))] if keeps else []
    tasks = [asyncio.create_task(outgoing.run())] if keeps else []
    if server.state.has_others:
        tasks.append(asyncio.create_task(desk.register.follow(desk.clock.steady)))
    if desk.backups:
        packs = partial(running_packs, desk, desk.backups.language)
        tasks.append(asyncio.create_task(desk.backups.run(lambda: desk.timers.leads, packs)))
    try:
        yield
    finally:
        desk.stopping.set()
        desk.forecasts.close()
        server.state.workshop.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*clocks, *tasks, return_exceptions=True)
        await outgoing.stop()
        await database.close()
