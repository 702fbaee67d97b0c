"""A screen that somebody hung up once, and what it shows said from the floor page: event, language, colours, logo."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, Evening
from tests.browser.reading import in_the_way
from tests.browser.room import browser
from tests.web.running import Server, served
from tools.examples.walk import _DOT


@pytest.mark.row(16)
def test_a_wall_is_switched_from_the_floor(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        _opened(server, "friday", "Friday night")
        _opened(server, "saturday", "Saturday")
        evening = Evening(server, chromium, pictures)
        wall = evening.page("/wall?wall=bar", 1920, 1080)
        expect(wall.get_by_text("No wall is called bar yet")).to_be_visible()
        floor = evening.floor
        expect(floor.get_by_role("button", name="Walls")).to_be_visible()
        floor.keyboard.press("w")
        floor.get_by_label("Name of a wall").fill("bar")
        floor.keyboard.press("Enter")
        expect(wall.get_by_role("heading", level=1)).not_to_be_empty()
        floor.get_by_label("Event on bar").select_option("Friday night")
        expect(wall.get_by_role("heading", name="Friday night")).to_be_visible()
        _dressed(floor)
        evening.picture(floor, "a wall is dressed")
        floor.get_by_role("button", name="Keep").click()
        expect(wall.get_by_text("Iscrizioni aperte")).to_be_visible()
        expect(wall.locator("header img")).to_be_visible()
        assert wall.locator(".wall").get_attribute("data-look") == "house"
        assert wall.evaluate("localStorage.getItem('shuffleup-language')") is None, "the device keeps its language"
        evening.picture(floor, "the walls of the room")
        evening.picture(wall, "a wall in the colours of the house")
        assert in_the_way(wall) == []
        floor.get_by_label("Event on bar").select_option("Saturday")
        expect(wall.get_by_role("heading", name="Saturday")).to_be_visible(timeout=3_000)
        floor.get_by_role("button", name="Drop bar").click()
        expect(wall.get_by_test_id("no-wall")).to_be_visible()
        floor.get_by_role("button", name="Keep it").click()
        expect(wall.get_by_role("heading", name="Saturday")).to_be_visible()
        assert evening.complaints == []


def _opened(server: Server, event: str, name: str) -> None:
    text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace('"Club night"', f'"{name}"')
    server.ask("/api/events/file", {"event_id": event, "command_id": event, "text": text, "file": f"{event}.toml"})


def _dressed(floor: Page) -> None:
    floor.get_by_role("button", name="Language and look of bar").click()
    sheet = floor.locator("dialog[open]").last
    sheet.get_by_label("Language").select_option("Italian")
    sheet.get_by_label("Colours").select_option("Of the house")
    sheet.get_by_label("Background").fill("#14213d")
    sheet.get_by_label("Letters").fill("#14213e")
    expect(sheet.get_by_text("These colours are too alike")).to_be_visible()
    sheet.get_by_label("Letters").fill("#ffffff")
    sheet.get_by_label("Logo").set_input_files({"name": "logo.png", "mimeType": "image/png", "buffer": _DOT})
    expect(sheet.locator(".wall img")).to_be_visible()
