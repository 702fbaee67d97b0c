"""A sit & go, and the program of a player in it."""

from collections.abc import Iterator
from contextlib import contextmanager

from httpx import Response

from shuffleup.web.shell.desk import Desk
from tests.web.browsers import invited
from tests.web.club import Floor, Json, floor

ONLINE = {"online": True, "starts_at": 4, "bots": 2, "seats": 4, "places_paid": 2, "structure": "turbo"}
SECOND = 1_000_000


class Seat:
    """A player's program."""

    def __init__(self, desk: Floor, name: str) -> None:
        self.desk = desk
        self.browser = invited(desk, "player", name)
        self.given = 0

    def look(self) -> Json:
        answer = self.browser.get("/api/events/friday/seat")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json) -> Response:
        return self.browser.post(f"/api/events/friday/{path}", json=body)

    def act(self, do: str, command_id: str = "", **more: object) -> Response:
        self.given += 1
        return self.post("acts", {"command_id": command_id or f"a{self.given}", "act": {"do": do, **more}})

    def answer(self, do: str, **more: object) -> Json:
        asked = self.look()["seat"]["ask"]
        answer = self.act(do, asked_at=asked["asked_at"], **more)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextmanager
def sit_and_go(**form: object) -> Iterator[tuple[Floor, Seat, Seat]]:
    """The event is open, and two players have come in; nobody has entered."""
    with floor(committed=True) as desk:
        assert desk.create(**{**ONLINE, **form}).status_code == 201
        yield desk, Seat(desk, "anna"), Seat(desk, "bruno")


def wait(desk: Floor, seconds: float) -> None:
    """Lets so much time pass."""
    server: Desk = desk.client.app.state.desk
    until = desk.at + round(seconds * SECOND)
    while desk.at < until:
        step = desk.client.blocking_portal.call(server.timers.sweep)
        assert server.timers.troubles == ()
        desk.at += max(1, round(step * SECOND))


def entered(desk: Floor, *seats: Seat) -> None:
    for number, seat in enumerate(seats):
        answer = seat.post("enter", {"command_id": f"in{number}"})
        assert answer.status_code == 200, answer.text
    wait(desk, 1)


def until_asked(desk: Floor, *seats: Seat) -> Seat:
    """The first of them who is asked something."""
    for _ in range(200):
        for seat in seats:
            page = seat.look()["seat"]
            if page and page["ask"]:
                return seat
        wait(desk, 0.5)
    raise AssertionError("nobody is asked anything")
