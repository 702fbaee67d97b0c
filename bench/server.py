"""The server: durable commands a second, how soon every open page hears of one, and clocks after a locked file.

    python -m bench.server                       the tables, some minutes; the pages are built (make pages)
    python -m bench.server --against PATH        beside another checkout, whose pages are built, in the same windows
    python -m bench.server --against PATH --write

Everything goes through ``shuffleup serve`` in processes of their own, over the loopback. The limit of commands is the
store alone, one row after the other with nobody else about; that of the fan-out a server of bare asyncio streams.
"""

import argparse
import asyncio
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from bench.clients import EVENT, ROOT, Client, Heard, Served, memory, serve_bare, served, sockets
from bench.results import write_section
from shuffleup.hand.actions import Fold
from shuffleup.hand.events import Folded
from shuffleup.store.port import Row
from shuffleup.store.sqlite import SqliteStore

PAIRS = 7
WINDOW_SECONDS = 1.0
MANY, EVENTS = 32, 8
SOCKETS = 2_000
HINTS = 30
LOCKED_SECONDS = 10
WAITED_SECONDS = 5
ACCEPTED, CREATED, REFUSED = 200, 201, 409

RATE_PROMISED, P99_PROMISED_MS = 2_000, 50
LAST_PROMISED_MS = 50
CLOCK_PROMISED_SECONDS = 2

IDS = (f"b{number}" for number in count(1))


class Window(Struct):
    """What came of the commands of one window, and how long each took."""

    seconds: float
    accepted: int = 0
    busy: int = 0
    took: list[float] = []

    @property
    def rate(self) -> float:
        """Accepted commands a second."""
        return self.accepted / self.seconds


async def commands(server: Served, clients: int, events: int = 1) -> Window:
    """A window of so many clients who each give one command after another, all to one event or by turns to several."""
    everybody = [await Client.at(server) for _ in range(clients)]
    window = Window(0.0)
    start = time.perf_counter()
    asked = [
        gives(client, window, start + WINDOW_SECONDS, event_name(number % events))
        for number, client in enumerate(everybody)
    ]
    await asyncio.gather(*asked)
    window.seconds = time.perf_counter() - start
    for client in everybody:
        await client.close()
    return window


def event_name(number: int) -> str:
    """The id of an event that is played: the sample, and others."""
    return f"bench-{number}" if number else EVENT


async def gives(client: Client, window: Window, end: float, event: str) -> None:
    """One command after another until a point in time, each counted in the window."""
    told = {"seconds": 600, "reason": "measured", "author": "bench"}
    while (start := time.perf_counter()) < end:
        status, body = await client.give(next(IDS), "set-time-left", event=event, **told)
        assert status == ACCEPTED or (status == REFUSED and b'"busy"' in body), body
        window.took.append(time.perf_counter() - start)
        window.accepted += status == ACCEPTED
        window.busy += status == REFUSED


async def begun(server: Served) -> None:
    """The sample event is played, and others."""
    client = await Client.at(server)
    form = {"name": "Bench", "rulebook": "tda-2024", "seats": 6, "places_paid": 2}
    for number in range(EVENTS):
        event = event_name(number)
        if number:
            asked = {"command_id": "open", "event_id": event, "form": form}
            assert (await client.ask("/api/events", asked))[0] == CREATED
            names = [f"Player {event} {one}" for one in range(1, 10)]
            assert (await client.give("register", "register", event=event, players=names))[0] == ACCEPTED
            assert (await client.give("draw", "draw-seats", event=event))[0] == ACCEPTED
        assert (await client.give("start", "start-event", event=event))[0] == ACCEPTED
    await client.close()


# ── limits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def store_alone(db: Path) -> float:
    """Rows a second that the store takes one after the other, each on the disk before the next."""
    store = SqliteStore.open(db)
    stream = "table/bench/1"
    version, start = await store.version(stream), time.perf_counter()
    first = version
    while (now := time.perf_counter()) < start + WINDOW_SECONDS:
        version += 1
        await store.append(Row(stream, version, f"c{version}", Fold(0), (Folded(0, 1),), version, "bench"))
    store.close()
    return (version - first) / (now - start)


def sqlite_alone(db: Path) -> float:
    """Inserts a second with SQLite alone, each committed as durably."""
    with sqlite3.connect(db, isolation_level=None) as log:
        log.execute("pragma journal_mode = wal")
        log.execute("pragma synchronous = full")
        log.execute("create table if not exists line (body blob)")
        start, written = time.perf_counter(), 0
        while (now := time.perf_counter()) < start + WINDOW_SECONDS:
            log.execute("insert into line values (zeroblob(400))")
            written += 1
    log.close()
    return written / (now - start)


