"""The server's log: a line for what matters, with ids, and never a secret nor a name."""

import ast
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

import shuffleup
from shuffleup.answer import note
from shuffleup.service.run import Service
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import AppendResult, Row, StoreError
from shuffleup.web.shell.log import FACTS, LogForm, keep_log
from tests.web.answers import error
from tests.web.browsers import PASSWORD, invited, paired, somebody
from tests.web.club import NAMES, Json, floor
from tests.web.online_seat import entered, sit_and_go, until_asked, wait

LOGGERS = ("", "shuffleup", "py.warnings")


class Written(io.StringIO):
    """What was written to the log."""

    @property
    def lines(self) -> list[Json]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def of(self, event: str) -> list[Json]:
        """The lines of one event, without the time."""
        return [{k: v for k, v in one.items() if k not in {"at", "ms"}} for one in self.lines if one["event"] == event]


@pytest.fixture(params=[LogForm.JSON])
def log(request: pytest.FixtureRequest) -> Iterator[Written]:
    """The log of the server, as it is written from here on."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.getLogger("shuffleup").level
    written = Written()
    keep_log(request.param, written)
    yield written
    root.handlers, root.level = before[0], before[1]
    logging.getLogger("shuffleup").setLevel(before[2])
    logging.captureWarnings(capture=False)


def test_a_command_leaves_one_line_with_its_ids_and_what_is_read_leaves_none(log: Written) -> None:
    with floor() as desk:
        desk.begun()
        log.truncate(log.seek(0))
        answer = desk.ask({"type": "pause-clock", "reason": ""}, "c-77", x_request_id="tablet-3.42")
        assert answer.headers["x-request-id"] == "tablet-3.42"
        desk.page()
        desk.client.post("/api/events/friday/offers", json={"commands": [{"type": "resume-clock"}]})
    [line] = log.lines
    assert isinstance(line.pop("ms"), float) and line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "event": "request",
        "logger": "shuffleup.web",
        "request": "tablet-3.42",
        "method": "POST",
        "route": "/api/events/{event_id}/commands",
        "status": 200,
        "role": "owner",
        "kind": "pause-clock",
        "command": "c-77",
        "stream": "event/friday",
        "version": answer.json()["version"],
    }


def test_a_refusal_leaves_its_code(log: Written) -> None:
    with floor() as desk:
        desk.begun()
        desk.refused("resume-clock")
        error(desk.client.get("/api/nothing/Anna"), 404)
        error(somebody(desk).get("/api/events"), 401)
    told = [(one["route"], one["status"], one["code"]) for one in log.of("request") if one["status"] >= 400]
    assert told == [
        ("/api/events/{event_id}/commands", 409, "clock-runs"),
        ("-", 404, "not-found"),
        ("/api/events", 401, "sign-in"),
    ]


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, "-a", "a\x07b", "\u00e9", "a=b"])
def test_an_id_that_is_not_well_formed_is_not_kept(given: str) -> None:
    with floor() as desk:
        answer = desk.client.get("/api/health", headers={"x-request-id": given.encode("latin-1")})
        assert answer.headers["x-request-id"] not in {given, ""}


def test_every_answer_says_its_id(log: Written) -> None:
    with floor() as desk:
        for path in ("/api/health", "/floor", "/nothing", "/api/events/none/floor", "/schema"):
            assert desk.client.get(path).headers["x-request-id"]
        with pytest.raises(WebSocketDisconnect), desk.client.websocket_connect("/api/live?event=none"):
            pass
    assert {one["status"] for one in log.of("request") if one["method"] == "SOCKET"} == {404}


def test_who_comes_in_and_who_does_not(log: Written) -> None:
    with floor() as desk:
        tablet, cashier = paired(desk), invited(desk, "cashier")
        me = cashier.get("/api/session").json()["person"]["id"]
        wrong = {"by": "password", "login": "carla", "password": "aces full of kings"}
        error(somebody(desk).post("/api/session", json=wrong), 401)
        cashier.delete("/api/session")
    ways = [(one["way"], one["role"]) for one in log.of("signed-in")]
    assert ways == [("session", "owner"), ("device", "display"), ("session", "cashier")]
    assert [one["actor"] for one in log.of("signed-out")] == [me]
    [refused] = log.of("sign-in-refused")
    assert (refused["code"], refused["address"], "login" in refused) == ("wrong-login", "testclient", False)
    assert tablet.headers["origin"]


class FullDisk(MemoryStore):
    """A log on a disk that can be full."""

    full = False

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``."""
        if self.full:
            raise StoreError("disk-full", note("disk-is-full", file="a.db"), note("free-some-space"))
        return await super().append(row)


def test_timers_tell_who_keeps_them_and_what_is_in_trouble(log: Written) -> None:
    store = FullDisk()
    with floor(store) as desk:
        desk.begun()
        timers = desk.client.app.state.desk.timers
        for store.full in (False, True, True, False):
            desk.client.blocking_portal.call(timers.sweep)
            desk.at += 90 * 60_000_000
    assert [one["count"] for one in log.of("timers-shared")] == [16]
    [trouble] = log.of("clock-in-trouble")
    assert (trouble["stream"], trouble["code"]) == ("event/friday", "disk-full")
    assert [one["stream"] for one in log.of("clock-kept-again")] == ["event/friday"]


PLANTED = "hunter2-planted"


