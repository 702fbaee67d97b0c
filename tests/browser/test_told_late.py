"""Two desks, one of them without a line: what it was told meanwhile is kept, and nobody's place is wrong for it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, event_of
from tests.browser.room import browser
from tests.web.running import Server, served

pytestmark = pytest.mark.slow

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def _bust(page: Page, player: str) -> None:
    page.locator("button.seat").filter(has_text=player).click()
    page.keyboard.press("x")
    expect(page.locator("dialog[open]")).to_have_count(0)


def _places(server: Server) -> dict[str, int]:
    entrants = server.ask("/api/events/night/floor")["view"]["entrants"]
    return {one["player"]: one["place"] for one in entrants if one["place"]}


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("Anna was out first", {"Anna": 6, "Bruno": 5, "Carla": 4}),
        ("Anna was out here", {"Bruno": 6, "Anna": 5, "Carla": 4}),
        ("Anna was out last", {"Bruno": 6, "Carla": 5, "Anna": 4}),
    ],
)
def test_a_bust_that_was_kept_is_asked_about(tmp_path: Path, said: str, places: dict[str, int]) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        away, desk = (evening.page("/floor?event=night", 1280, 720) for _ in range(2))
        expect(away.locator("button.seat")).to_have_count(6)
        away.context.set_offline(True)
        _bust(away, "Anna")
        bar = away.locator(".lost")
        expect(bar).to_contain_text("1 action is kept here")
        for number, player in enumerate(("Bruno", "Carla"), start=1):
            _bust(desk, player)
            expect(desk.locator("button.seat")).to_have_count(6 - number)
        assert _places(server) == {"Bruno": 6, "Carla": 5}
        away.context.set_offline(False)
        refusal = away.get_by_role("alert").filter(
            has_text="since Anna was reported out, others have been placed (Bruno, Carla)"
        )
        expect(refusal).to_be_visible()
        assert _places(server) == {"Bruno": 6, "Carla": 5}
        expect(bar).to_have_count(0)
        refusal.get_by_role("button", name="Say when …").click()
        evening.picture(away, "told late")
        away.get_by_role("dialog").get_by_role("button", name=said).click()
        expect(away.get_by_role("status")).to_contain_text(f"Anna is out in place {places['Anna']}")
        expect(away.get_by_role("alert")).to_have_count(0)
        assert _places(server) == places


def test_the_bar_stays_until_the_last_kept_act_is_answered(tmp_path: Path) -> None:
    """The line is back, pages and hints come, and one act is still on its way: the bar says so."""
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        event_of(server, "night", PLAYERS, start=True)
        page = evening.page("/floor?event=night", 1280, 720)
        expect(page.locator("button.seat")).to_have_count(6)
        page.context.set_offline(True)
        _bust(page, "Anna")
        _bust(page, "Bruno")
        bar = page.locator(".lost")
        expect(bar).to_contain_text("2 actions are kept here")
        anna = server.naming.ids()["Anna"]
        page.route("**/commands", lambda route: route.continue_() if anna in route.request.post_data else None)
        page.context.set_offline(False)
        expect(bar).to_contain_text("1 action that was kept waits for its answer")
        expect(page.locator("button.seat")).to_have_count(5)
        evening.picture(page, "kept")
        page.unroute("**/commands")
        page.context.set_offline(True)
        page.context.set_offline(False)
        expect(bar).to_have_count(0)
        assert _places(server) == {"Anna": 6, "Bruno": 5}
