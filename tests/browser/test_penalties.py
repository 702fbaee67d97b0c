"""The penalty book: a penalty given to a player from his sheet, counted down, lifted, and found again in the book."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import served

pytestmark = pytest.mark.slow

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


@pytest.mark.row(15)
def test_a_penalty_is_given_counted_and_lifted(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night", 1280, 800)
        evening.floor = page
        evening.seat("Carla").click()
        page.get_by_role("dialog").get_by_role("button", name="Penalty", exact=True).click()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name="Penalty for Carla")).to_be_visible()
        expect(sheet.get_by_text("No penalty so far.")).to_be_visible()
        expect(sheet.get_by_text("tda-2024 71")).to_be_visible()
        evening.picture(page, "penalty")
        given = sheet.get_by_role("button", name="Penalty for Carla")
        expect(given).to_be_disabled()
        sheet.get_by_role("radio", name="Missed hands").click()
        sheet.get_by_label("How many").fill("3")
        sheet.get_by_label("What for").select_option("foul-language")
        given.click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.get_by_text("Carla, table 1: hands to miss: 3")).to_be_visible()
        page.get_by_role("button", name="One hand dealt").click()
        expect(page.get_by_text("Carla, table 1: hands to miss: 2")).to_be_visible()
        page.keyboard.press("p")
        book = page.get_by_role("dialog")
        expect(book.get_by_text("2 hands left")).to_be_visible()
        expect(book.get_by_text("3 missed hands · foul language at nobody")).to_be_visible()
        evening.picture(page, "penalty book")
        book.get_by_role("button", name="Lift").click()
        expect(book.get_by_text("lifted")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_text("Carla, table 1: hands to miss: 2")).to_have_count(0)
        page.keyboard.press("Control+z")
        expect(page.get_by_text("Carla, table 1: hands to miss: 2")).to_be_visible()
        assert evening.complaints == []


def test_what_the_book_leaves_open_is_asked(tmp_path: Path) -> None:
    """Under TDA nobody says whether a player who is disqualified is paid: the floor does."""
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night&lang=it", 390, 844)
        evening.floor = page
        page.get_by_role("button", name="Bruno").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Penalità", exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("radio", name="Squalifica").click()
        sheet.get_by_label("Motivo, per il registro").fill("ha insultato il dealer")
        paid = sheet.get_by_role("radiogroup", name="Pagato per il posto")
        expect(paid).to_be_visible()
        evening.picture(page, "disqualified")
        paid.get_by_role("radio", name="No").click()
        sheet.get_by_role("button", name="Penalità a Bruno").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        entrants = server.ask("/api/events/night/floor")["view"]["entrants"]
        assert {one["player"]: one["place"] for one in entrants if one["place"]} == {"Bruno": 6}
        assert evening.complaints == []
