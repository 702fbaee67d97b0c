"""What a page sends to the printer, read: the words of the paper, and that each of its pages was drawn."""

import re
from io import BytesIO

from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.desk import Evening

KEPT = """() => {
  window.print = () => {
    const drawn = [...document.querySelectorAll(".paper img")];
    document.documentElement.dataset.drawn = drawn.filter((one) => one.naturalWidth > 0).length;
    document.documentElement.dataset.printed = drawn.map((one) => one.getAttribute("src")).join("\\n");
    dispatchEvent(new Event("afterprint"));
  };
}"""
"""Keeps what would have gone to the printer."""


def with_printer(page: Page) -> None:
    """From here on the page has a printer; nothing was printed yet."""
    page.evaluate(KEPT)
    page.evaluate("delete document.documentElement.dataset.printed")


def printed(page: Page) -> str:
    """The words of the paper that was printed last, once there is one; the printer is as before then."""
    told = page.locator("html[data-printed]")
    told.wait_for(state="attached")
    pages = (told.get_attribute("data-printed") or "").split("\n")
    assert int(told.get_attribute("data-drawn") or 0) == len(pages)
    page.evaluate("delete document.documentElement.dataset.printed")
    return words(page, pages[0].replace("form=svg&page=1", "form=pdf"))


def words(page: Page, address: str) -> str:
    """The words of a paper as they stand in its file."""
    answer = page.request.get(f"{page.evaluate('location.origin')}{address}")
    assert answer.ok and answer.headers["content-type"] == "application/pdf", answer.text()
    return text_of(answer.body())


def text_of(data: bytes) -> str:
    """Everything that a file says, in one line."""
    return " ".join(" ".join([one.extract_text() for one in PdfReader(BytesIO(data)).pages]).split())


def in_each_language(evening: Evening, page: Page, sheet: Locator, title: str, name: str) -> None:
    """A paper of the room is looked at in another language and opened as a file."""
    image = sheet.get_by_role("img", name="Page 1 of 1")
    for language in ("it", "es", "en"):
        sheet.get_by_label("Language").select_option(language)
        expect(image).to_have_attribute("src", re.compile(f"lang={language}"))
        page.wait_for_function(
            "() => [...document.querySelectorAll('dialog img')].every((one) => one.naturalWidth > 0)"
        )
        evening.picture(page, f"{name} {language}")
    file = sheet.get_by_role("link", name="Open to print").get_attribute("href") or ""
    answer = page.request.get(evening.server.address + file)
    assert answer.headers["content-type"] == "application/pdf"
    assert title in PdfReader(BytesIO(answer.body())).pages[0].extract_text()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
