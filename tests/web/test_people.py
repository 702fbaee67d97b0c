"""The register of players over the network: who is in it, who may see and do what there, and ids in the log."""

import pytest

from shuffleup.people.person import ID, is_id
from shuffleup.store.memory import MemoryStore
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import NAMES, Json, floor
from tests.web.register import PEOPLE, added, banned, edited, found, ids_of, sheet

HOUR = 3_600_000_000


def test_the_log_has_ids_and_the_pages_have_names() -> None:
    store = MemoryStore()
    with floor(store) as desk:
        desk.begun(9)
        (anna,) = ids_of(desk, "Anna")
        desk.bust("Bruno")
        with desk.client.portal() as portal:
            written = repr(portal.call(store.read, "event/friday"))
        assert not any(f"'{name}'" in written for name in NAMES) and anna in written
        assert desk.refused("report-bust", players=["Bruno"], author="floor")["message"].startswith("Bruno")
        assert desk.refused("report-bust", players=["Zoe"], author="floor")["message"].startswith("Zoe")
        assert found(desk, "zoe") == []  # nobody is taken up by a command that is refused
        names = {one["player"] for one in desk.page()["view"]["entrants"]}
        assert names == set(NAMES[:9])


def test_search_and_last_seen() -> None:
    with floor() as desk:
        added(desk, name="Mario Rossi", country="it", card="IT-0042")
        desk.begun(3)
        assert found(desk, "rossi ma") == ["Mario Rossi"]
        assert found(desk, "0042") == ["Mario Rossi"]
        assert sorted(found(desk, "")) == ["Anna", "Bruno", "Carla"]
        (anna,) = desk.client.get(PEOPLE, params={"text": "ann"}).json()
        assert anna["seen_at"] and not anna["banned"]
        (visit,) = sheet(desk, *ids_of(desk, "Anna"))["visits"]
        assert (visit["event"], visit["line"]["status"]) == ("Friday", "in")


