"""Coming in over the network, and what each role may ask and see there."""

from pathlib import Path

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect

from shuffleup.accounts.database import Database
from shuffleup.accounts.keys import KeyStore
from shuffleup.accounts.roles import COMMANDS, RIGHTS, Right, Role
from shuffleup.accounts.seal import Seal
from shuffleup.accounts.signing_in import KNOWN_FOR
from shuffleup.web.app import ADDRESSES
from tests.web.answers import error
from tests.web.browsers import PASSWORD, invited, paired, somebody
from tests.web.club import floor

MINUTE = 60_000_000
LOGIN = {"by": "password", "login": "carla", "password": PASSWORD}


def test_nobody_sees_or_asks_anything() -> None:
    with floor() as desk:
        desk.begun()
        browser = somebody(desk)
        for path in ("events", "events/friday/floor", "events/friday/wall", "events/friday/audit", "staff", "session"):
            told = error(browser.get(f"/api/{path}"), 401)
            assert (told["code"], told["hint"]) == ("sign-in", "sign in at /door, or send the token of a program")
        body = {"command_id": "x", "command": {"type": "pause-clock"}}
        assert error(browser.post("/api/events/friday/commands", json=body), 401)["code"] == "sign-in"
        assert browser.get("/api/health").status_code == 200


def test_every_address_names_its_right_or_says_that_it_is_open() -> None:
    for handler in [one.handler for one in ADDRESSES]:
        assert ("right" in handler.opt) != ("open" in handler.opt), handler
        assert isinstance(handler.opt.get("right", Right.SEE_WALL), Right)


def test_a_row_says_who_asked_where_and_why() -> None:
    with floor() as desk:
        desk.begun()
        tablet = paired(desk)
        cashier = invited(desk, "cashier")
        assert cashier.put("/api/session/pin", json={"pin": "8351"}).status_code == 204
        [carla] = tablet.get("/api/session/colleagues").json()
        assert (carla["name"], carla["role"]) == ("Carla", "cashier")
        signed = tablet.post("/api/session", json={"by": "pin", "staff": carla["id"], "pin": "8351"}).json()
        assert signed["device"]
        body = {
            "command_id": "check",
            "command": {"type": "count-cash", "counted_cents": 0},
            "reason": "papers at the desk",
        }
        answer = tablet.post("/api/events/friday/commands", json=body)
        assert answer.status_code == 200, answer.text
        with desk.client.portal() as portal:
            row = portal.call(desk.store.find, "event/friday", "check")
        assert (row.actor, row.asked.device, row.asked.reason) == (carla["id"], signed["device"], "papers at the desk")
        page = desk.client.get("/api/events/friday/audit").json()
        line = page["audit"]["lines"][0]
        assert page["names"][line["actor"]] == "Carla"
        assert page["names"][page["devices"][str(line["version"])]] == "Tablet 3"
        assert page["reasons"][str(line["version"])] == "papers at the desk"


def test_each_role_sees_each_page_or_is_told_which_role_it_takes() -> None:
    pages = {
        "events": Right.SEE_EVENTS,
        "rulebooks": Right.SEE_EVENTS,
        "events/friday/floor": Right.SEE_FLOOR,
        "events/friday/wall": Right.SEE_WALL,
        "events/friday/forecast": Right.SEE_FORECAST,
        "events/friday/audit": Right.SEE_AUDIT,
        "staff": Right.SEE_STAFF,
    }
    with floor() as desk:
        desk.begun()
        for role in Role:
            browser = invited(desk, role.value, f"one-{role.value}")
            for page, right in pages.items():
                answer = browser.get(f"/api/{page}")
                assert answer.status_code == (200 if role in RIGHTS[right] else 403), (role, page, answer.text)


def test_who_may_not_is_told_what_it_takes_in_his_language() -> None:
    with floor() as desk:
        desk.begun()
        dealer = invited(desk, "dealer")
        body = {"command_id": "x", "command": {"type": "pause-clock"}}
        dealer.headers["accept-language"] = "it"
        told = error(dealer.post("/api/events/friday/commands", json=body), 403)
        assert told["message"] == "come dealer non si può: serve titolare, direttore di torneo, floor"
        offers = dealer.post("/api/events/friday/offers", json={"commands": [{"type": "pause-clock"}]}).json()
        assert offers[0]["code"] == "role-needed"


