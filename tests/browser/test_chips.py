"""The chips of an event on the floor page: what to bring, the race at each table, counts by table, bags, the proof."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import EXAMPLES, NAMES, Evening, give
from tests.browser.reading import cut
from tests.browser.room import browser
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow

PLAYERS = (*NAMES[:10], "Zoë", "Ada")
"""Two tables of six."""


def _begun(server: Server, event: str, goes_before: int, **parts: str) -> None:
    text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 6")
    text = text.replace("{ 25 = 9 }", f"{{ 25 = {goes_before} }}").replace("small = 150", "small = 200")
    for part, more in parts.items():
        text = text.replace(f"[{part}]\n", more + f"[{part}]\n")
    server.ask("/api/events/file", {"event_id": event, "command_id": event, "text": text, "file": f"{event}.toml"})
    for command in ({"type": "register", "players": PLAYERS}, {"type": "draw-seats"}, {"type": "start-event"}):
        give(server, event, command)


def _seats(server: Server, event: str, table: int) -> list[Json]:
    tables = server.ask(f"/api/events/{event}/floor")["view"]["tables"]
    return [seat for one in tables if one["table"] == table for seat in one["seats"] if seat["player"]]


def _sheet(page: Page, leaf: str) -> Locator:
    expect(page.locator("button.seat").first).to_be_visible()
    page.keyboard.press("u")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("tab", name=leaf, exact=True).click()
    return sheet


def _counted(server: Server, event: str, table: int, stacks: list[int]) -> None:
    seats = _seats(server, event, table)
    counts = [{"player": seat["player"], "chips": chips} for seat, chips in zip(seats, stacks, strict=True)]
    give(server, event, {"type": "count-chips", "counts": counts, "author": "floor", "explanation": ""})


@pytest.mark.row(22)
def test_small_chips_are_raced_off_at_each_table(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        _begun(server, "race", 4)
        for _ in range(2):
            give(server, "race", {"type": "advance-level"})
        _counted(server, "race", 1, [10_025, 9_975, 10_050, 9_950, 10_000, 10_000])
        page = evening.page("/floor?event=race", 1366, 768)
        page.locator("[data-advice='colour-up']").get_by_role("button").click()
        sheet = page.locator("dialog[open]")
        expect(sheet.get_by_role("article")).to_contain_text("96 chips come off the tables")
        assert [one.inner_text().split() for one in sheet.locator("article li:not(.word)").all()] == [
            ["36", "×", "100"],
            ["4", "×", "500"],
        ]
        evening.picture(page, "chips plan")
        sheet.get_by_role("button", name="Race at a table").click()
        evening.picture(page, "chips race before")
        expect(sheet.get_by_text("It goes on record once level 4 has begun.")).to_be_visible()
        page.keyboard.press("Escape")
        give(server, "race", {"type": "advance-level"})
        _race_by_hand(page, evening, server)
        _race_dealt_here(page, evening, server)
        sheet.get_by_role("tab", name="Proof").click()
        expect(sheet.get_by_text("Every chip is accounted for.")).to_be_visible()
        proof = server.ask("/api/events/race/chips")["proof"]
        expect(sheet.locator("dd.sum")).to_have_text(f"{120_000 + proof['raced']:,}")
        evening.picture(page, "chips proof")
        assert not cut(page, "dialog[open] td, dialog[open] button, dialog[open] p")
        assert evening.complaints == []


def _race_by_hand(page: Page, evening: Evening, server: Server) -> None:
    """Eight chips are left over, which are two to be won; the cards were dealt at the table and are written down."""
    sheet = _sheet(page, "Chip race")
    fields, cards = sheet.locator("input[type=number]"), sheet.locator("input.written")
    for place, count in enumerate((1, 0, 2, 0, 4, 0)):
        fields.nth(place).fill(str(count))
    expect(sheet.get_by_role("status")).to_have_text("1 chip of 100 is raced for")
    fields.nth(1).fill("2")
    expect(sheet.get_by_role("alert")).to_contain_text("Seat 2: the stack on record cannot have so many odd chips.")
    expect(sheet.get_by_role("button", name="on record")).to_have_count(0)
    fields.nth(1).fill("3")
    fields.nth(3).fill("2")
    expect(sheet.get_by_role("status")).to_have_text("2 chips of 100 are raced for")
    expect(cards.nth(4)).to_be_disabled()  # four are one of 100, without a card
    for place, text in ((0, "5x"), (1, "2c 3c 4c"), (2, "Kd 6s"), (3, "As 10h")):
        cards.nth(place).fill(text)
    expect(sheet.get_by_role("alert")).to_contain_text("Seat 1: write each card as 5d or Kh")
    cards.nth(0).fill("5h")
    evening.picture(page, "chips race written")
    sheet.get_by_role("button", name="Put the race of table 1 on record").click()
    expect(sheet.get_by_role("radio", name="2")).to_be_checked()
    assert [one["stack"] for one in _seats(server, "race", 1)] == [10_000, 9_900, 10_100, 10_000, 10_000, 10_000]


def _race_dealt_here(page: Page, evening: Evening, server: Server) -> None:
    """Nobody has odd chips at table 2 but two players who have changed one; the program deals for them."""
    sheet = page.locator("dialog[open]")
    fields = sheet.locator("input[type=number]")
    fields.nth(0).fill("4")
    fields.nth(3).fill("8")
    sheet.get_by_role("button", name="Deal the cards here").click()
    expect(sheet.get_by_text("exchanged")).to_have_count(2)
    evening.picture(page, "chips race dealt")
    sheet.get_by_role("button", name="Put the race of table 2 on record").click()
    expect(sheet.get_by_role("heading", name="No race is due")).to_be_visible()
    assert {one["unit"] for one in server.ask("/api/events/race/chips")["tables"]} == {100}


@pytest.mark.row(31)
def test_the_tables_are_counted_one_after_the_other(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        _begun(server, "counts", 9)
        page = evening.page("/floor?event=counts", 1366, 768)
        sheet = _sheet(page, "Chip counts")
        expect(sheet.get_by_text("0 of 2 tables counted in this level")).to_be_visible()
        sheet.get_by_role("button", name="Table 1").click()
        fields = sheet.locator("fieldset input")
        expect(fields.first).to_be_focused()
        for stack in (30_000, 6_000, 6_000, 6_000, 6_000):
            page.keyboard.type(str(stack))
            page.keyboard.press("Enter")
        expect(sheet.get_by_text("1 player still to count")).to_be_visible()
        fields.nth(5).fill("6100")
        expect(sheet.get_by_text("+100")).to_be_visible()
        expect(sheet.get_by_role("button", name="Set, and count table 2")).to_be_disabled()
        fields.nth(5).fill("6000")
        evening.picture(page, "count of a table")
        sheet.get_by_role("button", name="Set, and count table 2").click()
        expect(sheet.locator("legend")).to_have_text("Table 2")
        page.keyboard.press("Escape")
        expect(sheet.get_by_text("1 of 2 tables counted in this level")).to_be_visible()
        expect(sheet.get_by_role("button", name="Table 1")).to_contain_text("counted at")
        leader = _seats(server, "counts", 1)[0]
        assert sheet.locator("tbody tr").first.inner_text().split("\t") == [
            "1",
            leader["player"],
            f"1-{leader['chair']}",
            "30,000",
            "600",
        ]
        evening.picture(page, "chip counts")
        page.keyboard.press("Escape")
        page.keyboard.press("Control+z")
        sheet = _sheet(page, "Chip counts")
        expect(sheet.get_by_text("0 of 2 tables counted in this level")).to_be_visible()
        assert evening.complaints == []


def test_the_chips_go_into_bags_for_the_night(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        _begun(server, "night", 9, closing="[clock]\nday_ends = [1]\n\n")
        give(server, "night", {"type": "set-time-left", "seconds": 1, "reason": "x", "author": "floor"})
        page = evening.page("/floor?event=night", 1366, 768)
        page.locator("[data-advice='next-day']").get_by_role("button", name="Bag the chips").click()
        sheet = page.locator("dialog[open]")
        counts, tags = sheet.locator("input[data-column=chips]"), sheet.locator("input[data-column=tag]")
        expect(counts).to_have_count(12)
        for place in range(12):
            counts.nth(place).fill("10000")
        tags.nth(0).fill("B-017")
        expect(tags.nth(11)).to_have_attribute("placeholder", "B-028")
        tags.nth(5).fill("B-020")
        expect(sheet.get_by_role("alert")).to_have_text("Two bags have the tag B-020.")
        expect(sheet.get_by_role("button", name="Set")).to_be_disabled()
        tags.nth(5).fill("X1")
        evening.picture(page, "bags")
        sheet.get_by_role("button", name="Set").click()
        expect(sheet).to_have_count(0)
        rows = server.ask("/api/events/night/audit")["audit"]["lines"]
        assert rows[0]["asked"]["kind"] == "bag-stacks"
        page.keyboard.press("Control+z")
        expect(page.get_by_text("Undone")).to_be_visible()
        assert evening.complaints == []
