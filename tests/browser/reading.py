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

_SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let frames = 0; frames < 3; frames++) await frame().then(() => document.fonts.ready);
}"""
"""What is written smaller to fit is so from the frame on after a screen has got its size and its fonts."""

_IN_THE_WAY = """() => {
  const faults = new Set();
  const seen = [];
  const pen = document.createElement("canvas").getContext("2d");
  const hides = (how) => how === "hidden" || how === "clip";
  const inked = (text, style, line) => {
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(text);
    const above = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const below = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
    return { left: line.left, right: line.right, top: line.top + above, bottom: line.bottom - below };
  };
  const name = (element) => `${element.tagName.toLowerCase()} ${element.className}`.replace(/ ?svelte-\\w+/, "").trim();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || owner.closest("script, style, select, .unseen, svg")) continue;
    if (!owner.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      const ink = inked(text, getComputedStyle(owner), line);
      const box = { ...ink };
      const found = [];
      let layer = null;
      for (let around = owner; around && around !== document.documentElement; around = around.parentElement) {
        const { overflowX, overflowY, display, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const beside = ink.left < edge.left - 1 || ink.right > edge.right + 1;
        const boxed = text.length > 1 && display !== "inline" && display !== "contents" && !layer;
        if (beside && boxed && overflowX !== "auto") found.push(`${text}: runs out of ${name(around)}`);
        const over = ink.top < edge.top - 1 || ink.bottom > edge.bottom + 1;
        if (hides(overflowY) && over) found.push(`${text}: cut by ${name(around)}`);
        if (overflowX !== "visible") {
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
        }
        if (overflowY !== "visible") {
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
        if (["fixed", "absolute", "sticky"].includes(position)) layer ??= around;
        if (position === "fixed") break;
      }
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      if (ink.right > innerWidth + 1 || ink.left < -1) found.push(`${text}: beside the screen`);
      found.forEach((fault) => faults.add(fault));
      seen.push({ text, owner, box, layer });
    }
  }
  const sheet = document.querySelector("dialog[open]");
  const shown = seen.filter((one) => !sheet || sheet.contains(one.owner));
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(0, index)) {
      const signs = one.text.length === 1 && other.text.length === 1;
      if (one.owner === other.owner || one.layer !== other.layer || signs) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) faults.add(`${other.text} and ${one.text}: upon one another`);
    }
  }
  return [...faults];
}"""


def in_the_way(page: Page) -> list[str]:
    """The texts that stand upon one another, run out of the part of the page they are in, or beside the screen.

    Measured is the ink of the letters. What scrolls is looked at as far as it is seen, and a line that is hidden as a
    whole is left out, not cut.
    """
    page.evaluate(_SETTLED)
    return list(page.evaluate(_IN_THE_WAY))


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
