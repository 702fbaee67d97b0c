"""The application: routes, errors, the pages that were built, and the timers that run with it."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File, Redirect
from litestar.static_files import create_static_files_router

from shuffleup import __version__
from shuffleup.service.run import Service
from shuffleup.store.port import StoreError
from shuffleup.web import commands, errors, live, queries
from shuffleup.web.desk import Desk
from shuffleup.web.origins import from_here

STATIC = Path(__file__).parent / "static"
"""Where ``make`` puts the pages, and where the wheel carries them."""
PAGES = ("floor", "wall")
CONTENT_FROM = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
"""Pages load nothing from anywhere else, as a room may have no internet, and stand in nobody else's frame."""
BODY_MAX = 1_000_000
"""The longest request, in bytes."""


HANDLERS: tuple[Any, ...] = (  # Any: Litestar's handlers have no common type
    queries.health,
    queries.list_events,
    queries.list_rulebooks,
    queries.floor_page,
    queries.wall_page,
    queries.forecast_page,
    queries.audit_page,
    commands.give_command,
    commands.offer,
    commands.read_seats,
    commands.open_event,
    commands.open_event_file,
    live.live,
)
"""Everything that is answered beside the pages."""


ANSWERS: dict[Any, Any] = {  # Any: each answers the exception that stands before it
    errors.RefusedError: errors.refused,
    StoreError: errors.unwritten,
    HTTPException: errors.wrong_request,
    msgspec.MsgspecError: errors.unreadable,
    UnicodeDecodeError: errors.unreadable_text,
    RecursionError: errors.unreadable_text,
    Exception: errors.own_fault,
}
"""What is said instead of an exception."""


def is_built(static: Path = STATIC) -> bool:
    """Have the pages been built?"""
    return all((static / f"{page}.html").is_file() for page in PAGES)


def create_app(
    service: Service,
    now: Callable[[], int],
    *,
    static: Path = STATIC,
    timers: bool = True,
    hosts: Iterable[str] = (),
) -> Litestar:
    """The server over a service. ``now`` gives the time in microseconds UTC, ``hosts`` more names that it goes by."""
    desk = Desk(service, now)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncGenerator[None, None]:
        clocks = asyncio.create_task(desk.timers.run()) if timers else None
        try:
            yield
        finally:
            desk.forecasts.close()
            if clocks:
                clocks.cancel()
                with suppress(asyncio.CancelledError):
                    await clocks

    return Litestar(
        route_handlers=[*HANDLERS, *_pages(static)],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers=ANSWERS,
        guards=[from_here(hosts)],
        lifespan=[running],
        openapi_config=OpenAPIConfig("Shuffleup", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        request_max_body_size=BODY_MAX,
        logging_config=None,
    )


def _pages(static: Path) -> list[Any]:  # Any: Litestar's handlers and routers have no common type
    """Each page under its own address, ``/`` leading to the floor."""

    @get("/", include_in_schema=False)
    async def root() -> Redirect:
        return Redirect("/floor")

    @get([f"/{page}" for page in PAGES], include_in_schema=False, media_type=MediaType.HTML)
    async def page(request: Request[Any, Any, Any]) -> File | Response[str]:
        file = static / f"{request.url.path.strip('/')}.html"
        if not file.is_file():
            return Response("The pages are not built: run make run", status_code=503, media_type=MediaType.TEXT)
        headers = {"cache-control": "no-cache", "content-security-policy": CONTENT_FROM}
        return File(file, content_disposition_type="inline", media_type="text/html", headers=headers)

    if not (static / "assets").is_dir():
        return [root, page]
    return [root, page, create_static_files_router("/assets", [static / "assets"], include_in_schema=False)]
