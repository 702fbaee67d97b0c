"""The door under guesses: how soon the owner is in while 250 wrong sign-ins are sent at once, and what it costs alone.

    python -m bench.doors                  the table, a minute; the pages are built (make pages)
    python -m bench.doors --against PATH   beside another checkout, whose pages are built, in the same rounds
    python -m bench.doors --write

Everything goes through ``shuffleup serve`` in a process of its own. Each guess comes from an address of its own, as a
proxy names it. The owner's request is sent right behind the guesses. The limit is one digest, with nobody else about.
"""

import argparse
import asyncio
import json
import platform
import statistics
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from argon2 import PasswordHasher

from bench.clients import ROOT, Client, Served, served
from bench.results import write_section

GUESSES = 250
ROUNDS = 7
PROMISED_SECONDS = 1.0
LOGIN, PASSWORD = "ada", "correct horse battery"
SIGNED_IN = 200
TOLD_TO_COME_BACK = (429, 503)


def owner(server: Served) -> Served:
    """The browser of the owner, who has chosen a login and a password: with what it keeps for the next sign-in."""
    address = f"http://127.0.0.1:{server.port}"
    headers = dict(line.split(": ", 1) for line in server.headers.strip().split("\r\n"))
    body = json.dumps({"login": LOGIN, "new": PASSWORD}).encode()
    page = {**headers, "content-type": "application/json"}
    asked = urllib.request.Request(f"{address}/api/session/password", body, page, method="PUT")
    with urllib.request.urlopen(asked) as answer:
        kept = [str(line).partition(";")[0] for line in answer.headers.get_all("set-cookie", [])]
    cookies = f"cookie: {'; '.join(kept)}\r\n" if kept else ""
    return Served(server.port, f"origin: {address}\r\nx-forwarded-for: 203.0.113.7\r\n{cookies}")


async def signs_in(browser: Served) -> float:
    """Seconds until the owner is in, who comes back as soon as he is told to."""
    client = await Client.at(browser)
    start = time.perf_counter()
    while True:
        status, answer = await client.ask("/api/session", {"by": "password", "login": LOGIN, "password": PASSWORD})
        if status == SIGNED_IN:
            await client.close()
            return time.perf_counter() - start
        assert status in TOLD_TO_COME_BACK, answer
        await asyncio.sleep(0.1)


async def guesses(server: Served, number: int, told: Counter[int]) -> None:
    """One wrong sign-in as the owner, from an address of its own."""
    told_from = f"origin: http://127.0.0.1:{server.port}\r\nx-forwarded-for: 192.0.{number // 250}.{number % 250}\r\n"
    client = await Client.at(Served(server.port, told_from))
    status, _ = await client.ask("/api/session", {"by": "password", "login": LOGIN, "password": f"guess {number}"})
    told[status] += 1
    await client.close()


async def under_guesses(server: Served, browser: Served, first: int, told: Counter[int]) -> float:
    """Seconds until the owner is in who comes right behind the guesses."""
    sent = [asyncio.create_task(guesses(server, first + number, told)) for number in range(GUESSES)]
    await asyncio.sleep(0.05)
    took = await signs_in(browser)
    await asyncio.gather(*sent)
    return took


def measured(against: Path | None, folder: Path) -> str:
    """The table."""
    digest = PasswordHasher()
    kept = digest.hash(PASSWORD)
    names = ("this server", "before")
    alone: list[float] = []
    took: dict[tuple[str, str], list[float]] = {}
    told: dict[str, Counter[int]] = {}
    with ExitStack() as running:
        servers = []
        for number, checkout in enumerate([ROOT, *([against] if against else [])]):
            data = ("--db", str(folder / f"{number}.db"), "--no-backups", "--behind-proxy", "127.0.0.1")
            server = running.enter_context(served(checkout, folder, *data))
            servers.append((server, owner(server)))
        for turn in range(ROUNDS):
            start = time.perf_counter()
            digest.verify(kept, PASSWORD)
            alone.append(time.perf_counter() - start)
            for name, (server, browser) in zip(names, servers, strict=False):
                took.setdefault((name, "nobody else"), []).append(asyncio.run(signs_in(browser)))
                counted = told.setdefault(name, Counter())
                seconds = asyncio.run(under_guesses(server, browser, turn * GUESSES, counted))
                took.setdefault((name, f"{GUESSES} wrong sign-ins at once"), []).append(seconds)
    lines = ["| the owner signs in | beside | s (median) | the longest | promised, s | kept |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for (name, beside), seconds in took.items():
        ours = name == names[0] and beside != "nobody else"
        promise = f"{PROMISED_SECONDS:.0f} | {'yes' if max(seconds) <= PROMISED_SECONDS else 'no'}" if ours else " | "
        lines.append(f"| {name} | {beside} | {statistics.median(seconds):.2f} | {max(seconds):.2f} | {promise} |")
    lines.append(f"| the limit: one digest | nothing | {statistics.median(alone):.2f} | {max(alone):.2f} |  |  |")
    answers = "; ".join(
        f"{name}: " + ", ".join(f"{count} times {status}" for status, count in sorted(counted.items()))
        for name, counted in told.items()
    )
    return "\n".join([*lines, "", f"What the guesses were answered: {answers}."])


def main() -> None:
    """Prints the table; ``--write`` keeps it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="PATH", help="another checkout, measured in the same rounds")
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    asked = parser.parse_args()
    head = (
        f"CPython {platform.python_version()}, {platform.machine()}; `shuffleup serve` and its clients on one machine."
    )
    with tempfile.TemporaryDirectory() as folder:
        body = f"{head}\n\n{measured(asked.against and asked.against.resolve(), Path(folder))}"
    sys.stdout.write(body + "\n")
    if asked.write:
        write_section("The door", body)


if __name__ == "__main__":
    main()
