"""The floor page: from the key that reports a bust until the picture of the table has changed, in a browser.

    python -m bench.page            the table, a minute; the pages are built (make pages), Chromium is there
    python -m bench.page --write

The limits are those that people feel: 100 ms at a club's night, 150 ms at a thousand players.
"""

import argparse
import asyncio
import json
import platform
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.clients import ROOT, Client, Served, served
from bench.results import write_section

SIZES: dict[int, int | None] = {27: 100, 1_000: 150, 3_000: None}
"""Players, and the milliseconds that are promised."""
PRESSES = 15
CHROMIUM = "chromium"
PRESSED = """
() => new Promise((done) => {
  const seats = () => document.querySelectorAll("button.seat").length;
  const before = seats();
  const start = performance.now();
  const drawn = () => done(performance.now() - start);
  const look = () => (seats() < before ? requestAnimationFrame(drawn) : setTimeout(look, 1));
  const key = new KeyboardEvent("keydown", { key: "x", bubbles: true });
  document.querySelector("dialog[open]").dispatchEvent(key);
  look();
})
"""


async def rehearsed(server: Served, players: int) -> str:
    """An event with so many players in their seats, in play; its id."""
    client = await Client.at(server)
    status, body = await client.ask("/api/rehearsals", {"players": players})
    assert status == 201, body
    event = str(json.loads(body)["event_id"])
    status, body = await client.give("start", "start-event", event=event)
    assert status == 200, body
    await client.close()
    return event


def opened(server: Served, browser: Browser, event: str) -> Page:
    """The floor page of an event as its owner has it, all tables drawn."""
    name, _, value = server.headers.partition("cookie: ")[2].strip().partition("=")
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    address = f"http://127.0.0.1:{server.port}"
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    page.goto(f"{address}/floor?event={event}")
    page.locator("button.seat").first.wait_for()
    return page


def busts(page: Page) -> list[float]:
    """Milliseconds of each bust; the first one fetches what the sheet needs, and does not count."""
    took: list[float] = []
    tables = page.locator("article[data-table]")
    for number in range(PRESSES + 1):  # at one table after the other: nobody goes out who sits alone
        tables.nth(number % tables.count()).locator("button.seat").first.click()
        page.locator("dialog[open]").wait_for()
        took.append(page.evaluate(PRESSED))
        page.locator("dialog").wait_for(state="detached")
    return took[1:]


def table(folder: Path) -> Iterator[str]:
    """What was measured, line by line."""
    where = f"CPython {platform.python_version()}, {platform.machine()}, Chromium"
    yield f"{where}; {PRESSES} busts each, server and page on one machine."
    yield ""
    yield "| players | ms until it is seen, median | worst | promised | kept |"
    yield "| --- | --- | --- | --- | --- |"
    with served(ROOT, folder, "--db", str(folder / "page.db"), "--owner-link") as server:
        events = {players: asyncio.run(rehearsed(server, players)) for players in SIZES}
        with sync_playwright() as play:
            chromium = shutil.which(CHROMIUM)
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for players, promised in SIZES.items():
                took = busts(opened(server, browser, events[players]))
                middle = statistics.median(took)
                kept = "" if promised is None else "yes" if middle <= promised else "no"
                yield f"| {players:,} | {middle:.0f} | {max(took):.0f} | {promised or ''} | {kept} |"
            browser.close()


def main() -> None:
    """Measures, prints, and with ``--write`` puts the table into ``bench/results.md``."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="rewrite the section of bench/results.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        body = "\n".join(table(Path(folder)))
    sys.stdout.write(body + "\n")
    if asked.write:
        write_section("The floor page", body)


if __name__ == "__main__":
    main()
