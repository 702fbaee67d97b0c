"""What pages may load: every page works under its policy, and what it does not name is not run."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from shuffleup.web.pages import PAGES
from tests.browser.room import browser
from tests.web.running import served

BROKEN = (
    "document.addEventListener('securitypolicyviolation', fault => console.error(`policy: ${fault.violatedDirective}`))"
)
STRANGE = "() => document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }))"


@pytest.mark.slow
def test_every_page_keeps_to_its_policy_and_a_strange_script_does_not_run(tmp_path: Path) -> None:
    with served(tmp_path / "room.db") as server, browser() as chromium:
        context = server.let_in(chromium.new_context(locale="en"))
        context.add_init_script(BROKEN)
        told: list[str] = []
        page = context.new_page()
        page.on("console", lambda message: told.append(message.text) if "policy" in message.text.lower() else None)
        page.on("pageerror", lambda error: told.append(str(error)))
        for name in PAGES:
            page.goto(f"{server.address}/{name}")
            expect(page.locator("body *:visible").first).to_be_visible()
            assert told == [], name
        page.evaluate(STRANGE)
        assert page.evaluate("window.ran") is None
        assert any("script-src" in one for one in told)
