"""Hand for hand where people deal: dealers and floor say how far their tables have come."""

import pytest
from httpx import Response

from tests.web.club import Floor, floor


def states(desk: Floor) -> dict[int, str] | None:
    board = desk.page()["at_tables"]["round"]
    return board and {one["table"]: one["state"] for one in board["tables"]}


def _left(desk: Floor, table: int) -> list[str]:
    """Who sits at a table."""
    tables = {one["table"]: one["seats"] for one in desk.page()["view"]["tables"]}
    return [seat["player"] for seat in tables[table] if seat["player"]]


def mark(desk: Floor, number: int, table: int, state: str) -> Response:
    return desk.client.put(f"/api/events/friday/rounds/{number}/tables/{table}", json={"state": state})


def test_tables_say_how_far_they_are_and_begin_anew_with_the_next_hand() -> None:
    with floor() as desk:
        desk.begun()
        assert states(desk) is None
        desk.give("announce-hand-for-hand", live=True)
        number = desk.page()["at_tables"]["round"]["number"]
        assert states(desk) == {1: "playing", 2: "playing"}
        assert mark(desk, number, 1, "done").status_code == 204
        assert mark(desk, number, 2, "all-in").status_code == 204
        assert states(desk) == {1: "done", 2: "all-in"}
        assert mark(desk, number, 1, "playing").status_code == 204
        assert states(desk) == {1: "playing", 2: "all-in"}
        desk.give("close-round")
        assert states(desk) == {1: "playing", 2: "playing"}
        late = mark(desk, number, 1, "done")
        assert (late.status_code, late.json()["error"]["code"]) == (409, "other-round")
        desk.give("end-hand-for-hand", reason="enough", author="Ada")
        assert states(desk) is None


@pytest.mark.parametrize(("rulebook", "one_by_one"), [("tda-2024", False), ("pslive", True), ("figp-2012", True)])
def test_the_book_says_what_becomes_of_several_all_ins(rulebook: str, *, one_by_one: bool) -> None:
    with floor() as desk:
        desk.begun(rulebook=rulebook)
        desk.give("announce-hand-for-hand", live=True)
        board = desk.page()["at_tables"]["round"]
        assert board["one_by_one"] is one_by_one and board["rule"].startswith(rulebook)


def test_what_is_no_table_or_no_round_is_refused() -> None:
    with floor() as desk:
        desk.begun()
        assert mark(desk, 1, 1, "done").json()["error"]["code"] == "no-hand-for-hand"
        desk.give("announce-hand-for-hand", live=True)
        number = desk.page()["at_tables"]["round"]["number"]
        assert mark(desk, number, 7, "done").json()["error"]["code"] == "unknown-table"
        assert mark(desk, number, 1, "asleep").status_code == 400


def test_a_table_that_needs_the_floor_waits_until_somebody_goes_there() -> None:
    def call(desk: Floor, table: int, *, needed: bool) -> Response:
        return desk.client.put(f"/api/events/friday/tables/{table}/call", json={"needed": needed})

    with floor() as desk:
        desk.begun()
        assert call(desk, 2, needed=True).status_code == 204
        since = desk.at
        desk.at += 60_000_000
        for table in (1, 2):
            assert call(desk, table, needed=True).status_code == 204
        assert desk.page()["at_tables"]["calls"] == [{"table": 2, "since": since}, {"table": 1, "since": desk.at}]
        assert call(desk, 2, needed=False).status_code == 204
        assert [one["table"] for one in desk.page()["at_tables"]["calls"]] == [1]
        assert call(desk, 9, needed=True).json()["error"]["code"] == "unknown-table"
        for table in (1, 2):
            desk.bust(*_left(desk, table)[3:])
        desk.give("break-table", table=1)
        assert desk.page()["at_tables"]["calls"] == [], "nobody can go to a table that is gone"


def test_a_tablet_is_told_of_its_table_only() -> None:
    with floor() as desk:
        desk.begun()
        whole = desk.page()
        part = desk.client.get("/api/events/friday/floor?table=2").json()
        assert part["view"]["tables"] == [one for one in whole["view"]["tables"] if one["table"] == 2]
        assert {one["table"] for one in part["view"]["entrants"]} == {2}
        assert part["view"]["clock"] == whole["view"]["clock"]


@pytest.mark.parametrize(
    ("rulebook", "structure", "seconds", "countdown"),
    [("tda-2024", "club", 25, 5), ("figp-2012", "club", 60, 10), ("pslive", "club", 25, 5), ("pslive", "tour", 50, 10)],
)
def test_the_book_says_how_long_a_called_clock_runs(
    rulebook: str, structure: str, seconds: int, countdown: int
) -> None:
    with floor() as desk:
        desk.begun(rulebook=rulebook, structure=structure)
        time = desk.page()["at_tables"]["called_time"]
        assert (time["seconds"], time["countdown"]) == (seconds, countdown) and time["rule"].startswith(rulebook)
