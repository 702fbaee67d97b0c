"""The description of the server: what it says of errors is so, and the client in the examples is made of it."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from litestar.handlers import HTTPRouteHandler

from shuffleup.web.app import HANDLERS
from shuffleup.web.described import error_examples
from tests.web.club import floor
from tests.web.running import served
from tests.web.test_door import somebody
from tools.client import FOLDER, client_files
from tools.openapi import description

DOCUMENT = json.loads(description())
OPERATIONS = [
    (method, path, one) for path, operations in DOCUMENT["paths"].items() for method, one in operations.items()
]
ADDRESSES = [handler for handler in HANDLERS if isinstance(handler, HTTPRouteHandler)]


def test_every_operation_has_a_name_of_its_own_and_says_what_it_is() -> None:
    names = [one["operationId"] for _, _, one in OPERATIONS]
    assert len(names) == len(set(names)) == len(ADDRESSES)
    assert [one["operationId"] for _, _, one in OPERATIONS if not (one.get("summary") and one.get("description"))] == []


def test_every_error_is_described_with_an_example_that_is_one() -> None:
    error = DOCUMENT["components"]["responses"]["WebError"]["content"]["application/json"]
    described = {status for _, _, one in OPERATIONS for status in one["responses"] if status >= "4"}
    assert described == error["examples"].keys()
    validator = Draft202012Validator({**error["schema"], "components": DOCUMENT["components"]})
    for example in error["examples"].values():
        validator.validate(example["value"])
        assert example["summary"] and example["value"]["error"]["message"]


def test_the_examples_of_errors_have_the_codes_that_the_server_gives() -> None:
    with floor() as desk:
        told = {status: error.error.code for status, error in error_examples().items()}
        assert desk.client.get("/api/events/nobody/floor").json()["error"]["code"] == told[404]
        assert somebody(desk).get("/api/events").json()["error"]["code"] == told[401]
        wrong = desk.client.post("/api/events", json={})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (400, told[400])


def test_the_client_is_current() -> None:
    there = {name: (FOLDER / name).read_text(encoding="utf-8") for name in ("models.py", "calls.py")}
    assert there == client_files(description()), "run `make docs`"


def test_the_client_asks_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER.parent))
    from shuffleup_client import models
    from shuffleup_client.asking import RefusedError
    from shuffleup_client.calls import Client

    with served(tmp_path / "club.db") as server:
        address, _, key = server.owner.partition("/door#link=")
        owner = Client(address)
        owner.sign_in(models.ByLink(by="link", key=key))
        worth = owner.icm(models.IcmQuestion(stacks=[5000, 3000], payouts_cents=[5000, 3000]))
        assert [round(player.value, 2) for player in worth.players] == [42.5, 37.5]
        token = owner.make_token(models.NewToken(name="results", role="auditor"))
        program = Client(address, token.secret, language="it")
        [event] = [one.event.event_id for one in program.list_events()]
        assert program.event_list(event, "seats").startswith(b"\xef\xbb\xbfTavolo;Posto")
        with pytest.raises(RefusedError) as refused:
            program.open_event_file(models.EventFileRequest(command_id="o", event_id="x", file="x.toml", text="x"))
        assert (refused.value.status, refused.value.code) == (403, "role-needed")
