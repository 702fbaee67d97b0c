"""Several events at once over the tables of one room: no table is in two of them."""

from tests.web.club import Floor, floor
from tests.web.room_night import NAMES, kept, planned, seated, told


def tables(desk: Floor) -> dict[int, list[str]]:
    page = desk.client.get("/api/tables").json()
    return {one["number"]: [use["event_id"] for use in one["uses"]] for one in page["tables"]}


def test_without_a_list_events_number_their_tables_as_they_like() -> None:
    with floor() as desk:
        seated(desk, "one", 10)
        seated(desk, "two", 10)
        assert tables(desk) == {1: ["one", "two"], 2: ["one", "two"]}
        assert all(not one["listed"] for one in desk.client.get("/api/tables").json()["tables"])


def test_a_draw_takes_tables_that_are_free_and_says_so_when_there_are_too_few() -> None:
    with floor() as desk:
        assert kept(desk, 1, 2, 5, 7) == {}
        seated(desk, "one", 10)
        seated(desk, "two", 10)
        assert tables(desk) == {1: ["one"], 2: ["one"], 5: ["two"], 7: ["two"]}
        error = seated(desk, "three", 4)["error"]
        assert (error["code"], error["message"]) == (
            "tables-short",
            "one more table is needed, and the room has none free",
        )
        assert "assign-tables" in desk.client.get("/api/events/two/audit").text


def test_a_table_that_breaks_is_free_for_the_next_event_and_undo_cannot_take_it_back() -> None:
    with floor() as desk:
        kept(desk, 1, 2, 3)
        seated(desk, "one", 13)
        told(desk, "one", "start-event")
        assert "error" not in told(desk, "one", "report-bust", players=[NAMES[0]], author="floor")
        broken = told(desk, "one", "break-table", table=3)
        assert "error" not in broken
        seated(desk, "two", 4)
        assert tables(desk)[3] == ["two"]
        refused = told(desk, "one", "undo", command_id=broken["command_id"])["error"]
        assert (refused["code"], refused["message"]) == ("table-taken", "table 3 is taken: two plays there")


def test_a_late_entry_opens_a_free_table_of_the_room() -> None:
    with floor() as desk:
        kept(desk, 4, 8, 9)
        seated(desk, "one", 6)
        seated(desk, "two", 4)
        told(desk, "one", "start-event")
        assert tables(desk) == {4: ["one"], 8: ["two"], 9: []}
        pay = [{"method": "cash", "cents": 6_000}]
        assert "error" not in told(desk, "one", "sell-entry", player="Late", payments=pay)
        assert tables(desk) == {4: ["one"], 8: ["two"], 9: ["one"]}


def test_tables_are_assigned_beforehand_and_others_wait_with_them() -> None:
    with floor() as desk:
        kept(desk, 1, 2, 3, 4)
        planned(desk, "big", "2027-01-15")
        assert "error" not in told(desk, "big", "assign-tables", tables=[1, 2])
        seated(desk, "small", 10)
        assert tables(desk) == {1: [], 2: [], 3: ["small"], 4: ["small"]}
        seated(desk, "third", 4)
        assert tables(desk)[1] == ["third"], "nobody plays there yet, and there are no others"
        page = desk.client.get("/api/tables").json()
        assert {one["event_id"]: one["assigned"] for one in page["events"]}["big"] == [1, 2]


def test_a_table_in_play_stays_on_the_list_and_a_dealer_is_named() -> None:
    with floor() as desk:
        kept(desk, 1, 2)
        seated(desk, "one", 4)
        assert kept(desk, 2)["code"] == "table-in-play"
        assert desk.client.put("/api/tables/1/dealer", json={"dealer": "Rosa"}).status_code == 204
        assert kept(desk, 1, 3) == {}
        page = desk.client.get("/api/tables").json()["tables"]
        assert [(one["number"], one["dealer"]) for one in page] == [(1, "Rosa"), (3, "")]
        assert (
            desk.client.put("/api/tables/9/dealer", json={"dealer": "Rosa"}).json()["error"]["code"]
            == "table-not-there"
        )
        assert kept(desk, 0)["code"] == "bad-request"
