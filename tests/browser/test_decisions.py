"""What is rarely decided is on the floor page, too: each by its button and its key, with what it asks for."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import Json, Server, served

PLAYERS = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMN")


def view(server: Server, event: str) -> Json:
    return server.ask(f"/api/events/{event}/floor")["view"]


def stack(server: Server, event: str, player: str) -> int:
    seats = [seat for table in view(server, event)["tables"] for seat in table["seats"]]
    return next(int(seat["stack"]) for seat in seats if seat["player"] == player)


def opened(floor: Page, player: str) -> Locator:
    floor.locator(f"button.seat[title='{player}']").click()
    return floor.get_by_role("dialog", name=player)


def test_decisions_about_one_player(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        floor = evening.page("/floor?event=night", 1366, 768)
        first, second = [seat["player"] for seat in view(server, "night")["tables"][0]["seats"] if seat["player"]][:2]
        sheet = opened(floor, first)
        floor.keyboard.press("f")
        sheet.get_by_label("Chips", exact=True).fill("400")
        send = sheet.get_by_role("button", name="Chips out of play", exact=True)
        expect(send).to_be_disabled()  # nothing without its reason
        sheet.get_by_label("Reason, for the log").fill("carried out of the room")
        evening.picture(floor, "forfeit")
        send.click()
        expect(sheet).to_be_hidden()
        expect(floor.get_by_role("status").get_by_text("Take 400 chips from")).to_be_visible()
        assert stack(server, "night", first) == stack(server, "night", second) - 400
        sheet = opened(floor, first)
        floor.keyboard.press("w")
        where = next(seat for seat in view(server, "night")["tables"][0]["seats"] if seat["player"] == second)
        sheet.get_by_label("Table", exact=True).fill("1")
        sheet.get_by_label("Seat", exact=True).fill(str(where["chair"]))
        evening.picture(floor, "wrong-seat")
        sheet.get_by_role("button", name="Wrong seat", exact=True).click()
        expect(sheet).to_be_hidden()
        expect(floor.get_by_role("status").get_by_text(f"Seat {first} at table 1")).to_be_visible()
        after = next(seat for seat in view(server, "night")["tables"][0]["seats"] if seat["player"] == first)
        assert after["chair"] == where["chair"]
        sheet = opened(floor, second)
        floor.keyboard.press("a")
        expect(sheet).to_be_hidden()
        expect(floor.get_by_role("status").get_by_text(f"Absent: {second}")).to_be_visible()
        sheet = opened(floor, second)
        expect(sheet.get_by_role("button", name="Claim is lost …")).to_be_visible()
        floor.keyboard.press("l")
        sheet.get_by_label("Reason, for the log").fill("away for two levels")
        expect(sheet.get_by_role("button", name="Claim is lost", exact=True)).to_be_visible()
        evening.picture(floor, "claim")
        floor.keyboard.press("Escape")
        assert evening.complaints == []


def test_decisions_about_tables_chips_and_the_clock(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        floor = evening.page("/floor?event=night", 1366, 768)
        floor.locator("[data-table='1'] button.middle").click()
        floor.keyboard.press("d")
        sheet = floor.get_by_role("dialog", name="Table 1")
        expect(sheet.get_by_label("Reason, for the log")).to_have_value("")
        evening.picture(floor, "relief")
        sheet.get_by_role("button", name="Next dealer at table 1", exact=True).click()
        expect(sheet).to_have_count(0)
        floor.keyboard.press("t")
        sheet = floor.get_by_role("dialog")
        sheet.get_by_role("tab", name="Draw anew").click()
        expect(sheet.get_by_role("button", name="Draw all seats anew")).to_be_visible()
        evening.picture(floor, "redraw")
        floor.keyboard.press("b")
        expect(floor.locator(".notice, [role=status]").filter(has_text="Draw the buttons").first).to_be_visible()
        floor.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        floor.keyboard.press("u")
        sheet = floor.get_by_role("dialog")
        sheet.get_by_role("tab", name="Proof").click()
        floor.keyboard.press("s")
        sheet.get_by_label("Where they lay").fill("under table 2")
        evening.picture(floor, "stray")
        expect(sheet.get_by_role("button", name="Take in stray chips", exact=True)).to_be_disabled()
        assert evening.complaints == []


def test_the_house_puts_a_bounty_on_a_player(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, file="knock_out", start=True)
        event_of(server, "plain", PLAYERS, start=True)
        floor = evening.page("/floor?event=night", 1366, 768)
        star = next(seat for seat in view(server, "night")["tables"][0]["seats"] if seat["player"])
        sheet = opened(floor, star["player"])
        floor.keyboard.press("h")
        send = sheet.get_by_role("button", name="Bounty of the house", exact=True)
        sheet.get_by_label("Money (EUR)").fill("15")
        expect(send).to_be_disabled()  # nothing without its reason
        sheet.get_by_label("Reason, for the log").fill("winner of last year")
        evening.picture(floor, "put-bounty")
        send.click()
        expect(sheet).to_be_hidden()
        expect(floor.get_by_role("status").get_by_text(f"Bounty on {star['player']}")).to_be_visible()
        after = next(seat for seat in view(server, "night")["tables"][0]["seats"] if seat["player"] == star["player"])
        assert after["bounty_cents"] == star["bounty_cents"] + 1_500
        floor.keyboard.press("l")
        floor.get_by_role("listitem").get_by_role("button", name=f"Bounty on {star['player']}").click()
        expect(floor.get_by_text("winner of last year").first).to_be_visible()
        floor.goto(f"{server.address}/floor?event=plain")
        sheet = opened(floor, view(server, "plain")["tables"][0]["seats"][0]["player"])
        expect(sheet.get_by_role("button", name="Wrong seat …")).to_be_visible()
        expect(sheet.get_by_role("button", name="Bounty of the house …")).to_have_count(0)  # there are no heads
        assert evening.complaints == []
