"""Phones of players, each let in by the code of his ticket."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.desk import Evening
from tests.browser.room import PATIENCE
from tests.web.running import Server


def ids(server: Server, event: str) -> dict[str, str]:
    """The players of an event, by their names."""
    server.ask(f"/api/events/{event}/floor")
    return server.naming.ids()


def link_of(server: Server, name: str, event: str = "friday") -> str:
    """What the code of a player's ticket opens."""
    return str(server.ask(f"/api/events/{event}/players/{ids(server, event)[name]}/phone", {})["link"])


def phone(evening: Evening, chromium: Browser, link: str, language: str = "en-GB", theme: str = "light") -> Page:
    """A phone of somebody who has scanned a code: it knows nobody here."""
    window = chromium.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = window.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda fault: evening.complaints.append(str(fault)))
    page.goto(link)
    return page


def sits(page: Page, table: int, chair: int) -> None:
    expect(page.get_by_test_id("table")).to_have_text(str(table))
    expect(page.get_by_test_id("chair")).to_have_text(str(chair))