def test_a_name_that_was_there_before_is_the_same_person_in_the_next_event() -> None:
    with floor() as desk:
        desk.begun(3)
        (anna,) = ids_of(desk, "Anna")
        form = {"name": "Saturday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}
        desk.client.post("/api/events", json={"command_id": "o", "event_id": "saturday", "form": form})
        answer = desk.ask({"type": "register", "players": ["  Anna ", "Zoe"]}, event="saturday")
        assert answer.status_code == 200, answer.text
        assert len(sheet(desk, anna)["visits"]) == 2


def test_two_of_one_name_are_told_apart() -> None:
    with floor() as desk:
        one = added(desk, name="Mario Rossi", country="IT")["id"]
        answer = desk.client.post(PEOPLE, json={"form": {"name": "mario  rossi"}})
        assert error(answer, 409)["code"] == "person-alike"
        body = {"form": {"name": "Mario Rossi", "country": "ES"}, "although_alike": True}
        other = desk.client.post(PEOPLE, json=body).json()["id"]
        desk.create()
        told = desk.refused("register", players=["Mario Rossi"])
        assert (told["code"], told["facts"]["count"]) == ("name-of-several", 2)
        desk.give("register", players=[one, other])
        assert set(desk.naming.names.values()) >= {"Mario Rossi (IT)", "Mario Rossi (ES)"}
        told_apart = dict(desk.naming.names)
        for person in (one, other):  # at the cage, too
            assert desk.client.get(f"/api/events/friday/money/{person}").status_code == 200
        assert desk.naming.names == told_apart
        assert {alike["person"]["country"] for alike in sheet(desk, one)["alike"]} == {"ES"}


def test_a_banned_player_does_not_enter() -> None:
    with floor() as desk:
        desk.create()
        mario = added(desk, name="Mario Rossi")["id"]
        cashier = invited(desk, "cashier")
        banned(desk, mario, until="2027-03-31")
        told = desk.refused("register", players=["Anna", "Mario Rossi"])
        assert told["message"] == "Mario Rossi is banned since 2027-01-01, until 2027-03-31: marked cards"
        assert found(desk, "anna") == []
        body = {"command_id": "x", "command": {"type": "sell-entry", "player": mario}}
        refused = error(cashier.post("/api/events/friday/commands", json=body), 409)
        assert (refused["code"], "marked" in refused["message"]) == ("player-barred", False)
        papers = cashier.get(f"{PEOPLE}/{mario}").json()["person"]["papers"]
        assert papers["ban"]["reason"] == ""
        assert error(cashier.put(f"{PEOPLE}/{mario}/ban", json={}), 403)["code"] == "role-needed"
        (offered,) = desk.client.post(
            "/api/events/friday/offers", json={"commands": [{"type": "register", "players": [mario]}]}
        ).json()
        assert offered["code"] == "player-banned"
        seen = sheet(desk, mario)["person"]["changed_at"]
        assert desk.client.delete(f"{PEOPLE}/{mario}/ban", params={"seen": seen}).status_code == 200
        desk.give("register", players=[mario])
        acts = [one["act"] for one in sheet(desk, mario)["trail"]]
        assert acts == ["lifted", "banned", "made"]


def test_what_somebody_agreed_to_stays_as_it_was_taken_down() -> None:
    with floor() as desk:
        mario = added(desk, name="Mario Rossi", agreements=["results"])["id"]
        (first,) = sheet(desk, mario)["person"]["papers"]["consents"]
        desk.at += HOUR
        consents = edited(desk, mario, agreements=["results", "pictures"])["papers"]["consents"]
        assert consents[0] == first and consents[1]["at"] == desk.at
        assert "consents" not in edited(desk, mario)["papers"]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"name": " "}, "nobody-named"),
        ({"name": "Mario", "country": "XX"}, "country-unknown"),
        ({"name": "p-0123abcd"}, "name-like-id"),
        ({"name": "Mar\u202eio"}, "text-unfit"),
        ({"name": "x", "card": "1\n2"}, "text-unfit"),
    ],
)
def test_what_cannot_be_written_down(form: Json, code: str) -> None:
    with floor() as desk:
        assert error(desk.client.post(PEOPLE, json={"form": form}), 409)["code"] == code
        for wrong in ({"name": "x" * 201}, {"name": "x", "colour": "red"}):
            assert error(desk.client.post(PEOPLE, json={"form": wrong}), 400)["code"] == "bad-request"
        assert error(desk.client.get(f"{PEOPLE}/p-00000000"), 404)["code"] == "no-such-player"
        desk.create()
        assert desk.refused("register", players=["p-00000000"])["code"] == "no-such-player"


def test_a_stale_sheet_is_not_saved() -> None:
    with floor() as desk:
        mario = added(desk, name="Mario Rossi")["id"]
        seen = sheet(desk, mario)["person"]["changed_at"]
        edited(desk, mario, card="7")
        answer = desk.client.patch(f"{PEOPLE}/{mario}", json={"form": {"name": "Mario"}, "seen": seen})
        assert error(answer, 409)["code"] == "person-changed"
        assert sheet(desk, mario)["person"]["papers"]["card"] == "7"


def test_names_that_look_like_somebody_are_asked_about() -> None:
    with floor() as desk:
        mario = added(desk, name="Mario Rossi")["id"]
        asked = {"names": ["Mario Rossi", "Rossi Mario", "Mario Rosso", "Zoe"]}
        answer = desk.client.post(f"{PEOPLE}/likenesses", json=asked).json()
        assert [(one["name"], one["like"][0]["why"]) for one in answer] == [
            ("Rossi Mario", "name"),
            ("Mario Rosso", "near"),
        ]
        assert answer[0]["like"][0]["person"]["id"] == mario


def test_markup_is_text() -> None:
    with floor() as desk:
        desk.create()
        name = "<img src=x onerror=alert(1)>"
        desk.give("register", players=[name, "Anna"])
        assert name in desk.page()["names"].values()
        assert all(map(is_id, ID.findall(desk.client.get("/api/events/friday/floor").text)))
