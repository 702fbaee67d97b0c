"""One sheet on every player, by the keys alone: what its letters do, and how the news of it takes it back."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import PLAYERS, Evening, event_of
from tests.browser.room import browser
from tests.web.running import served


@pytest.mark.row(3)
def test_the_letters_of_the_sheet_do_what_stands_on_its_buttons(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        _absent_and_back(page)
        _rebought(page)
        _counted(page)
        _booked(page)
        _out(page)
        assert evening.complaints == []


def _sheet(page: Page, name: str) -> None:
    """Opens somebody's sheet, as he is found by a part of his name; one that closes has the keys until it is gone."""
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("button.seat").first).to_be_visible()
    page.keyboard.press("f")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def _absent_and_back(page: Page) -> None:
    _sheet(page, "Anna R.")
    expect(page.get_by_role("dialog").get_by_role("button", name="Absent")).to_be_enabled()
    page.keyboard.press("a")
    expect(page.get_by_role("status").filter(has_text="Absent: Anna R.")).to_be_visible()
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status").filter(has_text="Undone")).to_be_visible()
    _sheet(page, "Anna R.")
    expect(page.get_by_role("dialog").get_by_role("button", name="Absent")).to_be_visible()
    page.keyboard.press("Escape")


def _rebought(page: Page) -> None:
    _sheet(page, "Bruno S.")
    expect(page.get_by_role("dialog").get_by_role("button", name="Rebuy, €30")).to_be_enabled()
    expect(page.get_by_role("dialog").get_by_role("button", name="Add-on, €30")).to_be_disabled()
    page.keyboard.press("b")  # the add-on is not sold yet: its letter does nothing
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("v")
    expect(page.get_by_role("status").filter(has_text="Rebuy of Bruno S.")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_role("status").filter(has_text="Undone: Rebuy of Bruno S.")).to_be_visible()


def _counted(page: Page) -> None:
    _sheet(page, "Carla T.")
    page.keyboard.press("c")
    count = page.get_by_role("dialog", name="Enter the count")
    expect(count.get_by_text("Carla T.")).to_be_visible()
    expect(count.locator("legend")).to_have_count(1)
    page.keyboard.press("Escape")


def _booked(page: Page) -> None:
    _sheet(page, "Dario R.")
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_text("Table", exact=False).first).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Penalty for Dario R.")).to_be_visible()
    page.keyboard.press("Escape")
    _sheet(page, "Dario R.")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Players' register")).to_be_visible()
    page.keyboard.press("Escape")


def _out(page: Page) -> None:
    _sheet(page, "Elena S.")
    expect(page.get_by_role("dialog").get_by_role("button", name="Elena S. is out")).to_be_enabled()
    page.keyboard.press("x")
    expect(page.get_by_role("status").filter(has_text="Elena S.")).to_be_visible()
