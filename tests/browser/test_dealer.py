"""A dealer's tablet: his table, the floor called, a bust, and hand for hand, with the rights of a dealer."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, Evening, at_tables, give, opened
from tests.browser.room import browser
from tests.web.running import Server, served

SHOT_CLOCK = "\n[shot_clock]\nseconds = 30\nbanks = 1\nbank_seconds = 60\nfrom_level = 2\n"


@pytest.mark.row(24)
@pytest.mark.row(30)
def test_a_dealer_says_what_happens_at_his_table(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 4")
        opened(server, "bubble", text + SHOT_CLOCK)
        context = chromium.new_context(viewport={"width": 1024, "height": 768}, locale="en-GB")
        tablet, floor = context.new_page(), evening.page("/floor?event=bubble", 1280, 720)
        tablet.on("pageerror", lambda fault: evening.complaints.append(str(fault)))
        link = server.ask("/api/staff/invitations", {"name": "Dino", "role": "dealer"})["link"]
        body = {
            "by": "invitation",
            "key": link.partition("=")[2],
            "name": "Dino",
            "login": "dino",
            "password": "cold deck at midnight",
        }
        answer = context.request.post(server.address + "/api/session", data=body, headers={"origin": server.address})
        assert answer.ok, answer.text()
        _to_the_table(server, tablet)
        _floor_is_called(tablet, floor)
        _button_is_there(tablet)
        out, winner, *_ = at_tables(server)[0]
        tablet.locator(f"button.seat[title='{out}']").click()
        sheet = tablet.get_by_role("dialog")
        sheet.get_by_role("button", name=winner).click()
        sheet.get_by_role("button", name=f"{out} is out").click()
        expect(tablet.locator("button.seat")).to_have_count(3)
        expect(tablet.get_by_role("status")).to_contain_text(out)
        expect(floor.locator("[data-table='1'] button.seat")).to_have_count(3)
        tablet.get_by_role("button", name="Undo").click()
        expect(tablet.locator("button.seat")).to_have_count(4)
        _shot_clock(server, tablet, evening)
        _hand_for_hand(server, tablet, floor)
        assert evening.complaints == []


def _to_the_table(server: Server, tablet: Page) -> None:
    tablet.goto(server.address + "/dealer")
    tablet.get_by_role("button", name="Club night", exact=True).click()
    tablet.get_by_role("button", name="1", exact=True).click()
    expect(tablet.locator("button.seat")).to_have_count(4)
    tablet.goto(server.address + "/dealer")  # switched off and on: it stands at its table
    expect(tablet.locator("button.seat")).to_have_count(4)


def _floor_is_called(tablet: Page, floor: Page) -> None:
    tablet.get_by_role("button", name="Call the floor").click()
    expect(tablet.get_by_role("button", name="Floor is called")).to_be_visible()
    call = floor.get_by_role("alert").filter(has_text="Table 1 needs the floor")
    call.get_by_role("button", name="On my way").click()
    expect(call).to_have_count(0)
    expect(tablet.get_by_role("button", name="Call the floor")).to_be_visible()
    tablet.get_by_role("button", name="Clock on a player").click()
    expect(tablet.get_by_role("timer")).to_contain_text("tda-2024")
    tablet.get_by_role("button", name="He has acted").click()


def _button_is_there(tablet: Page) -> None:
    tablet.locator("button.seat").nth(2).click()
    tablet.get_by_role("dialog").get_by_role("button", name="Button here").click()
    expect(tablet.get_by_title("Button of the next hand")).to_be_visible()


def _shot_clock(server: Server, tablet: Page, evening: Evening) -> None:
    """From the second level on a decision has its seconds, on tablet and wall, and a time bank adds to them."""
    wall = evening.page("/wall?event=bubble", 1280, 720)
    expect(wall.get_by_test_id("blinds")).to_be_visible()
    expect(wall.get_by_text("Shot clock")).to_have_count(0)
    give(server, "bubble", {"type": "advance-level"})
    expect(tablet.get_by_role("timer")).to_have_text("30")
    expect(tablet.get_by_role("button", name="Clock on a player")).to_have_count(0)
    expect(wall.get_by_text("Shot clock 30 s")).to_be_visible()
    tablet.get_by_role("button", name="Start the time").click()
    expect(tablet.get_by_role("timer")).to_have_text("29")
    tablet.get_by_role("button", name="Time bank").click()
    player = tablet.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button")
    player.click()
    expect(tablet.get_by_role("timer")).to_have_text(re.compile("^8[0-9]$"))
    evening.picture(tablet, "dealer shot clock")
    tablet.get_by_role("button", name="Next player").click()
    expect(tablet.get_by_role("timer")).to_have_text(re.compile("^(30|29)$"))
    tablet.get_by_role("button", name="Time bank").click()
    expect(player).to_be_disabled()  # he had one
    tablet.keyboard.press("Escape")
    tablet.get_by_role("button", name="Hand is over", exact=True).click()
    expect(tablet.get_by_role("timer")).to_have_text("30")


def _hand_for_hand(server: Server, tablet: Page, floor: Page) -> None:
    give(server, "bubble", {"type": "announce-hand-for-hand", "live": True})
    tablet.get_by_role("button", name="All-in called").click()
    expect(floor.get_by_role("button", name="All-in at table 1")).to_be_visible()
    tablet.get_by_role("button", name="Hand is over here").click()
    expect(floor.get_by_role("button", name="Table 1 is done")).to_be_visible()
