"""What is to come, on the floor page: levels changed while they run, and how long it lasts."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import Evening, begun, give
from tests.browser.room import browser
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow


def _steps(server: Server, event: str) -> list[Json]:
    steps: list[Json] = server.ask(f"/api/events/{event}/structure")["structure"]["steps"]
    return steps


@pytest.mark.row(21)
def test_the_levels_to_come_are_changed_and_those_that_were_are_frozen(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        begun(server, "levels", "club_night.toml")
        give(server, "levels", {"type": "advance-level"})
        before = _steps(server, "levels")
        page = evening.page("/floor?event=levels", 1366, 768)
        expect(page.locator("button.seat").first).to_be_visible()
        page.keyboard.press("s")
        sheet = page.locator("dialog[open]")
        row = sheet.locator("tr[data-step]")
        expect(row).to_have_count(len(before))
        expect(row.nth(0).locator("input:enabled")).to_have_count(0)  # it has been
        expect(row.nth(1).locator("input:enabled")).to_have_count(1)  # only how long it still lasts
        expect(sheet.get_by_role("status")).to_contain_text("It ends about")
        _like_a_spreadsheet(page)
        _what_cannot_be_paid(page, evening)
        row.nth(2).get_by_label("Small blind").fill("100")
        row.nth(2).get_by_label("Big blind").fill("200")
        row.nth(2).get_by_label("Minutes").fill("40")
        expect(sheet.get_by_role("status").locator("b")).to_contain_text("→")
        sheet.get_by_role("button", name="A break after step 3").click()
        expect(row).to_have_count(len(before) + 1)
        sheet.get_by_label("Why (for the log)").fill("a long dinner")
        evening.picture(page, "levels")
        sheet.get_by_role("button", name="Keep these levels").click()
        expect(sheet).to_have_count(0)
        after = _steps(server, "levels")
        assert (after[2]["small"], after[2]["big"], after[2]["minutes"]) == (100, 200, 40)
        assert after[3] == {"type": "break", "minutes": 10}
        assert after[4:] == before[3:]
        page.keyboard.press("Control+z")
        expect(page.get_by_role("button", name="Undo: Next level")).to_be_visible()
        assert _steps(server, "levels") == before
        assert evening.complaints == []


def _like_a_spreadsheet(page: Page) -> None:
    """Up, down and Enter stay in their column, and skip what is frozen."""
    row = page.locator("dialog[open] tr[data-step]")
    row.nth(2).get_by_label("Small blind").focus()
    for key, place in (("ArrowDown", 3), ("Enter", 5), ("ArrowUp", 3), ("ArrowUp", 2), ("ArrowUp", 2)):
        page.keyboard.press(key)
        expect(row.nth(place).get_by_label("Small blind")).to_be_focused()


@pytest.mark.row(21)
def test_levels_are_suggested_from_players_chips_and_hours(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        form = {"name": "Friday", "rulebook": "tda-2024", "stack": 20_000}
        server.ask("/api/events", {"event_id": "friday", "command_id": "friday", "form": form})
        page = evening.page("/floor?event=friday", 1366, 768)
        expect(page.get_by_role("tab", name="Players")).to_be_visible()
        page.keyboard.press("s")
        sheet = page.locator("dialog[open]")
        sheet.get_by_role("button", name="Suggest levels").click()
        expect(sheet.get_by_label("Chips each")).to_have_value("20000")
        expect(sheet.get_by_label("Players", exact=True)).to_be_focused()
        sheet.get_by_label("Players", exact=True).fill("40")
        sheet.get_by_label("Hours").fill("3")
        sheet.get_by_role("button", name="Suggest", exact=True).click()
        expect(sheet.get_by_role("status")).to_contain_text("→")
        evening.picture(page, "levels suggested")
        sheet.get_by_role("button", name="Keep these levels").click()
        expect(sheet).to_have_count(0)
        asked = {"entries": 40, "stack": 20_000, "hours": 3}
        found = server.ask("/api/calculations/structure", asked)
        levels = [one for one in _steps(server, "friday") if one["type"] == "level"]
        assert [one["big"] for one in levels] == [one["big"] for one in found["levels"]]
        assert {one["minutes"] for one in levels} == {found["minutes"]}
        assert evening.complaints == []


def _what_cannot_be_paid(page: Page, evening: Evening) -> None:
    """A blind that no chip pays is told, its row is marked, and nothing can be kept."""
    sheet = page.locator("dialog[open]")
    sheet.locator("tr[data-step]").nth(2).get_by_label("Small blind").fill("30")
    expect(sheet.get_by_role("alert")).to_contain_text("30")
    expect(sheet.locator("tr.wrong")).to_have_attribute("data-step", "2")
    expect(sheet.get_by_role("button", name="Keep these levels")).to_be_disabled()
    evening.picture(page, "levels wrong")


@pytest.mark.row(34)
def test_the_floor_sees_when_it_will_be_over(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        begun(server, "ahead", "club_night.toml")
        page = evening.page("/floor?event=ahead", 1366, 768)
        expect(page.get_by_test_id("forecast")).to_be_visible()
        page.keyboard.press("e")
        sheet = page.locator("dialog[open]")
        told = server.ask("/api/events/ahead/forecast")
        moments = [told[name] for name in ("bubble", "final_table", "end") if told[name]]
        expect(sheet.locator("dt")).to_have_count(len(moments))
        assert sheet.locator("dt").all_inner_texts()[-1] == "End"
        tables = sheet.locator("ol li")
        assert tables.count() > 1
        hour = told["hours"][0]
        figures = f"{hour['tables']} tables, at most {hour['tables_most']}; {hour['dealers']} dealers"
        expect(tables.first).to_have_attribute("aria-label", f"{tables.first.locator('small').inner_text()}: {figures}")
        sheet.get_by_label("Show the end on the wall of this device").check()
        _what_if(sheet)
        evening.picture(page, "forecast")
        wall = page.context.new_page()
        wall.goto(f"{server.address}/wall?event=ahead")
        expect(wall.get_by_text("Ends about")).to_be_visible()
        assert evening.complaints == []


def _what_if(sheet: Locator) -> None:
    """Twenty more would come: it lasts longer, at more tables, and takes thirty starting stacks of chips."""
    part = sheet.get_by_role("region", name="What if")
    expect(part.get_by_role("row").filter(has_text="Players")).to_have_text("Players10")
    part.get_by_label("More entries").fill("20")
    expect(part.get_by_role("row").filter(has_text="Players")).to_have_text("Players1030")
    tables = part.get_by_role("row").filter(has_text="Tables at most").get_by_role("cell")
    assert [int(one) for one in tables.all_inner_texts()] == [2, 4]
    end = part.get_by_role("row").filter(has_text="End").get_by_role("cell").all_inner_texts()
    assert end[0] != end[1], end
    expect(part.get_by_text("Chips for 30 starting stacks")).to_be_visible()
    part.get_by_label("More entries").fill("")
    part.get_by_label("Minutes of every level to come").fill("5")
    expect(part.get_by_role("row").filter(has_text="Players")).to_have_text("Players1010")
