"""The walk through the sample room that leaves an example of everything that can be asked of the server."""

import math
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path

import msgspec

from tools.examples.evening import MINUTE, WHY, event_text, friday, saturday, small_events
from tools.examples.leagues import winter_league
from tools.examples.online import sit_and_go
from tools.examples.questions import questions
from tools.examples.sample_room import PASSWORD, SECOND, Json, Record, Recorded, SampleRoom, always_the_same, done

FORM = {"name": "Friday night", "rulebook": "tda-2024", "seats": 6, "places_paid": 2, "late_level": 3}
SALES = {"re_entries": 1, "rebuy_cents": 2000, "rebuy_level": 3, "add_on_cents": 2000}
SLOT = {"day": "2027-01-15", "time": "20:00"}
_NOWHERE = "http://127.0.0.1:9/results"
"""An address of this machine at which nobody listens."""
_LIST = "Name;Country;Card\nLucia Bianchi;IT;1041\nOmar Ruiz;ES;1042\n"


def walked() -> Recorded:
    """What was asked and answered, by operation: always the same for the same version."""
    record = Record()
    with tempfile.TemporaryDirectory() as folder, always_the_same():
        room = SampleRoom(Path(folder, "club.db"), record)
        with room.running():
            _looks(room)
            _staff(room)
            _calendar(room)
            friday(room)
            _pages(room)
            small_events(room)
            _tickets(room)
            saturday(room)
            _people(room)
            questions(room)
            _webhooks(room)
            sit_and_go(room)
            _walls(room)
            _past(room)
            winter_league(room, "step-one")
            event = room.get("events/step-one/export")
        other = SampleRoom(Path(folder, "other.db"), record)
        with other.running():
            done(other.owner.post("/api/events/import", content=event))
    return record.examples()


def _looks(room: SampleRoom) -> None:
    for path in ("/health", "/ready", "/metrics"):
        room.owner.get(path)
    room.wait(1)
    done(room.owner.get("/ready"))
    room.get("health")
    room.get("session")
    room.get("rulebooks")


def _staff(room: SampleRoom) -> None:
    room.ask("PUT", "session/password", {"login": "ada", "new": PASSWORD})
    room.ask("PUT", "session/pin", {"pin": "4826"})
    link = room.post("staff/invitations", name="Carla", role="floor")["link"]
    key = {"by": "invitation", "key": link.partition("=")[2]}
    carla = room.somebody()
    done(carla.post("/api/session", json={**key, "name": "Carla", "login": "carla", "password": PASSWORD}))
    done(carla.put("/api/session/pin", json={"pin": "7305"}))
    room.get("vouchers")
    done(carla.delete("/api/session"))
    done(carla.post("/api/session", json={"by": "password", "login": "carla", "password": PASSWORD}))
    tablet = room.somebody()
    key = room.post("devices/pairings", name="Tablet 3")["link"].partition("=")[2]
    done(tablet.post("/api/devices", json={"key": key}))
    colleagues = done(tablet.get("/api/session/colleagues")).json()
    who = next(one["id"] for one in colleagues if one["name"] == "Carla")
    done(tablet.post("/api/session", json={"by": "pin", "staff": who, "pin": "7305"}))
    done(tablet.post("/api/session/use"))
    room.post("tokens", name="Results screen", role="display", events=["friday"], days=30)
    taken_back = room.post("staff/invitations", name="Dora", role="cashier")["key"]["id"]
    keys = room.get("staff")["keys"]
    room.ask("DELETE", f"staff/invitations/{taken_back}")
    for kind, path in (("token", "tokens"), ("device", "devices")):
        room.ask("DELETE", f"{path}/{next(one['id'] for one in keys if one['kind'] == kind)}")
    room.ask("PATCH", f"staff/{who}", {"role": "cashier"})
    room.ask("PATCH", f"staff/{who}", {"active": False})
    room.ask("DELETE", f"staff/{who}")


