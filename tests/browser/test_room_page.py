"""The page of the room in a browser: an event from a template, a day copied, tables given out, levels changed."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.room import browser
from tests.web.running import Server, served


@pytest.mark.row(27)
def test_a_director_plans_a_day_and_gives_out_the_tables(tmp_path: Path) -> None:
    with served(tmp_path / "room.db") as server, browser() as chromium:
        page = server.let_in(chromium.new_context(locale="en")).new_page()
        page.goto(f"{server.address}/room")
        _kept_and_opened(page)
        _copied(page)
        _tables(page)
        _levels(page, server)


def _kept_and_opened(page: Page) -> None:
    expect(page.get_by_role("link", name="Sample club night", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Templates").click()
    page.get_by_role("button", name="Keep a template").click()
    page.get_by_label("Name").fill("Our night")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_role("button", name="New event from Our night").click()
    expect(page.get_by_label("Name of the event")).to_have_value("Our night")
    page.get_by_label("Name of the event").fill("Late night")
    page.get_by_label("Guarantee").fill("500")
    page.get_by_role("button", name="Create the event").click()
    expect(page.get_by_role("link", name="Late night", exact=True)).to_be_visible()


def _copied(page: Page) -> None:
    page.get_by_role("button", name="Copy the day: Today").click()
    expect(page.get_by_text("late-night-2")).to_be_visible()
    page.get_by_role("button", name="Open 2 events").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name="Late night", exact=True)).to_have_count(2)


def _tables(page: Page) -> None:
    page.keyboard.press("2")
    page.get_by_role("button", name="Tables of the room").click()
    page.get_by_label("Their numbers").fill("1-4, 10")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("heading", name="2 of 5 tables are free")).to_be_visible()
    page.get_by_role("button", name="Assign tables to Late night").first.click()
    page.get_by_role("checkbox", name="10").check()
    page.get_by_role("dialog").get_by_role("button", name="Assign tables").click()
    expect(page.locator('[data-table="10"]')).to_contain_text("Late night")


def _levels(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/floor?event=sample")
    page.get_by_role("button", name="Start play").click()
    page.get_by_role("button", name="Level 1").click()
    expect(page.get_by_label("Step 1: Big blind")).to_be_disabled()
    page.get_by_label("Step 2: Minutes").fill("5")
    expect(page.get_by_role("status").filter(has_text="→")).to_be_visible()
    page.get_by_role("button", name="Keep these levels").click()
    expect(page.get_by_role("button", name="Undo: Change the levels")).to_be_visible()
