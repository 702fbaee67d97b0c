"""A real server under guesses: the owner is let in all the same, and none of ten thousand is right."""

import json
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

import pytest

from shuffleup.accounts.failures import FREE, FREE_AT_ADDRESS, FREE_AT_LOGIN, FREE_ON_DEVICE
from shuffleup.web.pages import is_built
from tests.web.running import Json, Server, served

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")]
GUESSES, AT_ONCE = 10_000, 64
CROWD = 250
CEILING_SECONDS = 10
"""Ten times what bench/doors.py promises."""
LOGIN = {"login": "ada", "new": "correct horse battery"}
SIGN_IN = {"by": "password", "login": "ada", "password": "correct horse battery"}
PROXY = ("--no-backups", "--behind-proxy", "127.0.0.1")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that is told by a proxy who asks."""
    with served(tmp_path / "club.db", options=PROXY, log=tmp_path / "log") as running:
        yield running


def sent(server: Server, body: Json, headers: dict[str, str], method: str = "POST", path: str = "") -> tuple[int, Json]:
    """The status and the headers of an answer."""
    page = {"origin": server.address, "content-type": "application/json", **headers}
    asked = urllib.request.Request(
        f"{server.address}/api/session{path}", json.dumps(body).encode(), page, method=method
    )
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code, fault.headers


def owner(server: Server) -> dict[str, str]:
    """What the owner's browser keeps once he has chosen a login."""
    _, headers = sent(server, LOGIN, {"cookie": server.headers["cookie"]}, "PUT", "/password")
    return {"cookie": str(headers["set-cookie"]).partition(";")[0], "x-forwarded-for": "203.0.113.7"}


def test_the_owner_is_in_while_a_crowd_guesses(server: Server) -> None:
    browser = owner(server)
    wrong = {**SIGN_IN, "password": "a wrong password"}
    with ThreadPoolExecutor(CROWD) as crowd:
        guesses = [crowd.submit(sent, server, wrong, {"x-forwarded-for": f"192.0.2.{one}"}) for one in range(CROWD)]
        began = monotonic()
        status, _ = sent(server, SIGN_IN, browser)
        took = monotonic() - began
        answers = [guess.result() for guess in guesses]
    assert status == 200
    assert took < CEILING_SECONDS
    assert Counter([code for code, _ in answers]).keys() <= {401, 429, 503}
    assert all(int(headers["retry-after"]) > 0 for code, headers in answers if code in (429, 503))


def guessed(server: Server, bodies: list[Json], headers: list[dict[str, str]]) -> Counter[int]:
    """What so many guesses are answered that are sent at once, as many as a machine can have open."""
    with ThreadPoolExecutor(AT_ONCE) as crowd:
        asked = [crowd.submit(sent, server, body, head) for body, head in zip(bodies, headers, strict=True)]
        return Counter([one.result()[0] for one in asked])


def test_none_of_ten_thousand_pins_is_right(server: Server) -> None:
    """Every PIN of four digits, from the cookie of one wall, the right one among the last."""
    assert sent(server, {"pin": "9571"}, {"cookie": server.headers["cookie"]}, "PUT", "/pin")[0] == 204
    staff = server.ask("/api/session")["person"]["id"]
    key = server.ask("/api/devices/pairings", {"name": "Wall"})["link"].partition("#pairing=")[2]
    page = {"origin": server.address, "content-type": "application/json"}
    asked = urllib.request.Request(f"{server.address}/api/devices", json.dumps({"key": key}).encode(), page)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        wall = {"cookie": str(answer.headers["set-cookie"]).partition(";")[0]}
    pins: list[Json] = [{"by": "pin", "staff": staff, "pin": f"{pin:04}"} for pin in range(GUESSES)]
    told = guessed(server, pins, [wall] * GUESSES)
    assert told[200] == 0
    assert told[401] <= FREE_ON_DEVICE + 1
    assert told.keys() <= {401, 429, 503}


def test_none_of_ten_thousand_passwords_is_right_from_one_address_nor_from_as_many(server: Server) -> None:
    owner(server)
    bodies: list[Json] = [{**SIGN_IN, "password": f"guess {one}"} for one in range(GUESSES // 2 - 1)] + [SIGN_IN]
    told = guessed(server, bodies, [{"x-forwarded-for": "192.0.2.7"}] * len(bodies))
    assert (told[200], told[401] <= FREE + 1) == (0, True)
    addresses = [{"x-forwarded-for": f"198.51.{one // 250}.{one % 250}"} for one in range(len(bodies))]
    told = guessed(server, bodies, addresses)
    assert told[200] == 0
    assert told[401] <= FREE_AT_LOGIN + FREE_AT_ADDRESS
    assert told.keys() <= {401, 429, 503}