def _calendar(room: SampleRoom) -> None:
    room.ask("PUT", "calendar/zone", {"zone": "Europe/Rome"})
    room.post("events", command_id="open", event_id="friday", form={**FORM, **SALES}, slot=SLOT)
    room.ask("PUT", "events/friday/slot", {**SLOT, "time": "20:30", "note": "after the match"})
    template = room.post("templates", name="Our Friday", event_id="friday")["id"]
    file = {"event_id": "sunday", "text": event_text("Sunday"), "file": "sunday.toml", "slot": {"day": "2027-01-17"}}
    room.post("openings", command_id="both", events=[file, {"event_id": "next-friday", "template": template}])
    room.post("calendar/copies", command_id="copy", source="2027-01-17", target="2027-01-24")
    room.get("templates")
    room.ask("PATCH", f"templates/{template}", {"name": "Friday with rebuys"})
    room.ask("DELETE", f"templates/{template}")
    room.get("calendar")
    room.get("events", most=2)


def _pages(room: SampleRoom) -> None:
    for page in ("floor", "wall", "forecast", "penalties", "structure", "chips"):
        room.get(f"events/friday/{page}")
    room.get("events/friday/audit", most=3)
    for path in ("lists/seats", "books/ledger"):
        for kind in ("csv", "json"):
            room.get(f"events/friday/{path}", format=kind)
    room.get("events/friday/papers")
    room.get("events/friday/papers/tickets/pages", size="80mm", table=1)
    room.get("events/friday/papers/tickets", form="svg", table=1)
    room.post("events/friday/offers", commands=[{"type": "draw-seats"}, {"type": "pause-clock", "reason": "dinner"}])
    version = room.get("events/friday/floor")["version"]
    room.post("events/friday/seats-read", version=version)
    for command in _REFUSED:
        body = {"command_id": room.named(), "command": command}
        room.owner.post("/api/events/friday/commands", json=body)


_REFUSED: tuple[Json, ...] = (
    {"type": "hold-all-in", "table": 1},
    {"type": "release-table", "table": 1},
    {"type": "redeal-hand", "table": 1, **WHY},
    {"type": "seat-alternates"},
    {"type": "pay-debt", "player": "Anna", "payments": [{"method": "cash", "cents": 2000}]},
    {"type": "take-tickets", "batch": {"satellite": "step-one", "event": "friday", "tickets": []}},
    {
        "type": "take-flight",
        "closed": {
            "flight": "spring-1b",
            "bags": [{"player": "Anna", "chips": 20_000}],
            "entries": 4,
            "players": ["Anna", "Bruno", "Carla", "Dario"],
            "pool_cents": 20_000,
            "level": 2,
            "unit": 25,
        },
        "conduct": {"source": "spring-1b"},
    },
    {"type": "carry-conduct", "conduct": {"source": "deal"}},
)
"""Commands that need what no event of the walk comes to, such as a hand that is being dealt: read, and refused."""


def _tickets(room: SampleRoom) -> None:
    told = {"player": "Lino", "cents": 6000}
    sold = room.post("tickets", command_id="t1", **told)["id"]
    given = room.post("tickets", command_id="t2", **told, origin="given", transferable=True)["id"]
    room.get("tickets", most=2)
    room.post("tickets/refunds", command_id="t3", ticket=sold, reason="he cannot come")
    room.post("tickets/redemptions", command_id="t4", ticket=given, event_id="sunday", player="Lino")
    room.get("tickets/trail", ticket=given)


def _people(room: SampleRoom) -> None:
    form = {"name": "Maria Rossi", "country": "IT", "card": "1039", "agreements": ["results"]}
    maria = room.post("people", form=form)["id"]
    twin = room.post("people", form={"name": "Rossi Maria"}, although_alike=True)["id"]
    room.post("people/likenesses", names=["Marai Rossi"])
    room.get("people", text="ros")
    seen = room.get(f"people/{maria}")["person"]["changed_at"]
    form = {**form, "public_name": "Maria R."}
    changed = room.ask("PATCH", f"people/{maria}", {"form": form, "seen": seen, "reason": "she asked"})
    ban = {"since": "2027-01-15", "until": "2027-02-15", "reason": "chip dumping", "seen": changed["changed_at"]}
    banned = room.ask("PUT", f"people/{maria}/ban", ban)
    lifted = room.ask("DELETE", f"people/{maria}/ban", seen=banned["changed_at"])
    room.post(f"people/{twin}/merger", into=maria, seen=lifted["changed_at"])
    room.ask("POST", f"people/{maria}/invitation")
    room.get(f"people/{maria}/export")
    room.post(f"people/{maria}/erasure", name="Maria Rossi")
    room.post("people/import", data=b64encode(_LIST.encode()).decode(), file="members.csv")
    for kind in ("csv", "json"):
        room.get("people/list", format=kind)
    room.post("imports/evening", data=b64encode(_EVENING.read_bytes()).decode(), file=_EVENING.name)


