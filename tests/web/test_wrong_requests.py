"""What is asked wrongly gets one object that says what is wrong and where, and changes nothing."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from shuffleup.answer import Problem, note
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.tournament.words.commands import OpenEvent
from shuffleup.wire.bounds import tidied
from tests.web.answers import error
from tests.web.club import NAMES, Floor, floor


@pytest.fixture(scope="module")
def empty() -> Iterator[Floor]:
    """A room in which no event was ever opened, for what is refused."""
    with floor() as desk:
        yield desk


@pytest.fixture(scope="module")
def entered() -> Iterator[Floor]:
    """An event that waits for its players to be seated, for what is refused."""
    with floor() as desk:
        assert desk.create().status_code == 201
        desk.give("register", players=NAMES)
        yield desk


@pytest.fixture(scope="module")
def begun() -> Iterator[Floor]:
    """An event that goes on, for what is refused."""
    with floor() as desk:
        desk.begun(6)
        yield desk


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "no body"),
        (b"{", "this is not JSON"),
        (b"[]", "request must be an object"),
        (b'{"command_id":"a","command":{"type":"start-event"},"colour":"red"}', "colour is no field here"),
        (b'{"command_id":"","command":{"type":"start-event"}}', "command_id needs at least 1 letters"),
        (b'{"command_id":"a","command":{"type":"open-the-bar"}}', "command.type cannot be 'open-the-bar'"),
        (b'{"command_id":"a","command":{"type":"break-table","table":"one"}}', "command.table must be a whole number"),
        (b'{"command":{"type":"start-event"}}', "command_id is missing"),
    ],
)
def test_an_unreadable_command(body: bytes, says: str, begun: Floor) -> None:
    version = begun.page()["version"]
    answer = begun.client.post("/api/events/friday/commands", content=body)
    told = error(answer)
    assert (answer.status_code, told["code"]) == (400, "bad-request")
    assert says in told["message"] and "Traceback" not in answer.text
    assert told["place"].startswith("/api/events/friday/commands")
    assert begun.page()["version"] == version


@pytest.mark.parametrize(
    ("body", "says"),
    [(b'{"command_id":"\xe9"}', "this is not UTF-8 text"), (b"[" * 100_000, "nested too deeply")],
)
def test_a_body_that_nobody_can_read_is_no_fault_of_the_server(body: bytes, says: str, begun: Floor) -> None:
    answer = begun.client.post("/api/events/friday/commands", content=body)
    told = error(answer)
    assert (answer.status_code, told["code"]) == (400, "bad-request") and says in told["message"]


@pytest.mark.parametrize("number", [10**16, 10**30, -(10**40)])
def test_a_number_beyond_all_counting_is_refused_in_a_sentence(number: int, begun: Floor) -> None:
    for command in ({"type": "break-table", "table": number}, {"type": "void-entry", "entry": number}):
        answer = begun.ask({"reason": "x", "author": "x", **command}, accept_language="it")
        assert answer.status_code in {400, 409} and error(answer)["message"]


NONSENSE_PLANS: tuple[dict[str, Any], ...] = (
    {"table": {"type": "columns", "columns": []}},
    {"table": {"type": "columns", "columns": [{"entries_to": 9, "basis_points": [20_000]}]}},
    {"table": {"type": "columns", "columns": [{"entries_to": 9, "basis_points": [10_000], "derived": [4]}]}},
    {"table": {"type": "shares", "basis_points": [12_000, 8_000]}},
    {"table": {"type": "fixed", "cents": [-500, 500]}},
    {"table": {"type": "curve", "places_paid": 3}, "rounding_cents": 0},
    {"table": {"type": "curve", "first_basis_points": 20_000}},
    {"table": {"type": "curve", "entries_basis_points": 20_000}},
    {"table": {"type": "curve", "places_paid": 10**12}},
    {"table": {"type": "curve"}, "in_kind": [{"place": 10**12, "what": "a trophy"}]},
)


@pytest.mark.parametrize("plan", NONSENSE_PLANS)
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_prize_plan_that_divides_no_pool_is_refused_before_anything_is_settled(
    plan: dict[str, Any], language: str, entered: Floor
) -> None:
    before = entered.page(), entered.page("wall")
    command = {"type": "set-payouts", "plan": plan, "reason": "why not", "author": "floor"}
    answer = entered.ask(command, accept_language=language)
    assert answer.status_code == 409 and " " in error(answer)["message"]
    for was, page in zip(before, ("floor", "wall"), strict=True):
        assert {**entered.page(page), "now": 0} == {**was, "now": 0}


def test_a_winner_without_a_name_divides_no_chips() -> None:
    with floor() as desk:
        desk.begun()
        players = desk.at_table(1)
        told = desk.refused("report-bust", players=players[:1], by=[""], author="floor")
        assert told["code"] == "unknown-player"


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"cents": -1}, "number-unfit", "payments.cents"),
        ({"cents": 10**40}, "number-unfit", "payments.cents"),
        ({"reference": "\u202ex"}, "text-unfit", "command.payments.reference"),
        ({"payer": "x" * 1_001}, "text-too-long", "payments.payer"),
    ],
)
def test_what_no_command_may_hold_names_its_field(fields: dict[str, Any], code: str, field: str, begun: Floor) -> None:
    payment = {"method": "cash", "cents": 6_000, **fields}
    told = begun.refused("sell-entry", player="Zoe", payments=[payment])
    assert (told["code"], told["facts"]["field"]) == (code, field)


def test_a_key_inside_a_command_that_nobody_knows_is_named() -> None:
    plan = {"table": {"type": "curve", "places": -3}}
    with floor() as desk:
        desk.create()
        answer = desk.ask({"type": "set-payouts", "plan": plan, "reason": "more", "author": "Ada"})
        told = error(answer)
        assert (answer.status_code, told["code"]) == (400, "bad-request")
        assert told["message"] == "command.plan.table.places is no field here"
        desk.give("set-payouts", plan={"table": {"type": "curve"}}, reason="more", author="Ada")


def test_names_that_look_alike_are_one_player() -> None:
    with floor() as desk:
        desk.create()
        desk.give("register", players=["José", "Anna Rossi"])
        for alike in ("Jose\u0301", "Jos\u200bé", "Anna\u00a0 Rossi ", "An\u00adna Rossi"):
            assert desk.refused("register", players=[alike])["code"] == "already-entered"
        assert desk.refused("register", players=["\u202eannA"])["code"] == "text-unfit"
        desk.give("draw-seats")
        assert desk.give("mark-absent", players=["Jose\u0301"])["asked"]["facts"][0] == ["players", "José"]


@pytest.mark.parametrize(("many", "beside"), [(20, False), (500, True)])
def test_many_names_are_gone_through_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch, many: int, *, beside: bool
) -> None:
    where: list[bool] = []

    def seen(command: Struct) -> Struct:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            where.append(True)
        else:
            where.append(False)
        return tidied(command)

    monkeypatch.setattr("shuffleup.web.floor.giving.tidied", seen)
    with floor() as desk:
        desk.create()
        desk.give("register", players=[f"Jose\u0301 {number}" for number in range(many)])
        assert desk.refused("register", players=["José 7"])["code"] == "already-entered"
    assert where[0] is beside


def test_a_long_file_is_read_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []

    def reading(*_: object) -> tuple[OpenEvent, ...]:
        where.append(threading.get_ident())
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        raise EventFileError(Problem(note("the-file-is-empty")))

    monkeypatch.setattr("shuffleup.room.openings.from_file", reading)
    with floor() as desk:
        body = {"command_id": "open", "event_id": "friday", "file": "f", "text": "x"}
        assert desk.client.post("/api/events/file", json=body).status_code == 422
    assert len(where) == 1


def test_more_than_people_name_at_once_is_refused() -> None:
    with floor() as desk:
        desk.create()
        told = desk.refused("register", players=[f"p{number}" for number in range(10_001)])
        assert (told["code"], told["facts"]["most"]) == ("too-many", 10_000)


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_an_address_that_is_not_there_is_said_to_be_none(language: str, empty: Floor) -> None:
    headers = {"accept-language": language}
    nowhere = error(empty.client.get("/api/nowhere", headers=headers))["message"]
    assert " " in nowhere and "404" not in nowhere
    assert "DELETE" not in error(empty.client.delete("/api/events", headers=headers))["message"]


def test_what_the_software_does_is_not_asked_for_by_people(begun: Floor) -> None:
    for kind in ("advance-clock", "plan-hand", "report-hand"):
        assert begun.ask({"type": kind, "table": 1}).status_code == 400


def test_an_event_that_was_never_opened(empty: Floor) -> None:
    for answer in (
        empty.client.get("/api/events/monday/floor"),
        empty.client.get("/api/events/monday/wall"),
        empty.client.get("/api/events/monday/audit"),
        empty.ask({"type": "start-event"}, event="monday"),
    ):
        assert (answer.status_code, error(answer)["code"]) == (404, "unknown-event")
    assert error(empty.client.get("/api/nowhere"))["code"] == "not-found"
    assert error(empty.client.delete("/api/events"))["code"] == "not-allowed"


@pytest.mark.parametrize(
    ("form", "place"),
    [
        ({"buy_in_cents": -1}, "buy_in_cents"),
        ({"stack": -1}, "stack"),
        ({"rulebook": "tda-1999"}, "rulebook"),
        ({"currency": "EURO"}, "currency"),
        ({"name": ""}, "name"),
        ({"name": "  "}, "name = "),
        ({"name": "a" * 201}, "has 201 letters"),
        ({"places_paid": 10**12}, "places_paid"),
    ],
)
def test_a_form_is_checked_like_an_event_file(form: dict[str, Any], place: str, empty: Floor) -> None:
    answer = empty.create(**form)
    told = error(answer)
    assert (answer.status_code, told["code"]) == (422, "bad-event")
    assert place in told["place"] + told["message"]
    assert empty.client.get("/api/events").json() == []


def test_a_name_may_have_any_signs_in_a_form() -> None:
    with floor() as desk:
        name = 'a "name" with \\ and ☃'
        assert desk.create(name=name).status_code == 201
        assert desk.page()["view"]["event"]["name"] == name


@pytest.mark.parametrize("name", ["Friday", "-a", "a/b", "", "a" * 41, "événement"])
def test_an_id_that_could_not_stand_in_an_address(name: str, empty: Floor) -> None:
    body = {"command_id": "open", "event_id": name, "form": {"name": "A", "rulebook": "tda-2024"}}
    assert empty.client.post("/api/events", json=body).status_code == 400


def test_an_event_is_opened_once() -> None:
    with floor() as desk:
        assert [desk.create().status_code for _ in range(2)] == [201, 201]
        body = {"command_id": "other", "event_id": "friday", "form": {"name": "A", "rulebook": "tda-2024"}}
        answer = desk.client.post("/api/events", json=body)
        assert (answer.status_code, error(answer)["code"]) == (409, "not-open")
        assert desk.page()["version"] == 1


def test_a_refusal_says_the_rule_and_the_facts_in_the_language_asked_for(begun: Floor) -> None:
    command = {"type": "move-player", "player": "Zoe", "table": 1, "chair": 1, "reason": "x", "author": "floor"}
    told = {tag: error(begun.ask(command, accept_language=tag)) for tag in ("en", "it-IT,it", "es", "fr")}
    assert len({one["message"] for one in told.values()}) == 3
    assert told["fr"]["message"] == told["en"]["message"]
    assert len({one["code"] for one in told.values()}) == 1


def test_a_page_from_elsewhere_is_refused() -> None:
    with floor() as desk:
        desk.begun(6)
        answer = desk.ask({"type": "pause-clock", "reason": ""}, origin="http://evil.example")
        assert (answer.status_code, error(answer)["code"]) == (403, "forbidden")
        assert desk.page()["view"]["clock"]["stopped_at"] == 0
        own = desk.ask({"type": "pause-clock", "reason": ""}, origin="http://testserver.local")
        assert own.status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "[::2]:80"])
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_name_that_leads_here_and_is_not_ours_is_refused(host: str, language: str, begun: Floor) -> None:
    headers = {"host": host, "accept-language": language}
    for page in ("floor", "wall", "audit"):
        answer = begun.client.get(f"/api/events/friday/{page}", headers=headers)
        assert (answer.status_code, error(answer)["code"]) == (403, "forbidden")
    body = {"command_id": "x", "command": {"type": "pause-clock"}}
    headers["origin"] = f"http://{host}"
    assert begun.client.post("/api/events/friday/commands", json=body, headers=headers).status_code == 403
    for path in ("/", "/floor", "/schema/openapi.json"):
        assert begun.client.get(path, headers=headers, follow_redirects=False).status_code == 403
    assert begun.page()["view"]["clock"]["stopped_at"] == 0


@pytest.mark.parametrize("host", ["localhost:8080", "LOCALHOST", "127.0.0.1:1", "[::1]:8080", "localhost."])
def test_the_names_of_the_machine_itself_are_answered(host: str, empty: Floor) -> None:
    assert empty.client.get("/api/health", headers={"host": host, "origin": f"http://{host}"}).status_code == 200


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_wrong_type_is_told_in_the_language_of_the_page(language: str, begun: Floor) -> None:
    answer = begun.ask({"type": "break-table", "table": "one"}, accept_language=language)
    said = {"en": "a whole number", "it": "un numero intero", "es": "un número entero"}
    assert said[language] in error(answer)["message"]
    assert error(answer)["facts"] == {"why": "kind", "field": "command.table", "kind": "whole-number"}
    schema = {"en": "describes", "it": "descrive ogni", "es": "describe cada"}
    assert schema[language] in error(answer)["hint"]


def test_too_long_a_body_is_refused(begun: Floor) -> None:
    answer = begun.ask({"type": "register", "players": ["x" * 1_100_000]})
    assert (answer.status_code, error(answer)["code"]) == (413, "too-large")


def test_a_fault_of_the_server_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    with floor() as desk:
        desk.begun(6)
        monkeypatch.setattr("shuffleup.web.walls.wall_page.wall", broken)
        answer = desk.client.get("/api/events/friday/wall")
        assert (answer.status_code, error(answer)["code"]) == (500, "internal")
        assert "secret" not in answer.text and "Traceback" not in answer.text


# ── pages ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_built_pages_are_served_with_a_policy_that_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "floor.js").write_text("1", encoding="utf-8")
    for page in ("floor", "wall"):
        (tmp_path / f"{page}.html").write_text(f"<title>{page}</title>", encoding="utf-8")
    with floor(static=tmp_path) as desk:
        start = desk.client.get("/", follow_redirects=False)
        assert (start.status_code, start.headers["location"]) == (302, "/floor")
        for page in ("floor", "wall"):
            answer = desk.client.get(f"/{page}")
            assert (answer.status_code, answer.text) == (200, f"<title>{page}</title>")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
            assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
        assert desk.client.get("/assets/floor.js").text == "1"
        assert desk.client.get("/assets/../floor.html").status_code == 404
        for path in (
            "%2e%2e/floor.html",
            "%00",
            "a%00b",
            "x" * 5_000,
            "\ud800".encode("utf-8", "surrogatepass").hex("%"),
        ):
            assert desk.client.get(f"/assets/{path}").status_code == 404, path


def test_pages_that_are_not_built_say_how_to_build_them(tmp_path: Path) -> None:
    with floor(static=tmp_path) as desk:
        answer = desk.client.get("/floor")
        assert (answer.status_code, "make run" in answer.text) == (503, True)


def test_the_description_names_every_address(empty: Floor) -> None:
    document = empty.client.get("/schema/openapi.json").json()
    assert {
        "/api/events",
        "/api/events/{event_id}/commands",
        "/api/events/{event_id}/floor",
        "/api/events/{event_id}/wall",
        "/api/events/{event_id}/audit",
    } <= document["paths"].keys()
    properties = [one.get("properties", {}).get("type", {}) for one in document["components"]["schemas"].values()]
    tags = {one.get("const") or one.get("enum", [""])[0] for one in properties}
    assert {"report-bust", "undo", "redo", "balance-tables", "sell-entry"} <= tags


@pytest.mark.parametrize(("language", "says"), [("en", "more than"), ("it", "più di"), ("es", "más de")])
def test_an_event_file_that_would_hold_up_the_room_is_refused_before_it_is_read(
    language: str, says: str, empty: Floor
) -> None:
    body = {"command_id": "o", "event_id": "friday", "text": "[t]\n" * 25_001, "file": "long.toml"}
    answer = empty.client.post("/api/events/file", json=body, headers={"accept-language": language})
    assert answer.status_code == 422 and says in error(answer)["message"] and error(answer)["hint"]
