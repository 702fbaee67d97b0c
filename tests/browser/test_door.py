"""The first start: the owner comes in, invites a cashier and pairs a tablet, on which she signs in by PIN."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.room import browser
from tests.web.running import served

PASSWORD = "queens over jacks"
TABLET = {"width": 820, "height": 1180}


def shown_once(page: Page) -> str:
    return page.get_by_test_id("shown-once").inner_text()


@pytest.mark.row(20, "a test that reads in the log who did what, where and why")
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

        phone = chromium.new_context(viewport={"width": 390, "height": 844}).new_page()
        phone.goto(invitation)
        phone.get_by_label("Name", exact=True).fill("Carla Rossi")
        phone.get_by_label("Login").fill("carla")
        phone.get_by_label("Password").fill("short")
        phone.get_by_role("button", name="Begin").click()
        expect(phone.get_by_role("alert")).to_have_text("a password has at least 10 characters")
        phone.get_by_label("Password").fill(PASSWORD)
        phone.get_by_role("button", name="Begin").click()
        expect(phone).to_have_url(f"{server.address}/floor?event=sample")
        phone.get_by_role("button", name="Staff").click()
        phone.get_by_label("PIN").fill("8351")
        phone.get_by_role("button", name="Save").last.click()
        expect(phone.get_by_role("status")).to_have_text("Kept")

        tablet = chromium.new_context(viewport=TABLET).new_page()
        tablet.goto(pairing)
        signs_in_by_pin(tablet)


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
