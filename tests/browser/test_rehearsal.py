"""A rehearsal of 36 on the page, kept as a file and brought back in another room; one of 3,000 goes on."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening
from tests.browser.room import browser
from tests.web.running import Server, served

pytestmark = pytest.mark.slow


@pytest.mark.row(40)
def test_an_evening_is_rehearsed_and_brought_back_elsewhere(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server, served(tmp_path / "there.db") as other:
        evening = Evening(server, chromium, pictures)
        server.ask("/api/tables", {"numbers": [1, 2, 3]}, method="PUT")
        page = evening.page("/room", 1280, 800)
        page.get_by_role("button", name="Rehearse").click()
        evening.picture(page, "rehearse")
        page.get_by_role("button", name="Seat them").click()
        expect(page.locator("button.seat")).to_have_count(36)
        event = page.url.partition("=")[2]
        server.ask(f"/api/events/{event}/commands", {"command_id": "go", "command": {"type": "start-event"}})
        out = page.get_by_role("group", name="Rehearsal")
        out.get_by_role("button", name="5", exact=True).click()
        expect(page.locator("button.seat")).to_have_count(31)
        evening.picture(page, "rehearsal")
        _dragged(page, server, event)
        assert len(server.ask("/api/people?text=villa")) == 1, "nobody of a rehearsal is in the register"

        page.goto(server.address + "/room")
        with page.expect_download() as kept:
            page.get_by_role("link", name="Keep a copy of Rehearsal, 36 players").click()
        copy = tmp_path / kept.value.suggested_filename
        kept.value.save_as(copy)
        there = Evening(other, chromium, pictures).page("/room#imports", 1280, 800)
        there.get_by_label("File", exact=True).set_input_files(copy)
        there.get_by_role("button", name="Bring it back").click()
        there.get_by_role("link", name="Open it on the floor").click()
        expect(there.locator("button.seat")).to_have_count(31)
        assert evening.complaints == []


def _dragged(page: Page, server: Server, event: str) -> None:
    """Somebody is dragged to a free chair: he sits there, and the log says so."""
    tables = server.ask(f"/api/events/{event}/floor")["view"]["tables"]
    target = next(table for table in tables if not all(seat["player"] for seat in table["seats"]))
    source = next(table for table in tables if table is not target)
    player = next(seat["player"] for seat in source["seats"] if seat["player"])
    free = page.locator(f"article[data-table='{target['table']}'] .seat.free").first
    page.locator(f"article[data-table='{source['table']}'] button.seat[title='{player}']").drag_to(free)
    expect(page.locator(f"article[data-table='{target['table']}'] button.seat[title='{player}']")).to_be_visible()


def test_a_festival_of_3000_opens_and_goes_on(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        event = server.ask("/api/rehearsals", {"players": 3_000})["event_id"]
        page = Evening(server, chromium, tmp_path).page(f"/floor?event={event}", 1280, 800)
        expect(page.get_by_role("tabpanel")).to_contain_text("3,000entries")
        server.ask(f"/api/events/{event}/commands", {"command_id": "go", "command": {"type": "start-event"}})
        server.ask(f"/api/rehearsals/{event}/busts", {"count": 25})
        expect(page.get_by_role("tabpanel")).to_contain_text("2,975players left")