# ── fan-out ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def fan_out(server: Served) -> list[float]:
    """From the sending of a command until the last of the sockets has heard of it, in milliseconds."""
    heard = Heard()
    lines = await sockets(server, SOCKETS, heard)
    client = await Client.at(server)  # an idle one would have been ended meanwhile
    version = decode((await client.ask("/api/events/sample/floor"))[1])["version"]
    took: list[float] = []
    for number in range(1, HINTS + 1):
        heard.expect(version + number, SOCKETS)
        start = time.perf_counter()
        answer = await client.give(next(IDS), "set-time-left", seconds=600, reason="measured", author="bench")
        assert answer[0] == ACCEPTED, answer
        took.append((await heard.by_all() - start) * 1_000)
    for line in lines:
        line.close()
    await client.close()
    return took


async def fan_out_alone() -> list[float]:
    """The same with bare streams."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.server", "--bare", cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    port = int(decode(await process.stdout.readuntil(b"}"))["address"][1:])
    heard = Heard()
    lines = await sockets(Served(port), SOCKETS, heard, bare=True)
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    took: list[float] = []
    for version in range(2, HINTS + 2):
        heard.expect(version, SOCKETS)
        start = time.perf_counter()
        writer.write(b"%d\n" % version)
        took.append((await heard.by_all() - start) * 1_000)
    for line in lines:
        line.close()
    writer.close()
    process.terminate()
    await process.wait()
    return took


# ── a locked file ────────────────────────────────────────────────────────────────────────────────────────────────────


async def after_a_lock(server: Served, db: Path) -> float:
    """Seconds from the end of a lock until a level has begun that was due within it; infinite where it does not."""
    client = await Client.at(server)
    level = await _level(server)
    await client.give(next(IDS), "set-time-left", seconds=1, reason="measured", author="bench")
    await client.close()
    other = sqlite3.connect(db, isolation_level=None, timeout=WAITED_SECONDS)
    other.execute("begin immediate")
    await asyncio.sleep(LOCKED_SECONDS)
    assert await _level(server) == level
    other.execute("rollback")
    other.close()
    start = time.perf_counter()
    while (now := time.perf_counter()) < start + WAITED_SECONDS:
        if await _level(server) > level:
            break
        await asyncio.sleep(0.005)
    return now - start if now < start + WAITED_SECONDS else float("inf")


async def _level(server: Served) -> int:
    client = await Client.at(server)  # a connection over which nothing is asked for five seconds is ended
    answer = decode((await client.ask("/api/events/sample/wall"))[1])
    await client.close()
    return int(answer["view"]["clock"]["level"])


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def measured(against: Path | None, folder: Path) -> Iterator[str]:
    """The tables, line by line."""
    checkouts = [ROOT, *([against] if against else [])]
    dbs = [folder / f"{number}.db" for number in range(len(checkouts))]
    with ExitStack() as running:
        servers = [
            running.enter_context(served(each, folder, "--db", str(db)))
            for each, db in zip(checkouts, dbs, strict=True)
        ]
        for server in servers:
            asyncio.run(begun(server))
        yield from command_table(servers, folder)
        yield from fan_out_table(servers)
        yield from lock_table(servers, dbs)


def command_table(servers: list[Served], folder: Path) -> Iterator[str]:
    """Commands a second, in alternating windows."""
    heads = ("clients", "events", "a second", "told busy", "99 of 100, ms", "before, a second", "99 of 100, ms")
    yield f"| {' | '.join(heads)} | ratio (range) | promised | kept |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    stores: list[float] = []
    alone: list[float] = []
    windows: dict[tuple[int, int, int], list[Window]] = {}
    loads = ((1, 1), (MANY, 1), (MANY, EVENTS))
    for _ in range(PAIRS):
        for clients, events in loads:
            for number, server in enumerate(servers):
                window = asyncio.run(commands(server, clients, events))
                windows.setdefault((clients, events, number), []).append(window)
        stores.append(asyncio.run(store_alone(folder / "alone.db")))
        alone.append(sqlite_alone(folder / "lite.db"))
    for clients, events in loads:
        ours, *before = [windows[clients, events, number] for number in range(len(servers))]
        yield command_row(clients, events, ours, before[0] if before else [])
    yield ""
    yield (
        f"The limits in the same windows: the store alone, one row after the other, {statistics.median(stores):,.0f} a "
        f"second; SQLite alone, one insert a commit, {statistics.median(alone):,.0f}."
    )
    yield ""


def command_row(clients: int, events: int, ours: list[Window], before: list[Window]) -> str:
    """What came of so many clients; something is promised of many."""
    ratios = sorted([one.rate / other.rate for one, other in zip(ours, before, strict=False) if other.accepted])
    promised, kept = "", ""
    if clients == MANY:
        promised = f"{RATE_PROMISED:,}; {P99_PROMISED_MS} ms"
        kept = _yes(_rate(ours) >= RATE_PROMISED and _p99(ours) <= P99_PROMISED_MS)
    theirs = ["", "", ""]
    if before:
        spread = f"{statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f})"
        theirs = [f"{_rate(before):,.0f}", f"{_p99(before):.1f}", spread]
    cells = [str(clients), str(events), f"{_rate(ours):,.0f}", f"{_busy(ours):,}", f"{_p99(ours):.1f}", *theirs]
    return f"| {' | '.join(cells)} | {promised} | {kept} |"


def _rate(windows: list[Window]) -> float:
    return statistics.median([one.rate for one in windows])


def _busy(windows: list[Window]) -> int:
    return sum([one.busy for one in windows])


def _p99(windows: list[Window]) -> float:
    return statistics.median([statistics.quantiles(one.took, n=100)[98] for one in windows]) * 1_000


def fan_out_table(servers: list[Served]) -> Iterator[str]:
    """How soon the last of many sockets hears of a command, and what each of them takes."""
    heads = ("the last one hears of a command after, ms (median)", "9 of 10", "a socket, KiB", "promised", "kept")
    yield f"| {SOCKETS:,} open pages | {' | '.join(heads)} |"
    yield "| --- | --- | --- | --- | --- | --- |"
    names = ("this server", "before")
    for name, server in zip(names, servers, strict=False):
        before = memory(server.process)
        took = asyncio.run(fan_out(server))
        each = (memory(server.process) - before) / SOCKETS / 1_024
        kept = _yes(statistics.median(took) <= LAST_PROMISED_MS) if name == names[0] else ""
        promised = str(LAST_PROMISED_MS) if name == names[0] else ""
        cells = f"{statistics.median(took):.1f} | {_nine_of_ten(took):.1f} | {each:.0f}"
        yield f"| {name} | {cells} | {promised} | {kept} |"
    took = asyncio.run(fan_out_alone())
    yield f"| bare streams, nothing written down | {statistics.median(took):.1f} | {_nine_of_ten(took):.1f} |  |  |  |"
    yield ""


def _nine_of_ten(took: list[float]) -> float:
    return statistics.quantiles(took, n=10)[8]


def lock_table(servers: list[Served], dbs: list[Path]) -> Iterator[str]:
    """A level that is due while the file is locked."""
    yield f"| a level due while the file is locked for {LOCKED_SECONDS} s | begins s after that | promised, s | kept |"
    yield "| --- | --- | --- | --- |"
    for name, server, db in zip(("this server", "before"), servers, dbs, strict=False):
        seconds = asyncio.run(after_a_lock(server, db))
        said = f"{seconds:.2f}" if seconds < WAITED_SECONDS else "never"
        ours = name == "this server"
        promised = str(CLOCK_PROMISED_SECONDS) if ours else ""
        yield f"| {name} | {said} | {promised} | {_yes(seconds <= CLOCK_PROMISED_SECONDS) if ours else ''} |"


def _yes(kept: bool) -> str:  # noqa: FBT001  # one word of a table
    return "yes" if kept else "no"


def main() -> None:
    """Prints the tables; ``--write`` keeps them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="PATH", help="another checkout, measured in the same windows")
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.bare:
        asyncio.run(serve_bare())
    head = (
        f"CPython {platform.python_version()}, {platform.machine()}; `shuffleup serve` and its clients on one machine,"
    )
    head += f"\nmedians of {PAIRS} pairs of windows of {WINDOW_SECONDS:.0f} s"
    urgent = hasattr(os, "sched_getscheduler") and os.sched_getscheduler(0) in {os.SCHED_RR, os.SCHED_FIFO}
    head += "; the machine was busy, and these programs came before others (chrt -r)." if urgent else "."
    with tempfile.TemporaryDirectory() as folder:
        body = "\n".join([head, "", *measured(asked.against and asked.against.resolve(), Path(folder))])
    sys.stdout.write(body + "\n")
    if asked.write:
        write_section("Server", body)


if __name__ == "__main__":
    main()
