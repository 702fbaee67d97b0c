"""An event of which four are left, for what is seen of deals and prizes."""

from tests.browser.desk import EXAMPLES, give
from tests.web.running import Server

NAMES = ("Anna", "Bruno", "Carla", "Dario Öztürk", "Elena", "Fabio", "Gina", "Hugo", "Irene")


def four_left(server: Server) -> list[str]:
    """One table, four left of nine, five paid; the most chips first."""
    text = (EXAMPLES / "club_night.toml").read_text("utf-8")
    server.ask("/api/events/file", {"event_id": "deal", "command_id": "deal", "text": text, "file": "deal.toml"})
    for command in ({"type": "register", "players": NAMES}, {"type": "draw-seats"}, {"type": "start-event"}):
        give(server, "deal", command)
    for out in NAMES[4:]:
        give(server, "deal", {"type": "report-bust", "players": [out], "by": [NAMES[0]], "author": "floor"})
    return list(NAMES[:4])


def to_the_end(server: Server, left: list[str]) -> None:
    for out in reversed(left[1:]):
        give(server, "deal", {"type": "report-bust", "players": [out], "by": [left[0]], "author": "floor"})
