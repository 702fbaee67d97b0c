"""People of the register on the floor page: found as one types, told apart, banned, merged and erased."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening
from tests.browser.room import browser
from tests.web.running import Server, served

FORM = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}


def added(server: Server, name: str, **form: str) -> str:
    body = {"form": {"name": name, **form}, "although_alike": True}
    return str(server.ask("/api/people", body)["id"])


def sell(page: Page) -> None:
    page.get_by_role("button", name="Sell an entry").click()


def record(page: Page, name: str) -> None:
    """Opens somebody's record from the register."""
    box = page.get_by_role("combobox", name="Name or card")
    box.fill(name)
    expect(page.locator("#register-found li").first).to_contain_text(name)
    box.press("Enter")
    expect(page.get_by_role("dialog").locator("header h3")).to_have_text(name)


@pytest.mark.row(32)
def test_players_enter_from_the_register_and_leave_it(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        added(server, "Mario Rossi", country="IT", card="IT-0042")
        added(server, "Mario Rossi", country="AR", public_name="<i>Marione</i>")
        server.ask("/api/events", {"event_id": "friday", "command_id": "o", "form": FORM})
        page = evening.page("/floor?event=friday", 1366, 768)
        page.get_by_role("tab", name="Cage").click()
        box = page.get_by_role("combobox", name="Name of the player")
        for steps in range(2):  # one after the other, by the keys alone
            box.fill("rossi m")
            rows = page.locator("#entrant-found li")
            expect(rows).to_have_count(3)
            expect(rows.nth(0)).to_have_attribute("aria-selected", "true")
            for _ in range(steps):
                box.press("ArrowDown")
            box.press("Enter")
            expect(page.locator(".who")).to_be_visible()
            box.press("Enter")
            expect(box).to_have_value("")
        _new_ones(page)
        page.get_by_role("tab", name="Players").click()
        for name in ("Mario Rossi (AR)", "Mario Rossi (IT)", "Zoe"):
            expect(page.get_by_role("tabpanel").get_by_role("button", name=name)).to_be_visible()
        evening.picture(page, "told-apart")
        _agreed_and_handed_out(page, server)
        _banned(page, server)
        _erased(page)
        evening.picture(page, "register")
        assert evening.complaints == []


def _new_ones(page: Page) -> None:
    """A name that nobody has enters as somebody new; one that looks like somebody's is asked about."""
    box = page.get_by_role("combobox", name="Name of the player")
    box.fill("Zoe")
    sell(page)
    expect(box).to_have_value("")
    box.fill("Mario Rosi")
    sell(page)
    expect(page.get_by_role("alert")).to_contain_text("looks like “Mario Rossi”")
    page.get_by_role("button", name="It is Mario Rossi").click()
    expect(box).to_have_value("Mario Rossi")
    expect(page.get_by_role("alert")).to_have_count(0)
    box.fill("rossi")
    sell(page)  # several are meant: nobody is sold anything before one is chosen
    expect(page.locator("#entrant-found")).to_be_visible()
    box.press("Escape")
    box.fill("")


def _agreed_and_handed_out(page: Page, server: Server) -> None:
    """Ada agrees to two things and thinks better of one; everything that is kept of her is handed to her as a file."""
    person = added(server, "Ada Neri", country="IT")
    page.get_by_role("button", name="Players' register").click()
    record(page, "Ada Neri")
    sheet = page.get_by_role("dialog")
    results, pictures = sheet.get_by_label("name in published results"), sheet.get_by_label("pictures")
    for box in (results, pictures):
        box.check()
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("Kept", exact=True)).to_be_visible()
    expect(sheet.locator("label.check small")).to_have_count(2)  # since when
    pictures.uncheck()
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.locator("label.check small")).to_have_count(1)
    with page.expect_download() as taken:
        sheet.get_by_role("link", name="Everything as a file").click()
    file = json.loads(taken.value.path().read_text("utf-8"))
    assert taken.value.suggested_filename == f"{person}.json"
    assert [one["to"] for one in file["person"]["papers"]["consents"]] == ["results"]
    assert file["person"]["papers"]["country"] == "IT"
    trail = server.ask(f"/api/people/{person}")["trail"]
    assert sorted(one["act"] for one in trail) == ["changed", "changed", "exported", "made"]
    page.keyboard.press("Escape")


def _banned(page: Page, server: Server) -> None:
    added(server, "Gina Verdi")
    page.get_by_role("button", name="Players' register").click()
    record(page, "Gina Verdi")
    page.get_by_role("button", name="Ban …").click()
    page.get_by_label("Reason").fill("marked cards")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("marked cards")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("tab", name="Cage").click()
    page.get_by_role("combobox", name="Name of the player").fill("Gina Verdi")
    expect(page.locator("form button.refused")).to_contain_text("Gina Verdi is banned since")


def _erased(page: Page) -> None:
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Players' register").click()
    record(page, "Gina Verdi")
    page.get_by_role("button", name="Erase …").click()
    erase = page.get_by_role("button", name="Erase for good")
    expect(erase).to_be_disabled()
    page.get_by_label("Write the name out").fill("Gina Verdi")
    erase.click()
    box = page.get_by_role("combobox", name="Name or card")
    box.fill("gina")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody")
