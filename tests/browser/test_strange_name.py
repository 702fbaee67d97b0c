"""A name of somebody else's that leads to this machine: a browser that follows it gets nothing from the room."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.room import browser
from tests.web.running import served

STRANGE = "club.example"
"""The page's own name, which its owner has made to lead here (DNS rebinding)."""


def test_a_page_of_a_strange_name_sees_and_changes_nothing(tmp_path: Path) -> None:
    rules = f"--host-resolver-rules=MAP {STRANGE} 127.0.0.1"
    with browser(rules) as chromium, served(tmp_path / "club.db") as server:
        before = server.ask("/api/events/sample/floor")["version"]
        page = chromium.new_page(locale="it-IT")
        answer = page.goto(f"http://{STRANGE}:{server.port}/floor?event=sample")
        assert answer is not None and answer.status == 403
        expect(page.locator("body")).to_contain_text("questo server non risponde al nome")
        expect(page.locator("body")).to_contain_text(f"--allow-host {STRANGE}")
        body = '{"command_id":"x","command":{"type":"start-event"}}'
        asked = "body => fetch('/api/events/sample/commands', {method: 'POST', body}).then(answer => answer.status)"
        assert page.evaluate(asked, body) == 403
        assert page.evaluate("() => fetch('/api/events').then(answer => answer.status)") == 403
        live = """port => new Promise(end => {
            const line = new WebSocket(`ws://${location.hostname}:${port}/api/live?event=sample`);
            line.onmessage = () => end("heard"); line.onclose = () => end("closed");
        })"""
        assert page.evaluate(live, server.port) == "closed"
        assert server.ask("/api/events/sample/floor")["version"] == before
        own = server.let_in(chromium.new_context()).new_page()
        own.goto(f"{server.address}/floor?event=sample")
        expect(own.locator("[data-table]").first).to_be_visible()