def test_what_somebody_may_not_give_he_may_not_undo() -> None:
    with floor() as desk:
        desk.begun()
        assert desk.ask({"type": "undo", "command_id": "open"}).status_code == 409
        manager = invited(desk, "floor")
        body = {"command_id": "u", "command": {"type": "undo", "command_id": "open"}}
        assert error(manager.post("/api/events/friday/commands", json=body), 403)["code"] == "role-needed"


def test_a_dealer_takes_back_what_he_did_himself_and_nothing_else() -> None:
    with floor() as desk:
        desk.begun()
        dealer = invited(desk, "dealer")

        def give(number: str, /, **command: object) -> Response:
            body = {"command_id": number, "command": command}
            return dealer.post("/api/events/friday/commands", json=body)

        assert give("own", type="mark-absent", players=["Anna"]).status_code == 200
        assert give("back", type="undo", command_id="own").status_code == 200
        assert error(give("again", type="redo", command_id="own"), 403)["code"] == "role-needed", (
            "the floor may have undone it"
        )
        desk.give("mark-absent", "another", players=["Bruno"])
        assert error(give("not", type="undo", command_id="another"), 403)["code"] == "done-by-another"
        assert error(give("nor", type="undo", command_id="open"), 403)["code"] == "role-needed"


def test_a_cookie_does_nothing_for_a_page_from_elsewhere_nor_without_a_page() -> None:
    with floor() as desk:
        desk.begun()
        body = {"command_id": "x", "command": {"type": "pause-clock"}}
        stolen = desk.client.post(
            "/api/events/friday/commands", json=body, headers={"origin": "http://elsewhere.example"}
        )
        assert error(stolen, 403)["code"] == "forbidden"
        del desk.client.headers["origin"]
        assert error(desk.client.post("/api/events/friday/commands", json=body), 403)["code"] == "origin-needed"
        assert desk.client.get("/api/events").status_code == 200


def test_a_program_is_let_in_by_its_token_as_its_role_for_its_events() -> None:
    with floor() as desk:
        desk.begun()
        made = desk.client.post("/api/tokens", json={"name": "Results", "role": "display", "events": ["friday"]})
        assert made.status_code == 201, made.text
        program = somebody(desk)
        program.headers["authorization"] = f"Bearer {made.json()['secret']}"
        assert program.get("/api/events/friday/wall").status_code == 200
        assert error(program.get("/api/events/friday/floor"), 403)["code"] == "role-needed"
        told = error(program.get("/api/events/saturday/wall"), 403)
        assert (told["code"], told["message"]) == ("other-event", "this token is for friday only")
        assert desk.client.delete(f"/api/tokens/{made.json()['key']['id']}").status_code == 204
        assert error(program.get("/api/events/friday/wall"), 401)["code"] == "sign-in"
        program.headers["authorization"] = "Bearer made-up"
        assert error(program.get("/api/events/friday/wall"), 401)["code"] == "sign-in"
        del program.headers["origin"]
        body = {"command_id": "x", "command": {"type": "pause-clock"}}
        assert error(program.post("/api/events/friday/commands", json=body), 401)["code"] == "sign-in"


def test_the_log_tells_what_a_program_asked_in_somebodys_name() -> None:
    with floor() as desk:
        desk.begun()
        made = desk.client.post("/api/tokens", json={"name": "Clock box", "role": "floor"}).json()
        program = somebody(desk)
        del program.headers["origin"]
        program.headers["authorization"] = f"Bearer {made['secret']}"
        body = {"command_id": "box", "command": {"type": "pause-clock"}}
        assert program.post("/api/events/friday/commands", json=body).status_code == 200
        page = desk.client.get("/api/events/friday/audit").json()
        line = page["audit"]["lines"][0]
        assert page["names"][line["actor"]] == "Owner"
        assert page["names"][page["devices"][str(line["version"])]] == "Clock box"


