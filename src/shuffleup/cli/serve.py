"""``shuffleup serve``: the server of a room, with its log in one SQLite file."""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click
from litestar import Litestar
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.signing_in import Door
from shuffleup.answer import note
from shuffleup.cli.backups.automatic import backing_up, backup_folder
from shuffleup.cli.errors import InputError
from shuffleup.cli.listening import EVERYWHERE, LOCAL, check_proxies, hosts_of, listening_at, own_address
from shuffleup.cli.options import FILE, FOLDER, Choice, NumberWithin, command, json_option
from shuffleup.cli.output import emit, print_lines, say
from shuffleup.cli.reader import usual_language
from shuffleup.cli.room_data import (
    KEY_HELP,
    USUAL_FILE,
    RoomData,
    check_bus,
    check_data,
    in_turn,
    opened_log,
    opened_register,
    other_processes,
    room_data,
    room_secret,
)
from shuffleup.people.person import new_id
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.printing.press import Press
from shuffleup.questions.mistakes import DEBUG_VARIABLE
from shuffleup.questions.printed import Printed
from shuffleup.room.backups import Backups
from shuffleup.room.templates import Templates
from shuffleup.rulebooks.rule import Language
from shuffleup.service.new_event import open_sample, sample
from shuffleup.service.run import Service
from shuffleup.service.running_clock import RunningClock
from shuffleup.service.streams import SOFTWARE, Shuffler
from shuffleup.store.port import BrokenLogError, Store
from shuffleup.version import __version__
from shuffleup.web.app import create_app
from shuffleup.web.pages import FONTS, STATIC, is_built

if TYPE_CHECKING:
    import uvicorn
from shuffleup.web.shell.log import LogForm, keep_log

LOG = logging.getLogger("shuffleup.server")

SAMPLE = "sample"
"""The id of the sample event."""
SNAPSHOT_EVERY = 200
GRACE_SECONDS = 2
"""How long requests in progress may delay the end."""
TELL_SECONDS = 2
"""After how long a start says what it is doing."""
PROXY_HELP = "Believe the proxy at this address, or in this network, for whom and by what it asks. May be repeated."
BACKUPS_HELP = "Where backups go by themselves: beside the file, in FILE.backups, unless a folder is named."
PAPERS_HELP = "Templates of the house, taken instead of those of the same name that come with the program."
LOG_HELP = "The log on stderr: what is wrong, or everything, a line each, for people or for programs."


class ServeDocument(Printed, frozen=True, kw_only=True):
    """Where the server answers, printed once it does."""

    address: str
    floor: str
    wall: str
    api: str
    database: str
    owner: str = ""
    """The link that lets the owner in once; empty if he signs in by password and no link was asked for."""


class _Start(Struct, frozen=True, kw_only=True):
    """How a server is started."""

    hosts: tuple[str, ...]
    proxies: tuple[str, ...]
    backups: Path | None
    papers: Path | None
    bus: str
    links: bool
    shows: bool
    as_json: bool
    log: LogForm

    def say(self, line: str) -> None:
        """Tells people something; a log for programs has nothing else on stderr."""
        if self.log is not LogForm.JSON:
            say(line)


