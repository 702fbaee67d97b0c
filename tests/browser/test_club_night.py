"""A club night with five people at five screens: director, cashier, dealer, a player's phone and the room's wall."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_printer import printed, with_printer
from tests.browser.desk import Evening, give
from tests.browser.phones import link_of, phone, sits
from tests.browser.room import browser
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow

PLAYERS = ("Anna Rossi", "Bruno Conti", "Carla Ruiz", "Dario Neri", "Elena Vidal", "Fabio Lopez")


def test_a_club_night_with_five_roles(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        director = evening.floor
        _opened(director)
        cage = evening.signed_in("Carla at the cage", "cashier", "/floor?event=club")
        _sold(cage)
        director.get_by_role("button", name="Draw the seats").click()
        director.get_by_role("button", name="Start play").click()
        expect(director.locator("button.seat")).to_have_count(len(PLAYERS))
        wall = evening.page("/wall?event=club", 1280, 720)
        tablet = evening.signed_in("Dino", "dealer", "/dealer")
        _at_the_table(tablet)
        mine = phone(evening, chromium, link_of(server, "Anna Rossi", "club"))
        seat = _seat(server, "Anna Rossi")
        sits(mine, *seat)
        _a_wrong_bust(director, tablet, wall, mine, seat)
        _to_the_end(server, director, tablet)
        expect(mine.get_by_text("€195").first).to_be_visible()
        expect(wall.get_by_text("Anna Rossi")).to_be_visible()
        for page, name in ((director, "director"), (cage, "cage"), (tablet, "dealer"), (mine, "phone"), (wall, "wall")):
            evening.picture(page, f"club night, {name}")
        assert evening.complaints == []


def _opened(director: Page) -> None:
    """The form of a new event, from nothing."""
    director.get_by_label("Event", exact=True).select_option("New event …")
    director.get_by_label("Name of the event").fill("Club")
    director.get_by_label("Places paid").fill("2")
    director.get_by_role("button", name="Create the event").click()
    expect(director.get_by_text("Registration is open")).to_be_visible()


def _sold(cage: Page) -> None:
    """Six entries by the keys alone."""
    cage.get_by_role("tab", name="Cage").click()
    box = cage.get_by_role("combobox", name="Name of the player")
    for player in PLAYERS:
        box.fill(player)
        expect(cage.get_by_role("button", name="Sell an entry")).to_be_enabled()
        box.press("Enter")
        expect(box).to_have_value("")
    cage.get_by_role("tab", name="Players").click()
    expect(cage.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(len(PLAYERS))


def _at_the_table(tablet: Page) -> None:
    tablet.get_by_role("button", name="Club", exact=True).click()
    tablet.get_by_role("button", name="1", exact=True).click()
    expect(tablet.locator("button.seat")).to_have_count(len(PLAYERS))


def _seats(server: Server) -> dict[str, Json]:
    view = server.ask("/api/events/club/floor")["view"]
    return {seat["player"]: (table["table"], seat["chair"]) for table in view["tables"] for seat in table["seats"]}


def _seat(server: Server, player: str) -> tuple[int, int]:
    found: tuple[int, int] = _seats(server)[player]
    return found


def _a_wrong_bust(director: Page, tablet: Page, wall: Page, mine: Page, seat: tuple[int, int]) -> None:
    """The dealer takes the wrong player out; every screen shows it, and the director takes it back."""
    tablet.locator("button.seat[title='Anna Rossi']").click()
    sheet = tablet.get_by_role("dialog")
    sheet.get_by_role("button", name="Bruno").click()
    sheet.get_by_role("button", name="Anna Rossi is out").click()
    expect(director.locator("button.seat")).to_have_count(len(PLAYERS) - 1)
    expect(wall.get_by_test_id("final-table").locator("li")).to_have_count(len(PLAYERS) - 1)
    expect(mine.get_by_test_id("place")).to_have_text("6")
    director.keyboard.press("Control+z")
    expect(director.locator("button.seat")).to_have_count(len(PLAYERS))
    expect(tablet.locator("button.seat")).to_have_count(len(PLAYERS))
    sits(mine, *seat)


def _to_the_end(server: Server, director: Page, tablet: Page) -> None:
    """One after the other goes out; the prizes are awarded, and the results come out of the printer."""
    for out in PLAYERS[:0:-1]:
        give(server, "club", {"type": "report-bust", "players": [out], "by": ["Anna Rossi"], "author": "floor"})
    expect(tablet.locator("button.seat")).to_have_count(1)
    director.get_by_role("button", name="Award them").click()
    with_printer(director)
    director.keyboard.press("Control+p")
    sheet = director.get_by_role("dialog")
    sheet.get_by_role("radio", name="Results").check()
    expect(sheet.locator("[aria-busy=true]")).to_have_count(0)
    sheet.get_by_role("button", name="Print", exact=True).click()
    paper = printed(director)
    assert re.search(r"1 Anna Rossi", paper), paper
    director.keyboard.press("Escape")
