"""A player is found, opened and put out of play without a mouse."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import served

PLAYERS = ("Bruno Rossi", "Carla Mancini", "Carla Manzoni", "Carla Moretti", "Åsa Öst", "Dario Bianchi")


def test_a_player_by_the_keyboard_alone(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "club", PLAYERS, start=True)
        floor = evening.page("/floor?event=club", 1366, 768)
        _first_found(evening, floor)
        _chosen(floor)
        _left(floor)
        assert evening.complaints == []


@pytest.mark.slow
def test_an_undo_over_an_open_sheet_is_told_by_name(tmp_path: Path) -> None:
    """In a field it takes back what was written there; elsewhere in the sheet what was done in the event."""
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        event_of(server, "club", PLAYERS, start=True)
        floor = evening.page("/floor?event=club", 1366, 768)
        floor.locator("button.seat").filter(has_text="Bianchi").click()
        floor.keyboard.press("x")
        expect(floor.get_by_role("status")).to_contain_text("Dario Bianchi is out in place 6")
        floor.keyboard.press("s")
        sheet = floor.get_by_role("dialog")
        field = sheet.locator("input[type=number]:enabled").first
        before = field.input_value()
        field.click()
        floor.keyboard.press("End")
        floor.keyboard.type("7")
        expect(field).to_have_value(f"{before}7")
        floor.keyboard.press("Control+z")
        expect(field).to_have_value(before)
        expect(
            floor.get_by_text("Dario Bianchi is out in place 6")
        ).to_be_visible()  # nothing of the event was taken back
        sheet.get_by_role("heading").first.click()
        floor.keyboard.press("Control+z")
        told = sheet.get_by_role("status").filter(has_text="Undone: Out: Dario Bianchi")
        expect(told).to_be_in_viewport()
        evening.picture(floor, "undo over a sheet")
        expect(sheet).to_be_visible()
        floor.keyboard.press("Control+Shift+z")
        expect(sheet.get_by_role("status").filter(has_text="Dario Bianchi")).to_have_count(1)
        floor.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(floor.get_by_role("status").filter(has_text="Dario Bianchi")).to_be_in_viewport()
        expect(floor.locator("button.seat").filter(has_text="Bianchi")).to_have_count(0)
        assert evening.complaints == []


def _found(floor: Page) -> str:
    return floor.get_by_role("tabpanel").locator("[aria-current]").inner_text()


def _first_found(evening: Evening, floor: Page) -> None:
    """Letters that are keys of the floor are only letters in the box; X counts again once the card is open."""
    floor.get_by_role("tab", name="Log").click()
    floor.keyboard.press("f")
    expect(floor.get_by_label("Find a player")).to_be_focused()
    floor.keyboard.type("bianx")
    expect(floor.get_by_text("Nobody of that name")).to_be_visible()
    floor.keyboard.press("Enter")
    expect(floor.get_by_role("dialog")).to_have_count(0)
    floor.keyboard.press("Backspace")
    assert _found(floor).startswith("Dario Bianchi")
    floor.keyboard.press("Enter")
    expect(floor.get_by_role("dialog", name="Dario Bianchi")).to_be_visible()
    floor.keyboard.press("x")
    expect(floor.get_by_role("status")).to_contain_text("Dario Bianchi is out in place 6")
    floor.keyboard.press("?")
    expect(floor.get_by_role("dialog", name="Keys")).to_contain_text("In the search box")
    evening.picture(floor, "23 the keys of the search")
    floor.keyboard.press("Escape")


def _chosen(floor: Page) -> None:
    """Of three, the arrows choose; what was searched for before is written over."""
    floor.keyboard.press("f")
    floor.keyboard.type("carla")
    first = _found(floor)
    floor.keyboard.press("ArrowUp")
    assert _found(floor) == first
    for _ in range(5):
        floor.keyboard.press("ArrowDown")
    last = _found(floor)
    assert last != first
    floor.keyboard.press("Enter")
    expect(floor.get_by_role("dialog")).to_contain_text(last.split("\n")[0].strip())
    floor.keyboard.press("Escape")
    expect(floor.get_by_role("dialog")).to_have_count(0)


def _left(floor: Page) -> None:
    """Escape empties the box and leaves it: the next letter is a key of the floor again."""
    floor.keyboard.press("f")
    floor.keyboard.type("asa")
    assert _found(floor).startswith("Åsa Öst")
    floor.keyboard.press("Escape")
    expect(floor.get_by_label("Find a player")).to_have_value("")
    expect(floor.get_by_label("Find a player")).not_to_be_focused()
    expect(floor.get_by_role("tabpanel").locator("[aria-current]")).to_have_count(0)
    floor.keyboard.press("c")
    expect(floor.get_by_role("tab", name="Cage")).to_have_attribute("aria-selected", "true")
