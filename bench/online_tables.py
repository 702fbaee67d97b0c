"""Online tables: 200 tables of bots on one server, ten hands a minute each, and how soon it answers meanwhile.

    python -m bench.online_tables              the table; the pages are built (make pages)
    python -m bench.online_tables --write

The limit is the same server with no table: what a command of the floor takes there is what it takes at best.
"""

import argparse
import asyncio
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from bench.clients import ROOT, Client, Served, memory, served
from bench.results import write_section

TABLES = 200
SEATS = 9
SETTLE_SECONDS = 20
MEASURED_SECONDS = 30
BETWEEN_SECONDS = 0.02
HANDS_PROMISED = 10
P99_PROMISED_MS = 100

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
pause_seconds = 5
[entry]
buy_in_cents = 1000
stack = 100000
entries = {TABLES * SEATS}
[payouts]
places_paid = 200
[[level]]
small = 50
big = 100
minutes = 600
"""


class Tables(Struct):
    """What the server did for so long: hands a minute at each table, milliseconds of each command, bytes of memory."""

    hands: float
    took: list[float]
    memory: int

    @property
    def p99(self) -> float:
        """The time within which 99 of 100 commands were acknowledged."""
        return statistics.quantiles(self.took, n=100)[98]


async def answers(client: Client, ids: Iterator[str], seconds: float) -> list[float]:
    """Commands to another event, one every so often, and how long each took."""
    took: list[float] = []
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        status, body = await client.give(next(ids), "set-time-left", seconds=600, reason="measured", author="bench")
        assert status == 200, body
        took.append((time.perf_counter() - start) * 1_000)
        await asyncio.sleep(BETWEEN_SECONDS)
    return took


async def dealt(client: Client) -> int:
    """Hands dealt so far in the event of the bots: the number of the latest one."""
    hands: list[int] = [
        decode((await client.ask(f"/api/events/bots/tables/{table}"))[1])["table"]["hand"] for table in range(1, 11)
    ]
    return max(hands)


async def measured(server: Served) -> tuple[Tables, Tables]:
    """Without a table, and with all of them."""
    client, ids = await Client.at(server), (f"o{number}" for number in count())
    assert (await client.give("start", "start-event"))[0] == 200
    alone = Tables(0, await answers(client, ids, MEASURED_SECONDS / 3), memory(server.process))
    body = {"command_id": "open", "event_id": "bots", "file": "bots.toml", "text": EVENT}
    status, answer = await client.ask("/api/events/file", body)
    assert status == 201, answer
    await answers(client, ids, SETTLE_SECONDS)
    before, start = await dealt(client), time.perf_counter()
    took = await answers(client, ids, MEASURED_SECONDS)
    after, minutes = await dealt(client), (time.perf_counter() - start) / 60
    await client.close()
    return alone, Tables((after - before) / TABLES / minutes, took, memory(server.process))


def table(alone: Tables, playing: Tables) -> Iterator[str]:
    """What was measured, line by line."""
    python = platform.python_version()
    yield f"CPython {python}, {platform.machine()}; `shuffleup serve`, its log on this machine's disk."
    yield ""
    yield "| the server | hands a minute at each table | a command, ms (median) | 99 of 100, ms | promised | kept |"
    yield "| --- | --- | --- | --- | --- | --- |"
    yield f"| no table | | {statistics.median(alone.took):.1f} | {alone.p99:.1f} | | |"
    kept = "yes" if playing.hands >= HANDS_PROMISED and playing.p99 <= P99_PROMISED_MS else "no"
    cells = f"{playing.hands:.1f} | {statistics.median(playing.took):.1f} | {playing.p99:.1f}"
    yield f"| {TABLES} tables of {SEATS} bots | {cells} | {HANDS_PROMISED} hands; {P99_PROMISED_MS} ms | {kept} |"
    yield ""
    yield f"A table takes {(playing.memory - alone.memory) / TABLES / 1_024:.0f} KiB of memory."


def main() -> None:
    """Measures, prints, and with ``--write`` puts the table into ``bench/results.md``."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(ROOT, Path(folder), "--db", "bench.db") as server:
        body = "\n".join(table(*asyncio.run(measured(server))))
    sys.stdout.write(body + "\n")
    if asked.write:
        write_section("Online tables", body)


if __name__ == "__main__":
    main()
