"""Events opened together: flights of one file, a satellite and its event, templates, copies of a day."""

from pathlib import Path

from tests.web.club import FORM, Floor, Json, floor
from tests.web.room_night import planned, shown

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
FLIGHTS = (EXAMPLES / "two_flights.toml").read_text(encoding="utf-8")
SATELLITE = (EXAMPLES / "satellite.toml").read_text(encoding="utf-8")
MAIN = (EXAMPLES / "main_event.toml").read_text(encoding="utf-8")


def asked(desk: Floor, *events: Json, command_id: str = "open", preview: bool = False) -> Json:
    body = {"command_id": command_id, "events": events, "preview": preview}
    return desk.client.post("/api/openings", json=body).json()


def copied(desk: Floor, source: str, target: str, command_id: str = "copy", *, preview: bool = False) -> Json:
    body = {"command_id": command_id, "source": source, "target": target, "preview": preview}
    return desk.client.post("/api/calendar/copies", json=body).json()


def parts(desk: Floor) -> dict[str, Json]:
    return {one["event"]["event_id"]: one["part"] for one in desk.client.get("/api/calendar").json()["events"]}


def utc(desk: Floor) -> None:
    assert desk.client.put("/api/calendar/zone", json={"zone": "UTC"}).status_code == 204


def play(desk: Floor, event: str, *players: str) -> None:
    """A flight in which all of these but the last one bust."""
    for number, command in enumerate(
        (
            {"type": "register", "players": players},
            {"type": "draw-seats"},
            {"type": "start-event"},
            {"type": "close-registration", "author": "td", "reason": "full"},
            *[{"type": "report-bust", "players": [one], "author": "floor"} for one in players[:-1]],
        )
    ):
        answer = desk.ask(command, f"{event}-{number}", event)
        assert answer.status_code == 200, answer.text


def test_one_request_opens_flights_and_their_final_day_a_day_apart() -> None:
    with floor() as desk:
        utc(desk)
        slot = {"day": "2027-01-15", "time": "18:00"}
        body = {"command_id": "open", "event_id": "spring", "file": "two.toml", "text": FLIGHTS, "slot": slot}
        answer = desk.client.post("/api/events/file", json=body)
        assert (answer.status_code, answer.json()["event_id"]) == (201, "spring")
        assert [(event, day) for event, day, *_ in shown(desk)] == [
            ("spring-1a", "2027-01-15"),
            ("spring-1b", "2027-01-16"),
            ("spring", "2027-01-17"),
        ]
        assert parts(desk)["spring"] == {"kind": "final-day", "of": "spring", "done": 0, "total": 2, "handed": False}
        again = desk.client.post("/api/events/file", json=body)
        assert (again.status_code, again.json()["repeated"]) == (201, True)


def test_bags_of_a_flight_reach_the_final_day_and_show_in_the_calendar() -> None:
    with floor() as desk:
        utc(desk)
        asked(desk, {"event_id": "spring", "text": FLIGHTS, "slot": {"day": "2027-01-15"}})
        play(desk, "spring-1a", "Anna", "Bruno", "Carla", "Dario")
        closed = desk.ask({"type": "close-flight", "author": "td"}, "close", "spring-1a")
        assert closed.status_code == 200, closed.text
        assert parts(desk)["spring"]["done"] == 1
        assert parts(desk)["spring-1a"]["done"] == 1
        final = desk.client.get("/api/events/spring/floor").json()["view"]
        assert {one["player"] for one in final["entrants"]} == {"Dario"}


def test_a_satellite_and_its_event_are_opened_together_or_not_at_all() -> None:
    with floor() as desk:
        utc(desk)
        events = [{"event_id": "sat", "text": SATELLITE}, {"event_id": "main", "text": MAIN}]
        broken = asked(desk, events[0], {"event_id": "main", "text": MAIN.replace("stack", "stak", 1)})
        assert broken["error"]["code"] == "bad-event"
        taken = asked(desk, events[0], {"event_id": "sat", "text": MAIN})
        assert taken["error"]["code"] == "id-twice"
        assert shown(desk) == []
        told = asked(desk, *events, preview=True)
        assert (told["opened"], [one["event_id"] for one in told["events"]]) == (False, ["sat", "main"])
        assert shown(desk) == []
        assert asked(desk, *events)["opened"] is True
        assert parts(desk)["sat"]["kind"] == "satellite"
        assert parts(desk)["sat"]["of"] == "Main event"
        clash = asked(desk, {"event_id": "new", "text": MAIN}, events[1], command_id="other")
        assert (clash["error"]["code"], clash["error"]["place"]) == ("phase", "main") or clash["error"][
            "place"
        ] == "main"
        assert "new" not in parts(desk)


