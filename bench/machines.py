"""Several processes over one PostgreSQL and one Redis: what a second one adds.

    python -m bench.machines            the tables, some minutes; the pages are built (make pages)
    python -m bench.machines --write

The limit is the same room served by one process, in turn with two. SHUFFLEUP_TEST_POSTGRES and SHUFFLEUP_TEST_REDIS
name other servers than those of this machine. What binds is told beside: the processor time that the servers and that
PostgreSQL took of the machine's cores, and the share of the time in which the log was being written. It has one order,
so that one process writes to it at a time: with several, the time that each waits for its turn is in it, too.
"""

import argparse
import asyncio
import os
import platform
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from bench.clients import ROOT, Client, Served, served
from bench.results import write_section
from bench.server import EVENTS, MANY, Window, begun, event_name, gives
from tests.store.postgres import postgres

REDIS = os.environ.get("SHUFFLEUP_TEST_REDIS", "redis://127.0.0.1:6379")
PAIRS = 3
WINDOW_SECONDS = 10.0
COMMAND_SECONDS = 3.0
SETTLE_SECONDS = 5.0
"""Until two processes have shared the events out."""
ROOMS, TABLES, SEATS = 160, 4, 6
LOOKED_AT = 4
"""Tables of an event that are asked for its latest hand."""
PROMISED_RATIO = 1.6

EVENT = f"""
name = "Bots"
rulebook = "tda-2024"
game = "holdem"
limit = "no-limit"
seats = {SEATS}
currency = "EUR"
[online]
starts_at = {TABLES * SEATS}
bots = {TABLES * SEATS}
bot_seconds = 0
pause_seconds = 0
[entry]
buy_in_cents = 1000
stack = 1000000
entries = {TABLES * SEATS}
[payouts]
places_paid = 4
[[level]]
small = 50
big = 100
minutes = 600
"""


class Played(Struct, frozen=True):
    """What was dealt in a window, by so many processes, and what share of all cores it took of whom."""

    hands: float
    """A minute, at all tables."""
    servers: float
    postgres: float
    writing: float
    """How many processes wrote or waited for their turn, on average."""
    rows: float
    """Of one commit, on average."""


