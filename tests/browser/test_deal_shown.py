"""A deal, moment by moment: what is proposed, who has agreed, what each has for sure, and what is paid in the end."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.reading import cut
from tests.browser.room import browser
from tests.browser.test_bubble import _give
from tests.browser.test_first_evening import EXAMPLES, Evening
from tests.web.running import Json, Server, served

NAMES = ("Anna", "Bruno", "Carla", "Dario Öztürk", "Elena", "Fabio", "Gina", "Hugo", "Irene")


def test_a_deal_with_something_left_to_play_for(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        left = four_left(server)
        wall = evening.page("/wall?event=deal", 1366, 768)
        floor = evening.page("/floor?event=deal", 1366, 768)
        _give(server, "deal", {"type": "propose-deal", "method": "equal", "play_for_cents": [2000], "author": "Ada"})
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
        _give(server, "deal", {"type": "award-prizes"})
        _paid(wall, shares, left[0])
        lines = {one["player"]: one["prize_cents"] for one in _view(server)["out"]}
        assert {player: lines[player] for player in left} == {**shares, left[0]: shares[left[0]] + 2000}
        assert evening.complaints == []


def four_left(server: Server) -> list[str]:
    """One table, four left of nine, five paid; the most chips first."""
    text = (EXAMPLES / "club_night.toml").read_text("utf-8")
    server.ask("/api/events/file", {"event_id": "deal", "command_id": "deal", "text": text, "file": "deal.toml"})
    for command in ({"type": "register", "players": NAMES}, {"type": "draw-seats"}, {"type": "start-event"}):
        _give(server, "deal", command)
    for out in NAMES[4:]:
        _give(server, "deal", {"type": "report-bust", "players": [out], "by": [NAMES[0]], "author": "floor"})
    return list(NAMES[:4])


def _view(server: Server) -> Json:
    return server.ask("/api/events/deal/wall")["view"]


def _euros(cents: int) -> str:
    return f"€{cents // 100}" if cents % 100 == 0 else f"€{cents / 100:.2f}"


def to_the_end(server: Server, left: list[str]) -> None:
    for out in reversed(left[1:]):
        _give(server, "deal", {"type": "report-bust", "players": [out], "by": [left[0]], "author": "floor"})


def _paid(wall: Page, shares: dict[str, int], winner: str) -> None:
    expect(wall.locator(".prize")).to_have_text(_euros(shares[winner] + 2000))
    for player, cents in shares.items():
        if player != winner:
            expect(wall.get_by_role("listitem").filter(has_text=player)).to_contain_text(_euros(cents))
