"""Two who go out in one hand: who had more chips is told by the order of the taps."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.desk import EXAMPLES, NAMES, Evening, opened
from tests.browser.room import browser
from tests.web.running import served


def test_two_are_out_in_one_hand(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        opened(server, "pair", (EXAMPLES / "club_night.toml").read_text("utf-8"))
        page = evening.page("/floor?event=pair", 1280, 900)
        shorter, longer, winner = NAMES[:3]
        page.locator("button.seat").filter(has_text=shorter).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Several in one hand").click()
        out, won = sheet.locator(".out"), sheet.locator(".won")
        out.get_by_role("button", name=shorter).click()
        expect(sheet.get_by_role("button", name="is out")).to_be_disabled()
        out.get_by_role("button", name=longer).click()
        out.get_by_role("button", name=shorter).click()
        expect(won.get_by_role("button", name=longer)).to_have_count(0)
        won.get_by_role("button", name=winner).click()
        evening.picture(page, "two are out")
        sheet.get_by_role("button", name=f"{longer}, {shorter} are out").click()
        expect(page.get_by_role("status")).to_contain_text(f"{longer} is out in place 7 · {shorter} is out in place 8")
        lines = {one["player"]: one for one in server.ask("/api/events/pair/floor")["view"]["entrants"]}
        assert [lines[name]["place"] for name in (longer, shorter)] == [7, 8]
        page.get_by_role("status").get_by_role("button", name="Undo").click()
        expect(page.locator("button.seat").filter(has_text=shorter)).to_be_visible()
        assert evening.complaints == []
