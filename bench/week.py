"""A week in one process: what the server's memory is after each day, with hundreds of events opened and closed.

    python -m bench.week                                 a week of 500 events and 1,000,000 commands; an hour or so
    python -m bench.week --events 70 --commands 14000    a smaller one
    python -m bench.week --write

Everything goes through ``shuffleup serve`` over the loopback. The limit is the memory at the end of the first day: what
nobody looks at any more is let go, so that the last day ends with no more than a tenth above it.
"""

import argparse
import asyncio
import platform
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from bench.clients import ROOT, Client, Served, memory, served
from bench.results import write_section

DAYS = 7
EVENTS, COMMANDS = 500, 1_000_000
AT_ONCE = 8
"""How many events are run at a time."""
PLAYERS = 9
PEOPLE = [f"Player {number}" for number in range(1, 301)]
"""Those who come to the room: the same all week."""
LOOKED_AT_EVERY = 25
"""After how many commands somebody looks at a page of the event, or at the list of events."""
PAGES = ("floor", "wall", "seats", "audit?most=20")
GROWTH = 1.10
ACCEPTED, CREATED, BUSY = 200, 201, 503
TRIES = 5
"""How often an event is opened again on a disk that is too slow for all who open one."""

IDS = count(1)


class Day(Struct):
    """What was done on a day, and the resident bytes at its end."""

    events: int
    commands: int
    seconds: float
    bytes: int


async def run_event(server: Served, number: int, commands: int) -> int:
    """An event from its opening to its prizes; returns how many commands it took."""
    client, event, given = await Client.at(server), f"week-{number}", 0

    async def give(kind: str, **fields: object) -> None:
        nonlocal given
        status, body = await client.give(f"w{next(IDS)}", kind, event=event, **fields)
        assert status == ACCEPTED, body
        given += 1
        if not given % LOOKED_AT_EVERY:
            page = PAGES[given // LOOKED_AT_EVERY % len(PAGES)]
            status, body = await client.ask(f"/api/events/{event}/{page}")
            assert status == ACCEPTED, body

    form = {"name": f"Event {number}", "rulebook": "tda-2024", "seats": 9, "places_paid": 3}
    asked = {"command_id": f"open-{number}", "event_id": event, "form": form}
    for _ in range(TRIES):
        status, body = await client.ask("/api/events", asked)
        if status != BUSY:
            break
    assert status == CREATED, body
    players = [PEOPLE[(number * 7 + place) % len(PEOPLE)] for place in range(PLAYERS)]
    await give("register", players=players)
    await give("draw-seats")
    await give("start-event")
    busts = max(1, (commands - given - 1) // (PLAYERS - 1))
    while given < commands - 1:
        if given % busts or not (player := await _next_out(client, event, left=2)):
            await give("set-time-left", seconds=600 + given % 60, reason="measured", author="bench")
        else:
            await give("report-bust", players=[player], author="bench")
    while player := await _next_out(client, event):
        await give("report-bust", players=[player], author="bench")
    await give("award-prizes")
    status, body = await client.ask("/api/events")
    assert status == ACCEPTED, body
    await client.close()
    return given + 1


async def meet(server: Served) -> None:
    """Everybody has been here before: they are in the register."""
    client = await Client.at(server)
    form = {"name": "Before", "rulebook": "tda-2024", "seats": 9, "places_paid": 3}
    status, body = await client.ask("/api/events", {"command_id": "open", "event_id": "before", "form": form})
    assert status == CREATED, body
    for first in range(0, len(PEOPLE), 50):
        status, body = await client.give(f"m{first}", "register", event="before", players=PEOPLE[first : first + 50])
        assert status == ACCEPTED, body
    await client.close()


async def _next_out(client: Client, event: str, left: int = 1) -> str:
    """A player of the fullest table; empty when so many are left."""
    status, body = await client.ask(f"/api/events/{event}/seats")
    assert status == ACCEPTED, body
    seats = decode(body)["seats"]
    tables = Counter([one["table"] for one in seats])
    fullest = max(tables, key=lambda table: tables[table])
    return next(one["player"] for one in seats if one["table"] == fullest) if len(seats) > left else ""


async def run_day(server: Served, first: int, events: int, commands: int) -> int:
    """So many events, several at a time; returns how many commands they took."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> int:
        async with turns:
            return await run_event(server, number, commands)

    return sum(await asyncio.gather(*[one(first + number) for number in range(events)]))


def week(server: Served, events: int, commands: int, days: int = DAYS) -> Iterator[Day]:
    """The first days of a week in which so many events and commands come, one after the other."""
    each, begun = max(4, commands // events), 0
    asyncio.run(meet(server))
    for day in range(days):
        until = events * (day + 1) // DAYS
        start = time.perf_counter()
        given = asyncio.run(run_day(server, begun, until - begun, each))
        yield Day(until - begun, given, time.perf_counter() - start, memory(server.process))
        begun = until


def table(days: Iterator[Day]) -> Iterator[str]:
    """The table, line by line."""
    yield "| day | events | commands | minutes | resident, MB | of the first day | kept |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    first = 0
    for number, day in enumerate(days, 1):
        first = first or day.bytes
        share = day.bytes / first
        kept = "yes" if share <= GROWTH else "no"
        cells = f"{day.events:,} | {day.commands:,} | {day.seconds / 60:.1f} | {day.bytes / 1_048_576:.0f}"
        yield f"| {number} | {cells} | {share:.2f} | {kept} |"


def main() -> None:
    """Prints the table as it comes; ``--write`` keeps it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--commands", type=int, default=COMMANDS)
    parser.add_argument("--days", type=int, default=DAYS, help="only the first days of the week")
    parser.add_argument("--against", type=Path, default=ROOT, metavar="PATH", help="another checkout instead of this")
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    asked = parser.parse_args()
    where = f"CPython {platform.python_version()}, {platform.machine()}"
    lines = [f"{where}; {asked.events:,} events of {PLAYERS} players, {AT_ONCE} at a time; promised: {GROWTH:.2f}.", ""]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with served(asked.against, folder, "--db", str(folder / "week.db"), "--owner-link") as server:
            for line in table(week(server, asked.events, asked.commands, asked.days)):
                lines.append(line)
                sys.stdout.write(line + "\n")
                sys.stdout.flush()
    if asked.write:
        write_section("A week", "\n".join(lines))


if __name__ == "__main__":
    main()
