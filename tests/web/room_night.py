"""An evening of the room: events planned, tables put up, players seated, dealers at them."""

from tests.web.club import FORM, Floor, Json


def planned(desk: Floor, event: str, day: str, time: str = "", **form: object) -> None:
    """Opens an event with a planned start."""
    slot = {"day": day, "time": time}
    body = {"command_id": f"open-{event}", "event_id": event, "form": {**FORM, "name": event, **form}, "slot": slot}
    answer = desk.client.post("/api/events", json=body)
    assert answer.status_code == 201, answer.text


def calendar(desk: Floor) -> Json:
    answer = desk.client.get("/api/calendar")
    assert answer.status_code == 200, answer.text
    return answer.json()


def shown(desk: Floor) -> list[tuple[str, str, str, str]]:
    """Id, day, time and state of every event that is not past."""
    lines = calendar(desk)["events"]
    return [(one["event"]["event_id"], one["slot"]["day"], one["slot"]["time"], one["state"]) for one in lines]


NAMES = [f"Player {number}" for number in range(1, 31)]


def kept(desk: Floor, *numbers: int) -> Json:
    answer = desk.client.put("/api/tables", json={"numbers": numbers})
    return answer.json()["error"] if answer.content else {}


def told(desk: Floor, event: str, kind: str, **fields: object) -> Json:
    answer = desk.ask({"type": kind, **fields}, "", event)
    return answer.json()


def seated(desk: Floor, event: str, players: int) -> Json:
    """Opens an event for tables of six and draws seats for so many."""
    planned(desk, event, "2027-01-15", late_level=3)
    told(desk, event, "register", players=NAMES[:players])
    return told(desk, event, "draw-seats")


def deals(desk: Floor, table: int, dealer: str) -> None:
    assert desk.client.put(f"/api/tables/{table}/dealer", json={"dealer": dealer}).status_code == 204