def test_a_template_opens_an_event_with_a_few_things_changed() -> None:
    with floor() as desk:
        utc(desk)
        listed = desk.client.get("/api/templates").json()
        assert ("club_night", True) in [(one["id"], one["built_in"]) for one in listed]
        changes = {"name": 'Tuesday "special"', "buy_in_cents": 7_500, "guarantee_cents": 200_000}
        told = asked(desk, {"event_id": "tue", "template": "club_night", "changes": changes})
        assert told["events"][0]["name"] == 'Tuesday "special"'
        view = desk.client.get("/api/events/tue/floor").json()["view"]
        assert view["selling"]["entry_cents"] > 7_500
        wrong = asked(
            desk, {"event_id": "w", "template": "club_night", "changes": {"buy_in_cents": -5}}, command_id="w"
        )
        assert wrong["error"]["code"] == "bad-event"
        assert (
            asked(desk, {"event_id": "w", "template": "nothing"}, command_id="w")["error"]["code"] == "no-such-template"
        )


def test_a_template_is_kept_from_an_event_renamed_and_deleted() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        post = desk.client.post
        kept = post("/api/templates", json={"name": "Our Friday", "event_id": "friday"}).json()
        levels = post("/api/templates", json={"name": "Levels", "event_id": "friday", "kind": "structure"}).json()
        names = [one["name"] for one in desk.client.get("/api/templates").json() if not one["built_in"]]
        assert names == ["Levels", "Our Friday"]
        assert asked(desk, {"event_id": "next", "template": kept["id"]})["opened"] is True
        form = {"command_id": "f", "event_id": "form", "form": {**FORM, "name": "By form"}, "levels": levels["id"]}
        assert post("/api/events", json=form).status_code == 201
        path = f"/api/templates/{kept['id']}"
        assert desk.client.patch(path, json={"name": "Fridays"}).status_code == 204
        assert desk.client.delete(path).status_code == 204
        assert desk.client.delete(path).json()["error"]["code"] == "no-such-template"
        assert desk.client.delete("/api/templates/club_night").json()["error"]["code"] == "template-built-in"


def test_a_day_is_copied_whole_with_its_programme_under_free_ids() -> None:
    with floor() as desk:
        utc(desk)
        planned(desk, "friday", "2027-01-15", "20:00")
        planned(desk, "late", "2027-01-15", "23:00")
        asked(desk, {"event_id": "spring", "text": FLIGHTS, "slot": {"day": "2027-01-15"}})
        told = copied(desk, "2027-01-15", "2027-01-22", preview=True)
        assert ([one["event_id"] for one in told["events"]], told["left_out"]) == (
            ["friday-2", "late-2"],
            ["spring-1a"],
        )
        assert len(shown(desk)) == 5
        for event in ("spring", "spring-1b"):
            desk.client.put(f"/api/events/{event}/slot", json={"day": "2027-01-15", "time": "12:00"})
        told = copied(desk, "2027-01-15", "2027-01-22")
        assert told["left_out"] == []
        assert [(event, time) for event, day, time, _ in shown(desk) if day == "2027-01-22"] == [
            ("spring-1a-2", ""),
            ("spring-2", "12:00"),
            ("spring-1b-2", "12:00"),
            ("friday-2", "20:00"),
            ("late-2", "23:00"),
        ]
        assert parts(desk)["spring-1b-2"]["of"] == "spring-2"
        assert copied(desk, "2027-01-15", "2027-01-22")["opened"] is True
        assert len(shown(desk)) == 10, "the same request counts once"
        third = copied(desk, "2027-01-22", "2027-01-29", command_id="again")
        assert "friday-3" in [one["event_id"] for one in third["events"]]
        assert copied(desk, "2027-02-22", "2027-01-29", command_id="x")["error"]["code"] == "nothing-to-copy"
