"""What can be read over the network: the pages' views, each with the version of the log and the time of the answer."""

from collections import Counter
from collections.abc import Mapping

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.projections.audit import Audit, Call
from shuffleup.projections.floor import FloorView, floor
from shuffleup.projections.outlook import Outlook
from shuffleup.projections.penalty_book import PenaltyBook, penalty_book
from shuffleup.projections.wall import WallView, wall
from shuffleup.room.calendar import Calendar
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.service.timers import Trouble
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.version import __version__
from shuffleup.web.addresses import SameAddress
from shuffleup.web.commands import Asked
from shuffleup.web.desk import Desk, EventLine, Keys
from shuffleup.web.entrance import Entrance
from shuffleup.web.floor.at_tables import AtTables, ShotClockTime, at_tables, shot_clock
from shuffleup.web.paging import After, MostOrAll, paged


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


class BookLine(Struct, frozen=True):
    """A rulebook that an event can be played by."""

    key: str
    name: str


class FloorPage(Struct, frozen=True):
    """The floor page: its contents, what undo and redo would do, and the players called to new seats."""

    version: int
    now: int
    view: FloorView
    keys: Keys
    calls: tuple[Call, ...]
    """Newest first."""
    same_address: tuple[SameAddress, ...]
    """Players online at one table from one address."""
    at_tables: AtTables
    names: Mapping[str, str]
    """The players' names, by id, with the same names made distinct. Erased players are left out, and so are those of an
    old log that has names for ids."""


class RoomHours(Struct, frozen=True):
    """The clock on the wall of the room, and when an event is to begin by it."""

    zone: str
    """Such as Europe/Rome; empty if none was chosen."""
    starts_at: int
    """0 if no time is announced, or play has begun."""


class Envelopes(Struct, frozen=True):
    """The number of mystery envelopes with the same amount, in cents."""

    cents: int
    count: int


class WallPage(Struct, frozen=True):
    """The wall, and the players called to new seats."""

    version: int
    now: int
    view: WallView
    calls: tuple[Call, ...]
    """Newest first."""
    hours: RoomHours
    shot_clock: ShotClockTime | None
    envelopes: tuple[Envelopes, ...]
    """The envelopes still to be drawn, richest first."""
    names: Mapping[str, str]
    """The public names of the players on it, by id."""


class PenaltyPage(Struct, frozen=True):
    """The penalty book, and the names of the players in it, by id."""

    version: int
    book: PenaltyBook
    names: Mapping[str, str]


class AuditPage(Struct, frozen=True):
    """The audit, and details beside its rows: the log has only ids of people, devices and programs."""

    audit: Audit
    names: Mapping[str, str]
    """The names of actors, devices and players, by id; erased ones are left out."""
    devices: Mapping[int, str]
    """The device of the room on which a row was requested, by version."""
    reasons: Mapping[int, str]
    """Why a row was requested, by version, if a reason was given beside the command."""


@get("/api/health", summary="Is the server there?", open=True)
async def health(desk: NamedDependency[Desk]) -> Health:
    """Name, version and time of the server, its troubles, and the age of the last backup."""
    return health_of(desk)


def health_of(desk: Desk) -> Health:
    """The state of the server."""
    backed_up = desk.backups.as_of if desk.backups else 0
    return Health("shuffleup", __version__, desk.now(), desk.troubles, backed_up)


@get("/api/events", summary="All events", right=Right.SEE_EVENTS)
async def list_events(
    desk: NamedDependency[Desk], request: Asked, after: After = "", most: MostOrAll = 0
) -> Response[list[EventLine]]:
    """Every event of this server, last opened first. ``after`` is the id of an event."""
    page, headers = paged(await desk.events(), lambda one: one.event.event_id, after, most, request)
    return Response(list(page), headers=headers)


@get("/api/rulebooks", summary="All rulebooks", right=Right.SEE_EVENTS)
async def list_rulebooks() -> list[BookLine]:
    """Every rulebook that an event can be opened under."""
    return [BookLine(key, book.head.name) for key, book in RULEBOOKS.items()]


