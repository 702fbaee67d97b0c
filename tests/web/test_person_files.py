"""A person's whole record over the network: merged, exported, erased, and let in to play."""

from shuffleup.store.memory import MemoryStore
from tests.web.answers import error
from tests.web.browsers import PASSWORD, invited, somebody
from tests.web.club import FORM, Floor, floor
from tests.web.register import PEOPLE, added, banned, found, ids_of, merged, sheet


def over(desk: Floor) -> None:
    """Two enter, one is out, the prizes are paid."""
    desk.create(places_paid=1)
    desk.give("register", players=["Anna", "Bruno"])
    desk.give("draw-seats")
    desk.give("start-event")
    desk.give("report-bust", players=["Bruno"], by=["Anna"], author="floor")
    desk.give("award-prizes")


def test_two_ids_of_one_person_show_one_name_and_enter_as_one() -> None:
    with floor() as desk:
        over(desk)
        (anna,) = ids_of(desk, "Anna")
        other = added(desk, name="Anna Bianchi", country="IT", card="7")["id"]
        merged(desk, anna, other)
        assert desk.page()["view"]["entrants"][0]["player"] in {"Anna Bianchi", "Bruno"}
        assert "Anna Bianchi" in desk.naming.ids()
        assert found(desk, "anna") == ["Anna Bianchi"]
        whole = sheet(desk, anna)
        assert whole["person"]["id"] == "Anna Bianchi" or whole["ids"]
        assert [visit["event"] for visit in whole["visits"]] == ["Friday"]
        assert whole["trail"][0]["act"] == "merged"
        desk.client.post(
            "/api/events", json={"command_id": "o", "event_id": "later", "form": {**FORM, "name": "Later"}}
        )
        body = {"command_id": "l1", "command": {"type": "register", "players": [anna, "Anna Bianchi"]}}
        answer = desk.client.post("/api/events/later/commands", json=body)
        assert error(answer, 409)["code"]  # one person, named twice


def test_nobody_is_merged_who_would_sit_twice() -> None:
    with floor() as desk:
        desk.begun(3)
        anna, bruno = ids_of(desk, "Anna", "Bruno")
        seen = sheet(desk, bruno)["person"]["changed_at"]
        told = error(desk.client.post(f"{PEOPLE}/{anna}/merger", json={"into": bruno, "seen": seen}), 409)
        assert (told["code"], told["facts"]["event"]) == ("plays-twice", "Friday")
        told = error(desk.client.post(f"{PEOPLE}/{anna}/merger", json={"into": anna, "seen": seen}), 409)
        assert told["code"] == "same-person"


def test_everything_known_is_one_file() -> None:
    with floor() as desk:
        over(desk)
        (anna,) = ids_of(desk, "Anna")
        answer = desk.client.get(f"{PEOPLE}/{anna}/export")
        assert f'filename="{anna}.json"' in answer.headers["content-disposition"]
        whole = answer.json()
        assert whole["visits"][0]["line"]["place"] == 1 and whole["trail"][0]["act"] == "exported"


def test_erased_the_person_goes_and_the_log_stays() -> None:
    store = MemoryStore()
    with floor(store) as desk:
        over(desk)
        (anna,) = ids_of(desk, "Anna")
        banned(desk, anna, reason="Anna did it")
        with desk.client.portal() as portal:
            before = portal.call(store.read, "event/friday")
        told = error(desk.client.post(f"{PEOPLE}/{anna}/erasure", json={"name": "Anne"}), 409)
        assert told["code"] == "wrong-name"
        assert desk.client.post(f"{PEOPLE}/{anna}/erasure", json={"name": "Anna"}).status_code == 204
        assert error(desk.client.get(f"{PEOPLE}/{anna}"), 404)["code"] == "no-such-player"
        assert found(desk, "anna") == [] and found(desk, "") == ["Bruno"]
        desk.naming.names.clear()
        page = desk.client.get("/api/events/friday/floor").json()
        assert anna not in page["names"] and anna in {one["player"] for one in page["view"]["entrants"]}
        assert "Anna" not in desk.client.get("/api/events/friday/audit").text
        with desk.client.portal() as portal:
            assert portal.call(store.read, "event/friday") == before
        desk.client.post(
            "/api/events", json={"command_id": "o", "event_id": "later", "form": {**FORM, "name": "Later"}}
        )
        body = {"command_id": "l1", "command": {"type": "register", "players": [anna]}}
        told = error(desk.client.post("/api/events/later/commands", json=body), 409)
        assert told["code"] == "no-such-player"
        told = desk.refused("report-bust", players=[anna], author="floor")
        assert told["message"].startswith(("Player ", "no", "the"))


def test_nobody_is_erased_while_he_plays() -> None:
    with floor() as desk:
        desk.begun(3)
        (anna,) = ids_of(desk, "Anna")
        told = error(desk.client.post(f"{PEOPLE}/{anna}/erasure", json={"name": "Anna"}), 409)
        assert (told["code"], told["facts"]["event"]) == ("still-in-event", "Friday")
        assert error(invited(desk, "floor").post(f"{PEOPLE}/{anna}/erasure", json={"name": "Anna"}), 403)


def test_a_player_signs_in_as_himself_until_he_is_erased() -> None:
    with floor() as desk:
        mario = added(desk, name="Mario Rossi")["id"]
        made = desk.client.post(f"{PEOPLE}/{mario}/invitation")
        assert made.status_code == 201, made.text
        link = made.json()["link"]
        assert "#invitation=" in link and "<svg" in made.json()["qr"]
        browser = somebody(desk)
        by = {
            "by": "invitation",
            "key": link.partition("=")[2],
            "name": "Mario",
            "login": "mario",
            "password": PASSWORD,
        }
        assert browser.post("/api/session", json=by).json()["role"] == "player"
        account = sheet(desk, mario)["account"]
        assert account.startswith("staff-")
        assert account not in {one["id"] for one in desk.client.get("/api/staff").json()["staff"]}
        assert error(desk.client.post(f"{PEOPLE}/{mario}/invitation"), 409)["code"] == "has-account"
        assert desk.client.post(f"{PEOPLE}/{mario}/erasure", json={"name": "Mario Rossi"}).status_code == 204
        desk.at += 3_000_000
        assert error(browser.get("/api/session"), 401)["code"] == "sign-in"
        login = {"by": "password", "login": "mario", "password": PASSWORD}
        assert error(browser.post("/api/session", json=login), 401)["code"] == "wrong-login"


def test_of_staff_who_have_left_only_the_id_stays() -> None:
    with floor() as desk:
        invited(desk, "cashier")
        carla = next(one for one in desk.client.get("/api/staff").json()["staff"] if one["name"] == "Carla")
        path = f"/api/staff/{carla['id']}"
        assert error(desk.client.delete(path), 409)["code"] == "still-works-here"
        assert desk.client.patch(path, json={"active": False}).status_code == 200
        assert desk.client.delete(path).status_code == 204
        assert "Carla" not in desk.client.get("/api/staff").text
