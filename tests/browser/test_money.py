"""The money of an event by the keyboard: what was bought is taken back and given back."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_printer import printed, with_printer
from tests.browser.desk import EXAMPLES, PLAYERS, Evening, event_of
from tests.browser.last_four import four_left, to_the_end
from tests.browser.room import browser
from tests.web.running import Server, served

pytestmark = pytest.mark.slow


def card(page: Page, name: str) -> None:
    """Opens somebody's card at the cage, as he is found by a part of his name."""
    expect(page.locator("button.seat").first).to_be_visible()
    page.keyboard.press("f")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=name).get_by_role("button", name="Money")).to_be_visible()
    page.evaluate("document.activeElement.blur()")  # as a browser does with what can no longer have the focus
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name=f"Money of {name}")).to_be_visible()


def alone(page: Page, reason: str) -> None:
    """Nobody else may vouch: the owner says why."""
    sheet = page.get_by_role("dialog", name="Nobody else may vouch for this")
    sheet.get_by_label("Why it is done").fill(reason)
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)


def test_a_rebuy_is_taken_back_and_its_price_given_back(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "rebuys", PLAYERS, file="rebuy_night", start=True)
        page = evening.page("/floor?event=rebuys", 1366, 768)
        with_printer(page)
        page.locator("button.seat").first.wait_for()
        payment = {"method": "cash", "cents": 3_000}
        rebuy = {"type": "rebuy", "player": "Anna R.", "payments": [payment]}
        server.ask("/api/events/rebuys/commands", {"command_id": "rebuy", "command": rebuy})
        card(page, "Anna R.")
        sheet = page.get_by_role("dialog")
        expect(sheet.locator("[data-purchase]")).to_have_count(2)
        expect(sheet.locator("[data-purchase='rebuy-1']")).to_contain_text("Cash €30")
        evening.picture(page, "money of a player")
        sheet.get_by_role("button", name="Void: Rebuy").press("Enter")
        page.keyboard.type("paid at the other desk")
        evening.picture(page, "money of a player, void")
        page.keyboard.press("Enter")
        expect(sheet.get_by_text("taken back: paid at the other desk")).to_be_visible()
        back = sheet.get_by_role("button", name="Give €30 back")
        expect(back).to_be_enabled()
        evening.picture(page, "money of a player, refund")
        back.press("Enter")
        alone(page, "it was paid at the other desk")
        expect(sheet.get_by_text("Given back · Cash €30")).to_be_visible()
        expect(back).to_have_count(0)
        sheet.get_by_role("button", name="Print: Entry").press("Enter")
        assert "Reprint" in printed(page)
        evening.picture(page, "money of a player, after")
        page.keyboard.press("Escape")
        page.keyboard.press("Control+z")
        alone(page, "she took the chips after all")
        card(page, "Anna R.")
        expect(back).to_be_visible()
        assert evening.complaints == []


@pytest.mark.row(12)
def test_four_players_make_a_deal_at_the_desk(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        left = four_left(server)
        page = evening.page("/floor?event=deal", 1366, 768)
        with_printer(page)
        expect(page.get_by_role("button", name="Deal …")).to_be_visible()
        page.keyboard.press("a")
        desk = page.get_by_role("dialog", name="Deal")
        propose = desk.get_by_role("button", name="Enter the count and propose")
        expect(desk.get_by_role("row").filter(has_text="Sum").locator("td").nth(1)).to_have_text("€410")
        expect(propose).to_be_enabled()
        desk.get_by_label("Save for first").fill("50")
        expect(desk.get_by_role("row").filter(has_text="Sum").locator("td").nth(1)).to_have_text("€360")
        desk.get_by_label(f"Chips of {left[0]}").fill("50000")
        expect(desk.get_by_text("90,000 in play")).to_be_visible()
        expect(propose).to_be_disabled()
        evening.picture(page, "deal desk, chips that differ")
        desk.get_by_label(f"Chips of {left[0]}").fill("60000")
        desk.get_by_role("radio", name="Chip chop").press("Enter")
        evening.picture(page, "deal desk")
        _own_amounts(evening, page, desk, left)
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.get_by_role("heading", name="Deal proposed")).to_be_visible()
        page.get_by_role("button", name="Print the agreement").press("Enter")
        expect(page.get_by_role("heading", name="Deal proposed")).to_be_visible()
        paper = printed(page)
        assert all(player in paper for player in left) and "Signature" in paper and "€410" in paper
        evening.picture(page, "deal proposed")
        for player in left:
            page.get_by_role("button", name=f"{player} agrees to the deal").press("Enter")
        expect(page.get_by_role("heading", name="Deal agreed")).to_be_visible()
        assert server.ask("/api/events/deal/wall")["view"]["deal"]["made"]
        assert evening.complaints == []


