"""No control character gets in: by no text of any request, at the end of no pattern, in no address."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from shuffleup.web.app import ADDRESSES
from shuffleup.web.shell.texts import pages_of, unprinted
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import Floor, floor

Json = Any  # a body, of whatever shape its address takes
CONTROLS = ("\n", "\r", "\t", "\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u202e")
OF_PAGES = ("\n", "\r", "\t")
TAKING = [one for one in ADDRESSES if isinstance(one.handler, HTTPRouteHandler) and one.handler.parsed_data_field]
NOTES = r"^[^\x00-\x09\x0b-\x1f\x7f]*\Z"
"""What is noted of a person has lines."""
KNOWN = {"{event_id:str}": "friday", "{number:int}": "1", "{table:int}": "1"}


@pytest.fixture(scope="module")
def desk() -> Iterator[Floor]:
    with floor() as desk:
        desk.begun()
        yield desk


def texts(kind: inspect.Type, name: str = "", above: frozenset[type] = frozenset()) -> Iterator[tuple[str, bool, Json]]:
    """Each text of a body, however deep: where it is, whether it is a page, and the least body that has it."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from texts(inner, name, above)
        case inspect.StrType(max_length=most):
            yield "", (most or 0) > 1_000, "{}"
        case inspect.UnionType(kinds):
            for one in kinds:
                yield from texts(one, name, above)
        case inspect.StructType(cls, fields) if cls not in above:
            for one in fields:
                for place, page, body in texts(one.type, one.encode_name, above | {cls}):
                    yield f"{one.encode_name}.{place}".strip("."), page, {one.encode_name: body}
        case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.FrozenSetType(item):
            yield from ((place, page, [body]) for place, page, body in texts(item, name, above))
        case inspect.DictType(key, item):
            yield from (("", False, {body: 1}) for _, _, body in texts(key))
            yield from ((f"key.{place}".strip("."), page, {"key": body}) for place, page, body in texts(item))


def put(body: Json, text: str) -> Json:
    """The body with this text in its place."""
    if isinstance(body, str):
        return body.replace("{}", text)
    if isinstance(body, list):
        return [put(one, text) for one in body]
    return {put(name, text): put(one, text) for name, one in body.items()} if isinstance(body, dict) else body


def every_text() -> Iterator[tuple[Any, str, bool, Json]]:
    for one in TAKING:
        wanted = one.handler.parsed_data_field.annotation
        yield from ((wanted, *found) for found in texts(inspect.type_info(wanted)))


def test_no_text_of_any_request_takes_a_control_character() -> None:
    count = 0
    for wanted, place, page, body in every_text():
        for control in CONTROLS:
            found = list(unprinted(put(body, f"sale{control}"), pages_of(wanted)))
            assert found == ([] if page and control in OF_PAGES else [place]), (wanted, place, control)
            count += 1
    assert count > 5_000


def test_every_address_looks_at_what_it_takes(desk: Floor) -> None:
    before, player = desk.page()["version"], invited(desk, "player", "Zoe")
    for one in TAKING:
        path = "/".join([KNOWN.get(part, "x" if part.startswith("{") else part) for part in one.path.split("/")])
        [method] = one.handler.http_methods
        bodies = [found for found in texts(inspect.type_info(one.handler.parsed_data_field.annotation)) if not found[1]]
        for place, _, body in bodies[:1]:
            asker = player if path.rpartition("/")[2] in {"acts", "enter", "leave"} else desk.client
            answer = asker.request(method, path, json=put(body, "sale\n"), headers={"accept-language": "it"})
            told = error(answer, 409)
            assert (told["code"], told["facts"]["field"]) == ("text-unfit", place or "request"), path
            assert "carattere di controllo" in told["message"] and "sale" not in answer.text
    assert desk.page()["version"] == before


def test_no_pattern_takes_a_newline_at_its_end() -> None:
    found = 0
    for one in ADDRESSES:
        kinds = getattr(one.handler, "parsed_fn_signature", None)
        for parameter in kinds.parameters.values() if kinds else ():
            for pattern in patterns(inspect.type_info(parameter.raw)) if parameter.name == "data" else ():
                found += 1
                assert pattern.startswith("^") and pattern.endswith(r"\Z"), pattern
                assert "$" not in pattern and r"\d" not in pattern
                assert not re.search(pattern, "\n") or pattern == NOTES
    assert found > 40


def patterns(kind: inspect.Type, above: frozenset[type] = frozenset()) -> Iterator[str]:
    """Every pattern in a type."""
    if isinstance(kind, inspect.StrType) and kind.pattern:
        yield kind.pattern
    cls = getattr(kind, "cls", None)
    inner = [getattr(kind, name, None) for name in ("type", "item_type", "key_type", "value_type")]
    inner += [one.type for one in getattr(kind, "fields", ()) if hasattr(one, "type")] if cls not in above else []
    for one in [*inner, *getattr(kind, "types", ()), *getattr(kind, "item_types", ())]:
        if isinstance(one, inspect.Type):
            yield from patterns(one, above | {cls} if cls else above)


def test_a_command_whose_id_ends_in_a_newline_jams_nothing(desk: Floor) -> None:
    for body in ({"command_id": "sale\n", "command": {"type": "close-registration", "reason": "x", "author": "x"}},):
        assert error(desk.client.post("/api/events/friday/commands", json=body), 409)["code"] == "text-unfit"
    two_lines = {"name": "a name\nof two lines", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}
    body = {"command_id": "o", "event_id": "sample", "form": two_lines}
    assert error(desk.client.post("/api/events", json=body), 409)["facts"]["field"] == "form.name"
    form = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}
    body = {"command_id": "o", "event_id": "sample\n", "form": form}
    assert error(desk.client.post("/api/events", json=body), 409)["facts"]["field"] == "event_id"
    assert "sample\n" not in {one["event"]["event_id"] for one in desk.client.get("/api/events").json()}


def test_an_address_and_what_is_asked_after_it_are_printed(desk: Floor) -> None:
    assert error(desk.client.get("/api/events/friday%0A/floor"), 404)["code"] == "not-found"
    told = error(desk.client.get("/api/people?text=ann%00"), 409)
    assert (told["code"], told["facts"]["field"]) == ("text-unfit", "text")
    assert desk.client.get("/api/people?text=ann%20a").status_code == 200


def test_a_page_of_text_has_lines(desk: Floor) -> None:
    body = {"text": "Given the blinds are 25/50\n\tx\r\n"}
    assert error(desk.client.post("/api/scenarios", json=body), 400)["code"] == "scenario"
    assert error(desk.client.post("/api/scenarios", json={"text": "Given\x00"}), 409)["code"] == "text-unfit"
