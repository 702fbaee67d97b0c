"""The wall has room for what it shows, however much that is."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import EXAMPLES, Evening
from tests.browser.reading import cut, outside
from tests.browser.room import browser
from tests.web.running import Json, Server, served

SCREENS = ((1366, 768), (1920, 1080), (3840, 2160), (1080, 1920))
SHOWN = "main h2, main h3, main p, main li, main small"


@pytest.mark.parametrize(("paid", "last"), [(5, "5"), (7, "7"), (9, "9"), (14, "13–14")])
def test_the_prizes_at_hand_for_hand(tmp_path: Path, paid: int, last: str) -> None:
    """Between the head and the foot of the wall, down to the line that says how far the money is."""
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        _bubble(server, paid)
        for width, height in SCREENS:
            wall = evening.page("/wall?event=bubble", width, height, language="es-ES")
            expect(wall.get_by_text("Mano por mano")).to_be_visible()
            expect(wall.get_by_text("Falta 1 para los premios")).to_be_visible()
            expect(wall.locator("main li span").last).to_have_text(last)
            assert outside(wall, SHOWN, "section") == []
            assert cut(wall, SHOWN) == []
            wall.context.close()
        assert evening.complaints == []


def _bubble(server: Server, paid: int) -> None:
    """Short tables, so that hand for hand is announced: one player more than prizes is left of thirty."""
    text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 5")
    text = re.sub(r"places_paid = \d+", f"places_paid = {paid}", text)
    server.ask("/api/events/file", {"event_id": "bubble", "command_id": "bubble", "text": text, "file": "bubble.toml"})
    _give(server, {"type": "register", "players": [f"Player {number}" for number in range(30)]})
    _give(server, {"type": "draw-seats"})
    view = _give(server, {"type": "start-event"})
    while view["numbers"]["players"] > paid + 1:
        tables = [[seat["player"] for seat in table["seats"] if seat["player"]] for table in view["tables"]]
        out, winner, *_ = max(tables, key=len)
        view = _give(server, {"type": "report-bust", "players": [out], "by": [winner], "author": "floor"})
    _give(server, {"type": "announce-hand-for-hand", "minutes": 0, "live": True})


def _give(server: Server, command: dict[str, object]) -> Json:
    """A command, and the floor's view after it."""
    version = server.ask("/api/events/bubble/floor")["version"]
    server.ask("/api/events/bubble/commands", {"command_id": f"after-{version}", "command": command})
    return server.ask("/api/events/bubble/floor")["view"]
