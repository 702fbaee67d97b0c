"""The application: routes, errors, the built pages, and the timers that run with it."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.response import File, Redirect
from litestar.static_files import create_static_files_router

from shuffleup.accounts.database import Database
from shuffleup.accounts.door import Door
from shuffleup.accounts.office import Office
from shuffleup.accounts.staff import Staff
from shuffleup.people.register import PlayerRegister
from shuffleup.printing.press import Press
from shuffleup.questions.mistakes import QuestionError
from shuffleup.room.backups import Backups
from shuffleup.room.calendar import Calendar
from shuffleup.room.dealers import Dealers
from shuffleup.room.federation import Federation
from shuffleup.room.published import PublishedEvents
from shuffleup.room.ruling_book import RulingBook
from shuffleup.room.templates import Templates
from shuffleup.room.walls import Walls
from shuffleup.service.following import Others
from shuffleup.service.run import Service
from shuffleup.store.port import StoreError
from shuffleup.web import (
    calendar,
    commands,
    dealers,
    door,
    errors,
    federation,
    feed,
    hands,
    imports,
    live,
    office,
    openings,
    people,
    people_lists,
    public,
    queries,
    records,
    rehearsals,
    room_tables,
    tables,
    templates,
    webhooks,
    whole_events,
)
from shuffleup.web.channels import Channels
from shuffleup.web.described import BoundedCollections, StructsAsLists, described, description
from shuffleup.web.desk import Desk
from shuffleup.web.entrance import Doorkeeper, Entrance, holds_right
from shuffleup.web.floor import at_tables, chips, seating, structure, what_if
from shuffleup.web.handouts import downloads, papers, room_papers
from shuffleup.web.leagues import asking
from shuffleup.web.leagues import reading as leagues
from shuffleup.web.leagues import table as season_table
from shuffleup.web.limits import limits
from shuffleup.web.money import accounts, purchases, tickets
from shuffleup.web.origins import from_here
from shuffleup.web.phone import links, own_page
from shuffleup.web.phone.own_page import OwnSeats
from shuffleup.web.post import Post
from shuffleup.web.questions import calculations, kept_rulings, rulings
from shuffleup.web.questions.sums import Sums
from shuffleup.web.traffic import watch
from shuffleup.web.traffic.meters import Meters
from shuffleup.web.traffic.requests import Traffic
from shuffleup.web.unchanged import Unchanged
from shuffleup.web.visits import Visits
from shuffleup.web.walls import named as walls
from shuffleup.web.walls import seats

STATIC = Path(__file__).parent / "static"
"""Where ``make`` puts the pages, and where the wheel carries them."""
FONTS = "assets"
"""The folder of the fonts, among the pages."""
PAGES = ("floor", "wall", "door", "room", "dealer", "player", "system", "live")
CONTENT_FROM = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
"""Pages load nothing from elsewhere, as a room may have no internet, and cannot be framed by other sites."""
COMPRESSED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1_000, exclude_opt_key="streamed")
)
"""Around all others, so that an answer is tagged before it is compressed. Streamed answers are not compressed."""
BODY_MAX = 1_000_000
"""The longest request, in bytes."""


HANDLERS: tuple[Any, ...] = (  # Any: Litestar's handlers have no common type
    queries.health,
    *(watch.alive, watch.ready, watch.metrics),
    queries.list_events,
    queries.list_rulebooks,
    queries.floor_page,
    queries.wall_page,
    queries.forecast_page,
    queries.penalties_page,
    *(chips.chips_page, seating.seating_page, seating.draws_page),
    *(links.link_phone, links.unlink_phone, links.open_phone, own_page.phone_page, own_page.phone_live),
    queries.audit_page,
    commands.give_command,
    commands.offer,
    commands.read_seats,
    at_tables.mark_round,
    at_tables.call_floor,
    *(openings.open_event, openings.open_event_file, openings.open_together, openings.copy_day),
    *(public.public_events, public.public_page, public.is_public, public.make_public),
    *(federation.federation_page, federation.keep_club, federation.drop_club, federation.keep_member),
    *(federation.strike_member, federation.sanction_event, federation.withdraw_sanction),
    *(rehearsals.open_rehearsal, rehearsals.bust_rehearsed),
    *(whole_events.export_event, whole_events.import_event, whole_events.emergency_pack),
    *(structure.structure_page, structure.preview_structure, what_if.what_if),
    *(tickets.tickets_page, tickets.ticket_trail, tickets.issue_ticket, tickets.refund_ticket, tickets.redeem_ticket),
    *(room_tables.tables_page, room_tables.keep_tables),
    *(dealers.dealers_page, dealers.down_sheet, dealers.say_dealer, dealers.push_dealers),
    *(dealers.take_push_back, dealers.plan_shift, dealers.strike_shift, dealers.keep_minutes),
    *(templates.list_templates, templates.keep_template, templates.rename_template, templates.delete_template),
    live.live,
    feed.feed,
    *(tables.lobby, tables.enter, tables.leave, tables.seat, tables.act, tables.rail),
    *(hands.list_hands, hands.hand_page),
    *(calendar.calendar_page, calendar.past_events, calendar.plan_event, calendar.choose_zone),
    *(door.who_am_i, door.sign_in, door.sign_out, door.colleagues, door.choose_password, door.choose_pin),
    *(door.pair_device, office.staff_page, office.invite, office.change_colleague, office.take_back, office.pairing),
    *(office.unpair, office.make_token, office.end_token),
    *(
        people.find_people,
        people.likenesses,
        people.make_person,
        people.person_sheet,
        people.change_person,
        people.ban_person,
    ),
    *(people.lift_ban, records.merge_people, records.export_person, records.erase_person, records.invite_player),
    office.erase_staff,
    *(webhooks.webhooks_page, webhooks.make_webhook, webhooks.end_webhook, webhooks.try_webhook),
    *(webhooks.list_deliveries, webhooks.allow_hosts),
    *(accounts.money_page, accounts.waiting_page, purchases.player_money),
    *(downloads.event_list, downloads.event_book, downloads.people_list),
    *(calculations.icm, calculations.deal, calculations.payouts, calculations.points, calculations.equity),
    *(calculations.evaluate, calculations.structure, calculations.duration, calculations.chips, calculations.race),
    *(calculations.simulation, calculations.replay, calculations.conversion),
    *(calculations.verify, rulings.read_rules, rulings.house, rulings.ruling, rulings.compare, rulings.scenario),
    *(kept_rulings.keep_ruling, kept_rulings.ruling_book_page),
    *(walls.list_walls, walls.named_wall, walls.keep_wall, walls.drop_wall, walls.keep_wall_file, walls.wall_file),
    *(walls.announce, seats.seats_page),
    *(imports.import_evening, people_lists.import_people),
    *(leagues.leagues_page, leagues.league_page, season_table.season_table, asking.command_league),
    *(papers.papers_page, papers.paper_file, papers.paper_pages),
    *(room_papers.room_paper_file, room_papers.room_paper_pages),
)
"""Everything that is answered apart from the pages."""
_DESCRIBED = described(HANDLERS)
"""The same, with their signatures read once for all servers of the process: each server copies its handlers."""


ANSWERS: dict[Any, Any] = {  # Any: each handles the exception beside it
    errors.RefusedError: errors.refused,
    QuestionError: errors.misasked,
    StoreError: errors.unwritten,
    HTTPException: errors.wrong_request,
    msgspec.MsgspecError: errors.unreadable,
    UnicodeDecodeError: errors.unreadable_text,
    RecursionError: errors.unreadable_text,
    Exception: errors.own_fault,
}
"""The answer to each kind of exception."""


def is_built(static: Path = STATIC) -> bool:
    """Have the pages been built?"""
    return all((static / f"{page}.html").is_file() for page in PAGES)


def create_app(
    service: Service,
    register: PlayerRegister,
    now: Callable[[], int],
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
    database = register.database
    desk = Desk(service, register, now, others, backups, place)
    staff = Door(database)
    entrance, outgoing = Entrance(staff, Office(staff)), Post(desk)
    meters = Meters()
    service.store.committed = meters.committed

    sums = Sums()
    shared = {"outgoing": outgoing, "desk": desk, "entrance": entrance, "visits": Visits(desk), "tables": desk.tables}
    shared |= {"sums": sums, "channels": Channels(desk, staff), "press": press or Press(static / FONTS)}
    shared["own_seats"] = own_seats = OwnSeats(desk)
    shared["public_views"] = public.PublicViews(desk, own_seats)
    app = Litestar(
        route_handlers=[*_DESCRIBED, *_pages(static)],
        dependencies={name: _handed(value) for name, value in shared.items()} | _books(database),
        state=State({"entrance": entrance, "desk": desk, "now": now, "meters": meters}),
        middleware=[COMPRESSED, Unchanged(), DefineMiddleware(Doorkeeper), *limits()],
        exception_handlers=ANSWERS,
        guards=[from_here(hosts), holds_right],
        lifespan=[_running(desk, outgoing, sums, timers=timers, others=others is not None)],
        openapi_config=description(),
        plugins=[BoundedCollections(), StructsAsLists()],
        request_max_body_size=BODY_MAX,
        logging_config=None,
    )
    app.asgi_handler = Traffic(app.asgi_handler, meters)  # around all else: malformed addresses count too
    return app


def _running(
    desk: Desk, outgoing: Post, sums: Sums, *, timers: bool, others: bool
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The database and the timers, for as long as the server runs."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncGenerator[None, None]:
        database = desk.register.database
        await database.open()
        await desk.register.load()
        await Staff(database).seal_names()
        clocks = [asyncio.create_task(desk.timers.run(desk.stopping))] if timers else []
        tasks = [asyncio.create_task(outgoing.run())] if timers else []
        if others:
            tasks.append(asyncio.create_task(desk.register.follow(desk.now)))
        if desk.backups:
            packs = partial(whole_events.running_packs, desk, desk.backups.language)
            tasks.append(asyncio.create_task(desk.backups.run(lambda: desk.timers.leads, packs)))
        try:
            yield
        finally:
            desk.stopping.set()
            desk.forecasts.close()
            sums.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*clocks, *tasks, return_exceptions=True)
            await outgoing.stop()
            await database.close()

    return running


def _books(database: Database) -> dict[str, Provide]:
    """What the room keeps beside the logs of its events."""
    calendar, kept = Calendar(database), Templates(database)
    books = {"calendar": calendar, "kept": kept, "beside": openings.Beside(calendar, kept), "walls": Walls(database)}
    books |= {"dealers": Dealers(database), "published": PublishedEvents(database)}
    books |= {"federation": Federation(database), "ruling_book": RulingBook(database)}
    return {name: _handed(value) for name, value in books.items()}


def _handed(value: object) -> Provide:
    """A value that the handlers share."""
    return Provide(lambda: value, sync_to_thread=False)


def _pages(static: Path) -> list[Any]:  # Any: Litestar's handlers and routers have no common type
    """Each page under its own address; ``/`` leads to the floor."""

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
