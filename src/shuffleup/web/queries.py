"""What may be read over the network: the pages' views, each with the version of the log and the time of the answer."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup import __version__
from shuffleup.projections.audit import Audit
from shuffleup.projections.floor import FloorView, floor
from shuffleup.projections.new_seats import Call
from shuffleup.projections.outlook import Outlook
from shuffleup.projections.wall import WallView, wall
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.service.timers import Trouble
from shuffleup.web.desk import Desk, EventLine, Keys


class Health(Struct, frozen=True):
    """That the server is there, what time it is, and which events' clocks it cannot keep; none when all is well."""

    name: str
    version: str
    now: int
    troubles: tuple[Trouble, ...]


class BookLine(Struct, frozen=True):
    """A rulebook that an event can be played by."""

    key: str
    name: str


class FloorPage(Struct, frozen=True):
    """The floor page: what stands on it, what undo and redo would do, and who is called to new seats."""

    version: int
    now: int
    view: FloorView
    keys: Keys
    calls: tuple[Call, ...]
    """The newest first."""


class WallPage(Struct, frozen=True):
    """The wall, and who is called to new seats."""

    version: int
    now: int
    view: WallView
    calls: tuple[Call, ...]
    """The newest first."""


@get("/api/health", summary="Is the server there?")
async def health(desk: NamedDependency[Desk]) -> Health:
    """Name, version and time of the server, and the clocks that are in trouble."""
    return Health("shuffleup", __version__, desk.now(), desk.timers.troubles)


@get("/api/events", summary="All events")
async def list_events(desk: NamedDependency[Desk]) -> list[EventLine]:
    """Every event of this server."""
    return list(await desk.events())


@get("/api/rulebooks", summary="All rulebooks")
async def list_rulebooks() -> list[BookLine]:
    """Every rulebook that an event can be opened under."""
    return [BookLine(key, book.name) for key, book in RULEBOOKS.items()]


@get("/api/events/{event_id:str}/floor", summary="The floor page of an event")
async def floor_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> FloorPage:
    """Tables, players, clock, what to do next, and what undo would take back."""
    state, version = await desk.state(event_id)
    now = desk.now()
    return FloorPage(version, now, floor(state, now), await desk.keys(event_id), await desk.calls(event_id, now))


@get("/api/events/{event_id:str}/wall", summary="The wall of an event")
async def wall_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> WallPage:
    """Clock, blinds, players and prizes."""
    state, version = await desk.state(event_id)
    now = desk.now()
    return WallPage(version, now, wall(state), await desk.calls(event_id, now))


@get("/api/events/{event_id:str}/forecast", summary="How long an event may still last")
async def forecast_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> Outlook:
    """Its end, the money, tables and dealers by the hour as ranges, made at most a minute ago; or why there is none."""
    state, _ = await desk.state(event_id)
    return await desk.forecasts.of(state, desk.now())


@get("/api/events/{event_id:str}/audit", summary="Everything that was asked of an event")
async def audit_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> Audit:
    """Every command, who gave it and when, what it led to, and what has been undone."""
    return await desk.audit(event_id)
