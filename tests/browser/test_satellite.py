"""A satellite on the pages: seats by milestone and by place, the rest in money, tickets at the next event's cage."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import NAMES, Evening, give
from tests.browser.room import browser
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow

LEVELS = "\n[[level]]\nsmall = 25\nbig = 50\nminutes = 20\n"
SATELLITE = f"""
name = "Step one"
rulebook = "tda-2024"
format = "satellite"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"
[entry]
buy_in_cents = 5000
stack = 10000
entries = 6
[payouts]
seat_cents = 8000
seats_into = "Main event"
milestone_chips = 30000
{LEVELS}"""
MAIN = f"""
name = "Main event"
rulebook = "tda-2024"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"
[entry]
buy_in_cents = 9000
stack = 10000
entries = 6
[payouts]
places_paid = 3
{LEVELS}"""


@pytest.mark.row(26)
def test_seats_are_won_in_a_satellite_and_pay_entries_of_the_next_event(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        page = evening.page("/floor", 1366, 768)
        page.get_by_label("Event", exact=True).select_option("New event …")
        files = [
            {"name": f"{name}.toml", "mimeType": "text/plain", "buffer": text.encode()}
            for name, text in (("step", SATELLITE), ("main", MAIN))
        ]
        page.get_by_label("Event file").set_input_files(files)
        expect(page.locator("dialog[open]")).to_have_count(0)
        for command in ({"type": "register", "players": NAMES[:6]}, {"type": "draw-seats"}, {"type": "start-event"}):
            give(server, "step", command)
        winner = _milestone(evening, page, server)
        others = [name for name in NAMES[:6] if name != winner]
        for out in others[:3]:
            page.locator(f"button.seat[title='{out}']").click()
            page.get_by_role("dialog").get_by_role("button", name=f"{out} is out").click()
            expect(page.locator(f"button.seat[title='{out}']")).to_have_count(0)
        _paid(evening, page, winner, out)
        _in_the_book(evening, server)
        _at_the_next_cage(evening, server, winner)
        assert evening.complaints == []


def _view(server: Server, event: str) -> Json:
    page = server.ask(f"/api/events/{event}/floor")
    return page["view"] | {"names": page["names"]}


def _milestone(evening: Evening, page: Page, server: Server) -> str:
    """Somebody is counted with 32,000 chips, leaves with a seat, and his chips leave play."""
    expect(page.locator("button.seat").first).to_be_visible()
    page.keyboard.press("u")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("tab", name="Chip counts").click()
    sheet.get_by_role("button", name="Table 1").click()
    fields = sheet.locator("input[data-column=chips]")
    expect(fields).to_have_count(6)
    winner = str(fields.first.get_attribute("aria-label"))
    for place, field in enumerate(fields.all()):
        field.fill("32000" if not place else "5600")
    sheet.get_by_role("button", name="Set").click()
    expect(sheet.get_by_role("heading", name="Chips")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"button.seat[title='{winner}']")).to_have_count(0)
    numbers = _view(server, "step")["numbers"]
    assert (numbers["players"], numbers["chips"]) == (5, 28_000)
    expect(page.get_by_role("tabpanel").get_by_role("button", name=winner)).to_contain_text("Has a seat")
    evening.picture(page, "satellite milestone")
    return winner


def _paid(evening: Evening, page: Page, winner: str, bubble: str) -> None:
    """Three seats of 80 out of 300, and the 60 that are left over to the next place."""
    expect(page.get_by_role("button", name="Pay the prizes")).to_be_visible()
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Money of the event")
    sheet.get_by_role("button", name="Award them").click()
    expect(sheet.locator("[data-winner]")).to_have_count(4)
    expect(sheet.locator(f"[data-winner='{bubble}']")).to_contain_text("€60")
    expect(sheet.locator(f"[data-winner='{winner}']")).to_contain_text("Seat")
    evening.picture(page, "satellite prizes")
    page.keyboard.press("Escape")


def _in_the_book(evening: Evening, server: Server) -> None:
    """The seats become tickets of the room."""
    room = evening.page("/room", 1280, 720)
    room.get_by_role("tab", name="Tickets").click()
    expect(room.get_by_text("Step one")).to_be_visible()
    room.get_by_role("button", name="Hand over").click()
    room.get_by_role("dialog").get_by_role("button", name="Hand over").click()
    expect(room.locator("[data-ticket]")).to_have_count(3)
    evening.picture(room, "satellite tickets")
    assert server.ask("/api/tickets")["closes"]


def _at_the_next_cage(evening: Evening, server: Server, winner: str) -> None:
    """A ticket of 80 pays an entry of 90, with 10 in cash beside it; and it pays once."""
    page = evening.page("/floor?event=main", 1366, 768)
    page.get_by_role("tab", name="Cage").click()
    box = page.get_by_role("combobox", name="Name of the player")
    box.fill(winner)
    expect(page.locator("#entrant-found li").first).to_contain_text(winner)
    box.press("Enter")
    ticket = page.get_by_role("button", name="Enter with the ticket of €80")
    expect(ticket).to_contain_text("and €10")
    evening.picture(page, "satellite cage")
    ticket.click()
    expect(box).to_have_value("")
    view = _view(server, "main")
    assert [view["names"][one["player"]] for one in view["entrants"]] == [winner]
    book = server.ask("/api/tickets")
    assert (len(book["tickets"]), book["closes"]) == (2, True)
