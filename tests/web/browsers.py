"""Browsers that come to the server: of nobody, of somebody invited, of a tablet."""

from typing import Any

from litestar.testing import TestClient

from tests.web.club import Floor

PASSWORD = "queens over jacks"


def somebody(desk: Floor) -> TestClient[Any]:
    """A browser on which nobody has come in yet; it shares the server of the floor page."""
    other: TestClient[Any] = TestClient(desk.client.app)
    other.headers["origin"] = desk.client.headers["origin"]
    other.blocking_portal = desk.client.blocking_portal
    return other


def invited(desk: Floor, role: str, login: str = "carla") -> TestClient[Any]:
    """A browser of somebody of that role, whom the owner has invited."""
    made = desk.client.post("/api/staff/invitations", json={"name": login.title(), "role": role})
    assert made.status_code == 201, made.text
    key = made.json()["link"].partition("#invitation=")[2]
    browser = somebody(desk)
    body = {"by": "invitation", "key": key, "name": login.title(), "login": login, "password": PASSWORD}
    answer = browser.post("/api/session", json=body)
    assert answer.status_code == 200, answer.text
    return browser


def paired(desk: Floor) -> TestClient[Any]:
    """A tablet of the room."""
    link = desk.client.post("/api/devices/pairings", json={"name": "Tablet 3"}).json()["link"]
    tablet = somebody(desk)
    assert tablet.post("/api/devices", json={"key": link.partition("#pairing=")[2]}).status_code == 201
    return tablet


def me(browser: TestClient[Any]) -> str:
    """The id of whoever is signed in there."""
    return str(browser.get("/api/session").json()["person"]["id"])
