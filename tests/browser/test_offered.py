"""What the floor page offers can be done, what cannot says why; and what it tells covers nothing."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.reading import cut
from tests.browser.room import browser
from tests.web.running import Server, served

pytestmark = pytest.mark.slow

PLAYERS = (
    *("Ann", "Bo Li", "Wolfgang Schwarzenbauer", "Piergiorgio Quagliarella", "Gina Lollobrigida", "Dario Fo"),
    *("Maximiliano Rodríguez", "Karin Ångström", "Łukasz Zieliński", "Schwarzenegger", "Jorge Luis Borges"),
)


def give(server: Server, event: str, number: int, **command: object) -> None:
    server.ask(f"/api/events/{event}/commands", {"command_id": f"given-{number}", "command": command})


def test_what_would_be_refused_cannot_be_pressed_and_says_why(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "rebuys", PLAYERS[1:], file="rebuy_night", start=True)
        floor = evening.page("/floor?event=rebuys", 1366, 768)
        floor.locator("[data-table='1'] button.seat").first.click()
        sheet = floor.get_by_role("dialog")
        rebuy = sheet.get_by_role("button", name="Rebuy, €30")
        expect(rebuy).to_be_enabled()
        floor.keyboard.press("Escape")
        seats = server.ask("/api/events/rebuys/floor")["view"]["tables"][1]["seats"]
        loser, winner = [seat["player"] for seat in seats if seat["player"]][:2]
        give(server, "rebuys", 9, type="report-bust", players=[loser], by=[winner], author="floor")
        floor.locator(f"[data-table='2'] button.seat[title='{winner}']").click()
        expect(rebuy).to_be_disabled()
        expect(rebuy).to_contain_text(f"{winner} has 6,000 chips; whoever rebuys has at most 3,000")
        add_on = sheet.get_by_role("button", name="Add-on, €30")
        expect(add_on).to_be_disabled()
        expect(add_on).to_contain_text("the add-on is sold from level 3 to the end of level 3")
        expect(sheet.get_by_role("button", name="is out")).to_be_enabled()
        floor.keyboard.press("Escape")
        _at_the_cage(floor, winner)
        give(server, "rebuys", 10, type="decline-rebuy", player=loser)
        _at_a_table(server, floor)
        assert evening.complaints == []


def _at_the_cage(floor: Page, player: str) -> None:
    floor.get_by_role("tab", name="Cage").click()
    floor.get_by_label("Name of the player").fill(player)
    sell = floor.get_by_role("button", name="Sell an entry")
    expect(sell).to_be_disabled()
    expect(sell).to_contain_text(f"{player} has entered already")
    floor.get_by_label("Name of the player").fill(f"{player}e")
    expect(sell).to_be_enabled()


def _at_a_table(server: Server, floor: Page) -> None:
    with floor.expect_response("**/offers"):  # until it is answered, everything can be pressed
        floor.locator("[data-table='1'] button.middle").click()
    breaking = floor.get_by_role("button", name="Break table 1")
    expect(breaking).to_be_enabled()
    for number, player in enumerate(("Q", "R", "S", "T", "U", "V")):
        payment = {"method": "cash", "cents": 3_500, "desk": "", "payer": "", "reference": ""}
        give(server, "rebuys", number, type="sell-entry", player=player, payments=[payment], override="", author="f")
    expect(breaking).to_be_disabled()
    expect(breaking).to_contain_text("need seats, the other tables have")
    floor.keyboard.press("Escape")
    floor.get_by_label("Language").select_option("it")
    floor.locator("[data-table='1'] button.middle").click()
    expect(floor.get_by_role("button", name="Rompi il tavolo 1")).to_contain_text("cercano posto")


_COVERED = """() => {
  const notice = document.querySelector(".notice").getBoundingClientRect();
  const beside = (box) => box.right <= notice.left || notice.right <= box.left;
  const meets = (box) => !beside(box) && box.top < notice.bottom && notice.top < box.bottom;
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const end = element.closest("main").getBoundingClientRect().bottom;
    const bottom = element.matches("[role=tab]") ? box.bottom : Math.min(box.bottom, end);
    return { left: box.left, right: box.right, top: box.top, bottom };
  };
  const shown = [...document.querySelectorAll("[data-table], [data-advice], [role=tab]")];
  return shown.filter((one) => meets(seen(one))).map((one) => one.textContent.trim().slice(0, 20));
}"""


def test_a_notice_covers_nothing_and_moves_nothing(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "club", PLAYERS, start=True)
        for width, height in ((1366, 768), (390, 844)):
            floor = evening.page("/floor?event=club", width, height)
            before = _places(floor)
            floor.locator("button.seat").first.click()
            floor.get_by_role("button", name="Button here").click()
            expect(floor.get_by_role("status")).to_be_visible()
            assert floor.evaluate(_COVERED) == []
            if width > 860:
                assert _places(floor) == before
        assert evening.complaints == []


def _places(floor: Page) -> list[Any]:
    expect(floor.locator("[data-table]")).to_have_count(2)
    return [floor.locator(f"[data-table='{table}']").bounding_box() for table in (1, 2)]


def test_long_names_stand_on_their_plates_in_full(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "club", PLAYERS, start=True)
        floor = evening.page("/floor?event=club", 1366, 768)
        for plate in range(6):
            floor.locator("[data-table='1'] button.seat").nth(plate).click()
            floor.get_by_role("button", name="Button here").click()
            expect(floor.locator(".seat.due")).to_have_count(1)
            assert cut(floor, "button.seat b, button.seat small") == []
        assert evening.complaints == []
