"""What the director says of a player or a table in its sheet: he gives up, it is halted, its hand is dealt again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import Json, served

pytestmark = pytest.mark.slow

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def _press(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_player_gives_up(tmp_path: Path) -> None:
    """It takes two presses, says what it does, and can be undone."""
    with served(tmp_path / "club.db") as server, browser() as chromium:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night", 1280, 720)
        evening.floor = page
        evening.seat("Carla").click()
        _press(page, "Gives up")
        expect(page.get_by_text("He leaves at the place that he holds now")).to_be_visible()
        evening.picture(page, "gives up")
        expect(page.locator("button.seat")).to_have_count(6)
        _press(page, "Carla gives up")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("button.seat")).to_have_count(5)
        entrants = server.ask("/api/events/night/floor")["view"]["entrants"]
        assert {one["player"]: one["place"] for one in entrants if one["place"]} == {"Carla": 6}
        page.keyboard.press("Control+z")
        expect(page.locator("button.seat")).to_have_count(6)
        assert evening.complaints == []


def test_a_table_is_halted_and_let_play(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server, browser() as chromium:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night", 1280, 720)
        table = page.locator("[data-table='1']")
        table.get_by_role("button", name=re.compile("^Table 1 ")).click()
        evening.picture(page, "table sheet")
        _press(page, "Halt table 1")
        expect(table.get_by_text("Halted")).to_be_visible()
        evening.picture(page, "halted")
        table.get_by_role("button", name=re.compile("^Table 1 ")).click()
        _press(page, "Let table 1 play on")
        expect(table.get_by_text("Halted")).to_have_count(0)
        assert evening.complaints == []


def _playing(told: Json) -> Json:
    for table in told.get("view", {"tables": []})["tables"]:
        table["hand"] = 1
    return told


def test_a_hand_is_dealt_again(tmp_path: Path) -> None:
    """The page believes that a hand is being played; the server knows better, and says of which table."""
    with served(tmp_path / "club.db") as server, browser() as chromium:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night", 1280, 720, told=_playing)
        page.locator("[data-table='1']").get_by_role("button", name=re.compile("^Table 1 ")).click()
        evening.picture(page, "misdeal")
        again = page.get_by_role("dialog").get_by_role("button", name="Deal again at table 1")
        expect(again).to_be_disabled()
        expect(again).to_contain_text("table 1 is not playing a hand")
        assert evening.complaints == []
