"""A league on the room page: a season by a formula of one's own, two events taken, points by hand, and the end."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_printer import in_each_language
from tests.browser.desk import NAMES, Evening, give
from tests.browser.room import browser
from tests.web.running import Server, served

pytestmark = pytest.mark.slow


@pytest.mark.row(23)
def test_a_season_is_opened_played_and_closed(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        for event, order in (("first", NAMES[:4]), ("second", NAMES[3::-1])):
            _played(server, event, order)
        evening = Evening(server, chromium, pictures)
        page = evening.page("/room#leagues", 1280, 800)
        expect(page.get_by_text("No league yet")).to_be_visible()
        page.get_by_role("button", name="New league").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Name of the league").fill("Winter league")
        sheet.get_by_role("button", name="Found it").click()
        expect(page.get_by_role("heading", name="Winter league")).to_be_visible()
        _season(evening, page, sheet)
        for event in ("first", "second"):
            page.get_by_label("An event that is over").select_option(event.title())
            page.get_by_role("button", name="Take it").click()
            expect(page.get_by_role("button", name=f"Strike {event.title()}")).to_be_visible()
        table = page.get_by_role("table")
        _tie(page, table, sheet)
        table.get_by_role("button", name="Carla").click()
        expect(table.get_by_text("enough better ones")).to_be_visible()
        page.get_by_role("button", name="Points by hand").click()
        sheet.get_by_label("Points").fill("2.5")
        sheet.get_by_label("Why (for the log)").fill("dealt the final table")
        sheet.get_by_role("button", name="Give them").click()
        expect(table.get_by_role("row").nth(1)).to_contain_text("Carla4.501/2")
        evening.picture(page, "league")
        page.get_by_role("button", name="Print the table").click()
        in_each_language(evening, page, sheet, "League table", "paper, league table")
        page.get_by_role("button", name="Close the season").click()
        expect(page.get_by_text("closed", exact=True)).to_be_visible()
        assert server.ask("/api/leagues/winter-league")["seasons"][0]["chart"]["closed"]
        assert evening.complaints == []


def _played(server: Server, event: str, order: tuple[str, ...], **money: int) -> None:
    """These go out one after the other, the last one wins."""
    form = {"name": event.title(), "rulebook": "tda-2024", "places_paid": 1, **money}
    server.ask("/api/events", {"event_id": event, "command_id": event, "form": form})
    for command in ({"type": "register", "players": order}, {"type": "draw-seats"}, {"type": "start-event"}):
        give(server, event, command)
    for out in order[:-1]:
        give(server, event, {"type": "report-bust", "players": [out], "by": [order[-1]], "author": "floor"})
    give(server, event, {"type": "award-prizes"})


def _season(evening: Evening, page: Page, sheet: Locator) -> None:
    """The test table follows the formula, and a mistake is told with its position."""
    page.get_by_role("button", name="New season").click()
    formula = sheet.get_by_label("Points of a place")
    expect(sheet.get_by_role("row").nth(1)).to_contain_text("31.62")
    formula.fill("10 * sqr(n / k)")
    expect(sheet.get_by_text("position 6: there is no 'sqr'")).to_be_visible()
    expect(sheet.get_by_role("button", name="Open the season")).to_be_disabled()
    formula.fill("n - k")
    expect(sheet.get_by_role("row").nth(1)).to_have_text("192959")
    sheet.get_by_label("Season").fill("2027")
    sheet.get_by_label("Scores that count").fill("1")
    sheet.get_by_label("Prizes by rank, %").fill("60 30")
    expect(sheet.get_by_text("These come to 90 %, not to 100 %.")).to_be_visible()
    sheet.get_by_label("Prizes by rank, %").fill("60 40")
    evening.picture(page, "league season")
    sheet.get_by_role("button", name="Open the season").click()
    expect(sheet).to_have_count(0)


def _tie(page: Page, table: Locator, sheet: Locator) -> None:
    """Two have won once: a person says who is ahead."""
    first = table.get_by_role("row").nth(1)
    expect(first).to_contain_text("1=")
    ahead, behind = [str(table.get_by_role("row").nth(row).get_by_role("button").inner_text()) for row in (1, 2)]
    first.get_by_role("button").click()
    page.get_by_role("button", name="Break the tie").click()
    sheet.get_by_role("button", name=f"{behind} further ahead").click()
    sheet.get_by_label("Why (for the log)").fill("won the later event")
    sheet.get_by_role("button", name="In this order").click()
    expect(sheet).to_have_count(0)
    expect(table.get_by_role("row").nth(1)).to_contain_text(behind)
    expect(table.get_by_role("row").filter(has_text=ahead).first).to_contain_text("2")


def test_a_master_league_is_paid_from_what_the_month_kept(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        _played(server, "first", NAMES[:4], buy_in_cents=5_000, league_cents=300)
        league = {"type": "open-league", "league_id": "coast", "name": "Coast", "currency": "EUR"}
        scoring = {"rule": {"type": "points-formula", "text": "n - k"}}
        terms = {"scoring": scoring, "shares": [10_000], "masters": True}
        season = {"type": "open-season", "season": "2027", "terms": terms}
        take = {"type": "take-event", "season": "2027", "event_id": "first", "venue": "Alicante"}
        for number, command in enumerate((league, season, take)):
            server.ask("/api/leagues/coast/commands", {"command_id": f"c{number}", "command": command})
        evening = Evening(server, chromium, pictures)
        page = evening.page("/room#leagues", 1280, 800)
        sheet = page.get_by_role("dialog")
        page.get_by_role("button", name="Pay a master league").click()
        expect(sheet.get_by_role("button", name="Pay it")).to_be_disabled()
        sheet.get_by_label("Venue").fill("Alicante")
        _amount(sheet, "20")
        sheet.get_by_role("button", name="Pay it").click()
        expect(sheet.get_by_role("alert")).to_contain_text("the whole pot holds")
        _amount(sheet, "10")
        evening.picture(page, "master league")
        sheet.get_by_role("button", name="Pay it").click()
        expect(sheet).to_have_count(0)
        expect(page.get_by_text("€10 paid to master leagues")).to_be_visible()
        evening.picture(page, "master league paid")
        pot = server.ask("/api/leagues/coast")["seasons"][0]["chart"]["pot"]
        assert (pot["retained_cents"], pot["masters_cents"]) == (1_200, 1_000)


def _amount(sheet: Locator, amount: str) -> None:
    """Written twice, as money that moves is."""
    sheet.get_by_label("What it is paid", exact=True).fill(amount)
    sheet.get_by_label("What it is paid, once more").fill(amount)
