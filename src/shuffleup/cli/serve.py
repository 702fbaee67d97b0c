"""``shuffleup serve``: the server of a room, with its log in one SQLite file."""

import asyncio
import os
import secrets
import signal
import socket
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO

import click
from msgspec import Struct

from shuffleup.cli.errors import InputError
from shuffleup.cli.named_file import FILE
from shuffleup.cli.output import emit, json_option, print_lines, say
from shuffleup.service.new_event import open_sample
from shuffleup.service.run import Service
from shuffleup.service.shuffler import Shuffler
from shuffleup.store.port import BrokenLogError, StoreError
from shuffleup.store.sqlite import SqliteStore
from shuffleup.web.app import STATIC, create_app, is_built

SAMPLE = "sample"
"""The id of the sample event."""
SNAPSHOT_EVERY = 200
SECRET_BYTES = 32
GRACE_SECONDS = 2
"""So long requests that are being answered hold up the end."""
TELL_SECONDS = 2
"""After so long a start says what it is doing."""
LOCAL = "127.0.0.1"
BUILD_HINT = "run make pages in the project's folder"
WHEEL_HINT = "this package was made without them; get one with them, or build it with make pages and then pip wheel ."
EVERYWHERE = ("0.0.0.0", "::")


class ServeDocument(Struct, frozen=True, kw_only=True):
    """Where the server answers, printed when it does."""

    schema: str = "shuffleup.serve/1"
    address: str
    floor: str
    wall: str
    api: str
    database: str


@click.command(help="Start the server of a room. Its log is one SQLite file; stop it with Ctrl-C at any time.")
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True, help="0 takes a free one.")
@click.option("--host", default=LOCAL, show_default=True, help="0.0.0.0 lets every device in the network in.")
@click.option("--allow-host", "names", multiple=True, metavar="NAME", help="Answer to this name, too. May be repeated.")
@click.option("--db", default="shuffleup.db", show_default=True, metavar="FILE", type=FILE, help="The event log.")
@click.option("--open", "shows", is_flag=True, help="Open the floor page in the browser.")
@json_option
def serve(*, port: int, host: str, names: tuple[str, ...], db: str, shows: bool, as_json: bool) -> None:
    """The command itself: runs until it is stopped; exit status 2 when it cannot start."""
    if not is_built():
        hint = BUILD_HINT if (STATIC.parents[3] / "Makefile").is_file() else WHEEL_HINT
        raise InputError("the pages of the server are not built", place=str(STATIC), hint=hint, code="not-built")
    hosts = _hosts(host, names)
    listening = _listening(host, port)
    try:
        store = _store(db)
        try:
            with _secret(db) as shuffler:
                document = _document(host, listening.getsockname()[1], db)
                asyncio.run(_serve(store, shuffler, listening, document, hosts, shows=shows, as_json=as_json))
        finally:
            store.close()
    finally:
        listening.close()
    if not as_json:
        say(f"Stopped. Everything is in {db}.")


