"""The floor page on paper: names, seats and prizes, and nothing to press."""

import os
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.desk import ORDINARY, Evening, event_of
from tests.browser.room import browser
from tests.web.running import served


def test_the_seats_on_paper(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "club", ORDINARY[:27], start=False)
        floor = evening.page("/floor?event=club", 1366, 768, theme="dark")
        paper = floor.locator(".paper")
        expect(floor.locator("[data-table]")).to_have_count(3)
        expect(paper).to_be_hidden()
        floor.emulate_media(media="print")
        expect(paper).to_be_visible()
        assert [button for button in floor.get_by_role("button").all() if button.is_visible()] == []
        expect(paper.get_by_role("heading", level=1)).to_have_text("Club night")
        lines = paper.locator("section").first.get_by_role("listitem").all_inner_texts()
        assert [re.sub(r"\s*\d+-\d+$", "", line) for line in lines] == sorted(ORDINARY[:27], key=_as_in_a_list)
        assert all(re.search(r"\d+-\d+$", line) for line in lines)
        expect(paper.locator(".prizes").get_by_role("listitem")).to_have_count(5)
        assert paper.evaluate("sheet => getComputedStyle(sheet).color") == "rgb(0, 0, 0)"
        sheets = floor.pdf(path=pictures / "the seats on paper.pdf", prefer_css_page_size=True)
        assert sheets.count(b"/Type /Page\n") == 1
        assert evening.complaints == []


def _as_in_a_list(name: str) -> str:
    plain = str.maketrans("ÅÖÇČŽŁÝŢŞÓÍ", "AOCCZLYTSOI")
    return name.translate(plain).casefold()
