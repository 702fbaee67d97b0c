"""What a floor does with real tables when the money is near: hand for hand, an open bounty, a rebuy paid by card."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, NAMES, Evening, at_tables, give, opened
from tests.browser.room import browser
from tests.web.running import Server, served


@pytest.mark.row(13)
@pytest.mark.row(19)
def test_the_bubble(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        opened(server, "bubble", (EXAMPLES / "knock_out.toml").read_text("utf-8").replace("seats = 9", "seats = 4"))
        opened(server, "rebuys", (EXAMPLES / "rebuy_night.toml").read_text("utf-8"))
        _hand_for_hand(evening, evening.page("/floor?event=bubble", 1280, 720))
        _paid_by_card(evening, evening.page("/floor?event=rebuys", 1280, 720))
        assert evening.complaints == []


def _bust(page: Page, player: str) -> None:
    page.locator("button.seat").filter(has_text=player).click()
    page.keyboard.press("x")
    expect(page.locator("button.seat").filter(has_text=player)).to_have_count(0)


def _hand_for_hand(evening: Evening, page: Page) -> None:
    """Four left and three paid: two who go out at two tables in one hand share the third place."""
    server = evening.server
    for out, _, winner, *_ in at_tables(server):
        give(server, "bubble", {"type": "report-bust", "players": [out], "by": [winner], "author": "floor"})
    for out, winner, *_ in at_tables(server):
        give(server, "bubble", {"type": "report-bust", "players": [out], "by": [winner], "author": "floor"})
    page.get_by_role("button", name="Announce it").click()
    expect(page.get_by_test_id("hand-for-hand")).to_be_visible()
    page.get_by_role("button", name="Hand over at every table").click()
    (first, winner), (second, other) = at_tables(server)
    _bust(page, first)
    _bust(page, second)
    advice = page.locator("[data-advice='hand-over']")
    expect(advice).to_contain_text("Out in this hand: ")
    _told_by_the_dealers(server, page)
    page.get_by_role("button", name="Table 1 is done").click()
    expect(advice).to_contain_text("All-in at table 1: its cards stay face down")
    page.get_by_role("button", name="Hand over at every table").click()
    expect(page.get_by_test_id("hand-for-hand")).to_have_count(0)
    lines = {one["player"]: one for one in server.ask("/api/events/bubble/floor")["view"]["entrants"]}
    assert [(lines[name]["place"], lines[name]["shared_by"]) for name in (first, second)] == [(3, 2), (3, 2)]
    _bounties(page, {first: winner, second: other})


def _told_by_the_dealers(server: Server, page: Page) -> None:
    """Whoever stands at a table says that it has finished the hand; the floor sees it at once."""
    board = server.ask("/api/events/bubble/floor")["at_tables"]["round"]
    expect(page.get_by_role("button", name="Table 1 plays")).to_be_visible()
    server.ask(f"/api/events/bubble/rounds/{board['number']}/tables/1", {"state": "done"}, method="PUT")
    expect(page.get_by_role("button", name="Table 1 is done")).to_be_visible(timeout=2_000)
    expect(page.locator("[data-advice='hand-over']")).to_contain_text("1 of 2 tables are done.")


def _bounties(page: Page, won: dict[str, str]) -> None:
    """Nobody said who won their chips: the card of each asks for it."""
    for out, winner in won.items():
        page.locator("[data-advice='knock-out']").get_by_role("button", name=out, exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name=winner).click()
        sheet.get_by_role("button", name="Give the bounty").click()
    expect(page.locator("[data-advice='knock-out']")).to_have_count(0)


def _paid_by_card(evening: Evening, page: Page) -> None:
    """Somebody with chips rebuys, and the money does not go into the drawer."""
    page.locator("button.seat").filter(has_text=NAMES[0]).click()
    page.get_by_role("dialog").get_by_role("radio", name="Card").click()
    page.get_by_role("dialog").get_by_role("button", name="Rebuy").click()
    expect(page.get_by_role("status")).to_contain_text(NAMES[0])
    asked = evening.server.ask("/api/events/rebuys/audit")["audit"]["lines"][0]["asked"]
    assert asked["kind"] == "rebuy" and ["method", "card"] in asked["facts"]
