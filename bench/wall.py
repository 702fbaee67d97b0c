"""The wall: answers a second to many screens that ask for it, beside a handler that gives the same bytes and no more.

    python -m bench.wall            the table, half a minute; the pages are built (make pages)
    python -m bench.wall --write

Everything goes over the loopback to servers in processes of their own. The limits are Litestar with one handler, and
uvicorn alone: nothing that stands on them can give more. Of two cores the clients take one.
"""

import argparse
import asyncio
import platform
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from bench.clients import ROOT, Client, Served, served
from bench.page import rehearsed
from bench.results import write_section

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

PLAYERS = 100
SCREENS = 16
ROUNDS, WINDOW_SECONDS = 5, 1.5
PROMISED = 3_000
OK, NOT_MODIFIED = b"200", b"304"
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_TAG = re.compile(rb"etag: ([^\r]+)", re.IGNORECASE)


class Screens(Struct):
    """Many who ask a server for the same address again and again."""

    what: str
    server: Served
    path: str
    more: str = ""
    """Headers of theirs."""
    commands: str = ""
    """The event that is commanded meanwhile, ten times a second."""


async def asked(screens: Screens, seconds: float) -> float:
    """Answers a second."""
    head = f"GET {screens.path} HTTP/1.1\r\nhost: 127.0.0.1:{screens.server.port}\r\n"
    request = f"{head}{screens.server.headers}{screens.more}\r\n".encode()
    answers, ends = 0, time.perf_counter() + seconds

    async def one() -> None:
        nonlocal answers
        reader, writer = await asyncio.open_connection("127.0.0.1", screens.server.port)
        while time.perf_counter() < ends:
            writer.write(request)
            headers = await reader.readuntil(b"\r\n\r\n")
            assert headers[9:12] in {OK, NOT_MODIFIED}, headers
            if length := _LENGTH.search(headers):
                await reader.readexactly(int(length[1]))
            answers += 1
        writer.close()

    start = time.perf_counter()
    given = asyncio.create_task(_commands(screens, ends))
    await asyncio.gather(*[one() for _ in range(SCREENS)])
    took = time.perf_counter() - start
    await given
    return answers / took


async def _commands(screens: Screens, ends: float) -> None:
    if not screens.commands:
        return
    client = await Client.at(screens.server)
    while time.perf_counter() < ends:
        told = {"seconds": 600, "reason": "measured", "author": "bench"}
        status, body = await client.give(f"b{time.time_ns()}", "set-time-left", event=screens.commands, **told)
        assert status == int(OK), body
        await asyncio.sleep(0.1)
    await client.close()


async def _answer(server: Served, path: str) -> tuple[bytes, bytes]:
    """The tag and the body of an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n{server.headers}\r\n".encode())
    headers = await reader.readuntil(b"\r\n\r\n")
    length, tag = _LENGTH.search(headers), _TAG.search(headers)
    assert length and tag, headers
    body = await reader.readexactly(int(length[1]))
    writer.close()
    return tag[1], body


# ── limits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def bare(kind: str, body: Path) -> Iterator[Served]:
    """A server of these bytes in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "bench.wall", "--bare", kind, "--port", str(port), "--body", str(body)]
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            for _ in range(200):
                with socket.socket() as tried:
                    if not tried.connect_ex(("127.0.0.1", port)):
                        break
                time.sleep(0.05)
            yield Served(port)
        finally:
            process.terminate()


def serve_bare(kind: str, port: int, body: bytes) -> None:
    """Gives these bytes to whoever asks."""
    import uvicorn
    from litestar import Litestar, Response, get

    head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]

    async def alone(_scope: "Scope", _receive: "Receive", send: "Send") -> None:
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    @get("/api/events/{event_id:str}/wall")
    async def wall(event_id: str) -> Response[bytes]:  # as the server's has one
        return Response(body, media_type="application/json")

    app = Litestar([wall], openapi_config=None, logging_config=None) if kind == "litestar" else alone
    uvicorn.run(app, port=port, log_level="error", access_log=False, lifespan="off", loop="uvloop", http="httptools")


# ── table ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def measured(folder: Path) -> Iterator[str]:
    """The table, line by line."""
    with served(ROOT, folder, "--db", str(folder / "wall.db"), "--owner-link") as server:
        event = asyncio.run(rehearsed(server, PLAYERS))
        path = f"/api/events/{event}/wall"
        tag, body = asyncio.run(_answer(server, path))
        kept = folder / "body"
        kept.write_bytes(body)
        with bare("litestar", kept) as litestar, bare("uvicorn", kept) as uvicorn:
            rows = [
                Screens("a wall", server, path),
                Screens("a wall, compressed", server, path, "accept-encoding: gzip\r\n"),
                Screens("a wall that has not changed (304)", server, path, f"if-none-match: {tag.decode()}\r\n"),
                Screens("a wall, with ten commands a second", server, path, commands=event),
                Screens("limit: Litestar with one handler", litestar, path),
                Screens("limit: uvicorn alone", uvicorn, path),
            ]
            yield from table(rows, len(body))


def table(rows: list[Screens], size: int) -> Iterator[str]:
    """How many answers each gets, in alternating windows."""
    took: dict[str, list[float]] = {row.what: [] for row in rows}
    for _ in range(ROUNDS):
        for row in rows:
            took[row.what].append(asyncio.run(asked(row, WINDOW_SECONDS)))
    limits = [took[row.what] for row in rows[-2:]]
    yield f"{PLAYERS} players, an answer of {size:,} bytes, {SCREENS} screens; medians of {ROUNDS} windows."
    yield ""
    yield "| | answers a second | of Litestar alone | of uvicorn alone | promised | kept |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for row in rows:
        middle = statistics.median(took[row.what])
        shares = [f"{statistics.median(_ratios(took[row.what], limit)):.2f}" for limit in limits]
        promised = "" if row in rows[-2:] else f"{PROMISED:,}"
        kept = promised and ("yes" if middle >= PROMISED else "no")
        yield f"| {row.what} | {middle:,.0f} | {' | '.join(shares)} | {promised} | {kept} |"


def _ratios(ours: list[float], theirs: list[float]) -> list[float]:
    return [one / other for one, other in zip(ours, theirs, strict=True)]


def main() -> None:
    """Prints the table; ``--write`` keeps it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    for hidden in ("--bare", "--port", "--body"):
        parser.add_argument(hidden, default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.bare:
        serve_bare(given.bare, int(given.port), Path(given.body).read_bytes())
        return
    head = (
        f"CPython {platform.python_version()}, {platform.machine()}; `shuffleup serve` and its clients on one machine."
    )
    with tempfile.TemporaryDirectory() as folder:
        body = "\n".join([head, *measured(Path(folder))])
    sys.stdout.write(body + "\n")
    if given.write:
        write_section("The wall", body)


if __name__ == "__main__":
    main()
