"""Papers on the floor page: chosen, looked at and printed, in three languages, on a sheet and on a roll."""

import os
import re
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.at_printer import printed, with_printer, words
from tests.browser.desk import PLAYERS, Evening, event_of
from tests.browser.last_four import four_left, to_the_end
from tests.browser.room import browser
from tests.web.running import served

pytestmark = pytest.mark.slow

HEARD = "() => { window.print = () => document.documentElement.setAttribute('data-heard', 'yes'); }"
"""The page has a printer that prints nothing: what would be on paper stays there to be read."""
STRANGE = ('Ann #1 *bold* $x$ "q"', "Łukasz Çağlar-Öztürk", "محمد علي")


def test_a_paper_is_chosen_looked_at_and_printed(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", (*PLAYERS[:15], *STRANGE), file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        with_printer(page)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("Control+p")
        sheet = page.get_by_role("dialog", name="Papers")
        expect(sheet.get_by_text("3 pages")).to_be_visible()
        expect(sheet.get_by_role("button", name="Print", exact=True)).to_be_focused()
        _drawn(page, 3)
        evening.picture(page, "papers, tickets")
        page.keyboard.press("Enter")
        paper = printed(page)
        assert all(name in paper for name in STRANGE[:2]) and paper.count("Entry") == 18
        sheet.get_by_role("combobox", name="Player").select_option(label=STRANGE[0])
        sheet.get_by_role("radio", name="80 mm").click()
        expect(sheet.get_by_role("radio", name="Drawers")).to_be_visible()
        sheet.get_by_label("Language").select_option("it")
        sheet.get_by_label("Mark it as a reprint").check()
        expect(sheet.get_by_text("1 page", exact=True)).to_be_visible()
        _drawn(page, 1)
        evening.picture(page, "papers, a ticket on a roll")
        sheet.get_by_role("button", name="Print", exact=True).press("Enter")
        paper = printed(page)
        assert all(
            one in paper for one in (STRANGE[0], "Ristampa", "Iscrizione 16", "Tavolo", "35 €", "Conto del giocatore")
        ), paper
        file = sheet.get_by_role("link", name="PDF")
        assert words(page, file.get_attribute("href") or "") == paper
        page.reload()
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("Control+p")
        expect(page.get_by_role("radio", name="80 mm")).to_be_checked()  # this device has a roll in its printer
        assert evening.complaints == []


def test_the_browser_prints_each_page_on_paper_of_its_size(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        page.evaluate(HEARD)
        page.evaluate("addEventListener('afterprint', (event) => event.stopImmediatePropagation())")  # it is read below
        page.locator("button.seat").first.wait_for()
        for size, count, width in (("A4", 3, 210), ("80 mm", 18, 80)):
            page.keyboard.press("Control+p")
            sheet = page.get_by_role("dialog", name="Papers")
            sheet.get_by_role("radio", name=size).click()
            expect(sheet.get_by_text(f"{count} pages")).to_be_visible()
            sheet.get_by_role("button", name="Print", exact=True).press("Enter")
            expect(page.locator("html[data-heard=yes]")).to_be_attached()
            sheets = PdfReader(BytesIO(page.pdf(prefer_css_page_size=True))).pages
            assert [round(float(one.mediabox.width) / 72 * 25.4) for one in sheets] == [width] * count
            page.evaluate("document.documentElement.removeAttribute('data-heard')")
            page.keyboard.press("Escape")
        assert evening.complaints == []


@pytest.mark.row(29)
def test_every_list_of_the_room_is_printed(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        with_printer(page)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("Control+p")
        sheet = page.get_by_role("dialog", name="Papers")
        for paper, told in (
            ("Seats by name", "Anna R."),
            ("Seats by table", "Table 2"),
            ("Table sheets", "Out by"),
            ("Sign-in sheet", "Signature"),
            ("Bag tags", "for the player"),
        ):
            sheet.get_by_role("radio", name=paper).check()
            expect(sheet.locator(".preview img").first).to_have_attribute(
                "src", re.compile(paper.split(" sheet")[0].lower().replace(" ", "-"))
            )
            expect(sheet.get_by_role("button", name="Print", exact=True)).to_be_enabled()
            evening.picture(page, f"papers, {paper.lower()}")
            sheet.get_by_role("button", name="Print", exact=True).press("Enter")
            words_of_it = printed(page)
            assert told in words_of_it and all(player in words_of_it for player in PLAYERS), paper
        assert evening.complaints == []


def test_the_results_are_printed_where_they_stand(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        left = four_left(server)
        to_the_end(server, left)
        page = evening.page("/floor?event=deal", 1366, 768)
        with_printer(page)
        page.get_by_role("button", name="Papers …").click()
        sheet = page.get_by_role("dialog", name="Papers")
        expect(sheet.get_by_role("radio", name="Results")).to_be_checked()
        expect(sheet.get_by_role("button", name="Print", exact=True)).to_be_focused()
        evening.picture(page, "papers, results")
        page.keyboard.press("Enter")
        paper = printed(page)
        assert "Results" in paper and all(player in paper for player in left)
        assert evening.complaints == []


@pytest.mark.row(40)
def test_one_key_prints_the_emergency_pack(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        with_printer(page)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("k")
        paper = printed(page)
        evening.picture(page, "papers, emergency pack")
        told = ("Level 1, ", "Levels", "Prizes so far", "Table 2", "Seats by name", "3,000", *PLAYERS)
        assert [one for one in told if one not in paper] == [], paper
        assert evening.complaints == []


@pytest.mark.row(33)
@pytest.mark.parametrize(("language", "title"), [("it-IT", "Rapporto di torneo"), ("es-ES", "Informe del torneo")])
def test_a_federation_gets_its_report(tmp_path: Path, language: str, title: str) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        left = four_left(server)
        to_the_end(server, left)
        page = evening.page("/floor?event=deal", 1366, 768, language=language)
        with_printer(page)
        page.get_by_role("table").first.wait_for()
        page.keyboard.press("Control+p")
        page.get_by_role("radio", name=title).check()
        page.locator(".preview img[src*=report]").first.wait_for()
        evening.picture(page, f"papers, report, {language}")
        page.get_by_role("button", name="Stampa" if language == "it-IT" else "Imprimir", exact=True).press("Enter")
        paper = printed(page)
        assert title in paper and all(player in paper for player in left)
        assert evening.complaints == []


def test_what_there_is_of_a_player_is_a_key_away_from_his_sheet(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 360, 740, language="es-ES")
        with_printer(page)
        page.locator("button.seat").first.click()
        name = page.get_by_role("dialog").get_by_role("heading").first.inner_text()
        page.keyboard.press("t")
        sheet = page.get_by_role("dialog", name="Impresos")
        expect(sheet.get_by_role("radio")).to_have_count(5)  # three papers and two sizes
        expect(sheet.get_by_role("button", name="Imprimir", exact=True)).to_be_focused()
        evening.picture(page, "papers of a player on a phone")
        page.keyboard.press("Enter")
        assert name in printed(page)
        assert evening.complaints == []


def test_where_papers_cannot_be_set_it_says_how_and_the_browser_prints_the_seats(tmp_path: Path) -> None:
    missing = {
        "papers": [],
        "missing": "papers are set by typst, which is not installed",
        "mend": "install it with pip",
    }
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        page.route("**/api/events/rebuys/papers", lambda route: route.fulfill(json=missing))
        page.evaluate(HEARD)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("Control+p")
        expect(page.get_by_role("alert").filter(has_text="typst, which is not installed.")).to_be_visible()
        evening.picture(page, "papers, no typst")
        page.get_by_role("button", name="Print the list of seats").press("Enter")
        expect(page.locator("html[data-heard=yes]")).to_be_attached()
        page.emulate_media(media="print")
        expect(page.locator(".paper").get_by_role("heading", name="Rebuy night")).to_be_visible()
        assert evening.complaints == []


def _drawn(page: Page, count: int) -> None:
    """So many pages are shown, and each is a picture that has come."""
    page.wait_for_function(
        "count => { const all = [...document.querySelectorAll('.preview img')];"
        " return all.length === count && all.every((one) => one.complete && one.naturalWidth > 0); }",
        arg=count,
    )
