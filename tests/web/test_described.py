"""The description of the server: what it says of errors is so, and the client in the examples is made of it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator
from litestar.handlers import HTTPRouteHandler
from msgspec import convert

from shuffleup.web.app import ADDRESSES
from shuffleup.web.described import EXAMPLES, error_examples
from shuffleup.web.floor.giving import CommandRequest
from shuffleup.web.shell.commands import FloorCommand
from tests.laws.volume import NIGHTLY
from tests.web.browsers import somebody
from tests.web.club import floor
from tests.web.running import served
from tools.client import FOLDER, client_files
from tools.examples.walk import agree, walked

Json = Any  # the description, looked into field by field
JSON = "application/json"
SHOWN = (JSON, "text/csv")
"""What can be read; of other files, of a feed and of the figures of the moment there is no example."""

WRITTEN = (Path(__file__).parents[2] / "docs/reference/openapi.json").read_bytes()
DOCUMENT = json.loads(WRITTEN)
"""As ``make docs`` wrote it; tests/shape sees that it is what the server says of itself."""
OPERATIONS = [
    (method, path, one) for path, operations in DOCUMENT["paths"].items() for method, one in operations.items()
]
NAMED = [one.handler.handler_name for one in ADDRESSES if isinstance(one.handler, HTTPRouteHandler)]


def test_every_operation_has_a_name_of_its_own_and_says_what_it_is() -> None:
    names = [one["operationId"] for _, _, one in OPERATIONS]
    assert len(names) == len(set(names)) == len(NAMED)
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


def media(one: Json) -> Iterator[tuple[str, Json]]:
    """The media types of what an operation takes and of what it answers when all is well."""
    yield from one.get("requestBody", {}).get("content", {}).items()
    for status, answer in one["responses"].items():
        yield from answer.get("content", {}).items() if status < "3" else ()


def test_every_body_and_every_answer_has_an_example_that_is_one() -> None:
    bare, unfit = [], []
    for _, path, one in OPERATIONS:
        for kind, content in media(one):
            examples = [example["value"] for example in content.get("examples", {}).values()]
            examples += [content["example"]] if "example" in content else []
            bare += [(path, kind)] if not examples and kind in SHOWN else []
            validator = Draft202012Validator({**content["schema"], "components": DOCUMENT["components"]})
            unfit += [
                (path, fault.json_path, fault.message) for found in examples for fault in validator.iter_errors(found)
            ]
    assert (bare, unfit) == ([], [])


def test_every_kind_of_command_has_an_example_that_is_read() -> None:
    examples = DOCUMENT["paths"]["/api/events/{event_id}/commands"]["post"]["requestBody"]["content"][JSON]["examples"]
    found = {name: convert(one["value"], CommandRequest).command for name, one in examples.items()}
    assert {type(command): name for name, command in found.items()} == {
        kind: kind.__struct_config__.tag for kind in get_args(FloorCommand)
    }


@pytest.mark.skipif(not NIGHTLY, reason="a walk through the whole server takes some seconds; make docs makes it, too")
def test_the_examples_are_what_the_server_answers() -> None:
    assert agree(json.loads(EXAMPLES.read_bytes()), walked()), "run `make docs`"


def test_the_client_is_current() -> None:
    there = {name: (FOLDER / name).read_text(encoding="utf-8") for name in ("models.py", "calls.py")}
    assert there == client_files(WRITTEN), "run `make docs`"


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
