"""Whose drawer it is, and who has to vouch: every role, every command that moves money, every drawer, by one table."""

import asyncio
from collections.abc import Callable, Mapping
from typing import get_args

import pytest
from httpx import ASGITransport, AsyncClient
from msgspec import inspect

from shuffleup.accounts.roles import COMMANDS, MONEY, ROOM, Role
from shuffleup.tournament.words.commands import Register
from shuffleup.tournament.words.money import Account, CountCash, Payment
from shuffleup.web.shell.commands import FloorCommand
from shuffleup.wire.json import canonical
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.cage_people import PINS, PRICE, REBUY, CagePeople, cage_people, paid, sale
from tests.web.club import Json, cash, floor

ALONE, TWO, NOT_HIS = "alone", "with a second person", "not at all"
OWN, OTHERS, SAFE, FLOAT, HOUSE = "own", "another's", "safe", "float", "house"
ROOMS = frozenset(role.value for role in ROOM)

Deed = Callable[[CagePeople, str, str], Json]
"""Makes everything ready for what this person does with this money, and says what that is."""


def holder(room: CagePeople, drawer: str) -> str:
    return {OWN: "", OTHERS: room.ids["colleague"], HOUSE: "house"}[drawer]


def account(room: CagePeople, of: str) -> Json:
    kinds = {SAFE: "safe", FLOAT: "float"}
    return {"kind": kinds.get(of, "drawer"), "holder": "" if of in kinds else holder(room, of), "method": "cash"}


def seller(who: str, drawer: str) -> str:
    return who if drawer == OWN else "colleague"


def sells(room: CagePeople, _who: str, drawer: str) -> Json:
    return sale("Zita", holder(room, drawer), "account" if drawer == HOUSE else "cash")


def rebuys(room: CagePeople, _who: str, drawer: str) -> Json:
    player = room.someone()
    room.gives("owner", {"type": "report-bust", "players": [player]})
    method = "account" if drawer == HOUSE else "cash"
    return {"type": "rebuy", "player": player, "payments": paid(holder(room, drawer), REBUY, method)}


def refunds(room: CagePeople, who: str, drawer: str) -> Json:
    room.sells(seller(who, drawer), "Yara")
    room.sells(seller(who, drawer), "Zita")
    room.gives("owner", voiding(), "director")
    return {
        "type": "pay-refund",
        "player": "Zita",
        "payments": paid(holder(room, drawer), method="account" if drawer == HOUSE else "cash"),
    }


def voiding() -> Json:
    return {"type": "void-entry", "entry": 8, "reason": "the wrong man"}


def voids(room: CagePeople, who: str, drawer: str) -> Json:
    room.sells(seller(who, drawer), "Yara")
    room.sells(seller(who, drawer), "Zita")
    return voiding()


def moves_from(room: CagePeople, _who: str, of: str) -> Json:
    if of == SAFE:
        lent = {"type": "move-cash", "source": account(room, FLOAT), "target": account(room, SAFE), "cents": 9000}
        room.gives("owner", {**lent, "reason": "float"}, "director")
    if of == OTHERS:
        room.sells("colleague", "Zita")
    ours = {"source": account(room, of), "target": account(room, OWN)}
    return {"type": "move-cash", **ours, "cents": 500, "reason": "change"}


def moves_to(room: CagePeople, who: str, of: str) -> Json:
    room.sells(who, "Zita")
    ours = {"source": account(room, OWN), "target": account(room, of)}
    return {"type": "move-cash", **ours, "cents": 500, "reason": "full"}


def counts(room: CagePeople, who: str, drawer: str) -> Json:
    room.sells(seller(who, drawer), "Zita")
    return {"type": "count-cash", "cashier": holder(room, drawer), "counted_cents": PRICE - 100}


def counts_again(room: CagePeople, who: str, drawer: str) -> Json:
    room.sells(seller(who, drawer), "Zita")
    room.gives(seller(who, drawer), {"type": "count-cash", "counted_cents": PRICE - 100})
    return {"type": "count-cash", "cashier": holder(room, drawer), "counted_cents": PRICE}


def fills_up(room: CagePeople, who: str, drawer: str) -> Json:
    """What a count has found short is there again after the next sale."""
    room.sells(seller(who, drawer), "Zita")
    room.gives(seller(who, drawer), {"type": "count-cash", "counted_cents": PRICE - 100})
    room.sells(seller(who, drawer), "Yara")
    return {"type": "count-cash", "cashier": holder(room, drawer), "counted_cents": 2 * PRICE}


def undoes(command_id: str) -> Json:
    return {"type": "undo", "command_id": command_id}


def undoes_last(room: CagePeople, who: str, drawer: str) -> Json:
    return undoes(room.sells(seller(who, drawer), "Zita")["command_id"])


