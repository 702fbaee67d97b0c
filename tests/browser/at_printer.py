"""What a page sends to the printer, read: the words of the paper, and that each of its pages was drawn."""

from io import BytesIO

from playwright.sync_api import Page
from pypdf import PdfReader

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