@command(help="Start the server of a room. Its data are in one SQLite file or in PostgreSQL. Ctrl-C stops it.")
@click.option("--port", type=NumberWithin(0, 65535), default=8080, show_default=True, help="0 takes a free one.")
@click.option("--host", default=LOCAL, show_default=True, help="0.0.0.0 lets every device in the network in.")
@click.option("--allow-host", "names", multiple=True, metavar="NAME", help="Answer to this name, too. May be repeated.")
@click.option("--behind-proxy", "proxies", multiple=True, metavar="ADDRESS", help=PROXY_HELP)
@click.option("--db", metavar="FILE", type=FILE, default=None, show_default=USUAL_FILE, help="The data, in a file.")
@click.option(
    "--database", metavar="URL", default="", help="The data, in PostgreSQL: postgresql://user@host:5432/name."
)
@click.option(
    "--bus", metavar="URL", default="", help="Where processes over one database hear of each other: redis://…."
)
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@click.option("--backups", "folder", metavar="FOLDER", type=FOLDER, default=None, help=BACKUPS_HELP)
@click.option("--no-backups", is_flag=True, help="Make no backups by itself.")
@click.option("--papers", metavar="FOLDER", type=FOLDER, default=None, help=PAPERS_HELP)
@click.option("--owner-link", "links", is_flag=True, help="Print a link that lets the owner in, as at the first start.")
@click.option("--log", type=Choice([one.value for one in LogForm]), default=LogForm.SHORT.value, help=LOG_HELP)
@click.option("--open", "shows", is_flag=True, help="Open the floor page in the browser.")
@json_option
def serve(
    *,
    port: int,
    host: str,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    db: str | None,
    database: str,
    bus: str,
    key: str | None,
    folder: str | None,
    no_backups: bool,
    papers: str | None,
    links: bool,
    log: str,
    shows: bool,
    as_json: bool,
) -> None:
    """The command itself: runs until it is stopped; exit status 2 if it cannot start."""
    if not is_built():
        built = (STATIC.parents[3] / "Makefile").is_file()
        hint = note("run-make-pages") if built else note("package-without-pages")
        raise InputError(note("pages-not-built"), place=str(STATIC), hint=hint, code="not-built")
    hosts = hosts_of(host, names)
    check_proxies(proxies)
    room = room_data(db or "", database, key or "")
    backups = backup_folder(room, folder, wanted=not no_backups)
    check_bus(room, bus)
    listening = listening_at(host, port)
    try:
        address = f"https://{names[0]}" if proxies and names else _address(host, listening.getsockname()[1])
        own = Path(papers) if papers else None
        look = {"links": links, "shows": shows, "as_json": as_json}
        how = _Start(hosts=hosts, proxies=proxies, backups=backups, papers=own, bus=bus, log=LogForm(log), **look)
        keep_log(how.log, whole_faults=bool(os.environ.get(DEBUG_VARIABLE)))
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(room, listening, _document(address, room.name), how))
    finally:
        listening.close()
    if not as_json:
        how.say(f"Stopped. Everything is in {room.name}.")


async def _serve(room: RoomData, listening: socket.socket, document: ServeDocument, how: _Start) -> None:
    # The secret first: it shows whether another server has the file, whose layout opening the log may upgrade.
    check_data(room)
    language = Language(usual_language())
    clock = RunningClock()
    async with (
        room_secret(room) as secret,
        opened_log(room, language, how.say) as store,
        opened_register(room, secret) as people,
    ):
        async with in_turn(room):
            service = await _opened(store, Shuffler(secret), people, room.name, how, clock.now())
            await Door(people.database).staff.first_owner(clock.now())
        async with other_processes(room, how.bus, secret) as others:
            backups = Backups(how.backups, room.title, backing_up(room), clock.now, language) if how.backups else None
            press = Press(STATIC / FONTS, how.papers)
            app = create_app(
                service, people, clock, hosts=how.hosts, others=others, backups=backups, place=room.place, press=press
            )
            await _answer(app, people, listening, document, how)


def _uvicorn(app: Litestar, how: _Start) -> "uvicorn.Server":
    # uvicorn is loaded here so that other commands need not wait for it.
    import uvicorn

    from shuffleup.web.shell.traffic.connections import LINE_BYTES, BoundedProtocol, LineProtocol

    # A socket's messages are hints of a few bytes: compressing them would cost each socket memory and time for nothing.
    config = uvicorn.Config(
        app,
        log_config=None,  # its lines go into our log
        access_log=False,
        server_header=False,  # nobody needs to know of what the server is made
        http=BoundedProtocol,
        ws=LineProtocol,
        ws_max_size=LINE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=bool(how.proxies),  # those headers are ignored from anybody else
        forwarded_allow_ips=list(how.proxies),
    )
    return uvicorn.Server(config)


