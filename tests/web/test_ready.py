"""What many ask for is worked out and encoded once, and is never older than what its asker knows of."""

import gzip
import random
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from httpx import Response
from litestar.testing import TestClient

from shuffleup.web.shell import limits
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.packed import Packed
from shuffleup.web.shell.ready import ReadyAnswers
from shuffleup.web.walls import wall_page
from tests.web.answers import error
from tests.web.browsers import invited, paired, somebody
from tests.web.club import floor

HUNDRED = 100
WALL = "/api/events/friday/wall"


class Counted:
    """How often walls are worked out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._wall = wall_page.wall
        monkeypatch.setattr(wall_page, "wall", self._counted)

    def _counted(self, *told: object) -> object:
        self.count += 1
        return self._wall(*told)


def at_once(browser: TestClient, address: str = WALL, **headers: str) -> list[Response]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with ThreadPoolExecutor(HUNDRED) as threads:
        asked = [threads.submit(browser.get, address, headers=named) for _ in range(HUNDRED)]
        return [one.result() for one in asked]


def test_a_hundred_screens_at_once_are_answered_by_one_view(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    monkeypatch.setattr("shuffleup.web.shell.ready.OLDEST_SECONDS", 3_600)
    with floor() as desk:
        desk.begun()
        screen = paired(desk)
        answers = at_once(screen)
        assert {one.status_code for one in answers} == {200}
        assert len({one.content for one in answers}) == 1 == counted.count
        tag = answers[0].headers["etag"]
        assert {one.status_code for one in at_once(screen, if_none_match=f'"x", {tag}')} == {304}
        assert counted.count == 1, "what has not changed is not worked out again"
        desk.give("pause-clock", reason="")
        changed = at_once(screen, if_none_match=tag)
        assert {one.status_code for one in changed} == {200}
        assert {one.json()["version"] for one in changed} == {answers[0].json()["version"] + 1}
        assert counted.count == 2
        assert at_once(screen, accept_language="it")[0].status_code == 200
        assert counted.count == 3, "each language and each role has its own"


def test_what_was_done_is_in_every_answer_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.web.shell.ready.OLDEST_SECONDS", 3_600)
    with floor() as desk:
        desk.begun()
        screen = paired(desk)
        for seconds in range(60, 90):
            told = desk.give("set-time-left", seconds=seconds, reason="measured", author="floor")
            assert screen.get(WALL).json()["version"] == told["version"]
        zone = {"zone": "Europe/Rome"}
        assert desk.client.put("/api/calendar/zone", json=zone).status_code == 204, "beside the log"
        assert screen.get(WALL).json()["hours"]["zone"] == "Europe/Rome"


def test_an_answer_says_its_own_time_and_is_the_same_compressed() -> None:
    with floor() as desk:
        desk.begun()
        screen = paired(desk)
        first = screen.get(WALL)
        desk.at += 1_000
        ahead = 5
        shared: Desk = desk.client.app.state.desk
        shared.now = lambda: desk.at + ahead  # the time of the log, which a wall set ahead may have moved
        plain, packed = screen.get(WALL, headers={"accept-encoding": "identity"}), screen.get(WALL)
        assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert packed.json() == plain.json() == {**first.json(), "now": desk.at + ahead}
        assert first.headers["etag"] == plain.headers["etag"] == packed.headers["etag"]


@pytest.mark.parametrize("size", [0, 1, 500, 70_000])
def test_a_body_is_packed_around_its_time(size: int) -> None:
    dice = random.Random(size)
    noise = bytes(dice.choices(b"abcdefgh", k=size))
    for body in (b'{"version":3,"now":17,"x":"%b"}' % noise, b'["%b"]' % noise, b'{"now":4}'):
        packed = Packed(body)
        for now in (1, 1_700_000_000_000_000):
            packed_whole = packed.gzip(now)
            assert gzip.decompress(packed_whole) == packed.plain(now)
            alone = zlib.decompressobj(zlib.MAX_WBITS | 16)
            assert alone.decompress(packed_whole) == packed.plain(now) and alone.eof and not alone.unused_data


def test_what_is_ready_is_given_to_nobody_who_may_not_have_it() -> None:
    with floor() as desk:
        desk.begun()
        screen = paired(desk)
        assert screen.get(WALL).status_code == 200
        assert error(somebody(desk).get(WALL), 401)["code"] == "sign-in"
        assert error(invited(desk, "player").get(WALL), 403)["code"] == "role-needed"
        foreign = {"host": "evil.example"}
        assert screen.get(WALL, headers=foreign).status_code == 403
        assert screen.get(WALL, headers={"origin": "http://evil.example"}).status_code == 403
        keys = desk.client.get("/api/staff").json()["keys"]
        device = next(one["id"] for one in keys if one["kind"] == "device")
        assert desk.client.delete(f"/api/devices/{device}").status_code == 204
        assert error(screen.get(WALL), 401)["code"] == "sign-in"


def test_what_is_ready_counts_against_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PUBLIC_A_MINUTE", 4)
    with floor() as desk:
        desk.begun()
        assert desk.client.put("/api/events/friday/public", json={"on": True}).status_code == 204
        answers = [one.status_code for one in at_once(somebody(desk), "/api/public/friday")]
        assert sorted(answers) == [200] * 4 + [429] * (HUNDRED - 4)


def test_few_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.web.shell.ready.MOST_KEPT", 4)
    with floor() as desk:
        desk.begun()
        ready: ReadyAnswers = desk.client.app.asgi_handler._app
        assert desk.client.get("/api/walls/none").status_code == 404
        assert not ready._kept, "an error is no answer"
        for language in ("en", "it", "es"):
            for address in ("wall", "seats"):
                named = {"accept-language": language}
                assert desk.client.get(f"/api/events/friday/{address}", headers=named).status_code == 200
        assert len(ready._kept) == 4
