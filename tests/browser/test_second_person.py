"""A cashier asks for money that is not his own: somebody else vouches at his page, by his PIN."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import PLAYERS, Evening, event_of
from tests.browser.room import browser
from tests.web.running import Server, served

pytestmark = pytest.mark.slow


def with_pin(server: Server, page: Page, pin: str) -> None:
    """Whoever is signed in there chooses a PIN."""
    answer = page.request.put(
        f"{server.address}/api/session/pin", data={"pin": pin}, headers={"origin": server.address}
    )
    assert answer.ok, answer.text()


def test_a_director_vouches_for_the_float_of_a_cashier(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "club", PLAYERS, file="rebuy_night", start=True)
        director = evening.signed_in("Dora", "director", "/floor?event=club")
        with_pin(server, director, "7305")
        cage = evening.signed_in("Cleo", "cashier", "/floor?event=club")
        cage.locator("button.seat").first.wait_for()
        cage.keyboard.press("m")
        money = cage.get_by_role("dialog", name="Money of the event")
        money.get_by_role("tab", name="Drawers").click()
        money.get_by_role("button", name="Move cash").press("Enter")
        for label in ("Amount", "Amount, once more"):
            money.get_by_label(label, exact=True).fill("200")
        money.get_by_label("Why (for the log)").fill("float of the evening")
        move = money.get_by_role("button", name="Move €200")
        expect(move).to_be_enabled()
        move.press("Enter")
        second = cage.get_by_role("dialog", name="A second person vouches for this")
        expect(second.get_by_text("the safe and the float are the house's")).to_be_visible()
        second.get_by_role("radio", name="Dora").click()
        evening.picture(cage, "second person")
        second.get_by_label("PIN").fill("4711")
        second.get_by_role("button", name="Vouch").click()
        expect(second.get_by_label("PIN")).to_have_value("")
        expect(second.locator(".error")).to_contain_text("PIN")
        evening.picture(cage, "second person, wrong PIN")
        second.get_by_label("PIN").fill("7305")
        cage.keyboard.press("Enter")
        expect(second).to_have_count(0)
        expect(money.locator("[data-drawer='Cleo']")).to_contain_text("€200")
        cage.keyboard.press("Escape")
        cage.get_by_role("tab", name="Log").click()
        cage.get_by_role("tabpanel").get_by_text("Move €200").first.click()
        expect(cage.get_by_text("Vouched for by Dora")).to_be_visible()
        evening.picture(cage, "second person, log")
        assert "7305" not in cage.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert evening.complaints == []
