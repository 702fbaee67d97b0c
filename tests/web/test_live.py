"""The live line: hints about versions, a beat while nothing happens, and levels that begin by themselves."""

import time

import pytest
from litestar.exceptions import WebSocketDisconnect

from shuffleup.answer import note
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import AppendResult, Row, StoreError
from shuffleup.web.shell import hub
from tests.web.club import MINUTE, floor


def test_a_page_hears_of_every_command_at_once() -> None:
    with floor() as desk:
        desk.begun(6)
        with desk.client.websocket_connect("/api/live?event=friday") as line:
            hint = {
                "stream": "event/friday",
                "version": 4,
                "table_version": 0,
                "now": desk.at,
                "troubles": [],
                "read": 0,
                "marked_at": 0,
                "ahead": 0,
            }
            assert line.receive_json() == hint
            desk.give("pause-clock", reason="")
            assert line.receive_json()["version"] == 5
            assert desk.page()["version"] == 5


def test_a_line_over_which_nothing_happens_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.01)
    with floor() as desk:
        desk.begun(6)
        with desk.client.websocket_connect("/api/live?event=friday") as line:
            assert [line.receive_json()["version"] for _ in range(3)] == [4, 4, 4]


def test_a_burst_of_commands_ends_with_the_last_version() -> None:
    with floor() as desk:
        desk.begun(12)
        with desk.client.websocket_connect("/api/live?event=friday") as line:
            version = line.receive_json()["version"]
            for _ in range(10):
                desk.give("pause-clock", reason="")
                desk.give("resume-clock")
            heard = [version]
            while heard[-1] < version + 20:
                heard.append(line.receive_json()["version"])
            assert heard == sorted(set(heard))


def test_a_line_about_an_unknown_event_is_closed_and_the_server_goes_on() -> None:
    with floor() as desk:
        desk.begun(6)
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            desk.client.websocket_connect("/api/live?event=monday") as line,
        ):
            line.receive_json()
        assert closed.value.code == 4404
        assert desk.page()["version"] == 4


def test_a_page_from_elsewhere_hears_nothing() -> None:
    with floor() as desk:
        desk.begun(6)
        elsewhere = {"origin": "http://evil.example"}
        with (
            pytest.raises(WebSocketDisconnect),
            desk.client.websocket_connect("/api/live?event=friday", headers=elsewhere) as line,
        ):
            line.receive_json()


def test_levels_begin_by_themselves_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.service.timers.LOOK_SECONDS", 0.005)
    with floor(MemoryStore(), timers=True) as desk:
        desk.begun(6)
        with desk.client.websocket_connect("/api/live?event=friday") as line:
            version = line.receive_json()["version"]
            desk.at += 20 * MINUTE
            deadline = time.monotonic() + 20
            while line.receive_json()["version"] == version:
                assert time.monotonic() < deadline, "the level did not begin"
        assert desk.page()["view"]["clock"]["level"] == 2
        kinds = [one["asked"]["kind"] for one in desk.page("audit")["lines"]]
        assert kinds.count("advance-clock") == 1


class FullStore(MemoryStore):
    """A store whose disk is full for a while."""

    full = False

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``."""
        if self.full:
            raise StoreError("disk-full", note("disk-is-full", file="club.db"), note("free-some-space"))
        return await super().append(row)


def test_a_clock_in_trouble_is_told_over_the_line_and_by_the_server_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.service.timers.LOOK_SECONDS", 0.005)
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.01)
    store = FullStore()
    with floor(store, timers=True) as desk:
        desk.begun(6)
        with desk.client.websocket_connect("/api/live?event=friday") as line:
            assert line.receive_json()["troubles"] == []
            store.full = True
            desk.at += 20 * MINUTE
            since = desk.at
            while not (troubles := line.receive_json()["troubles"]):
                pass
            assert troubles == [{"event": "friday", "since": since, "code": "disk-full", "what": "clock", "jump": 0}]
            assert desk.client.get("/api/health").json()["troubles"] == troubles
            store.full = False
            while line.receive_json()["troubles"]:
                pass
        assert desk.page()["view"]["clock"]["level"] == 2
        assert desk.client.get("/api/health").json()["troubles"] == []


@pytest.mark.parametrize(
    ("language", "message", "hint"),
    [
        ("en", "the disk of club.db is full", "free some space there first"),
        ("it", "il disco di club.db è pieno", "liberarvi prima dello spazio"),
        ("es", "el disco de club.db está lleno", "libere antes espacio en él"),
    ],
)
def test_a_command_that_cannot_be_written_is_answered_with_the_reason(language: str, message: str, hint: str) -> None:
    store = FullStore()
    with floor(store) as desk:
        desk.begun(6)
        store.full = True
        answer = desk.ask({"type": "pause-clock", "reason": ""}, "pause", accept_language=language)
        told = answer.json()["error"]
        assert (answer.status_code, told["code"]) == (503, "disk-full")
        assert (told["message"], told["hint"]) == (message, hint)
        store.full = False
        assert not desk.give("pause-clock", "pause", reason="")["repeated"]
