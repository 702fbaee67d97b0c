"""Values that a server once failed on: hosts, days and lists that are none get one object, and change nothing."""

from collections.abc import Iterator

import pytest

from tests.web.answers import error
from tests.web.club import Floor, floor


@pytest.fixture(scope="module")
def empty() -> Iterator[Floor]:
    """A room in which no event was ever opened, for what is refused."""
    with floor() as desk:
        yield desk


@pytest.mark.parametrize(
    "hosts",
    [["x:1:2"], ["a b"], ["a, b"], ["localhost", "localhost"], ["[::1"], ["[1:::2]"], ["a:99999"], ["a/b"], ["a@b"]],
)
def test_a_request_that_names_no_server_or_two(hosts: list[str], empty: Floor) -> None:
    for method, path in (("GET", "/floor"), ("GET", "/api/nowhere"), ("POST", "/api/events"), ("GET", "/assets/x.js")):
        headers = [("host", host) for host in hosts]
        told = error(empty.client.request(method, path, headers=headers), 400)
        assert (told["code"], told["facts"]) == ("host-unfit", {})
    for host in ("localhost:8080", "127.0.0.1", "[::1]:80", "LOCALHOST."):
        named = {"host": host, "origin": f"http://{host}"}
        assert empty.client.get("/api/health", headers=named).status_code == 200


@pytest.mark.parametrize("walls", ["x", {}, 1, [1], [["x"]], [None]])
def test_what_walls_are_told_is_of_its_type(walls: object, empty: Floor) -> None:
    told = error(empty.client.post("/api/wall-announcements", json={"text": "x", "walls": walls}), 400)
    assert told["code"] == "bad-request" and told["facts"]["field"].startswith("walls")


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "1999-12-31", "3000-01-01", "2026-02-30", "x"])
def test_a_day_on_no_calendar(day: str, empty: Floor) -> None:
    for address in ("dealers", "dealers/sheet", "papers/down-sheet"):
        assert error(empty.client.get(f"/api/{address}", params={"day": day}), 409)["code"] == "no-such-day"
    shift = {"dealer": "Ada", "day": day, "starts": "20:00", "ends": "02:00"}
    assert error(empty.client.post("/api/dealers/shifts", json=shift))["code"] in {"no-such-day", "bad-request"}


def test_what_an_address_allows_is_told(empty: Floor) -> None:
    for method, path, allowed in (
        ("DELETE", "/api/events", {"GET", "POST"}),
        ("GET", "/api/session/pin", {"PUT"}),
        ("POST", "/floor", {"GET"}),
        ("PUT", "/api/events/friday/commands", {"POST"}),
    ):
        answer = empty.client.request(method, path)
        told = error(answer, 405)
        assert told["code"] == "not-allowed"
        assert set(answer.headers["allow"].split(", ")) - {"OPTIONS", "HEAD"} == allowed


def test_every_answer_says_how_browsers_may_take_it(empty: Floor) -> None:
    for path in ("/api/events", "/api/nowhere", "/floor", "/schema/openapi.json", "/health"):
        headers = empty.client.get(path).headers
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")
    assert empty.client.get("/floor", headers={"host": "a b"}).headers["x-content-type-options"] == "nosniff"
    rules = empty.client.get("/floor").headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"} <= set(rules)
    assert not [rule for rule in rules if rule.startswith(("script-src", "default-src")) and "unsafe" in rule]
