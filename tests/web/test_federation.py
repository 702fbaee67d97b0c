"""Clubs, their members, and the events that a federation has sanctioned."""

from tests.web.answers import said
from tests.web.club import Floor, Json, floor
from tests.web.register import PEOPLE, added, merged
from tests.web.room_night import seated


def put(desk: Floor, path: str, **fields: str) -> Json:
    answer = desk.client.put(f"/api/federation/{path}", json=fields)
    return answer.json()["error"]["code"] if answer.content else ""


def page(desk: Floor, asked: str = "") -> Json:
    return desk.client.get(f"/api/federation?{asked}").json()


def ids(desk: Floor) -> dict[str, str]:
    desk.client.get("/api/events/friday/floor")  # which says what everybody is called
    return desk.naming.ids()


def test_who_is_no_member_on_the_day_of_a_sanctioned_event_is_named() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)  # on 2027-01-15
        assert put(desk, "clubs/north", name="Circolo Nord", code="MI-7", town="Milano") == ""
        first, second = ids(desk)["Player 1"], ids(desk)["Player 2"]
        assert put(desk, f"members/{first}", club="north", until="2027-12-31") == ""
        assert put(desk, f"members/{second}", club="north", until="2027-01-14") == ""
        assert put(desk, "events/friday", club="north", number="AUT-12") == ""
        seen = page(desk)
        assert [(one["club"]["name"], one["members"]) for one in seen["clubs"]] == [("Circolo Nord", 1)]
        assert [(one["name"], one["valid"]) for one in seen["members"]] == [("Player 1", True), ("Player 2", False)]
        (event,) = seen["events"]
        assert (event["day"], event["players"]) == ("2027-01-15", 4)
        assert event["missing"] == ["Player 2", "Player 3", "Player 4"]
        assert [one["name"] for one in page(desk, "text=player 2")["members"]] == ["Player 2"]
        assert page(desk, "club=south")["members"] == []


def test_what_cannot_be_kept_is_refused_and_a_club_with_members_stays() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)
        first = ids(desk)["Player 1"]
        assert put(desk, f"members/{first}", club="north") == "unknown-club"
        assert put(desk, "events/friday", club="north") == "unknown-club"
        assert put(desk, "clubs/north", name="Nord") == ""
        assert put(desk, "members/p-00000000", club="north") == "no-such-player"
        assert put(desk, f"members/{first}", club="north", until="2027-02-30") == "no-such-day"
        assert put(desk, f"members/{first}", club="north") == ""
        assert put(desk, "events/nothing", club="north") == "unknown-event"
        gone = [desk.client.delete(f"/api/federation/{path}") for path in ("clubs/north", "clubs/south")]
        assert [one.json()["error"]["code"] for one in gone] == ["club-in-use", "unknown-club"]
        assert desk.client.delete(f"/api/federation/members/{first}").status_code == 204
        assert desk.client.delete("/api/federation/clubs/north").status_code == 204
        gone = [desk.client.delete(f"/api/federation/{path}") for path in (f"members/{first}", "events/friday")]
        assert [one.json()["error"]["code"] for one in gone] == ["unknown-member", "not-sanctioned"]


def memberships(desk: Floor) -> list[tuple[str, str]]:
    return [(one["name"], one["until"]) for one in page(desk)["members"]]


def test_a_membership_goes_with_its_person_when_he_is_merged_and_when_he_is_erased() -> None:
    with floor() as desk:
        seated(desk, "friday", 3)
        put(desk, "clubs/north", name="Circolo Nord")
        put(desk, "events/friday", club="north", number="AUT-12")
        before = ids(desk)
        card, other = added(desk, name="Zeno Anziano")["id"], added(desk, name="Nobody yet")["id"]
        put(desk, f"members/{before['Player 1']}", club="north", until="2027-06-30")
        put(desk, f"members/{card}", club="north", until="2027-12-31")
        merged(desk, before["Player 1"], card)  # of two memberships that which lasts longer
        assert memberships(desk) == [("Zeno Anziano", "2027-12-31")]
        put(desk, f"members/{before['Player 2']}", club="north")
        merged(desk, before["Player 2"], other)
        assert memberships(desk) == [("Nobody yet", ""), ("Zeno Anziano", "2027-12-31")]
        assert page(desk)["events"][0]["missing"] == ["Player 3"]
        assert "Circolo Nord" in said(desk.client.get("/api/events/friday/papers/players-list"))
        gone = added(desk, name="Erased")["id"]
        put(desk, f"members/{gone}", club="north")
        assert desk.client.post(f"{PEOPLE}/{gone}/erasure", json={"name": "Erased"}).status_code == 204
        assert memberships(desk) == [("Nobody yet", ""), ("Zeno Anziano", "2027-12-31")]