def undoes_before(room: CagePeople, who: str, drawer: str) -> Json:
    first = room.sells(seller(who, drawer), "Zita")
    room.sells(seller(who, drawer), "Yara")
    return undoes(first["command_id"])


def undoes_counted(room: CagePeople, who: str, drawer: str) -> Json:
    sold = room.sells(seller(who, drawer), "Zita")
    room.gives(seller(who, drawer), {"type": "count-cash", "counted_cents": PRICE})
    return undoes(sold["command_id"])


def undoes_count(room: CagePeople, who: str, drawer: str) -> Json:
    room.sells(seller(who, drawer), "Zita")
    return undoes(room.gives(seller(who, drawer), {"type": "count-cash", "counted_cents": PRICE})["command_id"])


def redoes(room: CagePeople, who: str, drawer: str) -> Json:
    sold = room.sells(seller(who, drawer), "Zita")["command_id"]
    room.gives(seller(who, drawer), undoes(sold))
    return {"type": "redo", "command_id": sold}


TABLE: Mapping[Deed, Mapping[str, tuple[str, str]]] = {
    # with whose money:  the cashier, who runs the room
    sells: {OWN: (ALONE, ALONE), OTHERS: (TWO, TWO), HOUSE: (NOT_HIS, ALONE)},
    rebuys: {OWN: (ALONE, ALONE), OTHERS: (TWO, TWO), HOUSE: (NOT_HIS, ALONE)},
    refunds: {OWN: (TWO, TWO), OTHERS: (TWO, TWO), HOUSE: (NOT_HIS, TWO)},
    voids: {OWN: (TWO, TWO), OTHERS: (TWO, TWO)},
    moves_from: {OTHERS: (TWO, TWO), SAFE: (TWO, TWO), FLOAT: (TWO, TWO)},
    moves_to: {OTHERS: (TWO, TWO), SAFE: (TWO, TWO), FLOAT: (TWO, TWO)},
    counts: {OWN: (ALONE, ALONE), OTHERS: (TWO, TWO)},
    counts_again: {OWN: (TWO, TWO), OTHERS: (TWO, TWO)},
    fills_up: {OWN: (TWO, TWO), OTHERS: (TWO, TWO)},
    undoes_last: {OWN: (ALONE, ALONE), OTHERS: (NOT_HIS, TWO)},
    undoes_before: {OWN: (TWO, TWO), OTHERS: (NOT_HIS, TWO)},
    undoes_counted: {OWN: (TWO, TWO), OTHERS: (NOT_HIS, TWO)},
    undoes_count: {OWN: (TWO, TWO), OTHERS: (NOT_HIS, TWO)},
    redoes: {OWN: (NOT_HIS, ALONE), OTHERS: (NOT_HIS, TWO)},
}


@pytest.mark.parametrize("who", ["owner", "director", "floor", "cashier"])
def test_each_role_does_with_each_drawer_what_the_table_says(who: str) -> None:
    with cage_people() as room:
        second = "floor" if who != "floor" else "director"
        for deed, drawers in TABLE.items():
            for drawer, told in drawers.items():
                cell, says = f"{who}-{deed.__name__}-{drawer}", told[who in ROOMS]
                room.opens(cell.replace("_", "-").replace("'", ""))
                command = deed(room, who, drawer)
                before = room.money()
                answer = room.asks(who, command)
                assert answer.status_code == {ALONE: 200, TWO: 409, NOT_HIS: 403}[says], (cell, answer.text)
                if says == TWO:
                    assert error(answer)["code"] == "second-person", cell
                    assert room.money() == before, cell
                    row = room.gives(who, command, second)["version"]
                    audit = room.desk.client.get(f"/api/events/{room.event}/audit").json()
                    assert audit["vouchers"] == {**audit["vouchers"], str(row): room.ids[second]}, cell


def test_the_table_has_every_command_that_can_name_a_drawer() -> None:
    money = {"sell-entry", "surrender-stack", "rebuy", "buy-add-on", "pay-debt", "pay-refund", "pay-prize"}
    found = {
        str(kind.__struct_config__.tag) for kind in get_args(FloorCommand) if _names_a_drawer(inspect.type_info(kind))
    }
    assert found == money | {"move-cash", "count-cash"}
    assert all(COMMANDS[kind] == MONEY for kind in get_args(FloorCommand) if str(kind.__struct_config__.tag) in found)


def _names_a_drawer(info: inspect.Type) -> bool:
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            return cls in (Payment, Account, CountCash) or any(_names_a_drawer(one.type) for one in fields)
        case inspect.VarTupleType(item_type=item):
            return _names_a_drawer(item)
        case inspect.UnionType(types=types):
            return any(map(_names_a_drawer, types))
    return False


