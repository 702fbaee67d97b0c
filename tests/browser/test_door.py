"""The first start: the owner comes in, invites a cashier and pairs a tablet, on which she signs in by PIN."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.room import browser
from tests.web.running import served

PASSWORD = "queens over jacks"
TABLET = {"width": 820, "height": 1180}


def shown_once(page: Page) -> str:
    return page.get_by_test_id("shown-once").inner_text()


@pytest.mark.row(20)
def test_from_nothing_to_a_cashier_on_a_tablet(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        owner = chromium.new_context().new_page()
        owner.goto(f"{server.address}/floor?event=sample")
        expect(owner).to_have_url(f"{server.address}/door?to=%2Ffloor%3Fevent%3Dsample")
        owner.goto(server.owner)
        expect(owner.get_by_role("button", name="Start play")).to_be_enabled()
        owner.get_by_role("button", name="Staff").click()
        expect(owner.get_by_text("You came in by the link of the terminal")).to_be_visible()
        owner.get_by_role("tab", name="People").click()
        owner.get_by_role("textbox", name="Name").fill("Carla Rossi")
        owner.get_by_role("button", name="Invite").click()
        invitation = shown_once(owner)
        owner.get_by_role("tab", name="Devices").click()
        owner.get_by_label("What the device is called").fill("Tablet 3")
        owner.get_by_role("button", name="Pair a device").click()
        pairing = shown_once(owner)

        accepts(chromium.new_context(viewport={"width": 390, "height": 844}).new_page(), server.address, invitation)

        tablet = chromium.new_context(viewport=TABLET).new_page()
        tablet.goto(pairing)
        signs_in_by_pin(tablet)
        headers = {"origin": server.address}
        assert owner.request.put(f"{server.address}/api/session/pin", data={"pin": "4826"}, headers=headers).ok
        sells_and_voids(tablet)
        reads_the_log(owner)
        pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
        owner.screenshot(path=pictures / "log of a tablet.png")


def accepts(phone: Page, address: str, invitation: str) -> None:
    """Carla, on her phone: her login, her password at the second try, and a PIN."""
    phone.goto(invitation)
    phone.get_by_label("Name", exact=True).fill("Carla Rossi")
    phone.get_by_label("Login").fill("carla")
    phone.get_by_label("Password").fill("short")
    phone.get_by_role("button", name="Begin").click()
    expect(phone.get_by_role("alert")).to_have_text("a password has at least 10 characters")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Begin").click()
    expect(phone).to_have_url(f"{address}/floor?event=sample")
    phone.get_by_role("button", name="Staff").click()
    phone.get_by_label("PIN").fill("8351")
    phone.get_by_role("button", name="Save").last.click()
    expect(phone.get_by_role("status")).to_have_text("Kept")


def signs_in_by_pin(tablet: Page) -> None:
    """Carla, at the second try, on a tablet of the room: she sees what she may not do, and what she may."""
    expect(tablet.get_by_text("Tablet 3")).to_be_visible()
    tablet.get_by_role("button", name="Carla Rossi").click()
    tablet.keyboard.type("8352")
    tablet.keyboard.press("Enter")
    expect(tablet.get_by_role("alert")).to_have_text("the PIN is wrong")
    for digit in "8351":
        tablet.get_by_role("button", name=digit, exact=True).click()
    tablet.get_by_role("button", name="Sign in", exact=True).click()
    refused = "This cannot be done as cashier: it takes owner, tournament director, floor"
    expect(tablet.get_by_text(refused).first).to_be_visible()
    tablet.get_by_role("tab", name="Cage").click()
    expect(tablet.get_by_role("tabpanel")).to_be_visible()


def sells_and_voids(tablet: Page) -> None:
    """An entry is sold at the tablet, and taken back with a reason and the PIN of the owner, who stands beside."""
    tablet.get_by_label("Name of the player").fill("Zita Nagy")
    sell = tablet.get_by_role("button", name="Sell an entry")
    expect(sell).to_be_enabled()
    sell.click()
    expect(tablet.get_by_role("status").filter(has_text="Entry of Zita Nagy")).to_be_visible()
    tablet.get_by_role("tab", name="Players").click()
    tablet.get_by_role("tabpanel").get_by_role("button", name="Zita Nagy").click()
    tablet.get_by_role("dialog", name="Zita Nagy").get_by_role("button", name="Money").click()
    sheet = tablet.get_by_role("dialog", name="Money of Zita Nagy")
    sheet.get_by_role("button", name="Void: Entry").press("Enter")
    tablet.keyboard.type("booked twice")
    tablet.keyboard.press("Enter")
    second = tablet.get_by_role("dialog", name="A second person vouches for this")
    second.get_by_label("PIN").fill("4826")
    second.get_by_role("button", name="Vouch").click()
    expect(sheet.get_by_text("taken back: booked twice")).to_be_visible()


def reads_the_log(owner: Page) -> None:
    """Who did it, on which device, when and why; the search finds it by the name of whoever gave it."""
    owner.keyboard.press("Escape")
    owner.keyboard.press("l")
    log = owner.get_by_role("tabpanel")
    log.get_by_role("searchbox").fill("carla rossi")
    rows = log.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Zita Nagy")
    for row in (rows.nth(0), rows.nth(1)):
        expect(row.locator(".by")).to_have_text(re.compile(r"^Carla Rossi\s+on Tablet 3$"))
        expect(row.locator("time")).to_have_text(re.compile(r"^\d\d:\d\d:\d\d$"))
    rows.nth(0).get_by_role("button", name="Void entry").click()
    expect(rows.nth(0).locator("q")).to_have_text("booked twice")
