"""Requests of every shape that the description of the API allows, and of some that it does not, as every role.

    HYPOTHESIS_PROFILE=nightly pytest tests/faults/test_requests.py   forty times as many

No answer is a fault of the program, and every one is described.
"""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from shuffleup.accounts.roles import Role
from shuffleup.web.shell import limits
from shuffleup.web.shell.desk import Desk
from tests.laws.volume import NIGHTLY
from tests.web.asking import program
from tests.web.browsers import somebody
from tests.web.club import Floor, room_in_file

pytestmark = pytest.mark.slow

CHECKS = [
    *(not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance),
    positive_data_acceptance,
]
"""What is described is taken, or refused for what it means: not for its form, which the description has to say."""
TRIES = int(os.environ.get("SHUFFLEUP_FAULTS_TRIES", "0")) or (1_000 if NIGHTLY else 24)
"""For each address and way of asking."""
KNOWN = {"event_id": ("friday", "screen", "nowhere"), "number": ("1",), "hand": ("1", "2")}
"""What stands in an address, most of the time."""


@schemathesis.serializer("application/zip")
def packed(_: object, value: object) -> bytes:
    """Bytes that are no event of ours: what one is, no description can say."""
    return json.dumps(value).encode()


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    """A room with one event that people deal and one that the software deals."""
    path = tmp_path_factory.mktemp("asked") / "club.db"
    with pytest.MonkeyPatch.context() as patch, room_in_file(path, committed=True) as desk:
        patch.setattr(limits, "PLAYERS_A_SECOND", 10**6)
        patch.setattr(limits, "STRANGERS_A_MINUTE", 10**6)
        desk.begun()
        form = {"name": "Screen", "rulebook": "tda-2024", "seats": 6, "places_paid": 1}
        form |= {"online": True, "starts_at": 6, "bots": 6}
        body = {"command_id": "open", "event_id": "screen", "form": form}
        assert desk.client.post("/api/events", json=body).status_code == 201
        server: Desk = desk.client.app.state.desk
        desk.client.blocking_portal.call(server.timers.sweep)  # before that the server is not ready
        yield desk


def test_whatever_is_asked_is_answered_as_described(room: Floor) -> None:
    described = room.client.get("/schema/openapi.json").json()
    api = schemathesis.openapi.from_dict(described)
    askers = [somebody(room), *[program(room, role) for role in Role]]
    people = list(room.naming.names)[:2]
    faults: list[str] = []
    answered: set[str] = set()
    for found in api.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/feed"):
            continue  # it never ends
        faults += tried(operation, askers, people, answered)
    assert not faults, "\n\n".join(faults)
    assert len(answered) > 25, "what is asked is refused nearly everywhere before anything happens"


def tried(
    operation: APIOperation[Any, Any, Any, Any], askers: list[TestClient[Any]], people: list[str], answered: set[str]
) -> list[str]:
    """The first fault of each kind at one address, which is ``answered`` if it was not always refused."""
    known = {**KNOWN, "person_id": tuple(people)}
    kinds = st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode])
    found: dict[str, str] = {}

    @settings(max_examples=TRIES, suppress_health_check=list(HealthCheck), database=None)
    @given(case=kinds, asker=st.sampled_from(askers), usual=st.integers(0, 9))
    def ask(case: Case, asker: TestClient[Any], usual: int) -> None:
        for name in case.path_parameters if usual else ():
            choices = known.get(name, ("nobody",))
            case.path_parameters[name] = choices[usual % len(choices)]
        sent = case.as_transport_kwargs(base_url=str(asker.base_url))
        sent = {"content" if key == "data" else key: value for key, value in sent.items() if key != "cookies"}
        answer = asker.request(**sent)
        if answer.is_success:
            answered.add(operation.label)
        formless = answer.status_code not in {400, 422} or answer.json()["error"]["code"] == "bad-request"
        try:
            case.validate_response(answer, checks=CHECKS if formless else CHECKS[:-1])
        except BaseExceptionGroup as faults:
            for one in faults.exceptions:
                kind = f"{type(one).__name__} {answer.status_code}"
                found.setdefault(kind, f"{operation.label}: {one}\n{answer.text[:300]}")

    ask()
    return list(found.values())