async def _serve(
    store: SqliteStore,
    shuffler: Shuffler,
    listening: socket.socket,
    document: ServeDocument,
    hosts: tuple[str, ...],
    *,
    shows: bool,
    as_json: bool,
) -> None:
    # uvicorn is loaded here because other commands should not wait for it.
    import uvicorn

    service = await _opened(store, shuffler, document.database)
    # A socket's messages are hints of a few bytes: compressing them costs each socket memory and time for nothing.
    config = uvicorn.Config(
        create_app(service, _now, hosts=hosts),
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = uvicorn.Server(config)
    # uvicorn would end the process by the signal it was stopped with, before the log is closed.
    server.capture_signals = nullcontext  # type: ignore[assignment]

    def stop(*_: object) -> None:
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    running = asyncio.create_task(server.serve([listening]))
    while not (server.started or running.done()):
        await asyncio.sleep(0.01)
    if server.started:
        _tell(document, shows=shows, as_json=as_json)
    await running


async def _opened(store: SqliteStore, shuffler: Shuffler, db: str) -> Service:
    """The service over a log, once what a crash left undone is done; a new log begins with the sample event.

    An event whose log is not as it was written is shown as far as it can be read, and nothing is added to it.
    """
    service = Service(store, shuffler, snapshot_every=SNAPSHOT_EVERY)
    for stream, fault in await _broken(store, db):
        say(f"WARNING: {fault}. Nothing is added to that event: {fault.hint}.")
        service.seal(stream, fault)
    await service.recover()
    if not await store.streams():
        await open_sample(service, SAMPLE, _now())
    return service


async def _broken(store: SqliteStore, db: str) -> list[tuple[str, BrokenLogError]]:
    """The streams with a row that does not fit their chain."""
    streams = await store.streams()
    told = time.monotonic()
    found: list[tuple[str, BrokenLogError]] = []
    for number, stream in enumerate(streams):
        if time.monotonic() - told > TELL_SECONDS:
            told = time.monotonic()
            say(f"Checking {db}: {number} of {len(streams)} events and tables")
        place = await store.check(stream)
        if place is not None:
            found.append((stream, BrokenLogError(f"row {place} of {stream} in {db}")))
    return found


def _tell(document: ServeDocument, *, shows: bool, as_json: bool) -> None:
    """Says where the pages are; the floor's opens by itself where somebody sits at the machine."""
    if shows:
        webbrowser.open(document.floor)
    if as_json:
        emit(document)
        return
    lines = [
        f"Floor   {document.floor}",
        f"Wall    {document.wall}",
        f"API     {document.api}",
        f"Log     {document.database}",
    ]
    print_lines(lines)
    if LOCAL in document.address:
        say("Tablets and screens join with --host 0.0.0.0; there are no passwords yet. Ctrl-C stops the server.")
    else:
        say("Whoever is in this network can use it: there are no passwords yet. Ctrl-C stops the server.")


def _document(host: str, port: int, db: str) -> ServeDocument:
    name = _own_address() if host in EVERYWHERE else host
    address = f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
    return ServeDocument(
        address=address, floor=f"{address}/floor", wall=f"{address}/wall", api=f"{address}/schema", database=db
    )


def _hosts(host: str, more: tuple[str, ...]) -> tuple[str, ...]:
    """The names that the server goes by, beside the address at which somebody reaches it: in a network this machine's.

    Raises ``InputError`` for what is no name.
    """
    strange = next((name for name in more if not name.strip() or set(name) & set("/ @\t\n")), None)
    if strange is not None:
        hint = "give a name alone, such as --allow-host poker.local"
        raise InputError(f"{strange!r} is no name of a machine", place="--allow-host", hint=hint, code="host")
    machine = socket.gethostname()
    own = (machine, f"{machine.partition('.')[0]}.local") if host in EVERYWHERE else ()
    return (host, *own, *more)


def _own_address() -> str:
    """This machine's address in the network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which leads nowhere
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def _listening(host: str, port: int) -> socket.socket:
    """The socket of the server. Raises ``InputError`` when the port is taken or the host is not this machine's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends an answer at once (TCP_NODELAY) only over a socket that says it is TCP; else each waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except PermissionError:
        listening.close()
        raise InputError(f"port {port} is reserved", place="--port", hint="choose 1024 or more", code="port") from None
    except socket.gaierror:
        listening.close()
        raise InputError(f"there is no host {host}", place="--host", code="host") from None
    except OSError as fault:
        listening.close()
        taken = "in use" in str(fault).lower()
        what = f"port {port} is taken by another program" if taken else f"{host} is no address of this machine"
        hint = f"choose another, such as --port {port + 1}, or end that program" if taken else "leave --host out"
        raise InputError(what, place="--port" if taken else "--host", hint=hint, code="port-taken") from None
    listening.listen(128)
    return listening


def _store(db: str) -> SqliteStore:
    try:
        return SqliteStore.open(Path(db))
    except StoreError as fault:
        raise InputError(str(fault), place="--db", hint=fault.hint, code=fault.code) from None


@contextmanager
def _secret(db: str) -> Iterator[Shuffler]:
    """Chance from a secret beside the log, made with it: whoever has only the log cannot foresee a draw.

    The file also says that the log is being served: a second server would show its rooms old views. It stands beside
    the log itself, by whatever link somebody names that.
    """
    try:
        path = Path(f"{Path(db).resolve()}.key")
        if not path.exists():
            path.touch(mode=0o600)
            path.write_bytes(secrets.token_bytes(SECRET_BYTES))
        file = path.open("r+b")
    except OSError as fault:
        what = f"{path} cannot be used ({(fault.strerror or str(fault)).lower()})"
        raise InputError(what, place="--db", hint="check the folder and its permissions", code="key") from None
    with file:
        if not _claimed(file):
            hint = "use that one, or name another file"
            raise InputError(f"{db} is served by another shuffleup", place="--db", hint=hint, code="served")
        master = file.read()
        if len(master) != SECRET_BYTES:
            hint = "delete it: new draws get a new secret, old ones stay as they are"
            raise InputError(f"{path} is damaged", place="--db", hint=hint, code="key")
        yield Shuffler(master)


def _claimed(file: BinaryIO) -> bool:
    """Whether this process has the file to itself, for as long as it is open; believed where nobody can tell."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _now() -> int:
    return time.time_ns() // 1_000
