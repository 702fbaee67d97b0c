"""Names as people have them can be read: on the plates of the floor and on the wall."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import HIGH, ORDINARY, Evening, bust_one, event_of
from tests.browser.reading import cut, outside
from tests.browser.room import browser
from tests.web.running import served

pytestmark = pytest.mark.slow


def test_accents_and_descenders(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "seated", HIGH, start=False)
        event_of(server, "playing", HIGH, start=True)
        event_of(server, "bounties", HIGH, file="knock_out", start=True)
        for event in ("playing", "bounties"):
            bust_one(server, event)
        wall = evening.page("/wall?event=seated", 1920, 1080)
        expect(wall.locator("li")).to_have_count(len(HIGH))
        assert cut(wall, "h1, li span, li b") == []
        for event in ("playing", "bounties"):
            floor = evening.page(f"/floor?event={event}", 1366, 768)
            expect(floor.locator("button.seat")).to_have_count(len(HIGH) - 1)
            assert cut(floor, "button.seat b, button.seat small") == []
            wall = evening.page(f"/wall?event={event}", 1920, 1080)
            expect(wall.locator(".out b")).to_have_count(1)
            assert cut(wall, "h1, .out b, small.name") == []
        assert evening.complaints == []


def test_everybody_finds_the_seat(tmp_path: Path) -> None:
    """The list of seats names everybody in full, beside the seat and inside the wall."""
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        for count in (20, 40):
            event_of(server, f"seats-{count}", ORDINARY[:count], start=False)
            for width, height in ((1366, 768), (1920, 1080)):
                wall = evening.page(f"/wall?event=seats-{count}", width, height)
                expect(wall.locator("li").first).to_be_visible()
                wall.evaluate("document.fonts.ready")
                shown = {" ".join(name.split()) for name in wall.locator("li span").all_inner_texts()}
                assert shown <= set(ORDINARY[:count])
                assert {"Carla Mancini", "Carla Manzoni"} <= shown or count == 40
                assert cut(wall, "li span, li b") == [] and outside(wall, "h2, li", "section") == []
                assert wall.evaluate(_CROSSED) == []
        assert evening.complaints == []


_CROSSED = """() => [...document.querySelectorAll("li")].filter((row) => {
  const [name, seat] = [row.children[0].getBoundingClientRect(), row.children[1].getBoundingClientRect()];
  return name.right > seat.left - 1 || seat.right > row.getBoundingClientRect().right + 1;
}).map((row) => row.textContent)"""
"""Rows in which a name runs into its seat, or the seat out of its column."""
