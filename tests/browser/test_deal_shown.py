"""A deal, moment by moment: what is proposed, who has agreed, what each has for sure, and what is paid in the end."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.desk import Evening, give
from tests.browser.last_four import four_left, to_the_end
from tests.browser.reading import cut
from tests.browser.room import browser
from tests.web.running import Json, Server, served


def test_a_deal_with_something_left_to_play_for(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        left = four_left(server)
        wall = evening.page("/wall?event=deal", 1366, 768)
        floor = evening.page("/floor?event=deal", 1366, 768)
        give(server, "deal", {"type": "propose-deal", "method": "equal", "play_for_cents": [2000], "author": "Ada"})
        expect(wall.get_by_role("heading", name="Deal proposed")).to_be_visible()
        expect(wall.get_by_text("4 players have still to agree")).to_be_visible()
        shares = {one["player"]: one["cents"] for one in _view(server)["deal"]["lines"]}
        for player in left:
            floor.get_by_role("button", name=f"{player} agrees to the deal").click()
        expect(wall.get_by_role("heading", name="Deal agreed")).to_be_visible()
        for player, cents in shares.items():
            expect(wall.locator("main .column li").filter(has_text=player)).to_contain_text(_euros(cents))
        expect(wall.locator(".places li")).to_contain_text("€20")
        assert cut(wall, "main li b, main li strong, main h2, main h3") == []
        to_the_end(server, left)
        expect(wall.get_by_text("Winner")).to_be_visible()
        _paid(wall, shares, left[0])
        expect(floor.get_by_role("row").filter(has_text=left[1])).to_contain_text(_euros(shares[left[1]]))
        give(server, "deal", {"type": "award-prizes"})
        _paid(wall, shares, left[0])
        lines = {one["player"]: one["prize_cents"] for one in _view(server)["out"]}
        assert {player: lines[player] for player in left} == {**shares, left[0]: shares[left[0]] + 2000}
        assert evening.complaints == []


def _view(server: Server) -> Json:
    return server.ask("/api/events/deal/wall")["view"]


def _euros(cents: int) -> str:
    return f"€{cents // 100}" if cents % 100 == 0 else f"€{cents / 100:.2f}"


def _paid(wall: Page, shares: dict[str, int], winner: str) -> None:
    expect(wall.locator(".prize")).to_have_text(_euros(shares[winner] + 2000))
    for player, cents in shares.items():
        if player != winner:
            expect(wall.get_by_role("listitem").filter(has_text=player)).to_contain_text(_euros(cents))
