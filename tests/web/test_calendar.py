"""The calendar of the room: which events there are on which day, in the time of the room."""

from tests.web.club import floor
from tests.web.room_night import calendar, planned, shown

DAY = 86_400_000_000


def test_events_stand_in_the_order_in_which_they_begin_by_the_clock_of_the_room() -> None:
    with floor() as desk:
        assert desk.client.put("/api/calendar/zone", json={"zone": "Europe/Rome"}).status_code == 204
        page = calendar(desk)
        assert (page["today"], page["time"], page["zone"]) == ("2027-01-15", "09:00", "Europe/Rome")
        planned(desk, "late", "2027-01-15", "21:00")
        planned(desk, "tomorrow", "2027-01-16", "14:00")
        planned(desk, "early", "2027-01-15", "09:30")
        assert shown(desk) == [
            ("early", "2027-01-15", "09:30", "planned"),
            ("late", "2027-01-15", "21:00", "planned"),
            ("tomorrow", "2027-01-16", "14:00", "planned"),
        ]
        early = calendar(desk)["events"][0]
        assert early["starts_at"] - desk.at == 30 * 60_000_000, "half an hour from now"


def test_an_announced_time_outlasts_the_change_to_summer_time() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "Europe/Rome"})
        planned(desk, "saturday", "2027-03-27", "20:00")
        planned(desk, "sunday", "2027-03-28", "20:00")
        first, second = [one["starts_at"] for one in calendar(desk)["events"]]
        assert second - first == 23 * 3_600_000_000


def test_an_event_is_planned_until_somebody_enters_or_its_time_comes() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})
        planned(desk, "friday", "2027-01-15", "20:00")
        desk.give("register", players=["Anna", "Bruno"])
        assert shown(desk)[0][3] == "registering"
        planned(desk, "other", "2027-01-15", "20:00")
        desk.at += 13 * 3_600_000_000
        desk.enter()
        assert shown(desk)[1] == ("other", "2027-01-15", "20:00", "registering")


def test_what_is_over_is_past_the_day_after_and_found_by_its_words() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})
        planned(desk, "friday", "2027-01-15", "08:00", name="Notte d'Estàte", places_paid=1)
        desk.give("register", players=["Anna", "Bruno"])
        desk.give("draw-seats")
        desk.give("start-event")
        assert calendar(desk)["events"][0]["tables"] == 1
        desk.bust("Anna")
        desk.give("award-prizes")
        assert shown(desk) == [("friday", "2027-01-15", "08:00", "finished")], "today it is still shown"
        desk.at += DAY
        desk.enter()
        page = calendar(desk)
        assert (page["events"], page["past"]) == ([], 1)
        for words, count in (("", 1), ("estate", 1), ("2027-01 notte", 1), ("winter", 0)):
            assert len(desk.client.get("/api/calendar/past", params={"search": words}).json()) == count


def test_an_event_without_a_plan_stands_where_it_was_opened_and_can_be_moved() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})
        desk.create()
        assert shown(desk) == [("friday", "2027-01-15", "", "registering")]
        slot = {"day": "2027-01-20", "time": "19:30", "note": "Bring cards"}
        assert desk.client.put("/api/events/friday/slot", json=slot).status_code == 204
        assert shown(desk) == [("friday", "2027-01-20", "19:30", "planned")]


def test_what_no_calendar_has_is_refused_in_words() -> None:
    with floor() as desk:
        desk.create()
        for slot, code in (
            ({"day": "2027-02-30"}, "no-such-day"),
            ({"day": "2027-01-20", "time": "25:00"}, "no-such-day"),
            ({"day": "tomorrow"}, "bad-request"),
        ):
            error = desk.client.put("/api/events/friday/slot", json=slot).json()["error"]
            assert error["code"] == code
        error = desk.client.put("/api/calendar/zone", json={"zone": "Rome"}).json()["error"]
        assert (error["code"], "Europe/Rome" in error["message"]) == ("no-such-zone", True)
        assert desk.client.put("/api/events/nobody/slot", json={"day": "2027-01-20"}).status_code == 404


def test_a_wall_counts_down_to_the_time_that_was_announced() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "Europe/Rome"})
        planned(desk, "friday", "2027-01-15", "20:00")
        planned(desk, "someday", "2027-01-16")
        starts_at = calendar(desk)["events"][0]["starts_at"]
        assert desk.page("wall")["hours"] == {"zone": "Europe/Rome", "starts_at": starts_at, "ahead": 0}
        assert desk.page("wall", "someday")["hours"]["starts_at"] == 0, "nobody has said a time"
        desk.give("register", players=["Anna", "Bruno"])
        desk.give("draw-seats")
        desk.give("start-event")
        assert desk.page("wall")["hours"]["starts_at"] == 0, "it has begun"
