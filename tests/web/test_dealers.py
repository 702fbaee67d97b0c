"""The dealers of a room: rota, push, down sheet."""

import pytest

from shuffleup.room.dealers import DealerMove, push
from tests.web.club import MINUTE, Floor, Json, floor
from tests.web.room_night import NAMES, deals, kept, seated, told


def said(answer: Json) -> str:
    return str(answer.json()["error"]["code"])


def page(desk: Floor, day: str = "") -> Json:
    return desk.client.get(f"/api/dealers?day={day}").json()


def shift(desk: Floor, dealer: str, starts: str, ends: str, day: str = "") -> Json:
    asked = {"dealer": dealer, "day": day or page(desk)["day"], "starts": starts, "ends": ends}
    return desk.client.post("/api/dealers/shifts", json=asked)


@pytest.mark.parametrize(
    ("tables", "sitting", "resting", "moves"),
    [
        ([1, 2, 3], {1: "A", 2: "B", 3: "C"}, ["R"], "R 0>1, A 1>2, B 2>3, C 3>0"),
        ([1, 2, 3], {1: "A", 2: "B", 3: "C"}, [], ""),
        (
            [1, 2, 3, 4, 5], dict(enumerate("ABCDE", start=1)), ["R", "S"],
            "R 0>1, A 1>2, B 2>0, S 0>3, C 3>4, D 4>5, E 5>0",
        ),
        ([1, 2], {1: "A"}, ["R", "S"], "R 0>2, S 0>1, A 1>0"),
        ([1, 2], {1: "A", 2: "B", 7: "G"}, [], "G 7>1, A 1>2, B 2>0"),
        ([1], {1: "A", 7: "G"}, ["R"], "R 0>1, A 1>0, G 7>0"),
        ([1], {}, [], ""),
    ],
)  # fmt: skip
def test_a_push_moves_everybody_one_table_on(
    tables: list[int], sitting: dict[int, str], resting: list[str], moves: str
) -> None:
    told = push(tables, sitting, resting)
    assert ", ".join(f"{one.dealer} {one.leaves}>{one.goes}" for one in told) == moves
    assert len({one.dealer for one in told}) == len(told)
    assert all(isinstance(one, DealerMove) for one in told)


def test_an_evening_of_dealers_from_the_rota_to_the_down_sheet() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})  # it is eight in the morning
        kept(desk, 1, 2)
        seated(desk, "friday", 8)
        told(desk, "friday", "start-event")
        assert shift(desk, "Rosa", "07:00", "02:00").status_code == 201
        assert shift(desk, "Late", "18:00", "02:00").status_code == 201
        deals(desk, 1, "Anna")
        deals(desk, 2, "Bruno")
        desk.at += 30 * MINUTE
        seen = page(desk)
        assert [one["dealer"] for one in seen["resting"]] == ["Rosa"]
        assert seen["push"]["due_at"] == desk.at
        assert [(one["dealer"], one["leaves"], one["goes"]) for one in seen["push"]["moves"]] == [
            ("Rosa", 0, 1), ("Anna", 1, 2), ("Bruno", 2, 0),
        ]  # fmt: skip
        assert desk.client.post("/api/dealers/pushes", json={"moves": seen["push"]["moves"]}).status_code == 201
        assert said(desk.client.post("/api/dealers/pushes", json={"moves": seen["push"]["moves"]})) == "dealers-moved"
        log = desk.client.get("/api/events/friday/audit").json()["audit"]["lines"]
        assert [one["asked"]["kind"] for one in log[:2]] == ["relieve-dealer"] * 2
        desk.at += 25 * MINUTE
        after = page(desk)
        assert {one["table"]: one["dealer"] for one in after["tables"]} == {1: "Rosa", 2: "Anna"}
        assert {one["dealer"]: (one["downs"], one["minutes"]) for one in after["totals"]} == {
            "Anna": (2, 55), "Bruno": (1, 30), "Rosa": (1, 25),
        }  # fmt: skip
        sheet = desk.client.get("/api/dealers/sheet?format=csv&lang=en").text
        assert "Anna,1,friday,08:00,08:30,30" in sheet.replace("\r", "")


def test_nobody_is_pushed_shortly_before_a_level_unless_somebody_says_why() -> None:
    with floor() as desk:
        kept(desk, 1)
        seated(desk, "friday", 4)
        told(desk, "friday", "start-event")
        shift(desk, "Rosa", "00:00", "23:59")
        deals(desk, 1, "Anna")
        ends = desk.client.get("/api/events/friday/floor").json()["view"]["clock"]["ends_at"]
        desk.at = ends - 60_000_000
        moves = [{"dealer": "Rosa", "leaves": 0, "goes": 1}, {"dealer": "Anna", "leaves": 1, "goes": 0}]
        assert said(desk.client.post("/api/dealers/pushes", json={"moves": moves})) == "relief-waits"
        assert page(desk)["tables"][0]["dealer"] == "Anna"
        asked = {"moves": moves, "override": "Anna is unwell"}
        assert desk.client.post("/api/dealers/pushes", json=asked).status_code == 201
        assert page(desk)["tables"][0]["dealer"] == "Rosa"


