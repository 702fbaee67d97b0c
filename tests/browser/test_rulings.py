"""The ruling desk on the floor page: asked, decided against the book, written down and found again."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import served

PLAYERS = ("Anna Bianchi", "Bruno Costa", "Carla De Luca", "Dario Esposito")


@pytest.mark.row(14)
def test_a_case_is_asked_decided_and_found_again(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night", 1366, 800)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("r")
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Players and their chips").fill("Anna 20000, Bruno 20000, Carla 20000, Dario 20000")
        sheet.get_by_label("Blinds").fill("300/600")
        sheet.get_by_label("What was done before").fill("Carla raises to 1200")
        sheet.get_by_label("What happened").fill("Dario pushs 1000x2")
        _ask(page)
        expect(sheet.get_by_role("alert")).to_contain_text("'Dario pushs 1000x2' is not understood")
        sheet.get_by_label("In these words, for example").select_option(label="Dario pushes 1000x2")
        _ask(page)
        expect(sheet.get_by_text("Dario calls and adds 1,200.").first).to_be_visible()
        sheet.get_by_role("button", name="tda-2024 45").click()
        expect(sheet.locator("blockquote")).to_contain_text("tda-2024 45")
        evening.picture(page, "ruling desk")
        sheet.get_by_label("What is decided").select_option("raise to 1,800")
        sheet.get_by_label("Who decides so").fill("Rossi")
        sheet.get_by_label("Why (for the log)").fill("he was told another amount")
        sheet.get_by_role("button", name="Write it into the ruling book").click()
        sheet.get_by_label("Find by a word").fill("rossi 45")
        expect(sheet.get_by_role("listitem")).to_contain_text("Against the rule Rossi decides: raise to 1,800.")
        evening.picture(page, "ruling book")
        sheet.get_by_role("button", name="Ask it again").click()
        expect(sheet.get_by_label("What happened")).to_have_value("Dario pushes 1000x2")
        expect(sheet.get_by_label("What was done before")).to_have_value("Carla raises to 1200")
        spanish = evening.page("/floor?event=night", 390, 844, language="es-ES")
        spanish.locator("button.seat").first.wait_for()
        spanish.keyboard.press("r")
        spanish.get_by_label("Por ejemplo, con estas palabras").select_option("soft")
        spanish.get_by_role("button", name="¿Qué dicen los reglamentos?").click()
        expect(spanish.get_by_text("La sanción es obligatoria").first).to_be_visible()
        evening.picture(spanish, "ruling desk, phone")
        assert evening.complaints == []


def _ask(page: Page) -> None:
    page.get_by_role("button", name="What do the books say?").click()
