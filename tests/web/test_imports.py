"""Imports over the network: shown first, then written, by whoever may; and what is no such file."""

from base64 import b64encode

import pytest

from tests.formats.tdt_files import evening
from tests.people.workbooks import xlsx
from tests.room.imported import running
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import Floor, Json, floor


def body(text: str, **more: object) -> dict[str, object]:
    return {"file": "friday.tdt", "data": b64encode(text.encode()).decode(), **more}


def sent(desk: Floor, text: str, **more: object) -> Json:
    answer = desk.client.post("/api/imports/evening", json=body(text, **more))
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_an_evening_is_shown_and_then_brought_in() -> None:
    with floor() as desk:
        before = desk.client.get("/api/events").json()
        shown = sent(desk, evening())
        assert (shown["written"], shown["evening"]["money"]["prizes_cents"], shown["undecided"]) == (
            False,
            50_000,
            None,
        )
        assert {one["verdict"] for one in shown["players"]} == {"new"}
        assert desk.client.get("/api/events").json() == before
        written = sent(desk, evening(), preview=False)
        assert (written["written"], written["repeated"]) == (True, False)
        events = [one["event"] for one in desk.client.get("/api/events").json()]
        assert [(one["event_id"], one["phase"]) for one in events] == [("tdt-e1", "finished")]
        assert sent(desk, evening(), preview=False)["repeated"]


def test_an_evening_that_goes_on_is_not_moved_by_the_timers() -> None:
    with floor(timers=True) as desk:
        sent(desk, running(), preview=False, event_id="monday")
        desk.at += 3_600_000_000
        answer = desk.ask({"type": "resume-clock"}, event="monday")
        assert answer.status_code == 200, answer.text


def test_who_is_in_doubt_is_asked() -> None:
    with floor() as desk:
        desk.client.post("/api/people", json={"form": {"name": "Rossi Bruno"}})
        shown = sent(desk, evening())
        asked = [one for one in shown["players"] if one["verdict"] == "ask"]
        assert [one["name"] for one in asked] == ["Bruno Rossi"]
        refused = desk.client.post("/api/imports/evening", json=body(evening(), preview=False))
        assert error(refused, 409)["code"] == "person-undecided"
        said = {"Bruno Rossi": asked[0]["may_be"][0]["id"]}
        assert sent(desk, evening(), preview=False, said=said)["written"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "bad-file"),
        ('{V: alert("x") + 1}', "bad-file"),
        ("{V: (function() { return 1 })()}", "bad-file"),
        ("PK\x03\x04", "bad-file"),
    ],
)
def test_what_is_no_evening_gets_one_line(data: str, code: str) -> None:
    with floor() as desk:
        answer = desk.client.post("/api/imports/evening", json=body(data))
        told = error(answer, 422)
        assert told["code"] == code
        assert "\n" not in told["message"]


def test_too_much_is_not_read() -> None:
    with floor() as desk:
        answer = desk.client.post("/api/imports/evening", json=body(" " * 800_000))
        assert answer.status_code in {400, 413, 422}, answer.text


def test_only_those_who_lead_may() -> None:
    with floor() as desk:
        cashier = invited(desk, "cashier")
        answer = cashier.post("/api/imports/evening", json=body(evening()))
        error(answer, 403)


PASTED = "Player\tCountry\nMario Rossi\tIT\nZoë Núñez\tES\n"


def test_a_pasted_list_is_shown_and_then_taken() -> None:
    with floor() as desk:
        shown = desk.client.post("/api/people/import", json={"text": PASTED}).json()
        assert (shown["written"], [one["verdict"] for one in shown["people"]]) == (False, ["new", "new"])
        assert desk.client.get("/api/people", params={"text": "Mario"}).json() == []
        taken = desk.client.post("/api/people/import", json={"text": PASTED, "preview": False})
        assert taken.status_code == 200, taken.text
        assert [one["country"] for one in desk.client.get("/api/people", params={"text": "Mario"}).json()] == ["IT"]
        again = desk.client.post("/api/people/import", json={"text": PASTED, "preview": False}).json()
        assert [one["verdict"] for one in again["people"]] == ["same", "same"]


def test_a_workbook_is_taken_and_a_list_that_is_none_is_told_why() -> None:
    with floor() as desk:
        book = b64encode(xlsx([("Nombre", "Apellidos"), ("Zoë", "Núñez")])).decode()
        taken = desk.client.post("/api/people/import", json={"data": book, "file": "x.xlsx", "preview": False})
        assert taken.json()["people"][0]["name"] == "Zoë Núñez"
        told = error(desk.client.post("/api/people/import", json={"text": "E-mail\na@b.c"}), 422)
        assert told["code"] == "bad-file"
        error(invited(desk, "cashier").post("/api/people/import", json={"text": PASTED}), 403)
