"""What a person could not read of a page: text that is cut off, and text that lies outside its part of the screen."""

from playwright.sync_api import Page

_CUT = """selector => {
  const cut = [];
  for (const element of document.querySelectorAll(selector)) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = element.textContent.trim();
    for (const box of text ? range.getClientRects() : []) {
      for (let around = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const hides = (how) => how === "hidden" || how === "clip";
        if (hides(overflowY) && (box.top < edge.top - 0.5 || box.bottom > edge.bottom + 0.5)) cut.push(`${text}: high`);
        if (hides(overflowX) && (box.left < edge.left - 0.5 || box.right > edge.right + 0.5)) cut.push(`${text}: wide`);
      }
    }
  }
  return [...new Set(cut)];
}"""

_OUTSIDE = """([selector, part]) => [...document.querySelectorAll(selector)].filter((element) => {
  const [box, around] = [element.getBoundingClientRect(), element.closest(part).getBoundingClientRect()];
  return box.top < around.top - 0.5 || box.bottom > around.bottom + 0.5;
}).map((element) => element.textContent.trim())"""


def cut(page: Page, selector: str) -> list[str]:
    """The texts of these elements of which something is hidden, with the direction.

    The box of a letter is as high as its font, so room for it is room for the ring of Å and for the tail of g.
    """
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(_CUT, selector))


def outside(page: Page, selector: str, part: str) -> list[str]:
    """The texts of these elements that reach above or below the part of the page that they are in."""
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(_OUTSIDE, [selector, part]))
