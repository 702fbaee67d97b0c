"""Mystery bounties: opened by the form, envelopes drawn at each bust, and what is left told to the room."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import ORDINARY, Evening, give
from tests.browser.room import browser
from tests.web.running import Json, Server, served


@pytest.mark.row(19)
def test_mystery_envelopes_are_drawn_and_those_that_are_left_are_told(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        page = evening.page("/floor", 1366, 768)
        _opened_by_the_form(page)
        for command in (
            {"type": "register", "players": ORDINARY[:12]},
            {"type": "draw-seats"},
            {"type": "start-event"},
        ):
            give(server, "mystery", command)
        wall = evening.page("/wall?event=mystery", 1280, 720)
        expect(wall.get_by_role("heading", name="Envelopes left")).to_be_visible()
        expect(wall.get_by_text("12 × €20")).to_be_visible()
        out, winner, *_ = [seat["player"] for seat in _page(server)["view"]["tables"][0]["seats"] if seat["player"]]
        page.locator(f"button.seat[title='{out}']").click()
        page.get_by_role("dialog").get_by_role("button", name=winner).click()
        page.get_by_role("dialog").get_by_role("button", name=f"{out} is out").click()
        expect(page.get_by_role("status").filter(has_text=f"Envelope of €20 for {winner}")).to_be_visible()
        expect(wall.get_by_text("11 × €20")).to_be_visible()
        evening.picture(wall, "wall envelopes")
        _on_the_sheet(evening, page, winner)
        assert evening.complaints == []


def _page(server: Server) -> Json:
    return server.ask("/api/events/mystery/floor")


def _opened_by_the_form(page: Page) -> None:
    page.get_by_label("Event", exact=True).select_option("New event …")
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name of the event").fill("Mystery")
    sheet.get_by_text("Guarantee, rebuys, add-on and bounty").click()
    sheet.get_by_label("Bounty, of each buy-in").fill("20")
    sheet.get_by_label("Kind of bounty").select_option("mystery")
    sheet.get_by_label("Envelopes from so many players on").fill("12")
    sheet.get_by_role("button", name="Create").click()
    expect(sheet).to_have_count(0)


def _on_the_sheet(evening: Evening, page: Page, winner: str) -> None:
    """Everything that came in is in an envelope or was won."""
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Money of the event")
    sheet.get_by_role("tab", name="Bounties").click()
    expect(sheet.get_by_role("status")).to_have_text("Every bounty is accounted for: €240 came in.")
    expect(sheet.get_by_role("list", name="11 envelopes are left")).to_contain_text("€20× 11")
    expect(sheet.get_by_role("row").filter(has_text=winner)).to_contain_text("€20")
    evening.picture(page, "bounties")
