"""A room with several people who take money, each signed in and with a PIN, and events for them to work at."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from httpx import Response
from litestar.testing import TestClient

from tests.web.browsers import invited, me
from tests.web.club import FORM, NAMES, Floor, Json, floor

SALES = {"late_level": 4, "re_entries": 3, "rebuy_cents": 2000, "rebuy_level": 3}
PINS = {"owner": "7305", "director": "4826", "floor": "8351", "cashier": "6174", "colleague": "2950"}
PRICE, REBUY = 6000, 2000
Browser = TestClient[Any]


class CagePeople:
    """An owner, a director, a floor manager and two cashiers, with an event at a time."""

    def __init__(self, desk: Floor) -> None:
        self.desk = desk
        self.browsers: dict[str, Browser] = {"owner": desk.client}
        for role in ("director", "floor", "cashier"):
            self.browsers[role] = invited(desk, role, role)
        self.browsers["colleague"] = invited(desk, "cashier", "colleague")
        for name, browser in self.browsers.items():
            assert browser.put("/api/session/pin", json={"pin": PINS[name]}).status_code == 204
        self.ids = {name: me(browser) for name, browser in self.browsers.items()}
        self.event = ""
        self._given = 0

    def opens(self, event: str) -> None:
        """An event at which six play."""
        self.event = event
        body = {"command_id": f"open-{event}", "event_id": event, "form": {**FORM, **SALES}}
        assert self.desk.client.post("/api/events", json=body).status_code == 201
        self.gives("owner", {"type": "register", "players": list(NAMES[:6])})
        self.gives("owner", {"type": "draw-seats"})
        self.gives("owner", {"type": "start-event"})

    def asks(self, who: str, command: Json, second: str = "", pin: str = "", **beside: Json) -> Response:
        """A command, with a second person at the page if one is named."""
        self._given += 1
        self.desk.at += 1_000_000
        body = {"command_id": beside.pop("command_id", f"c{self._given}"), "command": command, **beside}
        if second:
            body["second"] = {"person": self.ids[second], "pin": pin or PINS[second]}
        return self.browsers[who].post(f"/api/events/{self.event}/commands", json=body)

    def gives(self, who: str, command: Json, second: str = "", **beside: Json) -> Json:
        """A command that is accepted."""
        answer = self.asks(who, command, second, **beside)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sells(self, who: str, player: str, drawer: str = "") -> Json:
        """An entry for cash, into his own drawer."""
        return self.gives(who, sale(player, drawer))

    def money(self) -> Json:
        """The page of the money."""
        return self.desk.client.get(f"/api/events/{self.event}/money").json()

    def someone(self) -> str:
        """A player at a table."""
        tables = self.desk.client.get(f"/api/events/{self.event}/floor").json()["view"]["tables"]
        return next(seat["player"] for one in tables for seat in one["seats"] if seat["player"])


@contextmanager
def cage_people() -> Iterator[CagePeople]:
    """Such a room, running."""
    with floor() as desk:
        yield CagePeople(desk)


def paid(drawer: str = "", cents: int = PRICE, method: str = "cash") -> list[Json]:
    """A payment, into or out of somebody's drawer."""
    return [{"method": method, "cents": cents, "cashier": drawer}]


def sale(player: str, drawer: str = "", method: str = "cash") -> Json:
    """The command that sells an entry."""
    return {"type": "sell-entry", "player": player, "payments": paid(drawer, method=method)}