# ── the second person ────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_vouches_has_the_right_and_another_pin_than_whoever_acts() -> None:
    with cage_people() as room:
        room.opens("friday")
        command = moves_from(room, "cashier", FLOAT)
        for second, pin, status, code in (
            ("colleague", "", 403, "may-not-vouch"),
            ("cashier", "", 403, "may-not-vouch"),
            ("floor", PINS["cashier"], 403, "wrong-pin"),
        ):
            told = error(room.asks("cashier", command, second, pin), status)
            assert told["code"] == code, second
        room.gives("cashier", command, "floor")
        assert error(room.asks("floor", command, "floor"), 403)["code"] == "may-not-vouch"


def test_a_second_persons_pin_is_in_no_row_and_in_no_answer() -> None:
    with cage_people() as room:
        room.opens("friday")
        row = room.gives("cashier", moves_from(room, "cashier", FLOAT), "floor")

        async def read() -> bytes:
            return b"".join([canonical(one) for one in await room.desk.store.read("event/friday")])

        log = room.desk.client.blocking_portal.call(read)
        assert room.ids["floor"].encode() in log and PINS["floor"].encode() not in log
        assert PINS["floor"] not in str(row)


def test_where_only_one_has_the_right_a_reason_stands_in_the_place_of_the_pin() -> None:
    with floor() as desk:
        desk.begun(6, late_level=4)
        desk.give("sell-entry", player="Zita", payments=cash(6000))
        desk.give("sell-entry", player="Yara", payments=cash(6000))
        voided = desk.give("void-entry", entry=8, reason="she is ill")
        assert desk.refused("pay-refund", player="Yara", payments=cash(6000))["code"] == "reason-for-two"
        paid_out = desk.give("pay-refund", player="Yara", payments=cash(6000), why="she is ill")
        audit = desk.client.get("/api/events/friday/audit").json()
        assert (audit["alone"], audit["vouchers"]) == ([voided["version"], paid_out["version"]], {})
        cashier = invited(desk, "cashier", "cleo")
        body = {"command_id": "x", "command": {"type": "void-entry", "entry": 7, "reason": "a mistake"}}
        told = error(cashier.post("/api/events/friday/commands", json=body), 409)
        assert told["code"] == "second-person", "the owner is there to vouch"


def test_a_drawer_is_that_of_somebody_here_and_no_name() -> None:
    with cage_people() as room:
        room.opens("friday")
        assert error(room.asks("owner", sale("Zita", "Ada"), "director"), 409)["code"] == "unknown-drawer"
        room.gives("owner", sale("Zita", room.ids["colleague"]), "director")


def test_only_the_floor_enters_somebody_at_the_cost_of_the_house() -> None:
    with cage_people() as room:
        room.opens("friday")
        body = {"type": "register", "players": ["Zita"]}
        assert error(room.asks("cashier", body), 403)["code"] == "role-needed"
        assert Role.CASHIER not in COMMANDS[Register]


def test_a_dealer_counts_the_table_at_which_he_deals() -> None:
    with floor() as desk:
        desk.begun(12)
        dealer = invited(desk, "dealer", "dora")
        here, there = ([{"player": one, "chips": 10_000} for one in desk.at_table(number)] for number in (1, 2))

        def counted(counts: list[Json]) -> Json:
            desk.given += 1
            command = {"type": "count-chips", "counts": counts}
            answer = dealer.post(
                "/api/events/friday/commands", json={"command_id": f"d{desk.given}", "command": command}
            )
            return answer.json().get("error", {}).get("code", "counted")

        assert counted(here) == "not-his-table"
        assert desk.client.put("/api/tables", json={"numbers": [1, 2]}).is_success
        assert desk.client.put("/api/tables/1/dealer", json={"dealer": "Dora"}).status_code == 204
        assert (counted(here), counted(there), counted(here + there)) == ("counted", "not-his-table", "not-his-table")


def test_two_counts_at_once_are_one_count_and_one_correction() -> None:
    with cage_people() as room:
        room.opens("friday")
        room.sells("cashier", "Zita")
        browser = room.browsers["cashier"]

        async def both() -> list[str]:
            transport = ASGITransport(app=room.desk.client.app)
            headers = {"origin": browser.headers["origin"]}
            base = str(browser.base_url)
            async with AsyncClient(
                transport=transport, base_url=base, headers=headers, cookies=dict(browser.cookies)
            ) as client:
                asked = [
                    client.post(
                        "/api/events/friday/commands",
                        json={
                            "command_id": f"count-{cents}",
                            "command": {"type": "count-cash", "counted_cents": cents},
                        },
                    )
                    for cents in (5000, 5100, 5200, 5300, 5400, 5500)
                ]
                answers = await asyncio.gather(*asked)
            return sorted(one.json().get("error", {}).get("code", "counted") for one in answers)

        assert room.desk.client.blocking_portal.call(both) == ["counted", *["second-person"] * 5]