def test_every_token_stands_in_the_audit_of_the_events_that_it_is_for_even_once_it_has_ended() -> None:
    with floor() as desk:
        desk.begun()
        for name, role, events in (("Books", "auditor", []), ("Wall", "display", ["friday"]), ("Else", "floor", ["x"])):
            desk.at += 1_000_000
            made = desk.client.post("/api/tokens", json={"name": name, "role": role, "events": events}).json()
        assert desk.client.delete(f"/api/tokens/{made['key']['id']}").status_code == 204
        books = desk.client.get("/api/staff").json()["keys"]
        ended = next(key["id"] for key in books if key["holder"]["name"] == "Books")
        assert desk.client.delete(f"/api/tokens/{ended}").status_code == 204
        page = desk.client.get("/api/events/friday/audit").json()
        told = [
            (page["names"][one["id"]], one["role"], page["names"][one["made_by"]], one["ended"], one["every_event"])
            for one in page["tokens"]
        ]
        assert told == [("Wall", "display", "Owner", False, False), ("Books", "auditor", "Owner", True, True)]


def test_a_wrong_pin_ten_times_ends_the_pin() -> None:
    with floor() as desk:
        tablet, cashier = paired(desk), invited(desk, "cashier")
        cashier.put("/api/session/pin", json={"pin": "8351"})
        staff = cashier.get("/api/session").json()["person"]["id"]
        codes = []
        for _ in range(10):
            desk.at += 3_600_000_000
            codes.append(
                error(tablet.post("/api/session", json={"by": "pin", "staff": staff, "pin": "8352"}), 401)["code"]
            )
        assert codes == ["wrong-pin"] * 9 + ["pin-blocked"]
        assert tablet.get("/api/session/colleagues").json() == []


@pytest.mark.slow  # it waits for beats
def test_a_pin_that_is_void_is_told_to_the_floor_until_another_is_chosen_and_to_nobody_else(tmp_path: Path) -> None:
    people = Database.beside(tmp_path / "club.db", Seal.of_the_moment())  # in memory it ends with a line that is closed
    with floor(people=people) as desk:
        desk.begun()
        tablet, cashier = paired(desk), invited(desk, "cashier")
        cashier.put("/api/session/pin", json={"pin": "8351"})
        staff = cashier.get("/api/session").json()["person"]["id"]

        def told() -> list[tuple[str, str]]:
            """What the floor is told within two beats."""
            desk.at += 2 * KNOWN_FOR
            with desk.client.websocket_connect("/api/live?event=friday") as line:
                hints = [line.receive_json(timeout=10) for _beat in range(3)]
            return [(one["what"], one["code"]) for one in hints[-1]["troubles"]]

        assert told() == []
        for _ in range(10):
            desk.at += 3_600_000_000
            tablet.post("/api/session", json={"by": "pin", "staff": staff, "pin": "8352"})
        assert told() == [("pin", "pin-blocked")]
        assert desk.client.get("/api/staff").json()["void_pins"] == [staff]
        assert somebody(desk).get("/api/health").json()["troubles"] == []
        cashier.put("/api/session/pin", json={"pin": "9147"})
        assert told() == []
        assert desk.client.get("/api/staff").json()["void_pins"] == []


def test_a_pin_is_good_on_a_device_of_the_room_only() -> None:
    with floor() as desk:
        cashier = invited(desk, "cashier")
        cashier.put("/api/session/pin", json={"pin": "8351"})
        staff = cashier.get("/api/session").json()["person"]["id"]
        told = error(somebody(desk).post("/api/session", json={"by": "pin", "staff": staff, "pin": "8351"}), 403)
        assert told["code"] == "device-needed"


def test_who_tries_again_and_again_waits() -> None:
    with floor() as desk:
        invited(desk, "cashier")
        browser = somebody(desk)
        for _ in range(5):
            assert error(browser.post("/api/session", json={**LOGIN, "password": "x"}), 401)["code"] == "wrong-login"
        told = error(browser.post("/api/session", json=LOGIN), 429)
        assert (told["code"], told["message"]) == ("wait-after-failures", "too many failures: wait one second")


def test_who_signs_out_is_out_and_a_live_line_wants_somebody() -> None:
    with floor() as desk:
        desk.begun()
        cashier = invited(desk, "cashier")
        cookie = dict(cashier.cookies)
        with cashier.websocket_connect("/api/live?event=friday") as line:
            assert line.receive_json()["stream"] == "event/friday"
            assert cashier.delete("/api/session").status_code == 204
            with pytest.raises(WebSocketDisconnect):
                [line.receive_json(timeout=5) for _ in range(3)]
        assert error(cashier.get("/api/session"), 401)["code"] == "sign-in"
        again = somebody(desk)
        again.cookies.update(cookie)
        assert error(again.get("/api/session"), 401)["code"] == "sign-in"
        with pytest.raises(WebSocketDisconnect) as closed, again.websocket_connect("/api/live?event=friday"):
            pass
        assert closed.value.code == 4401