@get("/api/events/{event_id:str}/floor", summary="The floor page of an event", right=Right.SEE_FLOOR)
async def floor_page(event_id: FromPath[str], desk: NamedDependency[Desk], table: FromQuery[int] = 0) -> FloorPage:
    """Tables, players, clock, what to do next, and what undo would take back; of one table only if one is named."""
    state, version = await desk.state(event_id)
    now = desk.now()
    keys, calls = await desk.keys(event_id), await desk.calls(event_id, now)
    shared = await desk.addresses.shared(state)
    names, view = desk.names.of_event(state), floor(state, now)
    if table:
        view = _at_table(view, table)
        names = desk.names.within(state, (view, keys, calls))
    return FloorPage(version, now, view, keys, calls, shared, await at_tables(desk, event_id, state), names)


def _at_table(view: FloorView, table: int) -> FloorView:
    """What the dealer of a table sees: a tablet asks for it after every action, in events of three thousand players."""
    return replace(
        view,
        tables=tuple([one for one in view.tables if one.table == table]),
        entrants=tuple([one for one in view.entrants if one.table == table]),
        advice=tuple([one for one in view.advice if one.table == table]),
    )


@get("/api/events/{event_id:str}/wall", summary="The wall of an event", right=Right.SEE_WALL)
async def wall_page(
    event_id: FromPath[str], desk: NamedDependency[Desk], calendar: NamedDependency[Calendar]
) -> WallPage:
    """Clock, blinds, players and prizes."""
    state, version = await desk.state(event_id)
    now = desk.now()
    view, calls = wall(state), await desk.calls(event_id, now)
    names = desk.names.within(state, (view, calls), publicly=True)
    hours = await room_hours(state, calendar)
    return WallPage(version, now, view, calls, hours, shot_clock(state), _envelopes(state), names)


def _envelopes(state: EventState) -> tuple[Envelopes, ...]:
    left = Counter(state.bounties.mystery.envelopes)
    return tuple([Envelopes(cents, left[cents]) for cents in sorted(left, reverse=True)])


async def room_hours(state: EventState, calendar: Calendar) -> RoomHours:
    """The clock of the room, and when the event is to begin by it."""
    clock = await calendar.clock()
    before = state.phase in {Phase.REGISTERING, Phase.SEATED}
    slot = await calendar.slot(state.opening.event_id) if before else None
    return RoomHours(clock.zone, clock.moment(slot) if slot and slot.time else 0)


@get("/api/events/{event_id:str}/penalties", summary="The penalty book of an event", right=Right.SEE_FLOOR)
async def penalties_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> PenaltyPage:
    """Every penalty of an event, how much of each is still to be missed, and the steps of its book."""
    state, version = await desk.state(event_id)
    return PenaltyPage(version, penalty_book(state), desk.names.of_event(state))


@get("/api/events/{event_id:str}/forecast", summary="How long an event may still last", right=Right.SEE_FORECAST)
async def forecast_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> Outlook:
    """The end, the money, tables and dealers by the hour as ranges, at most a minute old; or why there is none."""
    state, _ = await desk.state(event_id)
    return await desk.forecasts.of(state, desk.now())


@get("/api/events/{event_id:str}/audit", summary="Everything that was asked of an event", right=Right.SEE_AUDIT)
async def audit_page(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    entrance: NamedDependency[Entrance],
    request: Asked,
    after: After = "",
    most: MostOrAll = 0,
) -> Response[AuditPage]:
    """Every command, who gave it, where, when and why, what it led to, and what has been undone; newest first.

    ``after`` is a version; without ``most`` the answer has all of them.
    """
    found, rows = await desk.audit(event_id)
    lines, headers = paged(found.lines, lambda line: line.version, after, most, request)
    shown = {line.version for line in lines}
    devices = {row.version: row.asked.device for row in rows if row.asked.device and row.version in shown}
    reasons = {row.version: row.asked.reason for row in rows if row.asked.reason and row.version in shown}
    names = {**desk.names.of(found.people), **desk.names.of_event((await desk.state(event_id))[0])}
    names |= await entrance.door.names()
    return Response(AuditPage(replace(found, lines=lines), names, devices, reasons), headers=headers)
