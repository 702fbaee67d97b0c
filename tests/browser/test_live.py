"""The public page of an event, on a phone without a key."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Evening, bust_one, event_of
from tests.browser.room import browser
from tests.web.running import served

PLAYERS = ("Anna Bianchi", "Bruno Costa", "Carla De Luca", "Dario Esposito")


@pytest.mark.row(31)
def test_somebody_at_home_follows_an_event(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        event_of(server, "night", PLAYERS, start=True)
        bust_one(server, "night")
        home = chromium.new_context(viewport={"width": 390, "height": 844}).new_page()
        home.goto(f"{server.address}/live?event=night")
        expect(home.get_by_text("This event has no public page.")).to_be_visible()
        floor = evening.page("/floor?event=night", 1280, 800)
        floor.get_by_role("button", name="Walls", exact=True).click()
        floor.get_by_label("Anybody may follow Club night").check()
        expect(floor.get_by_role("link", name="Open the page")).to_be_visible()
        evening.picture(floor, "public switch")
        view = server.ask("/api/events/night/floor")["view"]
        stacks = {seat["player"]: seat["stack"] for seat in view["tables"][0]["seats"] if seat["player"]}
        command = {"type": "count-chips", "counts": [{"player": one, "chips": chips} for one, chips in stacks.items()]}
        body = {"command_id": "count", "command": {**command, "author": "floor"}}
        server.ask("/api/events/night/commands", body)
        home.reload()
        expect(home.get_by_role("heading", name="Club night")).to_be_visible()
        expect(home.get_by_label("Chip counts")).to_contain_text("counted at")
        expect(home.get_by_label("What has happened")).to_contain_text("is out in place 4")
        assert not any(name in home.content() for name in PLAYERS), "nobody has agreed to be named"
        home.screenshot(path=pictures / "live phone.png", full_page=True)
        home.set_viewport_size({"width": 1280, "height": 800})
        home.screenshot(path=pictures / "live.png", full_page=True)
        home.goto(f"{server.address}/live")
        expect(home.get_by_role("link", name="Club night")).to_be_visible()
        assert evening.complaints == []