async def _answer(
    app: Litestar, people: PlayerRegister, listening: socket.socket, document: ServeDocument, how: _Start
) -> None:
    """Serves until it is stopped."""
    server = _uvicorn(app, how)
    # uvicorn would end the process by the signal it was stopped with, before the log is closed.
    server.capture_signals = nullcontext  # type: ignore[assignment]

    loop, stopping = asyncio.get_running_loop(), app.state.desk.stopping

    def stop(number: int, _: object) -> None:
        LOG.info("stopping", extra={"signal": signal.Signals(number).name})
        server.should_exit = True
        loop.call_soon_threadsafe(stopping.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    running = asyncio.create_task(server.serve([listening]))
    while not (server.started or running.done()):
        await asyncio.sleep(0.01)
    if server.started:
        address = document.address
        door = Door(people.database)
        if how.links or not await door.has_owner():
            link = await door.owner_link(app.state.now())
            document = replace(document, owner=f"{document.address}/door#link={link}")
        LOG.info("started", extra={"address": address, "database": document.database, "release": __version__})
        _tell(document, how)
    await running
    LOG.info("stopped", extra={"database": document.database})


async def _opened(store: Store, shuffler: Shuffler, people: PlayerRegister, db: str, how: _Start, at: int) -> Service:
    """The service over a log, after finishing what a crash left undone; a new log begins with the sample event.

    An event whose log is not as it was written is shown as far as it can be read, and nothing is added to it.
    """
    service = Service(store, shuffler, snapshot_every=SNAPSHOT_EVERY)
    for stream, fault in await _broken(store, db, how):
        LOG.error("log-broken", extra={"stream": stream, "code": fault.code})
        how.say(f"WARNING: {fault.first.what}. Nothing is added to that event: {fault.first.hint}.")
        service.seal(stream, fault)
    await service.recover()
    if not await store.streams():
        opened = sample(SAMPLE)
        players = {new_id(): name for name in opened.entrants}
        await people.enter(players, Keeper(SOFTWARE, at))
        await open_sample(service, opened, tuple(players), at)
        await Templates(people.database).keep_sources({SAMPLE: opened.text})
    return service


async def _broken(store: Store, db: str, how: _Start) -> list[tuple[str, BrokenLogError]]:
    """The streams with a row that does not fit their chain."""
    streams = await store.streams()
    told = time.monotonic()
    found: list[tuple[str, BrokenLogError]] = []
    for number, stream in enumerate(streams):
        if time.monotonic() - told > TELL_SECONDS:
            told = time.monotonic()
            how.say(f"Checking {db}: {number} of {len(streams)} events and tables")
        place = await store.check(stream)
        if place is not None:
            found.append((stream, BrokenLogError(place, stream, db)))
    return found


def _tell(document: ServeDocument, how: _Start) -> None:
    """Says where the pages are; the floor's opens by itself if a person sits at the machine."""
    if how.shows:
        webbrowser.open(document.owner or document.floor)
    if how.as_json:
        emit(document)
        return
    lines = [
        f"Floor   {document.floor}",
        f"Wall    {document.wall}",
        f"API     {document.api}",
        f"Log     {document.database}",
    ]
    if document.owner:
        lines.insert(0, f"Owner   {document.owner}")
    print_lines(lines)
    if document.owner:
        how.say("The owner's link opens the floor page, once. It is printed until a login is chosen there.")
    if LOCAL in document.address:
        how.say("Tablets and screens join with --host 0.0.0.0. Ctrl-C stops the server.")
    else:
        how.say(
            "Passwords cross this network as they are: put TLS in front of it where guests are on it. Ctrl-C stops it."
        )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, if there is one for the system."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _address(host: str, port: int) -> str:
    name = own_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _document(address: str, db: str) -> ServeDocument:
    return ServeDocument(
        address=address, floor=f"{address}/floor", wall=f"{address}/wall", api=f"{address}/schema", database=db
    )
