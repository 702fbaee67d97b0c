"""A player's own page: a link on paper shows any phone his seat in one event, nothing else, till it is taken back."""

from typing import Any, TypeAlias

from litestar.testing import TestClient

from tests.web.club import Floor, Json, floor
from tests.web.test_door import error, invited, somebody

Client: TypeAlias = TestClient[Any]


def _player(desk: Floor, name: str = "Anna") -> str:
    desk.page()
    return desk.naming.ids()[name]


def _seats(desk: Floor) -> list[Json]:
    return [
        seat | {"table": one["table"]}
        for one in desk.page()["view"]["tables"]
        for seat in one["seats"]
        if seat["player"]
    ]


def _link(desk: Floor, player: str, who: Client | None = None) -> str:
    answer = (who or desk.client).post(f"/api/events/friday/players/{player}/phone")
    assert answer.status_code == 201, answer.text
    link: str = answer.json()["link"]
    return link


def _phone(desk: Floor, link: str) -> Client:
    phone = somebody(desk)
    opened = phone.post("/api/phone", json={"key": link.partition("#key=")[2]})
    assert opened.status_code == 200, opened.text
    assert opened.json() == {"event_id": "friday"}
    return phone


def _page(phone: Client) -> Json:
    answer = phone.get("/api/events/friday/phone")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_phone_shows_its_player_where_he_sits() -> None:
    with floor() as desk:
        desk.begun()
        link = _link(desk, _player(desk), invited(desk, "cashier"))
        assert "/player?event=friday#key=" in link
        for phone in (_phone(desk, link), _phone(desk, link)):  # one at home, one in the pocket
            page = _page(phone)
            [own] = [(seat["table"], seat["chair"]) for seat in _seats(desk) if seat["player"] == "Anna"]
            assert (page["own"]["line"]["table"], page["own"]["line"]["chair"]) == own
            assert (page["own"]["stack"], page["own"]["queue"]) == (0, 0)


def test_a_phone_hears_of_nobody_else() -> None:
    with floor() as desk:
        desk.begun()
        phone = _phone(desk, _link(desk, _player(desk)))
        assert set(_page(phone)["names"]) == {_player(desk)}
        assert "Bruno" not in phone.get("/api/events/friday/phone").text


def test_a_stack_is_shown_once_it_was_counted() -> None:
    with floor() as desk:
        desk.begun()
        phone = _phone(desk, _link(desk, _player(desk)))
        counts = [{"player": seat["player"], "chips": seat["stack"]} for seat in _seats(desk)]
        desk.give("count-chips", counts=counts, author="floor", explanation="")
        assert _page(phone)["own"]["stack"] == counts[0]["chips"]
        desk.ask({"type": "undo", "command_id": f"c{desk.given}"})
        assert _page(phone)["own"]["stack"] == 0


def test_a_phone_asks_nothing_beside_its_page() -> None:
    with floor() as desk:
        desk.begun()
        phone = _phone(desk, _link(desk, _player(desk)))
        for path in ("floor", "wall", "seat", "hands", "audit"):
            assert error(phone.get(f"/api/events/friday/{path}"), 403)["code"] == "role-needed", path
        assert error(phone.get("/api/lobby"), 403)["code"] == "role-needed"
        assert error(phone.post("/api/events/friday/enter", json={"command_id": "x"}), 403)["code"] == "role-needed"
        assert error(phone.get("/api/events/monday/phone"), 403)["code"] == "other-event"
        with phone.websocket_connect("/api/live?event=friday") as line:
            assert line.receive_json()["version"]


def test_links_are_taken_back_and_others_are_not() -> None:
    with floor() as desk:
        desk.begun()
        anna, bruno = _phone(desk, _link(desk, _player(desk))), _phone(desk, _link(desk, _player(desk, "Bruno")))
        link = _link(desk, _player(desk))
        assert desk.client.delete(f"/api/events/friday/players/{_player(desk)}/phone").status_code == 204
        assert error(anna.get("/api/events/friday/phone"), 401)["code"] == "sign-in"
        told = error(somebody(desk).post("/api/phone", json={"key": link.partition("#key=")[2]}), 401)
        assert (told["code"], told["message"]) == ("link-used-up", "this link is not good any more")
        assert _page(bruno)["own"]


def test_only_whoever_sells_links_a_phone_and_only_that_of_a_player() -> None:
    with floor() as desk:
        desk.begun()
        told = error(invited(desk, "dealer").post(f"/api/events/friday/players/{_player(desk)}/phone"), 403)
        assert told["code"] == "role-needed"
        assert error(desk.client.post("/api/events/friday/players/nobody/phone"), 409)["code"] == "unknown-player"
        assert error(desk.client.get("/api/events/friday/phone"), 403)["code"] == "role-needed"


def test_who_is_signed_in_on_a_phone_stays_himself() -> None:
    with floor() as desk:
        desk.begun()
        cashier = invited(desk, "cashier")
        cashier.post("/api/phone", json={"key": _link(desk, _player(desk)).partition("#key=")[2]})
        assert cashier.get("/api/session").json()["role"] == "cashier"
