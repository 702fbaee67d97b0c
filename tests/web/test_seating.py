"""How tables break is told before they do, and every draw of an event is drawn again."""

from collections import Counter

from tests.web.club import Floor, Json, floor


def seating(desk: Floor, table: int = 0) -> Json:
    return desk.client.get("/api/events/friday/seating", params={"table": table} if table else {}).json()


def chairs(desk: Floor) -> dict[str, tuple[int, int]]:
    """Where everybody sits."""
    tables = desk.page()["view"]["tables"]
    return {seat["player"]: (one["table"], seat["chair"]) for one in tables for seat in one["seats"] if seat["player"]}


def test_a_break_takes_players_where_its_preview_said() -> None:
    with floor() as desk:
        desk.begun(12, seats=5)
        crowded = seating(desk)
        assert (crowded["order"], crowded["due"]) == ([3, 2, 1], False)
        assert (crowded["breaking"]["table"], crowded["breaking"]["taken_by"]) == (3, [])  # six chairs lack
        kept, *others = desk.at_table(1)
        need = {"player": kept, "table": 0, "chairs": [5], "reason": "wheelchair", "author": "td"}
        desk.give("need-seat", need=need)
        desk.bust(*others[:2])
        found = seating(desk, 1)
        told, before = found["breaking"], chairs(desk)
        assert [one["player"] for one in found["needs"]] == [kept]
        desk.give("break-table", table=1)
        after = chairs(desk)
        assert Counter(after[player][0] for player in told["players"]) == {
            one["table"]: one["gets"] for one in told["taken_by"]
        }
        free = {(one["table"], chair) for one in told["taken_by"] for chair in one["chairs"]}
        assert {after[player] for player in told["players"]} <= free
        assert all(after[player] == seat for player, seat in before.items() if player not in told["players"])
        assert after[kept][1] == 5


def test_the_published_order_counts_and_another_table_can_be_asked_about() -> None:
    with floor() as desk:
        desk.begun(12)
        desk.give("publish-break-order", tables=[1, 2])
        found = seating(desk)
        assert (found["order"], found["breaking"]["table"], found["due"]) == ([1, 2], 1, False)
        assert seating(desk, 2)["breaking"]["table"] == 2
        refused = seating(desk, 9)["error"]
        assert (refused["code"], refused["place"]) == ("unknown-table", "table")


def test_before_the_draw_nothing_breaks() -> None:
    with floor() as desk:
        desk.create()
        found = seating(desk)
        assert (found["order"], found["breaking"], found["due"]) == ([], None, False)


def test_every_draw_is_drawn_again() -> None:
    with floor() as desk:
        desk.begun(12)
        desk.give("draw-buttons")
        found = desk.client.get("/api/events/friday/draws").json()
        assert (found["holds"], found["broken_at"], found["count"]) == (True, 0, 2)
        assert [line["drawn"] for line in found["draws"]] == ["buttons-drawn", "seats-drawn"]
        assert all(line["verdict"] == "same" and line["seed"] for line in found["draws"])