def test_a_dealer_sits_at_one_table_and_the_night_belongs_to_its_day() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})
        kept(desk, 1, 2)
        seated(desk, "friday", 8)
        today = page(desk)["day"]
        deals(desk, 1, "Anna")
        desk.at += 10 * MINUTE
        deals(desk, 1, "Anna")
        deals(desk, 2, "Anna")
        desk.at += 9 * 60 * MINUTE
        page(desk)
        desk.at += 8 * 60 * MINUTE  # ten past one in the night
        deals(desk, 2, "")
        seen = page(desk)
        assert seen["day"] == today
        assert [(one["table"], bool(one["ended_at"])) for one in seen["downs"]] == [(1, True), (2, True)]
        assert [one["dealer"] for one in seen["tables"]] == ["", ""]
        desk.at += 6 * 60 * MINUTE
        assert page(desk)["downs"] == []
        assert len(page(desk, today)["downs"]) == 2


def test_whose_table_left_the_list_gets_up_with_the_next_push() -> None:
    with floor() as desk:
        kept(desk, 1, 2, 7)
        seated(desk, "friday", 4)
        deals(desk, 1, "Anna")
        deals(desk, 7, "Gina")
        kept(desk, 1, 2)
        moves = page(desk)["push"]["moves"]
        assert [(one["dealer"], one["leaves"], one["goes"]) for one in moves] == [("Gina", 7, 1), ("Anna", 1, 0)]
        assert desk.client.post("/api/dealers/pushes", json={"moves": moves}).status_code == 201
        assert [(one["table"], one["dealer"]) for one in page(desk)["tables"]] == [(1, "Gina")]
        assert [one["dealer"] for one in desk.client.get("/api/tables").json()["tables"]] == ["Gina", ""]


def test_a_push_is_taken_back_until_somebody_moves_on() -> None:
    with floor() as desk:
        kept(desk, 1, 2)
        seated(desk, "friday", 8)
        told(desk, "friday", "start-event")
        shift(desk, "Rosa", "00:00", "23:59")
        deals(desk, 1, "Anna")
        deals(desk, 2, "Bruno")
        desk.at += 30 * MINUTE
        before = page(desk)
        pushed = desk.client.post("/api/dealers/pushes", json={"moves": before["push"]["moves"]}).json()["at"]
        desk.at += MINUTE
        assert desk.client.delete(f"/api/dealers/pushes/{pushed}").status_code == 204
        after = page(desk)
        for part in ("tables", "downs"):
            assert after[part] == before[part]
        assert [one["dealer"] for one in after["resting"]] == ["Rosa"]
        lines = desk.client.get("/api/events/friday/audit").json()["audit"]["lines"]
        relieved = [one for one in lines if one["asked"]["kind"] == "relieve-dealer"]
        assert len(relieved) == 2 and all(one["undone_by"] for one in relieved)
        assert said(desk.client.delete(f"/api/dealers/pushes/{pushed}")) == "push-is-over"
        again = desk.client.post("/api/dealers/pushes", json={"moves": after["push"]["moves"]}).json()["at"]
        desk.at += MINUTE
        deals(desk, 2, "Late")  # somebody else than whom the push had seated
        assert said(desk.client.delete(f"/api/dealers/pushes/{again}")) == "push-is-over"
        assert {one["table"]: one["dealer"] for one in page(desk)["tables"]} == {1: "Rosa", 2: "Late"}


def test_the_last_down_at_a_table_ends_when_that_breaks() -> None:
    with floor() as desk:
        kept(desk, 1, 2, 3)
        seated(desk, "friday", 13)
        told(desk, "friday", "start-event")
        deals(desk, 3, "Gina")
        desk.at += 10 * MINUTE
        told(desk, "friday", "report-bust", players=[NAMES[0]], author="floor")
        broken = told(desk, "friday", "break-table", table=3)["command_id"]
        desk.at += 20 * MINUTE
        assert page(desk)["totals"] == [{"dealer": "Gina", "downs": 1, "minutes": 10}]
        assert ",10" in desk.client.get("/api/dealers/sheet?format=csv&lang=en").text
        told(desk, "friday", "undo", command_id=broken)
        assert page(desk)["totals"][0]["minutes"] == 30
        told(desk, "friday", "break-table", table=3)
        desk.at += 5 * MINUTE
        moves = page(desk)["push"]["moves"]
        assert [(one["dealer"], one["leaves"], one["goes"]) for one in moves] == [("Gina", 3, 1)]
        assert desk.client.post("/api/dealers/pushes", json={"moves": moves}).status_code == 201
        desk.at += 7 * MINUTE
        downs = [(one["table"], one["ended_at"] - one["began_at"]) for one in page(desk)["downs"]]
        assert [(table, took // MINUTE) for table, took in downs if took > 0] == [(3, 30)]
        assert page(desk)["totals"] == [{"dealer": "Gina", "downs": 2, "minutes": 37}]


def test_what_is_no_rota_is_refused() -> None:
    with floor() as desk:
        kept(desk, 1)
        assert said(shift(desk, "Rosa", "20:00", "20:00")) == "shift-without-time"
        assert said(shift(desk, "Rosa", "25:00", "20:00")) == "no-such-day"
        assert said(shift(desk, "  ", "20:00", "21:00")) == "bad-request"
        assert said(desk.client.delete("/api/dealers/shifts/none")) == "unknown-shift"
        assert said(desk.client.post("/api/dealers/pushes", json={"moves": []})) == "nobody-moves"
        move = {"dealer": "Rosa", "leaves": 0, "goes": 9}
        assert said(desk.client.post("/api/dealers/pushes", json={"moves": [move]})) == "table-not-there"
        assert said(desk.client.get("/api/dealers?day=2027-02-30")) == "no-such-day"
        assert desk.client.put("/api/dealers/minutes", json={"minutes": 20}).status_code == 204
        assert page(desk)["push"]["minutes"] == 20
