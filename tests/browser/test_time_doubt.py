"""The machine's clock is set while two events run: the floor is asked which time counts, by buttons and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening
from tests.browser.room import browser
from tests.faults.two_events import begun
from tests.web.false_wall import WALL
from tests.web.running import served

pytestmark = pytest.mark.slow
DAY = 86_400
QUESTIONS = {
    "en-GB": "The server’s clock was set ahead by 24:00:00. Which time counts?",
    "it-IT": "L’orologio del server è stato messo avanti di 24:00:00. Quale ora vale?",
    "es-ES": "El reloj del servidor se ha adelantado 24:00:00. ¿Qué hora vale?",
}


@pytest.fixture
def wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file that says by how many seconds the wall's clock is wrong: it is a day behind."""
    file = tmp_path / "wall"
    file.write_text(str(-DAY))
    monkeypatch.setenv(WALL, str(file))
    yield file


def level(page: Page) -> str:
    """The level that the page shows."""
    return page.locator("header .level").first.inner_text()


def test_the_floor_says_which_time_counts_and_sets_a_level(tmp_path: Path, wall: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        begun(server)
        evening = Evening(server, chromium, tmp_path)
        floors = [evening.page("/floor?event=sample", 1366, 768, language=language) for language in QUESTIONS]
        here = floors[0]
        for floor in floors:
            expect(floor.locator("button.seat").first).to_be_visible()
        before = level(here)
        wall.write_text("0")  # somebody sets it right
        for floor, question in zip(floors, QUESTIONS.values(), strict=True):
            expect(floor.get_by_role("alert").filter(has_text=question)).to_be_visible()
        expect(here.get_by_role("alert").filter(has_text="Friday is halted")).to_be_visible()
        evening.picture(here, "time_doubt")
        phone = evening.page("/floor?event=sample", 390, 844, language="it-IT")
        expect(phone.get_by_role("alert").filter(has_text="Quale ora vale?")).to_be_visible()
        evening.picture(phone, "time_doubt_phone")
        assert level(here) == before

        here.keyboard.press("o")
        for floor in floors:
            expect(floor.get_by_role("alert").filter(has_text="24:00:00")).to_have_count(1)  # Friday's
        assert level(here) == before

        answered_late(evening, here)
        page = server.ask("/api/events/friday/floor")
        assert page["view"]["clock"]["level"] == 2
        assert evening.complaints == []


def answered_late(evening: Evening, here: Page) -> None:
    """At the other event somebody says that it is late, sees what comes of it, and sets the level by hand."""
    before = level(here)
    here.get_by_role("button", name="Open Friday").click()
    expect(here.get_by_role("alert").filter(has_text="Which time counts?")).to_be_visible()
    here.get_by_role("button", name="It really is that late").click()
    expect(here.get_by_role("alert")).to_have_count(0)
    expect(here.locator("header .level").first).not_to_have_text(before)
    late = level(here)

    here.keyboard.press("h")
    here.get_by_label("Level", exact=True).fill("2")
    here.get_by_label("Time left (M:SS)").fill("12:30")
    here.get_by_label("Why").fill("the clock had been a day behind")
    evening.picture(here, "level_set")
    here.get_by_role("button", name="Set level and time").click()
    expect(here.locator("dialog[open]")).to_have_count(0)
    expect(here.locator("header .level").first).not_to_have_text(late)
    expect(here.locator("header .time")).to_contain_text("12:")
