"""Two flights and their final day on the floor page: opened together, bagged, closed, and the better stack goes on."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, Evening, give
from tests.browser.room import browser
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow

FLIGHTS = {"1A": ("Anna", "Bruno", "Carla", "Dario"), "1B": ("Elena", "Fabio", "Gina", "Anna")}
STACKS = {"1A": (35_000, 25_000, 15_000, 5_000), "1B": (20_000, 10_000, 8_000, 42_000)}
"""Anna has 35,000 in the first flight and 42,000 in the second: with these she goes on."""


@pytest.mark.row(11)
def test_two_flights_are_bagged_into_a_final_day(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        page = evening.page("/floor", 1366, 768)
        page.get_by_label("Event").first.select_option(label="New event …")
        page.get_by_label("Event file").set_input_files(EXAMPLES / "two_flights.toml")
        expect(page.locator("dialog[open]")).to_have_count(0)
        ids = {one["event"]["name"]: one["event"]["event_id"] for one in server.ask("/api/events")}
        assert {"Two flights 1A", "Two flights 1B", "Two flights"} <= set(ids), ids
        for flight in FLIGHTS:
            _bagged(evening, server, ids[f"Two flights {flight}"], flight)
        _final_day(evening, server, ids["Two flights"])
        assert evening.complaints == []


def _seats(server: Server, event: str) -> list[Json]:
    page = server.ask(f"/api/events/{event}/floor")
    taken = [seat for table in page["view"]["tables"] for seat in table["seats"] if seat["player"]]
    return [seat | {"name": page["names"].get(seat["player"], seat["player"])} for seat in taken]


def _bagged(evening: Evening, server: Server, event: str, flight: str) -> None:
    """A flight to the end of its last level; its chips are counted into bags, and it is closed."""
    for command in (
        {"type": "register", "players": FLIGHTS[flight]},
        {"type": "draw-seats"},
        {"type": "start-event"},
        *[{"type": "advance-level"}] * 6,
        {"type": "set-time-left", "seconds": 1, "reason": "x", "author": "floor"},
    ):
        give(server, event, command)
    page = evening.page(f"/floor?event={event}", 1366, 768)
    advice = page.locator("[data-advice='close-flight']")
    advice.get_by_role("button", name="Bag the chips").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("input[data-column=chips]")).to_have_count(4)
    for seat in _seats(server, event):
        chips = STACKS[flight][FLIGHTS[flight].index(seat["name"])]
        sheet.get_by_label(seat["name"], exact=True).fill(str(chips))
    sheet.locator("input[data-column=tag]").first.fill(f"{flight}-01")
    evening.picture(page, f"bags of {flight}")
    sheet.get_by_role("button", name="Set").click()
    expect(sheet).to_have_count(0)
    advice.get_by_role("button", name="Close it").click()
    expect(advice).to_have_count(0)
    page.context.close()


def _final_day(evening: Evening, server: Server, event: str) -> None:
    """Everybody who bagged is there, once, with his better stack; one pool, and the flights' last level again."""
    page = evening.page(f"/floor?event={event}", 1366, 768)
    _drawn_and_started(page)
    stacks = {seat["name"]: seat["stack"] for seat in _seats(server, event)}
    assert stacks.pop("Anna") == 42_000
    assert stacks == {"Bruno": 25_000, "Carla": 15_000, "Dario": 5_000, "Elena": 20_000, "Fabio": 10_000, "Gina": 8_000}
    expect(page.get_by_role("button", name="Level 6")).to_be_visible()
    view = server.ask(f"/api/events/{event}/floor")["view"]
    assert view["prizes"]["chart"]["pool_cents"] == 2_800_000  # the guarantee for both flights together
    assert (view["numbers"]["entries"], view["numbers"]["unique_players"]) == (8, 7)
    evening.picture(page, "final day")
    _out_of_the_bags(evening, page, server, event)


def _out_of_the_bags(evening: Evening, page: Page, server: Server, event: str) -> None:
    """The bags are opened at the seats: one is a chip short, and the sheet says whose, by the number on its tag."""
    seats = sorted(_seats(server, event), key=lambda seat: seat["chair"])
    page.keyboard.press("u")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("tab", name="Bags").click()
    expect(sheet.get_by_role("status")).to_have_text(re.compile("0 of 7 bags are checked"))
    expect(sheet.get_by_role("row").filter(has_text="Anna")).to_contain_text("1B")
    sheet.get_by_role("button", name="Count table 1").click()
    expect(sheet.locator("input[data-column=chips]")).to_have_count(7)
    for seat in seats:
        short = 1_000 if seat["name"] == "Bruno" else 0
        sheet.get_by_label(seat["name"], exact=True).fill(str(seat["stack"] - short))
    sheet.get_by_label("Why it differs").fill("one blue chip not in the bag")
    sheet.get_by_role("button", name="Set").click()
    expect(sheet.get_by_role("heading", name="Chips")).to_be_visible()
    sheet.get_by_role("tab", name="Bags").click()
    expect(sheet.get_by_role("status")).to_contain_text("1 bag is not what stands on its tag")
    row = sheet.get_by_role("row").filter(has_text="Bruno")
    expect(row).to_contain_text("1A-")
    expect(row).to_contain_text("24,000 (−1,000)")
    evening.picture(page, "bags opened")


def _drawn_and_started(page: Page) -> None:
    page.get_by_role("button", name="Draw the seats").click()
    page.get_by_role("button", name="Start play").click()
    expect(page.locator("button.seat").first).to_be_visible()