@pytest.mark.row(8)
def test_prizes_are_paid_and_the_day_is_closed(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        to_the_end(server, four_left(server))
        page = evening.page("/floor?event=deal", 1366, 768)
        with_printer(page)
        expect(page.get_by_role("button", name="Pay the prizes")).to_be_visible()
        page.keyboard.press("m")
        sheet = page.get_by_role("dialog", name="Money of the event")
        sheet.get_by_role("button", name="Award them").press("Enter")
        expect(sheet.get_by_text("5 prizes not paid yet, €450")).to_be_visible()
        _float(evening, page, sheet)
        _first_prize(evening, page, sheet)
        _counted(evening, page, sheet)
        sheet.get_by_role("tab", name="Drawers").press("ArrowRight")
        expect(sheet.get_by_text("The books close")).to_be_visible()
        expect(sheet.get_by_role("row").filter(has_text="Prizes not paid yet")).to_contain_text("€280")
        evening.picture(page, "money, ledger")
        with page.expect_download() as taken:
            sheet.get_by_role("link", name="Cash by drawer CSV").click()
        assert "Owner" in taken.value.path().read_text("utf-8-sig")
        assert evening.complaints == []


@pytest.mark.row(9)
def test_the_pool_is_divided_otherwise_until_the_bubble(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        event_of(server, "club", PLAYERS[:9], start=True)
        page = evening.page("/floor?event=club", 1366, 768)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("m")
        sheet = page.get_by_role("dialog", name="Money of the event")
        sheet.get_by_role("tab", name="Drawers").press("ArrowLeft")
        keep = sheet.get_by_role("button", name="Set the prizes")
        sheet.get_by_label("Places paid").fill("3")
        expect(sheet.get_by_role("row")).to_have_count(5)
        expect(keep).to_be_enabled()
        _by_the_table_of_a_book(evening, page, sheet)
        sheet.get_by_role("radio", name="By amount").press("Enter")
        first = sheet.get_by_label("Prize of place 1")
        first.fill("200")
        first.press("ArrowDown")
        page.keyboard.type("150")
        page.keyboard.press("ArrowDown")
        page.keyboard.type("90")
        expect(sheet.get_by_role("alert")).to_have_text("€10 missing")
        expect(keep).to_be_disabled()
        evening.picture(page, "payouts, amounts")
        page.keyboard.type("100")
        sheet.get_by_label("Prize of place 3").fill("100")
        expect(keep).to_be_enabled()
        keep.press("Enter")
        expect(keep).to_be_disabled()
        page.keyboard.press("Escape")
        rows = server.ask("/api/events/club/floor")["view"]["prizes"]["chart"]["rows"]
        assert [row["prize_cents"] for row in rows] == [20_000, 15_000, 10_000]
        page.keyboard.press("Control+z")
        for out in PLAYERS[4:9]:
            bust = {"type": "report-bust", "players": [out], "by": [PLAYERS[0]], "author": "floor"}
            server.ask("/api/events/club/commands", {"command_id": out, "command": bust})
        page.keyboard.press("m")
        sheet.get_by_role("tab", name="Drawers").press("ArrowLeft")
        expect(sheet.get_by_text("Locked:")).to_be_visible()
        assert evening.complaints == []


def _by_the_table_of_a_book(evening: Evening, page: Page, sheet: Locator) -> None:
    """Nine entries are in its first column, whose three shares come to the whole pool."""
    sheet.get_by_role("radio", name="By a table").press("Enter")
    expect(sheet.get_by_label("Columns of the table").locator("[aria-current]")).to_have_text("to 30")
    expect(sheet.get_by_text("mediterraneo-2026 MED-23")).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(5)
    expect(sheet.locator("tfoot")).to_contain_text("100 %")
    keep = sheet.get_by_role("button", name="Set the prizes")
    keep.click()
    expect(keep).to_be_disabled()
    evening.picture(page, "payouts, table of a book")
    expect(page.get_by_role("button", name="Undo: Set the prizes")).to_have_count(1)


@pytest.mark.row(6)
@pytest.mark.row(18)
def test_the_cage_sells_seats_and_prints_by_the_keys_alone(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        _full_but_one(server)
        page = evening.page("/floor?event=cage", 1366, 768)
        with_printer(page)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("c")
        name = page.get_by_label("Name of the player")
        expect(name).to_be_focused()
        page.get_by_label("Print the ticket of each sale").check()
        page.get_by_label("Type cash twice").check()
        name.press_sequentially("Zita")
        sell = page.get_by_role("button", name="Sell an entry, €35")
        page.get_by_label("Cash", exact=True).fill("30")
        page.get_by_label("Cash, once more").fill("30")
        expect(page.get_by_text("The price is €35.")).to_be_visible()
        expect(sell).to_be_disabled()
        evening.picture(page, "cage, cash twice")
        page.get_by_label("Cash", exact=True).fill("35")
        page.get_by_label("Cash, once more").fill("35")
        page.get_by_label("Cash, once more").press("Enter")
        paper = printed(page)
        told = ("Zita", "Entry 19", "Seat", "€35 buy-in €30 · fee €5", "Cash Owner", "Receipt", "Late entry level 2")
        assert all(one in paper for one in told) and "Reprint" not in paper
        expect(name).to_be_focused()
        evening.picture(page, "cage, sold")
        page.keyboard.type("Yara")
        page.get_by_role("radio", name="Cash").press("ArrowRight")
        sell.press("Enter")
        expect(page.get_by_text("Ticket 1, since")).to_be_visible()
        expect(page.get_by_role("button", name="Seat who is next")).to_be_disabled()
        evening.picture(page, "cage, alternates")
        assert evening.complaints == []


@pytest.mark.row(10)
def test_an_entry_is_sold_after_the_last_level_with_a_reason(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        _full_but_one(server)
        for number in (1, 2):
            next_level = {"command_id": f"level-{number}", "command": {"type": "advance-level"}}
            server.ask("/api/events/cage/commands", next_level)
        page = evening.page("/floor?event=cage", 1366, 768)
        page.locator("button.seat").first.wait_for()
        page.keyboard.press("c")
        page.get_by_role("button", name="Sell all the same").press("Enter")
        page.get_by_label("Name of the player").press_sequentially("Zita")
        sell = page.get_by_role("button", name="Sell an entry, €35")
        expect(sell).to_contain_text("registration closed at the end of level 2")
        page.get_by_label("Why it is sold all the same").fill("was in the queue")
        expect(sell).to_be_enabled()
        evening.picture(page, "cage, late")
        page.get_by_label("Why it is sold all the same").press("Enter")
        expect(page.get_by_role("tabpanel").get_by_text("Table 3, seat")).to_be_visible()
        audit = server.ask("/api/events/cage/audit")["audit"]["lines"][0]
        assert "was in the queue" in str(audit)
        assert evening.complaints == []


def _full_but_one(server: Server) -> None:
    """Two tables of nine and a third, a seat left for one more; who comes then waits."""
    text = (EXAMPLES / "rebuy_night.toml").read_text("utf-8")
    text = text.replace("entries = 27", "entries = 18\ncap = 19\nalternates = 5")
    server.ask("/api/events/file", {"event_id": "cage", "command_id": "cage", "text": text, "file": "cage.toml"})
    for command in ({"type": "register", "players": PLAYERS}, {"type": "draw-seats"}, {"type": "start-event"}):
        server.ask("/api/events/cage/commands", {"command_id": command["type"], "command": command})


def _float(evening: Evening, page: Page, sheet: Locator) -> None:
    """Five hundred of the house's float to the drawer of whoever has signed in."""
    sheet.get_by_role("tab", name="Drawers").click()
    sheet.get_by_role("button", name="Move cash").press("Enter")
    sheet.get_by_label("Amount", exact=True).fill("500")
    sheet.get_by_label("Amount, once more").fill("50")
    expect(sheet.get_by_text("The two amounts differ")).to_be_visible()
    sheet.get_by_label("Amount, once more").fill("500")
    sheet.get_by_label("Why (for the log)").fill("float of the evening")
    move = sheet.get_by_role("button", name="Move €500")
    expect(move).to_be_enabled()
    evening.picture(page, "money, drawers, move")
    move.press("Enter")
    expect(sheet.locator("[data-drawer='Owner']")).to_contain_text("€500")


def _first_prize(evening: Evening, page: Page, sheet: Locator) -> None:
    sheet.get_by_role("tab", name="Prizes").click()
    first = sheet.locator("[data-winner]").first
    first.get_by_role("button", name="Pay Anna").press("Enter")
    page.keyboard.type("180")
    page.keyboard.press("Tab")
    page.keyboard.type("180")
    expect(first.get_by_text("170.00 is due, 180.00 was paid")).to_be_visible()
    for label in ("Amount", "Amount, once more"):
        first.get_by_label(label, exact=True).fill("170")
    pay = first.get_by_role("button", name="Pay €170")
    expect(pay).to_be_enabled()
    evening.picture(page, "money, prizes")
    pay.press("Enter")
    expect(first.get_by_text("paid", exact=True)).to_be_visible()
    slip = printed(page)
    assert all(one in slip for one in ("Anna", "€170", "Prize paid", "Signature"))


def _counted(evening: Evening, page: Page, sheet: Locator) -> None:
    sheet.get_by_role("tab", name="Drawers").click()
    expect(sheet.get_by_text("Not counted since the last payment: Owner")).to_be_visible()
    sheet.get_by_role("button", name="Count a drawer").press("Enter")
    page.keyboard.type("325")
    expect(sheet.get_by_text("€5 short")).to_be_visible()
    sheet.get_by_label("Cash in the drawer").fill("330")
    expect(sheet.get_by_text("It fits.")).to_be_visible()
    evening.picture(page, "money, drawers, count")
    page.keyboard.press("Enter")
    expect(sheet.get_by_text("The day is closed")).to_be_visible()
    evening.picture(page, "money, drawers")


def _own_amounts(evening: Evening, page: Page, desk: Locator, left: list[str]) -> None:
    desk.get_by_role("button", name="Begin own amounts").press("Enter")
    first = desk.get_by_label(f"Amount of {left[0]}")
    first.fill(str(float(first.input_value()) - 10))
    expect(desk.get_by_text("€10 missing")).to_be_visible()
    propose = desk.get_by_role("button", name="Propose a deal")
    expect(propose).to_be_disabled()
    evening.picture(page, "deal desk, own amounts")
    last = desk.get_by_label(f"Amount of {left[3]}")
    last.fill(str(float(last.input_value()) + 10))
    expect(propose).to_be_enabled()
    propose.press("Enter")
