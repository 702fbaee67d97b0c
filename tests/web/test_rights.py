"""Every role, every command and every address, tried one by one: allowed where the table says, and nowhere else."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.testing import TestClient
from msgspec import Struct, inspect

from shuffleup.accounts.roles import COMMANDS, RIGHTS, Right, Role, Roles, may_give
from shuffleup.accounts.schema import METADATA
from shuffleup.answer import note
from shuffleup.locale.answers import answer_text
from shuffleup.store.port import log_sha256
from shuffleup.tournament.words.commands import OpenEvent, Register
from shuffleup.web import limits
from shuffleup.web.app import HANDLERS
from shuffleup.web.commands import FloorCommand, give_command
from tests.web.club import FORM, Floor, Json, floor, room_in_file
from tests.web.test_door import error, invited, paired, somebody

KINDS: tuple[type[Struct], ...] = get_args(FloorCommand)
ADDRESSES = [handler for handler in HANDLERS if isinstance(handler, HTTPRouteHandler)]
LINES = [handler for handler in HANDLERS if isinstance(handler, WebsocketRouteHandler)]
PLACES = {"event_id": "friday", "number": "1", "hand": "1", "table": "1", "at": "1", "paper": "deal", "player": "anna"}
"""What stands in an address; nothing has the id of any other part of one."""


@pytest.fixture(autouse=True)
def _as_often_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAYERS_A_SECOND", 10_000)
    monkeypatch.setattr(limits, "STRANGERS_A_MINUTE", 10_000)


def everything(desk: Floor) -> object:
    """The log and all that is kept beside it."""

    async def read() -> object:
        log = {stream: len(await desk.store.read(stream)) for stream in await desk.store.streams()}
        async with desk.people.reading() as database:
            kept = [(await database.execute(table.select())).all() for table in METADATA.sorted_tables]
        return log, await log_sha256(desk.store), kept

    return desk.client.blocking_portal.call(read)


@contextmanager
def nothing_changes(desk: Floor) -> Iterator[None]:
    """Whatever is asked in the block is refused, and leaves no trace."""
    before = everything(desk)
    yield
    assert everything(desk) == before


def program(desk: Floor, role: Role, *events: str) -> TestClient[Any]:
    """A program of that role, for some events or for all."""
    body = {"name": f"{role.value} {events}", "role": role.value, "events": events}
    made = desk.client.post("/api/tokens", json=body)
    assert made.status_code == 201, made.text
    other = somebody(desk)
    del other.headers["origin"]
    other.headers["authorization"] = f"Bearer {made.json()['secret']}"
    return other


def asked(browser: TestClient[Any], handler: HTTPRouteHandler) -> Response:
    """What somebody is answered who asks for this, as plainly as it can be asked."""
    (path,) = handler.paths
    (method,) = handler.http_methods
    for part in (one.strip("{}") for one in path.split("/") if one.startswith("{")):
        name = part.partition(":")[0]
        path = path.replace(f"{{{part}}}", PLACES.get(name, "nobody"))
    if handler.opt.get("streamed"):
        path += "?since=1000000"  # a version of no log: what it sends otherwise has no end
    data = handler.parsed_fn_signature.parameters.get("data")
    body = filled(inspect.type_info(data.annotation)) if data else None
    return browser.request(method, path, json=body)


def names_who_may(told: Json, role: Role, roles: Roles) -> bool:
    """Does the error say which role it takes?"""
    names = tuple([note(f"role-{one.value}") for one in Role if one in roles])
    said = answer_text(note("role-may-not", role=note(f"role-{role.value}"), roles=names))
    return (told["code"], told["message"]) == ("role-needed", said)


def closed_with(browser: TestClient[Any], path: str) -> int:
    """The code that a live line is closed with; 0 where it was opened and hints came."""
    try:
        with browser.websocket_connect(path) as line:
            assert line.receive_json()["stream"] == "event/friday"
            return 0
    except WebSocketDisconnect as closed:
        return closed.code


# ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_command_that_people_give_stands_in_the_table_and_nothing_else() -> None:
    assert set(COMMANDS) == {*KINDS, OpenEvent}


@pytest.mark.parametrize("role", Role, ids=lambda role: role.value)
def test_each_role_gives_each_command_or_is_told_which_role_it_takes(role: Role) -> None:
    with floor() as desk:
        desk.begun()
        who = invited(desk, role.value)
        roles = RIGHTS[Right.GIVE_COMMANDS]
        refused = [kind for kind in KINDS if not may_give(role, kind)]
        with nothing_changes(desk):
            for kind in refused:
                body = {"command_id": f"not-{tag(kind)}", "command": sample(kind), "reason": "tried"}
                answer = who.post("/api/events/friday/commands", json=body)
                told = answer.json()["error"]
                assert answer.status_code == 403, (kind, answer.text)
                assert names_who_may(told, role, COMMANDS[kind] if role in roles else roles), told
                if role in roles:
                    [offered] = who.post("/api/events/friday/offers", json={"commands": [sample(kind)]}).json()
                    assert names_who_may(offered, role, COMMANDS[kind]), offered
        for kind in set(KINDS) - set(refused):
            body = {"command_id": f"may-{tag(kind)}", "command": sample(kind)}
            answer = who.post("/api/events/friday/commands", json=body)
            assert answer.status_code in (200, 409), (kind, answer.text)


def test_what_somebody_may_not_give_he_neither_undoes_nor_redoes() -> None:
    with floor() as desk:
        desk.begun()
        manager = invited(desk, "floor")
        with nothing_changes(desk):
            for kind in ("undo", "redo"):
                body = {"command_id": kind, "command": {"type": kind, "command_id": "open"}}
                answer = manager.post("/api/events/friday/commands", json=body)
                assert names_who_may(error(answer, 403), Role.FLOOR, COMMANDS[OpenEvent])


@pytest.mark.parametrize("role", Role, ids=lambda role: role.value)
def test_each_role_and_its_programs_ask_at_each_address_what_the_table_says(role: Role, tmp_path: Path) -> None:
    with room_in_file(tmp_path / "club.db") as desk:
        desk.begun()
        for who in (invited(desk, role.value), program(desk, role)):
            with nothing_changes(desk):
                for handler in ADDRESSES:
                    if not may_ask(role, handler):
                        told = error(asked(who, handler), 403)
                        assert names_who_may(told, role, RIGHTS[handler.opt["right"]]), (handler, told)
            for handler in ADDRESSES:
                if may_ask(role, handler) and "right" in handler.opt:
                    answer = asked(who, handler)
                    assert answer.status_code < 500, (handler, answer.text)
                    held_finer = handler is give_command and not may_give(role, Register)
                    assert answer.status_code != 401, (handler, answer.text)
                    assert (answer.status_code == 403) is held_finer, (handler, answer.text)
            for line in LINES:
                assert closed_with(who, line_of(line, "friday")) == (0 if may_ask(role, line) else 4403)


@pytest.mark.parametrize("role", Role, ids=lambda role: role.value)
def test_a_program_for_one_event_asks_nothing_beside_it(role: Role) -> None:
    with floor() as desk:
        desk.begun()
        desk.client.post("/api/events", json={"command_id": "o", "event_id": "saturday", "form": FORM})
        here, elsewhere = program(desk, role, "friday"), program(desk, role, "saturday")
        with nothing_changes(desk):
            for handler in ADDRESSES:
                if "right" not in handler.opt:
                    continue
                told = error(asked(elsewhere, handler), 403)
                assert told["code"] == ("other-event" if may_ask(role, handler) else "role-needed"), (handler, told)
                answer = asked(here, handler) if "event_id" not in path_of(handler) else None
                assert answer is None or answer.status_code == 403, (handler, answer.text)
            for line in LINES:
                assert may_ask(role, line) is (closed_with(here, line_of(line, "friday")) == 0)
                assert closed_with(elsewhere, line_of(line, "friday")) == 4403
                assert closed_with(elsewhere, f"{line_of(line, 'friday')}&event=saturday") > 4000


def test_nobody_asks_anything_but_what_is_open_to_everybody() -> None:
    with floor() as desk:
        desk.begun()
        stranger, liar = somebody(desk), somebody(desk)
        liar.headers["authorization"] = "Bearer made-up"
        for who in (stranger, liar):
            with nothing_changes(desk):
                for handler in ADDRESSES:
                    if "right" in handler.opt:
                        assert error(asked(who, handler), 401)["code"] == "sign-in", handler
                assert [closed_with(who, line_of(line, "friday")) for line in LINES] == [4401] * len(LINES)


def test_a_device_on_which_nobody_is_signed_in_is_a_display() -> None:
    with floor() as desk:
        desk.begun()
        tablet = paired(desk)
        with nothing_changes(desk):
            for handler in ADDRESSES:
                if not may_ask(Role.DISPLAY, handler):
                    told = error(asked(tablet, handler), 403)
                    assert names_who_may(told, Role.DISPLAY, RIGHTS[handler.opt["right"]]), (handler, told)


@pytest.mark.parametrize("path", ["//api/events", "/api//events", "/./api/events", "/x/../api/events", "/api/events/"])
def test_no_way_of_writing_an_address_leads_past_the_guard(path: str) -> None:
    """Asked of the application itself: a browser and its library would write the address the usual way first."""
    with floor() as desk:
        desk.begun()
        assert desk.client.blocking_portal.call(status_of, desk, "/api/health") == 200
        assert desk.client.blocking_portal.call(status_of, desk, path) in (401, 404)


async def status_of(desk: Floor, path: str) -> int:
    """What a stranger is answered who asks for a path as it is."""
    told: list[int] = []
    host = desk.client.base_url.host
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", host.encode())],
        "client": ("127.0.0.1", 1),
        "server": (host, 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
        "asgi": {"version": "3.0"},
        "extensions": {},
    }

    async def receive() -> Json:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Json) -> None:
        if message["type"] == "http.response.start":
            told.append(message["status"])

    await desk.client.app(scope, receive, send)
    return told[0]


# ── asking ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def may_ask(role: Role, handler: Json) -> bool:
    """What the table says."""
    return "open" in handler.opt or role in RIGHTS[handler.opt["right"]]


def path_of(handler: Json) -> str:
    (path,) = handler.paths
    return str(path)


def line_of(handler: Json, event: str) -> str:
    """The address of a live line about an event."""
    return path_of(handler).replace("{event_id:str}", event) + f"?event={event}"


def kinds_of(union: object) -> list[type[Struct]]:
    """The kinds of commands of a union."""
    return list(get_args(union))


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def sample(kind: type[Struct]) -> Json:
    """A command of this kind that can be read; what the rules say to it does not matter."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return filled(info)


def filled(info: inspect.Type) -> Json:
    """The smallest value of a type."""
    match info:
        case inspect.Metadata(type=inner):
            return filled(inner)
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            tagged = {tag_field: tag} if tag_field else {}
            return {**tagged, **{one.encode_name: filled(one.type) for one in fields if one.required}}
        case inspect.UnionType(types=types):
            return filled(types[0])
        case inspect.TupleType(item_types=items):
            return [filled(one) for one in items]
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return []
        case inspect.DictType():
            return {}
        case inspect.NoneType():
            return None
    return _plain(info)


def _plain(info: inspect.Type) -> str | int:
    match info:
        case inspect.EnumType(cls=cls):
            return next(iter(cls)).value
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.BoolType():
            return False
        case inspect.IntType(ge=least, gt=over):
            return least if least is not None else 1 if over is None else over + 1
        case inspect.FloatType():
            return 1
        case inspect.StrType(min_length=least):
            return "x" * (least or 1)
        case inspect.BytesType():
            return ""
        case inspect.DateType():
            return "2026-05-01"
    raise AssertionError(info)