@pytest.mark.parametrize("log", [LogForm.SHORT], indirect=True)
def test_a_short_log_has_only_what_is_wrong(log: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    with floor() as desk:
        desk.begun()
        assert log.getvalue() == ""
        _something_goes_wrong(desk, monkeypatch)
    assert "failed" in log.getvalue()


@pytest.mark.parametrize("log", [LogForm.TEXT, LogForm.JSON], indirect=True)
def test_no_line_of_a_whole_evening_has_a_secret_or_a_name(log: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {
        PASSWORD,
        PLANTED,
        "8351",
        "9942",
        *NAMES,
        "Ricci",
        "Tablet 3",
        "carla",
        "Anna",
        "anna",
        "Bruno",
        "bruno",
    }
    with floor(committed=True) as desk:
        desk.begun()
        secrets |= {desk.client.cookies["shuffleup-session"]}
        _people_come_in(desk, secrets)
        _something_goes_wrong(desk, monkeypatch)
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        for _ in range(4):
            asked = until_asked(desk, anna, bruno)
            seat = asked.look()["seat"]
            secrets |= {" ".join(seat["own"]["cards"]), json.dumps(seat["own"]["cards"]), "".join(seat["own"]["cards"])}
            asked.act("fold", asked_at=seat["ask"]["asked_at"])
            wait(desk, 5)
        secrets |= {one.browser.cookies["shuffleup-session"] for one in (anna, bruno)}
    whole = log.getvalue()
    # The digits of a time may be those of a PIN, and those of a random id may read like two cards.
    told = re.sub(r"[-\d]+T[:.\d]+Z|\b[0-9a-f]{8,}\b", "", whole)
    assert told.count("request") > 20
    assert "failed" in told and "SecretiveError" in told
    assert {secret for secret in secrets if secret in (told if len(secret) < 8 else whole)} == set()


class SecretiveError(Exception):
    """A fault that says more than it should."""


def _people_come_in(desk: Json, secrets: set[str]) -> None:
    tablet, cashier = paired(desk), invited(desk, "cashier")
    cashier.put("/api/session/pin", json={"pin": "8351"})
    [carla] = tablet.get("/api/session/colleagues").json()
    for pin in ("9942", "8351"):
        tablet.post("/api/session", json={"by": "pin", "staff": carla["id"], "pin": pin})
    token = desk.client.post("/api/tokens", json={"name": PLANTED, "role": "auditor"})
    assert token.status_code == 201, token.text
    secret = token.json()["secret"]
    program = somebody(desk)
    program.headers["authorization"] = f"Bearer {secret}"
    program.get("/api/events")
    program.headers["authorization"] = f"Bearer {PLANTED}"
    error(program.get("/api/events"), 401)
    link = desk.client.post("/api/staff/invitations", json={"name": "Gina", "role": "floor"}).json()["link"]
    error(somebody(desk).post("/api/session", json={"by": "link", "key": PLANTED}), 409)
    desk.client.get(f"/{PLANTED}?key={PLANTED}")
    secrets |= {secret, link.partition("#invitation=")[2], cashier.cookies["shuffleup-session"]}
    secrets |= {tablet.cookies["shuffleup-device"]}


def _something_goes_wrong(desk: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise SecretiveError(PLANTED)

    async def execute(*_: object) -> None:
        breaks()

    with monkeypatch.context() as broken:
        broken.setattr(Service, "execute", execute)
        desk.client.raise_server_exceptions = False
        assert desk.ask({"type": "pause-clock", "reason": PLANTED}).status_code == 500


def test_a_fault_that_the_system_tells_is_told_with_its_place(log: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    with floor() as desk:
        desk.begun()

        async def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(MemoryStore, "append", full)
        desk.client.raise_server_exceptions = False
        assert desk.ask({"type": "pause-clock", "reason": ""}).status_code == 500
    [failed] = log.of("failed")
    assert (failed["fault"], failed["said"]) == ("OSError", "[Errno 28] No space left on device")
    assert any("service/run.py" in place for place in failed["where"])


def test_a_line_cannot_be_forged_nor_steer_a_terminal(log: Written) -> None:
    logging.getLogger("shuffleup.web").info("a\nb", extra={"command": "c\n{}\x1b[2J\u202e", "password": "x"})
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    first, other = log.lines
    assert (first["event"], first["command"]) == ("a\\x0ab", "c\\x0a{}\\x1b[2J\\x202e")
    assert "password" not in first
    assert (other["event"], other["logger"]) == ("Invalid HTTP request received.", "uvicorn.error")


def _lines_of(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls that write to the log."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name("LOG"), attr=level)) if level != "isEnabledFor":
                yield node


def _is_plain(line: ast.Call) -> bool:
    """Is it a fixed code, and facts that have a name?"""
    facts = next((one.value for one in line.keywords if one.arg == "extra"), None)
    names = [key.value for key in facts.keys if isinstance(key, ast.Constant)] if isinstance(facts, ast.Dict) else []
    match line.args:
        case [ast.Constant(str(code))] | [_, ast.Constant(str(code))]:  # the second where the first says how bad it is
            return bool(re.fullmatch(r"[a-z]+(-[a-z]+)*", code)) and set(names) <= set(FACTS)
    return False


def test_every_line_of_ours_is_a_fixed_code_with_facts_that_have_a_name() -> None:
    root = Path(shuffleup.__file__).parent
    lines = [(path, line) for path in root.rglob("*.py") for line in _lines_of(ast.parse(path.read_bytes()))]
    assert len(lines) > 20
    assert [f"{path.relative_to(root)}:{line.lineno}" for path, line in lines if not _is_plain(line)] == []
