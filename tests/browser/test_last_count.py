"""What a floor does when time is over: the next day, and the count that ends an event with its last level."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import EXAMPLES, Evening, give, opened
from tests.browser.room import browser
from tests.web.running import served

pytestmark = pytest.mark.slow


@pytest.mark.row(31)
def test_the_next_day_and_the_last_count(tmp_path: Path) -> None:
    ends = "[clock]\nday_ends = [1]\n\n[closing]\nend_of_level = 2\n"
    text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("[closing]\n", ends)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        opened(server, "time", text)
        page = evening.page("/floor?event=time", 1280, 720)
        give(server, "time", {"type": "set-time-left", "seconds": 1, "reason": "x", "author": "floor"})
        page.locator("[data-advice='next-day']").get_by_role("button", name="Start the day").click()
        expect(page.locator("[data-advice='next-day']")).to_have_count(0)
        give(server, "time", {"type": "set-time-left", "seconds": 1, "reason": "x", "author": "floor"})
        page.locator("[data-advice='count']").get_by_role("button", name="Enter the count").click()
        sheet = page.locator("dialog[open]")
        fields = sheet.locator("fieldset input")
        expect(fields.first).to_be_visible()
        stack = server.ask("/api/events/time/floor")["view"]["tables"][0]["seats"][0]["stack"]
        for place in range(fields.count()):
            fields.nth(place).fill(str(stack + (place == 0) * 100))
        evening.picture(page, "the count")
        expect(sheet.get_by_role("button", name="Set")).to_be_disabled()
        fields.nth(1).fill(str(stack - 100))
        sheet.get_by_role("button", name="Set").click()
        expect(page.locator("[data-advice='prizes']")).to_be_visible()
        first = next(one for one in server.ask("/api/events/time/floor")["view"]["entrants"] if one["place"] == 1)
        assert first["shared_by"] == 1
        assert evening.complaints == []