def cpu_seconds(*processes: int) -> float:
    """The processor time that these processes have taken."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def postgres_seconds() -> float:
    """The processor time of every PostgreSQL process of this machine that is there now; 0 where it is elsewhere."""
    found = [path for path in Path("/proc").glob("[0-9]*/comm") if path.read_text("ascii").strip() == "postgres"]
    return cpu_seconds(*[int(path.parent.name) for path in found])


async def dealt(server: Served) -> int:
    """Hands dealt so far in all events of bots."""
    client, total = await Client.at(server), 0
    for room in range(ROOMS):
        pages = [await client.ask(f"/api/events/bots-{room}/tables/{table}") for table in range(1, LOOKED_AT + 1)]
        total += max(decode(body)["table"]["hand"] for _, body in pages)
    await client.close()
    return total


async def written(servers: list[Served]) -> tuple[float, float, float]:
    """The seconds that all commits so far have taken, their number and their rows."""
    total = [0.0, 0.0, 0.0]
    for server in servers:
        client = await Client.at(server)
        _, body = await client.ask("/metrics")
        await client.close()
        for place, name in enumerate(("commit_seconds_sum", "commit_seconds_count", "commit_rows_sum")):
            found = re.search(rf"^shuffleup_{name} (\S+)$", body.decode(), re.MULTILINE)
            assert found, body
            total[place] += float(found[1])
    return total[0], total[1], total[2]


async def played(servers: list[Served]) -> Played:
    """A window of play."""
    processes = [server.process for server in servers]
    await asyncio.sleep(SETTLE_SECONDS)
    hands, start = await dealt(servers[0]), time.perf_counter()
    ours, theirs, before = cpu_seconds(*processes), postgres_seconds(), await written(servers)
    await asyncio.sleep(WINDOW_SECONDS)
    ours, theirs, after = cpu_seconds(*processes) - ours, postgres_seconds() - theirs, await written(servers)
    hands, seconds = await dealt(servers[0]) - hands, time.perf_counter() - start
    cores = seconds * (os.cpu_count() or 1)
    took, commits, rows = [late - early for early, late in zip(before, after, strict=True)]
    return Played(hands / seconds * 60, ours / cores, theirs / cores, took / seconds, rows / commits)


async def commands(servers: list[Served]) -> Window:
    """A window of clients who ask all servers by turns, each of them always the same one."""
    everybody = [await Client.at(servers[number % len(servers)]) for number in range(MANY)]
    window, start = Window(0.0), time.perf_counter()
    end = start + COMMAND_SECONDS
    await asyncio.gather(
        *[gives(client, window, end, event_name(number % EVENTS)) for number, client in enumerate(everybody)]
    )
    window.seconds = time.perf_counter() - start
    for client in everybody:
        await client.close()
    return window


async def opened(server: Served) -> None:
    """Every event of bots is played."""
    client = await Client.at(server)
    for room in range(ROOMS):
        body = {"command_id": "open", "event_id": f"bots-{room}", "file": "bots.toml", "text": EVENT}
        status, answer = await client.ask("/api/events/file", body)
        assert status == 201, answer
    await client.close()


def measured(url: str, folder: Path) -> Iterator[str]:
    """The tables, line by line."""
    data = ("--database", url, "--key", "club.key", "--bus", REDIS)
    windows: dict[int, list[Window]] = {1: [], 2: []}
    hands: dict[int, list[Played]] = {1: [], 2: []}
    with served(ROOT, folder, *data) as first:
        asyncio.run(begun(first))
        for _ in range(PAIRS):
            windows[1].append(asyncio.run(commands([first])))
            with served(ROOT, folder, *data, "--owner-link") as second:
                windows[2].append(asyncio.run(commands([first, second])))
        asyncio.run(opened(first))
        for _ in range(PAIRS):
            hands[1].append(asyncio.run(played([first])))
            with ExitStack() as more:
                second = more.enter_context(served(ROOT, folder, *data, "--owner-link"))
                hands[2].append(asyncio.run(played([first, second])))
    yield f"CPython {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores for everything;"
    yield f"medians of {PAIRS} pairs of windows, {ROOMS} events of {TABLES} tables of {SEATS} bots who never wait."
    yield ""
    yield from table(windows, hands)


def table(windows: dict[int, list[Window]], hands: dict[int, list[Played]]) -> Iterator[str]:
    """What came of one process and of two."""
    shares = "servers | PostgreSQL | at the log | rows a commit"
    yield f"| processes | commands a second, 32 clients | 99 of 100, ms | hands a minute | {shares} |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for count in (1, 2):
        rate = statistics.median([one.rate for one in windows[count]])
        p99 = statistics.median([statistics.quantiles(one.took, n=100)[98] for one in windows[count]]) * 1_000
        dealt, ours, theirs, writing, rows = (
            statistics.median([getattr(one, name) for one in hands[count]]) for name in Played.__struct_fields__
        )
        shares = f"{ours:.0%} | {theirs:.0%} | {writing:.2f} | {rows:.1f}"
        yield f"| {count} | {rate:,.0f} | {p99:.1f} | {dealt:,.0f} | {shares} |"
    ratios = sorted([two.hands / one.hands for one, two in zip(hands[1], hands[2], strict=True)])
    kept = "yes" if statistics.median(ratios) >= PROMISED_RATIO else "no: the shares above say what binds"
    spread = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    yield ""
    yield "| what a second process adds | ratio (range) | promised | kept |"
    yield "| --- | --- | --- | --- |"
    yield f"| hands a minute at all tables | {spread} | {PROMISED_RATIO} | {kept} |"


def main() -> None:
    """Measures, prints, and with ``--write`` puts the tables into ``bench/results.md``."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as url:
        body = "\n".join(measured(url, Path(folder)))
    sys.stdout.write(body + "\n")
    if asked.write:
        write_section("Several processes", body)


if __name__ == "__main__":
    main()
