"""The ticket book of the room: tickets are won, sold and given, redeemed, refunded, and expire, and the book closes."""

from pathlib import Path

from tests.web.browsers import me
from tests.web.cage_people import PINS, cage_people
from tests.web.club import Floor, Json, floor
from tests.web.room_night import planned

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SATELLITE = """
name = "Step one"
rulebook = "tda-2024"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"
[entry]
buy_in_cents = 5000
stack = 10000
entries = 4
[payouts]
seat_cents = 6000
seats_into = "friday"
[[level]]
small = 25
big = 50
minutes = 20
"""


def book(desk: Floor, *, closed: bool = False) -> Json:
    answer = desk.client.get("/api/tickets", params={"closed": str(closed).lower()})
    assert answer.status_code == 200, answer.text
    return answer.json()


def asked(desk: Floor, path: str, **body: object) -> Json:
    desk.given += 1
    return desk.client.post(f"/api/tickets{path}", json={"command_id": f"t{desk.given}", **body}).json()


def sold(desk: Floor, player: str = "Anna", **body: object) -> Json:
    return asked(desk, "", **{"player": player, "cents": 6_000, **body})


def redeemed(desk: Floor, ticket: Json, player: str = "", event: str = "friday", **body: object) -> Json:
    told = {"ticket": ticket["id"], "event_id": event, "player": player or ticket["player"], **body}
    return asked(desk, "/redemptions", **told)


def accounts(desk: Floor) -> dict[str, int]:
    """What stands in each account; the one person here is every cashier."""
    found = book(desk)["accounts"]
    assert {one["cashier"] for one in found if one["kind"] == "money"} <= {me(desk.client)}
    return {f"{one['kind']} {one['holder']}".strip(): one["cents"] for one in found}


def test_a_ticket_that_was_sold_pays_an_entry_once() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        ticket = sold(desk)
        page = book(desk)
        assert [one["player"] for one in page["tickets"]] == ["Anna"]
        assert accounts(desk) == {"money cash": 6_000, "tickets": -6_000}
        body = {"command_id": "once", "ticket": ticket["id"], "event_id": "friday", "player": "Anna"}
        first = desk.client.post("/api/tickets/redemptions", json=body).json()
        assert first["asked"]["kind"] == "sell-entry", first
        assert desk.client.post("/api/tickets/redemptions", json=body).json()["repeated"] is True
        assert redeemed(desk, ticket)["error"]["code"] == "ticket-closed"
        assert (book(desk)["tickets"], book(desk)["closes"]) == ([], True)
        assert accounts(desk) == {"money cash": 6_000, "event friday": -6_000}
        assert [one["state"] for one in book(desk, closed=True)["tickets"]] == ["redeemed"]
        assert len(desk.page()["view"]["entrants"]) == 1
        trail = desk.client.get("/api/tickets/trail", params={"ticket": ticket["id"]}).json()
        assert [(one["act"], one["place"]) for one in trail] == [("sold", "cash"), ("redeemed", "friday")]


def test_what_a_ticket_does_not_pay_is_paid_with_it() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        ticket = sold(desk, cents=4_000, origin="given")
        told = redeemed(desk, ticket, method="card")
        assert "error" not in told
        assert accounts(desk) == {"house": 4_000, "event friday": -4_000}


def test_nobody_enters_with_anothers_ticket_unless_it_may_be_passed_on() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        own, free = sold(desk), sold(desk, transferable=True)
        assert redeemed(desk, own, "Bruno")["error"]["code"] == "ticket-not-yours"
        assert "error" not in redeemed(desk, free, "Bruno")
        assert redeemed(desk, sold(desk, "Carla", into="Sunday"))["error"]["code"] == "ticket-for-other"
        assert redeemed(desk, sold(desk, "Dario", currency="USD"))["error"]["code"] == "ticket-currency"
        assert asked(desk, "/refunds", ticket="ticket/none")["error"]["code"] == "no-such-ticket"
        assert book(desk)["closes"] is True


def test_an_entry_that_is_refused_leaves_the_ticket_as_it_was() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        first, second = sold(desk), sold(desk)
        redeemed(desk, first)
        assert redeemed(desk, second)["error"]["code"] == "already-entered"
        assert [one["id"] for one in book(desk)["tickets"]] == [second["id"]]
        assert asked(desk, "/refunds", ticket=second["id"])["error"]["code"] == "reason-for-two"
        refunded = asked(desk, "/refunds", ticket=second["id"], method="card", reason="sick")
        assert refunded["state"] == "refunded"
        assert asked(desk, "/refunds", ticket=second["id"])["error"]["code"] == "ticket-closed"
        assert accounts(desk) == {"money cash": 12_000, "money card": -6_000, "event friday": -6_000}
        assert book(desk)["closes"] is True


