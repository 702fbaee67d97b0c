"""A cashier's evening with a thief, and what the books show: sixty are missing, and they are missing from him."""

from tests.web.answers import error
from tests.web.cage_people import PINS, PRICE, CagePeople, cage_people, paid, sale
from tests.web.club import Json

THIEF, HONEST = "colleague", "cashier"
MISSING = PRICE


def drawer(holder: str = "") -> Json:
    return {"kind": "drawer", "holder": holder, "method": "cash"}


def moving(source: Json, target: Json, cents: int = MISSING) -> Json:
    return {"type": "move-cash", "source": source, "target": target, "cents": cents, "reason": "change"}


def tries(room: CagePeople, sold: dict[str, str]) -> dict[str, tuple[Json, str]]:
    """Everything that would put it on the other one, and how it is answered."""
    hers, safe = room.ids[HONEST], {"kind": "safe", "method": "cash"}
    return {
        "sells in her drawer": (sale("Olga", hers), "second-person"),
        "sells under a name": (sale("Olga", "Cleo"), "unknown-drawer"),
        "sells at the cost of the house": (sale("Olga", "house", "account"), "role-needed"),
        "enters at the cost of the house": ({"type": "register", "players": ["Olga"]}, "role-needed"),
        "moves into her drawer": (moving(drawer(), drawer(hers)), "second-person"),
        "moves out of her drawer": (moving(drawer(hers), drawer()), "second-person"),
        "moves out of the safe": (moving(safe, drawer(), 10**12), "safe-short"),
        "lends himself": (moving({"kind": "float", "method": "cash"}, drawer()), "second-person"),
        "moves into the safe": (moving(drawer(), safe), "second-person"),
        "counts her drawer short": (
            {"type": "count-cash", "cashier": hers, "counted_cents": 2 * PRICE, "author": hers},
            "second-person",
        ),
        "voids his first sale": ({"type": "void-entry", "entry": 10, "reason": "he left"}, "second-person"),
        "undoes his first sale": ({"type": "undo", "command_id": sold["first"]}, "second-person"),
        "undoes her sale": ({"type": "undo", "command_id": sold["hers"]}, "done-by-another"),
        "pays a refund that nobody is due": (
            {"type": "pay-refund", "player": "Petra", "payments": paid(hers)},
            "nothing-owed",
        ),
    }


def test_the_difference_stands_on_whoever_took_it() -> None:
    with cage_people() as room:
        room.opens("friday")
        hers = [room.sells(HONEST, player) for player in ("Petra", "Quinn", "Rosa")]
        first = room.sells(THIEF, "Sven")
        room.sells(THIEF, "Tanja")
        before = room.money()
        sold = {"first": first["command_id"], "hers": hers[-1]["command_id"]}
        for what, (command, code) in tries(room, sold).items():
            told = error(room.asks(THIEF, command))
            assert told["code"] == code, (what, told)
        for pin in (PINS[THIEF], PINS[HONEST], "0000", "1111"):
            told = error(room.asks(THIEF, moving(drawer(), drawer(room.ids[HONEST])), "floor", pin))
            assert told["code"] in ("wrong-pin", "wait-after-failures", "attempt-under-way")
        assert room.money() == before
        counted(room)


def counted(room: CagePeople) -> None:
    """Both count at the end of the evening, and he thinks of something else."""
    room.gives(HONEST, {"type": "count-cash", "counted_cents": 3 * PRICE})
    short = room.gives(THIEF, {"type": "count-cash", "counted_cents": 2 * PRICE - MISSING})
    full = {"type": "count-cash", "counted_cents": 2 * PRICE}
    assert error(room.asks(THIEF, full))["code"] == "second-person"
    undo = {"type": "undo", "command_id": short["command_id"]}
    assert error(room.asks(THIEF, undo))["code"] == "second-person"
    room.sells(THIEF, "Uwe")
    assert error(room.asks(THIEF, {**full, "counted_cents": 3 * PRICE}))["code"] == "second-person"
    room.gives(THIEF, {"type": "count-cash", "counted_cents": 3 * PRICE - MISSING})
    page = room.money()
    lines = {one["cashier"]: one["differences_cents"] for one in page["cash"] if one["method"] == "cash"}
    assert lines == {room.ids[HONEST]: 0, room.ids[THIEF]: -MISSING}
    found = {one["holder"]: one["cents"] for one in page["ledger"]["accounts"] if one["account"] == "differences"}
    assert found == {room.ids[THIEF]: MISSING}
    assert page["closes"] and all(not one["moved_since"] for one in page["counts"])
    audit = room.desk.client.get("/api/events/friday/audit").json()
    assert audit["vouchers"] == {} and {one["actor"] for one in audit["audit"]["lines"]} <= {*room.ids.values()}