_EVENING = Path(__file__).with_name("evening.tdt")


def _webhooks(room: SampleRoom) -> None:
    room.ask("PUT", "webhooks/hosts", {"hosts": ["127.0.0.1"]})
    made = room.post("webhooks", name="Results", url=_NOWHERE, events=["knock-out"])["webhook"]["id"]
    room.give("knock-out", "pause-clock", reason="fire alarm")
    room.post_is_sent()
    room.get("webhooks")
    room.post(f"webhooks/{made}/test")
    room.get(f"webhooks/{made}/deliveries", most=1)
    room.ask("DELETE", f"webhooks/{made}")


def _walls(room: SampleRoom) -> None:
    logo = room.post("wall-files", data=b64encode(_DOT).decode())["id"]
    room.get(f"wall-files/{logo}")
    look = {"theme": "house", "background": "#101820", "ink": "#ffffff", "accent": "#f2c761", "logo": logo}
    room.ask(
        "PUT", "walls/bar", {"event": "friday", "language": "it", "look": look, "sounds": {"on": True, "speech": True}}
    )
    room.post("wall-announcements", text="Dinner is served", walls=["bar"])
    room.get("walls/bar")
    room.post("events/friday/rulings", command_id="ruling-1", text=_CASE)
    room.get("ruling-book", text="pushes")
    room.get("events/friday/seats")
    room.ask("PUT", "events/friday/public", {"on": True})
    room.get("events/friday/public")
    room.get("public")
    room.get("public/friday")
    room.get("walls")
    room.ask("DELETE", "walls/bar")


_CASE = """Scenario: two chips
Game: no-limit hold'em
Blinds: 300/600
Stacks: Anna 20000, Bruno 20000, Carla 20000, Dario 20000

Carla raises to 1200
Compare: Dario pushes 1000x2
"""
_DOT = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
"""A picture of one dot."""


def _past(room: SampleRoom) -> None:
    room.at += 10 * 60 * MINUTE * SECOND  # it is the next day
    room.ask("PUT", "tables", {"numbers": [1, 2, 3, 4, 5, 6]})
    room.ask("PUT", "tables/1/dealer", {"dealer": "Piero"})
    room.get("tables")
    room.ask("PUT", "federation/clubs/north", {"name": "Circolo Nord", "code": "MI-7", "town": "Milano"})
    member = room.get("people", text="a")[0]["id"]
    room.ask("PUT", f"federation/members/{member}", {"club": "north", "until": "2027-12-31"})
    room.ask("PUT", "federation/events/friday", {"club": "north", "number": "AUT-12"})
    room.get("federation")
    for gone in (f"members/{member}", "events/friday", "clubs/north"):
        room.ask("DELETE", f"federation/{gone}")
    rehearsed = room.post("rehearsals", players=12)["event_id"]
    room.post(f"events/{rehearsed}/commands", command_id="r1", command={"type": "start-event"})
    room.post(f"rehearsals/{rehearsed}/busts", count=2)
    shift = room.post("dealers/shifts", dealer="Rosa", day="2027-01-16", starts="19:00", ends="03:00")["id"]
    room.ask("PUT", "dealers/minutes", {"minutes": 40})
    room.get("dealers")
    pushed = room.post("dealers/pushes", moves=[{"dealer": "Piero", "leaves": 1, "goes": 2}])["at"]
    room.get("dealers/sheet", format="csv")
    room.get("dealers/sheet", format="json")
    room.get("papers/down-sheet/pages")
    room.ask("DELETE", f"dealers/pushes/{pushed}")
    room.ask("DELETE", f"dealers/shifts/{shift}")
    room.get("calendar/past", search="deal")


def written(found: Recorded) -> bytes:
    """The examples as they lie in the package."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def agree(there: Json, here: Json) -> bool:
    """Whether two are the same; the last digits of a sum may differ from machine to machine."""
    match there, here:
        case (dict(), dict()):
            return there.keys() == here.keys() and all(agree(there[key], here[key]) for key in here)
        case (list(), list()):
            return len(there) == len(here) and all(map(agree, there, here))
        case (float() | int(), float() | int()):
            return math.isclose(there, here, rel_tol=1e-6, abs_tol=1e-6)
    return bool(there == here)
