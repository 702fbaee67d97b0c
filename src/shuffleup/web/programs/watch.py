"""What monitoring asks of a server: whether it is alive, whether it is ready, and how it is doing."""

import asyncio
from collections.abc import Awaitable
from enum import Enum
from typing import Any

from litestar import Response, get
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from sqlalchemy import select

from shuffleup.accounts.roles import Right
from shuffleup.accounts.schema import STAFF
from shuffleup.service.timers import Trouble
from shuffleup.store.port import StoreError
from shuffleup.version import __version__
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.limits import Budget
from shuffleup.web.shell.traffic.meters import CONTENT_TYPE, Meters

SOON_SECONDS = 1.0
"""How long a database may take to answer: monitoring asks every few seconds."""
READY, NOT_READY = 200, 503


class Needed(Enum):
    """What a server needs in order to answer."""

    LOG = "log"
    PEOPLE = "people"
    TIMERS = "timers"
    STAYS = "stays"


class Readiness(Struct, frozen=True):
    """Whether requests should be sent to this server; ``missing`` says what it waits for.

    ``log`` and ``people`` are its database, ``timers`` means that it knows which timers it keeps, and ``stays`` that it
    is not being stopped.
    """

    ready: bool
    missing: tuple[Needed, ...]


class Health(Struct, frozen=True):
    """That the server is there, what time it is, and what it cannot do: keep the clocks of events, make backups.

    ``troubles`` is empty when all is well. Everything up to ``backed_up`` is in a backup that it has made; 0 if it
    makes none.
    """

    name: str
    version: str
    now: int
    troubles: tuple[Trouble, ...]
    backed_up: int = 0


@get("/api/health", summary="Is the server there?", open=True, budget=Budget.HEALTH)
async def health(desk: NamedDependency[Desk]) -> Health:
    """Name, version and time of the server, its troubles, and the age of the last backup."""
    return health_of(desk)


@get("/health", summary="Does the server live?", open=True, budget=Budget.HEALTH)
async def alive(desk: NamedDependency[Desk]) -> Health:
    """Answers as long as the process can answer anything. A monitor that gets no answer may restart it."""
    return health_of(desk)


@get(
    "/ready",
    summary="Should requests be sent here?",
    responses={NOT_READY: ResponseSpec(Readiness, generate_examples=False, description="Not now")},
    open=True,
    budget=Budget.HEALTH,
)
async def ready(desk: NamedDependency[Desk]) -> Response[Readiness]:
    """Status 200 if requests should be sent here, 503 if not: a database that does not answer, or a shutdown."""
    found = {
        Needed.LOG: _answers(_log(desk)),
        Needed.PEOPLE: _answers(_people(desk)),
    }
    there = dict(zip(found, await asyncio.gather(*found.values()), strict=True))
    there |= {Needed.TIMERS: desk.timers.known, Needed.STAYS: not desk.stopping.is_set()}
    missing = tuple([check for check, holds in there.items() if not holds])
    return Response(Readiness(not missing, missing), status_code=NOT_READY if missing else READY)


@get("/metrics", summary="The figures of the server", media_type="text/plain", right=Right.SEE_METRICS)
async def metrics(desk: NamedDependency[Desk], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The server's figures as Prometheus reads them; no label names a person, a device or an event."""
    meters: Meters = request.app.state.meters
    timers = desk.timers
    meters.clocks(troubles=len(timers.troubles), late=timers.late_seconds, share=timers.share)
    meters.backed_up(desk.backups.as_of if desk.backups else 0)
    meters.room([one async for one in desk.known.all()])
    return Response(meters.text(), media_type=CONTENT_TYPE)


def health_of(desk: Desk) -> Health:
    """The state of the server."""
    backed_up = desk.backups.as_of if desk.backups else 0
    return Health("shuffleup", __version__, desk.now(), desk.troubles, backed_up)


async def _answers(asked: Awaitable[None]) -> bool:
    try:
        await asyncio.wait_for(asked, SOON_SECONDS)
    except (StoreError, TimeoutError):
        return False
    return True


async def _log(desk: Desk) -> None:
    await desk.service.store.version("")


async def _people(desk: Desk) -> None:
    async with desk.register.database.reading() as connection:
        await connection.execute(select(STAFF.c.id).limit(1))
