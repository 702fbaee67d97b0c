"""Hand for hand where people deal: dealers and floor say how far their tables have come."""

import pytest
from httpx import Response

from tests.web.club import Floor, floor


def states(desk: Floor) -> dict[int, str] | None:
    board = desk.page()["round"]
    return board and {one["table"]: one["state"] for one in board["tables"]}


def mark(desk: Floor, number: int, table: int, state: str) -> Response:
    return desk.client.put(f"/api/events/friday/rounds/{number}/tables/{table}", json={"state": state})


def test_tables_say_how_far_they_are_and_begin_anew_with_the_next_hand() -> None:
    with floor() as desk:
        desk.begun()
        assert states(desk) is None
        desk.give("announce-hand-for-hand", live=True)
        number = desk.page()["round"]["number"]
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
        board = desk.page()["round"]
        assert board["one_by_one"] is one_by_one and board["rule"].startswith(rulebook)


def test_what_is_no_table_or_no_round_is_refused() -> None:
    with floor() as desk:
        desk.begun()
        assert mark(desk, 1, 1, "done").json()["error"]["code"] == "no-hand-for-hand"
        desk.give("announce-hand-for-hand", live=True)
        number = desk.page()["round"]["number"]
        assert mark(desk, number, 7, "done").json()["error"]["code"] == "unknown-table"
        assert mark(desk, number, 1, "asleep").status_code == 400
