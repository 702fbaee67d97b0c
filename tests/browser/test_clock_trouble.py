"""A clock that cannot be kept is told at the top of every floor page, in the reader's language, while that lasts."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Evening
from tests.browser.room import browser
from tests.faults.two_events import begun, give, locked
from tests.web.running import served

pytestmark = pytest.mark.slow


def test_the_floor_of_another_event_tells_whose_clock_stands_and_why(tmp_path: Path) -> None:
    db = tmp_path / "club.db"
    with browser() as chromium, served(db) as server:
        begun(server)
        evening = Evening(server, chromium, tmp_path)
        pages = {
            "en-GB": "The clock of Friday has not been kept since",
            "it-IT": "l’orologio di Friday non va avanti",
            "es-ES": "El reloj de Friday no avanza desde las",
        }
        floors = [evening.page("/floor?event=sample", 1366, 768, language=language) for language in pages]
        for floor in floors:
            expect(floor.locator("button.seat").first).to_be_visible()
        give(server, "friday", "soon", "set-time-left", seconds=2, reason="test", author="test")
        with locked(db):
            for floor, says in zip(floors, pages.values(), strict=True):
                expect(floor.get_by_role("alert").filter(has_text=says)).to_be_visible()
            evening.picture(floors[0], "clock_in_trouble")
        for floor in floors:
            expect(floor.get_by_role("alert")).to_have_count(0)
        assert evening.complaints == []
