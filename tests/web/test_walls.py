"""Walls by their names: what each shows is said from afar, and a screen that asks again is told at once."""

from base64 import b64encode

from tests.web.answers import error
from tests.web.browsers import paired
from tests.web.club import Floor, Json, floor
from tools.examples.walk import _DOT

HOUSE = {"theme": "house", "background": "#101820", "ink": "#ffffff", "accent": "#f2c761"}


def kept(desk: Floor, name: str, **wall: object) -> Json:
    answer = desk.client.put(f"/api/walls/{name}", json=wall)
    assert answer.status_code == 200, answer.text
    return answer.json()


def brought(desk: Floor, content: bytes) -> Json:
    answer = desk.client.post("/api/wall-files", json={"data": b64encode(content).decode()})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_wall_is_made_changed_and_dropped_and_its_screen_follows() -> None:
    with floor() as desk:
        desk.begun()
        screen = paired(desk)
        assert error(screen.get("/api/walls/bar"), 404)["code"] == "no-such-wall"
        kept(desk, "bar")
        first = screen.get("/api/walls/bar")
        assert first.json()["event"] == "", "whichever runs"
        same = {"if-none-match": first.headers["etag"]}
        assert screen.get("/api/walls/bar", headers=same).status_code == 304
        kept(desk, "bar", event="friday", language="it", look=HOUSE)
        changed = screen.get("/api/walls/bar", headers=same)
        assert (changed.json()["event"], changed.json()["language"]) == ("friday", "it")
        assert [one["name"] for one in screen.get("/api/walls").json()] == ["bar"]
        assert desk.client.delete("/api/walls/bar").status_code == 204
        assert error(screen.get("/api/walls/bar"), 404)["code"] == "no-such-wall"
        assert error(desk.client.delete("/api/walls/bar"), 404)["code"] == "no-such-wall"


def test_a_screen_shows_walls_and_keeps_none() -> None:
    with floor() as desk:
        screen = paired(desk)
        assert error(screen.put("/api/walls/bar", json={}), 403)["code"] == "role-needed"


def test_what_a_wall_cannot_be() -> None:
    with floor() as desk:
        for name, wall, status, code in (
            ("the bar", {}, 409, "wall-name-unfit"),
            ("bar", {"event": "nothing"}, 404, "unknown-event"),
            ("bar", {"language": "de"}, 400, "bad-request"),
            ("bar", {"look": {"theme": "house", "ink": "red"}}, 400, "bad-request"),
            ("bar", {"look": {"logo": "0" * 32}}, 409, "no-such-wall-file"),
        ):
            assert error(desk.client.put(f"/api/walls/{name}", json=wall), status)["code"] == code
        assert desk.client.get("/api/walls").json() == []


def test_a_logo_is_kept_as_it_was_brought_in_whatever_it_says_it_is() -> None:
    with floor() as desk:
        logo = brought(desk, _DOT)
        assert (logo["media"], logo["bytes"]) == ("image/png", len(_DOT))
        assert brought(desk, _DOT) == logo, "the same picture is kept once"
        kept(desk, "bar", look={"logo": logo["id"]})
        answer = paired(desk).get(f"/api/wall-files/{logo['id']}")
        assert (answer.content, answer.headers["content-type"]) == (_DOT, "image/png")
        assert answer.headers["x-content-type-options"] == "nosniff"
        script = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
        answer = desk.client.post("/api/wall-files", json={"data": b64encode(script).decode()})
        assert error(answer, 409)["code"] == "wall-file-unfit"
        large = b64encode(_DOT + bytes(600_000)).decode()
        assert error(desk.client.post("/api/wall-files", json={"data": large}), 400)["code"] == "bad-request"


def test_a_picture_that_no_wall_shows_is_cleared_away_after_a_day() -> None:
    with floor() as desk:
        used, unused = brought(desk, _DOT)["id"], brought(desk, _DOT + b"more")["id"]
        kept(desk, "bar", look={"picture": used})
        desk.at += 25 * 3_600_000_000
        desk.enter()
        brought(desk, b"\xff\xd8\xff")
        assert desk.client.get(f"/api/wall-files/{used}").status_code == 200
        assert error(desk.client.get(f"/api/wall-files/{unused}"), 404)["code"] == "no-such-wall-file"


def test_walls_say_what_somebody_has_them_say() -> None:
    with floor() as desk:
        screen = paired(desk)
        for name in ("bar", "hall"):
            kept(desk, name)
        assert desk.client.post("/api/wall-announcements", json={"text": " Dinner is served "}).status_code == 204
        assert [one["said"]["text"] for one in screen.get("/api/walls").json()] == ["Dinner is served"] * 2
        desk.at += 1
        again = {"text": "Taxi for Anna", "walls": ["bar"]}
        assert desk.client.post("/api/wall-announcements", json=again).status_code == 204
        bar, hall = screen.get("/api/walls").json()
        assert (bar["said"], hall["said"]["text"]) == ({"text": "Taxi for Anna", "at": desk.at}, "Dinner is served")
        assert kept(desk, "bar", sounds={"on": True})["said"] == bar["said"], (
            "what it shows is changed, not what it said"
        )
        assert error(screen.post("/api/wall-announcements", json=again), 403)["code"] == "role-needed"
        nowhere = {"text": "Taxi for Anna", "walls": ["bar", "bra"]}
        assert error(desk.client.post("/api/wall-announcements", json=nowhere), 404)["facts"] == {"name": "bra"}
        unnamed = {"text": "Dinner is served", "walls": [""]}
        assert error(desk.client.post("/api/wall-announcements", json=unnamed), 404)["facts"] == {"name": ""}
        assert desk.client.post("/api/wall-announcements", json={"text": "   "}).status_code == 400


def test_a_sound_of_the_room_is_taken_for_what_it_is() -> None:
    with floor() as desk:
        sound = brought(desk, b"RIFF\x00\x00\x00\x00WAVEfmt ")
        assert sound["media"] == "audio/wav"
        assert kept(desk, "bar", sounds={"on": True, "end": sound["id"]})["sounds"]["end"] == sound["id"]


def test_seats_are_told_with_stacks_once_those_are_counted() -> None:
    with floor() as desk:
        desk.begun(6)
        screen = paired(desk)
        page = screen.get("/api/events/friday/seats").json()
        assert (len(page["seats"]), page["counted"]) == (6, False)
        counts = [{"player": one["player"], "chips": one["chips"]} for one in page["seats"]]
        desk.give("count-chips", counts=counts, author="floor")
        assert screen.get("/api/events/friday/seats").json()["counted"]
