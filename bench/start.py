"""The start of a server over a long log: how soon it shows a floor page again.

    python -m bench.start            the table, some minutes; the pages are built (make pages)
    python -m bench.start --write

The limit is a start over a new log, in turn with the other.
"""

import argparse
import asyncio
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.clients import EVENT, ROOT, Client, Served, served
from bench.results import write_section
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler, event_stream
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.words.clock import SetTimeLeft

COMMITS = 100_000
STARTS = 5
PROMISED_SECONDS = 2


async def fill(db: Path) -> None:
    """Adds commits to the log of a server that is stopped, until it has as many as are promised."""
    store = SqliteStore.open(db)
    service = Service(store, Shuffler.from_seed(1), snapshot_every=200)
    stream, at = event_stream(EVENT), time.time_ns() // 1_000
    for number in range(COMMITS - await store.version(stream)):
        command = SetTimeLeft(600, "measured", "bench")
        await service.execute(Order(stream, f"f{number}", command, "bench"), at + number)
    store.close()


def starting(db: Path) -> float:
    """Seconds from the start of a server over this file until it has answered with the floor page of its event."""
    start = time.perf_counter()
    with served(ROOT, db.parent, "--db", str(db), "--owner-link") as server:
        asyncio.run(_page(server))
        return time.perf_counter() - start


async def _page(server: Served) -> None:
    client = await Client.at(server)
    status, body = await client.ask(f"/api/events/{EVENT}/floor")
    assert status == 200, body
    await client.close()


def table(folder: Path) -> Iterator[str]:
    """What was measured, line by line."""
    long, new = folder / "long.db", folder / "new.db"
    for db in (long, new):
        starting(db)
    asyncio.run(fill(long))
    pairs = [(starting(long), starting(new)) for _ in range(STARTS)]
    took, least = (statistics.median(each) for each in zip(*pairs, strict=True))
    yield f"CPython {platform.python_version()}, {platform.machine()}; medians of {STARTS} pairs of starts."
    yield ""
    yield "| a start | s, until a floor page is shown | promised | kept |"
    yield "| --- | --- | --- | --- |"
    kept = "yes" if took <= PROMISED_SECONDS else "no"
    yield f"| over a log of {COMMITS:,} commits | {took:.2f} | {PROMISED_SECONDS} | {kept} |"
    yield f"| over a new log | {least:.2f} | | |"


def main() -> None:
    """Measures, prints, and with ``--write`` puts the table into ``bench/results.md``."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        body = "\n".join(table(Path(folder)))
    sys.stdout.write(body + "\n")
    if asked.write:
        write_section("Start of a server", body)


if __name__ == "__main__":
    main()
