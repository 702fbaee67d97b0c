"""The seats of an event on the floor page: how tables break, who needs a certain seat, and whether the draws hold."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, ORDINARY, Evening, give
from tests.browser.room import browser
from tests.web.running import Server, served


@pytest.mark.row(5)
@pytest.mark.row(17)
def test_seats_are_kept_drawn_and_checked_and_tables_break_in_the_order_that_is_published(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 7")
        server.ask("/api/events/file", {"event_id": "club", "command_id": "club", "text": text, "file": "club.toml"})
        give(server, "club", {"type": "register", "players": ORDINARY[:16]})
        page = evening.page("/floor?event=club", 1366, 768)
        _a_seat_is_kept(page, ORDINARY[4])
        evening.picture(page, "seats needed")
        for command in ({"type": "draw-seats"}, {"type": "start-event"}):
            give(server, "club", command)
        tables = server.ask("/api/events/club/floor")["view"]["tables"]
        assert tables[1]["seats"][6]["player"] == ORDINARY[4]
        _the_order_of_breaking(page, evening)
        _the_draws_hold(page, evening)
        page.keyboard.press("Escape")
        _a_preview_on_the_sheet_of_a_table(page, server)
        assert evening.complaints == []


def _a_seat_is_kept(page: Page, player: str) -> None:
    """Asked for with a reason, before the draw."""
    expect(page.get_by_role("tab", name="Players")).to_be_visible()
    page.keyboard.press("t")
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_text("Nobody needs a special seat.")).to_be_visible()
    sheet.get_by_label("Player").select_option(player)
    sheet.get_by_label("Table", exact=True).fill("2")
    sheet.get_by_label("Seats").fill("7")
    expect(sheet.get_by_role("button", name="Keep the seat")).to_be_disabled()  # nobody has said why
    sheet.get_by_label("Why (for the log)").fill("uses a wheelchair")
    sheet.get_by_role("button", name="Keep the seat").click()
    expect(sheet.get_by_role("listitem")).to_contain_text("Table 2, seat 7")


def _the_order_of_breaking(page: Page, evening: Evening) -> None:
    """The highest number breaks first, until another order is published."""
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("tab", name="Breaking tables").click()
    expect(sheet.get_by_role("heading", name="Table 3 breaks next")).to_be_visible()
    publish = sheet.get_by_role("button", name="Publish the order of breaking")
    expect(publish).to_be_disabled()
    earlier = sheet.get_by_role("button", name="Table 1 breaks earlier")
    earlier.click()
    expect(earlier).to_be_focused()
    page.keyboard.press("Enter")
    evening.picture(page, "seats order of breaking")
    publish.click()
    expect(sheet.get_by_role("heading", name="Table 1 breaks next")).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_contain_text("Table 1")


def _the_draws_hold(page: Page, evening: Evening) -> None:
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("tab", name="Draws").click()
    expect(sheet.get_by_role("status").filter(has_text="The draw holds")).to_be_visible()
    row = sheet.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Seats and buttons of the start")
    expect(row).to_contain_text("the same")
    evening.picture(page, "seats draws")


def _a_preview_on_the_sheet_of_a_table(page: Page, server: Server) -> None:
    """Two are out: the players of a table find chairs, and which tables take how many is told before they draw."""
    first = [seat["player"] for seat in server.ask("/api/events/club/floor")["view"]["tables"][0]["seats"]]
    for player in first[1:3]:
        give(server, "club", {"type": "report-bust", "players": [player], "by": [first[0]], "author": "floor"})
    page.get_by_role("button", name=re.compile("^Table 1 ")).click()
    sheet = page.locator("dialog[open]")
    told = server.ask("/api/events/club/seating?table=1")["breaking"]
    assert sum(one["gets"] for one in told["taken_by"]) == len(told["players"]) == 4
    for one in told["taken_by"]:
        line = sheet.get_by_role("listitem").filter(has_text=f"takes {one['gets']} player")
        expect(line.filter(has_text=f"Table {one['table']}")).to_have_count(1)


@pytest.mark.slow
def test_a_director_draws_once_more_for_a_reason_and_every_screen_says_so(tmp_path: Path) -> None:
    """Undoing the draw and drawing again changes nothing; another draw is counted."""
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        text = (EXAMPLES / "club_night.toml").read_text("utf-8")
        server.ask("/api/events/file", {"event_id": "club", "command_id": "club", "text": text, "file": "club.toml"})
        give(server, "club", {"type": "register", "players": ORDINARY[:16]})
        page = evening.page("/floor?event=club", 1366, 768)
        wall = evening.page("/wall?event=club", 1366, 768)
        page.get_by_role("button", name="Draw the seats").click()
        expect(wall.get_by_role("heading", name="Find your seat")).to_be_visible()
        first = server.ask("/api/events/club/wall")["view"]["seats"]
        page.keyboard.press("t")
        sheet = page.locator("dialog[open]")
        sheet.get_by_role("tab", name="Draw anew").click()
        sheet.get_by_role("button", name="Draw all seats once more …").click()
        again = sheet.get_by_role("button", name="Draw all seats once more", exact=True)
        expect(again).to_be_disabled()  # nobody has said why
        sheet.get_by_role("textbox").fill("a player was forgotten")
        evening.picture(page, "seats drawn once more")
        again.click()
        expect(wall.get_by_text("2nd draw")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_text("2nd draw")).to_be_visible()
        assert server.ask("/api/events/club/wall")["view"]["seats"] != first
        evening.picture(wall, "wall second draw")
        assert evening.complaints == []
