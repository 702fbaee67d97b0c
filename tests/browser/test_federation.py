"""A federation on the room page: a club, its members, a sanctioned event, and the papers that name them."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import served

PLAYERS = ("Anna Bianchi", "Bruno Costa", "Carla De Luca", "Dario Esposito")


@pytest.mark.row(33)
def test_a_club_has_members_and_a_sanctioned_event(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/room#federation", 1280, 900, language="it-IT")
        page.get_by_role("button", name="Nuovo circolo").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Nome").fill("Circolo Nord")
        sheet.get_by_label("Numero presso la federazione").fill("MI-7")
        sheet.get_by_role("button", name="Salva").click()
        for player in PLAYERS[:2]:
            _enrolled(page, player)
        page.get_by_role("button", name="Autorizza un evento").click()
        sheet.get_by_label("Evento").select_option("Club night")
        sheet.get_by_label("Numero").fill("AUT-12")
        sheet.get_by_role("button", name="Salva").click()
        events = page.get_by_label("Eventi autorizzati")
        expect(events).to_contain_text("2 su 4 non sono soci: Carla De Luca, Dario Esposito")
        evening.picture(page, "federation")
        page.get_by_label("Cerca per nome o tessera").fill("costa")
        expect(page.get_by_label("Soci", exact=True).get_by_role("listitem")).to_have_count(1)
        floor = evening.page("/floor?event=night", 1366, 768, language="it-IT")
        floor.locator("button.seat").first.wait_for()
        floor.keyboard.press("Control+p")
        floor.get_by_role("radio", name="Elenco dei partecipanti").check()
        expect(floor.locator(".preview img").first).to_be_visible()
        evening.picture(floor, "federation paper")
        assert evening.complaints == []


def _enrolled(page: Page, player: str) -> None:
    page.get_by_role("button", name="Iscrivi un socio").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Giocatore dell’anagrafe").fill(player)
    sheet.get_by_role("button", name="Salva").click()
    expect(page.get_by_label("Soci", exact=True)).to_contain_text(player)
