"""What keeps people from using a page: what axe finds serious, and what is wider than the screen."""

from typing import Any

from playwright.sync_api import Page

from tests.web.running import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def barriers(page: Page) -> list[Any]:  # Any: whatever axe says
    """What axe finds serious, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    return [(one["id"], [node["target"] for node in one["nodes"]]) for one in grave]
