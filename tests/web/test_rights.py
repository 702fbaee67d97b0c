"""Every role, every command and every address, tried one by one: allowed where the table says, and nowhere else."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct, inspect

from shuffleup.accounts.roles import COMMANDS, RIGHTS, Right, Role, Roles, may_give
from shuffleup.answer import note
from shuffleup.locale.answers import answer_text
from shuffleup.tournament.words.commands import OpenEvent, Register
from shuffleup.web.described import Address
from shuffleup.web.floor.giving import give_command
from shuffleup.web.shell import limits
from shuffleup.web.shell.commands import FloorCommand
from tests.web.answers import error
from tests.web.asking import ASKED, LINES, asked, closed_with, everything, filled, line_of, program
from tests.web.browsers import invited, paired, somebody
from tests.web.club import FORM, Floor, Json, floor, room_in_file

KINDS: tuple[type[Struct], ...] = get_args(FloorCommand)


@pytest.fixture(autouse=True)
def _as_often_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAYERS_A_SECOND", 10_000)
    monkeypatch.setattr(limits, "STRANGERS_A_MINUTE", 10_000)


@contextmanager
def nothing_changes(desk: Floor) -> Iterator[None]:
    """Whatever is asked in the block is refused, and leaves no trace."""
    before = everything(desk)
    yield
    assert everything(desk) == before


def names_who_may(told: Json, role: Role, roles: Roles) -> bool:
    """Does the error say which role it takes?"""
    names = tuple([note(f"role-{one.value}") for one in Role if one in roles])
    said = answer_text(note("role-may-not", role=note(f"role-{role.value}"), roles=names))
    return (told["code"], told["message"]) == ("role-needed", said)


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
                for address in ASKED:
                    if not may_ask(role, address):
                        told = error(asked(who, address), 403)
                        assert names_who_may(told, role, RIGHTS[address.handler.opt["right"]]), (address, told)
            for address in ASKED:
                if may_ask(role, address) and "right" in address.handler.opt:
                    answer = asked(who, address)
                    assert answer.status_code < 500, (address, answer.text)
                    held_finer = address.handler.fn is give_command.fn and not may_give(role, Register)
                    assert answer.status_code != 401, (address, answer.text)
                    assert (answer.status_code == 403) is held_finer, (address, answer.text)
            for line in LINES:
                assert closed_with(who, line_of(line, "friday")) == (0 if may_ask(role, line) else 4403)


@pytest.mark.parametrize("role", Role, ids=lambda role: role.value)
def test_a_program_for_one_event_asks_nothing_beside_it(role: Role) -> None:
    with floor() as desk:
        desk.begun()
        desk.client.post("/api/events", json={"command_id": "o", "event_id": "saturday", "form": FORM})
        here, elsewhere = program(desk, role, "friday"), program(desk, role, "saturday")
        with nothing_changes(desk):
            for address in ASKED:
                if "right" not in address.handler.opt:
                    continue
                told = error(asked(elsewhere, address), 403)
                assert told["code"] == ("other-event" if may_ask(role, address) else "role-needed"), (address, told)
                answer = asked(here, address) if "event_id" not in address.path else None
                assert answer is None or answer.status_code == 403, (address, answer.text)
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
                for address in ASKED:
                    if "right" in address.handler.opt:
                        assert error(asked(who, address), 401)["code"] == "sign-in", address
                assert [closed_with(who, line_of(line, "friday")) for line in LINES] == [4401] * len(LINES)


def test_a_device_on_which_nobody_is_signed_in_is_a_display() -> None:
    with floor() as desk:
        desk.begun()
        tablet = paired(desk)
        with nothing_changes(desk):
            for address in ASKED:
                if not may_ask(Role.DISPLAY, address):
                    told = error(asked(tablet, address), 403)
                    assert names_who_may(told, Role.DISPLAY, RIGHTS[address.handler.opt["right"]]), (address, told)


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


def may_ask(role: Role, address: Address) -> bool:
    """What the table says."""
    return "open" in address.handler.opt or role in RIGHTS[address.handler.opt["right"]]


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
