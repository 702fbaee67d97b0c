"""The page of the parts: each palette and each size without a fault, nothing wider than a phone, and no barrier."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.browser.barriers import AXE, WIDER, barriers
from tests.browser.reading import in_the_way
from tests.browser.room import browser, needed
from tests.web.running import served

PICTURES = os.environ.get("SHUFFLEUP_PICTURES", "")
SIZES = {"phone": (360, 740), "tablet": (1024, 768), "laptop": (1440, 900), "tv": (1920, 1080)}
LOOKED_AT = tuple(SIZES) if PICTURES else ("phone", "laptop")
"""Every size is looked at where the pictures are kept."""
PALETTES = ("light", "dark", "clear")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The page of the parts, whose console stays empty."""
    with served(tmp_path_factory.mktemp("system") / "room.db") as server, browser() as chromium:
        page = chromium.new_context(locale="en", viewport={"width": 1440, "height": 900}).new_page()
        told: list[str] = []

        def heard(message: ConsoleMessage) -> None:
            told.append(message.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: told.append(str(error)))
        page.goto(f"{server.address}/system")
        expect(page.get_by_role("heading", name="The parts of the pages")).to_be_visible()
        yield page
        assert told == []


@pytest.mark.parametrize("palette", PALETTES)
def test_every_part_in_every_palette(page: Page, tmp_path: Path, palette: str) -> None:
    needed(there=AXE.is_file(), what="no axe-core", how="make frontend/node_modules/.installed")
    page.evaluate("palette => document.documentElement.dataset.theme = palette", palette)
    pictures = Path(PICTURES or tmp_path)
    for size in LOOKED_AT:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDER) == 0, size
        assert in_the_way(page) == [], size
        page.screenshot(path=pictures / f"system-{palette}-{size}.png", full_page=True)
    assert barriers(page) == []


def test_an_amount_is_written_twice(page: Page) -> None:
    page.get_by_label("Amount", exact=True).fill("25.50")
    again = page.get_by_label("Amount, once more")
    again.fill("25.05")
    expect(again).to_have_attribute("aria-invalid", "true")
    expect(again.locator("xpath=following-sibling::small")).to_have_text("The two amounts differ")
    again.fill("25.50")
    expect(again).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator("output")).to_have_text("€25.50")


def test_a_name_is_found_by_the_keys_alone_and_without_its_accents(page: Page) -> None:
    page.get_by_label("Finding a name").focus()
    page.keyboard.type("garcia")
    expect(page.get_by_role("option", name="Jorge García-Pelayo")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Finding a name")).to_have_value("Jorge García-Pelayo")


def test_what_is_wrong_with_a_form_stands_in_it(page: Page) -> None:
    page.get_by_role("button", name="A sheet …").click()
    sheet = page.get_by_role("dialog", name="A sheet")
    sheet.get_by_label("Amount", exact=True).fill("3")
    sheet.get_by_label("Amount, once more").fill("3")
    sheet.get_by_role("button", name="Set").click()
    expect(sheet.get_by_role("alert")).to_have_text("The server does not answer")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
