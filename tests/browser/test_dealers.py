"""The dealers of an evening on the room page: the rota, a push, and the down sheet."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_printer import in_each_language
from tests.browser.desk import NAMES, Evening, event_of
from tests.browser.room import browser
from tests.web.running import served


@pytest.mark.row(39)
def test_dealers_come_are_pushed_and_have_their_downs_written_down(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        event_of(server, "night", NAMES, start=True)
        server.ask("/api/tables", {"numbers": [1, 2]}, method="PUT")
        page = evening.page("/room#dealers", 1280, 900)
        expect(page.get_by_text("Nobody is on the rota of this day.")).to_be_visible()
        for dealer in ("Rosa", "Piero", "Nico"):
            _shift(page, dealer)
        page.get_by_role("button", name="Push", exact=False).click()
        expect(page.get_by_role("dialog")).to_contain_text("Nico goes to table 1")
        page.get_by_role("button", name="Push them on").click()
        first, second = (page.locator(f"li[data-table='{table}']") for table in (1, 2))
        expect(first).to_contain_text("Nico")
        expect(second).to_contain_text("Piero")
        page.keyboard.press("p")
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("listitem")).to_have_text([
            "Rosa goes to table 1from the break", "Nico goes to table 2from table 1", "Piero restsfrom table 2",
        ])  # fmt: skip
        evening.picture(page, "push")
        sheet.get_by_role("button", name="Push them on").click()
        expect(first).to_contain_text("Rosa")
        _taken_back_and_pushed_again(page)
        expect(page.get_by_label("Down sheet", exact=True)).to_contain_text("2 downs")
        evening.picture(page, "dealers")
        page.get_by_role("button", name="Print", exact=True).click()
        in_each_language(evening, page, sheet, "Down sheet", "paper, down sheet")
        page.get_by_role("button", name="Take Rosa off the rota").click()
        expect(page.get_by_role("button", name="Take Rosa off the rota")).to_have_count(0)
        first.get_by_role("button").click()
        sheet.get_by_label("Who deals").fill("")
        page.get_by_role("button", name="Keep it").click()
        expect(first).to_contain_text("nobody")
        downs = server.ask("/api/dealers/sheet?format=json")
        assert len(downs["rows"]) == 4, downs
        assert evening.complaints == []


def _taken_back_and_pushed_again(page: Page) -> None:
    first = page.locator("li[data-table='1']")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("status")).to_have_text("The push is taken back")
    expect(first).to_contain_text("Nico")
    page.keyboard.press("p")
    page.get_by_role("dialog").get_by_role("button", name="Push them on").click()
    expect(page.get_by_role("status")).to_contain_text("Pushed on")
    expect(first).to_contain_text("Rosa")


def _shift(page: Page, dealer: str) -> None:
    form = page.get_by_role("form", name="New shift")
    form.get_by_label("Name").fill(dealer)
    form.get_by_label("From").fill("06:00")
    form.get_by_label("Until").fill("05:59")
    form.get_by_role("button").click()
    expect(page.get_by_role("button", name=f"Take {dealer} off the rota")).to_be_visible()