def test_a_session_page_tells_what_its_role_may() -> None:
    with floor() as desk:
        page = invited(desk, "dealer").get("/api/session").json()
        assert page["commands"] == sorted(
            str(kind.__struct_config__.tag) for kind, roles in COMMANDS.items() if Role.DEALER in roles
        )
        assert (page["name"], page["role"], page["person"]["login"]) == ("Carla", "dealer", "carla")


def test_a_stranger_learns_from_an_invitation_that_is_none_no_login() -> None:
    with floor() as desk:
        invited(desk, "cashier")
        browser = somebody(desk)
        body = {"by": "invitation", "key": "made up", "name": "Who", "password": PASSWORD}
        taken, free = [browser.post("/api/session", json={**body, "login": login}) for login in ("carla", "nobody")]
        assert error(taken, 409) == error(free, 409)
        assert error(taken, 409)["code"] == "link-used-up"


def test_a_browser_where_he_has_signed_in_is_known_again_by_a_cookie_that_lets_nobody_in() -> None:
    with floor() as desk:
        invited(desk, "cashier")
        browser = somebody(desk)
        signed = browser.post("/api/session", json=LOGIN)
        [kept] = [line for line in signed.headers.get_list("set-cookie") if line.startswith("shuffleup-browser-")]
        assert "HttpOnly" in kept and "Path=/api/session" in kept and "carla" not in kept.lower()
        stranger = somebody(desk)
        for _ in range(5):
            assert error(stranger.post("/api/session", json={**LOGIN, "password": "x"}), 401)["code"] == "wrong-login"
        told = stranger.post("/api/session", json=LOGIN)
        assert error(told, 429)["code"] == "wait-after-failures"
        assert told.headers["retry-after"] == "1"
        stranger.cookies.update({name: value for name, value in browser.cookies.items() if "browser" in name})
        assert stranger.get("/api/session").status_code == 401
        assert stranger.post("/api/session", json=LOGIN).status_code == 200


def test_no_use_is_written_of_a_session_that_it_does_not_prolong(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []

    async def note(_keys: KeyStore, session: str, _at: int) -> None:
        used.append(session)

    monkeypatch.setattr(KeyStore, "use", note)
    with floor() as desk:
        desk.begun()
        cashier = invited(desk, "cashier")
        cashier.put("/api/session/pin", json={"pin": "8351"})
        assert cashier.post("/api/session/use").status_code == 204
        assert used == []


def test_a_tablet_that_nobody_touches_signs_off_who_came_in_by_pin_though_its_page_goes_on_asking() -> None:
    with floor() as desk:
        desk.begun()
        tablet, cashier = paired(desk), invited(desk, "cashier")
        cashier.put("/api/session/pin", json={"pin": "8351"})
        staff = cashier.get("/api/session").json()["person"]["id"]
        tablet.post("/api/session", json={"by": "pin", "staff": staff, "pin": "8351"})
        offers = {"commands": [{"type": "pause-clock"}]}

        def name() -> str:
            desk.at += MINUTE
            for _ in range(2):  # what a page asks for by itself
                tablet.get("/api/events/friday/floor")
                tablet.post("/api/events/friday/offers", json=offers)
            return str(tablet.get("/api/session").json()["name"])

        command = {"command_id": "own", "command": {"type": "take-tickets"}}
        for address, body in (("/api/session/use", None), ("/api/events/friday/commands", command)):
            assert [name() for _ in range(9)] == ["Carla"] * 9
            tablet.post(address, json=body)
        assert [name() for _ in range(10)] == ["Carla"] * 9 + ["Tablet 3"]
        assert cashier.get("/api/session").json()["name"] == "Carla"


def test_whoever_came_in_by_pin_signs_out_as_others_do() -> None:
    with floor() as desk:
        tablet, cashier = paired(desk), invited(desk, "cashier")
        cashier.put("/api/session/pin", json={"pin": "8351"})
        staff = cashier.get("/api/session").json()["person"]["id"]
        tablet.post("/api/session", json={"by": "pin", "staff": staff, "pin": "8351"})
        kept = dict(tablet.cookies)
        assert tablet.delete("/api/session").status_code == 204
        tablet.cookies.update(kept)
        assert tablet.get("/api/session").json()["name"] == "Tablet 3"