def test_an_entry_that_is_taken_back_leaves_the_ticket_good_in_its_event() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        planned(desk, "sunday", "2027-01-17")
        ticket = sold(desk)
        redeemed(desk, ticket)
        void = {"type": "void-entry", "entry": 1, "reason": "sick", "author": "td"}
        assert desk.ask(void, "void").status_code == 200
        assert redeemed(desk, ticket, event="sunday")["error"]["code"] == "ticket-closed"
        assert "error" not in redeemed(desk, ticket)
        assert redeemed(desk, ticket)["error"]["code"] == "ticket-closed"
        assert (accounts(desk), book(desk)["closes"]) == ({"money cash": 6_000, "event friday": -6_000}, True)


def test_a_ticket_expires_the_day_after_its_last_one() -> None:
    with floor() as desk:
        desk.client.put("/api/calendar/zone", json={"zone": "UTC"})
        sold(desk, expires="2027-01-15")
        assert len(book(desk)["tickets"]) == 1
        desk.at += 86_400_000_000
        desk.enter()
        assert (book(desk)["tickets"], accounts(desk)) == ([], {"money cash": 6_000, "expired": -6_000})
        assert sold(desk, expires="2027-02-31")["error"]["code"] == "no-such-day"


def test_seats_of_a_satellite_come_into_the_book_and_out_of_it() -> None:
    with floor() as desk:
        planned(desk, "friday", "2027-01-15")
        desk.client.post(
            "/api/events/file", json={"command_id": "o", "event_id": "sat", "file": "s", "text": SATELLITE}
        )
        steps = (
            {"type": "register", "players": ["Anna", "Bruno", "Carla", "Dario"]},
            {"type": "draw-seats"},
            {"type": "start-event"},
            {"type": "report-bust", "players": ["Dario"], "author": "floor"},
            {"type": "award-prizes"},
        )
        for number, step in enumerate(steps):
            assert desk.ask(step, f"s{number}", "sat").status_code == 200, step
        (waiting,) = book(desk)["waiting"]
        assert (waiting["event_id"], waiting["into"], waiting["seats"]) == ("sat", "friday", 3)
        handed = desk.ask({"type": "hand-over-seats", "event": "@tickets", "author": "floor"}, "hand", "sat")
        assert handed.status_code == 200, handed.text
        page = book(desk)
        assert ([one["origin"] for one in page["tickets"]], page["waiting"]) == (["won"] * 3, [])
        assert "error" not in redeemed(desk, page["tickets"][0])
        undo = desk.ask({"type": "undo", "command_id": "hand"}, "u", "sat").json()["error"]
        assert undo["code"] == "tickets-used-up"
        assert (accounts(desk), book(desk)["closes"]) == (
            {"satellite sat": 18_000, "tickets": -12_000, "event friday": -6_000},
            True,
        )


def test_seats_that_a_satellite_takes_back_are_tickets_no_longer() -> None:
    with floor() as desk:
        desk.client.post(
            "/api/events/file", json={"command_id": "o", "event_id": "sat", "file": "s", "text": SATELLITE}
        )
        for number, step in enumerate(
            (
                {"type": "register", "players": ["Anna", "Bruno", "Carla", "Dario"]},
                {"type": "draw-seats"},
                {"type": "start-event"},
                {"type": "report-bust", "players": ["Dario"], "author": "floor"},
                {"type": "award-prizes"},
                {"type": "hand-over-seats", "event": "@tickets", "author": "floor"},
            )
        ):
            desk.ask(step, f"s{number}", "sat")
        assert len(book(desk)["tickets"]) == 3
        assert desk.ask({"type": "undo", "command_id": "s5"}, "u", "sat").status_code == 200
        assert (book(desk)["tickets"], accounts(desk)) == ([], {})


def test_money_for_tickets_is_in_the_drawer_of_whoever_took_it_and_goes_back_by_two() -> None:
    with cage_people() as room:
        cashier, desk = room.browsers["cashier"], room.desk
        body = {"command_id": "sold-to-anna", "player": "Anna", "cents": 6_000}
        ticket = cashier.post("/api/tickets", json=body).json()
        sold(desk, "Bruno")
        found = {one["cashier"]: one["cents"] for one in book(desk)["accounts"] if one["kind"] == "money"}
        assert found == {room.ids["cashier"]: 6_000, room.ids["owner"]: 6_000}
        back = {"command_id": "refund", "ticket": ticket["id"], "reason": "ill"}
        assert cashier.post("/api/tickets/refunds", json=back).json()["error"]["code"] == "second-person"
        assert book(desk)["closes"] and len(book(desk)["tickets"]) == 2
        second = {"person": room.ids["floor"], "pin": PINS["floor"]}
        assert cashier.post("/api/tickets/refunds", json={**back, "second": second}).json()["state"] == "refunded"
        assert cashier.post("/api/tickets/refunds", json=back).json()["state"] == "refunded", "the same, sent again"
        trail = desk.client.get("/api/tickets/trail", params={"ticket": ticket["id"]}).json()
        assert [(one["act"], one["voucher"]) for one in trail] == [("sold", ""), ("refunded", room.ids["floor"])]
