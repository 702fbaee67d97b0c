"""Every page and every sheet of the floor: no serious finding of axe, and nothing wider than a phone."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import AXE, WIDER, barriers
from tests.browser.desk import EXAMPLES, NAMES, Evening, give
from tests.browser.room import browser, needed
from tests.web.running import served

pytestmark = pytest.mark.slow

LAPTOP, PHONE = (1366, 768), (360, 740)
SHEETS = {
    "e": "Forecast",
    "s": "Levels",
    "p": "Penalty book",
    "m": "Money of the event",
    "u": "Chips",
    "t": "Seats",
    "r": "Ruling desk",
}
SHEETS |= {"w": "Walls of the room", "Control+p": "Print", "?": "Keys"}
"""The sheets of the floor page by their keys."""
TABS = ("calendar", "tables", "dealers", "tickets", "templates", "leagues", "federation", "imports")


def test_no_page_has_a_barrier(tmp_path: Path) -> None:
    needed(there=AXE.is_file(), what="no axe-core", how="make frontend/node_modules/.installed")
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        text = (EXAMPLES / "knock_out.toml").read_text("utf-8")
        server.ask("/api/events/file", {"event_id": "club", "command_id": "club", "text": text, "file": "club.toml"})
        for command in ({"type": "register", "players": NAMES[:10]}, {"type": "draw-seats"}, {"type": "start-event"}):
            give(server, "club", command)
        server.ask("/api/events/club/public", {"on": True}, method="PUT")
        found = {**_floor(evening), **_room(evening)}
        for address in ("/wall?event=club", "/dealer", "/door", "/live?event=club"):
            page = evening.page(address, *LAPTOP)
            expect(page.locator("#app > *").first).to_be_visible()
            found[address] = _looked_at(page, evening, address.strip("/").partition("?")[0])
        assert {name: wrong for name, wrong in found.items() if wrong} == {}


def _floor(evening: Evening) -> dict[str, list[object]]:
    """The floor page and each of its sheets."""
    page = evening.page("/floor?event=club", *LAPTOP)
    expect(page.locator("button.seat").first).to_be_visible()
    found = {"floor": _looked_at(page, evening, "floor")}
    for key, name in SHEETS.items():
        page.keyboard.press(key)
        sheet = page.locator("dialog[open]")
        expect(sheet.get_by_role("button", name="Close"), name).to_be_visible()
        expect(sheet.locator("[aria-busy=true]")).to_have_count(0)
        found[name] = _looked_at(page, evening, name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)  # until then it has the keys
    return found


def _room(evening: Evening) -> dict[str, list[object]]:
    """The room page and each of its tabs."""
    page = evening.page("/room", *LAPTOP)
    found = {}
    for tab in TABS:
        page.get_by_role("tab", name=tab.title()).click()
        expect(page.locator("main > *").first).to_be_visible()
        found[tab] = _looked_at(page, evening, f"room {tab}")
    return found


def _looked_at(page: Page, evening: Evening, name: str) -> list[object]:
    """What axe finds serious, and by how many pixels the page is wider than a phone."""
    wrong = barriers(page)
    evening.picture(page, name)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wider = page.evaluate(WIDER)
    evening.picture(page, f"{name}, phone")
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    return [*wrong, *([wider] if wider else [])]
